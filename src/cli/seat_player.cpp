#include "seat_player.h"

#include "exec_player.h"

#include <string>

namespace ashlar::cli {
namespace {

constexpr std::string_view strongest = "expert";

/// One of our own bots, made anew for each game so that games do not depend on each other.
class BuiltInPlayer final : public SeatPlayer {
public:
    BuiltInPlayer(std::string_view word, const ai::Budget& budget)
        : allKnowing_{word == allKnowing}, level_{allKnowing_ ? strongest : word}, budget_{budget} {}

    void begin(const GameStart& /*start*/, int /*seat*/, std::uint64_t seed) override {
        bot_ = ai::makeBot(level_, seed);
    }
    flaming::Choice choose(const flaming::SeatView& view) override { return bot_->choose(view, budget_, {}); }
    bool isAllKnowing() const noexcept override { return allKnowing_; }
    void hear(int /*player*/, const flaming::Choice& /*choice*/) override {}
    void end(unsigned /*winners*/) override {}

private:
    bool allKnowing_;
    std::string level_;
    ai::Budget budget_;
    std::unique_ptr<ai::Bot> bot_;
};

} // namespace

flaming::SeatView viewOf(const flaming::State& state, const SeatPlayer& player) noexcept {
    flaming::State shown = state;
    if (player.isAllKnowing()) {
        shown.seen = flaming::TileMask::all();
    }
    return flaming::view(shown, flaming::prompt(state).player);
}

std::unique_ptr<SeatPlayer> makeSeatPlayer(std::string_view word, const ai::Budget& budget) {
    constexpr std::string_view exec = "exec:";
    if (word.substr(0, exec.size()) == exec && word.size() > exec.size()) {
        return std::make_unique<ExecPlayer>(std::string{word.substr(exec.size())}, budget.time);
    }
    if (word == allKnowing || ai::makeBot(word, 0) != nullptr) {
        return std::make_unique<BuiltInPlayer>(word, budget);
    }
    return nullptr;
}

} // namespace ashlar::cli
