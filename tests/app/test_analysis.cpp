// The analysis beside the table: by the menu, the keys and the mouse.
#include "analysis_fixture.h"
#include "app/analysis/game_analysis.h"
#include "app/application.h"

#include <QAccessible>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QSignalSpy>

using namespace ashlar::app;
using Phase = Controller::Phase;

class TestAnalysis : public QObject {
    Q_OBJECT

private slots:
    void graphLeadsToPositions() {
        const Finished fixture;
        fixture.closeDialogs();
        fixture.trigger("analysis");
        QVERIFY(fixture.waitForAll());
        ChanceGraph& graph = fixture.graph();
        const std::size_t plies = fixture.session().ply();
        QCOMPARE(graph.current(), plies);
        const QPoint place(graph.width() / 2, graph.height() / 2);
        const std::size_t middle = graph.plyAt(place.x());
        QVERIFY(middle > plies / 3 && middle < plies * 2 / 3);
        QTest::mouseClick(&graph, Qt::LeftButton, {}, place);
        QCOMPARE(fixture.phase(), Phase::LookingBack);
        QCOMPARE(fixture.lookedAt(), middle);
        QCOMPARE(graph.current(), middle);
        QVERIFY(fixture.card().contains(QStringLiteral("Move %1:").arg(middle + 1)));
        graph.setFocus();
        QTest::keyClick(&graph, Qt::Key_Left);
        QCOMPARE(fixture.lookedAt(), middle - 1);
        QTest::keyClick(&graph, Qt::Key_Right);
        QTest::keyClick(&graph, Qt::Key_Right);
        QCOMPARE(fixture.lookedAt(), middle + 1);
        QTest::keyClick(&graph, Qt::Key_Home);
        QCOMPARE(fixture.lookedAt(), std::size_t{0});
        QTest::keyClick(&graph, Qt::Key_Left);
        QCOMPARE(fixture.lookedAt(), std::size_t{0});
        QTest::keyClick(&graph, Qt::Key_End);
        QCOMPARE(graph.current(), plies);
        QVERIFY(fixture.card().startsWith(QStringLiteral("The end of the game.")));
        // A step at the table moves the mark along.
        fixture.trigger("stepBack");
        QCOMPARE(graph.current(), plies - 1);
    }

    void graphSpeaks() {
        const Finished fixture;
        fixture.closeDialogs();
        fixture.trigger("analysis");
        QVERIFY(fixture.waitForAll());
        fixture.graph().setFocus();
        QTest::keyClick(&fixture.graph(), Qt::Key_Home);
        const auto* spoken = QAccessible::queryAccessibleInterface(&fixture.graph());
        QVERIFY(spoken->text(QAccessible::Name).contains(QStringLiteral("the mean of what each player could know")));
        const QString first = spoken->text(QAccessible::Description);
        QVERIFY2(first.contains(QStringLiteral("Move 1: ")) && first.contains(QStringLiteral("Ana")) &&
                     first.contains(QStringLiteral(" %")),
                 qPrintable(first));
        QTest::keyClick(&fixture.graph(), Qt::Key_Right);
        QVERIFY(spoken->text(QAccessible::Description) != first);
        const QString entry = fixture.turns().model()->index(0, 0).data(Qt::DisplayRole).toString();
        QVERIFY2(entry.startsWith(QStringLiteral("Move ")), qPrintable(entry));
    }

