// What happened: every step of a choice, in order, as the rules take it.
#pragma once

#include "ashlar/flaming/choice.h"
#include "ashlar/flaming/tile_set.h"

#include <variant>

namespace ashlar::flaming::event {

/// A seat placed a tile from its hand.
struct Placed {
    int seat = 0;
    Tile tile = Tile::None;
    Cell at;
    Tile left = Tile::None; ///< what it rests on; Tile::None at the base
    Tile right = Tile::None;
};
/// Check 1: a tile rests on nothing; `decider` is asked where it falls.
struct FreeAir {
    Tile tile = Tile::None;
    Cell at;
    int decider = 0;
};
/// Check 2: a tile does not fit; what it rests on is taken next, then `decider` is asked where it falls.
struct Collapse {
    Tile tile = Tile::None;
    Cell at;
    Tile left = Tile::None; ///< Tile::None where an overhang has nothing below
    Tile right = Tile::None;
    Fit why = Fit::NoMatch;
    int decider = 0;
};
/// The answer: the tile fell.
struct Fell {
    Tile tile = Tile::None;
    Cell from;
    Cell to;
    int decider = 0;
};
/// Check 3: the group of incendiary tiles explodes; the tiles touching it are taken and it is removed, next.
struct Explosion {
    TileMask group;
    TileMask hit;
};
/// Check 4, or the die: fire from the causes burns tiles, which are taken next.
struct Fire {
    TileMask causes;
    TileMask burned;
};
/// Check 4 with the Fire Die: the die is to be rolled for these causes.
struct DieCalled {
    TileMask causes;
};
struct DieRolled {
    DieFace face = DieFace::FireStays;
    TileMask causes;
};
/// Check 5: three tiles of one weight; they are taken by the previous player, who from now on receives and decides.
struct Curse {
    Tile apex = Tile::None;
    Tile left = Tile::None;
    Tile right = Tile::None;
    int receiver = 0;
};
/// A tile went from the pyramid under a seat's pile.
struct Taken {
    Tile tile = Tile::None;
    Cell from;
    int seat = 0;
};
/// A tile left the game.
struct Removed {
    Tile tile = Tile::None;
    Cell from;
};
/// A seat drew a tile; `known` if everybody saw it go under the pile.
struct Drew {
    int seat = 0;
    Tile tile = Tile::None;
    bool known = false;
};
struct TurnBegan {
    int seat = 0;
};
struct GameEnded {
    bool turnLimitReached = false;
};

} // namespace ashlar::flaming::event

namespace ashlar::flaming {

using Event = std::variant<event::Placed, event::FreeAir, event::Collapse, event::Fell, event::Explosion, event::Fire,
                           event::DieCalled, event::DieRolled, event::Curse, event::Taken, event::Removed, event::Drew,
                           event::TurnBegan, event::GameEnded>;

/// What is drawn, whose turn it is, and the end of the game: the mayhem is over.
constexpr bool endsTurn(const Event& event) noexcept {
    return std::holds_alternative<event::Drew>(event) || std::holds_alternative<event::TurnBegan>(event) ||
           std::holds_alternative<event::GameEnded>(event);
}

/// A sink that listens to nothing; the compiler removes all reporting to it.
struct Silence {
    template <class E>
    constexpr void operator()(const E&) const noexcept {}
};

} // namespace ashlar::flaming
