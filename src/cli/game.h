// One game between players, from the deal to its record.
#pragma once

#include "ashlar/random.h"
#include "ashlar/record/record.h"
#include "seat_player.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ashlar::cli {

/// A game that has been played.
struct Outcome {
    record::Deal deal;
    int first = 0;
    std::vector<flaming::Choice> choices;
    long long turns = 0;
    unsigned winners = 0; ///< bit s for seat s; none after a forfeit
    bool atLimit = false; ///< the turn limit ended it
    struct Forfeited {
        int seat = 0;
        std::string why;
    };
    std::optional<Forfeited> forfeit;
};

/// What chance does in game number `game` of a call with this seed: each game by itself, whatever the number of games.
Random chanceOf(std::uint64_t seed, long long game) noexcept;

/// Deals and plays a game. @param first the seat that begins, or none to draw lots
Outcome playGame(const GameStart& start, std::optional<int> first, Random chance,
                 const std::vector<std::unique_ptr<SeatPlayer>>& players);

} // namespace ashlar::cli
