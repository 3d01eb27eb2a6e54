#include "reference.h"

#include <algorithm>
#include <stdexcept>

namespace ashlar::flaming::reference {
namespace {

const Kind& kind(const Table& table, Tile tile) {
    return table.rules->kinds.at(static_cast<std::size_t>(index(tile)));
}

bool sharesColour(const Kind& a, const Kind& b) {
    return a.colours.find_first_of(b.colours) != std::string::npos;
}

bool incendiary(const Kind& tile) {
    return tile.material == Material::Coal || tile.material == Material::Torch;
}

/// Coal ignites straw, a blowtorch straw and wood.
bool ignites(const Kind& cause, const Kind& tile) {
    return (incendiary(cause) && tile.material == Material::Straw) ||
           (cause.material == Material::Torch && tile.material == Material::Wood);
}

/// The six cells that may touch a cell.
std::array<Cell, 6> around(Cell at) {
    const int r = at.row;
    const int c = at.column;
    return {cell(r, c - 1), cell(r, c + 1), cell(r - 1, c), cell(r - 1, c + 1), cell(r + 1, c - 1), cell(r + 1, c)};
}

std::vector<Cell> occupiedAround(const Table& table, Cell at) {
    std::vector<Cell> result;
    for (const Cell other : around(at)) {
        if (table.pyramid.count(other) != 0) {
            result.push_back(other);
        }
    }
    return result;
}

using Cells = std::set<Cell, ScanOrder>;

/// The cells go under the receiver's pile in scan order.
void take(Table& table, const Cells& cells) {
    for (const Cell at : cells) {
        table.piles.at(static_cast<std::size_t>(table.receiver)).push_back(table.pyramid.at(at));
        table.pyramid.erase(at);
    }
}

void removeFromGame(Table& table, const Cells& cells) {
    for (const Cell at : cells) {
        table.removed.insert(table.pyramid.at(at));
        table.pyramid.erase(at);
    }
}

void askWhereItFalls(Table& table, Cell at) {
    table.asked = PromptKind::Fall;
    table.falling = at;
    table.justPlaced.reset();
}

std::vector<Cell> cellsBelow(const Table& table, Cell at) {
    std::vector<Cell> result;
    for (const Cell below : {cell(at.row - 1, at.column), cell(at.row - 1, at.column + 1)}) {
        if (table.pyramid.count(below) != 0) {
            result.push_back(below);
        }
    }
    return result;
}

std::optional<Cell> firstInFreeAir(const Table& table) {
    for (const auto& [at, tile] : table.pyramid) {
        if (at.row >= 1 && cellsBelow(table, at).empty()) {
            return at;
        }
    }
    return std::nullopt;
}

bool fits(const Table& table, Cell at) {
    const Kind& tile = kind(table, table.pyramid.at(at));
    const std::vector<Cell> below = cellsBelow(table, at);
    const Kind& one = kind(table, table.pyramid.at(below.front()));
    if (below.size() == 1) {
        return sharesColour(tile, one) && tile.weight <= one.weight;
    }
    const Kind& other = kind(table, table.pyramid.at(below.back()));
    const bool matches = sharesColour(tile, one) || sharesColour(tile, other) || tile.weight == one.weight ||
                         tile.weight == other.weight;
    return matches && tile.weight <= one.weight + other.weight;
}

std::optional<Cell> firstThatDoesNotFit(const Table& table) {
    for (const auto& [at, tile] : table.pyramid) {
        if (at.row >= 1 && !fits(table, at)) {
            return at;
        }
    }
    return std::nullopt;
}

std::optional<Cell> firstIncendiaryTouchingAnother(const Table& table) {
    for (const auto& [at, tile] : table.pyramid) {
        if (!incendiary(kind(table, tile))) {
            continue;
        }
        for (const Cell other : occupiedAround(table, at)) {
            if (incendiary(kind(table, table.pyramid.at(other)))) {
                return at;
            }
        }
    }
    return std::nullopt;
}

std::optional<Cell> firstThatStartsAFire(const Table& table) {
    for (const auto& [at, tile] : table.pyramid) {
        for (const Cell other : occupiedAround(table, at)) {
            if (ignites(kind(table, tile), kind(table, table.pyramid.at(other)))) {
                return at;
            }
        }
    }
    return std::nullopt;
}

std::optional<Cell> firstCursedApex(const Table& table) {
    for (const auto& [at, tile] : table.pyramid) {
        const std::vector<Cell> below = cellsBelow(table, at);
        const int weight = kind(table, tile).weight;
        if (below.size() == 2 && kind(table, table.pyramid.at(below[0])).weight == weight &&
            kind(table, table.pyramid.at(below[1])).weight == weight) {
            return at;
        }
    }
    return std::nullopt;
}

/// Every cell reachable from `start` through touching cells whose tiles satisfy `passes`; without `start` itself.
template <class Passes>
Cells reachable(const Table& table, Cell start, Passes passes) {
    Cells result;
    std::vector<Cell> open{start};
    while (!open.empty()) {
        const Cell at = open.back();
        open.pop_back();
        for (const Cell other : occupiedAround(table, at)) {
            if (other != start && passes(kind(table, table.pyramid.at(other))) && result.insert(other).second) {
                open.push_back(other);
            }
        }
    }
    return result;
}

Cells burnedBy(const Table& table, Cell cause) {
    const Kind& source = kind(table, table.pyramid.at(cause));
    return reachable(table, cause, [&](const Kind& tile) { return ignites(source, tile); });
}

// ---- the checks of section 6: true if one applied --------------------------------------------------------------

bool freeAir(Table& table) {
    const auto at = firstInFreeAir(table);
    if (at) {
        askWhereItFalls(table, *at);
    }
    return at.has_value();
}

bool collapse(Table& table) {
    const auto at = firstThatDoesNotFit(table);
    if (at) {
        const std::vector<Cell> below = cellsBelow(table, *at);
        take(table, Cells(below.begin(), below.end()));
        askWhereItFalls(table, *at);
    }
    return at.has_value();
}

bool explosion(Table& table) {
    const auto at = firstIncendiaryTouchingAnother(table);
    if (!at) {
        return false;
    }
    Cells group = reachable(table, *at, incendiary);
    group.insert(*at);
    Cells hit;
    for (const Cell member : group) {
        for (const Cell other : occupiedAround(table, member)) {
            if (group.count(other) == 0) {
                hit.insert(other);
            }
        }
    }
    take(table, hit);
    removeFromGame(table, group);
    table.justPlaced.reset();
    return true;
}

bool fire(Table& table) {
    const auto cause = firstThatStartsAFire(table);
    if (!cause) {
        return false;
    }
    take(table, burnedBy(table, *cause));
    removeFromGame(table, {*cause});
    return true;
}

/// Section 7, the Fire Die: who causes a fire of the tile just placed.
Cells causesOfTheDie(const Table& table) {
    Cells causes;
    if (!table.justPlaced) {
        return causes;
    }
    const Cell at = *table.justPlaced;
    const Kind& placed = kind(table, table.pyramid.at(at));
    for (const Cell other : occupiedAround(table, at)) {
        const Kind& neighbour = kind(table, table.pyramid.at(other));
        if (ignites(placed, neighbour)) {
            causes.insert(at);
        }
        if (ignites(neighbour, placed)) {
            causes.insert(other);
        }
    }
    return causes;
}

bool fireDie(Table& table) {
    if (causesOfTheDie(table).empty()) {
        table.justPlaced.reset();
        return false;
    }
    table.asked = PromptKind::Die;
    return true;
}

void rollDie(Table& table, DieFace face) {
    const Cells causes = causesOfTheDie(table);
    table.justPlaced.reset();
    if (face == DieFace::Smoke) {
        return;
    }
    Cells hit;
    for (const Cell cause : causes) {
        if (face == DieFace::Explosion) {
            const std::vector<Cell> touching = occupiedAround(table, cause);
            hit.insert(touching.begin(), touching.end());
        } else {
            const Cells burned = burnedBy(table, cause);
            hit.insert(burned.begin(), burned.end());
        }
    }
    take(table, hit);
    if (face != DieFace::FireStays) {
        removeFromGame(table, causes);
    }
}

bool curse(Table& table) {
    const auto apex = firstCursedApex(table);
    if (!apex) {
        return false;
    }
    const int seats = static_cast<int>(table.hands.size());
    table.receiver = (table.active + seats - 1) % seats;
    const std::vector<Cell> below = cellsBelow(table, *apex);
    take(table, {*apex, below[0], below[1]});
    return true;
}

void endTurn(Table& table) {
    auto& hand = table.hands.at(static_cast<std::size_t>(table.active));
    auto& pile = table.piles.at(static_cast<std::size_t>(table.active));
    while (hand.size() < 5 && !pile.empty()) {
        hand.insert(pile.front());
        pile.pop_front();
    }
    const int limit = table.rules->turnLimit;
    const bool limitReached = limit != 0 && std::all_of(table.turns.begin(), table.turns.end(),
                                                        [limit](int turns) { return turns >= limit; });
    if (hand.empty() || limitReached) {
        table.asked = PromptKind::Over;
        return;
    }
    table.active = (table.active + 1) % static_cast<int>(table.hands.size());
    table.receiver = table.active;
    ++table.turns.at(static_cast<std::size_t>(table.active));
}

/// As soon as a check applies, start again from the first; when none does, the turn ends.
void mayhem(Table& table) {
    table.asked = PromptKind::Place;
    const bool withDie = table.rules->fireDie;
    const bool withCurse = table.rules->curse;
    while (freeAir(table) || collapse(table) || explosion(table) || (withDie ? fireDie(table) : fire(table)) ||
           (withCurse && curse(table))) {
        if (table.asked != PromptKind::Place) {
            return;
        }
    }
    endTurn(table);
}

int tilesLeft(const Table& table, std::size_t seat) {
    return static_cast<int>(table.hands.at(seat).size() + table.piles.at(seat).size());
}

} // namespace

Rules rulesOf(const GameOptions& options, int strawUpTo, int woodUpTo) {
    Rules rules{options.curse, options.fireDie, options.turnLimit, {}};
    for (int t = 0; t < tileCount; ++t) {
        const std::string code = options.tiles->code(tileAt(t));
        Kind& kind = rules.kinds.at(static_cast<std::size_t>(t));
        if (code == "millstone") {
            kind = {"rygb", 200, Material::Stone};
        } else if (code.rfind("coal-", 0) == 0) {
            kind = {code.substr(5), 1, Material::Coal};
        } else if (code.rfind("torch-", 0) == 0) {
            kind = {code.substr(6), 7, Material::Torch};
        } else {
            const int weight = std::stoi(code.substr(1));
            kind = {code.substr(0, 1), weight,
                    weight <= strawUpTo  ? Material::Straw
                    : weight <= woodUpTo ? Material::Wood
                                         : Material::Stone};
        }
    }
    return rules;
}

Table tableOf(const Rules& rules, const Position& position) {
    Table table;
    table.rules = &rules;
    for (const PlacedTile& placed : position.pyramid) {
        table.pyramid[placed.at] = placed.tile;
    }
    for (const TileMask hand : position.hands) {
        table.hands.emplace_back(hand.begin(), hand.end());
    }
    for (const auto& pile : position.piles) {
        table.piles.emplace_back(pile.begin(), pile.end());
    }
    table.removed.insert(position.removed.begin(), position.removed.end());
    table.turns = position.turns;
    table.active = table.receiver = position.active;
    return table;
}

Table deal(const Rules& rules, int seats, int first, const std::vector<Tile>& order) {
    Table table;
    table.rules = &rules;
    auto next = order.begin();
    for (int seat = 0; seat < seats; ++seat) {
        std::deque<Tile> pile(next, next + tileCount / seats);
        next += tileCount / seats;
        table.hands.emplace_back(pile.begin(), pile.begin() + 5);
        pile.erase(pile.begin(), pile.begin() + 5);
        table.piles.push_back(pile);
    }
    for (int column = 0; next != order.end(); ++next) {
        if (incendiary(kind(table, *next))) {
            table.removed.insert(*next);
        } else {
            table.pyramid[cell(0, column++)] = *next;
        }
    }
    table.turns.assign(static_cast<std::size_t>(seats), 0);
    table.turns.at(static_cast<std::size_t>(first)) = 1;
    table.active = table.receiver = first;
    return table;
}

int pendingCheck(const Table& table) {
    if (firstInFreeAir(table)) {
        return 1;
    }
    if (firstThatDoesNotFit(table)) {
        return 2;
    }
    if (firstIncendiaryTouchingAnother(table)) {
        return 3;
    }
    if (!table.rules->fireDie && firstThatStartsAFire(table)) {
        return 4;
    }
    return table.rules->curse && firstCursedApex(table) ? 5 : 0;
}

std::vector<Cell> openSpots(const Pyramid& pyramid) {
    Cells base;
    for (const auto& [at, tile] : pyramid) {
        if (at.row == 0) {
            base.insert(at);
        }
    }
    if (base.empty()) {
        return {cell(0, 0)};
    }
    const int leftmost = base.begin()->column;
    const int rightmost = base.rbegin()->column;
    Cells forced;
    for (const auto& [at, tile] : pyramid) {
        const Cell above = cell(at.row + 1, at.column);
        if (pyramid.count(cell(at.row, at.column + 1)) != 0 && pyramid.count(above) == 0) {
            forced.insert(above);
        }
    }
    for (int column = leftmost; column <= rightmost; ++column) {
        if (base.count(cell(0, column)) == 0) {
            forced.insert(cell(0, column));
        }
    }
    if (!forced.empty()) {
        return {forced.begin(), forced.end()};
    }
    return {cell(0, leftmost - 1), cell(0, rightmost + 1)};
}

std::vector<Choice> options(const Table& table) {
    std::vector<Choice> result;
    switch (table.asked) {
    case PromptKind::Place:
        for (const Tile tile : table.hands.at(static_cast<std::size_t>(table.active))) {
            for (const Cell spot : openSpots(table.pyramid)) {
                result.emplace_back(Placement{tile, spot});
            }
        }
        break;
    case PromptKind::Fall:
        result = {Fall::Left, Fall::Right};
        break;
    case PromptKind::Die:
        result = {DieFace::FireStays, DieFace::FireLeaves, DieFace::Explosion, DieFace::Smoke};
        break;
    case PromptKind::Over:
        break;
    }
    return result;
}

void choose(Table& table, const Choice& choice) {
    if (const auto* placement = choice.as<Placement>()) {
        if (table.hands.at(static_cast<std::size_t>(table.active)).erase(placement->tile) != 1) {
            throw std::logic_error("a tile that is not in the hand");
        }
        table.pyramid[placement->at] = placement->tile;
        table.justPlaced = placement->at;
    } else if (const auto* where = choice.as<Fall>()) {
        const Cell from = table.falling;
        table.pyramid[cell(from.row - 1, from.column + (*where == Fall::Left ? 0 : 1))] = table.pyramid.at(from);
        table.pyramid.erase(from);
    } else {
        rollDie(table, *choice.as<DieFace>());
    }
    mayhem(table);
}

std::set<int> winners(const Table& table) {
    std::set<int> result;
    const std::vector<int> places = standings(table);
    for (std::size_t seat = 0; seat < places.size(); ++seat) {
        if (places[seat] == 1) {
            result.insert(static_cast<int>(seat));
        }
    }
    return result;
}

std::vector<int> standings(const Table& table) {
    std::vector<int> places;
    for (std::size_t seat = 0; seat < table.hands.size(); ++seat) {
        int place = 1;
        for (std::size_t other = 0; other < table.hands.size(); ++other) {
            place += tilesLeft(table, other) < tilesLeft(table, seat) ? 1 : 0;
        }
        places.push_back(place);
    }
    return places;
}

} // namespace ashlar::flaming::reference
