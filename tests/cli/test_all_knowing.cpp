// The yardstick that cheats: it is found out, all others are not, and it is no level.
#include "arguments.h"
#include "honesty.h"
#include "seat_player.h"
#include "shell.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <string>

using namespace ashlar;
using namespace ashlar::cli;

namespace {

/// A player at a table, as a bot that is asked once about a state.
class Seated final : public ai::Bot {
public:
    Seated(std::string_view word, const flaming::State& real) : word_{word}, real_{real} {}

    flaming::Choice choose(const flaming::SeatView& view, const ai::Budget& budget, std::stop_token) override {
        const auto player = makeSeatPlayer(word_, budget);
        player->begin({0, view.seats(), view.options()}, view.seat(), 5);
        return player->choose(viewOf(real_, *player));
    }

private:
    std::string word_;
    flaming::State real_;
};

int betrayals(std::string_view word) {
    return ai::betrayals([word](const flaming::State& real) { return std::make_unique<Seated>(word, real); });
}

} // namespace

TEST_CASE("the all-knowing player is found out, no other is") {
    CHECK(betrayals(allKnowing) > 5);
    for (const std::string_view level : ai::botLevels()) {
        INFO(level);
        CHECK(betrayals(level) == 0);
    }
}

TEST_CASE("the all-knowing player is no level, so nobody plays against it") {
    const auto levels = ai::botLevels();
    CHECK(std::find(levels.begin(), levels.end(), allKnowing) == levels.end());
    CHECK(ai::makeBot(allKnowing, 1) == nullptr);
}

TEST_CASE("the all-knowing player plays and is measured like others") {
    const std::string call = " --bots all-knowing,greedy --sims 200 --turn-limit 20 --curse --fire-die";
    CHECK(shell("play --games 2" + call).exitCode == 0);
    const Output output = shell("match --deals 3" + call);
    CHECK(output.exitCode == 0);
    CHECK_THAT(output.out, Catch::StartsWith("all-knowing against greedy: "));
    CHECK_THAT(shell("play --bots nobody,greedy").err,
               Catch::Contains("expert, untaught, all-knowing and exec:COMMAND."));
}
