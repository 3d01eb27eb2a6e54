// Which frame the pyramid is kept in: the smallest that has room for it and for every open spot.
#pragma once

#include "ashlar/flaming/state.h"

#include <array>
#include <cstddef>
#include <span>
#include <variant>

namespace ashlar::flaming {

/// The tiles of a pyramid in scan order.
class PlacedTiles {
public:
    constexpr void add(PlacedTile tile) noexcept { tiles_[size_++] = tile; }
    constexpr std::size_t size() const noexcept { return size_; }
    constexpr bool empty() const noexcept { return size_ == 0; }
    constexpr const PlacedTile* begin() const noexcept { return tiles_.data(); }
    constexpr const PlacedTile* end() const noexcept { return tiles_.data() + size_; }
    constexpr PlacedTile* begin() noexcept { return tiles_.data(); }
    constexpr PlacedTile* end() noexcept { return tiles_.data() + size_; }

private:
    std::array<PlacedTile, tileCount> tiles_{};
    std::size_t size_ = 0;
};

template <int Width>
constexpr PlacedTiles tilesOf(const Board<Width>& board) noexcept {
    PlacedTiles tiles;
    for (auto left = board.occupied; any(left);) {
        const int i = highest(left);
        clear(left, i);
        tiles.add({board.tile(i), board.cellOf(i)});
    }
    return tiles;
}

/// Puts a pyramid at rest into the smallest frame with room for it and for every open spot.
void layOut(State& state, const PlacedTiles& pyramid) noexcept;
/// The same for the pyramid of a board, which may be the one in the state.
template <int Width>
void reframe(State& state, const Board<Width>& board) noexcept;

/// The wide pyramid of a state, spread out in a frame that holds any.
VastBoard spread(const Sprawl& sprawl, const TileSet& tiles) noexcept;
/// The opposite; keeps what a turn in progress must remember.
Sprawl gather(const VastBoard& board) noexcept;

/// Calls f(board) for the board of a state.
template <class F>
decltype(auto) withBoard(const State& state, F&& f) {
    if (const auto* narrow = std::get_if<NarrowBoard>(&state.board)) [[likely]] {
        return f(*narrow);
    }
    if (const auto* wide = std::get_if<WideBoard>(&state.board)) [[likely]] {
        return f(*wide);
    }
    const VastBoard vast = spread(*std::get_if<Sprawl>(&state.board), *state.tiles);
    return f(vast);
}

/// Whether a pyramid at rest should move to another frame: its own has no room for an open spot, or it shrank, with one
/// column to spare so that it does not go to and fro.
template <int Width>
constexpr bool wantsReframing(const Board<Width>& board) noexcept {
    return !board.hasRoom() || (Width > NarrowBoard::width && board.template fitsInto<NarrowBoard::width - 1>());
}

/// Calls f(board) for a sprawling pyramid; apart, so that the common paths stay small.
template <class F>
[[gnu::noinline, gnu::cold]] void changeSprawl(State& state, F&& f) {
    VastBoard vast = spread(*std::get_if<Sprawl>(&state.board), *state.tiles);
    f(vast);
    if (state.phase == PromptKind::Place) {
        reframe(state, vast);
    } else {
        state.board = gather(vast);
    }
}

/// Calls f(board), which may change the board, and keeps it in the smallest frame with room.
template <class F>
void changeBoard(State& state, F&& f) {
    const auto change = [&](auto& board) {
        f(board);
        if (state.phase == PromptKind::Place && wantsReframing(board)) [[unlikely]] {
            reframe(state, board);
        }
    };
    if (auto* narrow = std::get_if<NarrowBoard>(&state.board)) [[likely]] {
        change(*narrow);
    } else if (auto* wide = std::get_if<WideBoard>(&state.board)) {
        change(*wide);
    } else {
        changeSprawl(state, f);
    }
}

} // namespace ashlar::flaming
