// The levels: their words, and that they play whole games in the order of their strength.
#include "ashlar/ai/bot.h"
#include "ashlar/flaming/view.h"

#include <catch2/catch.hpp>

#include <bit>
#include <string>
#include <vector>

using namespace ashlar;
using namespace ashlar::ai;
using namespace ashlar::flaming;

namespace {

/// The share of the first level in games against the second, each deal from both seats.
double share(std::string_view level, std::string_view other, int deals, std::uint64_t simulations) {
    double points = 0;
    Budget budget;
    budget.simulations = simulations;
    for (int game = 0; game < 2 * deals; ++game) {
        Random random{static_cast<std::uint64_t>(1000 + game / 2)};
        State state = deal({}, 2, static_cast<int>(random.below(2)), shuffledDeal(random));
        const int seat = game % 2;
        const auto one = makeBot(level, random.next());
        const auto two = makeBot(other, random.next());
        while (prompt(state).kind != PromptKind::Over) {
            const int who = prompt(state).player;
            apply(state, (who == seat ? one : two)->choose(view(state, who), budget, {}));
        }
        const unsigned won = winners(state);
        points += (won >> static_cast<unsigned>(seat) & 1U) != 0 ? 1.0 / std::popcount(won) : 0;
    }
    return points / (2 * deals);
}

} // namespace

TEST_CASE("an unknown level is no bot") {
    CHECK(makeBot("grandmaster", 1) == nullptr);
    CHECK(makeBot("", 1) == nullptr);
    for (const std::string_view level : botLevels()) {
        CHECK(makeBot(level, 1) != nullptr);
    }
}

TEST_CASE("every level plays whole games with any number of players and all variants") {
    Random random{12};
    for (int seats = 2; seats <= 6; ++seats) {
        GameOptions options{seats % 2 == 0, seats % 3 == 0, 12};
        State state = deal(options, seats, 0, shuffledDeal(random));
        std::vector<std::unique_ptr<Bot>> bots;
        for (int seat = 0; seat < seats; ++seat) {
            const auto levels = botLevels();
            bots.push_back(makeBot(levels[static_cast<std::size_t>(seat + seats) % levels.size()], random.next()));
        }
        Budget budget;
        budget.simulations = 100;
        while (prompt(state).kind != PromptKind::Over) {
            const Prompt asked = prompt(state);
            if (asked.kind == PromptKind::Die) {
                apply(state, faceOfSide(random.below(6)));
                continue;
            }
            const SeatView known = view(state, asked.player);
            const Choice choice = bots[static_cast<std::size_t>(asked.player)]->choose(known, budget, {});
            REQUIRE(known.choices().contains(choice));
            apply(state, choice);
        }
        CHECK(winners(state) != 0);
    }
}

TEST_CASE("the levels are in the order of their strength") {
    CHECK(share("beginner", "random", 15, 0) > 0.6);
    CHECK(share("beginner", "greedy", 15, 0) < 0.4);
    CHECK(share("easy", "beginner", 15, 0) > 0.6);
    CHECK(share("medium", "easy", 15, 0) > 0.6);
    CHECK(share("hard", "medium", 15, 0) > 0.6);
    CHECK(share("expert", "hard", 6, 1000) > 0.6);
    CHECK(share("expert", "greedy", 6, 2000) > 0.8);
}
