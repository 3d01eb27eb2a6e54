// What the rules call a tile, as a face for the painters and as words for people.
#pragma once

#include "app/look/tile_face.h"
#include "ashlar/flaming/tile_set.h"

#include <QString>

namespace ashlar::app {

/// @pre tile is one of the 45
TileFace faceOf(const flaming::TileSet& tiles, flaming::Tile tile);

/// The tile in plain words, translated: "red 5", "yellow coal 1", "blue blowtorch 7", "millstone 200".
QString nameOf(const TileFace& face);

} // namespace ashlar::app
