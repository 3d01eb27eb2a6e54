// Whole games without a window: who is asked what and when, what may be taken back, and what stays hidden.
#include "app/application.h"
#include "fake_table.h"
#include "sessions.h"

#include <QElapsedTimer>

#include <bit>
#include <stdexcept>
#include <thread>

using namespace ashlar::app;
using namespace ashlar::flaming;
using Phase = Controller::Phase;
using namespace std::chrono_literals;

namespace {

constexpr Pace atOnce{0ms, 0ms};
constexpr Pace untilDone{0ms, std::nullopt};
constexpr int longGame = 60000; // milliseconds

/// A table with a controller that plays without pauses.
struct Game {
    explicit Game(std::unique_ptr<Session> session, const Pace& pace = untilDone) {
        controller.setPace(pace);
        controller.start(std::move(session));
    }

    const Session& session() const { return *controller.session(); }
    int handShown() const { return table.view.seat(); }

    Controller controller;
    FakeTable table{controller};
};

const std::vector<Player> twoPeople = {person("Ana"), person("Ben")};
const std::vector<Player> threePeople = {person("Ana"), person("Ben"), person("Cleo")};
const std::vector<Player> personAndBots = {person("Ana"), bot("Flint"), bot("Cairn", "greedy")};

/// Case 11 of the rules: the curse of seat 0 makes seat 2 decide.
std::unique_ptr<Session> cursed() {
    GameOptions options;
    options.curse = true;
    return sessionFrom(threePeople, {{0, {"r5", "b5", "y20"}}, {1, {"b7"}}}, {"g5", "g1"}, options);
}

} // namespace

class TestController : public QObject {
    Q_OBJECT

private slots:
    // ---- whole games --------------------------------------------------------------------------------------------

    void gamesComeToTheirEnd_data() {
        QTest::addColumn<int>("people");
        QTest::addColumn<int>("bots");
        QTest::addColumn<bool>("curse");
        QTest::addColumn<bool>("fireDie");
        for (int people = 0; people <= 3; ++people) {
            const int bots = people == 0 ? 3 : people == 1 ? 1 : 4 - people;
            for (int variant = 0; variant < 4; ++variant) {
                QTest::addRow("%d people, %d bots, variant %d", people, bots, variant)
                    << people << bots << (variant % 2 != 0) << (variant / 2 != 0);
            }
        }
    }

    void gamesComeToTheirEnd() {
        QFETCH(const int, people);
        QFETCH(const int, bots);
        QFETCH(const bool, curse);
        QFETCH(const bool, fireDie);
        std::vector<Player> players;
        for (int i = 0; i < people; ++i) {
            players.push_back(person("Ana"));
        }
        for (int i = 0; i < bots; ++i) {
            players.push_back(bot("Flint", i % 2 == 0 ? "random" : "greedy"));
        }
        Controller controller;
        FakeTable table(controller);
        table.answers = true;
        controller.setPace(atOnce);
        controller.start(dealtSession(players, 7, {curse, fireDie, 15}));
        QTRY_COMPARE_WITH_TIMEOUT(table.ends, 1, longGame);
        QCOMPARE(controller.phase(), Phase::Over);
        QVERIFY(controller.session()->isOver());
        QVERIFY(winners(controller.session()->state()) != 0);
        QCOMPARE(table.secrets, 0);
        QVERIFY(table.notes.isEmpty());
        QCOMPARE(table.curtains.empty(), people < 2);
        ashlar::record::check(controller.session()->toRecord()); // throws if a choice was not allowed
    }

    void everythingThatHappenedIsShownOnce() {
        Controller controller;
        FakeTable table(controller);
        table.answers = true;
        controller.setPace(atOnce);
        controller.start(dealtSession(twoPeople, 9, {true, true, 10}));
        QTRY_COMPARE_WITH_TIMEOUT(table.ends, 1, longGame);
        std::size_t happened = 0;
        for (const Move& move : controller.session()->moves()) {
            happened += move.events.size();
        }
        std::size_t shown = 0;
        for (const auto& events : table.played) {
            shown += events.size();
        }
        QCOMPARE(shown, happened);
    }

