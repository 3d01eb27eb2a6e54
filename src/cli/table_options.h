// What play and match are told alike: the bots, the variants, the thinking time.
#pragma once

#include "arguments.h"
#include "seat_player.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace ashlar::cli {

std::vector<std::string> splitAtCommas(std::string_view list);

/// The player that a word of --bots stands for. Throws UsageError, naming those that there are.
std::unique_ptr<SeatPlayer> makePlayer(const std::string& bot, const ai::Budget& budget);

/// --budget-ms, --sims. Throws UsageError.
ai::Budget readBudget(const Arguments& arguments);

/// --curse, --fire-die, --turn-limit. Throws UsageError.
flaming::GameOptions readOptions(const Arguments& arguments);

} // namespace ashlar::cli
