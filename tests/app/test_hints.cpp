// A hint: asked for by a key or a button, read with mouse, keyboard or screen reader, and played or put away.
#include "hint_fixture.h"

#include <QAccessible>
#include <QStatusBar>
#include <QToolButton>

using namespace ashlar;
using namespace ashlar::app;
using namespace std::chrono_literals;
using flaming::cell;
using flaming::Fall;
using flaming::Placement;
using flaming::SeatView;
using situations::tile;

class TestHints : public QObject {
    Q_OBJECT

private slots:
    void keyShowsTheBestChoices() {
        const HintFixture t;
        t.play({person("Ana"), bot("Flint")});
        t.ask();
        QCOMPARE(t.card().look().lines.size(), std::size_t{3});
        QCOMPARE(t.card().look().lines[0].chance, QStringLiteral("62 %"));
        QCOMPARE(t.seat.load(), 0);
        QCOMPARE(t.selected(), t.best.tile);
        QVERIFY(t.aimed() == flaming::Choice(t.best));
        QCOMPARE(t.stage().spots().marks().size(), std::size_t{3});
        QCOMPARE(QApplication::focusWidget(), &t.row(1));
    }

    void buttonDoesTheSame() {
        const HintFixture t;
        t.play({person("Ana"), bot("Flint")});
        QTest::mouseClick(t.window->findChild<QToolButton*>(QStringLiteral("hintButton")), Qt::LeftButton);
        QTRY_VERIFY(t.lines());
    }

    void enterPlaysTheLine() {
        const HintFixture t;
        t.play({person("Ana"), person("Ben")});
        t.ask();
        t.key(Qt::Key_Return); // meant for the table, a moment ago
        QCOMPARE(t.session().ply(), std::size_t{0});
        QTest::qWait(350);
        t.key(Qt::Key_Down);
        QCOMPARE(t.card().current(), 1);
        QCOMPARE(t.selected(), t.second.tile);
        QVERIFY(t.aimed() == flaming::Choice(t.second));
        t.key(Qt::Key_Return);
        QCOMPARE(t.session().ply(), std::size_t{1});
        QVERIFY(t.session().moves()[0].choice == flaming::Choice(t.second));
        QVERIFY(!t.card().isVisible());
        QVERIFY(t.stage().spots().marks().empty());
    }

    void enterPressesPlayThis() {
        const HintFixture t;
        t.play({person("Ana"), person("Ben")});
        t.ask();
        t.key(Qt::Key_Down);
        t.window->findChild<QPushButton*>(QStringLiteral("hintPlay"))->setFocus(Qt::TabFocusReason);
        t.key(Qt::Key_Return);
        QCOMPARE(t.session().ply(), std::size_t{1});
        QVERIFY(t.session().moves()[0].choice == flaming::Choice(t.second));
    }

    void enterAtTheCrossClosesAndDropsNothing() {
        const HintFixture t;
        t.play({person("Ana"), person("Ben")});
        t.controller().choose(Placement{tile("y60"), cell(2, 0)});
        QTRY_COMPARE(t.phase(), Controller::Phase::Asking);
        t.ask();
        const auto& cross = *t.window->findChild<QToolButton*>(QStringLiteral("hintClose"));
        QVERIFY(t.tabTo(cross));
        QVERIFY(!t.hand().accessibleDescription().contains(QStringLiteral("Enter plays")));
        QVERIFY(t.hand().accessibleDescription().contains(QStringLiteral("Enter presses the button")));
        t.key(Qt::Key_Return);
        QVERIFY(!t.card().isVisible());
        QCOMPARE(t.session().ply(), std::size_t{1});
        QCOMPARE(t.phase(), Controller::Phase::Asking);
    }

    void theEndsOfTheListHold() {
        const HintFixture t;
        t.play({person("Ana"), person("Ben")});
        t.ask();
        t.key(Qt::Key_Up);
        QCOMPARE(t.card().current(), 0);
        for (int i = 0; i < 5; ++i) {
            t.key(Qt::Key_Down);
        }
        QCOMPARE(t.card().current(), 2);
    }