    void matchGoesOnUntilSomebodyHasWonIt() {
        Controller controller;
        FakeTable table(controller);
        controller.setPace(atOnce);
        controller.start(dealtSession({bot("Ember", "greedy"), bot("Flint")}, 3, {false, false, 40}, 2));
        int rounds = 1;
        for (; rounds < 20; ++rounds) {
            QTRY_COMPARE_WITH_TIMEOUT(table.ends, rounds, longGame);
            if (controller.session()->isMatchOver()) {
                break;
            }
            const Match before = controller.session()->matchAfter();
            controller.startNextRound();
            QCOMPARE(controller.session()->match().won, before.won);
            QCOMPARE(controller.session()->round(), rounds + 1);
        }
        QVERIFY(controller.session()->isMatchOver());
        QVERIFY(winnerOf(controller.session()->matchAfter()) >= 0);
        controller.startNextRound(); // is ignored
        QCOMPARE(controller.phase(), Phase::Over);
    }

    void singleRoundIsOverEvenIfTied() {
        for (std::uint64_t seed = 1; seed < 200; ++seed) {
            const auto session = dealtSession(twoPeople, seed, {false, false, 1});
            while (!session->isOver()) {
                session->apply(options(session->state())[0]);
            }
            if (std::popcount(winners(session->state())) == 2) {
                QVERIFY(session->isMatchOver());
                const auto match = dealtSession(twoPeople, seed, {false, false, 1}, 2);
                while (!match->isOver()) {
                    match->apply(options(match->state())[0]);
                }
                QVERIFY(!match->isMatchOver());
                QCOMPARE(match->nextRound().match().won, match->match().won); // it counts for nobody
                return;
            }
        }
        QFAIL("no tie in all these games");
    }

    void finishedGameShowsItsEnd() {
        auto session = dealtSession(twoPeople, 1, {false, false, 1});
        while (!session->isOver()) {
            session->apply(options(session->state())[0]);
        }
        const Game game(std::make_unique<Session>(session->toRecord(), 1));
        QCOMPARE(game.controller.phase(), Phase::Over);
        QCOMPARE(game.table.ends, 1);
    }

    // ---- taking back --------------------------------------------------------------------------------------------

    void drawnTileIsShownOnlyWhenTheTurnIsHandedOn() {
        Game game(dealtSession(personAndBots));
        QCOMPARE(game.controller.phase(), Phase::Asking);
        const TileMask before = game.table.view.knownHand(0);
        const Choice choice = game.table.question->choices()[0];
        game.controller.choose(choice);
        QTRY_COMPARE(game.controller.phase(), Phase::HandOver);
        QVERIFY(game.table.handsOver);
        QCOMPARE(game.table.view.knownHand(0), before - choice.as<Placement>()->tile);
        QCOMPARE(game.table.view.pileSize(0), 10);
        QCOMPARE(game.table.view.active(), 0);
        QCOMPARE(game.table.view.tileOn(choice.as<Placement>()->at), choice.as<Placement>()->tile);

        game.controller.handOver();
        QVERIFY(!game.table.handsOver);
        QCOMPARE(game.table.view.handSize(0), 5);
        QCOMPARE(game.table.view.pileSize(0), 9);
        QVERIFY(!game.controller.canUndo());
    }

    void placementIsTakenBackAndMadeAgain() {
        Game game(dealtSession(personAndBots));
        const SeatView before = *game.table.question;
        game.controller.choose(before.choices()[0]);
        QTRY_COMPARE(game.controller.phase(), Phase::HandOver);
        QVERIFY(game.controller.canUndo());
        game.controller.undo();
        QCOMPARE(game.controller.phase(), Phase::Asking);
        QVERIFY(!game.table.handsOver);
        QVERIFY(game.table.question == before);
        QCOMPARE(game.session().ply(), std::size_t{0});
        QVERIFY(!game.controller.canUndo());
        QVERIFY(game.controller.canRedo());
        game.controller.redo();
        QTRY_COMPARE(game.controller.phase(), Phase::HandOver);
        QCOMPARE(game.session().ply(), std::size_t{1});
        QVERIFY(!game.controller.canRedo());
    }

    void turnIsHandedOnByItself() {
        Game game(dealtSession(twoPeople), {0ms, 30ms});
        game.controller.liftCurtain(0);
        game.controller.choose(game.table.question->choices()[0]);
        QTRY_COMPARE(game.controller.phase(), Phase::HandOver);
        QTRY_COMPARE(game.controller.phase(), Phase::Curtain);
    }

    void noPauseWhereNothingCanBeTakenBack() {
        // y2 on y20 and the coal burns: the die is rolled, and that is that (case 13 of the rules).
        GameOptions options;
        options.fireDie = true;
        ashlar::record::Record record =
            recordFrom({person("Ana"), bot("Flint")}, {{0, {"y20", "coal-y", "y10"}}}, {"y2", "g1"}, options);
        record.unknown = R"("ashlar":{"practice":false})";
        Game game(std::make_unique<Session>(record, 1));
        game.controller.choose(place("y2", 1, 0));
        QTRY_VERIFY(game.session().ply() >= 2);
        QVERIFY(game.session().moves()[1].choice.as<DieFace>() != nullptr);
        QVERIFY(!game.controller.canUndo());
        QTRY_VERIFY(game.session().ply() >= 3 || game.controller.phase() == Phase::Asking);
        QVERIFY(!game.table.handsOver);
    }

