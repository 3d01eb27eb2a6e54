#include "app/application.h"
#include "app/panels/known_tiles.h"
#include "app/panels/log_model.h"
#include "app/panels/players_model.h"
#include "app/panels/players_view.h"
#include "app/panels/side_panel.h"
#include "sessions.h"

#include <QAbstractItemModelTester>
#include <QHelpEvent>
#include <QLineEdit>
#include <QListView>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace ashlar::app;
using namespace ashlar::flaming;

namespace {

void playTurns(Session& session, int turns) {
    for (int turn = 0; turn < turns && !session.isOver(); ++turn) {
        const int active = session.state().active;
        while (!session.isOver() && session.state().active == active) {
            session.apply(options(session.state())[0]);
        }
    }
}

std::vector<RichLine> linesOf(const LogModel& log, int row) {
    return log.index(row).data(LogModel::LinesRole).value<std::vector<RichLine>>();
}

} // namespace

class TestPanels : public QObject {
    Q_OBJECT

private slots:
    void playersFollowTheGame() {
        PlayersModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto session = dealtSession({person("Ana"), person("Ben"), bot("Flint", "greedy")});
        model.setPlayers(session->players(), session->names());
        QCOMPARE(model.rowCount(), 3);
        model.setView(view(session->state(), 0));
        QCOMPARE(model.index(0).data().toString(), QStringLiteral("Ana"));
        QCOMPARE(model.index(0).data(PlayersModel::NoteRole).toString(), QStringLiteral("You"));
        QCOMPARE(model.index(1).data(PlayersModel::NoteRole).toString(), QStringLiteral("Person, same screen"));
        QVERIFY(model.index(2).data(PlayersModel::NoteRole).toString().startsWith(QStringLiteral("Bot, ")));
        QCOMPARE(model.index(0).data(PlayersModel::HandRole).toInt(), 5);
        QCOMPARE(model.index(0).data(PlayersModel::PileRole).toInt(), 10);
        QVERIFY(model.index(0).data(PlayersModel::ActiveRole).toBool());
        QCOMPARE(model.index(0).data(Qt::AccessibleTextRole).toString(),
                 QStringLiteral("Ana (You): 5 tiles in hand, 10 in the pile. To play"));

        const QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
        session->apply(options(session->state())[0]);
        model.setView(view(session->state(), 1));
        QVERIFY(!changes.isEmpty());
        QVERIFY(!model.index(0).data(PlayersModel::ActiveRole).toBool());
        QVERIFY(model.index(1).data(PlayersModel::ActiveRole).toBool());
        QCOMPARE(model.index(1).data(PlayersModel::NoteRole).toString(), QStringLiteral("You"));
        for (int seat = 0; seat < 3; ++seat) {
            QCOMPARE(model.index(seat).data(PlayersModel::HandRole).toInt() +
                         model.index(seat).data(PlayersModel::PileRole).toInt(),
                     tilesLeft(session->state(), seat));
        }
    }

    void knownTilesAreThoseThatEverybodySaw() {
        // Case 3 of the rules: r5 and b5 go under Ana's pile.
        const auto session = sessionFrom({person("Ana"), person("Ben")}, {{0, {"r5", "b5"}}}, {"g4", "g1"});
        PlayersModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setPlayers(session->players(), session->names());
        const auto known = [&](int seat) { return model.index(seat).data(Qt::AccessibleDescriptionRole).toString(); };
        for (const int seat : {0, 1, SeatView::nobody}) {
            model.setView(view(session->state(), seat));
            QCOMPARE(known(0), QStringLiteral("Nobody has seen any of these tiles."));
        }
        const int pile = session->state().piles.size(0);
        session->apply(place("g4", 1, 0));
        for (const int seat : {0, 1, SeatView::nobody}) { // the same for everybody: also behind the curtain
            model.setView(view(session->state(), seat));
            QCOMPARE(known(0), QStringLiteral("In the pile, from the top: %1 unseen, red 5, blue 5").arg(pile));
            QCOMPARE(known(1), QStringLiteral("Nobody has seen any of these tiles."));
        }
        session->apply(Fall::Left); // and she draws
        model.setView(view(session->state(), 0));
        QCOMPARE(known(0), QStringLiteral("In the pile, from the top: %1 unseen, red 5, blue 5").arg(pile - 4));

        model.setMemoryAid(false);
        QVERIFY(known(0).isEmpty());
        QVERIFY(!model.index(0).data(PlayersModel::KnownRole).isValid());
        model.setMemoryAid(true);
        QVERIFY(!known(0).isEmpty());
    }

