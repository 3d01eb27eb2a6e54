// How often each rule of the text happened in some games.
#pragma once

#include "ashlar/flaming/game.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace ashlar::soak {

/// Counters by the section and the words of the rule text; every rule is listed from the start, with 0.
class RuleCounts {
public:
    RuleCounts();

    void countStart(const flaming::State& state);
    /// One choice, made at `before` and leading to `after`.
    void countChoice(const flaming::State& before, const std::vector<flaming::Event>& events,
                     const flaming::State& after);

    const std::map<std::string, std::uint64_t>& all() const noexcept { return counts_; }

private:
    void add(const std::string& rule, bool happened = true);
    void countSpot(const flaming::State& before, flaming::Cell at);
    void countEvent(const flaming::State& before, const flaming::Event& event);

    std::map<std::string, std::uint64_t> counts_;
    bool fallsByCollapse_ = false; ///< why the tile in question falls
};

} // namespace ashlar::soak
