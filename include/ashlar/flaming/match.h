// A match of several rounds (rules, section 7).
#pragma once

#include "ashlar/flaming/state.h"

#include <array>

namespace ashlar::flaming {

inline constexpr int maxRoundsToWin = 5;

/// The rounds won so far; the first to win `to` of them wins the match.
struct Match {
    int to = 1; ///< 1 to maxRoundsToWin
    std::array<int, maxSeats> won{};

    friend bool operator==(const Match&, const Match&) noexcept = default;
};

/// The seat that has won the match, or -1.
constexpr int winnerOf(const Match& match) noexcept {
    for (int seat = 0; seat < maxSeats; ++seat) {
        if (match.won[static_cast<std::size_t>(seat)] >= match.to) {
            return seat;
        }
    }
    return -1;
}

/// After a round: counts it, and says who starts the next. A tied round counts for nobody and the same player starts
/// again.
/// @param winners bit s for seat s, as `winners(state)`; @param first who started this round
constexpr int finishRound(Match& match, unsigned winners, int first) noexcept {
    for (int seat = 0; seat < maxSeats; ++seat) {
        if (winners == 1U << static_cast<unsigned>(seat)) {
            ++match.won[static_cast<std::size_t>(seat)];
            return seat;
        }
    }
    return first;
}

} // namespace ashlar::flaming