    void listAndKeysLeadToTurningPoints() {
        const Finished fixture;
        fixture.closeDialogs();
        fixture.trigger("analysis");
        QVERIFY(fixture.waitForAll());
        TurnList& turns = fixture.turns();
        QVERIFY(turns.model()->rowCount() > 2);
        QCOMPARE(QApplication::focusWidget(), &fixture.graph());
        fixture.key(Qt::Key_Home);
        fixture.key(Qt::Key_Down, Qt::AltModifier);
        const std::size_t first = fixture.turn(0) == 0 ? 1 : 0; // the beginning may be one
        QCOMPARE(fixture.lookedAt(), fixture.turn(static_cast<int>(first)));
        fixture.key(Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(fixture.lookedAt(), fixture.turn(static_cast<int>(first) + 1));
        fixture.key(Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(fixture.lookedAt(), fixture.turn(static_cast<int>(first)));
        QTest::keyClick(&fixture.graph(), Qt::Key_Down);
        QCOMPARE(fixture.lookedAt(), fixture.turn(static_cast<int>(first) + 1));

        const QModelIndex entry = turns.model()->index(2, 0);
        turns.scrollTo(entry);
        QTest::mouseClick(turns.viewport(), Qt::LeftButton, {}, turns.visualRect(entry).center());
        QCOMPARE(fixture.lookedAt(), fixture.turn(2));
        QCOMPARE(turns.currentIndex().row(), 2);
        turns.setFocus();
        QTest::keyClick(&turns, Qt::Key_Up);
        QTest::keyClick(&turns, Qt::Key_Return);
        QCOMPARE(fixture.lookedAt(), fixture.turn(1));
        QTest::mouseClick(&fixture.part<QAbstractButton>("nextTurnButton"), Qt::LeftButton);
        QCOMPARE(fixture.lookedAt(), fixture.turn(2));
    }

    void betterChoiceIsMarkedAtTheTable() {
        const Finished fixture;
        fixture.closeDialogs();
        fixture.trigger("analysis");
        QVERIFY(fixture.waitForAll());
        const auto items = [&] { return fixture.stage().pyramid().items().count(); };
        fixture.trigger("toBeginning");
        // A mistake has something better; its tile is on the table beside those of the pyramid.
        for (int row = 0; row < fixture.turns().model()->rowCount(); ++row) {
            const std::size_t ply = fixture.turn(row);
            fixture.controller().lookAt(ply);
            QTest::qWait(10);
            if (fixture.card().contains(QStringLiteral("Better:"))) {
                const auto marked = items();
                fixture.trigger("analysis");
                QTest::qWait(10);
                QCOMPARE(items(), marked - 1);
                QCOMPARE(fixture.lookedAt(), ply);
                return;
            }
        }
        QFAIL("nothing was better");
    }

    void stopAndGoOn() {
        const Finished fixture;
        fixture.closeDialogs();
        fixture.trigger("analysis");
        auto& depth = fixture.part<QComboBox>("analysisDepth");
        depth.setFocus();
        QTest::keyClick(&depth, Qt::Key_End); // deep
        QCOMPARE(depth.currentIndex(), 2);
        QVERIFY(fixture.stop().isVisible());
        const QString running = fixture.stop().text();
        QTest::mouseClick(&fixture.stop(), Qt::LeftButton);
        QVERIFY(fixture.stop().text() != running);
        const QString state = fixture.part<QLabel>("analysisState").text();
        QTest::qWait(200);
        QCOMPARE(fixture.part<QLabel>("analysisState").text(), state);
        QTest::mouseClick(&fixture.stop(), Qt::LeftButton);
        QCOMPARE(fixture.stop().text(), running);
        QTest::keyClick(&depth, Qt::Key_Home); // quick
        QVERIFY(fixture.waitForAll());
        QCOMPARE(QSettings().value(QStringLiteral("analysis/depth")).toInt(), 0);
    }

    void enterPressesTheButtonAndNothingElse() {
        const Finished fixture({person("Ana"), bot("Flint")});
        fixture.openInPractice(2);
        const std::size_t plies = fixture.session().ply();
        fixture.hand().setFocus();
        fixture.key(Qt::Key_1); // Enter would place it
        const QString running = fixture.stop().text();
        fixture.stop().setFocus(Qt::TabFocusReason);
        fixture.key(Qt::Key_Return);
        QVERIFY(fixture.stop().text() != running);
        QVERIFY(fixture.stop().hasFocus());
        fixture.key(Qt::Key_Enter);
        QCOMPARE(fixture.stop().text(), running);
        QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, {}, true);
        QApplication::sendEvent(&fixture.stop(), &held);
        QCOMPARE(fixture.stop().text(), running);
        QVERIFY(held.isAccepted());
        QCOMPARE(fixture.session().ply(), plies);
    }

    void keyboardStaysHereWhenTheButtonGoes() {
        const Finished fixture({person("Ana"), bot("Flint")});
        fixture.openInPractice(1);
        const std::size_t plies = fixture.session().ply();
        fixture.hand().setFocus();
        fixture.key(Qt::Key_1); // Enter would place it
        fixture.stop().setFocus(Qt::TabFocusReason);
        QVERIFY(fixture.stop().hasFocus());
        QVERIFY(fixture.waitForAll());
        QCOMPARE(QApplication::focusWidget(), &fixture.graph());
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.session().ply(), plies);
    }

