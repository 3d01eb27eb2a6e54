// The analysis of a whole game.
#include "ashlar/ai/analysis.h"
#include "ashlar/ai/bot.h"
#include "ashlar/flaming/view.h"
#include "positions.h"

#include <catch2/catch.hpp>

#include <mutex>
#include <numeric>
#include <thread>

using namespace ashlar;
using namespace ashlar::ai;
using namespace ashlar::flaming;
using ashlar::ai::testing::nearTheEnd;
using Verdicts = std::vector<std::optional<Verdict>>;

namespace {

/// A whole game of bots of one level.
GameLine played(const GameOptions& options, int seats, std::string_view level, std::uint64_t seed) {
    Random random{seed};
    GameLine game{deal(options, seats, 0, shuffledDeal(random)), {}};
    const auto bot = makeBot(level, seed);
    for (State state = game.start; prompt(state).kind != PromptKind::Over;) {
        const Prompt asked = prompt(state);
        game.choices.push_back(asked.kind == PromptKind::Die ? Choice{faceOfSide(random.below(6))}
                                                             : bot->choose(view(state, asked.player), {}, {}));
        apply(state, game.choices.back());
    }
    return game;
}

AnalysisSettings settings(std::uint64_t simulations, int jobs = 1, std::uint64_t seed = 1) {
    AnalysisSettings settings;
    settings.budget.simulations = simulations;
    settings.jobs = jobs;
    settings.seed = seed;
    return settings;
}

Verdicts verdictsOf(const GameLine& game, const AnalysisSettings& settings, std::stop_token stop = {}) {
    Verdicts verdicts(game.choices.size());
    analyse(game, settings, stop, [&](std::size_t ply, const Verdict& verdict) { verdicts[ply] = verdict; });
    return verdicts;
}

float sum(const Values& values) {
    return std::accumulate(values.begin(), values.end(), 0.0F);
}

Verdict verdict(const Values& chances, float chance, float loss) {
    Verdict result{chances, Fall::Left, chance, {Fall::Right, chance + loss, 100, false}, loss};
    result.quality = qualityOf(loss);
    return result;
}

} // namespace

TEST_CASE("every choice of a game is judged, and everything adds up") {
    for (int seats = 2; seats <= 6; seats += 2) {
        const GameLine game = played({true, true}, seats, "greedy", static_cast<std::uint64_t>(seats));
        const Analysis analysis = putTogether(game, verdictsOf(game, settings(200)));
        REQUIRE(analysis.choices.size() == game.choices.size());
        CHECK(analysis.missing() == 0);
        REQUIRE(analysis.result);
        CHECK(sum(*analysis.result) == Approx(1));
        State state = game.start;
        for (const AnalysedChoice& choice : analysis.choices) {
            CHECK(choice.choice == game.choices[choice.ply]);
            CHECK(choice.kind == prompt(state).kind);
            CHECK(choice.seat == prompt(state).player);
            CHECK(choice.verdict.has_value() == (choice.kind != PromptKind::Die));
            CHECK(std::abs(choice.luck) <= 1.001F);
            if (choice.verdict) {
                const Verdict& verdict = *choice.verdict;
                const SeatView known = view(state, choice.seat);
                CHECK(sum(verdict.chances) == Approx(1));
                CHECK(known.choices().contains(verdict.best.choice));
                CHECK(verdict.played == choice.choice);
                CHECK(verdict.loss >= 0);
                CHECK((verdict.quality == Quality::Forced) == (known.choices().size() == 1));
                CHECK((verdict.quality > Quality::Best || verdict.best.choice == choice.choice));
                CHECK((choice.turn == Turn::Mistake) == (verdict.loss >= mistake));
            }
            apply(state, choice.choice);
        }
        REQUIRE(analysis.curve.size() == game.choices.size() + 1);
        for (const Values& chances : analysis.curve) {
            CHECK(sum(chances) == Approx(1));
        }
        CHECK(analysis.curve.back() == *analysis.result);
        int judged = 0;
        for (const SeatSummary& seat : analysis.seats) {
            judged += seat.choices;
            CHECK(seat.meanLoss >= 0);
        }
        CHECK(judged > 0);
    }
}

TEST_CASE("an analysis is the same with several jobs, and again, and differs with another seed") {
    const GameLine game = played({false, true}, 3, "greedy", 5);
    const Verdicts once = verdictsOf(game, settings(300));
    CHECK(verdictsOf(game, settings(300)) == once);
    CHECK(verdictsOf(game, settings(300, 3)) == once);
    CHECK(verdictsOf(game, settings(300, 1, 2)) != once);
}

