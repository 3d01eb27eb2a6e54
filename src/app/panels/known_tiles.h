// What everybody has seen go into a hand and a pile, in sentences.
#pragma once

#include "app/look/rich_line.h"
#include "ashlar/flaming/view.h"

#include <vector>

namespace ashlar::app {

/// The hand and the pile of a seat, a line each, as far as everybody knows them, whosever the view is; what nobody has
/// seen is counted. One line says so if nothing is known.
std::vector<RichLine> knownTiles(const flaming::SeatView& view, int seat);

} // namespace ashlar::app
