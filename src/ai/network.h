// The learned evaluation: a small network of integers, the same on every machine.
#pragma once

#include "position_features.h"

#include <array>
#include <cstdint>
#include <limits>

namespace ashlar::ai {

/// Scores a seat: the sum of what its features and those of the pyramid weigh in each unit, then of what the units
/// weigh. The first unit is linear, the others count where they are positive.
struct Network {
    static constexpr int units = 16;
    static constexpr int one = 256;                                          ///< what stands for 1 in a weight
    static constexpr int largest = std::numeric_limits<std::int16_t>::max(); ///< sum of a unit

    // All units at once, in a register.
    using Row [[gnu::vector_size(units * sizeof(std::int16_t))]] = std::int16_t;
    std::array<Row, static_cast<std::size_t>(features::count)> weights{};
    Row outputs{};

    /// The logits of the seats' shares. @pre someone is to place
    std::array<float, flaming::maxSeats> scores(const flaming::State& state) const noexcept {
        const features::Situation situation{state};
        Row pyramid{};
        features::forPyramid(state, situation,
                             [&](int feature) { pyramid += weights[static_cast<std::size_t>(feature)]; });
        std::array<float, flaming::maxSeats> result{};
        for (int seat = 0; seat < state.seats; ++seat) {
            Row sums = pyramid;
            features::forSeat(state, situation, seat,
                              [&](int feature) { sums += weights[static_cast<std::size_t>(feature)]; });
            std::int32_t total = sums[0] * outputs[0];
            for (int unit = 1; unit < units; ++unit) {
                total += std::max<std::int16_t>(sums[unit], 0) * outputs[unit];
            }
            result[static_cast<std::size_t>(seat)] = static_cast<float>(total) / (one * one);
        }
        return result;
    }
};

} // namespace ashlar::ai
