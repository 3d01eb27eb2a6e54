// The levels: their words, and that they play whole games in the order of their strength.
#include "ashlar/ai/bot.h"
#include "ashlar/flaming/view.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <bit>
#include <set>
#include <string>
#include <utility>
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

/// Which tiles of this hand a level places, asked with several seeds. @param base from column 0 on, "" for a gap
std::set<std::string> placedBy(std::string_view level, const std::vector<std::string>& base,
                               const std::vector<std::string>& hand) {
    const TileSet& tiles = TileSet::standard();
    Position position;
    TileMask others = TileMask::all();
    for (std::size_t column = 0; column < base.size(); ++column) {
        if (const auto tile = tiles.tile(base[column])) {
            position.pyramid.push_back({*tile, {0, static_cast<std::int16_t>(column)}});
            others -= *tile;
        }
    }
    position.hands.resize(2);
    for (const std::string& code : hand) {
        position.hands[0] |= *tiles.tile(code);
    }
    others -= position.hands[0];
    position.hands[1] |= others.first();
    others -= position.hands[1];
    position.piles.resize(2);
    position.removed = others;
    position.turns = {1, 0};
    const State state = setUp({}, position);
    std::set<std::string> placed;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const Choice choice = makeBot(level, seed)->choose(view(state, 0), {}, {});
        placed.insert(tiles.code(choice.as<Placement>()->tile));
    }
    return placed;
}

using Codes = std::set<std::string>;

} // namespace

TEST_CASE("a beginner matches colours and numbers, forgets that weights add up, and is surprised by fire") {
    CHECK(placedBy("beginner", {"r1", "b2"}, {"r60", "g3"}) == Codes{"r60"}); // too heavy for the two
    CHECK(placedBy("beginner", {"r1", "b2"}, {"g2", "y3", "g40"}) == Codes{"g2"});
    CHECK(placedBy("beginner", {"y3", "y2", "", "g20"}, {"coal-y", "g40"}) == Codes{"coal-y", "g40"});
}

TEST_CASE("easy sees what its turn costs") {
    for (const std::string_view level : {"easy", "greedy"}) {
        INFO(level);
        CHECK(placedBy(level, {"r1", "b2"}, {"r60", "g2"}) == Codes{"g2"});
        CHECK(placedBy(level, {"y3", "y2", "", "g20"}, {"coal-y", "g40"}) == Codes{"g40"});
    }
}

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
    CHECK(share("beginner", "random", 10, 0) > 0.9);
    CHECK(share("beginner", "greedy", 40, 0) < 0.3);
    CHECK(share("expert", "hard", 6, 1000) > 0.6);
    CHECK(share("expert", "greedy", 6, 2000) > 0.8);
}

TEST_CASE("each level up to hard is a step above the one below, and not a leap") {
    for (const auto& [level, below] : {std::pair{"easy", "beginner"}, {"medium", "easy"}, {"hard", "medium"}}) {
        INFO(level);
        const double won = share(level, below, 40, 0);
        CHECK(won > 0.72); // 75 to 85 of 100 in many games
        CHECK(won < 0.92);
    }
}
