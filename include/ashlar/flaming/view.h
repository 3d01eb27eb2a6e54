// What a seat may know. Bots, hints and the table are given a SeatView, never a State.
#pragma once

#include "ashlar/flaming/game.h"
#include "ashlar/game.h"
#include "ashlar/random.h"

#include <optional>
#include <vector>

namespace ashlar::flaming {

/// A game as one seat may know it: the pyramid, its own hand, all counts, and of the other hands and of every pile (its
/// own too) the tiles that everybody has seen go there. A value; two views are equal exactly if they know the same.
class SeatView {
public:
    /// Nobody's seat: only what everybody knows, as behind the curtain.
    static constexpr int nobody = -1;

    SeatView() noexcept = default;

    int seat() const noexcept { return seat_; }
    int seats() const noexcept { return table_.seats; }
    GameOptions options() const noexcept { return optionsOf(table_); }
    const TileSet& tiles() const noexcept { return *table_.tiles; }

    Prompt prompt() const noexcept { return flaming::prompt(table_); }
    /// The choices if this seat must choose, else none.
    Options choices() const noexcept;
    int active() const noexcept { return table_.active; }
    /// Receiver and decider of this turn: the active player until a curse strikes (rules, section 6).
    int decider() const noexcept { return table_.decider; }
    /// Turns a seat has begun, the current one included.
    int turns(int seat) const noexcept { return table_.turns[static_cast<std::size_t>(seat)]; }

    PlacedTiles pyramid() const noexcept { return flaming::pyramid(table_); }
    Tile tileOn(Cell at) const noexcept { return flaming::tileOn(table_, at); }
    TileMask removed() const noexcept { return removed_; }
    /// Tiles that everybody has seen.
    TileMask seen() const noexcept { return table_.seen; }
    /// Tiles whose place this seat does not know.
    TileMask unknown() const noexcept { return unknown_; }

    int handSize(int seat) const noexcept { return table_.hands[static_cast<std::size_t>(seat)].size(); }
    int pileSize(int seat) const noexcept { return table_.piles.size(seat); }
    int tilesLeft(int seat) const noexcept { return flaming::tilesLeft(table_, seat); }
    /// The tiles of a hand that this seat knows; of its own all.
    TileMask knownHand(int seat) const noexcept { return table_.hands[static_cast<std::size_t>(seat)] - unknown_; }
    /// A pile, top first, none for a tile that this seat cannot know.
    std::vector<std::optional<Tile>> pile(int seat) const;

    unsigned winners() const noexcept { return flaming::winners(table_); }
    std::array<int, maxSeats> standings() const noexcept { return flaming::standings(table_); }

    friend bool operator==(const SeatView& a, const SeatView& b);

private:
    friend SeatView view(const State& state, int seat) noexcept;
    friend State sample(const SeatView& view, Random& random) noexcept;

    State table_; ///< the unknown tiles lie in it in a fixed order that says nothing about the real one
    TileMask unknown_;
    TileMask removed_;
    int seat_ = nobody;
};

/// What a seat, or nobody's (SeatView::nobody), may know of a state.
SeatView view(const State& state, int seat) noexcept;

/// A state that agrees with all that the view knows, the unknown tiles being dealt at random, each way equally likely.
State sample(const SeatView& view, Random& random) noexcept;

static_assert(Game<State>);

} // namespace ashlar::flaming