TEST_CASE("choices that are known already are left out") {
    const GameLine game = played({}, 2, "greedy", 6);
    const Verdicts all = verdictsOf(game, settings(100));
    Verdicts half(game.choices.size());
    analyse(
        game, settings(100), {}, [&](std::size_t ply, const Verdict& verdict) { half[ply] = verdict; },
        [](std::size_t ply) { return ply % 2 == 0; });
    for (std::size_t ply = 0; ply < half.size(); ++ply) {
        CHECK(half[ply].has_value() == (ply % 2 == 1));
        CHECK((!half[ply] || half[ply] == all[ply]));
    }
    CHECK(putTogether(game, half).missing() == (half.size() + 1) / 2);
}

TEST_CASE("an analysis can be stopped at any time, and what was found until then stays") {
    const GameLine game = played({}, 2, "greedy", 7);
    std::stop_source source;
    std::size_t found = 0;
    AnalysisSettings slow = settings(0, 2);
    slow.budget.time = std::chrono::milliseconds{20};
    std::jthread stopper([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds{90});
        source.request_stop();
    });
    const auto begin = std::chrono::steady_clock::now();
    analyse(game, slow, source.get_token(), [&](std::size_t /*ply*/, const Verdict& verdict) {
        CHECK(verdict.simulations > 0);
        ++found;
    });
    CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds{2});
    CHECK(found < game.choices.size());
    source = {};
    source.request_stop();
    found = 0;
    analyse(game, slow, source.get_token(), [&](std::size_t, const Verdict&) { ++found; });
    CHECK(found == 0);
}

TEST_CASE("who misses a win that is certain has made a blunder") {
    Random random{8};
    int missed = 0;
    for (int i = 0; i < 60; ++i) {
        const State state = nearTheEnd(1, 2, random);
        const int seat = prompt(state).player;
        std::vector<Choice> wins;
        std::vector<Choice> others;
        for (const Choice& choice : options(state)) {
            State after = state;
            apply(after, choice);
            (prompt(after).kind == PromptKind::Over && winners(after) == 1U << static_cast<unsigned>(seat) ? wins
                                                                                                           : others)
                .push_back(choice);
        }
        if (wins.empty() || others.empty()) {
            continue;
        }
        for (const Choice& win : wins) { // one as good as the other
            const GameLine good{state, {win}};
            const Analysis won = putTogether(good, verdictsOf(good, settings(500)));
            CHECK(won.choices[0].verdict->quality == Quality::Best);
            CHECK(won.choices[0].verdict->certain);
            CHECK(won.choices[0].turn == Turn::None);
        }
        const GameLine bad{state, {others.front()}};
        const Analysis lost = putTogether(bad, verdictsOf(bad, settings(500)));
        if (lost.choices[0].verdict->chance < 0.7F) { // otherwise it wins next time
            ++missed;
            CHECK(lost.choices[0].verdict->quality == Quality::Blunder);
            CHECK(lost.choices[0].turn == Turn::Mistake);
            CHECK(lost.seats[static_cast<std::size_t>(seat)].blunders == 1);
        }
    }
    CHECK(missed > 0);
}

TEST_CASE("qualities by what is lost") {
    CHECK(qualityOf(0) == Quality::Best);
    CHECK(qualityOf(0.0049F) == Quality::Best);
    CHECK(qualityOf(0.005F) == Quality::Good);
    CHECK(qualityOf(0.03F) == Quality::Inaccurate);
    CHECK(qualityOf(0.10F) == Quality::Mistake);
    CHECK(qualityOf(0.20F) == Quality::Blunder);
    CHECK(qualityOf(1) == Quality::Blunder);
}

TEST_CASE("a roll of the die is luck and not a mistake, and it may turn the game") {
    // The first game in which the die is rolled.
    for (std::uint64_t seed = 1;; ++seed) {
        const GameLine game = played({false, true}, 2, "random", seed);
        Verdicts verdicts(game.choices.size());
        State state = game.start;
        std::optional<std::size_t> die;
        for (std::size_t ply = 0; ply < game.choices.size(); ++ply) {
            if (prompt(state).kind == PromptKind::Die) {
                die = die.value_or(ply);
            } else {
                // Before the first roll it stands 60 to 40 for seat 0, after it 30 to 70.
                const Values chances = die ? Values{0.3F, 0.7F} : Values{0.6F, 0.4F};
                const int seat = prompt(state).player;
                verdicts[ply] = verdict(chances, chances[static_cast<std::size_t>(seat)], 0);
            }
            apply(state, game.choices[ply]);
        }
        if (!die || *die == 0) {
            continue;
        }
        const Analysis analysis = putTogether(game, verdicts);
        const AnalysedChoice& rolled = analysis.choices[*die];
        CHECK_FALSE(rolled.verdict);
        CHECK(rolled.luck == Approx(rolled.seat == 0 ? -0.3 : 0.3));
        CHECK(rolled.turn == Turn::Luck);
        CHECK(analysis.choices[*die - 1].luck == 0);
        CHECK(analysis.choices[*die - 1].turn == Turn::None);
        return;
    }
}

