// Tiles and sets of tiles (rules, section 1).
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

namespace ashlar::flaming {

inline constexpr int tileCount = 45;
inline constexpr int colourCount = 4;
inline constexpr int ranksPerColour = 10;
inline constexpr int regularCount = colourCount * ranksPerColour;

/// One of the 45 tiles of the game: 0-39 the regular tiles (colour * 10 + rank of the weight), then the five special
/// ones. An enumeration, not a class around a byte: a byte may alias anything, and the compiler would reload the board
/// after every store.
enum class Tile : std::uint8_t {
    CoalYellow = regularCount,
    CoalGreen,
    TorchRed,
    TorchBlue,
    Millstone,
    None,   ///< no tile: an empty cell
    Ground, ///< what a base cell rests on
};

enum class Colour : std::uint8_t { Red, Yellow, Green, Blue };

/// What a tile is made of, which decides what it burns and what burns it.
enum class Material : std::uint8_t { Straw, Wood, Stone, Coal, Torch };

constexpr int index(Tile tile) noexcept {
    return static_cast<int>(tile);
}
constexpr Tile tileAt(int index) noexcept {
    return static_cast<Tile>(index);
}

/// The regular tile of a colour with the rank-th smallest weight (rank 0-9).
constexpr Tile regularTile(Colour colour, int rank) noexcept {
    return tileAt(static_cast<int>(colour) * ranksPerColour + rank);
}
constexpr bool isRegular(Tile tile) noexcept {
    return index(tile) < regularCount;
}
constexpr bool isCoal(Tile tile) noexcept {
    return tile == Tile::CoalYellow || tile == Tile::CoalGreen;
}
constexpr bool isTorch(Tile tile) noexcept {
    return tile == Tile::TorchRed || tile == Tile::TorchBlue;
}
constexpr bool isIncendiary(Tile tile) noexcept {
    return isCoal(tile) || isTorch(tile);
}

/// A set of tiles as 45 bits; iterating goes in the order of the tiles.
class TileMask {
public:
    constexpr TileMask() noexcept = default;
    constexpr explicit TileMask(std::uint64_t bits) noexcept : bits_{bits} {}
    constexpr TileMask(Tile tile) noexcept
        : bits_{std::uint64_t{1} << static_cast<unsigned>(tile)} {} // NOLINT: a tile is a set of one

    static constexpr TileMask all() noexcept { return TileMask{(std::uint64_t{1} << tileCount) - 1}; }

    constexpr std::uint64_t bits() const noexcept { return bits_; }
    constexpr bool empty() const noexcept { return bits_ == 0; }
    constexpr int size() const noexcept { return std::popcount(bits_); }
    constexpr bool contains(Tile tile) const noexcept { return ((bits_ >> static_cast<unsigned>(tile)) & 1U) != 0; }
    /// @pre not empty
    constexpr Tile first() const noexcept { return tileAt(std::countr_zero(bits_)); }
    /// The n-th tile in order, from 0. @pre n < size()
    constexpr Tile nth(int n) const noexcept {
        assert(n < size());
        std::uint64_t bits = bits_;
        for (int step = 0; step < 4; ++step) { // a hand has at most five: no branch to predict
            bits &= bits - static_cast<std::uint64_t>(step < n);
        }
        for (int step = 4; step < n; ++step) {
            bits &= bits - 1;
        }
        return tileAt(std::countr_zero(bits));
    }

    constexpr TileMask& operator|=(TileMask other) noexcept { return bits_ |= other.bits_, *this; }
    constexpr TileMask& operator&=(TileMask other) noexcept { return bits_ &= other.bits_, *this; }
    constexpr TileMask& operator-=(TileMask other) noexcept { return bits_ &= ~other.bits_, *this; }
    friend constexpr TileMask operator|(TileMask a, TileMask b) noexcept { return a |= b; }
    friend constexpr TileMask operator&(TileMask a, TileMask b) noexcept { return a &= b; }
    friend constexpr TileMask operator-(TileMask a, TileMask b) noexcept { return a -= b; }
    friend constexpr bool operator==(TileMask, TileMask) noexcept = default;

    class Iterator {
    public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = Tile;
        using difference_type = std::ptrdiff_t;
        using pointer = const Tile*;
        using reference = Tile;
        constexpr Iterator() noexcept = default;
        constexpr explicit Iterator(std::uint64_t bits) noexcept : bits_{bits} {}
        constexpr Tile operator*() const noexcept { return tileAt(std::countr_zero(bits_)); }
        constexpr Iterator& operator++() noexcept { return bits_ &= bits_ - 1, *this; }
        constexpr Iterator operator++(int) noexcept {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        friend constexpr bool operator==(Iterator, Iterator) noexcept = default;

    private:
        std::uint64_t bits_ = 0;
    };
    constexpr Iterator begin() const noexcept { return Iterator{bits_}; }
    constexpr Iterator end() const noexcept { return Iterator{}; }

private:
    std::uint64_t bits_ = 0;
};

} // namespace ashlar::flaming
