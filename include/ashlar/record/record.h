// A record: a game as its deal and its choices. Everything else follows from the rules.
#pragma once

#include "ashlar/flaming/game.h"
#include "ashlar/flaming/match.h"
#include "ashlar/record/error.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace ashlar::record {

/// The largest record that is read, in bytes.
inline constexpr std::size_t maxRecordSize = 16U << 20U;
/// The version of the format that is written, and the newest that is read.
inline constexpr int formatVersion = 1;

/// The members of a JSON object that this version does not know, as they are written: `"note":"x","rating":[1,2]`.
using UnknownKeys = std::string;

struct Player {
    enum class Kind { Human, Bot };
    std::string name;
    Kind kind = Kind::Human;
    std::string level; ///< of a bot, as `ashlar-cli play --bots` takes it; empty if not said
    UnknownKeys unknown;

    friend bool operator==(const Player&, const Player&) = default;
};

/// The dealt tiles before anybody drew (rules, section 2).
struct Deal {
    std::vector<std::vector<flaming::Tile>> piles; ///< one a seat, top first: the first five become the hand
    std::vector<flaming::Tile> base;               ///< the leftovers, from column 0 on
    std::vector<flaming::Tile> removed;            ///< leftover coals and blowtorches
    UnknownKeys unknown;

    friend bool operator==(const Deal&, const Deal&) = default;
};

/// A position to start from instead of a deal: at rest, the active player about to place.
struct Start {
    std::vector<flaming::PlacedTile> pyramid;
    std::vector<std::vector<flaming::Tile>> hands;
    std::vector<std::vector<flaming::Tile>> piles; ///< top first
    std::vector<flaming::Tile> removed;
    int active = 0;
    std::vector<int> turns; ///< turns each seat has begun, the current one included
    UnknownKeys unknown;

    friend bool operator==(const Start&, const Start&) = default;
};

/// A record of a game, finished or not; it may stop between any two choices.
struct Record {
    flaming::GameOptions options;
    std::vector<Player> players; ///< one a seat, 2 to 6
    int first = 0;               ///< the seat that begins; a Start says itself who is active
    std::variant<Deal, Start> beginning;
    std::optional<flaming::Match> match; ///< the rounds won before this game
    std::vector<flaming::Choice> choices;
    UnknownKeys unknown;
    UnknownKeys unknownOptions;
    UnknownKeys unknownMatch;
    std::map<std::size_t, UnknownKeys> unknownOfChoices; ///< by the number of the choice

    int seats() const noexcept { return static_cast<int>(players.size()); }

    friend bool operator==(const Record&, const Record&) = default;
};

/// Reads a record and checks all of it, see `check`. Throws Error.
Record parse(std::string_view json);

/// Checks a record, replaying it through the rules. Throws Error, which names the place (for a choice its number,
/// counted from 0) and the reason.
void check(const Record& record);

/// The record as JSON on one line, without a line break. Known keys come in the order of the format, unknown ones after
/// them.
std::string toJson(const Record& record);

/// The state before the first choice. @pre the record passes `check`
flaming::State beginning(const Record& record);

/// A deal as a record holds it.
Deal toDeal(const flaming::Deal& dealt, int seats);
/// A position as a record holds it. @pre prompt(state).kind is Place
Start toStart(const flaming::State& state);

} // namespace ashlar::record
