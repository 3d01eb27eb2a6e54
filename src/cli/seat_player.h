// Who plays a seat in `ashlar-cli play`.
#pragma once

#include "ashlar/ai/bot.h"

#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string_view>

namespace ashlar::cli {

/// Why a player loses the game without its being played to the end.
class Forfeit : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// A game that begins, as its players are told of it.
struct GameStart {
    long long game = 0;
    int seats = 0;
    flaming::GameOptions options;
};

/// A player of one seat for all games of a call. It sees what its seat may know.
class SeatPlayer {
public:
    SeatPlayer() = default;
    SeatPlayer(const SeatPlayer&) = delete;
    SeatPlayer& operator=(const SeatPlayer&) = delete;
    SeatPlayer(SeatPlayer&&) = delete;
    SeatPlayer& operator=(SeatPlayer&&) = delete;
    virtual ~SeatPlayer() = default;

    /// @param seed for its own chances in this game
    virtual void begin(const GameStart& start, int seat, std::uint64_t seed) = 0;
    /// One of view.choices(). Throws Forfeit.
    virtual flaming::Choice choose(const flaming::SeatView& view) = 0;
    /// A choice was made at the table, by this seat, another one or the die.
    virtual void hear(int player, const flaming::Choice& choice) = 0;
    /// @param winners bit s for seat s; none if somebody forfeited
    virtual void end(unsigned winners) = 0;
};

/// The player that a word of --bots stands for; null if it stands for none.
std::unique_ptr<SeatPlayer> makeSeatPlayer(std::string_view word, const ai::Budget& budget);

} // namespace ashlar::cli
