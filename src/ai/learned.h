// What was learned by playing: how to evaluate positions, and which placements and falls look promising.
#pragma once

#include "network.h"
#include "policy.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace ashlar::ai {

struct Learned {
    Network network;
    Policy policy;
};

/// No position makes the sum of a unit larger than this.
std::int64_t largestSum(const Network& network, int unit) noexcept;

/// A weight in whole numbers, `one` standing for 1; one that is too large becomes the largest there is.
std::int16_t whole(float weight, float one) noexcept;

using RealRow = std::array<float, Network::units>;

/// A network in whole numbers. A unit whose sum might become too large weighs less and counts for more, which says the
/// same.
Network inWholeNumbers(std::span<const RealRow> weights, const RealRow& outputs);

/// Whether no position makes a sum of the network too large: that of a unit has 16 bits, that over the units 32.
bool hasRoom(const Network& network) noexcept;

/// A file of what was learned: what it must agree with, one line on where it comes from, and the numbers.
std::string writeLearned(const Learned& learned, std::string_view origin);

/// None if the text is no such file, one of other features, or one whose weights are so large that the sums of the
/// network might overflow.
std::optional<Learned> readLearned(std::string_view text);

/// What was learned for games of so many with variants, or without; null if nothing was.
const Learned* learnedFor(int seats, bool variants);

} // namespace ashlar::ai
