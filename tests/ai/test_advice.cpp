// Advice covers every choice, and its chances are chances.
#include "ashlar/ai/advice.h"
#include "ashlar/flaming/view.h"
#include "positions.h"

#include <catch2/catch.hpp>

#include <numeric>

using namespace ashlar;
using namespace ashlar::ai;
using namespace ashlar::flaming;
using ashlar::ai::testing::afterTurns;
using ashlar::ai::testing::nearTheEnd;

namespace {

Budget simulations(std::uint64_t count) {
    Budget budget;
    budget.simulations = count;
    return budget;
}

void checkChances(const Advice& advice, int seats) {
    CHECK(std::accumulate(advice.chances.begin(), advice.chances.end(), 0.0F) == Approx(1));
    for (std::size_t seat = 0; seat < advice.chances.size(); ++seat) {
        CHECK(advice.chances[seat] >= 0);
        CHECK((static_cast<int>(seat) < seats || advice.chances[seat] == 0));
    }
}

} // namespace

TEST_CASE("every choice is appraised, the best first, and the chances of all seats add up to one") {
    Random random{31};
    Adviser adviser{1};
    for (int i = 0; i < 40; ++i) {
        const int seats = 2 + i % 5;
        const State state = afterTurns({i % 2 == 0, i % 3 == 0}, seats, i, random);
        const SeatView known = view(state, prompt(state).player);
        const Advice advice = adviser.advise(known, simulations(800), {});
        checkChances(advice, seats);
        REQUIRE(advice.choices.size() == known.choices().size());
        std::uint64_t sum = 0;
        for (const Appraisal& one : advice.choices) {
            CHECK(known.choices().contains(one.choice));
            CHECK(one.chance >= 0);
            CHECK(one.chance <= 1);
            sum += one.simulations;
        }
        CHECK((sum >= 800 || advice.choices.front().certain));
        CHECK(advice.chances[static_cast<std::size_t>(known.seat())] == advice.choices.front().chance);
    }
}

TEST_CASE("advice does not depend on the number of players at the table before") {
    Random random{33};
    for (int seats = 2; seats <= 6; ++seats) {
        const auto ask = [&](Adviser& adviser, int players) {
            const State state = afterTurns({}, players, 12, random);
            return adviser.advise(view(state, prompt(state).player), simulations(600), {});
        };
        Adviser same{1};
        Adviser other{1};
        ask(same, seats);
        ask(other, seats == 6 ? 2 : seats + 1);
        const State state = afterTurns({}, seats, 12, random);
        const SeatView known = view(state, prompt(state).player);
        const Advice one = same.advise(known, simulations(600), {});
        const Advice two = other.advise(known, simulations(600), {});
        REQUIRE(one.choices.size() == two.choices.size());
        for (std::size_t i = 0; i < one.choices.size(); ++i) {
            CHECK(one.choices[i].choice == two.choices[i].choice);
            CHECK(one.choices[i].simulations == two.choices[i].simulations);
        }
    }
}

TEST_CASE("the only choice is appraised like any other") {
    Random random{32};
    int only = 0;
    Adviser adviser{1};
    for (int i = 0; i < 60; ++i) {
        const State state = nearTheEnd(1, 3, random);
        const SeatView known = view(state, prompt(state).player);
        if (known.choices().size() != 1) {
            continue;
        }
        ++only;
        const Advice advice = adviser.advise(known, simulations(500), {});
        REQUIRE(advice.choices.size() == 1);
        CHECK((advice.choices.front().simulations > 0 || advice.choices.front().certain));
        checkChances(advice, 2);
    }
    CHECK(only > 0);
}

TEST_CASE("a choice that ends the game by a win is the best, with a chance of one") {
    Random random{8};
    int won = 0;
    Adviser adviser{1};
    for (int i = 0; i < 100; ++i) {
        const State state = nearTheEnd(1, 4, random);
        const SeatView known = view(state, prompt(state).player);
        const auto winsNow = [&](const Choice& choice) {
            State after = state;
            apply(after, choice);
            return prompt(after).kind == PromptKind::Over;
        };
        const auto choices = known.choices();
        if (std::any_of(choices.begin(), choices.end(), winsNow)) {
            ++won;
            const Advice advice = adviser.advise(known, simulations(2000), {});
            CHECK(winsNow(advice.choices.front().choice));
            CHECK(advice.choices.front().certain);
            CHECK(advice.choices.front().chance > 0.98F);
        }
    }
    CHECK(won > 10);
}

TEST_CASE("advice stopped at once still names every choice") {
    Random random{33};
    const State state = afterTurns({}, 3, 6, random);
    const SeatView known = view(state, prompt(state).player);
    std::stop_source source;
    source.request_stop();
    const Advice advice = Adviser{1}.advise(known, Budget{}, source.get_token());
    CHECK(advice.choices.size() == known.choices().size());
    checkChances(advice, 3);
}
