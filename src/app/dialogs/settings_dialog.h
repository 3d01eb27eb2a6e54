#pragma once

#include "app/dialogs/sheet.h"
#include "app/settings.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QSlider;

namespace ashlar::app {

/// How Ashlar looks, sounds and plays. What can change at once does so while the dialog is open (changed); Cancel and
/// Esc take it back.
class SettingsDialog : public Sheet {
    Q_OBJECT

public:
    /// @param languages that there are catalogues of, e.g. "en", "pt_BR"
    SettingsDialog(const Settings& settings, const QStringList& languages, const Theme& theme,
                   QWidget* parent = nullptr);

    Settings settings() const;

signals:
    /// To be applied, not yet to be remembered.
    void changed(const ashlar::app::Settings& settings);
    /// Accepted, with a change that shows at the next start only, which shall be now.
    void restartWanted();

private:
    QWidget* createLook(const QStringList& languages);
    QWidget* createPlay();
    QWidget* createSound();
    QLayout* createFooter();
    QCheckBox* addFlag(QGridLayout* layout, const char* name, const QString& text, const QString& explanation);
    QComboBox* addChoice(QGridLayout* layout, const char* name, const QString& text);

    void fill(const Settings& settings);
    void edited();
    bool needsRestart() const;

    Settings before_;
    bool filling_ = true; ///< nothing is chosen by hand

    QComboBox* language_ = nullptr;
    QComboBox* themes_ = nullptr;
    QCheckBox* highContrast_ = nullptr;
    QComboBox* textScale_ = nullptr;
    QComboBox* speed_ = nullptr;
    QCheckBox* sound_ = nullptr;
    QSlider* volume_ = nullptr;
    QCheckBox* previews_ = nullptr;
    QCheckBox* hints_ = nullptr;
    QCheckBox* memoryAid_ = nullptr;
    QCheckBox* curtain_ = nullptr;
    QCheckBox* handsOnByItself_ = nullptr;
    QDoubleSpinBox* thinkingTime_ = nullptr;
    QLabel* note_ = nullptr;
    QPushButton* restart_ = nullptr;
};

} // namespace ashlar::app
