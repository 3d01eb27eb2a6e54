#include "ashlar/flaming/view.h"

#include <algorithm>
#include <span>

namespace ashlar::flaming {
namespace {

/// Lays these tiles, in this order, where the unknown ones are: the hands seat by seat, then the piles from the top.
/// Seen tiles only ever go under a pile, so that the unknown ones are always on top.
void layUnknown(State& state, TileMask unknown, const Tile* next) noexcept {
    for (int seat = 0; seat < state.seats; ++seat) {
        TileMask& hand = state.hands[static_cast<std::size_t>(seat)];
        const int missing = (hand & unknown).size();
        hand -= unknown;
        for (int i = 0; i < missing; ++i) {
            hand |= *next++;
        }
    }
    const Piles before = state.piles;
    state.piles = Piles{};
    for (int seat = 0; seat < state.seats; ++seat) {
        before.forEach(seat, [&](Tile tile) { state.piles.putUnder(seat, unknown.contains(tile) ? *next++ : tile); });
    }
}

} // namespace

SeatView view(const State& state, int seat) noexcept {
    SeatView result;
    result.seat_ = seat;
    result.removed_ = removedTiles(state);
    TileMask known = state.seen | result.removed_;
    if (seat != SeatView::nobody) {
        known |= state.hands[static_cast<std::size_t>(seat)];
    }
    result.unknown_ = TileMask::all() - known;
    result.table_ = state;
    std::array<Tile, tileCount> inOrder{};
    std::copy(result.unknown_.begin(), result.unknown_.end(), inOrder.begin());
    layUnknown(result.table_, result.unknown_, inOrder.data());
    return result;
}

State sample(const SeatView& view, Random& random) noexcept {
    State state = view.table_;
    std::array<Tile, tileCount> shuffled{};
    const auto* end = std::copy(view.unknown_.begin(), view.unknown_.end(), shuffled.begin());
    shuffle(std::span{shuffled.data(), static_cast<std::size_t>(end - shuffled.begin())}, random);
    layUnknown(state, view.unknown_, shuffled.data());
    return state;
}

Options SeatView::choices() const noexcept {
    const Prompt asked = prompt();
    const bool mine = (asked.kind == PromptKind::Place || asked.kind == PromptKind::Fall) && asked.player == seat_;
    return mine ? flaming::options(table_) : Options{};
}

std::vector<std::optional<Tile>> SeatView::pile(int seat) const {
    std::vector<std::optional<Tile>> result;
    result.reserve(static_cast<std::size_t>(pileSize(seat)));
    table_.piles.forEach(
        seat, [&](Tile tile) { result.push_back(unknown_.contains(tile) ? std::nullopt : std::optional{tile}); });
    return result;
}

bool operator==(const SeatView& a, const SeatView& b) {
    const State& s = a.table_;
    const State& t = b.table_;
    if (a.seat_ != b.seat_ || s.seats != t.seats || !(a.options() == b.options()) || a.active() != b.active() ||
        a.decider() != b.decider() || !(a.prompt() == b.prompt()) || a.unknown_ != b.unknown_ ||
        a.removed_ != b.removed_ || a.seen() != b.seen()) {
        return false;
    }
    const PlacedTiles left = a.pyramid();
    const PlacedTiles right = b.pyramid();
    if (!std::equal(left.begin(), left.end(), right.begin(), right.end())) {
        return false;
    }
    for (int seat = 0; seat < s.seats; ++seat) {
        if (a.turns(seat) != b.turns(seat) || a.handSize(seat) != b.handSize(seat) ||
            a.knownHand(seat) != b.knownHand(seat) || a.pile(seat) != b.pile(seat)) {
            return false;
        }
    }
    return true;
}

} // namespace ashlar::flaming
