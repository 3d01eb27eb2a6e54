// The ways through the history of a game: looking back, playing again, branches, and what stays hidden on all of them.
#include "app/application.h"
#include "played_game.h"

#include <QSignalSpy>

using namespace ashlar::app;
using namespace ashlar::flaming;
using Game = PlayedGame;
using Phase = Controller::Phase;
using namespace std::chrono_literals;

class TestHistory : public QObject {
    Q_OBJECT

private slots:
    // ---- looking back -------------------------------------------------------------------------------------------

    void everyPositionIsLookedAt() {
        Game game(practice(personAndBots, 3, {true, true, 6}));
        while (game.phase() != Phase::Over) {
            game.turn(1);
        }
        const auto line = game.session().line();
        const QSignalSpy told(&game.controller, &Controller::historyChanged);
        for (std::size_t ply = 0; ply < line.size(); ++ply) {
            game.controller.lookAt(ply);
            QCOMPARE(game.phase(), Phase::LookingBack);
            QVERIFY(game.table.view == view(game.session().timeline().state(line[ply]), 0));
            const HistoryState history = game.controller.history();
            QVERIFY(history.lookingBack);
            QCOMPARE(history.ply, ply);
            QCOMPARE(history.plies, line.size() - 1);
            QCOMPARE(history.canPlayOn, ply + 1 != line.size());
            QVERIFY(!history.caption.isEmpty());
            QVERIFY(told.back().front().value<HistoryState>() == history);
        }
        game.controller.toBeginning();
        QCOMPARE(game.controller.history().ply, std::size_t{0});
        game.controller.stepBack();
        QCOMPARE(game.controller.history().ply, std::size_t{0});
        const std::size_t shows = game.table.played.size();
        for (std::size_t ply = 1; ply < line.size(); ++ply) { // faster than it can be shown
            game.controller.stepForward();
            QCOMPARE(game.controller.history().ply, ply);
            QVERIFY(game.table.view == view(game.session().timeline().state(line[ply]), 0));
        }
        QCOMPARE(game.table.played.size(), shows + line.size() - 1);
        game.controller.stepForward();
        QCOMPARE(game.table.played.size(), shows + line.size() - 1);
        game.controller.lookAt(1000000);
        QCOMPARE(game.controller.history().ply, line.size() - 1);
        game.controller.stepBack();
        QCOMPARE(game.controller.history().ply, line.size() - 2);
        QTest::qWait(20); // the plays of all those steps end
        QCOMPARE(game.phase(), Phase::LookingBack);

        game.controller.returnToGame();
        QCOMPARE(game.phase(), Phase::Over);
        QCOMPARE(game.table.ends, 1); // the standings are not shown again
        QVERIFY(!game.controller.history().lookingBack);
        QCOMPARE(game.table.secrets, 0);
    }

    void lookingBackReturnsToTheSamePrompt() {
        Game game(dealtSession(twoPeople, 2));
        game.turn();
        game.turn();
        const SeatView asked = *game.table.question;
        game.controller.stepBack();
        QVERIFY(!game.table.question);
        QVERIFY(!game.controller.canUndo());
        game.controller.choose(asked.choices()[0]); // is not asked
        QCOMPARE(game.phase(), Phase::LookingBack);
        game.controller.returnToGame();
        QCOMPARE(game.phase(), Phase::Asking);
        QVERIFY(*game.table.question == asked);

        game.controller.choose(asked.choices()[0]);
        QCOMPARE(game.phase(), Phase::Playing);
        game.controller.lookAt(0); // from the middle of an animation
        QTest::qWait(5);
        game.controller.returnToGame();
        QTRY_VERIFY(game.phase() == Phase::HandOver || game.phase() == Phase::Asking);
    }

    void heldTurnStaysHeldAndHidden() {
        Game game(dealtSession(twoPeople, 2));
        game.controller.liftCurtain(0);
        game.controller.choose(game.table.question->choices()[0]);
        QTRY_COMPARE(game.phase(), Phase::HandOver);
        const SeatView held = game.table.view;
        game.controller.lookAt(1);
        QVERIFY(game.table.view == held); // without the tile that was drawn
        QVERIFY(!game.table.handsOver);
        game.controller.stepBack();
        game.controller.stepForward();
        QVERIFY(game.table.view == held);
        for (const Event& event : game.table.played.back()) {
            QVERIFY(!std::holds_alternative<event::Drew>(event));
        }
        game.controller.replayLastTurn();
        QTRY_COMPARE(game.phase(), Phase::HandOver);
        QVERIFY(game.table.view == held);
        QVERIFY(game.table.handsOver);
        game.controller.undo();
        QCOMPARE(game.phase(), Phase::Asking);
        QCOMPARE(game.controller.history().plies, std::size_t{0}); // the draw that was taken back is no one's to see
        game.controller.stepForward();
        game.controller.lookAt(1);
        QCOMPARE(game.phase(), Phase::Asking);
    }

