#include "app/table/preview.h"

#include <algorithm>

namespace ashlar::app {

using namespace flaming;

namespace {

constexpr int depth = 4; ///< Questions that are looked ahead.

int tilesHeld(const State& state) {
    int tiles = 0;
    for (int seat = 0; seat < state.seats; ++seat) {
        tiles += tilesLeft(state, seat);
    }
    return tiles;
}

/// Plays on in all ways to the end of the turn and notes how many tiles the players have then.
void follow(const State& state, std::pair<int, int>& held, int& budget) {
    const Options answers = options(state);
    for (std::size_t i = 0; i < answers.size() && budget > 0; ++i) {
        State after = state;
        apply(after, answers[i]);
        if (prompt(after).kind == PromptKind::Fall || prompt(after).kind == PromptKind::Die) {
            follow(after, held, budget);
            continue;
        }
        --budget;
        held.first = std::min(held.first, tilesHeld(after));
        held.second = std::max(held.second, tilesHeld(after));
    }
}

/// The fewest and the most tiles that are taken after a question that is too far ahead to be told.
std::pair<int, int> takenBeyond(const State& state) {
    int budget = 512;
    std::pair<int, int> held{tileCount, 0};
    follow(state, held, budget);
    const int now = tilesHeld(state);
    return {budget > 0 ? held.first - now : 0, held.second - now};
}

Preview lookAhead(const State& before, const Choice& choice, int ahead) {
    Preview preview{choice, 0, {}, {}, {}, {}};
    State state = before;
    apply(state, choice, preview.events);
    const auto end = std::find_if(preview.events.begin(), preview.events.end(), endsTurn);
    if (end != preview.events.end()) {
        preview.events.erase(end, preview.events.end());
        return preview;
    }
    preview.next = prompt(state);
    if (ahead == 0) {
        preview.beyond = takenBeyond(state);
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
    std::pair<int, int> range = preview.beyond;
    for (std::size_t i = 0; i < preview.branches.size(); ++i) {
        const std::pair<int, int> branch = takenFrom(preview.branches[i]);
        range.first = i == 0 ? branch.first : std::min(range.first, branch.first);
        range.second = std::max(range.second, branch.second);
    }
    const int here = effectsOf(preview.events).total();
    return {range.first + here, range.second + here};
}

} // namespace ashlar::app
