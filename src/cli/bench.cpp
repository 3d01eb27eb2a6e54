// bench: how fast games are played out on one core.
#include "arguments.h"
#include "ashlar/ai/advice.h"
#include "ashlar/ai/playout.h"
#include "ashlar/record/error.h"
#include "commands.h"
#include "output.h"

#include <chrono>
#include <cmath>
#include <cstdlib>
#include <string>

namespace ashlar::cli {
namespace {

double readSeconds(const Arguments& arguments) {
    constexpr double otherwise = 3;
    constexpr double longest = 3600;
    const auto word = arguments.value("--seconds");
    if (!word) {
        return otherwise;
    }
    const std::string text{*word};
    char* end = nullptr;
    const double seconds = std::strtod(text.c_str(), &end);
    const bool digits = text.find_first_not_of("0123456789.") == std::string::npos;
    if (!digits || text.empty() || *end != '\0' || !(seconds > 0) || seconds > longest) {
        throw UsageError("--seconds must be a number above 0, up to 3600, not " + record::quote(text) + ".");
    }
    return seconds;
}

void measure(int players, ai::Playout policy, double seconds) {
    using Clock = std::chrono::steady_clock;
    constexpr int gamesBetweenLooks = 32;
    Random random{1};
    std::uint64_t choices = 0;
    long long games = 0;
    const auto begin = Clock::now();
    double taken = 0;
    while (taken < seconds) {
        for (int i = 0; i < gamesBetweenLooks; ++i, ++games) {
            const int first = static_cast<int>(games % players);
            flaming::State state = flaming::deal({}, players, first, flaming::shuffledDeal(random));
            choices += ai::playOut(state, policy, random);
        }
        taken = std::chrono::duration<double>(Clock::now() - begin).count();
    }
    const auto perSecond = [taken](double count) { return std::to_string(std::llround(count / taken)); };
    print("players " + std::to_string(players) + (policy == ai::Playout::Random ? " random: " : " greedy: ") +
          perSecond(static_cast<double>(choices)) + " choices/s, " + perSecond(static_cast<double>(games)) +
          " games/s");
    flushOutput();
}

/// How fast the expert searches, in the middle of games.
void measureSearch(int players, double seconds) {
    using Clock = std::chrono::steady_clock;
    constexpr int turnsBefore = 20;
    ai::Budget budget;
    budget.simulations = 5000;
    ai::Adviser expert{1};
    Random random{1};
    std::uint64_t simulations = 0; // those that were made: where all is proven soon, fewer than the budget
    double taken = 0;
    while (taken < seconds) {
        flaming::State state = flaming::deal({}, players, 0, flaming::shuffledDeal(random));
        ai::playOut(state, ai::Playout::Greedy, random, turnsBefore + static_cast<int>(random.below(turnsBefore)));
        const flaming::Prompt asked = flaming::prompt(state);
        if (asked.kind == flaming::PromptKind::Over || flaming::options(state).size() < 2) {
            continue;
        }
        const flaming::SeatView known = flaming::view(state, asked.player);
        const auto begin = Clock::now();
        const ai::Advice advice = expert.advise(known, budget, {});
        taken += std::chrono::duration<double>(Clock::now() - begin).count();
        for (const ai::Appraisal& choice : advice.choices) {
            simulations += choice.simulations;
        }
    }
    print("players " + std::to_string(players) +
          " search: " + std::to_string(std::llround(static_cast<double>(simulations) / taken)) + " simulations/s");
    flushOutput();
}

} // namespace

int bench(Words words) {
    const Arguments arguments{words, {"--search"}, {"--players", "--seconds"}};
    if (!arguments.operands().empty()) {
        throw UsageError("bench does not know what to do with " + record::quote(arguments.operands().front()) + ".");
    }
    const int players = static_cast<int>(arguments.number("--players", 0, flaming::minSeats, flaming::maxSeats));
    const double seconds = readSeconds(arguments);
    for (int each = flaming::minSeats; each <= flaming::maxSeats; ++each) {
        if (players != 0 && players != each) {
            continue;
        }
        if (arguments.has("--search")) {
            measureSearch(each, seconds);
        } else {
            measure(each, ai::Playout::Random, seconds);
            measure(each, ai::Playout::Greedy, seconds);
        }
    }
    if (arguments.has("--search")) {
        return Done;
    }
    print("state: " + std::to_string(sizeof(flaming::State)) + " bytes");
    flushOutput();
    return Done;
}

} // namespace ashlar::cli