    void othersChoicesAreNotTakenBack() {
        Game game(cursed());
        game.controller.liftCurtain(0);
        game.controller.choose(place("g5", 1, 0));
        QTRY_COMPARE(game.controller.phase(), Phase::HandOver); // before another one decides
        QVERIFY(game.controller.canUndo());
        game.controller.handOver();
        QCOMPARE(game.controller.phase(), Phase::Curtain);
        QVERIFY(!game.controller.canUndo());
        QCOMPARE(game.table.curtain->seat, 2);
        game.controller.liftCurtain(2);
        QCOMPARE(game.controller.phase(), Phase::Asking);
        QVERIFY(!game.controller.canUndo()); // Ana's placement is not Cleo's to take back
        game.controller.choose(Fall::Left);
        QTRY_VERIFY(game.controller.phase() == Phase::HandOver || game.controller.phase() == Phase::Asking);
        QVERIFY(game.controller.canUndo()); // her own choice is
        game.controller.undo();
        QCOMPARE(game.session().ply(), std::size_t{1});
        QVERIFY(!game.controller.canUndo());
    }

    // ---- curtain ------------------------------------------------------------------------------------------------

    void curtainClosesBetweenPeople_data() {
        QTest::addColumn<int>("people");
        QTest::addColumn<QVector<int>>("curtains");
        QTest::newRow("one person") << 1 << QVector<int>{};
        QTest::newRow("two people") << 2 << QVector<int>{0, 1, 0, 1};
        QTest::newRow("three people") << 3 << QVector<int>{0, 1, 2, 0};
    }

    void curtainClosesBetweenPeople() {
        QFETCH(const int, people);
        QFETCH(const QVector<int>, curtains);
        std::vector<Player> players = threePeople;
        players.resize(static_cast<std::size_t>(people));
        players.push_back(bot("Flint"));
        Controller controller;
        FakeTable table(controller);
        table.answers = true;
        controller.setPace(atOnce);
        controller.start(dealtSession(players, 4, {false, false, 2}));
        QTRY_COMPARE_WITH_TIMEOUT(table.ends, 1, longGame);
        const auto count = static_cast<qsizetype>(std::min(table.curtains.size(), std::size_t{4}));
        QCOMPARE(QVector<int>(table.curtains.begin(), table.curtains.begin() + count), curtains);
    }

    void curtainHidesEveryHand() {
        Game game(dealtSession(twoPeople));
        QCOMPARE(game.controller.phase(), Phase::Curtain);
        QCOMPARE(game.controller.shownSeat(), SeatView::nobody);
        QVERIFY(!game.table.question);
        game.controller.liftCurtain(1); // not the one it closed for
        QCOMPARE(game.controller.phase(), Phase::Curtain);
        game.controller.liftCurtain(0);
        QCOMPARE(game.handShown(), 0);
        QCOMPARE(game.controller.phase(), Phase::Asking);
    }

    void deciderAfterACurseTakesTheTable() {
        Game game(cursed());
        game.controller.liftCurtain(0);
        game.controller.choose(place("g5", 1, 0));
        QTRY_COMPARE(game.controller.phase(), Phase::HandOver);
        game.controller.handOver();
        game.controller.liftCurtain(2);
        QCOMPARE(game.handShown(), 2);
        QCOMPARE(game.table.question->prompt().kind, PromptKind::Fall);
        game.controller.choose(Fall::Right);
        while (game.session().prompt().kind == PromptKind::Fall) {
            QTRY_COMPARE(game.controller.phase(), Phase::Asking);
            game.controller.choose(Fall::Right);
        }
        QTRY_COMPARE(game.controller.phase(), Phase::HandOver);
        game.controller.handOver();
        QTRY_COMPARE(game.controller.phase(), Phase::Curtain);
        QCOMPARE(game.table.curtains, (std::vector<int>{0, 2, 1}));
        QCOMPARE(game.table.secrets, 0);
    }

    // ---- bots ---------------------------------------------------------------------------------------------------

    void botThatThrowsIsReplaced();
    void botThatCheatsIsReplaced();
    void botThatHangsIsReplaced();
    void nobodyWaitsForAThinkingBot();
    void botsPlayAtAPace();

