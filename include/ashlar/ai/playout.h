// Playing on by a simple policy, as fast as the machine allows.
#pragma once

#include "ashlar/flaming/game.h"
#include "ashlar/random.h"

#include <cstdint>
#include <limits>

namespace ashlar::ai {

/// How a playout chooses.
enum class Playout {
    Random, ///< any choice, each equally likely
    Greedy, ///< any placement without mayhem, each equally likely; where there is none, and for where a tile falls, see
            ///< playout.cpp
};

/// Plays to the end of the game, or until `maxTurns` turns are over; returns the number of choices made, the die's
/// included.
std::uint64_t playOut(flaming::State& state, Playout policy, Random& random,
                      int maxTurns = std::numeric_limits<int>::max()) noexcept;

} // namespace ashlar::ai
