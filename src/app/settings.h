// What the application remembers: read once at the start, written when it changes.
#pragma once

#include "app/game/session.h"
#include "app/table/hand_model.h"
#include "app/table/motion.h"

#include <QByteArray>

namespace ashlar::app {

enum class ThemeChoice { System, Light, Dark };

struct Settings {
    ThemeChoice theme = ThemeChoice::System;
    Speed speed = Speed::Normal;
    bool handsOnByItself = true; ///< a turn is handed on after a pause, not only with Done
    HandOrder handOrder = HandOrder::AsDrawn;
    QByteArray geometry; ///< of the window
    QByteArray windowState;
};

Settings loadSettings();
void saveTheme(ThemeChoice theme);
void saveSpeed(Speed speed);
void saveHandsOnByItself(bool on);
void saveHandOrder(HandOrder order);
void saveWindow(const QByteArray& geometry, const QByteArray& state);

/// The last set-up of a new game; whatever is not understood is replaced by its default.
SetUp loadSetUp();
void saveSetUp(const SetUp& setUp);

/// A person and a bot.
SetUp defaultSetUp();
/// The name that a seat gets if it is not given one.
QString defaultName(int seat, bool bot);

} // namespace ashlar::app
