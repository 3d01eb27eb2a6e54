// Fixed rows of bits for boards of every size: one word is a plain integer, more are a small array.
#pragma once

#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace ashlar::flaming {

/// N words of 64 bits, shifted and combined like one unsigned integer.
template <std::size_t N>
struct WordRow {
    std::array<std::uint64_t, N> words{}; // lowest first

    constexpr WordRow& operator&=(const WordRow& other) noexcept {
        for (std::size_t i = 0; i < N; ++i) {
            words[i] &= other.words[i];
        }
        return *this;
    }
    constexpr WordRow& operator|=(const WordRow& other) noexcept {
        for (std::size_t i = 0; i < N; ++i) {
            words[i] |= other.words[i];
        }
        return *this;
    }
    constexpr WordRow& operator^=(const WordRow& other) noexcept {
        for (std::size_t i = 0; i < N; ++i) {
            words[i] ^= other.words[i];
        }
        return *this;
    }
    friend constexpr WordRow operator&(WordRow a, const WordRow& b) noexcept { return a &= b; }
    friend constexpr WordRow operator|(WordRow a, const WordRow& b) noexcept { return a |= b; }
    friend constexpr WordRow operator~(WordRow a) noexcept {
        for (auto& word : a.words) {
            word = ~word;
        }
        return a;
    }
    /// @pre 0 < shift < 64
    friend constexpr WordRow operator<<(WordRow a, unsigned shift) noexcept {
        for (std::size_t i = N - 1; i > 0; --i) {
            a.words[i] = (a.words[i] << shift) | (a.words[i - 1] >> (64U - shift));
        }
        a.words[0] <<= shift;
        return a;
    }
    /// @pre 0 < shift < 64
    friend constexpr WordRow operator>>(WordRow a, unsigned shift) noexcept {
        for (std::size_t i = 0; i + 1 < N; ++i) {
            a.words[i] = (a.words[i] >> shift) | (a.words[i + 1] << (64U - shift));
        }
        a.words[N - 1] >>= shift;
        return a;
    }
    friend constexpr bool operator==(const WordRow&, const WordRow&) noexcept = default;
};

/// At least `Size` bits.
template <int Size>
using BitRow = std::conditional_t<(Size <= 64), std::uint64_t, WordRow<static_cast<std::size_t>((Size + 63) / 64)>>;

constexpr bool any(std::uint64_t bits) noexcept {
    return bits != 0;
}
constexpr int count(std::uint64_t bits) noexcept {
    return std::popcount(bits);
}
/// @pre any(bits)
constexpr int highest(std::uint64_t bits) noexcept {
    return 63 - std::countl_zero(bits);
}
/// @pre any(bits)
constexpr int lowest(std::uint64_t bits) noexcept {
    return std::countr_zero(bits);
}
constexpr void clearLowest(std::uint64_t& bits) noexcept {
    bits &= bits - 1;
}
constexpr void clear(std::uint64_t& bits, int i) noexcept {
    bits &= ~(std::uint64_t{1} << static_cast<unsigned>(i));
}
constexpr bool test(std::uint64_t bits, int i) noexcept {
    return ((bits >> static_cast<unsigned>(i)) & 1U) != 0;
}

template <std::size_t N>
constexpr bool any(const WordRow<N>& bits) noexcept {
    std::uint64_t all = 0;
    for (const auto word : bits.words) {
        all |= word;
    }
    return all != 0;
}
template <std::size_t N>
constexpr int count(const WordRow<N>& bits) noexcept {
    int sum = 0;
    for (const auto word : bits.words) {
        sum += std::popcount(word);
    }
    return sum;
}
template <std::size_t N>
constexpr int highest(const WordRow<N>& bits) noexcept {
    for (std::size_t i = N - 1; i > 0; --i) {
        if (bits.words[i] != 0) {
            return static_cast<int>(64 * i) + highest(bits.words[i]);
        }
    }
    return highest(bits.words[0]);
}
template <std::size_t N>
constexpr int lowest(const WordRow<N>& bits) noexcept {
    for (std::size_t i = 0; i + 1 < N; ++i) {
        if (bits.words[i] != 0) {
            return static_cast<int>(64 * i) + lowest(bits.words[i]);
        }
    }
    return static_cast<int>(64 * (N - 1)) + lowest(bits.words[N - 1]);
}
template <std::size_t N>
constexpr void clear(WordRow<N>& bits, int i) noexcept {
    clear(bits.words[static_cast<std::size_t>(i) / 64], i % 64);
}
template <std::size_t N>
constexpr void clearLowest(WordRow<N>& bits) noexcept {
    clear(bits, lowest(bits));
}
template <std::size_t N>
constexpr bool test(const WordRow<N>& bits, int i) noexcept {
    return test(bits.words[static_cast<std::size_t>(i) / 64], i % 64);
}

/// The row in which only bit i is set.
template <class Bits>
constexpr Bits bitAt(int i) noexcept {
    if constexpr (std::same_as<Bits, std::uint64_t>) {
        return std::uint64_t{1} << static_cast<unsigned>(i);
    } else {
        Bits bits{};
        bits.words[static_cast<std::size_t>(i) / 64] = std::uint64_t{1} << (static_cast<unsigned>(i) % 64);
        return bits;
    }
}
/// The row in which the bits 0 to n - 1 are set. @pre 0 <= n <= 64
template <class Bits>
constexpr Bits lowBits(int n) noexcept {
    const std::uint64_t low = n == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << static_cast<unsigned>(n)) - 1;
    if constexpr (std::same_as<Bits, std::uint64_t>) {
        return low;
    } else {
        Bits bits{};
        bits.words[0] = low;
        return bits;
    }
}
/// The lowest 64 bits.
constexpr std::uint64_t lowWord(std::uint64_t bits) noexcept {
    return bits;
}
template <std::size_t N>
constexpr std::uint64_t lowWord(const WordRow<N>& bits) noexcept {
    return bits.words[0];
}

/// These bits if `condition`, else none; no branch, as what decides is mostly a tile and hence unpredictable.
constexpr std::uint64_t bitsIf(bool condition, std::uint64_t bits) noexcept {
    return bits & (std::uint64_t{0} - static_cast<std::uint64_t>(condition));
}
template <std::size_t N>
constexpr WordRow<N> bitsIf(bool condition, WordRow<N> bits) noexcept {
    for (auto& word : bits.words) {
        word = bitsIf(condition, word);
    }
    return bits;
}

/// The n-th set bit from below, from 0. @pre n < count(bits)
constexpr int nth(std::uint64_t bits, int n) noexcept {
    for (int step = 0; step < 4; ++step) { // most are among the first five: no branch to predict
        bits &= bits - static_cast<std::uint64_t>(step < n);
    }
    for (int step = 4; step < n; ++step) {
        bits &= bits - 1;
    }
    return lowest(bits);
}
template <std::size_t N>
constexpr int nth(const WordRow<N>& bits, int n) noexcept {
    std::size_t i = 0;
    for (; n >= std::popcount(bits.words[i]); ++i) {
        n -= std::popcount(bits.words[i]);
    }
    return static_cast<int>(64 * i) + nth(bits.words[i], n);
}

} // namespace ashlar::flaming
