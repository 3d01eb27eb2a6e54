// The policies of a playout, for the playout itself and for the search that ends in one.
#pragma once

#include "ashlar/flaming/game.h"
#include "ashlar/random.h"

#include <array>
#include <cstdint>
#include <utility>

// One binary for every x86-64: hot loops are compiled twice, and the faster one is chosen when the program starts.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__) &&               \
    !defined(__SANITIZE_THREAD__)
#define ASHLAR_FAST_CLONES [[gnu::target_clones("arch=x86-64-v3", "default"), gnu::flatten]]
#else
#define ASHLAR_FAST_CLONES
#endif

namespace ashlar::ai::playout {

using namespace flaming;

constexpr std::uint32_t lowHalf(std::uint64_t bits) noexcept {
    return static_cast<std::uint32_t>(bits);
}
constexpr std::uint32_t highHalf(std::uint64_t bits) noexcept {
    return static_cast<std::uint32_t>(bits >> 32U);
}
constexpr int pick(std::uint32_t bits, int n) noexcept {
    return static_cast<int>(Random::scale(bits, static_cast<std::uint32_t>(n)));
}

/// Any choice.
struct RandomPolicy {
    template <int Width>
    static std::pair<Tile, int> place(const State& state, const Board<Width>& board, Random& random) {
        const TileMask hand = state.hands[static_cast<std::size_t>(state.active)];
        const auto spots = board.openSpots();
        const std::uint64_t bits = random.next();
        return {hand.nth(pick(lowHalf(bits), hand.size())), nth(spots, pick(highHalf(bits), count(spots)))};
    }
    template <int Width>
    static Fall fall(const State& /*state*/, const Board<Width>& /*board*/, Random& random) {
        return static_cast<Fall>(random.next() >> 63U);
    }
};

/// The tiles that would explode or burn, or be burned, beside these cells.
template <int Width>
TileMask dangerousBeside(const TileSet& tiles, const Board<Width>& board, typename Board<Width>::Bits around) {
    const TileMask coals = tiles.of(Material::Coal);
    const TileMask torches = tiles.of(Material::Torch);
    const TileMask straw = tiles.of(Material::Straw);
    const TileMask wood = tiles.of(Material::Wood);
    TileMask dangerous;
    if (any(around & (board.coal | board.torch))) {
        dangerous |= coals | torches | straw;
    }
    if (any(around & board.torch)) {
        dangerous |= wood;
    }
    if (any(around & board.straw)) {
        dangerous |= coals | torches;
    }
    if (any(around & board.wood)) {
        dangerous |= torches;
    }
    return dangerous;
}

/// The tiles that can be placed on a spot without mayhem that hurts who places it.
template <int Width>
TileMask quietTiles(const TileSet& tiles, const Board<Width>& board, int i) {
    using Bits = typename Board<Width>::Bits;
    return tiles.fitting(board.tileBelowLeft(i), board.tileBelowRight(i)) -
           dangerousBeside(tiles, board, board.touching(bitAt<Bits>(i)) & board.occupied);
}

/// The open spots of a pyramid, the lowest first, and what can be placed quietly on each.
struct QuietSpots {
    // Only the first `count` are written, and read: most often two or three of them.
    std::array<std::uint64_t, Options::maxSpots> quietBits; // NOLINT
    std::array<std::int16_t, Options::maxSpots> at;         // NOLINT: bits of the board
    int count = 0;

    QuietSpots() noexcept {} // NOLINT: as said
    TileMask quiet(int spot) const noexcept { return TileMask{quietBits[static_cast<std::size_t>(spot)]}; }

