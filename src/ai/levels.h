// What each level knows and how far it searches.
#pragma once

#include "greedy.h"
#include "search_bot.h"

#include <optional>
#include <string_view>

namespace ashlar::ai {

/// The style of a level that looks no further than its turn; none for another level.
std::optional<GreedyStyle> greedyStyleOf(std::string_view level) noexcept;

/// The style of a searching level at a table of so many seats; none if there is no such level.
std::optional<SearchStyle> styleOf(std::string_view level, int seats = flaming::minSeats) noexcept;

} // namespace ashlar::ai
