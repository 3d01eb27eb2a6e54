// Games played at the window, from New game to the standings, as people do it: by clicks, and by keys alone.
#include "app/application.h"
#include "window_fixture.h"

#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QToolButton>

using namespace ashlar::app;
using namespace ashlar::flaming;
using Phase = Controller::Phase;

namespace {

constexpr int patience = 20000; // milliseconds

bool curtainCloses(const WindowFixture& fixture) {
    const auto* lift = fixture.window->findChild<QPushButton*>(QStringLiteral("liftCurtain"));
    return lift != nullptr && lift->isVisible();
}

/// Waits until a person must do something, or the round is over.
bool waitForPerson(const WindowFixture& fixture) {
    return QTest::qWaitFor(
        [&] {
            switch (fixture.phase()) {
            case Phase::Asking:
                return fixture.stage().spots().count() > 0;
            case Phase::Curtain:
                return curtainCloses(fixture);
            case Phase::HandOver:
            case Phase::Over:
                return true;
            default:
                return false;
            }
        },
        patience);
}

} // namespace

class TestPlay : public QObject {
    Q_OBJECT

private slots:
    void byClicks_data() { people(); }
    void byClicks() {
        QFETCH(const int, people);
        WindowFixture fixture;
        QTest::mouseClick(fixture.window->findChild<QToolButton*>(QStringLiteral("newGameButton")), Qt::LeftButton);
        auto* dialog = fixture.dialog("newGameDialog");
        QVERIFY(dialog != nullptr);
        QVERIFY(waitForActive(dialog));
        setPeople(*dialog, people);
        fixture.click("start");
        QTRY_VERIFY(fixture.controller().session() != nullptr);
        fixture.controller().setPace({std::chrono::milliseconds(0), std::nullopt}); // the dialog may have set another
        QVERIFY(waitForActive(fixture.window.get()));

        for (int i = 0; fixture.phase() != Phase::Over; ++i) {
            QVERIFY(waitForPerson(fixture));
            const std::size_t ply = fixture.session().ply();
            switch (fixture.phase()) {
            case Phase::Curtain:
                fixture.click("liftCurtain");
                QTRY_COMPARE(fixture.phase(), Phase::Asking);
                break;
            case Phase::HandOver:
                fixture.click("done");
                QVERIFY(fixture.phase() != Phase::HandOver);
                break;
            case Phase::Asking:
                if (!fixture.stage().spots().isFall()) {
                    fixture.clickTile(filledPlace(fixture, i));
                }
                fixture.clickSpot(i % fixture.stage().spots().count());
                QVERIFY(fixture.session().ply() > ply);
                break;
            default:
                break;
            }
        }
        checkEnd(fixture);
        QTest::mouseClick(fixture.dialog("standingsDialog")->findChild<QToolButton*>(QStringLiteral("cross")),
                          Qt::LeftButton);
        QVERIFY(fixture.dialog("standingsDialog") == nullptr);
    }

    void byKeysAlone_data() { people(); }
    void byKeysAlone() {
        QFETCH(const int, people);
        WindowFixture fixture;
        fixture.key(Qt::Key_N, Qt::ControlModifier);
        auto* dialog = fixture.dialog("newGameDialog");
        QVERIFY(dialog != nullptr);
        QVERIFY(waitForActive(dialog));
        setPeople(*dialog, people);
        fixture.key(Qt::Key_Return);
        QTRY_VERIFY(fixture.controller().session() != nullptr);
        fixture.controller().setPace({std::chrono::milliseconds(0), std::nullopt}); // the dialog may have set another
        QVERIFY(waitForActive(fixture.window.get()));

        for (int i = 0; fixture.phase() != Phase::Over; ++i) {
            QVERIFY(waitForPerson(fixture));
            const std::size_t ply = fixture.session().ply();
            switch (fixture.phase()) {
            case Phase::Curtain:
                fixture.key(Qt::Key_Return);
                QTRY_COMPARE(fixture.phase(), Phase::Asking);
                break;
            case Phase::HandOver:
                fixture.key(Qt::Key_Return);
                QVERIFY(fixture.phase() != Phase::HandOver);
                break;
            case Phase::Asking:
                if (!fixture.stage().spots().isFall()) {
                    fixture.key(static_cast<Qt::Key>(Qt::Key_1 + filledPlace(fixture, i)));
                }
                fixture.key(i % 2 == 0 ? Qt::Key_Right : Qt::Key_Left);
                fixture.key(Qt::Key_Return);
                QVERIFY2(fixture.session().ply() > ply, qPrintable(QString::number(ply)));
                break;
            default:
                break;
            }
        }
        checkEnd(fixture);
        fixture.key(Qt::Key_Escape);
        QTRY_VERIFY(fixture.dialog("standingsDialog") == nullptr);
    }

