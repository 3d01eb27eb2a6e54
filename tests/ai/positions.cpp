#include "positions.h"

#include "ashlar/ai/playout.h"

#include <catch2/catch.hpp>

#include <algorithm>

namespace ashlar::ai::testing {

using namespace flaming;

State afterTurns(const GameOptions& options, int seats, int turns, Random& random) {
    for (;;) {
        State state = deal(options, seats, static_cast<int>(random.below(static_cast<std::uint32_t>(seats))),
                           shuffledDeal(random));
        playOut(state, Playout::Greedy, random, turns);
        if (prompt(state).kind != PromptKind::Over) {
            return state;
        }
    }
}

State toPlace(const GameOptions& options, int seats, int turns, Random& random) {
    State state = afterTurns(options, seats, turns, random);
    while (state.phase != PromptKind::Place) {
        state = afterTurns(options, seats, turns, random);
    }
    return state;
}

State nearTheEnd(int tilesInHand, int rounds, Random& random, int seats) {
    const State state = afterTurns({}, seats, static_cast<int>(random.below(12)), random);
    Position position;
    std::vector<Tile> others;
    for (const Tile tile : TileMask::all()) {
        others.push_back(tile);
    }
    for (const PlacedTile& placed : pyramid(state)) {
        position.pyramid.push_back(placed);
        others.erase(std::find(others.begin(), others.end(), placed.tile));
    }
    shuffle(others, random);
    auto next = others.begin();
    for (int seat = 0; seat < seats; ++seat) {
        TileMask hand;
        for (int i = 0; i < tilesInHand; ++i) {
            hand |= *next++;
        }
        position.hands.push_back(hand);
    }
    position.piles.resize(static_cast<std::size_t>(seats));
    for (; next != others.end(); ++next) {
        position.removed |= *next;
    }
    position.turns.assign(static_cast<std::size_t>(seats), 20 - rounds);
    ++position.turns[0]; // whose turn it is
    GameOptions options;
    options.turnLimit = 20;
    REQUIRE_FALSE(faultOf(options, position));
    State result = setUp(options, position);
    result.seen = TileMask::all();
    return result;
}

} // namespace ashlar::ai::testing
