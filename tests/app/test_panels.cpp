#include "app/application.h"
#include "app/panels/log_model.h"
#include "app/panels/players_model.h"
#include "app/panels/side_panel.h"
#include "sessions.h"

#include <QAbstractItemModelTester>
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
};

int main(int argc, char** argv) {
    ashlar::app::setApplicationNames();
    const Application application(argc, argv);
    TestPanels test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_panels.moc"
