#include "levels.h"

namespace ashlar::ai {
namespace {

/// Counts tiles and sees nothing in which tiles they are.
constexpr Evaluation plainCount() noexcept {
    Evaluation evaluation;
    evaluation.closeSlope = evaluation.coal = evaluation.torch = evaluation.millstone = evaluation.heaviest =
        evaluation.few = evaluation.quiet = 0;
    evaluation.riskyFall = 1;
    return evaluation;
}

} // namespace

std::optional<GreedyStyle> greedyStyleOf(std::string_view level) noexcept {
    if (level == "beginner") {
        return GreedyStyle{.addsWeights = false, .foreseesFire = false};
    }
    if (level == "easy" || level == "greedy") {
        return GreedyStyle{};
    }
    return std::nullopt;
}

std::optional<SearchStyle> styleOf(std::string_view level, int seats) noexcept {
    SearchStyle style;
    style.search.maxSlots = 1U << 17U;
    if (level == "medium") {
        style.evaluation = plainCount();
        style.memory = Memory::None;
        style.search.quietTurns = 0;
        style.simulations = 12;
        return style;
    }
    if (level == "hard") {
        style.evaluation.riskyFall = 1;
        style.memory = Memory::None;
        style.simulations = seats == 2 ? 60 : 240; // among more, so few would be no better than medium
        return style;
    }
    if (level == "expert") {
        return expertStyle();
    }
    if (level == "untaught") {
        return SearchStyle{}; // what the expert would be without what was learned
    }
    return std::nullopt;
}

} // namespace ashlar::ai
