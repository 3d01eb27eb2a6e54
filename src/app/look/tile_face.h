// What is printed on a tile, as a plain value: the only thing that painters know of a tile.
#pragma once

namespace ashlar::app {

enum class TileColour { Red, Yellow, Green, Blue, All };
enum class TileMaterial { Straw, Wood, Stone, Coal, Torch, Millstone };

struct TileFace {
    TileColour colour = TileColour::Red;
    TileMaterial material = TileMaterial::Straw;
    int weight = 1; ///< The number on the tile, 1 to 999.
    int volume = 1; ///< Rank of the weight within its material, from 1: how many sheaves, planks or blocks to draw.

    bool operator==(const TileFace&) const = default;
};

/// Coal and blowtorch: their panel is dark and their glyph has a flame in place of the number.
constexpr bool isIncendiary(const TileFace& face) {
    return face.material == TileMaterial::Coal || face.material == TileMaterial::Torch;
}

} // namespace ashlar::app
