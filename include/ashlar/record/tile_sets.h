// Tile sets as data files.
#pragma once

#include "ashlar/flaming/tile_set.h"
#include "ashlar/record/error.h"

#include <string>
#include <string_view>
#include <vector>

namespace ashlar::record {

/// Reads a tile set:
/// {"format":"ashlar-tile-set","version":1,"name":"even","tiles":[{"weight":1,"material":"straw"},…]}, ten weights
/// strictly rising from 1 to 199; materials straw, wood or stone. Throws Error.
flaming::TileSet parseTileSet(std::string_view json);

/// The tile set of a name: "standard" is built in, others are read once from `tilesets/NAME.json` in the folder that
/// the environment variable ASHLAR_DATA names, else where Ashlar is installed, else in its source tree. The set lives
/// as long as the program. Safe to call from any thread. Throws Error if there is none or it is broken.
const flaming::TileSet& tileSet(std::string_view name);

/// The names of all sets that can be found, "standard" first, the others in alphabetical order.
std::vector<std::string> tileSetNames();

} // namespace ashlar::record
