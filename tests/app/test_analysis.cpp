// The analysis beside the table: by the menu, the keys and the mouse.
#include "app/analysis/analysis_dock.h"
#include "app/analysis/analysis_words.h"
#include "app/analysis/chance_graph.h"
#include "app/analysis/game_analysis.h"
#include "app/analysis/move_card.h"
#include "app/analysis/seat_table.h"
#include "app/analysis/turn_list.h"
#include "app/application.h"
#include "app/dialogs/standings_dialog.h"
#include "app/game/hints.h"
#include "ashlar/ai/bot.h"
#include "window_fixture.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QMenuBar>
#include <QSignalSpy>
#include <QToolButton>

#include <map>

using namespace ashlar::app;
using namespace ashlar::flaming;
using ashlar::ai::Turn;
using Phase = Controller::Phase;

namespace {

/// Plays on with bots of a level, to the end or for so many choices.
void playOn(Session& session, const char* level, std::size_t choices = SIZE_MAX) {
    const auto bot = ashlar::ai::makeBot(level, 1);
    ashlar::Random die(1);
    for (; choices > 0 && !session.isOver(); --choices) {
        const Prompt asked = session.prompt();
        session.apply(asked.kind == PromptKind::Die ? Choice{faceOfSide(die.below(6))}
                                                    : bot->choose(view(session.state(), asked.player), {}, {}));
    }
}

/// A finished game of two bots, and hands for its analysis.
struct Finished : WindowFixture {
    explicit Finished(const std::vector<Player>& players = {bot("Ana"), bot("Flint")}, const char* level = "random") {
        QSettings().setValue(QStringLiteral("analysis/depth"), 0);
        auto session = dealtSession(players, 7);
        playOn(*session, level);
        controller().start(std::move(session));
        [[maybe_unused]] const bool over = QTest::qWaitFor([this] { return phase() == Phase::Over; });
    }

    void closeDialogs() const {
        for (auto* dialog : window->findChildren<QDialog*>()) {
            dialog->close();
        }
        window->activateWindow();
        [[maybe_unused]] const bool active = waitForActive(window.get());
    }
    template <class Widget>
    Widget& part(const char* name) const {
        return *window->findChild<Widget*>(QLatin1String(name));
    }
    bool isOpen() const { return part<AnalysisDock>("analysisDock").isVisible(); }
    ChanceGraph& graph() const { return part<ChanceGraph>("chanceGraph"); }
    TurnList& turns() const { return part<TurnList>("turnList"); }
    QAbstractButton& stop() const { return part<QAbstractButton>("analysisStop"); }
    bool waitForAll() const {
        return QTest::qWaitFor([this] { return isOpen() && !stop().isVisible(); }, 30000);
    }
    /// The number of the choice of a turning point.
    std::size_t turn(int row) const {
        auto* model = qobject_cast<TurnModel*>(turns().model());
        return model->entry(model->index(row, 0)).choice.ply;
    }
    std::size_t lookedAt() const { return controller().history().ply; }
    /// Ana and Flint in the middle of a game in which everything may be taken back, its analysis at work.
    void openInPractice(int depth) const {
        auto practice = dealtSession({person("Ana"), bot("Flint")}, 3, {}, 1, true);
        playOn(*practice, "random", 8);
        controller().start(std::move(practice));
        closeDialogs();
        QVERIFY(QTest::qWaitFor([this] { return phase() == Phase::Asking; }));
        QSettings().setValue(QStringLiteral("analysis/depth"), depth);
        trigger("analysis");
    }
    /// Texts whose key with Alt means another one, too, among what can be used.
    QStringList sharedKeys() const {
        std::map<QString, QStringList> texts;
        const auto add = [&](const QString& text) {
            if (const QString key = QKeySequence::mnemonic(text).toString(); !key.isEmpty()) {
                texts[key] += text;
            }
        };
        for (const QAction* menu : window->menuBar()->actions()) {
            add(menu->text());
        }
        for (const auto* button : window->findChildren<QAbstractButton*>()) {
            if (button->isVisible() && button->isEnabled()) {
                add(button->text());
            }
        }
        for (const auto* label : window->findChildren<QLabel*>()) {
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
    QString card() const { return part<QWidget>("moveCard").accessibleDescription(); }
};

} // namespace

class TestAnalysis : public QObject {
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

    void panelsTakeTheirPlaceBack() {
        const Finished fixture;
        fixture.closeDialogs();
        fixture.trigger("analysis");
        fixture.part<QDockWidget>("panelsDock").show();
        QVERIFY(QTest::qWaitFor([&] { return !fixture.isOpen(); }));
        QVERIFY(fixture.part<QDockWidget>("panelsDock").isVisible());
    }

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

