// The analysis in the window: what opens and closes it, and how it shares the room with the panels.
#include "analysis_fixture.h"
#include "app/analysis/move_card.h"
#include "app/analysis/seat_table.h"
#include "app/application.h"
#include "app/dialogs/standings_dialog.h"
#include "app/game/hints.h"

#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QMainWindow>
#include <QMenuBar>
#include <QToolButton>

#include <map>

using namespace ashlar::app;
using Phase = Controller::Phase;

namespace {

/// Texts whose key with Alt means another one, too, among what can be used.
QStringList sharedKeys(const QMainWindow& window) {
    std::map<QString, QStringList> texts;
    const auto add = [&](const QString& text) {
        if (const QString key = QKeySequence::mnemonic(text).toString(); !key.isEmpty()) {
            texts[key] += text;
        }
    };
    for (const QAction* menu : window.menuBar()->actions()) {
        add(menu->text());
    }
    for (const auto* button : window.findChildren<QAbstractButton*>()) {
        if (button->isVisible() && button->isEnabled()) {
            add(button->text());
        }
    }
    for (const auto* label : window.findChildren<QLabel*>()) {
        if (label->isVisible() && label->buddy() != nullptr) {
            add(label->text());
        }
    }
    QStringList shared;
    for (const auto& entry : texts) {
        shared += entry.second.size() > 1 ? entry.second : QStringList();
    }
    return shared;
}

/// Both docks in a window with so little in its centre that there is room for them on any screen.
struct Docks {
    struct Centre : QWidget {
        QSize sizeHint() const override { return {200, 400}; }
    };

    Docks() {
        QSettings().setValue(QStringLiteral("analysis/depth"), 0);
        auto session = dealtSession({bot("Ana"), bot("Flint")}, 7);
        playOn(*session, "random");
        controller.start(std::move(session));
        auto* content = new QWidget;
        content->setFixedWidth(metrics::dockWidth);
        window.setCentralWidget(new Centre);
        panels->setWidget(content);
        window.addDockWidget(Qt::RightDockWidgetArea, panels);
        analysis = new AnalysisDock(controller, table, *panels, window);
        wanted.setCheckable(true); // as that of the main window
        wanted.setChecked(true);
        QObject::connect(&wanted, &QAction::toggled, analysis, &AnalysisDock::showPanels);
        QObject::connect(analysis, &AnalysisDock::opened, &wanted, [this] { wanted.setChecked(!panels->isHidden()); });
        window.resize(1000, 600);
        window.show();
        [[maybe_unused]] const bool active = waitForActive(&window);
    }

    Controller controller;
    Table table;
    QAction wanted; ///< The panels are.
    QMainWindow window;
    QDockWidget* panels = new QDockWidget(&window);
    AnalysisDock* analysis = nullptr;
};

} // namespace

class TestAnalysisDock : public QObject {
    Q_OBJECT

private slots:
    void standingsLeadToIt() {
        const Finished fixture;
        auto* dialog = fixture.dialog<StandingsDialog>("standingsDialog");
        QVERIFY(dialog != nullptr);
        QTest::mouseClick(dialog->findChild<QAbstractButton*>(QStringLiteral("analyse")), Qt::LeftButton);
        QVERIFY(QTest::qWaitFor([&] { return fixture.isOpen(); }));
        QVERIFY(fixture.dialog<StandingsDialog>("standingsDialog") == nullptr);
        QVERIFY(!fixture.part<QDockWidget>("panelsDock").isVisible());
        QVERIFY(fixture.action("analysis").isChecked());
        QVERIFY(fixture.waitForAll());
        QVERIFY(fixture.turns().model()->rowCount() > 0); // who plays at random errs
    }

    void buttonOpensAndCloses() {
        const Finished fixture;
        fixture.closeDialogs();
        auto& button = fixture.part<QToolButton>("analysisButton");
        QTest::mouseClick(&button, Qt::LeftButton);
        QVERIFY(fixture.isOpen() && button.isChecked());
        QVERIFY(!button.icon().isNull());
        QTest::mouseClick(&button, Qt::LeftButton);
        QVERIFY(!fixture.isOpen());
        QVERIFY(!fixture.part<QToolButton>("statisticsButton").icon().isNull());
        fixture.start({person("Ana"), person("Ben")});
        QVERIFY(!button.isEnabled()); // nothing hidden comes to light
    }

    void keyOpensAndCloses() {
        const Finished fixture;
        fixture.closeDialogs();
        fixture.key(Qt::Key_A);
        QVERIFY(fixture.isOpen());
        QVERIFY(fixture.stop().isVisible()); // it takes a while
        fixture.key(Qt::Key_A);
        QVERIFY(!fixture.isOpen());
        QVERIFY(fixture.part<QDockWidget>("panelsDock").isVisible());
        QVERIFY(!fixture.action("nextTurningPoint").isEnabled());
        // What was found stays: it is there at once.
        fixture.key(Qt::Key_A);
        QVERIFY(fixture.waitForAll());
        QTest::mouseClick(&fixture.part<QAbstractButton>("analysisClose"), Qt::LeftButton);
        QVERIFY(!fixture.isOpen());
        fixture.key(Qt::Key_A);
        QVERIFY(!fixture.stop().isVisible());
    }

    void anotherGameEndsIt() {
        const Finished fixture;
        fixture.closeDialogs();
        fixture.trigger("analysis");
        QVERIFY(fixture.isOpen());
        fixture.start({person("Ana"), bot("Flint")});
        QVERIFY(!fixture.isOpen());
        QVERIFY(fixture.part<QDockWidget>("panelsDock").isVisible());
    }

