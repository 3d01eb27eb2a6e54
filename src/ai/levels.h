// What each level knows and how far it searches.
#pragma once

#include "search_bot.h"

#include <optional>
#include <string_view>

namespace ashlar::ai {

/// How many of the choices a level looks at that takes the one that costs least; none for another level.
std::optional<int> attentionOf(std::string_view level) noexcept;

/// The style of a searching level; none if there is no such level.
std::optional<SearchStyle> styleOf(std::string_view level) noexcept;

} // namespace ashlar::ai