    void anotherGameEndsIt() {
        const Finished fixture;
        fixture.closeDialogs();
        fixture.trigger("analysis");
        QVERIFY(fixture.isOpen());
        fixture.start({person("Ana"), bot("Flint")});
        QVERIFY(!fixture.isOpen());
        QVERIFY(fixture.part<QDockWidget>("panelsDock").isVisible());
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
        // Where there is, both stay.
        fixture.window->resize(2200, 1000);
        if (!QTest::qWaitFor([&] { return fixture.window->width() == 2200; }, 1000)) {
            QSKIP("The screen is too small for both.");
        }
        fixture.trigger("analysis");
        QVERIFY(panels() && fixture.isOpen() && fixture.action("panels").isChecked());
        fixture.key(Qt::Key_F9);
        QVERIFY(!panels() && fixture.isOpen());
        fixture.key(Qt::Key_F9);
        QVERIFY(panels() && fixture.isOpen());
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
        QCOMPARE(fixture.sharedKeys(), QStringList());
        QTest::mouseClick(&fixture.stop(), Qt::LeftButton);
        QCOMPARE(fixture.sharedKeys(), QStringList()); // it says something else now
        fixture.trigger("hint");
        fixture.controller().setPace({std::chrono::milliseconds(0), std::nullopt});
        fixture.choose();
        QVERIFY(QTest::qWaitFor([&] { return fixture.phase() == Phase::HandOver; }));
        QCOMPARE(fixture.sharedKeys(), QStringList());
        fixture.trigger("stepBack");
        QCOMPARE(fixture.sharedKeys(), QStringList());
    }

    void wordsSayAtWhichEnd() {
        // The base grows to the left or to the right.
        for (const bool left : {true, false}) {
            auto session = sessionFrom({person("Ana Maria Wolkenstein"), person("Ben")},
                                       {{0, {"r7", "b10"}}, {0, {"b5"}}}, {"r5", "g3"});
            session->apply(place("r5", 0, left ? -1 : 2));
            session->setOpened();
            GameAnalysis analysis;
            QVERIFY(mayBeAnalysed(*session));
            analysis.take(*session, Depth::Quick);
            analysis.begin();
            const AnalysisWords words(session->names(), session->tiles());
            const QString said = inWords(words.choice(analysis.played(0), analysis.before(0)));
            QCOMPARE(said, QStringLiteral("Ana puts red 5 on the ground, at the %1 end")
                               .arg(left ? QStringLiteral("left") : QStringLiteral("right")));
            QVERIFY(QTest::qWaitFor([&] { return analysis.isComplete(); }, 20000));
            QVERIFY(!analysis.isRunning() || QTest::qWaitFor([&] { return !analysis.isRunning(); }));
            QCOMPARE(analysis.judged(), std::size_t{1});
            QVERIFY(words.position(analysis, 0).join(QLatin1Char(' ')).contains(QStringLiteral(" %")));
            QCOMPARE(words.position(analysis, 1).first(), QStringLiteral("So the game stands now."));
        }
    }

    void whatIsBetterHasReasons() {
        auto session = dealtSession({bot("Ana"), bot("Flint")}, 3, {}, 1, true);
        playOn(*session, "random", 60);
        GameAnalysis analysis;
        analysis.take(*session, Depth::Quick);
        analysis.begin();
        QVERIFY(QTest::qWaitFor([&] { return analysis.isComplete() && !analysis.isRunning(); }, 60000));
        const AnalysisWords words(session->names(), session->tiles());
        int reasons = 0;
        for (std::size_t ply = 0; ply < session->ply(); ++ply) {
            const auto lines = words.reasons(analysis, ply);
            QVERIFY(lines.empty() || analysis.better(ply));
            for (const RichLine& line : lines) {
                ++reasons;
                QVERIFY(words.position(analysis, ply).contains(inWords(line) + QLatin1Char('.')));
            }
        }
        QVERIFY(reasons > 10); // who plays at random errs
    }

    void branchesShareWhatIsBeforeThem() {
        auto session = dealtSession({bot("Ana"), bot("Flint")}, 3, {}, 1, true);
        playOn(*session, "random", 6);
        GameAnalysis analysis;
        analysis.take(*session, Depth::Quick);
        analysis.begin();
        QVERIFY(QTest::qWaitFor([&] { return analysis.isComplete() && !analysis.isRunning(); }, 20000));
        const auto before = analysis.analysis().choices[3].verdict;
        session->goTo(session->line()[4]);
        const auto choices = options(session->state());
        const Choice taken = *session->timeline().choice(session->timeline().children(session->line()[4]).front());
        session->apply(choices[0] == taken ? choices[1] : choices[0]);
        analysis.take(*session, Depth::Quick);
        analysis.begin();
        QCOMPARE(analysis.judged(), std::size_t{4});
        QVERIFY(analysis.analysis().choices[3].verdict == before);
        analysis.take(*session, Depth::Normal);
        analysis.begin();
        QCOMPARE(analysis.judged(), std::size_t{0}); // another depth has verdicts of its own
        analysis.cancel();
        QVERIFY(!analysis.isRunning());
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
    TestAnalysis test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_analysis.moc"
