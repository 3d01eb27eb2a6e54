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

#ifdef __SIZEOF_INT128__
/// Two words combined as one integer: compilers keep it in two registers, where they shuffle a small array through
/// memory. Kept as two words, so that it is no more aligned than they are.
class TwoWords {
public:
    __extension__ using Integer = unsigned __int128;

    constexpr TwoWords() noexcept = default;
    constexpr TwoWords(Integer bits) noexcept // NOLINT: it is one
        : low_{static_cast<std::uint64_t>(bits)}, high_{static_cast<std::uint64_t>(bits >> 64U)} {}
    constexpr Integer integer() const noexcept { return Integer{high_} << 64U | low_; }
    constexpr std::uint64_t low() const noexcept { return low_; }
    constexpr std::uint64_t high() const noexcept { return high_; }

    constexpr TwoWords& operator&=(TwoWords other) noexcept { return *this = *this & other; }
    constexpr TwoWords& operator|=(TwoWords other) noexcept { return *this = *this | other; }
    constexpr TwoWords& operator^=(TwoWords other) noexcept { return *this = integer() ^ other.integer(); }
    friend constexpr TwoWords operator&(TwoWords a, TwoWords b) noexcept { return a.integer() & b.integer(); }
    friend constexpr TwoWords operator|(TwoWords a, TwoWords b) noexcept { return a.integer() | b.integer(); }
    friend constexpr TwoWords operator~(TwoWords a) noexcept { return ~a.integer(); }
    friend constexpr TwoWords operator<<(TwoWords a, unsigned shift) noexcept { return a.integer() << shift; }
    friend constexpr TwoWords operator>>(TwoWords a, unsigned shift) noexcept { return a.integer() >> shift; }
    friend constexpr bool operator==(TwoWords, TwoWords) noexcept = default;

private:
    std::uint64_t low_ = 0;
    std::uint64_t high_ = 0;
};
#else
using TwoWords = WordRow<2>;
#endif

/// At least `Size` bits.
template <int Size>
using BitRow = std::conditional_t<
    (Size <= 64), std::uint64_t,
    std::conditional_t<(Size <= 128), TwoWords, WordRow<static_cast<std::size_t>((Size + 63) / 64)>>>;

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

#ifdef __SIZEOF_INT128__
constexpr bool any(TwoWords bits) noexcept {
    return (bits.low() | bits.high()) != 0;
}
constexpr int count(TwoWords bits) noexcept {
    return std::popcount(bits.low()) + std::popcount(bits.high());
}
constexpr int highest(TwoWords bits) noexcept {
    return bits.high() != 0 ? 64 + highest(bits.high()) : highest(bits.low());
}
constexpr int lowest(TwoWords bits) noexcept {
    return bits.low() != 0 ? lowest(bits.low()) : 64 + lowest(bits.high());
}
constexpr void clear(TwoWords& bits, int i) noexcept {
    bits &= ~(TwoWords{1} << static_cast<unsigned>(i));
}
constexpr void clearLowest(TwoWords& bits) noexcept {
    bits = bits.integer() & (bits.integer() - 1);
}
constexpr bool test(TwoWords bits, int i) noexcept {
    return ((i < 64 ? bits.low() : bits.high()) >> (static_cast<unsigned>(i) % 64) & 1U) != 0;
}
constexpr std::uint64_t lowWord(TwoWords bits) noexcept {
    return bits.low();
}
constexpr TwoWords bitsIf(bool condition, TwoWords bits) noexcept {
    return bits.integer() & (TwoWords::Integer{0} - static_cast<TwoWords::Integer>(condition));
}
constexpr int nth(TwoWords bits, int n) noexcept {
    for (; n > 0; --n) {
        clearLowest(bits);
    }
    return lowest(bits);
}
#endif

/// The row whose lowest word is this, the others empty.
template <class Bits>
constexpr Bits fromWord(std::uint64_t low) noexcept {
    if constexpr (requires { Bits{}.words; }) {
        Bits bits{};
        bits.words[0] = low;
        return bits;
    } else {
        return low;
    }
}

/// The row in which only bit i is set.
template <class Bits>
constexpr Bits bitAt(int i) noexcept {
    if constexpr (requires { Bits{}.words; }) {
        Bits bits{};
        bits.words[static_cast<std::size_t>(i) / 64] = std::uint64_t{1} << (static_cast<unsigned>(i) % 64);
        return bits;
    } else {
        return Bits{1} << static_cast<unsigned>(i);
    }
}
/// The row in which the bits 0 to n - 1 are set. @pre 0 <= n <= 64
template <class Bits>
constexpr Bits lowBits(int n) noexcept {
    return fromWord<Bits>(n == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << static_cast<unsigned>(n)) - 1);
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
