// What the search finds, how long it takes, and that it finds the same again.
#include "positions.h"
#include "search_bot.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <numeric>
#include <thread>

using namespace ashlar;
using namespace ashlar::ai;
using namespace ashlar::flaming;
using ashlar::ai::testing::afterTurns;
using ashlar::ai::testing::nearTheEnd;
using std::chrono::milliseconds;

namespace {

/// What the seat to choose gets if both play perfectly, by trying everything: 1, 0.5 or 0.
double perfectValue(const State& state, int seat) {
    if (prompt(state).kind == PromptKind::Over) {
        const unsigned won = winners(state);
        return won == 3 ? 0.5 : won == 1U << static_cast<unsigned>(seat) ? 1 : 0;
    }
    const int who = prompt(state).player;
    double best = -1;
    for (const Choice choice : options(state)) {
        State after = state;
        apply(after, choice);
        const double value = perfectValue(after, who);
        best = std::max(best, value);
        if (best == 1) {
            break;
        }
    }
    return who == seat ? best : 1 - best;
}

std::vector<Finding> findingsOf(const State& state, int simulations, int threads = 1, std::uint64_t seed = 1) {
    const FlamingSearch game{Evaluation{}};
    SearchSettings settings;
    settings.maxSlots = 1U << 20U;
    std::vector<SearchTree<FlamingSearch>> trees;
    for (int i = 0; i < threads; ++i) {
        trees.emplace_back(settings);
    }
    SearchLimit limit;
    limit.simulations = static_cast<std::uint64_t>(simulations);
    const SeatView known = view(state, prompt(state).player);
    return search(game, trees, FlamingSampler{known}, limit, seed, simulate);
}

bool same(const std::vector<Finding>& a, const std::vector<Finding>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Finding& x, const Finding& y) {
        return x.code == y.code && x.visits == y.visits && x.value == y.value && x.proven == y.proven;
    });
}

std::uint64_t visitsOf(const std::vector<Finding>& findings) {
    std::uint64_t sum = 0;
    for (const Finding& one : findings) {
        sum += one.visits;
    }
    return sum;
}

} // namespace

