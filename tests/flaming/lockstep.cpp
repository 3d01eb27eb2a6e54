#include "lockstep.h"

#include "notation.h"

#include <algorithm>

namespace ashlar::flaming::testing {
namespace {

/// "WHAT found but expected".
std::string butShouldBe(std::string what, const std::string& found, const std::string& expected) {
    return what.append(" ").append(found).append(" but ").append(expected);
}

} // namespace

reference::Pyramid pyramidOf(const State& state) {
    reference::Pyramid result;
    for (const PlacedTile& placed : pyramid(state)) {
        result[placed.at] = placed.tile;
    }
    return result;
}

std::deque<Tile> pileOf(const State& state, int seat) {
    std::deque<Tile> result;
    state.piles.forEach(seat, [&](Tile tile) { result.push_back(tile); });
    return result;
}

Position positionOf(const State& state) {
    Position position;
    for (const PlacedTile& placed : pyramid(state)) {
        position.pyramid.push_back(placed);
    }
    for (int seat = 0; seat < state.seats; ++seat) {
        const auto pile = pileOf(state, seat);
        position.hands.push_back(state.hands[static_cast<std::size_t>(seat)]);
        position.piles.emplace_back(pile.begin(), pile.end());
        position.turns.push_back(state.turns[static_cast<std::size_t>(seat)]);
    }
    position.removed = removedTiles(state);
    position.active = state.active;
    return position;
}

std::string difference(const State& state, const reference::Table& table) {
    const TileSet& tiles = *state.tiles;
    const Prompt asked = prompt(state);
    if (asked.kind != table.asked) {
        return butShouldBe("prompt", textOf(asked.kind), textOf(table.asked));
    }
    const int chooser = asked.kind == PromptKind::Fall ? table.receiver : table.active;
    if (asked.kind != PromptKind::Over && asked.player != chooser) {
        return butShouldBe("asked seat", std::to_string(asked.player), std::to_string(chooser));
    }
    if (asked.kind == PromptKind::Fall &&
        (!(asked.from == table.falling) || asked.tile != table.pyramid.at(table.falling))) {
        return butShouldBe("falling tile at", textOf(asked.from), textOf(table.falling));
    }
    if (state.active != table.active || (asked.kind != PromptKind::Over && state.decider != table.receiver)) {
        return "active seat, or receiver and decider";
    }
    const Options found = options(state);
    const std::vector<Choice> expected = reference::options(table);
    if (!std::equal(found.begin(), found.end(), expected.begin(), expected.end())) {
        return "options";
    }
    if (pyramidOf(state) != table.pyramid) {
        return butShouldBe("pyramid", textOf(pyramidOf(state), tiles), textOf(table.pyramid, tiles));
    }
    const auto isThere = [&](const PlacedTile& placed) { return tileOn(state, placed.at) == placed.tile; };
    const auto scanned = [](const PlacedTile& a, const PlacedTile& b) { return reference::ScanOrder{}(a.at, b.at); };
    const PlacedTiles placed = pyramid(state);
    if (!std::all_of(placed.begin(), placed.end(), isThere) || !std::is_sorted(placed.begin(), placed.end(), scanned)) {
        return "the order of the pyramid, or a single cell of it";
    }
    const TileMask removed = removedTiles(state);
    if (!std::equal(removed.begin(), removed.end(), table.removed.begin(), table.removed.end())) {
        return butShouldBe("removed", textOfTiles(removed, tiles), textOfTiles(table.removed, tiles));
    }
    if (static_cast<std::size_t>(state.seats) != table.hands.size()) {
        return "seats";
    }
    for (int seat = 0; seat < state.seats; ++seat) {
        const auto s = static_cast<std::size_t>(seat);
        const TileMask hand = state.hands[s];
        if (!std::equal(hand.begin(), hand.end(), table.hands[s].begin(), table.hands[s].end())) {
            return butShouldBe("hand", textOfTiles(hand, tiles), textOfTiles(table.hands[s], tiles));
        }
        if (pileOf(state, seat) != table.piles[s]) {
            return butShouldBe("pile", textOfTiles(pileOf(state, seat), tiles), textOfTiles(table.piles[s], tiles));
        }
        if (state.turns[s] != table.turns[s]) {
            return butShouldBe("turns", std::to_string(state.turns[s]), std::to_string(table.turns[s]));
        }
        if (standings(state)[s] != reference::standings(table)[s] ||
            tilesLeft(state, seat) != static_cast<int>(table.hands[s].size() + table.piles[s].size())) {
            return "standings, or the tiles left";
        }
    }
    unsigned expectedWinners = 0;
    if (asked.kind == PromptKind::Over) {
        for (const int seat : reference::winners(table)) {
            expectedWinners |= 1U << static_cast<unsigned>(seat);
        }
    }
    return winners(state) == expectedWinners ? "" : "winners";
}

Lockstep::Lockstep(const GameOptions& options, const reference::Rules& rules, const Position& start)
    : state_{setUp(options, start)}, table_{reference::tableOf(rules, start)} {}

Lockstep::Lockstep(const GameOptions& options, const reference::Rules& rules, int seats, int first, const Deal& dealt)
    : state_{flaming::deal(options, seats, first, dealt)}, table_{reference::deal(
                                                               rules, seats, first,
                                                               {dealt.order.begin(), dealt.order.end()})} {}

std::string Lockstep::choose(const Choice& choice, std::vector<Event>& events) {
    apply(state_, choice, events);
    reference::choose(table_, choice);
    return difference(state_, table_);
}

std::string Lockstep::choose(const Choice& choice) {
    apply(state_, choice);
    reference::choose(table_, choice);
    return difference(state_, table_);
}

} // namespace ashlar::flaming::testing
