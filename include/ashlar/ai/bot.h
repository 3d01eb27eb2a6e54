// The players that are programs.
#pragma once

#include "ashlar/flaming/view.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>
#include <string_view>

namespace ashlar::ai {

/// How long a bot may think about one choice. Only `expert` uses it up, the other levels answer at once.
struct Budget {
    std::chrono::milliseconds time{1000};
    std::uint64_t simulations = 0; ///< if not 0, the search is fixed by this number and not by the time
    int threads = 1;               ///< searching at once; another number of them may choose otherwise
};

/// A bot for one seat of one game after another. It sees what its seat may know.
class Bot {
public:
    Bot() = default;
    Bot(const Bot&) = delete;
    Bot& operator=(const Bot&) = delete;
    Bot(Bot&&) = delete;
    Bot& operator=(Bot&&) = delete;
    virtual ~Bot() = default;

    /// One of view.choices(); soon after `stop` is requested any of them.
    /// @pre !view.choices().empty()
    virtual flaming::Choice choose(const flaming::SeatView& view, const Budget& budget, std::stop_token stop) = 0;
};

/// The words for players that `makeBot` knows, weakest first. It also knows `untaught`, the expert without what it
/// learned, to measure what that is worth.
std::span<const std::string_view> botLevels() noexcept;

/// A bot of a level; null if there is no such level. The same seed and the same games give the same choices on every
/// platform.
std::unique_ptr<Bot> makeBot(std::string_view level, std::uint64_t seed);

} // namespace ashlar::ai
