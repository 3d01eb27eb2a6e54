// Two games that look the same to a seat that must choose, with everything hidden elsewhere.
#pragma once

#include "ashlar/flaming/game.h"
#include "ashlar/random.h"

#include <vector>

namespace ashlar::ai::testing {

/// The two states after the same choices of the same game, once with what the seat to choose never saw elsewhere.
struct Twins {
    flaming::State real;
    flaming::State other;
    flaming::State realStart;
    flaming::State otherStart;
    std::vector<flaming::Choice> choices; ///< from the starts to the states
};

/// Plays some turns at random, then deals what the seat to choose has never seen in another way and makes the same
/// choices again.
Twins twins(int seats, int turns, Random& random);

} // namespace ashlar::ai::testing
