// Who plays a seat in `ashlar-cli play` and `match`.
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

/// A player of one seat for all games of a call. It is shown its `viewOf` a state.
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
    /// Whether it is told all that lies hidden. Only the yardstick that cheats is.
    virtual bool isAllKnowing() const noexcept { return false; }
    /// A choice was made at the table, by this seat, another one or the die.
    virtual void hear(int player, const flaming::Choice& choice) = 0;
    /// @param winners bit s for seat s; none if somebody forfeited
    virtual void end(unsigned winners) = 0;
};

/// What a player is shown of the state in which it must choose: what its seat may know, and the all-knowing one
/// everything, as if everybody had seen every tile.
flaming::SeatView viewOf(const flaming::State& state, const SeatPlayer& player) noexcept;

/// The word for a bot that searches as the expert does, but is told all hidden tiles: it measures what they are worth.
/// It is none of the levels, so that nobody can be made to play against it.
inline constexpr std::string_view allKnowing = "all-knowing";

/// The player that a word of --bots stands for: `allKnowing`, a level, or exec:COMMAND; null if it stands for none.
std::unique_ptr<SeatPlayer> makeSeatPlayer(std::string_view word, const ai::Budget& budget);

} // namespace ashlar::cli