TEST_CASE("a small end is played perfectly, and known to be") {
    Random random{4};
    int decided = 0;
    for (int i = 0; i < 150; ++i) {
        const State state = nearTheEnd(1 + i % 3, 1 + i % 2, random);
        const int who = prompt(state).player;
        const double value = perfectValue(state, who);
        const auto findings = findingsOf(state, 60'000);
        const Finding& best = bestOf(findings);
        INFO("position " << i);
        CHECK(best.proven);
        CHECK(best.value == Approx(value).margin(0.04));
        State after = state;
        apply(after, FlamingSearch{Evaluation{}}.choice(state, best.code));
        CHECK(perfectValue(after, who) == value);
        decided += value != 0 ? 1 : 0;
    }
    CHECK(decided > 30);
    CHECK(decided < 120);
}

TEST_CASE("a win now is better than a win later") {
    Random random{8};
    int won = 0;
    for (int i = 0; i < 200; ++i) {
        const State state = nearTheEnd(1, 4, random);
        const auto choices = options(state);
        const auto winsNow = [&](const Choice& choice) {
            State after = state;
            apply(after, choice);
            return prompt(after).kind == PromptKind::Over;
        };
        if (choices.size() > 1 && std::any_of(choices.begin(), choices.end(), winsNow)) {
            ++won;
            const auto findings = findingsOf(state, 2000);
            CHECK(winsNow(FlamingSearch{Evaluation{}}.choice(state, bestOf(findings).code)));
        }
    }
    CHECK(won > 20);
}

TEST_CASE("the same number of simulations finds the same, with the same number of threads") {
    Random random{2};
    for (const int seats : {2, 3, 6}) {
        const State state = afterTurns({true, true}, seats, 9, random);
        for (const int threads : {1, 2, 3}) {
            const auto findings = findingsOf(state, 3001, threads);
            CHECK(same(findings, findingsOf(state, 3001, threads)));
            CHECK(visitsOf(findings) == 3001);
            CHECK_FALSE(same(findings, findingsOf(state, 3001, threads, 2)));
        }
    }
}

TEST_CASE("a search that keeps shares tells what each seat may expect at each position that it tried often") {
    Random random{29};
    SearchSettings settings;
    settings.maxSlots = 1U << 18U;
    settings.keepsShares = true;
    SearchTree<FlamingSearch> tree{settings};
    int positions = 0;
    int told = 0;
    for (int i = 0; i < 20; ++i) {
        const int seats = 2 + i % 5;
        State state = afterTurns({i % 2 == 0, i % 3 == 0}, seats, 9 + i, random);
        state.seen = TileMask::all();
        tree.plant(FlamingSearch{Evaluation{}}, FlamingSampler{view(state, prompt(state).player)}, random.next());
        simulate(tree, 2000);
        bool first = true;
        tree.explore(50, [&](const State& position, int seat, const Values& values, const auto& findings) {
            CHECK(seat == prompt(position).player);
            CHECK(findings.size() == static_cast<std::size_t>(options(position).size()));
            CHECK(std::accumulate(values.begin(), values.end(), 0.0F) == Approx(1));
            CHECK(*std::min_element(values.begin(), values.end()) >= 0);
            CHECK(std::all_of(values.begin() + seats, values.end(), [](float value) { return value == 0; }));
            for (std::size_t other = 0; first && seats > 2 && other < values.size(); ++other) {
                CHECK(values[other] == Approx(tree.expectation()[other]).margin(0.01)); // the root was in all of them
            }
            for (std::size_t other = 0; !first && other < static_cast<std::size_t>(seats); ++other) {
                const auto next = (other + 1) % static_cast<std::size_t>(seats);
                if (static_cast<int>(other) != seat && static_cast<int>(next) != seat &&
                    values[other] != values[next]) {
                    ++told; // apart for seats that do not choose
                }
            }
            first = false;
            ++positions;
        });
        CHECK_FALSE(first);
    }
    CHECK(positions > 100);
    CHECK(told > 100);
}

TEST_CASE("every choice is among the findings, and what is played is one of them") {
    Random random{3};
    for (int i = 0; i < 60; ++i) {
        const State state = afterTurns({i % 2 == 0, i % 3 == 0}, 2 + i % 5, i, random);
        const auto choices = options(state);
        const auto findings = findingsOf(state, 500);
        CHECK(findings.size() == choices.size());
        for (const Finding& one : findings) {
            CHECK(choices.contains(FlamingSearch{Evaluation{}}.choice(state, one.code)));
            CHECK(one.value >= 0);
            CHECK(one.value <= 1);
        }
    }
}

TEST_CASE("among several a win at once is known to be one, and what leaves it to the next player to be worth nothing") {
    const FlamingSearch game{Evaluation{}};
    Random random{31};
    const auto winsNow = [](const State& state) {
        const auto choices = options(state);
        return std::any_of(choices.begin(), choices.end(), [&](const Choice& choice) {
            State after = state;
            apply(after, choice);
            return prompt(after).kind == PromptKind::Over;
        });
    };
    int won = 0;
    int left = 0;
    for (int i = 0; i < 400; ++i) {
        const State state = nearTheEnd(1, 6, random, 3 + i % 4);
        const int who = prompt(state).player;
        const auto findings = findingsOf(state, 3000);
        if (winsNow(state)) {
            ++won;
            CHECK(bestOf(findings).proven);
            CHECK(bestOf(findings).value > 0.99);
            continue;
        }
        for (const Finding& one : findings) {
            State after = state;
            apply(after, game.choice(state, one.code));
            const auto asked = prompt(after);
            if (one.visits > 8 && asked.kind == PromptKind::Place && asked.player != who && winsNow(after)) {
                ++left;
                CHECK(one.value < 0.005);
                CHECK_FALSE(one.proven);
            }
        }
    }
    CHECK(won > 20);
    CHECK(left > 10);
}

TEST_CASE("where nothing is hidden, the search goes on from what it knows") {
    const FlamingSearch game{Evaluation{}};
    SearchSettings settings;
    settings.maxSlots = 1U << 20U;
    Random random{15};
    int continued = 0;
    for (int i = 0; i < 40; ++i) {
        const int seats = 2 + i % 5;
        State state = nearTheEnd(5, 8, random, seats);
        SearchTree<FlamingSearch> tree{settings};
        tree.plant(game, FlamingSampler{view(state, prompt(state).player)}, 1);
        tree.simulate(4000);
        const auto findings = tree.findings();
        if (tree.solved()) {
            continue;
        }
        apply(state, game.choice(state, bestOf(findings).code));
        const std::uint32_t tried = bestOf(findings).visits;
        if (prompt(state).kind == PromptKind::Over) {
            continue;
        }
        const FlamingSampler next{view(state, prompt(state).player)};
        tree.plant(game, next, 2);
        CHECK(visitsOf(tree.findings()) == tried - 1); // the first visit was the evaluation of the position itself
        continued += tried > 1000 ? 1 : 0;
        tree.simulate(1000);
        for (const Finding& one : tree.findings()) {
            CHECK(options(state).contains(game.choice(state, one.code)));
        }
        const State elsewhere = nearTheEnd(5, 8, random, seats);
        tree.plant(game, FlamingSampler{view(elsewhere, prompt(elsewhere).player)}, 3);
        CHECK(visitsOf(tree.findings()) == 0);
    }
    CHECK(continued > 10);
}

TEST_CASE("a full memory ends the growth and not the search") {
    Random random{5};
    const State state = afterTurns({}, 2, 10, random);
    SearchSettings settings;
    settings.maxSlots = 8000;
    SearchTree<FlamingSearch> tree{settings};
    tree.plant(FlamingSearch{Evaluation{}}, FlamingSampler{view(state, prompt(state).player)}, 1);
    tree.simulate(20'000);
    CHECK(visitsOf(tree.findings()) == 20'000);
}

// Measured in processor time: on a busy machine the clock also counts the work of others.
TEST_CASE("a search stops soon after it is asked to, and when its time is up") {
    const auto used = [](std::clock_t since) { return milliseconds{1000 * (std::clock() - since) / CLOCKS_PER_SEC}; };
    Random random{6};
    const State state = afterTurns({}, 2, 10, random);
    const SeatView known = view(state, prompt(state).player);
    for (const int threads : {1, 2}) {
        Budget budget;
        budget.threads = threads;
        budget.time = milliseconds{60'000};
        SearchBot bot{SearchStyle{}, 1};
        std::stop_source stop;
        std::clock_t asked = 0;
        std::jthread impatience([&] {
            std::this_thread::sleep_for(milliseconds{30});
            asked = std::clock();
            stop.request_stop();
        });
        CHECK(known.choices().contains(bot.choose(known, budget, stop.get_token())));
        CHECK(used(asked) < milliseconds{50});

        budget.time = milliseconds{20};
        const auto begin = std::chrono::steady_clock::now();
        const std::clock_t before = std::clock();
        CHECK(known.choices().contains(bot.choose(known, budget, {})));
        CHECK(std::chrono::steady_clock::now() - begin >= milliseconds{20});
        CHECK(used(before) < milliseconds{70});
    }
}

TEST_CASE("who is asked to stop before thinking still answers") {
    Random random{7};
    const State state = afterTurns({}, 3, 10, random);
    const SeatView known = view(state, prompt(state).player);
    std::stop_source stop;
    stop.request_stop();
    SearchBot bot{SearchStyle{}, 1};
    CHECK(known.choices().contains(bot.choose(known, {}, stop.get_token())));
}
