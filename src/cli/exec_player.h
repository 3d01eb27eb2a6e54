// A player that is a program of its own, in any language.
#pragma once

#include "process.h"
#include "seat_player.h"

#include <chrono>
#include <memory>
#include <string>

namespace ashlar::cli {

/// Bring your own bot: one process for all games, asked by JSON lines. After a forfeit it is started anew for the next
/// game, and also if it ended between two games.
class ExecPlayer final : public SeatPlayer {
public:
    /// The least time that a bot has for an answer; more if ten times its budget is more.
    static constexpr std::chrono::milliseconds leastPatience{10'000};

    ExecPlayer(std::string command, std::chrono::milliseconds budget, std::chrono::milliseconds least = leastPatience);
    ExecPlayer(const ExecPlayer&) = delete;
    ExecPlayer& operator=(const ExecPlayer&) = delete;
    ExecPlayer(ExecPlayer&&) = delete;
    ExecPlayer& operator=(ExecPlayer&&) = delete;
    ~ExecPlayer() override;

    void begin(const GameStart& start, int seat, std::uint64_t seed) override;
    flaming::Choice choose(const flaming::SeatView& view) override;
    void hear(int player, const flaming::Choice& choice) override;
    void end(unsigned winners) override;

private:
    std::string command_;
    std::chrono::milliseconds budget_;
    std::chrono::milliseconds patience_;
    const flaming::TileSet* tiles_ = nullptr;
    std::string startFault_;
    std::unique_ptr<Process> process_; ///< none if it could not be started, or after a forfeit
};

/// The lines that a bot is sent.
std::string startMessage(const GameStart& start, int seat, std::chrono::milliseconds budget);
std::string chooseMessage(const flaming::SeatView& view);
std::string chosenMessage(int player, const flaming::Choice& choice, const flaming::TileSet& tiles);
std::string endMessage(unsigned winners);

} // namespace ashlar::cli
