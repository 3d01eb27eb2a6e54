// The pyramid as bits: one frame of cells whose bit order is the scan order (rules, section 3).
#pragma once

#include "ashlar/flaming/bits.h"
#include "ashlar/flaming/cell.h"
#include "ashlar/flaming/tile.h"
#include "ashlar/flaming/tile_set.h"

#include <array>
#include <cstddef>

namespace ashlar::flaming {

/// A tile of the pyramid and where it lies.
struct PlacedTile {
    Tile tile = Tile::None;
    Cell at;

    friend constexpr bool operator==(PlacedTile, PlacedTile) noexcept = default;
};

/// A triangular frame of `Width` base cells. Cell (row, x) is bit `stride * row + (Width - 1 - row - x)`: a higher bit
/// is scanned earlier, the left neighbour is one bit up, and every row ends in cells that are never used, so that
/// shifting the whole board looks at all neighbours at once and never wraps into another row.
///
/// Falling and forced spots never leave the hull of the pyramid, so only extending the base can outgrow a frame.
template <int Width>
struct Board {
    static constexpr int width = Width;
    static constexpr int stride = Width + 1;
    static constexpr int cells = stride * (Width - 1) + 1;
    using Bits = BitRow<cells>;
    static_assert(Width < 63, "the base row must fit into one word");

    Bits occupied{};
    Bits straw{};
    Bits wood{};
    Bits coal{};
    Bits torch{};
    Bits unsettled{};            ///< includes every tile that may no longer fit on what it rests on (check 2)
    Bits moved{};                ///< where tiles came to lie in this turn: only they can complete a triple (check 5)
    std::int16_t origin = 0;     ///< the column of x = 0
    std::int16_t fresh = noCell; ///< the tile just placed, while nothing else has happened in this turn
    std::int16_t falling = noCell;
    std::array<Tile, stride + cells> contents = emptyContents(); ///< below bit 0 lies the ground

    static constexpr std::int16_t noCell = -1;

    static constexpr int rowOf(int i) noexcept { return i / stride; }
    static constexpr int xOf(int i) noexcept { return Width - 1 - rowOf(i) - i % stride; }
    static constexpr int bitOf(int row, int x) noexcept { return stride * row + Width - 1 - row - x; }
    static constexpr Bits baseRow() noexcept { return lowBits<Bits>(Width); }

    constexpr Cell cellOf(int i) const noexcept { return cell(rowOf(i), xOf(i) + origin); }
    constexpr int bitOf(Cell at) const noexcept { return bitOf(at.row, at.column - origin); }
    constexpr bool holds(Cell at) const noexcept {
        const int x = at.column - origin;
        return at.row >= 0 && x >= 0 && x + at.row < Width;
    }

    static constexpr int belowLeftOf(int i) noexcept { return i - stride + 1; }
    static constexpr int belowRightOf(int i) noexcept { return i - stride; }
    constexpr Tile tile(int i) const noexcept { return contents[static_cast<std::size_t>(i + stride)]; }
    constexpr Tile tileBelowLeft(int i) const noexcept { return contents[static_cast<std::size_t>(i + 1)]; }
    constexpr Tile tileBelowRight(int i) const noexcept { return contents[static_cast<std::size_t>(i)]; }
    /// Check 2 for one tile; a base tile and an empty cell always fit.
    constexpr bool fits(const TileSet& tiles, int i) const noexcept {
        return tiles.fitting(tileBelowLeft(i), tileBelowRight(i)).contains(tile(i));
    }

    /// The cells that rest on any of these.
    static constexpr Bits above(Bits bits) noexcept { return (bits << (stride - 1)) | (bits << stride); }
    /// The cells that touch any of these.
    static constexpr Bits touching(Bits bits) noexcept {
        const Bits left = bits << 1U;
        const Bits right = bits >> 1U;
        return left | right | ((bits | left) << (stride - 1)) | ((bits | right) >> (stride - 1));
    }
    /// All cells of `within` connected by touch to those of `seed` that lie in it or touch it.
    static constexpr Bits flood(Bits seed, Bits within) noexcept {
        Bits reached = touching(seed) & within;
        for (;;) {
            const Bits next = (reached | touching(reached)) & within;
            if (next == reached) {
                return reached;
            }
            reached = next;
        }
    }
    constexpr Bits ignitableBy(Bits cause) const noexcept { return any(cause & coal) ? straw : straw | wood; }
    constexpr Bits floating() const noexcept { return occupied & ~(above(occupied) | baseRow()); }

    constexpr std::uint64_t base() const noexcept { return lowWord(occupied) & lowWord(baseRow()); }

