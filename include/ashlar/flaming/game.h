// Flaming Pyramids: the one loop that drives everything is prompt - options - apply.
#pragma once

#include "ashlar/flaming/event.h"
#include "ashlar/flaming/mayhem.h"
#include "ashlar/flaming/state.h"
#include "ashlar/random.h"

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace ashlar::flaming {

/// Who must choose what; kind Over once the game has ended.
Prompt prompt(const State& state) noexcept;

/// The choices at a prompt, as a range: at Place every tile of the hand on every open spot (tile by tile, spots in scan
/// order), at Fall left then right, at Die the four faces, at Over none.
class Options {
public:
    /// More open spots than any pyramid has: at most 44 pairs of neighbours and 43 gaps, never both.
    static constexpr std::size_t maxSpots = 88;

    Options() noexcept = default;
    /// Tiles of a hand on open spots.
    Options(TileMask hand, const std::array<Cell, maxSpots>& spots, std::size_t spotCount) noexcept
        : kind_{PromptKind::Place}, hand_{hand}, spotCount_{spotCount}, spots_{spots} {}
    /// @pre kind is Fall, Die or Over
    explicit Options(PromptKind kind) noexcept : kind_{kind} {}

    PromptKind kind() const noexcept { return kind_; }
    std::size_t size() const noexcept;
    bool empty() const noexcept { return size() == 0; }
    /// @pre i < size()
    Choice operator[](std::size_t i) const noexcept;
    bool contains(const Choice& choice) const noexcept;

    /// At Place: the tiles that may be placed; each may go on each of the spots.
    TileMask hand() const noexcept { return hand_; }
    /// At Place: the open spots in scan order (rules, section 5).
    std::size_t spotCount() const noexcept { return spotCount_; }
    Cell spot(std::size_t i) const noexcept { return spots_[i]; }

    class Iterator {
    public:
        using iterator_category = std::input_iterator_tag;
        using value_type = Choice;
        using difference_type = std::ptrdiff_t;
        using pointer = const Choice*;
        using reference = Choice;
        Iterator(const Options& options, std::size_t i) noexcept : options_{&options}, i_{i} {}
        Choice operator*() const noexcept { return (*options_)[i_]; }
        Iterator& operator++() noexcept { return ++i_, *this; }
        friend bool operator==(const Iterator& a, const Iterator& b) noexcept { return a.i_ == b.i_; }

    private:
        const Options* options_;
        std::size_t i_;
    };
    Iterator begin() const noexcept { return {*this, 0}; }
    Iterator end() const noexcept { return {*this, size()}; }

private:
    PromptKind kind_ = PromptKind::Over;
    TileMask hand_;
    std::size_t spotCount_ = 0;
    std::array<Cell, maxSpots> spots_{};
};

Options options(const State& state) noexcept;

/// Makes a choice and runs the mayhem to the next prompt, telling `sink` every step as an event (event.h).
/// @pre options(state).contains(choice)
template <class Sink>
void apply(State& state, const Choice& choice, Sink&& sink);
/// The same in silence.
void apply(State& state, const Choice& choice) noexcept;
/// The same, adding the events to a list.
void apply(State& state, const Choice& choice, std::vector<Event>& events);

// ---- setting up -------------------------------------------------------------------------------------------------

/// The dealt tiles (rules, section 2): equal piles, top first, and the leftovers.
struct Deal {
    std::array<Tile, tileCount> order{}; ///< seat 0's pile, top first, then seat 1's, ..., then the leftovers

    friend bool operator==(const Deal&, const Deal&) noexcept = default;
};

constexpr int tilesDealtTo(int seats) noexcept {
    return tileCount / seats;
}

/// All tiles shuffled.
Deal shuffledDeal(Random& random) noexcept;

/// The state before the first turn. @pre 2 <= seats <= 6, 0 <= first < seats, the deal holds each tile once
State deal(const GameOptions& options, int seats, int first, const Deal& dealt) noexcept;

/// A position made by hand or taken from a game: at rest, the active player about to place.
struct Position {
    std::vector<PlacedTile> pyramid;
    std::vector<TileMask> hands;          ///< one a seat, 1 to 5 tiles each
    std::vector<std::vector<Tile>> piles; ///< one a seat, top first
    TileMask removed;
    int active = 0;
    std::vector<int> turns; ///< turns each seat has begun, the current one included
};

/// What is wrong with a position; none if it can be played on.
struct PositionFault {
    enum class Kind : std::uint8_t {
        Seats,        ///< not 2-6, or hands, piles and turns differ in number
        Active,       ///< no such seat
        TileTwice,    ///< `tile` is in two places
        TileMissing,  ///< `tile` is nowhere
        HandSize,     ///< `seat` holds no tile, or more than five
        CellTwice,    ///< `tile` lies where another one does
        CellOutside,  ///< `tile` lies below the base or too far out
        TooWide,      ///< the pyramid is wider than its tiles could ever fill
        Unsupported,  ///< `tile` rests on nothing (check 1)
        DoesNotFit,   ///< `tile` would collapse (check 2)
        WouldExplode, ///< `tile` touches an incendiary tile (check 3)
        WouldBurn,    ///< `tile` would start a fire (check 4)
        WouldCurse,   ///< `tile` tops three of one weight (check 5)
        Turns,        ///< `seat` has an impossible number of turns
        OverAlready,  ///< every seat has had its turns
    };
    Kind kind = Kind::Seats;
    Tile tile = Tile::None;
    int seat = 0;
};
std::optional<PositionFault> faultOf(const GameOptions& options, const Position& position);

/// Columns of a start position lie from -maxColumn to maxColumn.
inline constexpr int maxColumn = 1000;

/// The state of a position. What everybody has seen is the pyramid and the removed tiles. @pre !faultOf(options,
/// position)
State setUp(const GameOptions& options, const Position& position) noexcept;

// ---- reading a state --------------------------------------------------------------------------------------------

PlacedTiles pyramid(const State& state) noexcept;
/// The tile of a cell, Tile::None if it is empty.
Tile tileOn(const State& state, Cell at) noexcept;
/// Tiles out of the game: those that are nowhere else.
TileMask removedTiles(const State& state) noexcept;
/// Tiles that a seat has left: hand and pile.
int tilesLeft(const State& state, int seat) noexcept;
GameOptions optionsOf(const State& state) noexcept;

// ---- the end ----------------------------------------------------------------------------------------------------

/// Bit s is set if seat s won; several share a tie at the turn limit; 0 while the game goes on.
unsigned winners(const State& state) noexcept;

/// The place of each seat, 1 for the winners; equal counts share the place (rules, section 4).
/// While the game goes on, the places if it ended now.
std::array<int, maxSeats> standings(const State& state) noexcept;

// ---- inline -----------------------------------------------------------------------------------------------------

template <class Sink>
void apply(State& state, const Choice& choice, Sink&& sink) {
    if (const auto* placement = choice.as<Placement>()) {
        changeBoard(state, [&](auto& board) {
            mayhem::place(state, board, placement->tile, board.bitOf(placement->at), sink);
        });
    } else if (const auto* where = choice.as<Fall>()) {
        changeBoard(state, [&](auto& board) { mayhem::fall(state, board, *where, sink); });
    } else {
        changeBoard(state, [&](auto& board) { mayhem::roll(state, board, *choice.as<DieFace>(), sink); });
    }
}

} // namespace ashlar::flaming
