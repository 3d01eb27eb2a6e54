#include "ashlar/flaming/frame.h"

#include <algorithm>

namespace ashlar::flaming {
namespace {

/// The columns that a frame must hold, the hull of each tile being the base cells it stands over.
struct Span {
    int low = 0;
    int high = 0;
    int width() const { return high - low + 1; }
    void include(int from, int to) {
        low = std::min(low, from);
        high = std::max(high, to);
    }
};

Span hullOf(const PlacedTiles& pyramid) {
    if (pyramid.empty()) {
        return {}; // the one spot is (0, 0)
    }
    const Cell first = pyramid.begin()->at;
    Span hull{first.column, first.column};
    for (const PlacedTile& placed : pyramid) {
        hull.include(placed.at.column, placed.at.column + placed.at.row);
    }
    return hull;
}

template <class Frame>
Frame framed(const PlacedTiles& pyramid, const TileSet& tiles, Span span) {
    Frame board;
    board.origin = static_cast<std::int16_t>(span.low - (Frame::width - span.width()) / 2);
    for (const PlacedTile& placed : pyramid) {
        board.put(tiles, board.bitOf(placed.at), placed.tile);
    }
    return board;
}

} // namespace

template <int Width>
void reframe(State& state, const Board<Width>& board) noexcept {
    const PlacedTiles pyramid = tilesOf(board);
    Span span = hullOf(pyramid);
    if (!pyramid.empty() && !any(board.forcedSpots())) { // then both ends of the base are open
        span.include(board.cellOf(highest(board.base())).column - 1, board.cellOf(lowest(board.base())).column + 1);
    }
    if (span.width() <= NarrowBoard::width) {
        state.board = framed<NarrowBoard>(pyramid, *state.tiles, span);
    } else if (span.width() <= WideBoard::width) {
        state.board = framed<WideBoard>(pyramid, *state.tiles, span);
    } else {
        state.board = gather(framed<VastBoard>(pyramid, *state.tiles, span));
    }
}
template void reframe(State& state, const NarrowBoard& board) noexcept;
template void reframe(State& state, const WideBoard& board) noexcept;
template void reframe(State& state, const VastBoard& board) noexcept;

void layOut(State& state, const PlacedTiles& pyramid) noexcept {
    reframe(state, framed<VastBoard>(pyramid, *state.tiles, hullOf(pyramid)));
}

VastBoard spread(const Sprawl& sprawl, const TileSet& tiles) noexcept {
    PlacedTiles pyramid;
    for (int t = 0; t < tileCount; ++t) {
        if (const Cell at = sprawl.at[static_cast<std::size_t>(t)]; at.row >= 0) {
            pyramid.add({tileAt(t), at});
        }
    }
    auto board = framed<VastBoard>(pyramid, tiles, hullOf(pyramid));
    for (const PlacedTile& placed : pyramid) {
        const int i = board.bitOf(placed.at);
        if (sprawl.unsettled.contains(placed.tile)) {
            board.unsettled |= bitAt<VastBoard::Bits>(i);
        }
        if (sprawl.moved.contains(placed.tile)) {
            board.moved |= bitAt<VastBoard::Bits>(i);
        }
        if (sprawl.fresh == placed.tile) {
            board.fresh = static_cast<std::int16_t>(i);
        }
        if (sprawl.falling == placed.tile) {
            board.falling = static_cast<std::int16_t>(i);
        }
    }
    return board;
}

Sprawl gather(const VastBoard& board) noexcept {
    Sprawl sprawl;
    sprawl.at.fill(cell(-1, 0));
    for (const PlacedTile& placed : tilesOf(board)) {
        const int i = board.bitOf(placed.at);
        sprawl.at[static_cast<std::size_t>(placed.tile)] = placed.at;
        if (test(board.unsettled, i)) {
            sprawl.unsettled |= placed.tile;
        }
        if (test(board.moved, i)) {
            sprawl.moved |= placed.tile;
        }
        if (board.fresh == i) {
            sprawl.fresh = placed.tile;
        }
        if (board.falling == i) {
            sprawl.falling = placed.tile;
        }
    }
    return sprawl;
}

} // namespace ashlar::flaming