TEST_CASE("the lead is taken once, where it stays until the end") {
    const GameLine game = played({}, 2, "greedy", 9);
    State end = game.start;
    for (const Choice& choice : game.choices) {
        apply(end, choice);
    }
    REQUIRE((winners(end) == 1U || winners(end) == 2U));
    const std::size_t winner = winners(end) == 1U ? 0 : 1;
    const std::size_t ply = game.choices.size() / 2;
    const auto lines = [&](float before, float after) {
        Verdicts verdicts(game.choices.size());
        State state = game.start;
        for (std::size_t i = 0; i < verdicts.size(); ++i) {
            Values chances{};
            chances[winner] = i <= ply ? before : after;
            chances[1 - winner] = 1 - chances[winner];
            verdicts[i] = verdict(chances, chances[static_cast<std::size_t>(prompt(state).player)], 0);
            apply(state, game.choices[i]);
        }
        return verdicts;
    };
    const auto turns = [](const Analysis& analysis) {
        std::vector<std::size_t> found;
        for (const AnalysedChoice& choice : analysis.choices) {
            if (choice.turn != Turn::None) {
                CHECK(choice.turn == Turn::LeadTaken);
                found.push_back(choice.ply);
            }
        }
        return found;
    };
    CHECK(turns(putTogether(game, lines(0.45F, 0.55F))).size() == 1);
    const std::size_t turned = turns(putTogether(game, lines(0.45F, 0.55F))).front();
    CHECK((ply - 2 < turned && turned < ply + 2)); // on the way from one verdict of a seat to its next
    CHECK(turns(putTogether(game, lines(0.55F, 0.65F))).empty());
    Verdicts unfinished = lines(0.45F, 0.55F);
    unfinished.back().reset();
    CHECK(turns(putTogether(game, unfinished)).empty()); // it may yet change

    Verdicts withMistake = lines(0.45F, 0.55F);
    withMistake[turned]->loss = 0.12F;
    CHECK(putTogether(game, withMistake).choices[turned].turn == Turn::Mistake);
}

TEST_CASE("luck is what a chance gains without its own choice and without the mistakes of others") {
    const GameLine game = played({}, 2, "greedy", 9);
    Verdicts verdicts(game.choices.size());
    std::vector<std::size_t> own; // the choices of seat 0
    State state = game.start;
    for (std::size_t ply = 0; ply < verdicts.size(); ++ply) {
        const int seat = prompt(state).player;
        if (seat == 0) {
            own.push_back(ply);
        }
        verdicts[ply] = verdict({0.5F, 0.5F}, 0.5F, 0);
        apply(state, game.choices[ply]);
    }
    // Somewhere seat 0 loses 4 points by its choice and then stands at 60: of these 14, the other one lost 9.
    for (std::size_t i = 0; i + 1 < own.size(); ++i) {
        if (own[i + 1] != own[i] + 2) {
            continue;
        }
        verdicts[own[i]] = verdict({0.5F, 0.5F}, 0.46F, 0.04F);
        verdicts[own[i] + 1] = verdict({0.46F, 0.54F}, 0.45F, 0.09F);
        verdicts[own[i + 1]] = verdict({0.6F, 0.4F}, 0.6F, 0);
        const Analysis analysis = putTogether(game, verdicts);
        CHECK(analysis.choices[own[i]].luck == Approx(0.05));
        CHECK(analysis.choices[own[i]].verdict->loss == Approx(0.04));
        verdicts[own[i] + 1].reset();
        CHECK(putTogether(game, verdicts).choices[own[i]].luck == 0); // not known yet
        return;
    }
    FAIL("nobody chooses once between two choices of seat 0");
}

TEST_CASE("a game without choices, and one that has not ended") {
    Random random{3};
    const GameLine none{deal({}, 4, 0, shuffledDeal(random)), {}};
    analyse(none, settings(100), {}, [](std::size_t, const Verdict&) { FAIL(); });
    const Analysis nothing = putTogether(none, {});
    CHECK(nothing.choices.empty());
    CHECK_FALSE(nothing.result);
    CHECK(nothing.curve.empty());
    CHECK(nothing.seats.size() == 4);
    GameLine part = played({}, 2, "greedy", 4);
    part.choices.erase(part.choices.begin() + 5, part.choices.end());
    const Analysis analysis = putTogether(part, verdictsOf(part, settings(100)));
    CHECK(analysis.missing() == 0);
    CHECK_FALSE(analysis.result);
    CHECK(analysis.choices.back().luck == 0);
    CHECK(analysis.curve.size() == 6);
}
