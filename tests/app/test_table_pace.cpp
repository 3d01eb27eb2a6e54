// What a person reads, keeps and presses while the table plays, and after it: the question waits, nothing meant for
// what moves answers it, and a table at rest costs nothing.
#include "app/application.h"
#include "app/table/motion.h"
#include "app/table/reduced_motion.h"
#include "table_fixture.h"

#include <QDir>
#include <QStandardPaths>

#include <ctime>

using namespace ashlar;
using namespace ashlar::app;
using namespace ashlar::app::situations;
using flaming::cell;
using flaming::Placement;

class TestTablePace : public QObject {
    Q_OBJECT

private slots:
    void questionWaitsForTheEnd() {
        TableFixture t({968, 704}, Speed::Fast);
        askWhilePlaying(t, 0);
        QCOMPARE(t.spots().count(), 0);
        t.key(Qt::Key_Space); // skips
        QVERIFY(!t.table.isPlaying());
        QVERIFY(t.spots().count() > 0);
        QVERIFY(t.chosen.empty());
    }

    void whatIsSelectedMeanwhileIsKept() {
        TableFixture t({968, 704}, Speed::Fast);
        flaming::State state = freshGame(2, 3);
        t.table.show(view(state, 0));
        std::vector<flaming::Event> events;
        flaming::apply(state, options(state)[0], events); // seat 0 places; then seat 1
        t.table.play(events, view(state, 0));
        QTRY_VERIFY(!t.table.isPlaying());
        events.clear();
        flaming::apply(state, options(state)[0], events);
        t.table.play(events, view(state, 0));
        QTest::qWait(30);
        const auto key = static_cast<Qt::Key>(Qt::Key_1 + 3);
        const flaming::Tile meant = t.hand().hand().tile(3);
        t.key(key); // while seat 1's tile is on its way
        QTRY_VERIFY_WITH_TIMEOUT(!t.table.isPlaying(), 10000);
        QVERIFY(prompt(state).player == 0 && prompt(state).kind == flaming::PromptKind::Place);
        t.table.ask(view(state, 0));
        QCOMPARE(t.hand().hand().tile(t.hand().selected()), meant);
    }

    void placedTileCarriesItsMark() {
        TableFixture t;
        flaming::State state = position({{0, {"r5", "b5"}}}, {"g5", "r10"}, 2);
        t.table.show(view(state, 0));
        std::vector<flaming::Event> events;
        flaming::apply(state, Placement{tile("g5"), cell(1, 0)}, events);
        t.table.play(events, view(state, 0));
        QTRY_COMPARE(t.played, 1);
        QVERIFY(t.stage().pyramid().tileItem(tile("g5"))->state().placedBy.has_value());
        QVERIFY(!t.stage().pyramid().tileItem(tile("r5"))->state().placedBy.has_value());
    }

    void pileSaysHowMuchItGrew() {
        TableFixture t;
        flaming::State state = position({{0, {"r5", "b5"}}}, {"g4", "r10"}, 2);
        t.table.show(view(state, 0));
        const int before = t.tray().pile();
        std::vector<flaming::Event> events;
        flaming::apply(state, Placement{tile("g4"), cell(1, 0)}, events);
        t.table.play(events, view(state, 0));
        QTRY_COMPARE(t.played, 1);
        QCOMPARE(t.tray().grown(), 2);
        QCOMPARE(t.tray().pile(), before + 2);
        QVERIFY(t.stage().pyramid().tileItem(tile("g4"))->state().tilt != 0);
    }

    void speedsScaleTheTimes() {
        QCOMPARE(atSpeed(260, Speed::Off), 0);
        QCOMPARE(atSpeed(260, Speed::Fast), 130);
        QCOMPARE(atSpeed(260, Speed::Normal), 260);
        QCOMPARE(atSpeed(260, Speed::Slow), 468);
    }

