#include "table_options.h"

#include "ashlar/record/error.h"
#include "threads.h"

#include <algorithm>

namespace ashlar::cli {

std::vector<std::string> splitAtCommas(std::string_view list) {
    std::vector<std::string> words;
    for (std::size_t from = 0; from <= list.size();) {
        const std::size_t comma = std::min(list.find(',', from), list.size());
        words.emplace_back(list.substr(from, comma - from));
        from = comma + 1;
    }
    return words;
}

std::unique_ptr<SeatPlayer> makePlayer(const std::string& bot, const ai::Budget& budget) {
    auto player = makeSeatPlayer(bot, budget);
    if (player == nullptr) {
        std::string known;
        for (const std::string_view level : ai::botLevels()) {
            known += std::string{level} + ", ";
        }
        throw UsageError("there is no bot " + record::quote(bot) + "; there are " + known + "untaught, " +
                         std::string{allKnowing} + " and exec:COMMAND.");
    }
    return player;
}

ai::Budget readBudget(const Arguments& arguments) {
    constexpr std::uint64_t longest = 24ULL * 60 * 60 * 1000;
    constexpr std::uint64_t mostThreads = 256;
    ai::Budget budget;
    budget.time = std::chrono::milliseconds{arguments.number("--budget-ms", 1000, 1, longest)};
    budget.simulations = arguments.number("--sims", 0, 1, 1'000'000'000'000);
    budget.threads = static_cast<int>(arguments.number("--threads", 1, 1, mostThreads));
    requireThreads("--threads", static_cast<std::uint64_t>(budget.threads));
    return budget;
}

flaming::GameOptions readOptions(const Arguments& arguments) {
    flaming::GameOptions options;
    options.curse = arguments.has("--curse");
    options.fireDie = arguments.has("--fire-die");
    options.turnLimit =
        static_cast<int>(arguments.number("--turn-limit", flaming::defaultTurnLimit, 0, flaming::maxTurnLimit));
    return options;
}

} // namespace ashlar::cli