    void oneChoiceIsToldOnce() {
        const Finished fixture({person("Ana"), bot("Flint")});
        fixture.openInPractice(0);
        QVERIFY(fixture.waitForAll());
        const QSignalSpy choices(&fixture.controller(), &Controller::changed);
        const QSignalSpy told(fixture.window->findChild<GameAnalysis*>(), &GameAnalysis::changed);
        fixture.trigger("undo");
        QCOMPARE(choices.count(), 1);
        QCOMPARE(told.count(), 1);
    }

    void nothingHiddenComesToLight() {
        const WindowFixture fixture;
        QVERIFY(!fixture.action("analysis").isEnabled());
        // People who hide their hands from each other: not before the end.
        auto session = dealtSession({person("Ana"), person("Ben")}, 3);
        playOn(*session, "random", 6);
        QVERIFY(!mayBeAnalysed(*session));
        auto shown = std::make_unique<Session>(*session);
        fixture.controller().start(std::move(shown));
        QVERIFY(!fixture.action("analysis").isEnabled());
        fixture.key(Qt::Key_A);
        QVERIFY(!fixture.window->findChild<AnalysisDock*>()->isVisible());
        playOn(*session, "random");
        QVERIFY(mayBeAnalysed(*session));

        auto practice = dealtSession({person("Ana"), bot("Flint")}, 3, {}, 1, true);
        QVERIFY(!mayBeAnalysed(*practice)); // nothing was chosen yet
        playOn(*practice, "random", 4);
        QVERIFY(mayBeAnalysed(*practice));
        Session opened = *dealtSession({person("Ana"), person("Ben")}, 3);
        playOn(opened, "random", 4);
        opened.setOpened();
        QVERIFY(mayBeAnalysed(opened));
    }

    void practiceGoesOnWhileItIsOpen() {
        const Finished fixture({person("Ana"), bot("Flint")});
        fixture.openInPractice(0);
        QVERIFY(fixture.waitForAll());
        const std::size_t plies = fixture.session().ply();
        QCOMPARE(fixture.graph().plyAt(1e6), plies);
        QVERIFY2(fixture.card().startsWith(QStringLiteral("So the game stands now.")), qPrintable(fixture.card()));
        fixture.choose();
        QVERIFY(QTest::qWaitFor([&] {
            return fixture.phase() == Phase::Asking && fixture.session().ply() > plies && !fixture.stop().isVisible();
        }));
        QCOMPARE(fixture.graph().plyAt(1e6), fixture.session().ply());
        // Taken back, the line is still ahead, and known.
        fixture.trigger("undo");
        QVERIFY(!fixture.stop().isVisible());
    }

    void whatIsStoppedStaysStopped() {
        const Finished fixture({person("Ana"), bot("Flint")});
        fixture.openInPractice(2);
        QTest::mouseClick(&fixture.stop(), Qt::LeftButton);
        const QString stopped = fixture.stop().text();
        const auto judged = [&] {
            return fixture.part<QLabel>("analysisState").text().section(QLatin1Char(' '), 0, 0);
        };
        const QString before = judged();
        const std::size_t plies = fixture.session().ply();
        fixture.choose();
        QVERIFY(
            QTest::qWaitFor([&] { return fixture.phase() == Phase::Asking && fixture.session().ply() > plies + 1; }));
        QCOMPARE(fixture.graph().plyAt(1e6), fixture.session().ply()); // the new moves are there, not judged
        QVERIFY(fixture.stop().isVisible());
        QCOMPARE(fixture.stop().text(), stopped);
        QCOMPARE(judged(), before);
        fixture.trigger("undo");
        QCOMPARE(fixture.stop().text(), stopped);
        QTest::mouseClick(&fixture.stop(), Qt::LeftButton); // until one wants it
        QVERIFY(fixture.stop().text() != stopped);
        fixture.choose();
        QVERIFY(fixture.stop().text() != stopped);
    }
};

int main(int argc, char** argv) {
    setApplicationNames();
    const Application application(argc, argv);
    TestAnalysis test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_analysis.moc"
