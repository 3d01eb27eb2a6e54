#include "app/application.h"
#include "app/dialogs/new_game_dialog.h"
#include "app/game/levels.h"
#include "app/settings.h"
#include "window_fixture.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <memory>

using namespace ashlar::app;
using namespace ashlar::flaming;

class TestNewGameDialog : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QSettings().clear();
        open(defaultSetUp());
    }

    void cleanup() { dialog_.reset(); }

    // ---- by clicks ----------------------------------------------------------------------------------------------

    void seatsAreAddedAndRemoved() {
        QCOMPARE(seats(), std::size_t{3});
        for (const int seat : {3, 4, 5}) {
            click<QPushButton>(QStringLiteral("add%1").arg(seat));
            QCOMPARE(seats(), static_cast<std::size_t>(seat) + 1);
        }
        type(QStringLiteral("name4"), QStringLiteral("Zoe"));
        click<QToolButton>(QStringLiteral("remove0"));
        QCOMPARE(seats(), std::size_t{5});
        QCOMPARE(dialog_->setUp().players[3].name, QStringLiteral("Zoe"));
        for (int i = 0; i < 3; ++i) {
            click<QToolButton>(QStringLiteral("remove0"));
        }
        QCOMPARE(seats(), std::size_t{2});
        QVERIFY(!child<QToolButton>(QStringLiteral("remove0"))->isEnabled());
        click<QToolButton>(QStringLiteral("remove0"));
        QCOMPARE(seats(), std::size_t{2});
    }

    void everythingThatIsChosenIsInTheSetUp() {
        type(QStringLiteral("name0"), QStringLiteral("  Zoe   X "));
        child<QComboBox>(QStringLiteral("kind1"))->setCurrentIndex(0);
        child<QComboBox>(QStringLiteral("level2"))->setCurrentIndex(0);
        QTest::mouseClick(child<QCheckBox>(QStringLiteral("curse")), Qt::LeftButton, {}, QPoint(12, 12));
        QTest::mouseClick(child<QCheckBox>(QStringLiteral("fireDie")), Qt::LeftButton, {}, QPoint(12, 12));
        child<QSpinBox>(QStringLiteral("rounds"))->setValue(3);
        child<QSpinBox>(QStringLiteral("turnLimit"))->setValue(0);
        child<QComboBox>(QStringLiteral("first"))->setCurrentIndex(2);
        auto* tiles = child<QComboBox>(QStringLiteral("tiles"));
        tiles->setCurrentIndex(tiles->findData(QStringLiteral("even")));

        const QSignalSpy accepted(dialog_.get(), &QDialog::accepted);
        click<QPushButton>(QStringLiteral("start"));
        QCOMPARE(accepted.count(), 1);
        const SetUp setUp = dialog_->setUp();
        QCOMPARE(setUp.players[0].name, QStringLiteral("Zoe X"));
        QVERIFY(!setUp.players[0].bot && !setUp.players[1].bot && setUp.players[2].bot);
        QCOMPARE(setUp.players[1].level, QString());
        QCOMPARE(setUp.players[2].level, allLevels().first());
        QVERIFY(setUp.options.curse && setUp.options.fireDie);
        QCOMPARE(setUp.options.turnLimit, 0);
        QCOMPARE(QString::fromUtf8(setUp.options.tiles->name().data()).left(4), QStringLiteral("even"));
        QCOMPARE(setUp.roundsToWin, 3);
        QCOMPARE(setUp.first, 1);
    }

    void cancelAndCrossReject() {
        const QSignalSpy rejected(dialog_.get(), &QDialog::rejected);
        click<QPushButton>(QStringLiteral("cancel"));
        QCOMPARE(rejected.count(), 1);
        open(defaultSetUp());
        const QSignalSpy again(dialog_.get(), &QDialog::rejected);
        click<QToolButton>(QStringLiteral("cross"));
        QCOMPARE(again.count(), 1);
    }

    void coloursAreChosenAndNoTwoAreAlike() {
        QCOMPARE(colours(), (std::vector{0, 1, 2}));
        chooseColour(0, 4);
        QCOMPARE(colours(), (std::vector{4, 1, 2}));
        chooseColour(0, 2); // that of the third seat, which gets the old one
        QCOMPARE(colours(), (std::vector{2, 1, 4}));
        click<QPushButton>(QStringLiteral("add3"));
        QCOMPARE(colours(), (std::vector{2, 1, 4, 0}));
        click<QToolButton>(QStringLiteral("remove1"));
        QCOMPARE(colours(), (std::vector{2, 4, 0}));
        auto* colour = child<QToolButton>(QStringLiteral("colour0"));
        QVERIFY2(colour->accessibleName().contains(QStringLiteral("Ana")), qPrintable(colour->accessibleName()));
    }

    void coloursOfARecordThatClashAreToldApart() {
        SetUp setUp = defaultSetUp();
        setUp.players[0].colour = 1;
        setUp.players[1].colour = 1;
        setUp.players[2].colour = 99;
        open(setUp);
        QCOMPARE(colours(), (std::vector{1, 0, 2}));
    }

    void plusAtTheNextSeatAddsAPlayer() {
        click<QToolButton>(QStringLiteral("colour3"));
        QCOMPARE(seats(), std::size_t{4});
        QVERIFY(!child<QToolButton>(QStringLiteral("colour5"))->isEnabled());
    }

    void practiceFollowsThePeopleUntilItIsChosen() {
        QVERIFY(dialog_->setUp().practice);
        child<QComboBox>(QStringLiteral("kind1"))->setCurrentIndex(0);
        QVERIFY(!dialog_->setUp().practice);
        QTest::mouseClick(child<QCheckBox>(QStringLiteral("practice")), Qt::LeftButton, {}, QPoint(12, 12));
        QVERIFY(dialog_->setUp().practice);
        child<QComboBox>(QStringLiteral("kind2"))->setCurrentIndex(0);
        QVERIFY(dialog_->setUp().practice);
    }

    void openTableIsForSeveralPeople() {
        auto* openTable = child<QCheckBox>(QStringLiteral("openTable"));
        QVERIFY(!openTable->isEnabled());
        child<QComboBox>(QStringLiteral("kind1"))->setCurrentIndex(0);
        QVERIFY(openTable->isEnabled());
        QTest::mouseClick(openTable, Qt::LeftButton, {}, QPoint(12, 12));
        QVERIFY(dialog_->openTable());
    }

    // ---- by keys ------------------------------------------------------------------------------------------------

    void keysAloneAreEnough() {
        const QSignalSpy accepted(dialog_.get(), &QDialog::accepted);
        QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("name0"));
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Zoe")); // the default name was selected
        key(Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("kind0"));
        key(Qt::Key_Down);
        QVERIFY(dialog_->setUp().players[0].bot);
        key(Qt::Key_Up);
        key(Qt::Key_A, Qt::AltModifier);
        QTRY_COMPARE(seats(), std::size_t{4}); // the button is seen going down
        QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("name3"));
        key(Qt::Key_C, Qt::AltModifier);
        QTRY_VERIFY(dialog_->setUp().options.curse);
        key(Qt::Key_D, Qt::AltModifier);
        QTRY_VERIFY(dialog_->setUp().options.fireDie);
        key(Qt::Key_R, Qt::AltModifier);
        key(Qt::Key_Up);
        QCOMPARE(dialog_->setUp().roundsToWin, 2);
        key(Qt::Key_F, Qt::AltModifier);
        key(Qt::Key_Down);
        QCOMPARE(dialog_->setUp().first, 0);
        key(Qt::Key_L, Qt::AltModifier);
        key(Qt::Key_Down);
        QCOMPARE(dialog_->setUp().options.turnLimit, defaultTurnLimit - 10);
        key(Qt::Key_2, Qt::AltModifier);
        QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("name1"));
        key(Qt::Key_Return);
        QCOMPARE(accepted.count(), 1);
        QCOMPARE(dialog_->setUp().players[0].name, QStringLiteral("Zoe"));
    }

    void enterPressesTheButtonWithTheFocus() {
        const QSignalSpy accepted(dialog_.get(), &QDialog::accepted);
        const QSignalSpy rejected(dialog_.get(), &QDialog::rejected);
        const auto goTo = [&](const QString& name) {
            for (int i = 0; i < 50 && QApplication::focusWidget()->objectName() != name; ++i) {
                key(Qt::Key_Tab);
            }
            QCOMPARE(QApplication::focusWidget()->objectName(), name);
        };
        goTo(QStringLiteral("add3"));
        key(Qt::Key_Return);
        QCOMPARE(seats(), std::size_t{4});
        goTo(QStringLiteral("cancel"));
        key(Qt::Key_Return);
        QCOMPARE(rejected.count(), 1);
        QCOMPARE(accepted.count(), 0);
    }

    void escapeRejects() {
        const QSignalSpy rejected(dialog_.get(), &QDialog::rejected);
        key(Qt::Key_Escape);
        QCOMPARE(rejected.count(), 1);
    }

    void everyControlHasAName() {
        for (const QWidget* widget : dialog_->findChildren<QWidget*>()) {
            const bool reachable = widget->focusPolicy() != Qt::NoFocus && widget->isVisible();
            if (!reachable || widget->objectName().startsWith(QStringLiteral("qt_"))) {
                continue;
            }
            const auto* button = qobject_cast<const QAbstractButton*>(widget);
            QVERIFY2(!widget->accessibleName().isEmpty() || (button != nullptr && !button->text().isEmpty()),
                     qPrintable(widget->objectName()));
        }
    }

    // ---- what follows -------------------------------------------------------------------------------------------

    void emptyNameTakesItsDefault() {
        type(QStringLiteral("name0"), QStringLiteral("   "));
        QCOMPARE(dialog_->setUp().players[0].name, defaultName(0, false));
        type(QStringLiteral("name1"), QString());
        QCOMPARE(dialog_->setUp().players[1].name, defaultName(1, true));
    }

    void namesakesAreToldApart() {
        type(QStringLiteral("name0"), QStringLiteral("Zoe"));
        type(QStringLiteral("name1"), QStringLiteral("Zoe"));
        auto* first = child<QComboBox>(QStringLiteral("first"));
        QCOMPARE(first->itemText(1), QStringLiteral("Zoe"));
        QCOMPARE(first->itemText(2), QStringLiteral("Zoe (2)"));
        const Session session(dialog_->setUp(), 1);
        QCOMPARE(session.names().mid(0, 2), (QStringList{QStringLiteral("Zoe"), QStringLiteral("Zoe (2)")}));
        QCOMPARE(toldApart({QStringLiteral("A"), QStringLiteral("A (2)"), QStringLiteral("A")}),
                 (QStringList{QStringLiteral("A"), QStringLiteral("A (2)"), QStringLiteral("A (3)")}));
    }

    void dealIsSaidLive_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<QString>("words");
        QTest::newRow("2") << 2 << "45 tiles, 22 each,\n1 starts the base";
        QTest::newRow("3") << 3 << "45 tiles, 15 each,\nan empty table";
        QTest::newRow("4") << 4 << "45 tiles, 11 each,\n1 starts the base";
        QTest::newRow("5") << 5 << "45 tiles, 9 each,\nan empty table";
        QTest::newRow("6") << 6 << "45 tiles, 7 each,\n3 start the base";
    }

    void dealIsSaidLive() {
        QFETCH(const int, players);
        QFETCH(const QString, words);
        if (players == 2) {
            click<QToolButton>(QStringLiteral("remove2"));
        }
        for (int seat = 3; seat < players; ++seat) {
            click<QPushButton>(QStringLiteral("add%1").arg(seat));
        }
        QCOMPARE(child<QLabel>(QStringLiteral("deal"))->text(), words);
    }

    void levelsAreExplained() {
        for (const QString& level : allLevels()) {
            QVERIFY2(!levelSentence(level).isEmpty(), qPrintable(level));
            QVERIFY2(levelName(level) != level, qPrintable(level));
        }
        auto* level = child<QComboBox>(QStringLiteral("level1"));
        level->setCurrentIndex(level->currentIndex() == 0 ? level->count() - 1 : 0);
        QCOMPARE(child<QLabel>(QStringLiteral("explanation"))->text(), levelSentence(level->currentData().toString()));
    }

    void firstPlayerStaysTheSameWhenSeatsGo() {
        auto* first = child<QComboBox>(QStringLiteral("first"));
        first->setCurrentIndex(3);
        click<QToolButton>(QStringLiteral("remove0"));
        QCOMPARE(dialog_->setUp().first, 1);
        click<QPushButton>(QStringLiteral("add2"));
        click<QToolButton>(QStringLiteral("remove1")); // the first player goes
        QCOMPARE(dialog_->setUp().first, SetUp::byLot);
    }

    // ---- what is remembered -------------------------------------------------------------------------------------

    void lastSetUpIsRemembered() {
        SetUp setUp = defaultSetUp();
        setUp.players = {{QStringLiteral("Zoe"), false, {}, 4},
                         {QStringLiteral("Łukasz"), true, allLevels().first(), 0}};
        setUp.practice = false; // though there is one person
        setUp.options.curse = true;
        setUp.options.turnLimit = 0;
        setUp.roundsToWin = 4;
        setUp.first = 1;
        saveSetUp(setUp);
        QVERIFY(loadSetUp() == setUp);
        open(loadSetUp());
        QVERIFY(dialog_->setUp() == setUp);
    }

    void peopleAreRememberedBeyondTheLastGame() {
        SetUp setUp = defaultSetUp();
        setUp.players = {{QStringLiteral("Zoe"), false, {}}, {QStringLiteral("Ida"), false, {}}};
        saveSetUp(setUp);
        setUp.players = {{QStringLiteral("Pia"), false, {}}, {QStringLiteral("Zoe"), false, {}}};
        saveSetUp(setUp);
        QCOMPARE(loadKnownNames(), (QStringList{QStringLiteral("Pia"), QStringLiteral("Zoe"), QStringLiteral("Ida")}));
        open(loadSetUp());
        click<QPushButton>(QStringLiteral("add2"));
        QCOMPARE(dialog_->setUp().players[2].name, QStringLiteral("Ida"));
    }

    void nonsenseIsReplacedByDefaults() {
        QSettings stored;
        stored.setValue(QStringLiteral("newGame/seats/size"), 3);
        stored.setValue(QStringLiteral("newGame/seats/1/name"), QString(500, QLatin1Char('x')));
        stored.setValue(QStringLiteral("newGame/seats/2/bot"), true);
        stored.setValue(QStringLiteral("newGame/seats/2/level"), QStringLiteral("genius"));
        stored.setValue(QStringLiteral("newGame/turnLimit"), -5);
        stored.setValue(QStringLiteral("newGame/rounds"), QStringLiteral("many"));
        stored.setValue(QStringLiteral("newGame/first"), 17);
        stored.setValue(QStringLiteral("newGame/tiles"), QStringLiteral("../../etc/passwd"));
        const SetUp setUp = loadSetUp();
        QCOMPARE(setUp.players.size(), std::size_t{3});
        QCOMPARE(setUp.players[0].name.size(), maxNameLength);
        QCOMPARE(setUp.players[1].level, defaultLevel());
        QCOMPARE(setUp.players[2].name, defaultName(2, false));
        QCOMPARE(setUp.options.turnLimit, 0);
        QCOMPARE(setUp.roundsToWin, 1);
        QCOMPARE(setUp.first, 2);
        QVERIFY(setUp.options.tiles == &TileSet::standard());
        stored.setValue(QStringLiteral("newGame/seats/size"), 99);
        QVERIFY(loadSetUp().players == defaultSetUp().players);
    }

    void longestNamesAreSeenWhole() {
        const WindowFixture fixture;
        fixture.window->resize(900, 600);
        fixture.trigger("newGame");
        auto* dialog = fixture.dialog<QDialog>("newGameDialog");
        auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("name0"));
        const QString usual = QStringLiteral("Ana");
        name->setText(usual);
        const int size = name->fontInfo().pixelSize();
        for (const char* longest :
             {"Maximiliane Wolkenstein", "Bartholomäus-Christoph M", "Großmeister der Ziegelei",
              "Wilhelmina Featherstone", "Donaudampfschifffahrtska", "Żółcisława Gęślojaźniana"}) {
            name->setText(QString::fromUtf8(longest));
            QStyleOptionFrame option;
            option.initFrom(name);
            const int room = name->style()->subElementRect(QStyle::SE_LineEditContents, &option, name).width() - 4;
            const int needed = name->fontMetrics().horizontalAdvance(name->text());
            QVERIFY2(needed <= room, qPrintable(QStringLiteral("%1: %2 > %3").arg(name->text()).arg(needed).arg(room)));
            QVERIFY(name->fontInfo().pixelSize() >= type::caption);
        }
        name->setText(QString(maxNameLength, QLatin1Char('W'))); // cannot be seen whole
        QCOMPARE(name->toolTip(), name->text());
        name->setText(usual);
        QCOMPARE(name->fontInfo().pixelSize(), size);
        QVERIFY(name->toolTip().isEmpty());
        QVERIFY(dialog->width() <= 900);
    }

