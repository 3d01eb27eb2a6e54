#include "search_bot.h"

#include <utility>

namespace ashlar::ai {

ASHLAR_FAST_CLONES void simulate(SearchTree<FlamingSearch>& tree, int count) noexcept {
    tree.simulate(count);
}

flaming::Choice SearchBot::choose(const flaming::SeatView& view, const Budget& budget, std::stop_token stop) {
    SearchLimit limit;
    limit.simulations = style_.simulations != 0 ? style_.simulations : budget.simulations;
    limit.deadline = std::chrono::steady_clock::now() + budget.time;
    limit.stop = std::move(stop);
    const std::uint64_t seed = random_.next(); // drawn always, so that later choices do not depend on this one
    const auto choices = view.choices();
    if (choices.size() == 1) {
        return choices[0];
    }
    const std::size_t threads = style_.simulations != 0 ? 1 : static_cast<std::size_t>(std::max(1, budget.threads));
    const FlamingSearch game{style_.evaluation};
    while (trees_.size() < threads) {
        trees_.emplace_back(style_.search);
    }
    trees_.erase(trees_.begin() + static_cast<std::ptrdiff_t>(threads), trees_.end());
    const FlamingSampler sampler{view, style_.memory};
    const std::vector<Finding> findings = search(game, trees_, sampler, limit, seed, simulate);
    return findings.empty() ? choices[0] : game.choice(sampler.base(), bestOf(findings).code);
}

} // namespace ashlar::ai
