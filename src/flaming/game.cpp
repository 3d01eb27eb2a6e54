#include "ashlar/flaming/game.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace ashlar::flaming {

Prompt prompt(const State& state) noexcept {
    Prompt result{state.phase, state.phase == PromptKind::Fall ? state.decider : state.active, Tile::None, {}};
    if (state.phase == PromptKind::Fall) {
        withBoard(state, [&](const auto& board) {
            result.tile = board.tile(board.falling);
            result.from = board.cellOf(board.falling);
        });
    }
    return result;
}

std::size_t Options::size() const noexcept {
    switch (kind_) {
    case PromptKind::Place:
        return static_cast<std::size_t>(hand_.size()) * spotCount_;
    case PromptKind::Fall:
        return 2;
    case PromptKind::Die:
        return 4;
    case PromptKind::Over:
        break;
    }
    return 0;
}

Choice Options::operator[](std::size_t i) const noexcept {
    assert(i < size());
    switch (kind_) {
    case PromptKind::Place:
        return Placement{hand_.nth(static_cast<int>(i / spotCount_)), spots_[i % spotCount_]};
    case PromptKind::Fall:
        return static_cast<Fall>(i);
    default:
        return static_cast<DieFace>(i);
    }
}

bool Options::contains(const Choice& choice) const noexcept {
    if (const auto* placement = choice.as<Placement>()) {
        const auto* end = spots_.begin() + spotCount_;
        return kind_ == PromptKind::Place && index(placement->tile) < tileCount && hand_.contains(placement->tile) &&
               std::find(spots_.begin(), end, placement->at) != end;
    }
    return kind_ == (choice.as<Fall>() != nullptr ? PromptKind::Fall : PromptKind::Die);
}

Options options(const State& state) noexcept {
    if (state.phase != PromptKind::Place) {
        return Options{state.phase};
    }
    std::array<Cell, Options::maxSpots> spots{};
    std::size_t spotCount = 0;
    withBoard(state, [&](const auto& board) {
        for (auto open = board.openSpots(); any(open);) {
            const int i = highest(open);
            clear(open, i);
            spots[spotCount++] = board.cellOf(i);
        }
    });
    return {state.hands[static_cast<std::size_t>(state.active)], spots, spotCount};
}

void apply(State& state, const Choice& choice) noexcept {
    assert(options(state).contains(choice));
    apply(state, choice, Silence{});
}

void apply(State& state, const Choice& choice, std::vector<Event>& events) {
    assert(options(state).contains(choice));
    apply(state, choice, [&events](const auto& event) { events.push_back(event); });
}

PlacedTiles pyramid(const State& state) noexcept {
    return withBoard(state, [](const auto& board) { return tilesOf(board); });
}

Tile tileOn(const State& state, Cell at) noexcept {
    return withBoard(state,
                     [at](const auto& board) { return board.holds(at) ? board.tile(board.bitOf(at)) : Tile::None; });
}

TileMask removedTiles(const State& state) noexcept {
    TileMask removed = TileMask::all();
    for (const PlacedTile& placed : pyramid(state)) {
        removed -= placed.tile;
    }
    for (int seat = 0; seat < state.seats; ++seat) {
        removed -= state.hands[static_cast<std::size_t>(seat)];
        state.piles.forEach(seat, [&](Tile tile) { removed -= tile; });
    }
    return removed;
}

int tilesLeft(const State& state, int seat) noexcept {
    return state.hands[static_cast<std::size_t>(seat)].size() + state.piles.size(seat);
}

GameOptions optionsOf(const State& state) noexcept {
    return {state.curse, state.fireDie, state.turnLimit, state.tiles};
}

unsigned winners(const State& state) noexcept {
    if (state.phase != PromptKind::Over) {
        return 0;
    }
    const auto places = standings(state);
    unsigned result = 0;
    for (int seat = 0; seat < state.seats; ++seat) {
        result |= places[static_cast<std::size_t>(seat)] == 1 ? 1U << static_cast<unsigned>(seat) : 0;
    }
    return result;
}

std::array<int, maxSeats> standings(const State& state) noexcept {
    std::array<int, maxSeats> places{};
    for (int seat = 0; seat < state.seats; ++seat) {
        int& place = places[static_cast<std::size_t>(seat)];
        place = 1;
        for (int other = 0; other < state.seats; ++other) {
            place += tilesLeft(state, other) < tilesLeft(state, seat) ? 1 : 0;
        }
    }
    return places;
}

} // namespace ashlar::flaming