    void mouseLooksAndPlays() {
        const HintFixture t;
        t.play({person("Ana"), person("Ben")});
        t.ask();
        QMouseEvent move(QEvent::MouseMove, QPointF(5, 5), t.row(3).mapToGlobal(QPointF(5, 5)), Qt::NoButton,
                         Qt::NoButton, Qt::NoModifier); // QTest::mouseMove would do nothing at the same place
        QApplication::sendEvent(&t.row(3), &move);
        QCOMPARE(t.selected(), t.third.tile);
        QVERIFY(t.aimed() == flaming::Choice(t.third));
        QTest::mouseClick(&t.row(2), Qt::LeftButton); // looks, and plays nothing
        QCOMPARE(t.card().current(), 1);
        QCOMPARE(t.session().ply(), std::size_t{0});
        t.click("hintPlay");
        QVERIFY(t.session().moves()[0].choice == flaming::Choice(t.second));
    }

    void escapeClosesAndTheSameHintIsKept() {
        const HintFixture t;
        t.play({person("Ana"), bot("Flint")});
        t.ask();
        t.key(Qt::Key_Escape);
        QVERIFY(!t.card().isVisible());
        QVERIFY(t.stage().spots().marks().empty());
        QVERIFY(t.window->isVisible());
        QCOMPARE(t.phase(), Controller::Phase::Asking);
        QCOMPARE(QApplication::focusWidget(), &t.hand());
        t.ask();
        QCOMPARE(t.asked.load(), 1);
        t.key(Qt::Key_H); // and puts it away
        QVERIFY(!t.card().isVisible());
    }

    void crossCloses() {
        const HintFixture t;
        t.play({person("Ana"), bot("Flint")});
        t.ask();
        QTest::mouseClick(t.window->findChild<QToolButton*>(QStringLiteral("hintClose")), Qt::LeftButton);
        QVERIFY(!t.card().isVisible());
    }

    void thinkingIsShownAndMayBeStopped() {
        HintFixture t;
        t.slow = true;
        t.play({person("Ana"), bot("Flint")});
        t.key(Qt::Key_H);
        QVERIFY(t.card().isVisible());
        QVERIFY(t.card().look().thinkingMs > 0);
        QVERIFY(t.card().accessibleDescription().contains(QLatin1String("Thinking")));
        QVERIFY(t.hand().accessibleDescription().contains(QLatin1String("Esc closes the hint")));
        t.key(Qt::Key_Escape);
        QVERIFY(!t.card().isVisible());
        QVERIFY(t.hand().accessibleDescription().contains(QLatin1String("Esc puts back")));
        QTRY_VERIFY(t.stopped);
        QTest::qWait(30);
        QVERIFY(!t.card().isVisible()); // what comes late is not shown
    }

    void keysAtAFallNameTheOneThatClosesTheHint() {
        HintFixture t;
        t.play({person("Ana"), person("Ben")});
        t.controller().choose(Placement{tile("y60"), cell(2, 0)});
        QTRY_COMPARE(t.phase(), Controller::Phase::Asking);
        const QString closes = QStringLiteral("Enter drops, Esc closes the hint");
        const auto keys = [&] { return t.hand().accessibleDescription(); };
        QVERIFY2(keys().endsWith(QStringLiteral("Enter drops")), qPrintable(keys()));
        t.slow = true;
        t.key(Qt::Key_H);
        QVERIFY2(keys().endsWith(closes), qPrintable(keys()));
        t.key(Qt::Key_Escape);
        QVERIFY2(keys().endsWith(QStringLiteral("Enter drops")), qPrintable(keys()));
        t.slow = false;
        t.ask();
        t.key(Qt::Key_Right); // the keyboard goes to the table
        QCOMPARE(QApplication::focusWidget(), &t.stage());
        QVERIFY2(keys().endsWith(closes), qPrintable(keys()));
    }

    void aChoiceEndsTheSearch() {
        HintFixture t;
        t.slow = true;
        t.play({person("Ana"), person("Ben")});
        t.key(Qt::Key_H);
        t.controller().choose(t.best);
        QTRY_VERIFY(t.stopped);
        QVERIFY(!t.card().isVisible());
        QVERIFY(!t.hints().isOpen());
    }

    void theTableStaysInUse() {
        const HintFixture t;
        t.play({person("Ana"), person("Ben")});
        t.ask();
        t.clickTile(2);
        t.clickSpot(0);
        QCOMPARE(t.session().ply(), std::size_t{1});
        QVERIFY(!t.card().isVisible());
    }