    void choicesThatAreNotAllowedAreIgnored() {
        Game game(dealtSession(personAndBots));
        game.controller.choose(Fall::Left);
        game.controller.choose(DieFace::Smoke);
        game.controller.choose(place("millstone", 7, 7));
        QCOMPARE(game.session().ply(), std::size_t{0});
        QCOMPARE(game.controller.phase(), Phase::Asking);
    }
};

namespace {

class Thrower : public ashlar::ai::Bot {
    Choice choose(const SeatView& /*view*/, const ashlar::ai::Budget& /*budget*/, std::stop_token /*stop*/) override {
        throw std::runtime_error("no idea");
    }
};

class Cheat : public ashlar::ai::Bot {
    Choice choose(const SeatView& /*view*/, const ashlar::ai::Budget& /*budget*/, std::stop_token /*stop*/) override {
        return place("millstone", 30, 30);
    }
};

/// Thinks until it is told to stop, or for good.
class Thinker : public ashlar::ai::Bot {
public:
    explicit Thinker(std::chrono::milliseconds stubbornness) : stubbornness_(stubbornness) {}
    Choice choose(const SeatView& view, const ashlar::ai::Budget& /*budget*/, std::stop_token stop) override {
        while (!stop.stop_requested()) {
            std::this_thread::sleep_for(1ms);
        }
        std::this_thread::sleep_for(stubbornness_);
        return view.choices()[0];
    }

private:
    std::chrono::milliseconds stubbornness_;
};

template <class Bot, class... Arguments>
void useBots(Controller& controller, Arguments... arguments) {
    controller.setBotFactory([arguments...](const QString& /*level*/, std::uint64_t /*seed*/) {
        return std::make_unique<Bot>(arguments...);
    });
}

const std::vector<Player> botFirst = {bot("Flint"), person("Ana")};

} // namespace

void TestController::botThatThrowsIsReplaced() {
    Controller controller;
    FakeTable table(controller);
    controller.setPace(atOnce);
    useBots<Thrower>(controller);
    QTest::ignoreMessage(QtWarningMsg, "Work in the background failed: no idea");
    controller.start(dealtSession(botFirst));
    QTRY_COMPARE(controller.phase(), Phase::Asking);
    QCOMPARE(table.notes.size(), 1);
    QVERIFY(table.notes[0].contains(QStringLiteral("Flint")));
}

void TestController::botThatCheatsIsReplaced() {
    Controller controller;
    FakeTable table(controller);
    controller.setPace(atOnce);
    useBots<Cheat>(controller);
    controller.start(dealtSession(botFirst));
    QTRY_COMPARE(controller.phase(), Phase::Asking);
    QCOMPARE(table.notes.size(), 1);
}

void TestController::botThatHangsIsReplaced() {
    Controller controller;
    FakeTable table(controller);
    controller.setPace(atOnce);
    controller.setPatience(50ms);
    useBots<Thinker>(controller, 0ms);
    controller.start(dealtSession(botFirst));
    QTRY_COMPARE(controller.phase(), Phase::Asking);
    QCOMPARE(table.notes.size(), 1);
}

void TestController::nobodyWaitsForAThinkingBot() {
    QElapsedTimer timer;
    {
        Controller controller;
        FakeTable table(controller);
        controller.setPace(atOnce);
        useBots<Thinker>(controller, 2000ms);
        controller.start(dealtSession(botFirst));
        QCOMPARE(controller.phase(), Phase::Thinking);
        QTest::qWait(20);
        timer.start();
        controller.start(dealtSession({person("Ana"), bot("Flint")}, 2)); // a new game
        QVERIFY(timer.elapsed() < 500);
        QCOMPARE(controller.phase(), Phase::Asking);
        controller.start(dealtSession(botFirst, 3));
        QCOMPARE(controller.phase(), Phase::Thinking);
        QTest::qWait(20);
        timer.start();
    } // quit
    QVERIFY(timer.elapsed() < 500);
    QTest::qWait(2100); // the answers of those who were forgotten reach nobody
}

void TestController::botsPlayAtAPace() {
    Controller controller;
    FakeTable table(controller);
    controller.setPace({200ms, 0ms});
    QElapsedTimer timer;
    timer.start();
    controller.start(dealtSession(botFirst));
    QTRY_COMPARE(controller.session()->ply(), std::size_t{1});
    QVERIFY(timer.elapsed() >= 200);
}

int main(int argc, char** argv) {
    ashlar::app::setApplicationNames();
    const Application application(argc, argv);
    TestController test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_controller.moc"
