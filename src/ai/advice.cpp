#include "ashlar/ai/advice.h"

#include "search_bot.h"

#include <algorithm>
#include <utility>

namespace ashlar::ai {
namespace {

SearchStyle adviceStyle() noexcept {
    SearchStyle style = expertStyle();
    style.search.thorough = true;
    style.search.maxSlots = 1U << 22U; // enough for some seconds
    return style;
}

} // namespace

Adviser::Adviser(std::uint64_t seed) : search_{std::make_unique<SearchBot>(adviceStyle(), seed)} {}
Adviser::~Adviser() = default;

Advice Adviser::advise(const flaming::SeatView& view, const Budget& budget, std::stop_token stop) {
    std::vector<Finding> findings = search_->think(view, budget, std::move(stop));
    std::stable_sort(findings.begin(), findings.end(), isBetter);
    const FlamingSampler sampler{view};
    Advice advice;
    for (const Finding& finding : findings) {
        advice.choices.push_back({search_->game().choice(sampler.base(), finding.code),
                                  std::clamp(finding.value, 0.0F, 1.0F), finding.visits, finding.proven});
    }
    const int seats = view.seats();
    if (advice.choices.empty()) { // stopped before anything was found
        for (const flaming::Choice& choice : view.choices()) {
            advice.choices.push_back({choice, 1.0F / static_cast<float>(seats), 0, false});
        }
    }
    advice.chances = sharedOut(advice.choices.front().chance, view.prompt().player, seats, search_->expectation());
    return advice;
}

} // namespace ashlar::ai
