// A game played by the rules library and by the reference at once.
#pragma once

#include "ashlar/flaming/game.h"
#include "reference.h"

#include <deque>
#include <string>
#include <vector>

namespace ashlar::flaming::testing {

/// The pyramid of a state.
reference::Pyramid pyramidOf(const State& state);
/// A pile, top first.
std::deque<Tile> pileOf(const State& state, int seat);
/// The position that a state at rest shows.
Position positionOf(const State& state);

/// In what a state and the reference differ, in words: options, prompt, pyramid, hands, piles, removed, active seat,
/// turns, winners, standings; empty if they agree.
std::string difference(const State& state, const reference::Table& table);

/// A game under one set of rules, twice.
class Lockstep {
public:
    /// @param rules outlives it and belongs to `options`
    Lockstep(const GameOptions& options, const reference::Rules& rules, const Position& start);
    Lockstep(const GameOptions& options, const reference::Rules& rules, int seats, int first, const Deal& dealt);

    const State& state() const noexcept { return state_; }
    const reference::Table& table() const noexcept { return table_; }
    /// Makes a choice in both; says what then differs, nothing if they agree.
    std::string choose(const Choice& choice, std::vector<Event>& events);
    std::string choose(const Choice& choice);

private:
    State state_;
    reference::Table table_;
};

} // namespace ashlar::flaming::testing
