// A bot that looks one turn ahead and counts tiles.
#pragma once

#include "ashlar/flaming/view.h"
#include "ashlar/random.h"

namespace ashlar::ai {

inline constexpr int allChoices = 1000;

/// The choice that costs the seat the fewest tiles by the end of this turn, every decider choosing for themselves and
/// the die averaged; among equals the one that gives the next player the most, then any.
/// @param attention how many of the choices it notices at all
/// @pre !view.choices().empty(), attention > 0
flaming::Choice greedyChoice(const flaming::SeatView& view, Random& random, int attention = allChoices);

} // namespace ashlar::ai
