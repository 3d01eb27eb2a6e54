// A bot that looks one turn ahead and counts tiles.
#pragma once

#include "ashlar/flaming/view.h"
#include "ashlar/random.h"

namespace ashlar::ai {

/// What a bot that looks no further than this turn sees of it.
struct GreedyStyle {
    bool addsWeights = true;  ///< else it looks at colours and numbers only, as if no tile were too heavy for two
    bool foreseesFire = true; ///< else it chooses as if nothing burned
};

/// The choice that costs the seat the fewest tiles by the end of this turn, every decider choosing for themselves and
/// the die averaged; among equals the one that gives the next player the most, then any.
/// @pre !view.choices().empty()
flaming::Choice greedyChoice(const flaming::SeatView& view, Random& random, const GreedyStyle& style = {});

} // namespace ashlar::ai