private:
    void open(const SetUp& setUp) {
        dialog_ = std::make_unique<NewGameDialog>(setUp, false, lightTheme());
        dialog_->setAttribute(Qt::WA_DeleteOnClose, false);
        dialog_->open();
        QVERIFY(QTest::qWaitForWindowActive(dialog_.get()));
    }

    std::size_t seats() const { return dialog_->setUp().players.size(); }

    std::vector<int> colours() const {
        std::vector<int> all;
        for (const Player& player : dialog_->setUp().players) {
            all.push_back(player.colour);
        }
        return all;
    }

    /// Opens the menu of a seat with the keyboard and picks from it.
    void chooseColour(int seat, int colour) const {
        auto* button = child<QToolButton>(QStringLiteral("colour%1").arg(seat));
        QTimer::singleShot(0, button, [button, colour] {
            QMenu* menu = button->menu();
            QVERIFY(QTest::qWaitForWindowExposed(menu));
            QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(menu->actions().at(colour)).center());
        });
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
    }

    template <class Widget>
    Widget* child(const QString& name) const {
        auto* widget = dialog_->findChild<Widget*>(name);
        return widget != nullptr ? widget : (qFatal("There is no %s", qPrintable(name)), nullptr);
    }

    template <class Button>
    void click(const QString& name) const {
        QTest::mouseClick(child<Button>(name), Qt::LeftButton);
    }

    void type(const QString& name, const QString& text) const {
        auto* edit = child<QLineEdit>(name);
        edit->setFocus();
        edit->selectAll();
        QTest::keyClick(edit, Qt::Key_Delete);
        QTest::keyClicks(edit, text);
    }

    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const {
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus != nullptr ? focus : dialog_.get(), key, modifiers);
    }

    std::unique_ptr<NewGameDialog> dialog_;
};

int main(int argc, char** argv) {
    ashlar::app::setApplicationNames();
    const Application application(argc, argv);
    TestNewGameDialog test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_new_game_dialog.moc"
