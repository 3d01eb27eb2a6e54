// Counts of the reachable sequences of choices: any change of what the rules allow changes a number.
#include "lockstep.h"
#include "notation.h"
#include "random_game.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace ashlar;
using namespace ashlar::flaming;
using namespace ashlar::flaming::testing;

namespace {

/// Sequences of so many choices.
std::uint64_t perft(const State& state, int depth) {
    const Options choices = options(state);
    if (depth == 1) {
        return choices.size();
    }
    std::uint64_t count = 0;
    for (const Choice& choice : choices) {
        State after = state;
        apply(after, choice);
        count += perft(after, depth - 1);
    }
    return count;
}

std::uint64_t perft(const reference::Table& table, int depth) {
    const std::vector<Choice> choices = reference::options(table);
    if (depth == 1) {
        return choices.size();
    }
    std::uint64_t count = 0;
    for (const Choice& choice : choices) {
        reference::Table after = table;
        reference::choose(after, choice);
        count += perft(after, depth - 1);
    }
    return count;
}

/// A deal and the first choices of a game, all from one seed. (Another generator or another `randomChoice` means other
/// games: then the numbers must be counted anew, and `[long]` compares them with the reference.)
struct Game {
    int players;
    std::uint64_t seed;
    bool curse;
    bool fireDie;
    int played; ///< choices before the count begins
    Style style;
    std::vector<std::uint64_t> counts; ///< to depth 1, 2, ...
};

const std::vector<Game> games{
    {2, 1, false, false, 0, Style::Any, {10, 50, 308, 1780, 6824, 34824}},
    {3, 2, true, false, 0, Style::Any, {5, 50, 250, 1530, 9010, 40936}},
    {6, 3, false, true, 0, Style::Any, {10, 33, 133, 796, 3887, 16591}},
    {2, 4, true, true, 40, Style::Any, {5, 26, 130, 448, 2817, 13648, 47989}},
    {3, 5, false, true, 60, Style::Careful, {5, 50, 186, 630, 2336, 10531, 50368}},
    {4, 6, true, true, 90, Style::Equals, {5, 20, 128, 640, 2111, 9944, 36678}},
    {5, 7, true, false, 30, Style::Sparks, {2, 10, 84, 397, 1589, 9365, 46563}},
    {6, 8, false, false, 30, Style::Careful, {2, 4, 8, 32, 148, 985, 6345}},
    {2, 9, true, true, 25, Style::Sparks, {5, 25, 130, 650, 2317, 12627, 60233}},
    {5, 10, false, true, 45, Style::Careful, {2, 4, 16, 147, 864, 4901, 32657}},
};

/// A start position; every other tile is in a pile, hands are of seat 0 and 1.
struct Table {
    const char* pyramid;
    const char* hand;
    const char* other;
    bool curse;
    bool fireDie;
    std::vector<std::uint64_t> counts;
};

const std::vector<Table> tables{
    {"y20 coal-y y10", "y2 r5 b60 torch-r g1", "r10 g10 b10 y1 y3", false, true, {10, 28, 160, 1066, 4735, 24237}},
    {"r5 b5 y20 / _ b7",
     "g5 y5 torch-b r1 b60",
     "r10 g10 b10 y1 y3",
     true,
     false,
     {5, 21, 120, 587, 2935, 15333, 74462}},
    {"@-3 _ _ _ r60 / _ _ r40 / _ r20 / r10",
     "r7 r5 b3 coal-g millstone",
     "g1 g2 g3 b60 torch-r",
     true,
     true,
     {10, 75, 333, 1539, 7080, 29981}},
    {"r60 _ _ _ _ _ _ _ _ _ b60 y20 / r40 _ _ _ _ _ _ _ _ _ y4",
     "r2 y1 coal-y torch-r g60",
     "g1 g2 g3 b20 b40",
     true,
     true,
     {45, 1825, 64181}},
    {"@-20 r60 _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ b60",
     "r2 b1",
     "g1 y2",
     false,
     false,
     {84, 6896}},
};

Lockstep startOf(const Game& game, const GameOptions& options, const reference::Rules& rules) {
    Random random{game.seed};
    Lockstep start{options, rules, game.players, 0, shuffledDeal(random)};
    for (int i = 0; i < game.played; ++i) {
        const std::string different = start.choose(randomChoice(start.state(), game.style, random));
        REQUIRE(different.empty());
    }
    return start;
}

/// The reference counts only as far as there are not more sequences than this.
void check(const Lockstep& start, const std::vector<std::uint64_t>& counts, std::uint64_t mostForReference) {
    std::vector<std::uint64_t> found;
    for (int depth = 1; depth <= static_cast<int>(counts.size()); ++depth) {
        found.push_back(perft(start.state(), depth));
        if (counts[static_cast<std::size_t>(depth - 1)] <= mostForReference) {
            CHECK(perft(start.table(), depth) == counts[static_cast<std::size_t>(depth - 1)]);
        }
    }
    CHECK(found == counts);
}

void checkAll(std::uint64_t mostForReference) {
    for (const Game& game : games) {
        INFO(game.players << " players, seed " << game.seed << ", after " << game.played);
        const GameOptions options{game.curse, game.fireDie, 0};
        const reference::Rules rules = reference::rulesOf(options);
        check(startOf(game, options, rules), game.counts, mostForReference);
    }
    for (const Table& table : tables) {
        INFO(table.pyramid);
        const GameOptions options{table.curse, table.fireDie, 0};
        const reference::Rules rules = reference::rulesOf(options);
        Sketch sketch;
        sketch.pyramid = testing::pyramidOf(table.pyramid);
        sketch.hands = {{0, tilesOf(table.hand)}, {1, tilesOf(table.other)}};
        const Position position = positionOf(sketch);
        REQUIRE_FALSE(faultOf(options, position));
        check(Lockstep{options, rules, position}, table.counts, mostForReference);
    }
}

} // namespace

TEST_CASE("as many sequences of choices as ever") {
    checkAll(2000);
}

TEST_CASE("as many sequences of choices as in the reference", "[.][long]") {
    checkAll(UINT64_MAX);
}
