// Every dialog of the window: what a screen reader says, the letters that reach its controls, and the settings.
#include "app/actions.h"
#include "app/application.h"
#include "app/dialogs/settings_dialog.h"
#include "app/dialogs/standings_dialog.h"
#include "app/settings.h"
#include "window_fixture.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QCheckBox>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QSignalSpy>
#include <QSlider>
#include <QToolButton>

using namespace ashlar::app;
using namespace ashlar::flaming;

namespace {

/// What a screen reader says of a widget.
QString spoken(QWidget& widget) {
    const QAccessibleInterface* about = QAccessible::queryAccessibleInterface(&widget);
    return about != nullptr ? about->text(QAccessible::Name).trimmed() : QString();
}

/// The controls that people can reach. Parts of Qt's own widgets belong to those.
QList<QWidget*> controls(const QWidget& parent) {
    QList<QWidget*> found;
    for (QWidget* widget : parent.findChildren<QWidget*>()) {
        const bool part = widget->objectName().startsWith(QStringLiteral("qt_"));
        const bool pressed = qobject_cast<QAbstractButton*>(widget) != nullptr;
        if (widget->isVisible() && !part && (pressed || (widget->focusPolicy() & Qt::TabFocus) != 0)) {
            found.append(widget);
        }
    }
    return found;
}

QString letterOf(const QString& text) {
    return QKeySequence::mnemonic(text).toString();
}

} // namespace

class TestDialogs : public QObject {
    Q_OBJECT

private slots:
    void init() { fixture_ = std::make_unique<WindowFixture>(); }
    void cleanup() { fixture_.reset(); }

    void everyControlHasANameAndALetterOfItsOwn_data() {
        QTest::addColumn<QByteArray>("action");
        QTest::addColumn<QString>("name");
        QTest::newRow("new game") << QByteArray("newGame") << QStringLiteral("newGameDialog");
        QTest::newRow("settings") << QByteArray("settings") << QStringLiteral("settingsDialog");
        QTest::newRow("keys") << QByteArray("shortcuts") << QStringLiteral("shortcutsDialog");
        QTest::newRow("how to play") << QByteArray("howToPlay") << QStringLiteral("howToPlayBox");
        QTest::newRow("about") << QByteArray("about") << QStringLiteral("aboutBox");
    }

    void everyControlHasANameAndALetterOfItsOwn() {
        QFETCH(const QByteArray, action);
        QFETCH(const QString, name);
        fixture_->trigger(action.constData());
        auto* dialog = fixture_->dialog(name.toLatin1().constData());
        QVERIFY(dialog != nullptr);
        QVERIFY(waitForActive(dialog));
        check(*dialog);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(fixture_->dialog(name.toLatin1().constData()) == nullptr);
    }

    void everyControlOfTheWindowHasAName() {
        fixture_->start({person("Ana"), person("Ben")});
        for (QWidget* control : controls(*fixture_->window)) {
            QVERIFY2(!spoken(*control).isEmpty(), qPrintable(QLatin1String(control->metaObject()->className()) +
                                                             QLatin1Char(' ') + control->objectName()));
        }
    }

    // ---- settings -----------------------------------------------------------------------------------------------

    void settingsApplyAtOnceAndAreRememberedWithOk() {
        auto* dialog = openSettings();
        pick(*dialog, "theme", static_cast<int>(ThemeChoice::Dark));
        QVERIFY(isDark());
        click<QCheckBox>(*dialog, "hints");
        QVERIFY(QSettings().value(QStringLiteral("view/theme")).toString() != QStringLiteral("dark"));
        click<QPushButton>(*dialog, "ok");
        QCOMPARE(loadSettings().theme, ThemeChoice::Dark);
        QVERIFY(!loadSettings().hints);
        QVERIFY(fixture_->action("themeDark").isChecked());
    }

