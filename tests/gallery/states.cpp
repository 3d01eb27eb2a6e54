#include "states.h"
#include "games.h"

#include "ashlar/ai/bot.h"

#include <QAbstractButton>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>

namespace ashlar::app::gallery {

using namespace flaming;
using situations::Row;
using situations::tile;

namespace {

const std::vector<Row> middle{{0, {"torch-r", "b10", "y20", "millstone", "r7", "g1", "r10"}},
                              {1, {"b5", "y5", "r5", "g5", "y1"}},
                              {1, {"b2", "r1", "coal-g"}},
                              {1, {"b1", "b7"}}};
const std::vector<std::string_view> middleHand{"r3", "y2", "y60", "g7", "g10"};

const std::vector<Row> wide{{-2, {"g3", "r7", "b10", "y20", "millstone", "r10", "g60", "r20", "b40", "g20", "r40"}},
                            {-1, {"y7", "b5", "y5", "r5", "g5", "b60", "g40", "b20"}},
                            {0, {"b2", "y4", "r2", "g4"}},
                            {0, {"b3", "y1"}}};
const std::vector<std::string_view> wideHand{"r3", "y2", "y60", "g7", "g10"};

const std::vector<Row> tall{{0, {"r60", "y60", "b60", "g60", "millstone", "r40"}},
                            {0, {"r20", "y20", "b20", "g20", "b40"}},
                            {0, {"r10", "y10", "b10", "g10"}},
                            {0, {"r7", "y7", "b7"}},
                            {0, {"r5", "b5"}}};
const std::vector<std::string_view> tallHand{"r1", "g5", "coal-y", "torch-b", "y4"};

const std::vector<Row> straw{{0, {"y3", "y2", ".", "g20", "r1"}}};
const std::vector<Row> powder{{0, {"r10", "coal-y", "b20", "y40"}}, {1, {"b10", "b5"}}};
const std::vector<Row> fives{{0, {"r5", "b5", "y20"}}, {1, {"b20"}}};

GameOptions variants(bool curse, bool fireDie) {
    GameOptions options;
    options.curse = curse;
    options.fireDie = fireDie;
    return options;
}

const std::vector<Row> early{{0, {"r7", "b10", "y20"}}, {0, {"r5", "b5"}}};
const std::vector<std::string_view> earlyHand{"y3", "g20", "r2", "b3", "coal-g"};

const auto fits = Placement{tile("b3"), cell(2, 0)};
const auto heavy = Placement{tile("g10"), cell(2, 4)};
const auto spark = Placement{tile("coal-y"), cell(0, 2)};

bool openMenu(const Stage& stage, int index) {
    QMenuBar* bar = stage.window().menuBar();
    QAction* action = bar->actions().value(index);
    if (action == nullptr || action->menu() == nullptr) {
        return false;
    }
    action->menu()->popup(bar->mapToGlobal(bar->actionGeometry(action).bottomLeft()));
    QTest::qWait(30);
    return true;
}

/// What a menu entry opens, on top of a running game.
template <const char* action>
bool opened(const Stage& stage) {
    stage.play(middle, middleHand);
    const bool there = stage.act(action);
    QTest::qWait(60);
    return there;
}

/// Asks for a hint and waits for it, or for some part of it.
bool hinted(const Stage& stage, int waitMs = 2500) {
    const bool there = stage.act("hint");
    QTest::qWait(waitMs);
    return there;
}

constexpr char newGame[] = "newGame";
constexpr char settings[] = "settings";
constexpr char statistics[] = "statistics";
constexpr char shortcuts[] = "shortcuts";
constexpr char howToPlay[] = "howToPlay";
constexpr char about[] = "about";

} // namespace

const std::vector<State>& states() {
    static const std::vector<State> all{
        {"empty", "before the first game", [](const Stage&) { return true; }},
        {"new-game", "New game",
         [](const Stage& stage) {
             SetUp setUp;
             setUp.players = stage.players(false);
             saveSetUp(setUp);
             stage.window().showNewGame();
             QTest::qWait(60);
             return true;
         }},
        {"opening", "the first tile of a game",
         [](const Stage& stage) {
             stage.window().controller().start(dealtSession(stage.players(), 5));
             QTest::qWait(60);
             return true;
         }},
        {"early", "a small pyramid",
         [](const Stage& stage) {
             stage.play(early, earlyHand);
             return true;
         }},
        {"placing", "a tile is selected",
         [](const Stage& stage) {
             stage.play(middle, middleHand);
             stage.key(Qt::Key_4);
             return true;
         }},
        {"hovering", "a tile is selected and a square aimed at",
         [](const Stage& stage) {
             stage.play(middle, middleHand);
             stage.key(Qt::Key_4);
             stage.key(Qt::Key_Up);
             stage.key(Qt::Key_Right);
             return true;
         }},
        {"forced", "collapse, fire and fit side by side",
         [](const Stage& stage) {
             stage.play(middle, middleHand);
             stage.key(Qt::Key_5);
             stage.key(Qt::Key_Up);
             return true;
         }},
        {"wide", "eleven columns",
         [](const Stage& stage) {
             stage.play(wide, wideHand);
             stage.key(Qt::Key_2);
             stage.key(Qt::Key_Up);
             return true;
         }},
        {"tall", "five rows, late in a game",
         [](const Stage& stage) {
             stage.play(tall, tallHand);
             stage.key(Qt::Key_3);
             stage.key(Qt::Key_Up);
             return true;
         }},
        {"fall", "where does it fall?",
         [](const Stage& stage) {
             stage.play(middle, middleHand);
             stage.choose(heavy);
             stage.key(Qt::Key_Right);
             return true;
         }},
        {"hint-thinking", "a hint is thought about",
         [](const Stage& stage) {
             stage.play(middle, middleHand);
             return hinted(stage, 300);
         }},
        {"hint-placing", "the best placements, and why",
         [](const Stage& stage) {
             stage.play(middle, middleHand);
             return hinted(stage);
         }},
        {"hint-early", "a hint for a small pyramid",
         [](const Stage& stage) {
             stage.play(early, earlyHand);
             return hinted(stage);
         }},
        {"hint-wide", "a hint where there is little room",
         [](const Stage& stage) {
             stage.play(wide, wideHand);
             return hinted(stage);
         }},
        {"hint-keys", "a hint while the keys are at the table",
         [](const Stage& stage) {
             stage.play(middle, middleHand);
             const bool there = hinted(stage);
             stage.key(Qt::Key_4);
             return there;
         }},
        {"hint-game", "a hint in the middle of a careful game",
         [](const Stage& stage) {
             auto session = dealtSession(stage.players(), 8);
             const auto careful = ai::makeBot("greedy", 2);
             while (session->ply() < 17 || session->prompt().kind != PromptKind::Place ||
                    session->prompt().player != 0) {
                 session->apply(careful->choose(view(session->state(), session->prompt().player), {}, {}));
             }
             stage.window().controller().start(std::move(session));
             QTest::qWait(500); // the log glides to its end
             return hinted(stage);
         }},
        {"hint-tall", "a hint late in a game, its second choice looked at",
         [](const Stage& stage) {
             stage.play(tall, tallHand);
             const bool there = hinted(stage);
             stage.key(Qt::Key_Down);
             return there;
         }},
        {"hint-fall", "where a tile had better fall",
         [](const Stage& stage) {
             stage.play(middle, middleHand);
             stage.choose(heavy);
             return hinted(stage);
         }},
        {"collapse", "in the middle of a collapse",
         [](const Stage& stage) {
             stage.play(middle, middleHand);
             stage.choose(heavy, 1150);
             return true;
         }},
        {"fire", "in the middle of a fire",
         [](const Stage& stage) {
             stage.play(straw, {"coal-y", "r7"});
             stage.choose(spark, 1250);
             return true;
         }},
        {"explosion", "in the middle of an explosion",
         [](const Stage& stage) {
             stage.play(powder, {"torch-r", "y3"});
             stage.choose(Placement{tile("torch-r"), cell(1, 0)}, 850);
             return true;
         }},
        {"curse", "in the middle of a curse",
         [](const Stage& stage) {
             stage.play(fives, {"g5", "y3"}, variants(true, false));
             stage.choose(Placement{tile("g5"), cell(1, 0)}, 950);
             return true;
         }},
        {"die", "the Fire Die rolls",
         [](const Stage& stage) {
             stage.play(straw, {"coal-y", "r7", "b3"}, variants(false, true));
             stage.choose(spark, 2500);
             return true;
         }},
        {"die-rolled", "the Fire Die has rolled",
         [](const Stage& stage) {
             stage.play(straw, {"coal-y", "r7", "b3"}, variants(false, true));
             stage.choose(spark, 3600);
             return true;
         }},
        {"hand-over", "the turn is over and not yet handed on",
         [](const Stage& stage) {
             stage.play(early, earlyHand, {}, false);
             stage.choose(fits);
             return true;
         }},
        {"curtain", "the table is passed on, with a recap",
         [](const Stage& stage) {
             auto session = dealtSession(stage.players(false), 21);
             while (session->ply() < 30 || session->prompt().kind != PromptKind::Place ||
                    session->player(session->prompt().player).bot) {
                 const auto choices = options(session->state());
                 session->apply(choices[session->ply() * 7 % static_cast<std::size_t>(choices.size())]);
             }
             stage.window().controller().start(std::move(session));
             QTest::qWait(500); // the log glides to its end
             return true;
         }},
        {"thinking", "a bot thinks",
         [](const Stage& stage) {
             stage.play(early, earlyHand);
             stage.choose(fits);
             stage.window().controller().handOver();
             QTest::qWait(700);
             return true;
         }},
        {"looking-back", "the game as it was a few moves ago",
         [](const Stage& stage) {
             stage.play(middle, middleHand, {}, false);
             stage.choose(heavy);
             stage.choose(Fall::Right);
             const bool there = stage.act("stepBack");
             QTest::qWait(60);
             return there;
         }},
        {"standings", "the end of a game",
         [](const Stage& stage) {
             playToTheEnd(stage, 1);
             return true;
         }},
        {"standings-match", "the end of a round",
         [](const Stage& stage) {
             playToTheEnd(stage, 3);
             return true;
         }},
        {"over-match", "the table after the end of a round",
         [](const Stage& stage) {
             playToTheEnd(stage, 3);
             stage.key(Qt::Key_Escape);
             return true;
         }},
        {"over", "the table after the end",
         [](const Stage& stage) {
             playToTheEnd(stage, 1);
             stage.key(Qt::Key_Escape);
             return true;
         }},
        {"analysis", "the analysis of a game, at a turning point",
         [](const Stage& stage) { return analysed(stage, 0, true); }},
        {"analysis-running", "the analysis of a game, while it runs",
         [](const Stage& stage) { return analysed(stage, 1, false); }},
        {"analysis-practice", "the analysis in the middle of a game, stopped",
         [](const Stage& stage) {
             QSettings().setValue(QStringLiteral("analysis/depth"), 2);
             SetUp setUp;
             setUp.players = stage.players();
             setUp.practice = true;
             auto session = std::make_unique<Session>(setUp, 8);
             const auto careful = ai::makeBot("greedy", 2);
             while (session->ply() < 20 || session->prompt().player != 0) {
                 session->apply(careful->choose(flaming::view(session->state(), session->prompt().player), {}, {}));
             }
             stage.window().controller().start(std::move(session));
             QTest::qWait(300);
             const bool there = stage.act("analysis");
             QTest::qWait(1500);
             if (auto* stop = stage.window().findChild<QAbstractButton*>(QStringLiteral("analysisStop"))) {
                 stop->click();
             }
             QTest::qWait(60);
             return there;
         }},
        {"settings", "Settings", opened<settings>},
        {"statistics", "Statistics", opened<statistics>},
        {"statistics-full", "Statistics of some rounds",
         [](const Stage& stage) {
             playRounds(stage, 9);
             const bool there = stage.act(statistics);
             QTest::qWait(300);
             return there;
         }},
        {"keys", "Keys", opened<shortcuts>},
        {"how-to-play", "How to play", opened<howToPlay>},
        {"about", "About", opened<about>},
        {"new-game-over", "New game over a running one", opened<newGame>},
        {"menu-game", "the first menu", [](const Stage& stage) { return openMenu(stage, 0); }},
        {"menu-view", "the View menu",
         [](const Stage& stage) {
             stage.play(middle, middleHand);
             return openMenu(stage, 3);
         }},
    };
    return all;
}

} // namespace ashlar::app::gallery
