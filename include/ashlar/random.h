// A small portable random generator: the same seed gives the same game on every platform.
#pragma once

#include <cassert>
#include <cstdint>
#include <ranges>
#include <utility>

namespace ashlar {

/// A value-type generator (the SplitMix64 sequence). Copying it copies the future it will produce.
class Random {
public:
    explicit constexpr Random(std::uint64_t seed = 0) noexcept : state_{seed} {}

    /// The next 64 random bits.
    constexpr std::uint64_t next() noexcept {
        std::uint64_t z = (state_ += 0x9E3779B97F4A7C15U);
        z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
        z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
        return z ^ (z >> 31U);
    }

    /// A number from 0 to n - 1, each equally likely (to within n / 2^32).
    /// @pre n > 0
    constexpr std::uint32_t below(std::uint32_t n) noexcept {
        assert(n > 0);
        return scale(static_cast<std::uint32_t>(next() >> 32U), n);
    }

    /// Maps 32 random bits to 0 .. n - 1.
    static constexpr std::uint32_t scale(std::uint32_t bits, std::uint32_t n) noexcept {
        return static_cast<std::uint32_t>((static_cast<std::uint64_t>(bits) * n) >> 32U);
    }

private:
    std::uint64_t state_;
};

/// Puts the items into a random order, each equally likely.
template <std::ranges::random_access_range Items>
constexpr void shuffle(Items&& items, Random& random) noexcept {
    for (auto left = static_cast<std::uint32_t>(std::ranges::size(items)); left > 1; --left) {
        std::swap(items[left - 1], items[random.below(left)]);
    }
}

} // namespace ashlar