    void nobodyLooksBackBehindTheCurtain() {
        Game game(dealtSession(twoPeople, 2));
        game.turn();
        game.controller.choose(game.table.question->choices()[0]);
        QTRY_VERIFY(game.phase() == Phase::HandOver || game.phase() == Phase::Asking);
        while (game.phase() == Phase::Asking) {
            game.controller.choose(game.table.question->choices()[0]);
            QTRY_VERIFY(game.phase() == Phase::HandOver || game.phase() == Phase::Asking);
        }
        game.controller.handOver();
        QTRY_COMPARE(game.phase(), Phase::Curtain);
        QVERIFY(!game.controller.canLookBack());
        game.controller.lookAt(0);
        game.controller.replayLastTurn();
        game.controller.stepBack();
        QCOMPARE(game.phase(), Phase::Curtain);
    }

    void runningGameBetweenPeopleIsOnlyLookedAt() {
        Game game(dealtSession(twoPeople, 2));
        game.turn();
        game.turn();
        const std::vector<Choice> made = game.choices();
        game.controller.lookAt(1);
        QVERIFY(!game.controller.history().canPlayOn);
        game.controller.playOnFromHere();
        QCOMPARE(game.phase(), Phase::LookingBack);
        game.controller.returnToGame();
        QVERIFY(game.choices() == made);
        QVERIFY(game.controller.branches().empty());
        game.controller.switchTo(0);
        QVERIFY(game.choices() == made);
    }

    void branchBeginsAnywhereInAGameThatIsOver() {
        Game game(dealtSession(twoPeople, 2, {false, false, 4}));
        while (game.phase() != Phase::Over) {
            game.turn();
        }
        const std::vector<Choice> made = game.choices();
        game.controller.lookAt(3);
        QVERIFY(game.controller.history().canPlayOn);
        game.controller.playOnFromHere();
        QCOMPARE(game.ply(), std::size_t{3});
        QCOMPARE(game.controller.history().plies, made.size());
        QVERIFY(!game.controller.canUndo());
        while (game.phase() != Phase::Over) {
            game.turn(2);
        }
        QCOMPARE(game.table.ends, 2);
        QVERIFY(game.choices() != made);
        const std::vector<Branch> branches = game.controller.branches();
        QCOMPARE(branches.size(), std::size_t{2});
        QVERIFY(branches[1].caption.startsWith(QStringLiteral("From move ")));
        game.controller.switchTo(branches[0].end);
        QVERIFY(game.choices() == made);
        QCOMPARE(game.phase(), Phase::Over);
    }

    void botsAreWatchedAndSteppedThrough() {
        Game game(practice({bot("Ember", "greedy"), bot("Flint")}, 4, {false, false, 10}));
        QTRY_VERIFY_WITH_TIMEOUT(game.ply() >= 5, longGame);
        game.controller.stepBack();
        QCOMPARE(game.phase(), Phase::LookingBack);
        const std::size_t stopped = game.ply();
        QTest::qWait(50);
        QCOMPARE(game.ply(), stopped); // the game waits
        QVERIFY(!game.controller.canUndo());
        game.controller.lookAt(2);
        QVERIFY(game.controller.history().canPlayOn);
        game.controller.returnToGame();
        QTRY_VERIFY(game.ply() > stopped || game.phase() == Phase::Over);
        QTRY_COMPARE_WITH_TIMEOUT(game.phase(), Phase::Over, longGame);
        game.controller.lookAt(3);
        game.controller.playOnFromHere();
        QTRY_COMPARE_WITH_TIMEOUT(game.phase(), Phase::Over, longGame);
        QCOMPARE(game.table.secrets, 0);
    }

    // ---- playing again ------------------------------------------------------------------------------------------

    void lastTurnsArePlayedAgain() {
        Game game(dealtSession(personAndBots, 6));
        game.turn();
        const SeatView asked = *game.table.question;
        std::size_t from = game.ply();
        while (from > 0 && game.session().moves()[from - 1].active != 0) {
            --from;
        }
        const std::size_t moves = game.ply() - from;
        QVERIFY(moves >= 2); // the bots'
        const std::size_t before = game.table.played.size();
        game.controller.replayLastTurn();
        QCOMPARE(game.phase(), Phase::LookingBack);
        QVERIFY(game.controller.history().lookingBack);
        QVERIFY(!game.controller.history().canPlayOn);
        QTRY_COMPARE(game.phase(), Phase::Asking);
        QCOMPARE(game.table.played.size(), before + moves);
        QVERIFY(*game.table.question == asked);
        QCOMPARE(game.ply(), from + moves);
        QCOMPARE(game.table.secrets, 0);
    }

    void choiceEndsTheReplay() {
        Game game(dealtSession(personAndBots, 6));
        game.turn();
        const std::size_t ply = game.ply();
        const Choice choice = game.table.question->choices()[2];
        game.controller.replayLastTurn();
        game.controller.choose(choice);
        QCOMPARE(game.ply(), ply + 1);
        QVERIFY(game.choices().back() == choice);
        QTRY_VERIFY(game.phase() == Phase::HandOver || game.phase() == Phase::Asking);
    }

