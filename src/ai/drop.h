// What goes down with a tile that falls.
#pragma once

#include "ashlar/flaming/board.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace ashlar::ai::policy {

using namespace flaming;

/// What a tile would meet that goes down from a cell, once the two below are empty.
struct Drop {
    struct Side {
        std::uint64_t rests; ///< the tiles that would rest where it lands
        Tile neighbour;      ///< beside the cell, or none; it rested on one of the two, too
        Tile support;        ///< what else the neighbour rests on, or none
    };
    std::array<Side, 2> sides; // NOLINT: by Fall; unwritten until there is something to fall from

    Drop() noexcept {} // NOLINT: as said
    template <int Width>
    Drop(const TileSet& tiles, const Board<Width>& board, int i) noexcept // NOLINT: as said
        : sides{sideOf(tiles, board, board.belowLeftOf(i), i + 1, i - board.stride + 2),
                sideOf(tiles, board, board.belowRightOf(i), i - 1, i - board.stride - 1)} {}

    /// Whether the neighbour of a side falls too, if this tile, or none, lands below it.
    bool neighbourFalls(const TileSet& tiles, std::size_t side, Tile below) const noexcept {
        return !tiles.fitting(sides[side].support, below).contains(sides[side].neighbour);
    }
    /// Tiles without hold once this one has landed: itself, and its neighbours.
    int troubles(const TileSet& tiles, Tile tile, std::size_t side) const noexcept {
        return (TileMask{sides[side].rests}.contains(tile) ? 0 : 1) + (neighbourFalls(tiles, side, tile) ? 1 : 0) +
               (neighbourFalls(tiles, 1 - side, Tile::None) ? 1 : 0);
    }

private:
    template <int Width>
    static Side sideOf(const TileSet& tiles, const Board<Width>& board, int to, int neighbour, int support) noexcept {
        const bool there = neighbour < board.cells && test(board.occupied, neighbour);
        return {tiles.fitting(board.tileBelowLeft(to), board.tileBelowRight(to)).bits(),
                there ? board.tile(neighbour) : Tile::None, there ? board.tile(support) : Tile::None};
    }
};

} // namespace ashlar::ai::policy