    /// Rules, section 5, 2: cells over two tiles, and gaps of the base.
    constexpr Bits forcedSpots() const noexcept {
        Bits spots = (occupied & (occupied << 1U)) << (stride - 1);
        if (const std::uint64_t row = base(); row != 0) {
            const std::uint64_t span = (std::uint64_t{2} << static_cast<unsigned>(highest(row))) - (row & (~row + 1));
            spots = spots | (baseRow() & asBits(span));
        }
        return spots & ~occupied;
    }
    /// All open spots (rules, section 5). @pre the frame has room for them, see `hasRoom`
    constexpr Bits openSpots() const noexcept {
        const Bits forced = forcedSpots();
        if (any(forced)) {
            return forced;
        }
        const std::uint64_t row = base();
        if (row == 0) {
            return bitAt<Bits>(bitOf(0, -origin));
        }
        return asBits(((row << 1U) | (row >> 1U)) & ~row);
    }
    /// Whether every open spot lies in this frame.
    constexpr bool hasRoom() const noexcept {
        constexpr std::uint64_t ends = (std::uint64_t{1} << (Width - 1)) | 1U;
        const std::uint64_t row = base();
        return row == 0 ? holds(cell(0, 0)) : (row & ends) == 0 || any(forcedSpots());
    }

    /// Whether everything, open spots included, would fit into a frame of `Smaller` base cells. @pre hasRoom()
    template <int Smaller>
    constexpr bool fitsInto() const noexcept {
        const Bits used = occupied | openSpots();
        int spare = 0;
        for (int k = 0; k < Width && !any(used & leftDiagonal(k)); ++k) {
            ++spare;
        }
        for (int k = 0; k < Width && !any(used & rightDiagonal(k)); ++k) {
            ++spare;
        }
        return spare >= Width - Smaller;
    }

    constexpr void put(const TileSet& tiles, int i, Tile tile) noexcept {
        const Bits bit = bitAt<Bits>(i);
        contents[static_cast<std::size_t>(i + stride)] = tile;
        occupied |= bit;
        straw |= bitsIf(tiles.of(Material::Straw).contains(tile), bit);
        wood |= bitsIf(tiles.of(Material::Wood).contains(tile), bit);
        coal |= bitsIf(isCoal(tile), bit);
        torch |= bitsIf(isTorch(tile), bit);
    }
    /// Moves the tile of an occupied cell to an empty one.
    constexpr void move(int from, int to) noexcept {
        contents[static_cast<std::size_t>(to + stride)] = tile(from);
        contents[static_cast<std::size_t>(from + stride)] = Tile::None;
        const Bits both = bitAt<Bits>(from) | bitAt<Bits>(to);
        for (Bits* const kind : {&occupied, &straw, &wood, &coal, &torch}) {
            *kind ^= bitsIf(test(*kind, from), both);
        }
    }
    constexpr void clearBits(Bits bits) noexcept {
        occupied &= ~bits;
        straw &= ~bits;
        wood &= ~bits;
        coal &= ~bits;
        torch &= ~bits;
    }

    static constexpr Bits asBits(std::uint64_t row) noexcept { return fromWord<Bits>(row); }

private:
    /// The cells whose hull begins at x = k, and those whose hull ends k before the last.
    static constexpr Bits leftDiagonal(int k) noexcept {
        Bits bits{};
        for (int row = 0; row + k < Width; ++row) {
            bits |= bitAt<Bits>(bitOf(row, k));
        }
        return bits;
    }
    static constexpr Bits rightDiagonal(int k) noexcept {
        Bits bits{};
        for (int row = 0; row + k < Width; ++row) {
            bits |= bitAt<Bits>(bitOf(row, Width - 1 - k - row));
        }
        return bits;
    }
    // Not constexpr: compilers would write out the two thousand cells of the widest board one by one, wherever one is
    // made.
    static std::array<Tile, stride + cells> emptyContents() noexcept {
        std::array<Tile, stride + cells> contents{};
        contents.fill(Tile::None);
        for (std::size_t i = 0; i < stride; ++i) {
            contents[i] = Tile::Ground;
        }
        return contents;
    }
};

/// A pyramid wider than any frame kept in a state; it is spread out into a `VastBoard` for each choice.
/// Rare: it takes overhangs left standing beside a base nine wide, or a start position made by hand.
struct Sprawl {
    std::array<Cell, tileCount> at; ///< row -1: not in the pyramid
    TileMask unsettled;
    TileMask moved;
    Tile fresh = Tile::None;
    Tile falling = Tile::None;
};

using NarrowBoard = Board<8>;
using WideBoard = Board<10>;
/// No pyramid is wider than its 45 tiles; both ends of the base may still be extended.
using VastBoard = Board<tileCount + 2>;

} // namespace ashlar::flaming