    void replayIsLeftAndHalted() {
        Game game(dealtSession(personAndBots, 6));
        game.turn();
        const SeatView asked = *game.table.question;
        game.controller.replayLastTurn();
        game.controller.returnToGame();
        QVERIFY(*game.table.question == asked);
        game.controller.replayLastTurn();
        game.controller.stepBack();
        const std::size_t looked = game.controller.history().ply;
        QTest::qWait(20);
        QCOMPARE(game.controller.history().ply, looked);
        game.controller.returnToGame();
        QVERIFY(*game.table.question == asked);
    }

    void replayOfAnEndedGameReturnsToItsEnd() {
        Game game(dealtSession(personAndBots, 6, {false, false, 2}));
        while (game.phase() != Phase::Over) {
            game.turn();
        }
        game.controller.replayLastTurn();
        QCOMPARE(game.phase(), Phase::LookingBack);
        QTRY_COMPARE(game.phase(), Phase::Over);
        QCOMPARE(game.table.ends, 1);
    }

    // ---- open table ---------------------------------------------------------------------------------------------

    void openTableHasNoCurtain() {
        Controller controller;
        FakeTable table(controller);
        controller.setOpenTable(true);
        table.answers = true;
        controller.setPace({0ms, 0ms});
        controller.start(dealtSession(twoPeople, 4, {true, true, 6}));
        QTRY_COMPARE_WITH_TIMEOUT(table.ends, 1, longGame);
        QVERIFY(table.curtains.empty());
        QCOMPARE(table.secrets, 0);
    }

    void openingTheTableLiftsTheCurtain() {
        Game game(dealtSession(twoPeople, 4));
        QCOMPARE(game.phase(), Phase::Curtain);
        game.controller.setOpenTable(true);
        QCOMPARE(game.phase(), Phase::Asking);
        QVERIFY(!game.table.curtain);
        QCOMPARE(game.table.view.seat(), 0);
        game.controller.setOpenTable(false);
        game.turn();
        QCOMPARE(game.table.curtains, (std::vector<int>{0, 1}));
    }

    /// Whatever people do, in any order: nothing hidden is shown, the game stays sound, and it can be played on.
    void nothingLeaksWhateverPeopleDo_data() {
        QTest::addColumn<int>("seed");
        for (int seed = 0; seed < 12; ++seed) {
            QTest::addRow("%d", seed) << seed;
        }
    }
    void nothingLeaksWhateverPeopleDo();
};

void TestHistory::nothingLeaksWhateverPeopleDo() {
    QFETCH(const int, seed);
    ashlar::Random random(static_cast<std::uint64_t>(seed));
    const std::vector<Player> players = {person("Ana"), bot("Flint", "random"), person("Ben")};
    const bool practised = seed % 3 == 0;
    Game game(dealtSession(players, static_cast<std::uint64_t>(seed), {true, seed % 2 == 0, 12}, 1, practised), false);
    Controller& controller = game.controller;
    for (int step = 0; step < 400; ++step) {
        switch (random.below(14)) {
        case 0:
            controller.undo();
            break;
        case 1:
            controller.redo();
            break;
        case 2:
            controller.stepBack();
            break;
        case 3:
            controller.stepForward();
            break;
        case 4:
            controller.lookAt(random.below(30));
            break;
        case 5:
            controller.replayLastTurn();
            break;
        case 6:
            controller.handOver();
            break;
        case 7:
            controller.playOnFromHere();
            break;
        case 8:
            QTest::qWait(2);
            break;
        case 9:
        case 10:
            controller.returnToGame();
            break;
        default:
            if (controller.phase() == Phase::Curtain) {
                controller.liftCurtain(game.table.curtain->seat);
            } else if (controller.phase() == Phase::Asking) {
                const Options options = game.table.question->choices();
                controller.choose(options[random.below(static_cast<std::uint32_t>(options.size()))]);
            }
        }
        QCOMPARE(game.table.secrets, 0);
        if (controller.phase() != Phase::Curtain) { // what is behind it is not seen
            QCOMPARE(game.table.view.seat(), controller.shownSeat());
        }
        // Nobody's hand is on the table but that of the person whose turn it is or was last.
        if (controller.phase() == Phase::Asking) {
            QCOMPARE(controller.shownSeat(), controller.session()->prompt().player);
        } else if (controller.phase() == Phase::Curtain) {
            QCOMPARE(controller.shownSeat(), SeatView::nobody);
        }
        if (!controller.session()->isOpen()) {
            QVERIFY(controller.history().plies <= controller.session()->ply());
        }
        ashlar::record::check(controller.session()->toRecord());
    }
    controller.returnToGame();
    while (controller.phase() != Phase::Over) {
        game.turn(random.below(20));
    }
    QCOMPARE(game.table.secrets, 0);
}

int main(int argc, char** argv) {
    ashlar::app::setApplicationNames();
    const Application application(argc, argv);
    TestHistory test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_history.moc"