    void undoByKeyAndByButton() {
        WindowFixture fixture;
        fixture.controller().setPace({std::chrono::milliseconds(0), std::nullopt});
        fixture.start({person("Ana"), bot("Flint")});
        QVERIFY(waitForPerson(fixture));
        QVERIFY(!fixture.action("undo").isEnabled());
        fixture.choose();
        QTRY_COMPARE(fixture.phase(), Phase::HandOver);
        QVERIFY(fixture.action("undo").isEnabled());
        QVERIFY(fixture.action("done").isEnabled());
        fixture.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(fixture.phase(), Phase::Asking);
        QCOMPARE(fixture.session().ply(), std::size_t{0});
        QVERIFY(fixture.action("redo").isEnabled());
        fixture.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(fixture.phase(), Phase::HandOver);
        fixture.key(Qt::Key_D, Qt::ControlModifier);
        QVERIFY(!fixture.action("undo").isEnabled());
    }

    void slowAnimationIsSkipped() {
        WindowFixture fixture;
        fixture.controller().setPace({std::chrono::milliseconds(0), std::nullopt});
        fixture.start({person("Ana"), bot("Flint")});
        QVERIFY(waitForPerson(fixture));
        fixture.trigger("speedSlow");
        fixture.choose();
        QCOMPARE(fixture.phase(), Phase::Playing);
        QVERIFY(fixture.action("skip").isEnabled());
        fixture.trigger("skip");
        QTRY_COMPARE_WITH_TIMEOUT(fixture.phase(), Phase::HandOver, 300);
    }

    void scoreCountsARoundAsSoonAsItIsOver() {
        GameOptions oneTurn;
        oneTurn.turnLimit = 1;
        auto session = dealtSession({person("Ana"), person("Ben")}, 2, oneTurn, 3, true);
        Choice last = options(session->state())[0];
        for (;;) {
            last = options(session->state())[0];
            State next = session->state();
            if (apply(next, last); prompt(next).kind == PromptKind::Over) {
                break;
            }
            session->apply(last);
        }
        const WindowFixture fixture;
        fixture.controller().setOpenTable(true);
        fixture.controller().start(std::move(session));
        QTRY_COMPARE(fixture.phase(), Phase::Asking);
        const auto& pill = *fixture.window->findChild<QLabel*>(QStringLiteral("matchPill"));
        QCOMPARE(pill.accessibleName(), QStringLiteral("Match 0 : 0"));
        fixture.controller().choose(last);
        QTRY_COMPARE(fixture.phase(), Phase::Over);
        const bool ana = fixture.session().matchAfter().won[0] == 1;
        QCOMPARE(pill.accessibleName(), ana ? QStringLiteral("Match 1 : 0") : QStringLiteral("Match 0 : 1"));
        fixture.trigger("undo");
        QCOMPARE(pill.accessibleName(), QStringLiteral("Match 0 : 0"));
    }

private:
    static void people() {
        QTest::addColumn<int>("people");
        QTest::newRow("a person and two bots") << 1;
        QTest::newRow("two people and a bot") << 2;
    }

    /// The dialog as it is at the first start, with more people and fewer turns.
    static void setPeople(const QDialog& dialog, int people) {
        if (people == 2) {
            dialog.findChild<QComboBox*>(QStringLiteral("kind1"))->setCurrentIndex(0);
        }
        dialog.findChild<QSpinBox*>(QStringLiteral("turnLimit"))->setValue(8);
    }

    /// A place of the hand with a tile.
    static int filledPlace(const WindowFixture& fixture, int from) {
        for (int i = 0; i < HandModel::places; ++i) {
            const int place = (from + i) % HandModel::places;
            if (fixture.hand().hand().tile(place) != Tile::None) {
                return place;
            }
        }
        return 0;
    }

    static void checkEnd(const WindowFixture& fixture) {
        auto* standings = fixture.dialog("standingsDialog");
        QVERIFY(standings != nullptr);
        QVERIFY(waitForActive(standings));
        QStringList texts;
        for (const QLabel* label : standings->findChildren<QLabel*>()) {
            texts += label->text();
        }
        for (const QString& name : fixture.session().names()) {
            QVERIFY2(!texts.filter(name).isEmpty(), qPrintable(name));
        }
        QVERIFY(!texts.filter(QStringLiteral(", winner")).isEmpty());
    }
};

int main(int argc, char** argv) {
    ashlar::app::setApplicationNames();
    const Application application(argc, argv);
    TestPlay test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_play.moc"