    /// @param hand only these tiles are of interest
    template <int Width>
    QuietSpots(const TileSet& tiles, const Board<Width>& board, TileMask hand) noexcept { // NOLINT: as said
        using Bits = typename Board<Width>::Bits;
        const TileMask incendiaries = tiles.of(Material::Coal) | tiles.of(Material::Torch);
        const bool noFire = !any(board.coal | board.torch) && (hand & incendiaries).empty();
        for (Bits left = board.openSpots(); any(left); clearLowest(left)) {
            const int i = lowest(left);
            const TileMask quiet =
                noFire ? tiles.fitting(board.tileBelowLeft(i), board.tileBelowRight(i)) : quietTiles(tiles, board, i);
            quietBits[static_cast<std::size_t>(count)] = (hand & quiet).bits();
            at[static_cast<std::size_t>(count++)] = static_cast<std::int16_t>(i);
        }
    }
};

/// Whether the falling tile would explode or burn, or be burned, beside the cell where it lands.
template <int Width>
bool fallsIntoDanger(const State& state, const Board<Width>& board, int to) {
    using Bits = typename Board<Width>::Bits;
    const Bits around = board.touching(bitAt<Bits>(to)) & board.occupied & ~bitAt<Bits>(board.falling);
    const Tile tile = board.tile(board.falling);
    if (state.fireDie) { // fire comes only from a tile that was placed
        return isIncendiary(tile) && any(around & (board.coal | board.torch));
    }
    return dangerousBeside(*state.tiles, board, around).contains(tile);
}

/// Whether the falling tile would come to rest quietly, on the left and on the right.
template <int Width>
std::array<bool, 2> quietFalls(const State& state, const Board<Width>& board) {
    const int from = board.falling;
    const auto quiet = [&](int to) {
        return board.tile(to) == Tile::None &&
               state.tiles->fitting(board.tileBelowLeft(to), board.tileBelowRight(to)).contains(board.tile(from)) &&
               !fallsIntoDanger(state, board, to);
    };
    return {quiet(board.belowLeftOf(from)), quiet(board.belowRightOf(from))};
}

/// Any placement without mayhem; where there is none, any. A tile falls where it comes to rest quietly, if it can.
struct GreedyPolicy {
    template <int Width>
    static std::pair<Tile, int> place(const State& state, const Board<Width>& board, Random& random) {
        const TileMask hand = state.hands[static_cast<std::size_t>(state.active)];
        const QuietSpots open{*state.tiles, board, hand};
        const std::uint64_t bits = random.next();
        int quiet = 0;
        for (int k = 0; k < open.count; ++k) {
            quiet += open.quiet(k).size();
        }
        if (quiet == 0) {
            const int spot = pick(highHalf(bits), open.count);
            return {hand.nth(pick(lowHalf(bits), hand.size())), open.at[static_cast<std::size_t>(spot)]};
        }
        int n = pick(lowHalf(bits), quiet);
        for (int k = 0;; ++k) {
            const TileMask tiles = open.quiet(k);
            if (n < tiles.size()) {
                return {tiles.nth(n), open.at[static_cast<std::size_t>(k)]};
            }
            n -= tiles.size();
        }
    }
    template <int Width>
    static Fall fall(const State& state, const Board<Width>& board, Random& random) {
        const auto [left, right] = quietFalls(state, board);
        return left == right ? static_cast<Fall>(random.next() >> 63U) : right ? Fall::Right : Fall::Left;
    }
};

/// Calls `policy` at each prompt until the game is over, `turns` are used up, or the pyramid needs another frame.
template <class Policy, int Width>
std::uint64_t playOn(State& state, Board<Width>& board, Random& random, int& turns) {
    Silence silence;
    std::uint64_t choices = 0;
    for (;; ++choices) {
        switch (state.phase) {
            [[likely]] case PromptKind::Place : {
                if (turns == 0 || wantsReframing(board)) {
                    return choices;
                }
                --turns;
                const auto [tile, i] = Policy::place(state, board, random);
                mayhem::place(state, board, tile, i, silence);
                break;
            }
        case PromptKind::Fall:
            mayhem::fall(state, board, Policy::fall(state, board, random), silence);
            break;
        case PromptKind::Die:
            mayhem::roll(state, board, faceOfSide(random.below(6)), silence);
            break;
        case PromptKind::Over:
            return choices;
        }
    }
}

/// Plays until the game is over or `maxTurns` turns are over, to the end of the last one.
template <class Policy>
std::uint64_t playOutBy(State& state, Random& random, int maxTurns) {
    Random local = random; // in registers: a reference would be read and written at every choice
    std::uint64_t choices = 0;
    while (state.phase != PromptKind::Over && (maxTurns > 0 || state.phase != PromptKind::Place)) {
        changeBoard(state, [&](auto& board) { choices += playOn<Policy>(state, board, local, maxTurns); });
    }
    random = local;
    return choices;
}

} // namespace ashlar::ai::playout