    void everyStepIsSaidInWords() {
        TableFixture t({968, 704}, Speed::Normal);
        t.table.setCaptioner([](std::span<const flaming::Event> step, int active) {
            return RichLine{{QStringLiteral("step of %1 events, turn of %2").arg(step.size()).arg(active), false, {}}};
        });
        flaming::State state = position({{0, {"r5", "b5"}}}, {"g4", "r10"}, 2);
        t.table.show(view(state, 0));
        std::vector<flaming::Event> events;
        flaming::apply(state, Placement{tile("g4"), cell(1, 0)}, events);
        t.table.play(events, view(state, 0));
        t.table.ask(view(state, 0));
        QTRY_COMPARE(t.stage().ribbon().title(), QStringLiteral("Ana places a tile"));
        QTRY_COMPARE(t.stage().ribbon().title(), QStringLiteral("Collapse"));
        const QString words = QStringLiteral("step of 3 events, turn of 0"); // the collapse and two tiles taken
        QCOMPARE(t.stage().ribbon().detail(), words);
        QTRY_VERIFY_WITH_TIMEOUT(t.spots().isFall(), 5000);
        QCOMPARE(t.stage().ribbon().title(), QStringLiteral("Ana, where does it fall?"));
        QCOMPARE(t.stage().ribbon().detail(), words); // why, while one chooses
    }

    void spaceInHasteAnswersNothing() {
        TableFixture t({968, 704}, Speed::Slow);
        askWhilePlaying(t, 1);
        for (int i = 0; i < 6; ++i) { // the first one skips
            t.key(Qt::Key_Space);
            QTest::qWait(120);
        }
        QVERIFY(!t.table.isPlaying());
        QVERIFY(t.chosen.empty());
        QCOMPARE(t.hand().selected(), -1);
        QTest::qWait(450);
        t.key(Qt::Key_Space); // now it is meant
        QVERIFY(t.hand().selected() >= 0);
    }

    void pressOfAnEarlierQuestionChoosesNothing() {
        TableFixture t;
        const flaming::State state = position({{0, {"r5", "b5"}}}, {"g5", "r10"}, 2);
        t.table.show(view(state, 0));
        t.table.ask(view(state, 0));
        t.clickTile("g5");
        QTest::mousePress(t.stage().viewport(), Qt::LeftButton, {}, t.cellPoint(cell(1, 0)));
        t.table.ask(view(state, 0)); // asked anew before the button is released
        QTest::mouseRelease(t.stage().viewport(), Qt::LeftButton, {}, t.cellPoint(cell(1, 0)));
        QVERIFY(t.chosen.empty());
        t.clickCell(cell(1, 0));
        QVERIFY(only(t.chosen, Placement{tile("g5"), cell(1, 0)}));
    }

    void reducedMotionFollowsTheDesktop() {
        QStandardPaths::setTestModeEnabled(true); // not the settings of whoever runs this
        QVERIFY(!configurationReducesMotion());
        const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
        QVERIFY(QDir().mkpath(folder + QStringLiteral("/gtk-3.0")));
        for (const auto& [name, text] :
             {std::pair("/kdeglobals", "[KDE]\nAnimationDurationFactor=0\n"),
              std::pair("/gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=false\n")}) {
            QFile file(folder + QLatin1String(name));
            QVERIFY(!file.exists());
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
            file.close();
            const bool reduced = configurationReducesMotion();
            file.remove();
            QVERIFY2(reduced, name);
        }
        QStandardPaths::setTestModeEnabled(false);
    }

    void idleTableUsesNoProcessor() {
        TableFixture t({968, 704}, Speed::Normal);
        t.table.ask(view(position({{0, {"r5", "b5", "y20"}}}, {"g5", "r10"}), 0));
        QTest::qWait(motion::pulse.ms * motion::pulses + 500); // the squares pulse for a while
        const std::clock_t before = std::clock();
        QTest::qWait(1000);
        const double used = static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
        QVERIFY2(used < 0.05, qPrintable(QString::number(used))); // the waiting test itself wakes up, too
    }

private:
    /// Asks the second player while the tile of the first is still on its way, at a table seen by `seat` before.
    static void askWhilePlaying(TableFixture& t, int seat) {
        flaming::State state = position({{0, {"r5", "b5"}}}, {"g5", "r10"}, 2);
        t.table.show(view(state, seat));
        std::vector<flaming::Event> events;
        flaming::apply(state, Placement{tile("g5"), cell(1, 0)}, events);
        t.table.play(events, view(state, 1));
        t.table.ask(view(state, 1));
    }
};

int main(int argc, char** argv) {
    setApplicationNames();
    const Application application(argc, argv);
    TestTablePace test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_table_pace.moc"
