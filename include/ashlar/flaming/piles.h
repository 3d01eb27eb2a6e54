// The draw piles.
#pragma once

#include "ashlar/flaming/tile.h"

#include <array>
#include <cstdint>

namespace ashlar::flaming {

inline constexpr int maxSeats = 6;

/// One pile for each seat: drawn from the top, tiles go under it. All piles are queues threaded through one array.
class Piles {
public:
    constexpr Piles() noexcept {
        for (std::size_t seat = 0; seat < maxSeats; ++seat) {
            last_[seat] = head(seat);
        }
    }

    constexpr int size(int seat) const noexcept { return count_[static_cast<std::size_t>(seat)]; }

    constexpr void putUnder(int seat, Tile tile) noexcept {
        const auto s = static_cast<std::size_t>(seat);
        next_[static_cast<std::size_t>(last_[s])] = tile;
        last_[s] = tile;
        ++count_[s];
    }
    /// Takes the top tile. @pre size(seat) > 0
    constexpr Tile draw(int seat) noexcept {
        const auto s = static_cast<std::size_t>(seat);
        const Tile tile = top(seat);
        next_[static_cast<std::size_t>(head(s))] = next_[static_cast<std::size_t>(tile)];
        last_[s] = --count_[s] == 0 ? head(s) : last_[s];
        return tile;
    }
    /// @pre size(seat) > 0
    constexpr Tile top(int seat) const noexcept {
        return next_[static_cast<std::size_t>(head(static_cast<std::size_t>(seat)))];
    }
    /// The tile under this one. @pre there is one in the same pile
    constexpr Tile under(Tile tile) const noexcept { return next_[static_cast<std::size_t>(tile)]; }

    /// Calls f(tile) for each tile of a pile, the top first.
    template <class F>
    constexpr void forEach(int seat, F&& f) const {
        Tile tile = top(seat);
        for (int left = size(seat); left > 0; --left) {
            f(tile);
            tile = under(tile);
        }
    }

private:
    static constexpr Tile head(std::size_t seat) noexcept { return tileAt(tileCount + static_cast<int>(seat)); }

    std::array<Tile, tileCount + maxSeats> next_{};
    std::array<Tile, maxSeats> last_{};
    std::array<std::int16_t, maxSeats> count_{};
};

} // namespace ashlar::flaming
