// Bots know what their seat may know: with everything hidden elsewhere, they choose the same.
#include "ashlar/ai/advice.h"
#include "ashlar/ai/bot.h"
#include "ashlar/flaming/view.h"
#include "honesty.h"
#include "search_bot.h"
#include "twins.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <memory>
#include <string>

using namespace ashlar;
using namespace ashlar::ai;
using namespace ashlar::flaming;
using ashlar::ai::testing::Twins;
using ashlar::ai::testing::twins;

namespace {

/// Looks through the backs of the tiles: it searches from another seat's view of what it may not see.
class Peeper final : public Bot {
public:
    explicit Peeper(const State& real) : real_{real} {}

    Choice choose(const SeatView& /*view*/, const Budget& budget, std::stop_token /*stop*/) override {
        State open = real_;
        open.seen = TileMask::all(); // as if everybody had seen everything
        SearchBot search{SearchStyle{}, 1};
        return search.choose(flaming::view(open, prompt(open).player), budget, {});
    }

private:
    State real_;
};

/// The least dishonest: honest but for one bit, the tile that it will draw next.
class Glancer final : public Bot {
public:
    explicit Glancer(const State& real) : real_{real} {}

    Choice choose(const SeatView& view, const Budget& /*budget*/, std::stop_token /*stop*/) override {
        const auto choices = view.choices();
        const int pile = real_.piles.size(view.seat());
        const bool heavy = pile > 0 && view.tiles().weight(real_.piles.top(view.seat())) > 5;
        return choices[heavy ? 1 : 0];
    }

private:
    State real_;
};

} // namespace

TEST_CASE("every bot chooses by what its seat may know") {
    for (const std::string_view level : botLevels()) {
        INFO(level);
        CHECK(betrayals([&](const State& /*real*/) { return makeBot(level, 5); }) == 0);
    }
}

TEST_CASE("several threads know no more than one") {
    SearchStyle style;
    style.search.maxSlots = 1U << 17U;
    class Team final : public Bot {
    public:
        Choice choose(const SeatView& view, const Budget& budget, std::stop_token stop) override {
            Budget shared = budget;
            shared.threads = 2;
            SearchStyle small;
            small.search.maxSlots = 1U << 17U;
            return SearchBot{small, 9}.choose(view, shared, stop);
        }
    };
    CHECK(betrayals([](const State& /*real*/) { return std::make_unique<Team>(); }) == 0);
}

TEST_CASE("advice is the same whatever lies hidden") {
    Random random{23};
    Budget budget;
    budget.simulations = 300;
    for (int i = 0; i < 60; ++i) {
        const Twins pair = twins(2 + i % 5, 1 + i % 17, random);
        const int seat = prompt(pair.real).player;
        const Advice one = Adviser{3}.advise(view(pair.real, seat), budget, {});
        const Advice two = Adviser{3}.advise(view(pair.other, seat), budget, {});
        CHECK(one.chances == two.chances);
        CHECK(std::equal(one.choices.begin(), one.choices.end(), two.choices.begin(), two.choices.end(),
                         [](const Appraisal& a, const Appraisal& b) {
                             return a.choice == b.choice && a.chance == b.chance && a.simulations == b.simulations;
                         }));
    }
}

TEST_CASE("a dishonest bot is found out") {
    CHECK(betrayals([](const State& real) { return std::make_unique<Peeper>(real); }) > 5);
    CHECK(betrayals([](const State& real) { return std::make_unique<Glancer>(real); }) > 5);
}