    void cancelTakesBackWhatWasTried() {
        const bool before = isDark();
        const Settings stored = loadSettings();
        auto* dialog = openSettings();
        pick(*dialog, "theme", static_cast<int>(before ? ThemeChoice::Light : ThemeChoice::Dark));
        pick(*dialog, "speed", static_cast<int>(Speed::Slow));
        QVERIFY(isDark() != before);
        QVERIFY(fixture_->action("speedSlow").isChecked());
        QTest::keyClick(dialog, Qt::Key_Escape);
        QCOMPARE(isDark(), before);
        QVERIFY(fixture_->action("speedOff").isChecked());
        QVERIFY(loadSettings() == stored);
    }

    void tryingSettingsShowsNobodysHand() {
        Controller& controller = fixture_->controller();
        controller.start(dealtSession({person("Ana"), person("Ben")}, 5));
        QTRY_COMPARE(controller.phase(), Controller::Phase::Curtain);
        auto* dialog = openSettings();
        click<QCheckBox>(*dialog, "curtain");
        QCOMPARE(controller.phase(), Controller::Phase::Curtain);
        click<QPushButton>(*dialog, "cancel");
        QCOMPARE(controller.phase(), Controller::Phase::Curtain);
        fixture_->window->activateWindow(); // without a desktop, nobody else does
        QVERIFY(waitForActive(fixture_->window.get()));
        dialog = openSettings();
        click<QCheckBox>(*dialog, "curtain");
        click<QPushButton>(*dialog, "ok");
        QTRY_COMPARE(controller.phase(), Controller::Phase::Asking);
    }

    void defaultsAreBroughtBackAndCanBeCancelled() {
        auto* dialog = openSettings();
        click<QCheckBox>(*dialog, "curtain");
        click<QCheckBox>(*dialog, "previews");
        dialog->findChild<QSlider*>(QStringLiteral("volume"))->setValue(5);
        click<QPushButton>(*dialog, "reset");
        Settings expected;
        expected.geometry = dialog->settings().geometry;
        expected.windowState = dialog->settings().windowState;
        QVERIFY(dialog->settings() == expected);
        click<QPushButton>(*dialog, "cancel");
        QCOMPARE(loadSettings().speed, Speed::Off);
    }

    void whatNeedsARestartOffersOne() {
        auto* dialog = openSettings();
        auto* restart = dialog->findChild<QPushButton*>(QStringLiteral("restart"));
        QVERIFY(!restart->isVisible());
        pick(*dialog, "textScale", 150);
        QVERIFY(restart->isVisible());
        QVERIFY(!dialog->findChild<QLabel*>(QStringLiteral("note"))->text().isEmpty());
        pick(*dialog, "textScale", 0);
        QVERIFY(!restart->isVisible());
        pick(*dialog, "language", QStringLiteral("en"));
        const QSignalSpy wanted(fixture_->window.get(), &MainWindow::restartWanted);
        QTest::mouseClick(restart, Qt::LeftButton);
        QTRY_COMPARE(wanted.count(), 1);
        QCOMPARE(loadSettings().language, QStringLiteral("en"));
    }

    void silenceNeedsNoVolume() {
        auto* dialog = openSettings();
        auto* volume = dialog->findChild<QSlider*>(QStringLiteral("volume"));
        QVERIFY(volume->isEnabled());
        click<QCheckBox>(*dialog, "sound");
        QVERIFY(!volume->isEnabled());
    }

    void languagesAreThoseOfTheCatalogues() { QVERIFY(availableLanguages().contains(QStringLiteral("en"))); }

    void settingsThatMakeNoSenseAreReplaced() {
        QSettings stored;
        stored.setValue(QStringLiteral("view/theme"), QStringLiteral("pink"));
        stored.setValue(QStringLiteral("view/textScale"), 100000);
        stored.setValue(QStringLiteral("sound/volume"), QStringLiteral("loud"));
        const Settings settings = loadSettings();
        QCOMPARE(settings.theme, ThemeChoice::System);
        QCOMPARE(settings.textScale, 300);
        QCOMPARE(settings.volume, 0);
        stored.setValue(QStringLiteral("view/textScale"), -7);
        QCOMPARE(loadSettings().textScale, 0);
    }

