// What the properties are checked on: a start and the choices of a game, as RapidCheck makes and shrinks them.
#pragma once

#include "random_game.h"

#include "ashlar/flaming/game.h"

// RapidCheck's own Catch header wants Catch first.
#include <catch2/catch.hpp>
#include <rapidcheck/catch.h>

#include <cstdint>
#include <iosfwd>
#include <vector>

namespace ashlar::flaming::testing {

/// A table about to be played on: half of them dealt, half arbitrary positions.
struct Start {
    GameOptions options;
    Position position;
};
Start startOf(std::uint64_t seed);

/// A game: the start of a seed and, for every choice, a number that picks it among the options.
struct Script {
    std::uint64_t seed = 0;
    std::vector<std::uint16_t> picks;
};
std::ostream& operator<<(std::ostream& out, const Script& script);

/// The option that a number picks. @pre the game is not over
Choice pick(const State& state, std::uint16_t number);

/// Calls f(choice) for choice after choice until the script or the game ends; f makes it.
template <class F>
void playScript(const Script& script, State& state, F f) {
    for (const std::uint16_t number : script.picks) {
        if (prompt(state).kind == PromptKind::Over) {
            return;
        }
        f(pick(state, number));
    }
}

/// Whether two states show the same table and ask the same question; `columns` is how far b lies right of a.
bool same(const State& a, const State& b, int columns = 0);

} // namespace ashlar::flaming::testing

namespace rc {
template <>
struct Arbitrary<ashlar::flaming::testing::Script> {
    static Gen<ashlar::flaming::testing::Script> arbitrary();
};
} // namespace rc
