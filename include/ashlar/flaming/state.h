// The whole state of a game as one small value: copying it is undo, search and analysis.
#pragma once

#include "ashlar/flaming/board.h"
#include "ashlar/flaming/choice.h"
#include "ashlar/flaming/piles.h"

#include <array>
#include <cstdint>
#include <type_traits>
#include <variant>

namespace ashlar::flaming {

inline constexpr int minSeats = 2;
inline constexpr int handSize = 5;
inline constexpr int defaultTurnLimit = 100;
/// The largest turn limit.
inline constexpr int maxTurnLimit = 65000;

/// Variants and table options of a game (rules, sections 4 and 7).
struct GameOptions {
    bool curse = false;
    bool fireDie = false;
    int turnLimit = defaultTurnLimit; ///< turns per player; 0 = none, up to maxTurnLimit
    const TileSet* tiles = &TileSet::standard();

    friend bool operator==(const GameOptions&, const GameOptions&) noexcept = default;
};

enum class PromptKind : std::uint8_t { Place, Fall, Die, Over };

/// Who must choose what.
struct Prompt {
    PromptKind kind = PromptKind::Over;
    int player = 0;         ///< who chooses; at Die the active player, though chance decides; meaningless at Over
    Tile tile = Tile::None; ///< at Fall: the tile that falls, still shown where it was
    Cell from;              ///< at Fall: where it was

    friend bool operator==(const Prompt&, const Prompt&) noexcept = default;
};

/// The state between two choices. Made by `deal` or `setUp`, changed by `apply`; read it through the functions of
/// game.h.
struct State {
    const TileSet* tiles = &TileSet::standard();
    std::variant<NarrowBoard, WideBoard, Sprawl> board;
    std::array<TileMask, maxSeats> hands;
    TileMask seen; ///< tiles that everybody has seen: they lay in the pyramid, or were removed
    Piles piles;
    std::array<std::uint16_t, maxSeats> turns{}; ///< turns each seat has begun, the current one included
    std::uint16_t turnLimit = defaultTurnLimit;
    std::int16_t seats = minSeats;
    std::int16_t active = 0;
    std::int16_t decider = 0; ///< receiver and decider of this turn: the active player until a curse strikes
    PromptKind phase = PromptKind::Place;
    bool curse = false;
    bool fireDie = false;
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 400);

} // namespace ashlar::flaming
