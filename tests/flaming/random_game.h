// Random tables, start positions and choices.
#pragma once

#include "ashlar/flaming/game.h"
#include "ashlar/random.h"
#include "reference.h"

namespace ashlar::flaming::testing {

/// The variants are drawn by lot, the turn limit from none, small and the default.
GameOptions randomOptions(Random& random);

/// How a random pyramid grows.
enum class Shape {
    Heap,      ///< no gaps, tiles anywhere
    Gaps,      ///< a base with wide gaps
    LeansLeft, ///< overhangs far out to the left
    LeansRight,
    LeansBoth, ///< from a base with gaps: as wide as can be
};
inline constexpr int shapeCount = 5;

/// A start position at rest, as far as the reference can tell: any number of tiles in the pyramid, anywhere on the
/// grid, hands of one to five, piles of any size.
Position randomPosition(const reference::Rules& rules, Shape shape, Random& random);

/// The columns that a pyramid spans, those counted in that an overhang hangs over. 0 if empty.
int widthOf(const reference::Pyramid& pyramid);

/// Any of the options; if `careful`, one of the placements that cause no mayhem, if a few tries find one.
Choice randomChoice(const State& state, bool careful, Random& random);

} // namespace ashlar::flaming::testing
