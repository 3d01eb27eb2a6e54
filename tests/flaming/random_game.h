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

/// What a random player tries for some time before it takes any option.
enum class Style {
    Any,
    Careful, ///< placements that cause no mayhem: pyramids grow wide
    Equals,  ///< tiles beside or on others of the same weight: curses
    Sparks,  ///< incendiary tiles, and what burns beside them
};
inline constexpr int styleCount = 4;

Choice randomChoice(const State& state, Style style, Random& random);

} // namespace ashlar::flaming::testing
