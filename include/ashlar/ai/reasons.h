// Why a choice may be good: facts in the terms of the rules, as data; the words are found elsewhere.
#pragma once

#include "ashlar/flaming/view.h"

#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace ashlar::ai {

/// Each kind of fact holds for whatever the seat cannot know: hidden tiles, the die, and how the others let tiles fall.
namespace reason {

/// The game ends, and the seat that chooses wins alone.
struct Wins {
    friend bool operator==(const Wins&, const Wins&) noexcept = default;
};

/// The tile stands where it is placed, and no mayhem follows.
struct Quiet {
    flaming::Tile tile = flaming::Tile::None;
    int left = 0; ///< tiles that the seat has then, in its hand and its pile
    int ways = 0; ///< how many choices are quiet, this one included
    friend bool operator==(const Quiet&, const Quiet&) noexcept = default;
};

/// Tiles go under a pile until the end of the turn.
struct Takes {
    int seat = 0;
    int least = 0;
    int most = 0;                 ///< at least 1; tileCount if it is not known how far it goes
    flaming::TileMask tiles;      ///< which, if that is certain; else none
    bool byFall = false;          ///< how many depends on where tiles fall
    bool byDie = false;           ///< how many depends on the die
    bool fewest = false;          ///< of the seat that chooses: no other choice can cost it fewer
    std::optional<float> average; ///< where the die alone decides
    friend bool operator==(const Takes&, const Takes&) noexcept = default;
};

/// These tiles are certain to leave the game.
struct Removes {
    flaming::TileMask tiles;
    friend bool operator==(const Removes&, const Removes&) noexcept = default;
};

/// Why a tile is good to be rid of.
enum class Burden : std::uint8_t {
    Incendiary, ///< a coal or a blowtorch: hardly anything may lie beside it
    Millstone,
    Hard,    ///< at most one in five pairs of tiles carries it
    Heaviest ///< heavier than all others of the hand
};

/// The tile leaves the hand and does not come back in this turn.
struct Sheds {
    flaming::Tile tile = flaming::Tile::None;
    Burden burden = Burden::Heaviest;
    friend bool operator==(const Sheds&, const Sheds&) noexcept = default;
};

/// Of the tiles that could be placed without mayhem the hardest to carry is placed; these, the others, are kept. Coals
/// and blowtorches do not count.
struct Keeps {
    flaming::TileMask tiles; ///< each is carried by more pairs of tiles than the one that is placed
    friend bool operator==(const Keeps&, const Keeps&) noexcept = default;
};

/// A place and what lies below it; Tile::None for nothing, at the base both are.
struct Spot {
    flaming::Cell at;
    flaming::Tile left = flaming::Tile::None;
    flaming::Tile right = flaming::Tile::None;
    friend bool operator==(const Spot&, const Spot&) noexcept = default;
};

enum class Landing : std::uint8_t {
    Rests,   ///< it stays, and no more mayhem follows
    FallsOn, ///< it does not fit there either, or hangs in free air
    Mayhem,  ///< something else happens
};

/// Where a fall ends.
struct Lands {
    flaming::Tile tile = flaming::Tile::None;
    Spot spot;
    Landing landing = Landing::Rests;
    friend bool operator==(const Lands&, const Lands&) noexcept = default;
};

/// What the next player, another than the seat that chooses, may do: one of these spots must be filled.
struct Leaves {
    int seat = 0;
    std::vector<Spot> spots; ///< in scan order
    int possible = 0;        ///< the tiles that may be in that hand, as far as the seat that chooses knows
    int fitting = 0;         ///< those of them that can be placed without mayhem
    int held = 0;            ///< tiles in that hand; equal to `possible` if they are all known
    float stuck = 0;         ///< the chance that none of those held can be placed without mayhem
    friend bool operator==(const Leaves&, const Leaves&) noexcept = default;
};

} // namespace reason

using Reason = std::variant<reason::Wins, reason::Quiet, reason::Takes, reason::Removes, reason::Sheds, reason::Keeps,
                            reason::Lands, reason::Leaves>;

/// All facts of a choice, the most telling first.
/// @pre view.choices().contains(choice)
std::vector<Reason> reasonsOf(const flaming::SeatView& view, const flaming::Choice& choice);

/// For each of some choices the facts, at most `most`, that tell it from the others of them, the most telling first;
/// at least one if there is any.
/// @pre each choice is one of view.choices()
std::vector<std::vector<Reason>> reasonsFor(const flaming::SeatView& view, std::span<const flaming::Choice> choices,
                                            std::size_t most = 3);

} // namespace ashlar::ai
