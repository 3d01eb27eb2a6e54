#include "app/table/preview.h"

#include <algorithm>

namespace ashlar::app {

using namespace flaming;

namespace {

constexpr int depth = 4; ///< Questions that are looked ahead.

bool endsTurn(const Event& event) {
    return std::holds_alternative<event::Drew>(event) || std::holds_alternative<event::TurnBegan>(event) ||
           std::holds_alternative<event::GameEnded>(event);
}

Preview lookAhead(const State& before, const Choice& choice, int ahead) {
    Preview preview{choice, 0, {}, {}, {}};
    State state = before;
    apply(state, choice, preview.events);
    const auto end = std::find_if(preview.events.begin(), preview.events.end(), endsTurn);
    if (end != preview.events.end()) {
        preview.events.erase(end, preview.events.end());
        return preview;
    }
    preview.next = prompt(state);
    if (ahead == 0) {
        return preview;
    }
    const Options answers = options(state);
    for (std::size_t i = 0; i < answers.size(); ++i) {
        const Choice answer = answers[i];
        preview.branches.push_back(lookAhead(state, answer, ahead - 1));
        const auto* face = answer.as<DieFace>();
        preview.branches.back().sides = face != nullptr ? sidesOf(*face) : 0;
    }
    return preview;
}

} // namespace

Preview previewOf(const State& sample, const Choice& choice) {
    return lookAhead(sample, choice, depth);
}

Preview previewOf(const SeatView& view, const Choice& choice) {
    // What nobody can see does not matter before the next tile is drawn: any deal that agrees with the view will do.
    Random random;
    return previewOf(sample(view, random), choice);
}

Effects effectsOf(const std::vector<Event>& events) {
    Effects effects;
    for (const Event& event : events) {
        if (const auto* taken = std::get_if<event::Taken>(&event)) {
            effects.taken |= taken->tile;
            ++effects.toll[static_cast<std::size_t>(taken->seat)];
        } else if (const auto* removed = std::get_if<event::Removed>(&event)) {
            effects.removed |= removed->tile;
        } else if (const auto* fire = std::get_if<event::Fire>(&event)) {
            effects.burned |= fire->burned;
        }
    }
    return effects;
}

std::pair<int, int> takenFrom(const Preview& preview) {
    std::pair<int, int> range{0, 0};
    for (std::size_t i = 0; i < preview.branches.size(); ++i) {
        const std::pair<int, int> branch = takenFrom(preview.branches[i]);
        range.first = i == 0 ? branch.first : std::min(range.first, branch.first);
        range.second = std::max(range.second, branch.second);
    }
    const int here = effectsOf(preview.events).total();
    return {range.first + here, range.second + here};
}

} // namespace ashlar::app
