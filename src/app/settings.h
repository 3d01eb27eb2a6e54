// What the application remembers: read once at the start, written when it changes.
#pragma once

#include "app/game/session.h"
#include "app/table/hand_model.h"
#include "app/table/motion.h"

#include <QByteArray>
#include <QStringList>

namespace ashlar::app {

enum class ThemeChoice { System, Light, Dark };

/// In milliseconds.
constexpr int leastThinkingTime = 200;
constexpr int mostThinkingTime = 10000;

struct Settings {
    QString language; ///< "pl", "pt_BR", …; empty: that of the system
    ThemeChoice theme = ThemeChoice::System;
    bool highContrast = false;
    int textScale = 0; ///< percent; 0: as the screen asks for

    Speed speed = Speed::Normal;
    bool handsOnByItself = true; ///< a turn is handed on after a pause, not only with Done
    bool previews = true;        ///< the consequences of a move are shown before it is made
    bool hints = true;           ///< the ribbon and the tray say what may be done, and with which keys
    bool memoryAid = true;       ///< tiles that everybody has seen stay known; off: purist
    bool curtain = true;         ///< hands are hidden between people; off: open table
    int thinkingTime = 1000;     ///< of the expert for a choice, in milliseconds, from leastThinkingTime on
    HandOrder handOrder = HandOrder::AsDrawn;

    bool sound = true;
    int volume = 70; ///< percent

    QStringList recentFiles; ///< the last one first
    QByteArray geometry;     ///< of the window
    QByteArray windowState;

    friend bool operator==(const Settings&, const Settings&) = default;
};

/// Whatever is not understood is replaced by its default.
Settings loadSettings();
/// All but the window and the recent files, which are saved when they change.
void saveSettings(const Settings& settings);
void saveRecentFiles(const QStringList& files);
void saveWindow(const QByteArray& geometry, const QByteArray& state);

/// The last set-up of a new game; whatever is not understood is replaced by its default.
SetUp loadSetUp();
void saveSetUp(const SetUp& setUp);

/// The people who played last, the last one first.
QStringList loadKnownNames();

/// A person and a bot.
SetUp defaultSetUp();
/// The name that a seat gets if it is not given one.
QString defaultName(int seat, bool bot);

} // namespace ashlar::app
