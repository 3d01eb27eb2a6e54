// The learned policy: how promising each placement looks at first sight.
#pragma once

#include "position_features.h"

#include <array>
#include <cstdint>

namespace ashlar::ai::policy {

using namespace flaming;
using features::after;
using features::Block;

inline constexpr int mostAfter = 7; ///< quiet placements of a hand after this one

// Of a placement, each apart for quiet ones and others:
inline constexpr Block kind{0, 2 * features::kinds};                         // of the tile
inline constexpr Block places = after(kind, 2 * (features::mostPlaces + 1)); // where it could go quietly
inline constexpr Block own = after(places, 2 * (handSize + 1));              // of the hand could go here quietly
inline constexpr Block rival = after(own, 2 * (handSize + 1));               // of the next player's hand
inline constexpr Block tolerance = after(rival, 2 * (tileCount / 3 + 1));    // of all tiles
inline constexpr Block row = after(tolerance, 2 * 8);
inline constexpr Block spots = after(row, 2 * (features::mostSpots + 1));
inline constexpr Block choices = after(spots, 2 * (mostAfter + 1)); // quiet placements there are
inline constexpr Block stage = after(choices, 2 * features::stages);
inline constexpr Block burns = after(stage, 2);
inline constexpr Block rivalAfter = after(burns, 2 * (mostAfter + 1));    // left to the next player
inline constexpr Block ownAfter = after(rivalAfter, 2 * (mostAfter + 1)); // left to the own hand
inline constexpr int count = ownAfter.end();

/// The open spots and what the policy needs to know of them. @pre someone is to place
struct Outlook {
    struct Spot {
        std::uint64_t quiet; ///< the tiles that can be placed here quietly
        std::uint64_t fits;  ///< the tiles that stand here
        Tile left;           ///< with a tile here it would bear a new spot; or none
        Tile right;          ///< the same
        std::int8_t row;
    };
    std::array<Spot, Options::maxSpots> open; // NOLINT: only `spots` are written, and read
    int spots = 0;
    int stage = 0;
    int quiet = 0; ///< quiet placements there are
    bool forced = false;
    TileMask held;
    TileMask rival; ///< the next player's hand

    explicit Outlook(const State& state) noexcept { // NOLINT: as said
        held = state.hands[static_cast<std::size_t>(state.active)];
        rival = state.hands[static_cast<std::size_t>((state.active + 1) % state.seats)];
        withBoard(state, [&](const auto& board) {
            using Bits = std::decay_t<decltype(board.occupied)>;
            constexpr int stride = std::decay_t<decltype(board)>::stride;
            forced = any(board.forcedSpots());
            for (Bits bits = board.openSpots(); any(bits); clearLowest(bits)) {
                const int i = lowest(bits);
                Spot& spot = open[static_cast<std::size_t>(spots++)];
                spot.fits = state.tiles->fitting(board.tileBelowLeft(i), board.tileBelowRight(i)).bits();
                spot.quiet = playout::quietTiles(*state.tiles, board, i).bits();
                const auto beside = [&](int neighbour, int above) {
                    return neighbour >= 0 && neighbour < board.cells && test(board.occupied, neighbour) &&
                                   !test(board.occupied, above)
                               ? board.tile(neighbour)
                               : Tile::None;
                };
                spot.left = beside(i + 1, i + stride);
                spot.right = beside(i - 1, i + stride - 1);
                spot.row = static_cast<std::int8_t>(std::min(board.rowOf(i), 7));
                quiet += std::popcount(held.bits() & spot.quiet);
            }
        });
        stage = features::stageOf(state);
    }
};

/// Calls see(feature) for each feature of a placement.
template <class See>
void forPlacement(const TileSet& tiles, const Outlook& outlook, Tile tile, int where, const See& see) {
    const auto& spot = outlook.open[static_cast<std::size_t>(where)];
    const bool calm = TileMask{spot.quiet}.contains(tile);
    const auto apart = [&](Block block, int i) { see(block.at((calm ? block.size / 2 : 0) + i)); };
    int room = 0;   // spots where it could go quietly
    int next = 0;   // spots that the next player finds, but for the ends of the base
    int rivals = 0; // quiet placements on them of the next player's hand
    int owns = 0;   // and of the rest of the own hand
    const TileMask others = outlook.held - TileMask{tile};
    for (int k = 0; k < outlook.spots; ++k) {
        const auto& other = outlook.open[static_cast<std::size_t>(k)];
        room += TileMask{other.quiet}.contains(tile) ? 1 : 0;
        if (k != where && outlook.forced) {
            rivals += std::popcount(outlook.rival.bits() & other.quiet);
            owns += std::popcount(others.bits() & other.quiet);
            ++next;
        }
    }
    const auto grown = [&](Tile left, Tile right) {
        const std::uint64_t fits = tiles.fitting(left, right).bits();
        rivals += std::popcount(outlook.rival.bits() & fits);
        owns += std::popcount(others.bits() & fits);
        ++next;
    };
    if (spot.left != Tile::None) {
        grown(spot.left, tile);
    }
    if (spot.right != Tile::None) {
        grown(tile, spot.right);
    }
    if (next == 0) { // the base is extended, by anything
        rivals = owns = mostAfter;
    }
    apart(kind, features::kindOf(tile));
    apart(places, std::min(room, features::mostPlaces));
    apart(own, std::popcount(others.bits() & spot.quiet));
    apart(rival, std::popcount(outlook.rival.bits() & spot.quiet));
    apart(tolerance, std::popcount(spot.quiet & TileMask::all().bits()) / 3);
    apart(row, spot.row);
    apart(spots, std::min(outlook.spots, features::mostSpots));
    apart(choices, std::min(outlook.quiet, mostAfter));
    apart(stage, outlook.stage);
    apart(burns, 0);
    if (!calm) {
        see(burns.at(TileMask{spot.fits}.contains(tile) ? 1 : 0));
    }
    apart(rivalAfter, std::min(rivals, mostAfter));
    apart(ownAfter, std::min(owns, mostAfter));
}

} // namespace ashlar::ai::policy

namespace ashlar::ai {

/// Weighs placements by a sum over their features.
struct Policy {
    static constexpr int one = 256; ///< what stands for 1 in a weight

    std::array<std::int16_t, static_cast<std::size_t>(policy::count)> weights{};

    /// The larger the better it looks.
    float logit(const flaming::TileSet& tiles, const policy::Outlook& outlook, flaming::Tile tile,
                int where) const noexcept {
        int sum = 0;
        policy::forPlacement(tiles, outlook, tile, where,
                             [&](int feature) { sum += weights[static_cast<std::size_t>(feature)]; });
        return static_cast<float>(sum) / one;
    }
};

} // namespace ashlar::ai
