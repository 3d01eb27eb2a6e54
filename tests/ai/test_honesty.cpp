// Bots know what their seat may know: with everything hidden elsewhere, they choose the same.
#include "ashlar/ai/advice.h"
#include "ashlar/ai/bot.h"
#include "ashlar/flaming/view.h"
#include "search_bot.h"

#include <catch2/catch.hpp>

#include <functional>
#include <memory>
#include <string>

using namespace ashlar;
using namespace ashlar::ai;
using namespace ashlar::flaming;

namespace {

/// Makes a bot; an honest one makes no use of the real state.
using Maker = std::function<std::unique_ptr<Bot>(const State& real)>;

/// The two states after the same choices of the same game, once with what `seat` never saw elsewhere.
struct Twins {
    State real;
    State other;
};

/// The tiles that a seat has seen: its own hand, and what everybody saw.
TileMask seenBy(const State& state, int seat) {
    return state.seen | removedTiles(state) | state.hands[static_cast<std::size_t>(seat)];
}

Deal permuted(Deal deal, TileMask hidden, Random& random) {
    std::vector<std::size_t> places;
    std::vector<Tile> tiles;
    for (std::size_t i = 0; i < deal.order.size(); ++i) {
        if (hidden.contains(deal.order[i])) {
            places.push_back(i);
            tiles.push_back(deal.order[i]);
        }
    }
    shuffle(tiles, random);
    for (std::size_t i = 0; i < places.size(); ++i) {
        deal.order[places[i]] = tiles[i];
    }
    return deal;
}

/// Plays some turns at random, then deals what the seat to choose has never seen in another way and makes the same
/// choices again.
Twins twins(int seats, int turns, Random& random) {
    const GameOptions options{random.below(2) == 0, random.below(2) == 0};
    for (;;) {
        const Deal dealt = shuffledDeal(random);
        State state = deal(options, seats, 0, dealt);
        std::array<TileMask, flaming::maxSeats> seen{};
        std::vector<Choice> choices;
        while (prompt(state).kind != PromptKind::Over &&
               (turns > 0 || prompt(state).kind == PromptKind::Die || flaming::options(state).size() < 2)) {
            turns -= prompt(state).kind == PromptKind::Place ? 1 : 0;
            const auto open = flaming::options(state);
            choices.push_back(open[random.below(static_cast<std::uint32_t>(open.size()))]);
            apply(state, choices.back());
            for (int seat = 0; seat < seats; ++seat) {
                seen[static_cast<std::size_t>(seat)] |= seenBy(state, seat);
            }
        }
        if (prompt(state).kind == PromptKind::Over) {
            continue;
        }
        const int seat = prompt(state).player;
        const TileMask hidden = TileMask::all() - seen[static_cast<std::size_t>(seat)] - seenBy(state, seat);
        State other = deal(options, seats, 0, permuted(dealt, hidden, random));
        for (const Choice& choice : choices) {
            apply(other, choice);
        }
        return {state, other};
    }
}

/// In how many of these games a bot chooses otherwise when something is otherwise that it may not know.
int betrayals(const Maker& make) {
    Random random{17};
    Budget budget;
    budget.simulations = 300;
    int count = 0;
    for (int i = 0; i < 60; ++i) {
        const Twins pair = twins(2 + i % 5, 1 + i % 17, random);
        const int seat = prompt(pair.real).player;
        REQUIRE(view(pair.real, seat) == view(pair.other, seat));
        const Choice choice = make(pair.real)->choose(view(pair.real, seat), budget, {});
        const Choice again = make(pair.other)->choose(view(pair.other, seat), budget, {});
        count += choice == again ? 0 : 1;
    }
    return count;
}

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
