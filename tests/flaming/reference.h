// The rules of Flaming Pyramids once more: naive, slow, written from the rule text alone, to check the fast ones
// against. It shares with them only the names of things: tiles, cells, choices.
#pragma once

#include "ashlar/flaming/game.h"

#include <array>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace ashlar::flaming::reference {

/// What the rules ask of a tile (section 1), read off its code.
struct Kind {
    std::string colours; ///< letters of "rygb"
    int weight = 0;
    Material material = Material::Stone;
};

struct Rules {
    bool curse = false;
    bool fireDie = false;
    int turnLimit = 0;
    std::array<Kind, tileCount> kinds;
};

/// Codes give colour and weight; straw and wood reach up to these weights, stone is what is heavier.
Rules rulesOf(const GameOptions& options, int strawUpTo = 4, int woodUpTo = 10);

/// From the top row down, in a row from left to right.
struct ScanOrder {
    bool operator()(Cell a, Cell b) const { return a.row != b.row ? a.row > b.row : a.column < b.column; }
};
using Pyramid = std::map<Cell, Tile, ScanOrder>;

/// Everything on the table, and what is asked.
struct Table {
    const Rules* rules = nullptr; ///< outlives the table
    Pyramid pyramid;
    std::vector<std::set<Tile>> hands;
    std::vector<std::deque<Tile>> piles; ///< top first
    std::set<Tile> removed;
    std::vector<int> turns; ///< begun, the current one included
    int active = 0;
    int receiver = 0; ///< and decider
    PromptKind asked = PromptKind::Place;
    Cell falling;                   ///< at Fall
    std::optional<Cell> justPlaced; ///< where the placed tile lies as long as nothing else happened in this turn
};

Table tableOf(const Rules& rules, const Position& position);
/// Section 2. The tiles in the order in which they are dealt: seat by seat, then the leftovers.
Table deal(const Rules& rules, int seats, int first, const std::vector<Tile>& order);

/// What is wrong with the pyramid as a start position: the number of the check that would apply, 0 if it is at rest.
int pendingCheck(const Table& table);

std::vector<Cell> openSpots(const Pyramid& pyramid);
std::vector<Choice> options(const Table& table);
/// @pre one of options(table)
void choose(Table& table, const Choice& choice);

/// Seats, and the place of each seat; both as if the game ended now.
std::set<int> winners(const Table& table);
std::vector<int> standings(const Table& table);

} // namespace ashlar::flaming::reference
