// Everything that the gallery shows: a further state is one more entry of `states()`.
#pragma once

#include "../app/window_fixture.h"

#include <QString>

#include <vector>

namespace ashlar::app::gallery {

/// The window that is photographed, and who plays in it.
struct Stage {
    WindowFixture& fixture;
    bool six = false; ///< Six players with the longest names, or two with short ones.

    MainWindow& window() const { return *fixture.window; }
    /// Persons and bots in turn; the first one is a person, and with `bots` the only one.
    std::vector<Player> players(bool bots = true) const;
    /// Plays on from a position where seat 0 holds `hand`, with the first curtain lifted.
    void play(const std::vector<situations::Row>& rows, const std::vector<std::string_view>& hand,
              flaming::GameOptions options = {}, bool bots = true) const;
    /// Makes a choice as the person at the table; a bot's turn does not follow at once.
    void choose(const flaming::Choice& choice) const;
    /// Makes a choice at a slow speed and waits for that part of its animation.
    void choose(const flaming::Choice& choice, int waitMs) const;
    void key(Qt::Key key) const;
    /// Triggers an action of the window. False where it cannot be triggered now.
    bool act(const char* action) const;
};

struct State {
    const char* name;
    const char* what;              ///< For the caption.
    bool (*arrange)(const Stage&); ///< False: this version has no such state.
};

const std::vector<State>& states();

} // namespace ashlar::app::gallery
