// The rules library against the reference: after every choice of random games both must show the same table and ask the
// same question.
#include "lockstep.h"
#include "notation.h"
#include "random_game.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace ashlar;
using namespace ashlar::flaming;
using namespace ashlar::flaming::testing;

namespace {

/// What games went through, so that a test can tell that it tested something.
struct Coverage {
    std::size_t choices = 0;
    int widest = 0;
    std::size_t narrow = 0; ///< choices in pyramids up to 8, 10 and more columns
    std::size_t wide = 0;
    std::size_t sprawling = 0;
    std::size_t finished = 0;
    std::size_t ties = 0;
    std::array<std::size_t, std::variant_size_v<Event>> events{}; ///< by the kind of event
};

/// Plays until the end or for so many choices.
void play(Lockstep& game, const std::string& start, Style style, int choices, Random& random, Coverage& coverage) {
    std::vector<Event> events;
    std::string played;
    for (int ply = 0; ply < choices && prompt(game.state()).kind != PromptKind::Over; ++ply) {
        const Choice choice = randomChoice(game.state(), style, random);
        const std::string before = textOf(game.table(), *game.state().tiles);
        events.clear();
        const std::string different = game.choose(choice, events);
        if (!different.empty()) {
            FAIL(different << "\nafter " << textOf(choice, *game.state().tiles) << " in choice " << ply << " of "
                           << start << "\nbefore it:\n"
                           << before);
        }
        const int width = widthOf(game.table().pyramid);
        coverage.widest = std::max(coverage.widest, width);
        ++(width <= 8 ? coverage.narrow : width <= 10 ? coverage.wide : coverage.sprawling);
        ++coverage.choices;
        for (const Event& event : events) {
            ++coverage.events.at(event.index());
        }
    }
    if (prompt(game.state()).kind == PromptKind::Over) {
        ++coverage.finished;
        coverage.ties += std::popcount(winners(game.state())) > 1 ? 1 : 0;
    }
    SUCCEED();
}

const TileSet& evenSet() {
    using enum Material;
    static const TileSet set{TileSetData{
        "even", {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, {Straw, Straw, Straw, Straw, Wood, Wood, Wood, Stone, Stone, Stone}}};
    return set;
}

reference::Rules rulesFor(const GameOptions& options) {
    return options.tiles == &evenSet() ? reference::rulesOf(options, 4, 7) : reference::rulesOf(options);
}

void playDeals(std::uint64_t firstSeed, std::uint64_t games, Coverage& coverage) {
    for (std::uint64_t seed = firstSeed; seed < firstSeed + games; ++seed) {
        Random random{seed};
        const int seats = minSeats + static_cast<int>(seed % 5);
        GameOptions options = randomOptions(random);
        if (seed % 7 == 0) {
            options.tiles = &evenSet();
        }
        const reference::Rules rules = rulesFor(options);
        const int first = static_cast<int>(random.below(static_cast<std::uint32_t>(seats)));
        Lockstep game{options, rules, seats, first, shuffledDeal(random)};
        const std::string start = std::to_string(seed) + ", a deal";
        const std::string different = difference(game.state(), game.table());
        if (!different.empty()) {
            FAIL(different << " at the start of seed " << start);
        }
        play(game, start, static_cast<Style>(seed % styleCount), 400, random, coverage);
    }
}

void playPositions(std::uint64_t firstSeed, std::uint64_t games, Coverage& coverage) {
    for (std::uint64_t seed = firstSeed; seed < firstSeed + games; ++seed) {
        Random random{seed};
        GameOptions options = randomOptions(random);
        if (seed % 7 == 0) {
            options.tiles = &evenSet();
        }
        const reference::Rules rules = rulesFor(options);
        const Position position = randomPosition(rules, static_cast<Shape>(seed % shapeCount), random);
        const std::string start = std::to_string(seed) + ", a position";
        const auto fault = faultOf(options, position);
        if (fault) {
            FAIL("a legal position is refused, fault " << static_cast<int>(fault->kind) << ": seed " << start << "\n"
                                                       << textOf(reference::tableOf(rules, position), *options.tiles));
        }
        Lockstep game{options, rules, position};
        const std::string different = difference(game.state(), game.table());
        if (!different.empty()) {
            FAIL(different << " at the start of seed " << start << "\n" << textOf(game.table(), *options.tiles));
        }
        play(game, start, static_cast<Style>(seed % styleCount), 60, random, coverage);
    }
}

void show(const Coverage& coverage) {
    constexpr std::array<const char*, std::variant_size_v<Event>> names = {
        "placed",     "free air", "collapse", "fell",    "explosion", "fire", "die called",
        "die rolled", "curse",    "taken",    "removed", "drew",      "turn", "ended"};
    UNSCOPED_INFO("choices " << coverage.choices << ", up to 8 columns " << coverage.narrow << ", up to 10 "
                             << coverage.wide << ", more " << coverage.sprawling << ", widest " << coverage.widest
                             << ", finished " << coverage.finished << ", ties " << coverage.ties);
    for (std::size_t i = 0; i < names.size(); ++i) {
        UNSCOPED_INFO(names[i] << " " << coverage.events[i]);
    }
}

bool everythingHappened(const Coverage& coverage) {
    return std::all_of(coverage.events.begin(), coverage.events.end(), [](std::size_t count) { return count >= 20; });
}

} // namespace

TEST_CASE("dealt games go as in the reference") {
    Coverage coverage;
    playDeals(1, 2000, coverage);
    show(coverage);
    CHECK(everythingHappened(coverage));
    CHECK(coverage.wide > 50);
    CHECK(coverage.finished > 1000);
    CHECK(coverage.ties > 20);
}

TEST_CASE("games from arbitrary positions go as in the reference") {
    Coverage coverage;
    playPositions(1, 2000, coverage);
    show(coverage);
    CHECK(everythingHappened(coverage));
    CHECK(coverage.wide > 1000);
    CHECK(coverage.sprawling > 10000);
    CHECK(coverage.widest == tileCount);
    CHECK(coverage.finished > 100);
}

TEST_CASE("many more games go as in the reference", "[.][long]") {
    Coverage coverage;
    playDeals(1'000'000, 50'000, coverage);
    playPositions(1'000'000, 100'000, coverage);
    show(coverage);
    CHECK(everythingHappened(coverage));
}
