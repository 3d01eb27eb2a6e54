// An analysis judges a choice by what was known when it was made: with everything hidden elsewhere it says the same.
#include "ashlar/ai/analysis.h"
#include "ashlar/flaming/view.h"
#include "twins.h"

#include <catch2/catch.hpp>

#include <functional>

using namespace ashlar;
using namespace ashlar::ai;
using namespace ashlar::flaming;
using ashlar::ai::testing::Twins;
using ashlar::ai::testing::twins;

namespace {

constexpr int games = 60;

Budget few() {
    Budget budget;
    budget.simulations = 300;
    return budget;
}

/// The verdict on the last choice of a game.
using LastVerdict = std::function<std::optional<Verdict>(const GameLine& game)>;

std::optional<Verdict> analysed(const GameLine& game) {
    AnalysisSettings settings;
    settings.budget = few();
    std::optional<Verdict> last;
    const std::size_t end = game.choices.size() - 1;
    analyse(
        game, settings, {}, [&](std::size_t /*ply*/, const Verdict& verdict) { last = verdict; },
        [end](std::size_t ply) { return ply != end; });
    return last;
}

/// Judges with everything seen.
std::optional<Verdict> peeped(const GameLine& game) {
    State state = game.start;
    for (std::size_t ply = 0; ply + 1 < game.choices.size(); ++ply) {
        apply(state, game.choices[ply]);
    }
    state.seen = TileMask::all();
    return judge(view(state, prompt(state).player), game.choices.back(), few(), 1, {});
}

/// In how many games the verdict is another one when something is otherwise that could not be known.
int betrayals(const LastVerdict& lastVerdict) {
    Random random{41};
    int count = 0;
    for (int i = 0; i < games; ++i) {
        const Twins pair = twins(2 + i % 5, 1 + i % 17, random);
        const auto open = options(pair.real);
        std::vector<Choice> choices = pair.choices;
        choices.push_back(open[random.below(static_cast<std::uint32_t>(open.size()))]);
        const auto one = lastVerdict({pair.realStart, choices});
        const auto two = lastVerdict({pair.otherStart, choices});
        REQUIRE(one);
        count += one == two ? 0 : 1;
    }
    return count;
}

} // namespace

TEST_CASE("the analysis of a game judges each choice by what its seat knew") {
    CHECK(betrayals(analysed) == 0);
}

TEST_CASE("a dishonest analysis is found out") {
    CHECK(betrayals(peeped) > games / 2);
}

TEST_CASE("what comes later has no part in a verdict") {
    Random random{42};
    for (int i = 0; i < 6; ++i) {
        const Twins pair = twins(2 + i % 3, 6, random);
        const GameLine longer{pair.realStart, pair.choices};
        std::optional<Verdict> then;
        std::optional<Verdict> later;
        AnalysisSettings settings;
        settings.budget = few();
        const auto sink = [](std::optional<Verdict>& to, std::size_t wanted) {
            return [&to, wanted](std::size_t ply, const Verdict& verdict) { to = ply == wanted ? verdict : to; };
        };
        const GameLine shorter{longer.start, {longer.choices.begin(), longer.choices.begin() + 3}};
        std::size_t wanted = 0; // the last that somebody chose
        analyse(shorter, settings, {}, [&](std::size_t ply, const Verdict& /*v*/) { wanted = ply; });
        analyse(shorter, settings, {}, sink(then, wanted));
        analyse(longer, settings, {}, sink(later, wanted));
        REQUIRE(then);
        CHECK(then == later);
    }
}
