// What a choice leads to, asked of the rules before it is made: what happens up to the next question, and what may
// follow where a fall or the die decides. All of it is known to everybody, so nothing hidden shows.
#pragma once

#include "ashlar/flaming/event.h"
#include "ashlar/flaming/view.h"

#include <array>
#include <utility>
#include <vector>

namespace ashlar::app {

struct Preview {
    flaming::Choice choice;
    int sides = 0;                      ///< Of the six of the die that show it; 0: somebody chooses it.
    std::vector<flaming::Event> events; ///< Up to the next question or the end of the turn, without what is drawn.
    flaming::Prompt next;               ///< The next question, if it comes before the next turn: a fall, or the die.
    std::vector<Preview> branches;      ///< One for each answer to it; none where that is too far ahead.
    std::pair<int, int> beyond; ///< Where it is too far ahead: the fewest and the most tiles that are taken there.
};

/// @pre the choice is one of view.choices()
Preview previewOf(const flaming::SeatView& view, const flaming::Choice& choice);
/// The same for a state that agrees with the view: each such state gives the same.
Preview previewOf(const flaming::State& sample, const flaming::Choice& choice);

/// What events do to the tiles.
struct Effects {
    flaming::TileMask taken;                   ///< They go under a pile, burned ones among them.
    flaming::TileMask burned;                  ///< By fire.
    flaming::TileMask removed;                 ///< They leave the game.
    std::array<int, flaming::maxSeats> toll{}; ///< How many each seat gets.

    int total() const { return taken.size(); }
};
Effects effectsOf(const std::vector<flaming::Event>& events);

/// The fewest and the most tiles that are taken from here on to the end of the turn.
std::pair<int, int> takenFrom(const Preview& preview);

} // namespace ashlar::app
