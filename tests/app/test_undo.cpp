// Taking back and making again: what belongs together, what is past, and in practice everything.
#include "app/application.h"
#include "played_game.h"

#include <thread>

using namespace ashlar::app;
using namespace ashlar::flaming;
using Game = PlayedGame;
using Phase = Controller::Phase;
using namespace std::chrono_literals;

namespace {

/// Case 3 of the rules: g4 on r5 and b5 collapses.
std::unique_ptr<Session> collapsing(const std::vector<Player>& players) {
    return sessionFrom(players, {{0, {"r5", "b5"}}}, {"g4"});
}

/// Thinks until it is told to stop.
class Thinker : public ashlar::ai::Bot {
    Choice choose(const SeatView& view, const ashlar::ai::Budget& /*budget*/, std::stop_token stop) override {
        while (!stop.stop_requested()) {
            std::this_thread::sleep_for(1ms);
        }
        return view.choices()[0];
    }
};

} // namespace

class TestUndo : public QObject {
    Q_OBJECT

private slots:
    void placementIsTakenBackWithItsFalls() {
        Game game(collapsing(twoPeople));
        game.controller.liftCurtain(0);
        game.controller.choose(place("g4", 1, 0));
        QTRY_COMPARE(game.phase(), Phase::Asking);
        QCOMPARE(game.session().prompt().kind, PromptKind::Fall);
        game.controller.undo(); // asked for the fall
        QCOMPARE(game.ply(), std::size_t{0});
        QCOMPARE(game.phase(), Phase::Asking);
        game.controller.redo();
        QTRY_COMPARE(game.phase(), Phase::Asking);
        QCOMPARE(game.session().prompt().kind, PromptKind::Fall);
        game.controller.choose(Fall::Left);
        QTRY_COMPARE(game.phase(), Phase::HandOver);
        const std::vector<Choice> made = game.choices();
        QCOMPARE(made.size(), std::size_t{2});
        game.controller.undo(); // after it
        QCOMPARE(game.ply(), std::size_t{0});
        QVERIFY(!game.controller.canUndo());
        game.controller.redo(); // both
        QTRY_COMPARE(game.phase(), Phase::HandOver);
        QVERIFY(game.choices() == made);
        QVERIFY(!game.controller.canRedo());
    }

    void animationIsTakenBack() {
        Game game(dealtSession(personAndBots));
        game.controller.choose(game.table.question->choices()[0]);
        QCOMPARE(game.phase(), Phase::Playing);
        QVERIFY(game.controller.canUndo());
        game.controller.undo();
        QCOMPARE(game.phase(), Phase::Asking);
        QCOMPARE(game.ply(), std::size_t{0});
        QTest::qWait(20); // what was played ends too late
        QCOMPARE(game.phase(), Phase::Asking);
    }

    void dieIsNotTakenBack() {
        GameOptions options;
        options.fireDie = true;
        auto session = sessionFrom(twoPeople, {{0, {"y20", "coal-y", "y10"}}}, {"y2", "g1"}, options);
        Game game(std::move(session));
        game.controller.liftCurtain(0);
        game.controller.choose(place("y2", 1, 0));
        QTRY_VERIFY(game.ply() >= 2);
        QVERIFY(!game.controller.canUndo());
    }

    void practiceTakesEverythingBack_data() {
        QTest::addColumn<int>("people");
        QTest::addColumn<bool>("variants");
        QTest::newRow("one person") << 1 << false;
        QTest::newRow("one person, curse and die") << 1 << true;
        QTest::newRow("two people") << 2 << true;
    }

    /// To the beginning and back again, step by step: bots, dice and draws repeat what they did.
    void practiceTakesEverythingBack() {
        QFETCH(const int, people);
        QFETCH(const bool, variants);
        std::vector<Player> players = personAndBots;
        if (people == 2) {
            players[1] = person("Ben");
        }
        Game game(practice(players, 5, {variants, variants, 8}));
        while (game.phase() != Phase::Over) {
            game.turn(7);
        }
        const std::vector<Choice> made = game.choices();
        std::vector<std::size_t> stations;
        while (game.controller.canUndo()) {
            stations.push_back(game.ply());
            game.controller.undo();
            QVERIFY(game.ply() < stations.back());
            if (game.phase() == Phase::Curtain) {
                game.controller.liftCurtain(game.table.curtain->seat);
            }
            QCOMPARE(game.phase(), Phase::Asking);
        }
        QVERIFY(stations.size() >= 8);
        QCOMPARE(game.ply(), std::size_t{0});
        while (!stations.empty()) {
            QVERIFY(game.controller.canRedo());
            game.controller.redo();
            QTRY_COMPARE(game.ply(), stations.back());
            QTRY_VERIFY(game.phase() != Phase::Playing);
            if (game.phase() == Phase::HandOver) {
                game.controller.handOver();
                QTRY_VERIFY(game.phase() != Phase::Playing);
            }
            stations.pop_back();
        }
        QVERIFY(game.choices() == made);
        QTRY_COMPARE(game.phase(), Phase::Over);
        QCOMPARE(game.table.secrets, 0);
    }

    void thinkingBotIsInterrupted();

    void anotherChoiceKeepsTheOldBranch() {
        Game game(practice(personAndBots));
        game.turn(0);
        game.turn(0);
        const std::vector<Choice> old = game.choices();
        QVERIFY(game.controller.branches().empty());
        game.controller.undo();
        game.controller.undo();
        QCOMPARE(game.ply(), std::size_t{0});
        game.turn(3);
        const std::vector<Branch> branches = game.controller.branches();
        QCOMPARE(branches.size(), std::size_t{2});
        QVERIFY(!branches[0].current);
        QVERIFY(branches[1].current);
        QCOMPARE(branches[0].caption, QStringLiteral("The game as it was first played"));
        QVERIFY2(branches[1].caption.startsWith(QStringLiteral("From move 1: Ana puts ")),
                 qPrintable(branches[1].caption));
        const std::vector<Choice> newer = game.choices();
        game.controller.switchTo(branches[0].end);
        QVERIFY(game.choices() == old);
        QCOMPARE(game.phase(), Phase::Asking);
        game.controller.switchTo(branches[1].end);
        QVERIFY(game.choices() == newer);
    }
};

void TestUndo::thinkingBotIsInterrupted() {
    Controller controller;
    FakeTable table(controller);
    controller.setPace({0ms, 0ms});
    controller.setBotFactory(
        [](const QString& /*level*/, std::uint64_t /*seed*/) { return std::make_unique<Thinker>(); });
    controller.start(practice({person("Ana"), bot("Flint")}));
    controller.choose(table.question->choices()[0]);
    QTRY_COMPARE(controller.phase(), Phase::Thinking);
    controller.lookAt(0);
    QTest::qWait(20);
    QCOMPARE(controller.phase(), Phase::LookingBack);
    controller.returnToGame();
    QCOMPARE(controller.phase(), Phase::Thinking); // begins again
    QVERIFY(controller.canUndo());
    controller.undo();
    QCOMPARE(controller.phase(), Phase::Asking);
    QCOMPARE(controller.session()->ply(), std::size_t{0});
    QTest::qWait(20);
    QCOMPARE(controller.phase(), Phase::Asking);
    QVERIFY(table.notes.isEmpty());
}

int main(int argc, char** argv) {
    ashlar::app::setApplicationNames();
    const Application application(argc, argv);
    TestUndo test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_undo.moc"
