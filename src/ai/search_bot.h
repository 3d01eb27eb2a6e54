// The bots that search.
#pragma once

#include "ashlar/ai/bot.h"
#include "ashlar/ai/search.h"
#include "flaming_search.h"

#include <vector>

namespace ashlar::ai {

/// How a searching bot plays. Weaker bots know less and search less; none errs on purpose.
struct SearchStyle {
    SearchSettings search;
    Evaluation evaluation;
    Memory memory = Memory::Perfect;
    std::uint64_t simulations = 0; ///< for each choice, whatever the budget; 0 uses up the budget
};

/// Searches anew for each choice.
class SearchBot final : public Bot {
public:
    SearchBot(const SearchStyle& style, std::uint64_t seed) : style_{style}, random_{seed} {}

    flaming::Choice choose(const flaming::SeatView& view, const Budget& budget, std::stop_token stop) override;

private:
    SearchStyle style_;
    Random random_;
    std::vector<SearchTree<FlamingSearch>> trees_; ///< kept, so that their memory is
};

/// tree.simulate(count), compiled for the machine that it runs on.
void simulate(SearchTree<FlamingSearch>& tree, int count) noexcept;

} // namespace ashlar::ai
