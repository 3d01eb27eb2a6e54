// Whole games and rounds that states of the gallery are the end of.
#pragma once

#include "states.h"

namespace ashlar::app::gallery {

/// The end of a short game, or of the first round of a match.
void playToTheEnd(const Stage& stage, int roundsToWin);
/// A whole game of careful bots, and its analysis at a turning point; false if there is none.
/// @param toTheEnd or else it is half done
bool analysed(const Stage& stage, int depth, bool toTheEnd);
/// Rounds that end at the table, and so are counted.
void playRounds(const Stage& stage, int rounds);

} // namespace ashlar::app::gallery