    void settingsOutliveTheRun() {
        Settings settings;
        settings.language = QStringLiteral("pl");
        settings.theme = ThemeChoice::Dark;
        settings.highContrast = true;
        settings.textScale = 150;
        settings.speed = Speed::Slow;
        settings.handsOnByItself = settings.previews = settings.hints = settings.memoryAid = settings.curtain = false;
        settings.handOrder = HandOrder::ByWeight;
        settings.sound = false;
        settings.volume = 3;
        saveSettings(settings);
        saveRecentFiles({QStringLiteral("/a")});
        settings.recentFiles = QStringList{QStringLiteral("/a")};
        QVERIFY(loadSettings() == settings);
    }

    void bigScreensWithoutScalingGetLargerText() {
        QCOMPARE(textScaleFor({1920, 1080}, 1), 100);
        QCOMPARE(textScaleFor({2560, 1440}, 1), 100);
        QCOMPARE(textScaleFor({2560, 1600}, 1), 125);
        QCOMPARE(textScaleFor({3840, 2160}, 1), 175);
        QCOMPARE(textScaleFor({1920, 1080}, 2), 100); // the desktop scales
        QCOMPARE(textScaleFor({15360, 8640}, 1), 300);
        QCOMPARE(textScaleFor({}, 1), 100);
    }

    void expertsTimeIsASetting() {
        SettingsDialog* dialog = openSettings();
        auto* field = dialog->findChild<QDoubleSpinBox*>(QStringLiteral("thinkingTime"));
        QCOMPARE(field->value(), 1.0);
        field->selectAll();
        QTest::keyClicks(field, QLocale().toString(3.4));
        QCOMPARE(dialog->settings().thinkingTime, 3400);
        field->setValue(0.0);
        QCOMPARE(field->value(), 0.2);
        field->setValue(60);
        QCOMPARE(field->value(), 10.0);
        click<QPushButton>(*dialog, "ok");
        QCOMPARE(loadSettings().thinkingTime, 10000);
    }

private:
    static bool isDark() { return QApplication::palette().color(QPalette::Window).lightness() < 128; }

    SettingsDialog* openSettings() const {
        fixture_->key(Qt::Key_Comma, Qt::ControlModifier);
        auto* dialog = fixture_->dialog<SettingsDialog>("settingsDialog");
        return dialog != nullptr && waitForActive(dialog) ? dialog : (qFatal("no settings"), nullptr);
    }

    template <class Value>
    static void pick(const QDialog& dialog, const char* name, const Value& value) {
        auto* box = dialog.findChild<QComboBox*>(QLatin1String(name));
        QVERIFY(box->findData(value) >= 0);
        box->setCurrentIndex(box->findData(value));
    }

    template <class Button>
    static void click(const QDialog& dialog, const char* name) {
        QTest::mouseClick(dialog.findChild<Button*>(QLatin1String(name)), Qt::LeftButton, {}, QPoint(12, 12));
    }

    static void check(const QDialog& dialog) {
        QVERIFY(!dialog.windowTitle().isEmpty());
        QStringList used;
        for (QWidget* control : controls(dialog)) {
            QVERIFY2(!spoken(*control).isEmpty(), qPrintable(control->objectName()));
            if (const auto* button = qobject_cast<QAbstractButton*>(control)) {
                const QString letter = letterOf(button->text());
                QVERIFY2(letter.isEmpty() || !used.contains(letter), qPrintable(button->text()));
                used += letter;
            }
        }
        for (const QLabel* label : dialog.findChildren<QLabel*>()) {
            if (label->buddy() != nullptr) {
                QVERIFY2(!used.contains(letterOf(label->text())), qPrintable(label->text()));
                used += letterOf(label->text());
            }
        }
    }

    std::unique_ptr<WindowFixture> fixture_;
};

int main(int argc, char** argv) {
    setApplicationNames();
    const Application application(argc, argv);
    TestDialogs test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_dialogs.moc"