    void digitsStillChooseTiles() {
        const HintFixture t;
        t.play({person("Ana"), person("Ben")});
        t.ask();
        t.key(Qt::Key_2);
        QCOMPARE(t.selected(), t.hand().hand().tile(1));
    }

    void theLitLineIsTheOneAtTheTable() {
        const HintFixture t;
        t.play({person("Ana"), person("Ben")});
        t.ask();
        const auto& playThis = *t.window->findChild<QPushButton*>(QStringLiteral("hintPlay"));
        const auto keyOf = [&](flaming::Tile tile) {
            return static_cast<Qt::Key>(Qt::Key_1 + t.hand().hand().rowOf(tile));
        };
        const auto hints = [&] { return t.hand().accessibleDescription(); };
        QVERIFY(t.card().isLit());
        QVERIFY2(hints().contains(QStringLiteral("Enter plays")), qPrintable(hints()));
        t.key(keyOf(t.third.tile)); // its square is the only one: so this is the third choice
        QVERIFY(t.card().isLit());
        QCOMPARE(t.card().current(), 2);
        QVERIFY(playThis.isEnabled());
        QVERIFY2(hints().contains(QStringLiteral("Enter places")), qPrintable(hints())); // what Enter does now
        t.key(keyOf(tile("y60")));                                                       // no choice of the hint
        QVERIFY(!t.card().isLit());
        QVERIFY(!playThis.isEnabled());
        t.key(keyOf(t.second.tile));
        QVERIFY(t.card().isLit());
        QCOMPARE(t.card().current(), 1);
        QMouseEvent move(QEvent::MouseMove, QPointF(5, 5), t.row(1).mapToGlobal(QPointF(5, 5)), Qt::NoButton,
                         Qt::NoButton, Qt::NoModifier);
        QApplication::sendEvent(&t.row(1), &move); // back to the first line
        QCOMPARE(t.card().current(), 0);
        QCOMPARE(t.selected(), t.best.tile);
        QVERIFY(playThis.isEnabled());
        t.key(keyOf(tile("y60")));
        t.row(2).setFocus();
        QVERIFY(t.card().isLit());
        QCOMPARE(t.selected(), t.second.tile);
        QVERIFY2(hints().contains(QStringLiteral("Enter plays")), qPrintable(hints()));
        // The mouse takes the keyboard along, so that Enter plays what is lit.
        QApplication::sendEvent(&t.row(1), &move);
        QCOMPARE(QApplication::focusWidget(), &t.row(1));
    }

    void enterPlaysWhatIsLitByTheMouse() {
        HintFixture t;
        t.controller().start(
            sessionFrom({person("Ana"), person("Ben")}, {{0, {"r7", "b10", "y20"}}}, situations::fewTilesHand));
        t.key(Qt::Key_Return);
        QTRY_COMPARE(t.phase(), Controller::Phase::Asking);
        const flaming::Cell first = t.stage().spots().item(0)->cell(); // where the keyboard goes
        std::optional<Placement> here;
        std::optional<Placement> elsewhere;
        for (const flaming::Choice& choice : flaming::view(t.session().state(), 0).choices()) {
            const auto* placement = choice.as<Placement>();
            (placement->at == first ? here : elsewhere) = *placement;
            if (here && elsewhere && here->tile != elsewhere->tile) {
                break;
            }
        }
        QVERIFY(here && elsewhere && here->tile != elsewhere->tile);
        t.hints().setAdvise([&](const SeatView&, const ai::Budget&, std::stop_token) {
            ai::Advice advice;
            advice.choices = {{*here, 0.6F, 100, false}, {*elsewhere, 0.58F, 100, false}};
            return advice;
        });
        t.ask();
        t.key(static_cast<Qt::Key>(Qt::Key_1 + t.hand().hand().rowOf(here->tile)));
        QCOMPARE(QApplication::focusWidget(), &t.stage());
        QMouseEvent move(QEvent::MouseMove, QPointF(5, 5), t.row(2).mapToGlobal(QPointF(5, 5)), Qt::NoButton,
                         Qt::NoButton, Qt::NoModifier);
        QApplication::sendEvent(&t.row(2), &move);
        QVERIFY(t.card().isLit());
        QCOMPARE(t.card().current(), 1);
        t.key(Qt::Key_Return);
        QCOMPARE(t.session().ply(), std::size_t{1});
        QVERIFY(t.session().moves()[0].choice == flaming::Choice(*elsewhere));
    }