    /// In whole games: the aid says what the rules let everybody know, and the same behind the curtain.
    void knownTilesNeverTellMore() {
        for (std::uint64_t seed = 1; seed < 6; ++seed) {
            const auto session = dealtSession({person("Ana"), person("Ben"), bot("Flint")}, seed, {true, true, 30});
            bool hand = false;
            while (!session->isOver()) {
                session->apply(options(session->state())[0]);
                for (int seat = 0; seat < 3; ++seat) {
                    const auto told = knownTiles(view(session->state(), SeatView::nobody), seat);
                    hand = hand || told.size() == 2;
                    for (int viewer = 0; viewer < 3; ++viewer) {
                        QVERIFY(knownTiles(view(session->state(), viewer), seat) == told);
                    }
                }
            }
            QVERIFY(hand);
        }
    }

    void deciderIsMarked() {
        GameOptions options;
        options.curse = true;
        const auto session = sessionFrom({person("Ana"), person("Ben"), person("Cleo")},
                                         {{0, {"r5", "b5", "y20"}}, {1, {"b7"}}}, {"g5", "g1"}, options);
        PlayersModel model;
        model.setPlayers(session->players(), session->names());
        session->apply(place("g5", 1, 0)); // case 11 of the rules
        model.setView(view(session->state(), 2));
        QVERIFY(model.index(2).data(PlayersModel::DeciderRole).toBool());
        QVERIFY(!model.index(0).data(PlayersModel::DeciderRole).toBool());
        QVERIFY(
            model.index(2).data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("receives and decides")));
    }

    void cardIsThereForMouseAndKeyboard() {
        PlayersModel players;
        LogModel log;
        QWidget window;
        auto* panel = new SidePanel(&players, &log, &window);
        auto* other = new QLineEdit(&window);
        const auto session = sessionFrom({person("Ana"), person("Ben")}, {{0, {"r5", "b5"}}}, {"g4", "g1"});
        players.setPlayers(session->players(), session->names());
        session->apply(place("g4", 1, 0));
        players.setView(view(session->state(), 0));
        window.resize(900, 600);
        panel->setGeometry(900 - metrics::dockWidth, 0, metrics::dockWidth, 600);
        other->setGeometry(0, 0, 100, 30);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        auto* list = panel->findChild<QListView*>(QStringLiteral("players"));
        const auto card = [&window] {
            auto* found = window.findChild<QWidget*>(QStringLiteral("knownCard"));
            return found != nullptr && found->isVisible() ? found : nullptr;
        };
        const QPoint at = list->visualRect(players.index(0)).center();
        QHelpEvent rests(QEvent::ToolTip, at, list->viewport()->mapToGlobal(at));
        QApplication::sendEvent(list->viewport(), &rests);
        QVERIFY(card() != nullptr);
        QVERIFY(window.rect().contains(card()->geometry()));
        QVERIFY(!card()->geometry().intersects(panel->geometry()));
        QEvent leaves(QEvent::Leave);
        QApplication::sendEvent(list->viewport(), &leaves);
        QVERIFY(card() == nullptr);

        other->setFocus();
        QTest::keyClick(other, Qt::Key_Backtab);
        list->setFocus(Qt::TabFocusReason);
        QVERIFY(card() != nullptr);
        QTest::keyClick(list, Qt::Key_Down);
        QCOMPARE(list->currentIndex().row(), 1);
        QVERIFY(card() != nullptr);
        QTest::keyClick(list, Qt::Key_Escape);
        QVERIFY(card() == nullptr);
        QTest::keyClick(list, Qt::Key_Up);
        QVERIFY(card() != nullptr);
        players.setMemoryAid(false);
        QVERIFY(card() == nullptr);
        QTest::keyClick(list, Qt::Key_Down);
        QVERIFY(card() == nullptr);
    }

    void winnersAreMarked() {
        PlayersModel model;
        const auto session = dealtSession({bot("Ember"), bot("Flint")}, 3, {false, false, 2});
        playTurns(*session, 100);
        QVERIFY(session->isOver());
        model.setPlayers(session->players(), session->names());
        model.setView(view(session->state(), SeatView::nobody));
        for (int seat = 0; seat < 2; ++seat) {
            QCOMPARE(model.index(seat).data(PlayersModel::WinnerRole).toBool(),
                     (winners(session->state()) >> seat & 1U) != 0);
            QVERIFY(!model.index(seat).data(PlayersModel::ActiveRole).toBool());
        }
    }

    void logHasARowForEachChoice() {
        LogModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto session = dealtSession({person("Ana"), person("Ben"), bot("Flint")}, 5);
        model.setSession(*session);
        QCOMPARE(model.rowCount(), 0);
        QVERIFY(model.lastLine().empty());
        int turns = 0;
        while (turns < 40 && !session->isOver()) {
            const Move& move = session->apply(options(session->state())[0]);
            model.append(move);
            turns += session->state().active != move.active || session->isOver() ? 1 : 0;
            QCOMPARE(model.rowCount(), static_cast<int>(session->ply()));
            const QModelIndex last = model.index(model.rowCount() - 1);
            QCOMPARE(last.data(LogModel::SeatRole).toInt(), move.active);
            QCOMPARE(last.data(LogModel::OpenRole).toBool(),
                     session->state().active == move.active && !session->isOver());
            QVERIFY(last.data(Qt::AccessibleTextRole).toString().startsWith(session->names()[move.active]));
        }
        QVERIFY(turns > 10);
        int firsts = 0;
        for (int row = 0; row < model.rowCount(); ++row) {
            QVERIFY(!linesOf(model, row).empty());
            firsts += model.index(row).data(LogModel::FirstRole).toBool() ? 1 : 0;
            QVERIFY(!model.index(row).data(LogModel::OpenRole).toBool());
        }
        QCOMPARE(firsts, turns);
        QVERIFY(firsts < model.rowCount());

        // Told at once it is the same as told move by move.
        LogModel again;
        QAbstractItemModelTester testerOfAgain(&again, QAbstractItemModelTester::FailureReportingMode::QtTest);
        again.setSession(*session);
        QCOMPARE(again.rowCount(), model.rowCount());
        for (int row = 0; row < model.rowCount(); ++row) {
            QVERIFY(linesOf(again, row) == linesOf(model, row));
        }
    }

    void logForgetsWhatIsTakenBack() {
        LogModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto session = dealtSession({person("Ana"), person("Ben")});
        model.setSession(*session);
        model.append(session->apply(options(session->state())[0]));
        QCOMPARE(model.rowCount(), 1);
        session->goTo(ashlar::record::Timeline::root);
        model.setSession(*session);
        QCOMPARE(model.rowCount(), 0);
    }

    void logMarksWhatIsLookedAt() {
        LogModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto session = dealtSession({person("Ana"), person("Ben")});
        playTurns(*session, 3);
        model.setSession(*session);
        const auto marked = [&model] {
            QVector<int> rows;
            for (int row = 0; row < model.rowCount(); ++row) {
                if (model.index(row).data(LogModel::LookedAtRole).toBool()) {
                    rows += row;
                }
            }
            return rows;
        };
        QCOMPARE(marked(), QVector<int>());
        model.setLookedAt(2);
        QCOMPARE(marked(), QVector<int>({1}));
        QVERIFY(model.index(1).data(Qt::AccessibleTextRole).toString().endsWith(QStringLiteral("This is shown.")));
        model.setLookedAt(0); // the beginning has no row
        QCOMPARE(marked(), QVector<int>());
        model.setLookedAt(std::nullopt);
        QCOMPARE(marked(), QVector<int>());
    }

    void logEntriesAreActivatedByClickAndByKey() {
        PlayersModel players;
        LogModel log;
        SidePanel panel(&players, &log);
        const auto session = dealtSession({person("Ana"), person("Ben")}, 5);
        playTurns(*session, 3);
        log.setSession(*session);
        panel.resize(metrics::dockWidth, 600);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        QSignalSpy activated(&panel, &SidePanel::entryActivated);
        auto* view = panel.findChild<QListView*>(QStringLiteral("log"));
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(log.index(1)).center());
        QCOMPARE(activated.size(), 1);
        QCOMPARE(activated.takeFirst().front().toULongLong(), 2ULL);
        view->setFocus();
        view->setCurrentIndex(log.index(1));
        QTest::keyClick(view, Qt::Key_Up);
        QTest::keyClick(view, Qt::Key_Return);
        QCOMPARE(activated.size(), 1);
        QCOMPARE(activated.takeFirst().front().toULongLong(), 1ULL);
    }

    void panelKeepsTheNewestInSight() {
        PlayersModel players;
        LogModel log;
        SidePanel panel(&players, &log);
        const auto session = dealtSession({person("Ana"), person("Ben"), bot("Flint")}, 5);
        players.setPlayers(session->players(), session->names());
        log.setSession(*session);
        panel.resize(metrics::dockWidth, 600);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        auto* view = panel.findChild<QListView*>(QStringLiteral("log"));
        QVERIFY(view != nullptr);
        QVERIFY(!view->accessibleName().isEmpty());
        for (int i = 0; i < 60 && !session->isOver(); ++i) {
            log.append(session->apply(options(session->state())[0]));
        }
        QTRY_VERIFY(view->verticalScrollBar()->maximum() > 0);
        QTRY_COMPARE(view->verticalScrollBar()->value(), view->verticalScrollBar()->maximum());
        const QModelIndex last = log.index(log.rowCount() - 1);
        QTRY_VERIFY(view->viewport()->rect().contains(view->visualRect(last).bottomLeft()));

        // Whoever reads further up is left alone.
        view->verticalScrollBar()->triggerAction(QAbstractSlider::SliderToMinimum);
        for (int i = 0; i < 6 && !session->isOver(); ++i) {
            log.append(session->apply(options(session->state())[0]));
        }
        QTest::qWait(300);
        QCOMPARE(view->verticalScrollBar()->value(), 0);
    }

    void manyPlayersLeaveRoomForTheLog() {
        PlayersModel players;
        LogModel log;
        SidePanel panel(&players, &log);
        const auto session =
            dealtSession({person("Ana"), person("Ben"), bot("Flint"), bot("Cairn"), bot("Slate"), person("Finn")}, 5);
        players.setPlayers(session->players(), session->names());
        panel.resize(metrics::dockWidth, 900);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        auto* list = panel.findChild<QListView*>(QStringLiteral("log"));
        const auto* rows = panel.findChild<PlayersView*>();
        const int high = rows->height();
        panel.resize(metrics::dockWidth, 480);
        QTRY_VERIFY(list->height() >= 140);
        QVERIFY(rows->height() < high);
        QCOMPARE(rows->height(), 6 * rows->sizeHintForRow(0)); // and none of them is cut off
    }

    /// The scroll bar takes room from sentences that were in place already.
    void rowsNeverOverlap() {
        PlayersModel players;
        LogModel log;
        SidePanel panel(&players, &log);
        auto session = dealtSession({person("Ana"), person("Ben")}, 21);
        playTurns(*session, 30);
        players.setPlayers(session->players(), session->names());
        log.setSession(*session);
        auto* view = panel.findChild<QListView*>(QStringLiteral("log"));
        panel.setFixedWidth(metrics::dockWidth);
        panel.resize(metrics::dockWidth, 8000);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        QCOMPARE(view->verticalScrollBar()->maximum(), 0);
        // Wider by so much that some sentences need a line more without it.
        view->verticalScrollBar()->setStyleSheet(QStringLiteral("QScrollBar:vertical { width: 60px }"));
        int height = 0;
        for (int row = 0; row < log.rowCount(); ++row) {
            height += view->visualRect(log.index(row)).height();
        }
        panel.resize(metrics::dockWidth, 600);
        const auto stacked = [&] {
            int below = view->visualRect(log.index(0)).top();
            int sum = 0;
            for (int row = 0; row < log.rowCount(); ++row) {
                const QRect place = view->visualRect(log.index(row));
                if (place.top() != below || place.height() != view->sizeHintForIndex(log.index(row)).height()) {
                    return 0;
                }
                below = place.bottom() + 1;
                sum += place.height();
            }
            return sum;
        };
        QTRY_VERIFY(stacked() > height);
    }
};

int main(int argc, char** argv) {
    ashlar::app::setApplicationNames();
    const Application application(argc, argv);
    TestPanels test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_panels.moc"
