#include "seat_player.h"

#include "exec_player.h"

#include <string>

namespace ashlar::cli {
namespace {

/// One of our own bots, made anew for each game so that games do not depend on each other.
class BuiltInPlayer final : public SeatPlayer {
public:
    BuiltInPlayer(std::string_view level, const ai::Budget& budget) : level_{level}, budget_{budget} {}

    void begin(const GameStart& /*start*/, int /*seat*/, std::uint64_t seed) override {
        bot_ = ai::makeBot(level_, seed);
    }
    flaming::Choice choose(const flaming::SeatView& view) override { return bot_->choose(view, budget_, {}); }
    void hear(int /*player*/, const flaming::Choice& /*choice*/) override {}
    void end(unsigned /*winners*/) override {}

private:
    std::string level_;
    ai::Budget budget_;
    std::unique_ptr<ai::Bot> bot_;
};

} // namespace

std::unique_ptr<SeatPlayer> makeSeatPlayer(std::string_view word, const ai::Budget& budget) {
    constexpr std::string_view exec = "exec:";
    if (word.substr(0, exec.size()) == exec && word.size() > exec.size()) {
        return std::make_unique<ExecPlayer>(std::string{word.substr(exec.size())}, budget.time);
    }
    if (ai::makeBot(word, 0) != nullptr) {
        return std::make_unique<BuiltInPlayer>(word, budget);
    }
    return nullptr;
}

} // namespace ashlar::cli
