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
    bool learned = false; ///< plays by what was learned for such games, if anything was
    Memory memory = Memory::Perfect;
    std::uint64_t simulations = 0; ///< for each choice, whatever the budget; 0 uses up the budget
};

/// The strongest there is: it plays by what was learned.
constexpr SearchStyle expertStyle() noexcept {
    SearchStyle style;
    style.learned = true;
    return style;
}

/// Searches for each choice; where nothing is hidden it goes on from what it knows.
class SearchBot final : public Bot {
public:
    SearchBot(const SearchStyle& style, std::uint64_t seed) : style_{style}, game_{style.evaluation}, random_{seed} {}

    flaming::Choice choose(const flaming::SeatView& view, const Budget& budget, std::stop_token stop) override;

    /// What it finds out about each choice. @pre !view.choices().empty()
    std::vector<Finding> think(const flaming::SeatView& view, const Budget& budget, std::stop_token stop);

    /// What each seat may expect after the last `think`, by all simulations.
    Values expectation() const noexcept;

    const FlamingSearch& game() const noexcept { return game_; }

private:
    SearchStyle style_;
    FlamingSearch game_;
    Random random_;
    std::vector<SearchTree<FlamingSearch>> trees_; ///< kept, so that their memory is
};

/// tree.simulate(count), compiled for the machine that it runs on.
void simulate(SearchTree<FlamingSearch>& tree, int count) noexcept;

} // namespace ashlar::ai
