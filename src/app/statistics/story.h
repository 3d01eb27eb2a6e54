// What was remarkable in a round: computed from its events alone.
#pragma once

#include "ashlar/flaming/event.h"

#include <array>
#include <cstddef>
#include <optional>
#include <span>

namespace ashlar::app {

/// A choice as the story sees it.
struct StoryMove {
    int active = 0; ///< whose turn it was
    std::span<const flaming::Event> events;
};

/// Something in the turn of one seat.
struct Moment {
    int tiles = 0;                            ///< how many it took from the pyramid
    int seat = 0;                             ///< whose turn it was
    flaming::Tile tile = flaming::Tile::None; ///< that was placed
    std::size_t ply = 0;                      ///< choices made up to and including the one that brought it about

    friend bool operator==(const Moment&, const Moment&) = default;
};

/// Of equals the first one.
struct Story {
    std::optional<Moment> collapse;  ///< the most tiles taken by the collapses of one turn
    std::optional<Moment> fire;      ///< the most tiles burned in one turn
    std::optional<Moment> explosion; ///< the most tiles hit or destroyed by the explosions of one turn
    int turns = 0;                   ///< placements
    int calm = 0;                    ///< the longest run of placements without any mayhem

    struct Gift {
        int from = 0; ///< in whose turns
        int to = 0;   ///< under whose pile
        int tiles = 0;

        friend bool operator==(const Gift&, const Gift&) = default;
    };
    std::optional<Gift> gift; ///< who gave another one the most tiles
    std::optional<Gift> own;  ///< who brought the most tiles upon themselves

    friend bool operator==(const Story&, const Story&) = default;
};

Story storyOf(std::span<const StoryMove> moves);

} // namespace ashlar::app