    void fallsHaveHints() {
        const HintFixture t;
        t.play({person("Ana"), person("Ben")});
        t.controller().choose(Placement{tile("y60"), cell(2, 0)});
        QTRY_COMPARE(t.phase(), Controller::Phase::Asking);
        QVERIFY(t.stage().spots().isFall());
        t.ask();
        QCOMPARE(t.card().look().lines.size(), std::size_t{2});
        QTest::qWait(350);
        t.key(Qt::Key_Return);
        QVERIFY(t.session().moves()[1].choice == flaming::Choice(Fall::Left));
    }

    void onlyWhenAPersonIsAsked() {
        const HintFixture t;
        QVERIFY(!t.action("hint").isEnabled());
        t.play({person("Ana"), person("Ben")});
        QVERIFY(t.action("hint").isEnabled());
        t.controller().setPace({0ms, std::nullopt});
        t.controller().choose(t.best);
        QTRY_COMPARE(t.phase(), Controller::Phase::HandOver);
        QVERIFY(!t.action("hint").isEnabled());
        t.controller().handOver();
        QTRY_COMPARE(t.phase(), Controller::Phase::Curtain);
        QVERIFY(!t.action("hint").isEnabled());
        t.hints().ask();
        QTest::qWait(20);
        QCOMPARE(t.asked.load(), 0);
        QVERIFY(!t.card().isVisible());
        t.key(Qt::Key_Return); // lifts the curtain
        QTRY_COMPARE(t.phase(), Controller::Phase::Asking);
        t.ask();
        QCOMPARE(t.seat.load(), 1); // what Ben may know
        t.controller().stepBack();
        QVERIFY(!t.card().isVisible());
        QVERIFY(!t.action("hint").isEnabled());
        t.controller().returnToGame();
        QVERIFY(t.action("hint").isEnabled());
    }

    void anotherGameEndsIt() {
        const HintFixture t;
        t.play({person("Ana"), bot("Flint")});
        t.ask();
        t.controller().start(dealtSession({person("Ana"), bot("Flint")}, 5));
        QVERIFY(!t.card().isVisible());
        QTRY_COMPARE(t.phase(), Controller::Phase::Asking);
        t.ask();
        QCOMPARE(t.asked.load(), 2);
    }

    void failureIsTold() {
        HintFixture t;
        t.broken = true;
        t.play({person("Ana"), bot("Flint")});
        QTest::ignoreMessage(QtWarningMsg, "Work in the background failed: no idea");
        t.key(Qt::Key_H);
        QTRY_VERIFY(!t.card().isVisible());
        QVERIFY(t.window->findChild<QObject*>(QStringLiteral("hintCard")) != nullptr);
        QVERIFY(!t.hints().isOpen());
        t.broken = false;
        t.ask();
    }

    void nothingToAdviseIsTold() {
        HintFixture t;
        t.hints().setAdvise([](const SeatView&, const ai::Budget&, std::stop_token) { return ai::Advice(); });
        t.play({person("Ana"), bot("Flint")});
        t.key(Qt::Key_H);
        QTRY_VERIFY(!t.hints().isThinking());
        QVERIFY(!t.card().isVisible());
        QVERIFY(!t.hints().isOpen());
        QCOMPARE(t.window->statusBar()->currentMessage(), QStringLiteral("There is no hint this time."));
    }

    void isReadAloud() {
        const HintFixture t;
        t.play({person("Ana"), bot("Flint")});
        t.ask();
        QAccessibleInterface* line = QAccessible::queryAccessibleInterface(&t.row(1));
        const QString name = line->text(QAccessible::Name);
        QVERIFY2(name.startsWith(QLatin1String("1: blue 3 on red 5 and blue 5, 62 % to win.")), qPrintable(name));
        QVERIFY(name.size() > 50); // and the reasons
        QCOMPARE(line->role(), QAccessible::Button);
    }

