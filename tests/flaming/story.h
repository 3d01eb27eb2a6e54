// A naive copy of the table that only the events tell about.
#pragma once

#include "ashlar/flaming/game.h"
#include "reference.h"

#include <deque>
#include <set>
#include <string>
#include <vector>

namespace ashlar::flaming::testing {

/// Follows a game by its events alone, and by them knows what everybody has seen.
class Story {
public:
    explicit Story(const State& start);

    /// What in these events, told by one choice, contradicts the table before or the rule text; nothing if all is well.
    std::string follow(const std::vector<Event>& events);
    /// In what the told table differs from the state; nothing if they are the same.
    std::string difference(const State& state) const;

    /// Tiles that lay in the pyramid or were removed: everybody knows where they are, but for a hand's owner.
    const std::set<Tile>& seen() const noexcept { return seen_; }

private:
    struct Follow;

    reference::Pyramid pyramid_;
    std::vector<std::set<Tile>> hands_;
    std::vector<std::deque<Tile>> piles_;
    std::set<Tile> removed_;
    std::set<Tile> seen_;
    int active_ = 0;
    int decider_ = 0;
    bool over_ = false;
    std::set<Tile> mustBeTaken_; ///< announced by a collapse, explosion, fire or curse
    std::set<Tile> mustLeave_;   ///< announced by an explosion or fire
    const TileSet* tiles_;
};

} // namespace ashlar::flaming::testing
