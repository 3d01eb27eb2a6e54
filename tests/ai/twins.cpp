#include "twins.h"

#include <array>

namespace ashlar::ai::testing {

using namespace flaming;

namespace {

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

} // namespace

Twins twins(int seats, int turns, Random& random) {
    const GameOptions options{random.below(2) == 0, random.below(2) == 0};
    for (;;) {
        const Deal dealt = shuffledDeal(random);
        const State start = deal(options, seats, 0, dealt);
        State state = start;
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
        const State otherStart = deal(options, seats, 0, permuted(dealt, hidden, random));
        State other = otherStart;
        for (const Choice& choice : choices) {
            apply(other, choice);
        }
        return {state, other, start, otherStart, choices};
    }
}

} // namespace ashlar::ai::testing