    void realSearchGivesAHint() {
        HintFixture t;
        t.hints().setAdvise([](const SeatView& view, const ai::Budget&, std::stop_token stop) {
            ai::Budget budget;
            budget.simulations = 2000;
            return ai::Adviser(1).advise(view, budget, std::move(stop));
        });
        t.play({person("Ana"), bot("Flint")});
        t.ask();
        QVERIFY(t.card().look().lines.size() >= 2);
        for (const HintLine& line : t.card().look().lines) {
            QVERIFY(!line.reasons.empty());
            QVERIFY(line.reasons.size() <= 3);
        }
    }

    // ---- what is chosen and said ------------------------------------------------------------------------------------

    void poorChoicesAreNoHint() {
        const flaming::State state = situations::position(situations::fewTiles, situations::fewTilesHand);
        const SeatView view = flaming::view(state, 0);
        const Placement best = HintFixture::best;
        const Placement second = HintFixture::second;
        ai::Advice advice;
        advice.choices = {{best, 0.6F, 900, false}, {second, 0.4F, 90, false}, {HintFixture::third, 0.3F, 10, false}};
        QCOMPARE(hintFrom(view, advice).choices.size(), std::size_t{2}); // one alternative always
        advice.choices[1].chance = 0.7F;                                 // tried less often: no better than the best
        advice.choices[2].chance = 0.58F;
        const Hint hint = hintFrom(view, advice);
        QCOMPARE(hint.choices.size(), std::size_t{3});
        QVERIFY(hint.choices[0].choice == flaming::Choice(best));
        QCOMPARE(hint.choices[1].chance, 0.6F);
        advice.choices = {{best, 1.0F, 900, false}, {second, 0.0F, 0, false}};
        QCOMPARE(hintFrom(view, advice).choices.size(), std::size_t{1}); // nothing is known of the other
        QCOMPARE(hintFrom(view, advice).choices[0].chance, 0.99F);
        advice.choices[0].certain = true;
        QCOMPARE(hintFrom(view, advice).choices[0].chance, 1.0F);
    }

    // ---- who thinks ------------------------------------------------------------------------------------------------

    void whoThinksLongIsSeenToThink() {
        Table table;
        table.resize(900, 650);
        table.setSeats({{QStringLiteral("Flint"), true, 0, {}}, {QStringLiteral("Ana"), false, 1, {}}});
        table.show(flaming::view(situations::position(situations::fewTiles, situations::fewTilesHand), 1));
        table.QWidget::show();
        const auto* ribbon = table.findChild<Ribbon*>();
        const auto picture = [ribbon] { return ribbon->parentWidget()->grab(ribbon->geometry()).toImage(); };
        table.setReducedMotion(true);
        table.setRibbon(QStringLiteral("Flint is thinking…"), {}, 0, true);
        QTest::qWait(700);
        const QImage still = picture();
        QTest::qWait(100);
        QVERIFY(picture() == still);
        table.setReducedMotion(false);
        const QImage turning = picture();
        QVERIFY(turning != still);
        QTest::qWait(150);
        QVERIFY(picture() != turning);
        table.setRibbon(QStringLiteral("Ana, place a tile"), {}, 1);
        QTest::qWait(300);
        const QImage quiet = picture();
        QTest::qWait(150);
        QVERIFY(picture() == quiet);
    }

    // ---- the expert's time ------------------------------------------------------------------------------------------

    void expertThinksAsLongAsItIsSet() {
        class Clocked : public ai::Bot {
        public:
            explicit Clocked(std::atomic<int>& time) : time_{time} {}
            flaming::Choice choose(const SeatView& view, const ai::Budget& budget, std::stop_token /*stop*/) override {
                time_ = static_cast<int>(budget.time.count());
                return view.choices()[0];
            }

        private:
            std::atomic<int>& time_;
        };
        std::atomic<int> time{0};
        QSettings().clear();
        Settings settings = loadSettings();
        QCOMPARE(settings.thinkingTime, 1000);
        settings.thinkingTime = 2400;
        saveSettings(settings);
        QCOMPARE(loadSettings().thinkingTime, 2400);
        MainWindow window;
        window.controller().setBotFactory(
            [&](const QString&, std::uint64_t) { return std::make_unique<Clocked>(time); });
        window.controller().start(dealtSession({bot("Flint", "expert"), person("Ana")}));
        QTRY_COMPARE(time.load(), 2400);
    }
};

QTEST_MAIN(TestHints)
#include "test_hints.moc"
