// Positions to think about.
#pragma once

#include "ashlar/flaming/game.h"
#include "ashlar/random.h"

namespace ashlar::ai::testing {

/// A game between careful players after some turns, with someone to choose; not over.
flaming::State afterTurns(const flaming::GameOptions& options, int seats, int turns, Random& random);

/// The same, with someone to place.
flaming::State toPlace(const flaming::GameOptions& options, int seats, int turns, Random& random);

/// The end of a game: some tiles in each hand and none to draw, so that nothing is hidden, and a few rounds to the turn
/// limit.
flaming::State nearTheEnd(int tilesInHand, int rounds, Random& random, int seats = 2);

} // namespace ashlar::ai::testing
