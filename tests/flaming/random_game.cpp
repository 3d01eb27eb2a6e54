#include "random_game.h"

#include <algorithm>
#include <vector>

namespace ashlar::flaming::testing {
namespace {

bool chance(Random& random, std::uint32_t percent) {
    return random.below(100) < percent;
}

int between(int low, int high, Random& random) {
    return low + static_cast<int>(random.below(static_cast<std::uint32_t>(high - low + 1)));
}

/// The base: single tiles or blocks with gaps between, or one block.
std::vector<Cell> randomBase(Shape shape, int origin, Random& random) {
    std::vector<Cell> cells;
    if (shape == Shape::Heap || chance(random, 20)) {
        for (int column = 0, width = between(1, 20, random); column < width; ++column) {
            cells.push_back(cell(0, origin + column));
        }
        return cells;
    }
    const int width = chance(random, 30) ? tileCount : between(1, tileCount, random);
    const auto density = static_cast<std::uint32_t>(between(5, 60, random));
    for (int column = 0; column < width; ++column) {
        if (column == 0 || column == width - 1 || chance(random, density)) {
            cells.push_back(cell(0, origin + column));
        }
    }
    return cells;
}

/// Where a tile may be tried next: over a tile that already lies there, rather far out than in the middle if it leans.
Cell randomCellAbove(const reference::Pyramid& pyramid, Shape shape, Random& random) {
    auto under = std::next(pyramid.begin(), random.below(static_cast<std::uint32_t>(pyramid.size())));
    bool left = chance(random, 50);
    if (shape >= Shape::LeansLeft && chance(random, 80)) {
        left = shape == Shape::LeansLeft || (shape == Shape::LeansBoth && left);
        const auto outside = [left](const auto& a, const auto& b) {
            return left ? a.first.column < b.first.column : a.first.column + a.first.row > b.first.column + b.first.row;
        };
        under = std::min_element(pyramid.begin(), pyramid.end(), outside);
    }
    return cell(under->first.row + 1, under->first.column - (left ? 1 : 0));
}

bool pleases(Style style, const State& state, const Placement& placement) {
    if (style == Style::Careful) {
        State after = state;
        apply(after, placement);
        return prompt(after).kind == PromptKind::Place && pyramid(after).size() == pyramid(state).size() + 1;
    }
    if (style == Style::Sparks && isIncendiary(placement.tile)) {
        return true;
    }
    const PlacedTiles placed = pyramid(state);
    return std::any_of(placed.begin(), placed.end(), [&](const PlacedTile& other) {
        return touch(other.at, placement.at) &&
               (style == Style::Equals ? state.tiles->weight(other.tile) == state.tiles->weight(placement.tile)
                                       : isIncendiary(other.tile));
    });
}

} // namespace

GameOptions randomOptions(Random& random) {
    GameOptions options;
    options.curse = chance(random, 50);
    options.fireDie = chance(random, 50);
    constexpr std::array<int, 6> limits = {0, 1, 2, 7, 20, defaultTurnLimit};
    options.turnLimit = limits.at(random.below(limits.size()));
    return options;
}

int widthOf(const reference::Pyramid& pyramid) {
    int low = INT16_MAX;
    int high = INT16_MIN;
    for (const auto& [at, tile] : pyramid) {
        low = std::min<int>(low, at.column);
        high = std::max<int>(high, at.column + at.row);
    }
    return pyramid.empty() ? 0 : high - low + 1;
}

Position randomPosition(const reference::Rules& rules, Shape shape, Random& random) {
    const int seats = between(minSeats, maxSeats, random);
    std::vector<Tile> tiles;
    for (int t = 0; t < tileCount; ++t) {
        tiles.push_back(tileAt(t));
    }
    shuffle(tiles, random);

    // A tile stays where it is tried if the whole pyramid is at rest with it.
    reference::Table table;
    table.rules = &rules;
    const auto tryTile = [&](Cell at) {
        if (table.pyramid.count(at) != 0 || tiles.size() <= static_cast<std::size_t>(seats)) {
            return;
        }
        table.pyramid[at] = tiles.back();
        if (widthOf(table.pyramid) > tileCount || reference::pendingCheck(table) != 0) {
            table.pyramid.erase(at);
            std::swap(tiles.back(), tiles[random.below(static_cast<std::uint32_t>(tiles.size()))]);
        } else {
            tiles.pop_back();
        }
    };
    const int origin = chance(random, 70) ? between(-5, 5, random) : between(-900, 900, random);
    if (!chance(random, 3)) {
        for (const Cell at : randomBase(shape, origin, random)) {
            for (int tries = 0; tries < 3; ++tries) {
                tryTile(at);
            }
        }
    }
    for (int tries = between(0, 200, random); tries > 0 && !table.pyramid.empty(); --tries) {
        tryTile(randomCellAbove(table.pyramid, shape, random));
    }

    Position position;
    for (const auto& [at, tile] : table.pyramid) {
        position.pyramid.push_back({tile, at});
    }
    shuffle(position.pyramid, random);
    position.hands.resize(static_cast<std::size_t>(seats));
    position.piles.resize(static_cast<std::size_t>(seats));
    const auto draw = [&tiles] {
        const Tile tile = tiles.back();
        tiles.pop_back();
        return tile;
    };
    for (TileMask& hand : position.hands) {
        hand |= draw();
    }
    for (TileMask& hand : position.hands) {
        for (int more = between(0, handSize - 1, random); more > 0 && !tiles.empty(); --more) {
            hand |= draw();
        }
    }
    // Some piles are empty, and sometimes much has left the game.
    const auto unlucky = static_cast<std::uint32_t>(chance(random, 30) ? 60 : 5);
    const auto rich = random.below(static_cast<std::uint32_t>(seats));
    while (!tiles.empty()) {
        const Tile tile = draw();
        if (chance(random, unlucky)) {
            position.removed |= tile;
        } else {
            position.piles[chance(random, 50) ? rich : random.below(static_cast<std::uint32_t>(seats))].push_back(tile);
        }
    }
    position.active = between(0, seats - 1, random);
    position.turns.assign(static_cast<std::size_t>(seats), 0);
    const int limit = rules.turnLimit;
    for (int& turns : position.turns) {
        turns = limit == 0 ? between(0, 300, random) : between(std::max(0, limit - 10), limit, random);
    }
    int& begun = position.turns[static_cast<std::size_t>(position.active)];
    begun = std::max(begun, 1);
    return position;
}

Choice randomChoice(const State& state, Style style, Random& random) {
    const Options choices = options(state);
    const auto any = [&] { return choices[random.below(static_cast<std::uint32_t>(choices.size()))]; };
    for (int tries = 0;
         style != Style::Any && choices.kind() == PromptKind::Place && tries < (style == Style::Careful ? 60 : 12);
         ++tries) {
        const Choice choice = any();
        if (pleases(style, state, *choice.as<Placement>())) {
            return choice;
        }
    }
    return any();
}

} // namespace ashlar::flaming::testing