    void panelsAndAnalysisTakeTurns() {
        const Finished fixture;
        fixture.closeDialogs();
        const auto panels = [&] { return fixture.part<QDockWidget>("panelsDock").isVisible(); };
        fixture.trigger("analysis");
        QVERIFY(!panels() && !fixture.action("panels").isChecked());
        fixture.key(Qt::Key_F9);
        QVERIFY(panels() && !fixture.isOpen());
        QVERIFY(fixture.action("panels").isChecked() && !fixture.action("analysis").isChecked());
        fixture.trigger("analysis");
        fixture.trigger("analysis");
        QVERIFY(panels() && fixture.action("panels").isChecked());
        fixture.key(Qt::Key_F9); // hidden by hand, they stay hidden
        fixture.trigger("analysis");
        fixture.trigger("analysis");
        QVERIFY(!panels() && !fixture.action("panels").isChecked());
        fixture.trigger("analysis");
        fixture.key(Qt::Key_F9); // there is no room for both
        QVERIFY(panels() && !fixture.isOpen());
    }

    void bothStayWhereThereIsRoom() {
        Docks docks;
        docks.analysis->open();
        QVERIFY(docks.panels->isVisible() && docks.analysis->isVisible() && docks.wanted.isChecked());
        docks.wanted.trigger();
        QVERIFY(!docks.panels->isVisible() && docks.analysis->isVisible() && !docks.wanted.isChecked());
        docks.wanted.trigger();
        QVERIFY(docks.panels->isVisible() && docks.analysis->isVisible() && docks.wanted.isChecked());
        docks.wanted.trigger();
        docks.analysis->shut(); // it took no place of theirs
        QVERIFY(!docks.panels->isVisible() && !docks.wanted.isChecked());
    }

    void minimisingClosesNothing() {
        Docks docks;
        docks.analysis->open();
        docks.window.resize(700, 600);
        QTRY_COMPARE(docks.window.width(), 700); // too narrow for both by now, but nobody asked for the panels
        docks.window.hide();                     // as minimising does it, where there is something to minimise to
        QVERIFY(!docks.panels->isVisible());
        docks.window.show();
        QVERIFY(docks.panels->isVisible());
        QVERIFY(docks.analysis->isVisible());
        docks.wanted.trigger();
        docks.wanted.trigger(); // now somebody did
        QVERIFY(docks.panels->isVisible() && docks.wanted.isChecked() && !docks.analysis->isVisible());
    }

    void noTwoControlsShareAKey() {
        const Finished fixture({person("Ana"), bot("Flint")});
        fixture.openInPractice(2);
        QVERIFY(fixture.stop().isVisible());
        auto* hints = fixture.window->findChild<Hints*>();
        hints->setTime(std::chrono::milliseconds(30));
        fixture.trigger("hint");
        auto& play = fixture.part<QPushButton>("hintPlay");
        QVERIFY(QTest::qWaitFor([&] { return play.isVisible(); }));
        QCOMPARE(sharedKeys(*fixture.window), QStringList());
        QTest::mouseClick(&fixture.stop(), Qt::LeftButton);
        QCOMPARE(sharedKeys(*fixture.window), QStringList()); // it says something else now
        fixture.trigger("hint");
        fixture.controller().setPace({std::chrono::milliseconds(0), std::nullopt});
        fixture.choose();
        QVERIFY(QTest::qWaitFor([&] { return fixture.phase() == Phase::HandOver; }));
        QCOMPARE(sharedKeys(*fixture.window), QStringList());
        fixture.trigger("stepBack");
        QCOMPARE(sharedKeys(*fixture.window), QStringList());
    }

    void sixPlayersFitTheSmallestWindow() {
        const Finished fixture({bot("Maximiliane Wolkenstein"), bot("Bartholomäus-Christoph M"), bot("Cairn"),
                                bot("Wilhelmina Featherstone"), bot("Donaudampfschifffahrtska"), bot("Ember")},
                               "greedy");
        fixture.closeDialogs();
        fixture.window->resize(fixture.window->minimumSize());
        QSettings().setValue(QStringLiteral("analysis/depth"), 1);
        fixture.trigger("analysis");
        const auto& state = fixture.part<QLabel>("analysisState");
        QVERIFY(QTest::qWaitFor([&] { return state.text().contains(QStringLiteral("left")); }, 30000));
        QVERIFY(fixture.stop().isVisible());
        QVERIFY(state.fontMetrics().horizontalAdvance(state.text()) <= state.width());
        const auto& seats = fixture.part<SeatTable>("seatTable");
        QVERIFY(seats.height() >= seats.minimumSizeHint().height());
        const auto& card = fixture.part<MoveCard>("moveCard");
        QVERIFY(card.height() >= card.minimumSizeHint().height());
        auto& depth = fixture.part<QComboBox>("analysisDepth");
        depth.setFocus();
        QTest::keyClick(&depth, Qt::Key_Home); // quick
        QVERIFY(fixture.waitForAll());
        QTest::qWait(50);
        QCOMPARE(fixture.window->size(), fixture.window->minimumSize());
        for (int row = 0; row < fixture.turns().model()->rowCount(); ++row) {
            fixture.controller().lookAt(fixture.turn(row));
            QVERIFY(!fixture.card().contains(QStringLiteral("Better:")) || card.shownLines() >= 3);
        }
        QVERIFY(fixture.graph().height() >= fixture.graph().minimumSizeHint().height());
        QVERIFY(fixture.turns().geometry().bottom() <= fixture.turns().parentWidget()->height());
        QVERIFY(fixture.turns().isVisible());
        QVERIFY(fixture.turns().height() >= fixture.turns().minimumSizeHint().height());
    }
};

int main(int argc, char** argv) {
    setApplicationNames();
    const Application application(argc, argv);
    TestAnalysisDock test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_analysis_dock.moc"
