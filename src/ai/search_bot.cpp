#include "search_bot.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace ashlar::ai {

ASHLAR_FAST_CLONES void simulate(SearchTree<FlamingSearch>& tree, int count) noexcept {
    tree.simulate(count);
}

std::vector<Finding> SearchBot::think(const flaming::SeatView& view, const Budget& budget, std::stop_token stop) {
    SearchLimit limit;
    limit.simulations = style_.simulations != 0 ? style_.simulations : budget.simulations;
    limit.deadline = std::chrono::steady_clock::now() + budget.time;
    limit.stop = std::move(stop);
    const std::size_t threads = style_.simulations != 0 ? 1 : static_cast<std::size_t>(std::max(1, budget.threads));
    const flaming::GameOptions options = view.options();
    const bool familiar = view.tiles() == flaming::TileSet::standard(); // what was learned speaks of its tiles
    const bool variants = options.curse || options.fireDie;
    const Learned* const learned = style_.learned && familiar ? learnedFor(view.seats(), variants) : nullptr;
    const Trust trust = trustIn(view.seats(), variants);
    game_ = FlamingSearch{style_.evaluation, learned, trust};
    SearchSettings settings = style_.search;
    if (learned != nullptr) {
        settings.exploration = trust.exploration;
    } else if (style_.simulations == 0) { // the steps between the levels below were set without it
        settings.exploration = std::min(settings.exploration, trust.exploration);
    }
    if (!trees_.empty() && !(trees_.front().settings() == settings)) {
        trees_.clear();
    }
    while (trees_.size() < threads) {
        trees_.emplace_back(settings);
    }
    trees_.erase(trees_.begin() + static_cast<std::ptrdiff_t>(threads), trees_.end());
    return search(game_, trees_, FlamingSampler{view, style_.memory}, limit, random_.next(), simulate);
}

Values SearchBot::expectation() const noexcept {
    Values sum{};
    for (const auto& tree : trees_) {
        const Values one = tree.expectation();
        std::transform(sum.begin(), sum.end(), one.begin(), sum.begin(), std::plus<>{});
    }
    for (float& value : sum) {
        value /= static_cast<float>(std::max<std::size_t>(1, trees_.size()));
    }
    return sum;
}

flaming::Choice SearchBot::choose(const flaming::SeatView& view, const Budget& budget, std::stop_token stop) {
    const auto choices = view.choices();
    if (choices.size() == 1) {
        random_.next(); // drawn always, so that later choices do not depend on this one
        return choices[0];
    }
    const std::vector<Finding> findings = think(view, budget, std::move(stop));
    return findings.empty() ? choices[0]
                            : game_.choice(FlamingSampler{view, style_.memory}.base(), bestOf(findings).code);
}

} // namespace ashlar::ai
