#include "app/dialogs/settings_dialog.h"

#include "app/dialogs/parts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFrame>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSlider>
#include <QVBoxLayout>

#include <algorithm>

namespace ashlar::app {

namespace {

constexpr int fieldWidth = 170;
constexpr int columnWidth = 330;

/// A language in its own words.
QString languageName(const QString& code) {
    const QLocale locale(code);
    QString name = locale.nativeLanguageName();
    name = name.left(1).toUpper() + name.mid(1);
    return code.contains(QLatin1Char('_')) ? QStringLiteral("%1 (%2)").arg(name, locale.nativeTerritoryName()) : name;
}

QGridLayout* grid(QWidget* box, const QString& title) {
    auto* layout = new QGridLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setVerticalSpacing(9);
    layout->setColumnStretch(0, 1);
    layout->addWidget(headingLabel(title), 0, 0, 1, 2);
    return layout;
}

template <class Value>
void select(QComboBox* box, const Value& value) {
    box->setCurrentIndex(std::max(0, box->findData(QVariant::fromValue(value))));
}

} // namespace

SettingsDialog::SettingsDialog(const Settings& settings, const QStringList& languages, const Theme& theme,
                               QWidget* parent)
    : Sheet(tr("Settings"), theme, parent), before_(settings) {
    setObjectName(QStringLiteral("settingsDialog"));
    auto* left = new QVBoxLayout;
    left->setSpacing(20);
    left->addWidget(createLook(languages));
    left->addWidget(createSound());
    left->addStretch();
    auto* right = new QVBoxLayout;
    right->addWidget(createPlay());
    right->addStretch();
    auto* line = new QFrame;
    line->setFixedWidth(1);
    line->setObjectName(QStringLiteral("line"));
    line->setStyleSheet(QStringLiteral("background: palette(mid)"));
    auto* columns = new QHBoxLayout;
    columns->setSpacing(24);
    columns->addLayout(left);
    columns->addWidget(line);
    columns->addLayout(right);
    addPart(columns);
    addFooter(createFooter());
    fill(settings);
    filling_ = false;
    language_->setFocus();
}

QCheckBox* SettingsDialog::addFlag(QGridLayout* layout, const char* name, const QString& text,
                                   const QString& explanation) {
    QCheckBox* box = addCheck(layout, name, text, explanation);
    connect(box, &QCheckBox::toggled, this, &SettingsDialog::edited);
    return box;
}

QComboBox* SettingsDialog::addChoice(QGridLayout* layout, const char* name, const QString& text) {
    auto* box = new QComboBox;
    addField(layout, name, text, box, fieldWidth);
    connect(box, &QComboBox::currentIndexChanged, this, &SettingsDialog::edited);
    return box;
}

QWidget* SettingsDialog::createLook(const QStringList& languages) {
    auto* box = new QWidget;
    box->setMinimumWidth(columnWidth);
    QGridLayout* layout = grid(box, tr("Look"));
    language_ = addChoice(layout, "language", tr("&Language"));
    language_->addItem(tr("As the system"), QString());
    for (const QString& code : languages) {
        language_->addItem(languageName(code), code);
    }
    themes_ = addChoice(layout, "theme", tr("&Theme"));
    themes_->addItem(tr("As the system"), static_cast<int>(ThemeChoice::System));
    themes_->addItem(tr("Light"), static_cast<int>(ThemeChoice::Light));
    themes_->addItem(tr("Dark"), static_cast<int>(ThemeChoice::Dark));
    textScale_ = addChoice(layout, "textScale", tr("Text &size"));
    textScale_->addItem(tr("Automatic"), 0);
    for (const int percent : {90, 100, 110, 125, 150, 175, 200, 250, 300}) {
        textScale_->addItem(tr("%1 %", "percent").arg(percent), percent);
    }
    speed_ = addChoice(layout, "speed", tr("&Animation"));
    speed_->addItem(tr("Off"), static_cast<int>(Speed::Off));
    speed_->addItem(tr("Fast"), static_cast<int>(Speed::Fast));
    speed_->addItem(tr("Normal"), static_cast<int>(Speed::Normal));
    speed_->addItem(tr("Slow"), static_cast<int>(Speed::Slow));
    highContrast_ = addFlag(layout, "highContrast", tr("High &contrast"), tr("Strong edges and plain backgrounds"));
    return box;
}

QWidget* SettingsDialog::createSound() {
    auto* box = new QWidget;
    QGridLayout* layout = grid(box, tr("Sound"));
    sound_ = addFlag(layout, "sound", tr("S&ounds of the table"), {});
    volume_ = new QSlider(Qt::Horizontal);
    volume_->setRange(0, 100);
    volume_->setPageStep(10);
    addField(layout, "volume", tr("&Volume"), volume_, fieldWidth);
    connect(volume_, &QSlider::valueChanged, this, &SettingsDialog::edited);
    return box;
}

QWidget* SettingsDialog::createPlay() {
    auto* box = new QWidget;
    box->setMinimumWidth(columnWidth);
    QGridLayout* layout = grid(box, tr("Play"));
    previews_ = addFlag(layout, "previews", tr("&Previews"), tr("Squares tell what a move would do"));
    hints_ = addFlag(layout, "hints", tr("&Key hints"), tr("The tray tells which keys do what"));
    memoryAid_ = addFlag(layout, "memoryAid", tr("&Memory aid"), tr("Tiles that everybody has seen stay known"));
    curtain_ = addFlag(layout, "curtain", tr("C&urtain between people"), tr("Nobody sees the hand of another"));
    handsOnByItself_ = addFlag(layout, "handsOnByItself", tr("Hand on by &itself"),
                               tr("A turn ends after a pause, not only with Done"));
    thinkingTime_ = new QDoubleSpinBox;
    thinkingTime_->setRange(leastThinkingTime / 1000.0, mostThinkingTime / 1000.0);
    thinkingTime_->setDecimals(1);
    thinkingTime_->setSingleStep(0.2);
    thinkingTime_->setSuffix(tr(" s", "seconds"));
    thinkingTime_->setToolTip(
        tr("How long a bot of the level Expert thinks about a choice; the others answer at once"));
    thinkingTime_->setAccessibleDescription(thinkingTime_->toolTip());
    addField(layout, "thinkingTime", tr("The &expert thinks"), thinkingTime_, fieldWidth);
    connect(thinkingTime_, &QDoubleSpinBox::valueChanged, this, &SettingsDialog::edited);
    return box;
}

QLayout* SettingsDialog::createFooter() {
    const auto button = [this](QPushButton* made, auto slot) {
        connect(made, &QPushButton::clicked, this, slot);
        return made;
    };
    auto* layout = new QHBoxLayout;
    layout->addWidget(button(plainButton("reset", tr("&Defaults")), [this] {
        fill(Settings());
        edited();
    }));
    note_ = secondaryLabel({});
    note_->setObjectName(QStringLiteral("note"));
    layout->addWidget(note_, 1);
    restart_ = button(plainButton("restart", tr("&Restart now")), [this] {
        accept();
        emit restartWanted();
    });
    layout->addWidget(restart_);
    layout->addWidget(button(plainButton("cancel", tr("Cancel")), [this] { reject(); }));
    layout->addWidget(button(primaryButton("ok", tr("OK")), [this] { accept(); }));
    connect(this, &QDialog::rejected, this, [this] { emit changed(before_); });
    return layout;
}

void SettingsDialog::fill(const Settings& settings) {
    const QScopedValueRollback filling(filling_, true);
    select(language_, settings.language);
    select(themes_, static_cast<int>(settings.theme));
    select(textScale_, settings.textScale);
    select(speed_, static_cast<int>(settings.speed));
    highContrast_->setChecked(settings.highContrast);
    sound_->setChecked(settings.sound);
    volume_->setValue(settings.volume);
    previews_->setChecked(settings.previews);
    hints_->setChecked(settings.hints);
    memoryAid_->setChecked(settings.memoryAid);
    curtain_->setChecked(settings.curtain);
    handsOnByItself_->setChecked(settings.handsOnByItself);
    thinkingTime_->setValue(settings.thinkingTime / 1000.0);
    volume_->setEnabled(settings.sound);
    restart_->setVisible(needsRestart());
}

Settings SettingsDialog::settings() const {
    Settings settings = before_;
    settings.language = language_->currentData().toString();
    settings.theme = static_cast<ThemeChoice>(themes_->currentData().toInt());
    settings.textScale = textScale_->currentData().toInt();
    settings.speed = static_cast<Speed>(speed_->currentData().toInt());
    settings.highContrast = highContrast_->isChecked();
    settings.sound = sound_->isChecked();
    settings.volume = volume_->value();
    settings.previews = previews_->isChecked();
    settings.hints = hints_->isChecked();
    settings.memoryAid = memoryAid_->isChecked();
    settings.curtain = curtain_->isChecked();
    settings.handsOnByItself = handsOnByItself_->isChecked();
    settings.thinkingTime = qRound(thinkingTime_->value() * 1000);
    return settings;
}

bool SettingsDialog::needsRestart() const {
    const Settings now = settings();
    return now.language != before_.language || now.textScale != before_.textScale;
}

void SettingsDialog::edited() {
    if (filling_) {
        return;
    }
    volume_->setEnabled(sound_->isChecked());
    volume_->setToolTip(tr("%1 %", "percent").arg(volume_->value()));
    restart_->setVisible(needsRestart());
    note_->setText(needsRestart() ? tr("Language and text size change\nat the next start.") : QString());
    emit changed(settings());
}

} // namespace ashlar::app
