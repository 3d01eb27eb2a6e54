// Pyramids, tiles and cells as text, and positions of which only the interesting part is said.
#pragma once

#include "ashlar/flaming/game.h"
#include "reference.h"

#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace ashlar::flaming::testing {

/// What a notation says wrongly.
struct NotationError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

std::vector<std::string> wordsOf(std::string_view text);

/// "r5 b60 coal-y"; "-" is no tile.
std::vector<Tile> tilesOf(std::string_view text, const TileSet& tiles = TileSet::standard());
/// "1,-2" is row 1, column -2.
Cell cellOf(std::string_view text);
/// Rows from the base up, each from column 0 on, "_" an empty cell, "/" between rows: "r5 b5 / g5". "@-2" in front:
/// every row from column -2 on. "-" is the empty table.
std::vector<PlacedTile> pyramidOf(std::string_view text, const TileSet& tiles = TileSet::standard());

std::string textOf(PromptKind kind);
std::string textOf(Cell at);
std::string textOf(const Choice& choice, const TileSet& tiles = TileSet::standard());
std::string textOf(const reference::Pyramid& pyramid, const TileSet& tiles = TileSet::standard());
std::string textOf(const reference::Table& table, const TileSet& tiles = TileSet::standard());

template <class Tiles>
std::string textOfTiles(const Tiles& list, const TileSet& tiles = TileSet::standard()) {
    std::string text;
    for (const Tile tile : list) {
        text.append(text.empty() ? "" : " ").append(tiles.code(tile));
    }
    return text.empty() ? "-" : text;
}

/// A position of which only a part is said.
struct Sketch {
    int seats = 2;
    std::vector<PlacedTile> pyramid;
    std::map<int, std::vector<Tile>> hands; ///< by seat; another seat holds one tile
    std::map<int, std::vector<Tile>> piles; ///< by seat; the other piles share what is left
    std::vector<Tile> removed;              ///< and what is left when all piles are said
    int active = 0;
    std::vector<int> turns; ///< 1 for everybody if empty
};

/// The sketch with all 45 tiles somewhere. Special tiles that are not said lie deepest in the piles.
Position positionOf(const Sketch& sketch);

} // namespace ashlar::flaming::testing
