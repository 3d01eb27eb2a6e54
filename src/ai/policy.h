// The learned policy: how promising each placement, and each way to fall, looks at first sight.
#pragma once

#include "drop.h"
#include "position_features.h"

#include <array>
#include <cstdint>

namespace ashlar::ai::policy {

using namespace flaming;
using features::after;
using features::Block;

inline constexpr int mostAfter = 7;  ///< quiet placements of a hand after this one
inline constexpr int mostBurned = 7; ///< tiles that a fire or an explosion gives back

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
// Of a placement that collapses:
inline constexpr Block troubles = after(ownAfter, 4);            // at least so many tiles then have no hold
inline constexpr Block taken = after(troubles, features::kinds); // each tile that it takes along
// Of a placement that burns or explodes:
inline constexpr Block burned = after(taken, mostBurned + 1); // tiles that come back
// Of a fall to one side:
inline constexpr Block lands = after(burned, 2 * 4);               // on how many, and whether it rests there
inline constexpr Block danger = after(lands, 2);                   // of fire and explosion
inline constexpr Block falls = after(danger, 2 * features::kinds); // the tile, and whether it rests
inline constexpr Block ownSide = after(falls, 3);                  // the neighbour on this side: none, holds, falls too
inline constexpr Block opposite = after(ownSide, 3);               // the same on the other side
inline constexpr Block touched = after(opposite, 3);               // tiles beside where it lands
inline constexpr Block floor = after(touched, 8);                  // where it lands
// With the Curse, of a placement:
inline constexpr Block cursing = after(floor, 1); // it strikes
inline constexpr Block exposing =
    after(cursing, 4); // lays a pair; who holds a third: nobody, the next player, oneself, both
inline constexpr Block lifted = after(exposing, 1); // takes a spot where the next player could have brought it about
inline constexpr Block leaving = after(lifted, 2);  // elsewhere it is left to the next player, or to the own hand
// and of a fall:
inline constexpr Block dropping = after(leaving, 2); // it strikes the player before, or who decides
// With the Fire Die, of a placement:
inline constexpr Block fireKind = after(dropping, 2 * features::kinds); // as kind
inline constexpr Block fireBurned = after(fireKind, mostBurned + 1);    // as burned
inline constexpr int count = fireBurned.end();

/// Which placements an outlook is for: for quiet ones there is less to know.
enum class Regard : std::uint8_t { All, Quiet };

/// The open spots and what the policy needs to know of them. @pre someone is to place
struct Outlook {
    struct Spot {
        std::uint64_t quiet;  ///< the tiles that can be placed here quietly
        std::uint64_t cursed; ///< the tiles that the Curse strikes at here
        int owns;             ///< quiet placements here of the hand to place from
        int rivals;           ///< the same of the next player's hand
        Tile left;            ///< with a tile here it would bear a new spot; or none
        Tile right;           ///< the same
        Tile belowLeft;       ///< what a tile here rests on
        Tile belowRight;
        std::int8_t row;
        Drop drop; ///< unwritten in the base, where everything stands, and for quiet placements
        // Unwritten for quiet placements, and where neither the pyramid nor the hand holds an incendiary tile:
        std::int8_t byCoal;  ///< tiles that a coal here would burn
        std::int8_t byTorch; ///< the same for a torch
        std::int8_t around;  ///< tiles beside it that an explosion would hit
        bool nearIncendiary;
        bool nearTorch;

        /// About how many tiles come back if this one is placed here, which stands but is not quiet. With the Fire Die
        /// the die decides whether it burns.
        int burned(Tile tile) const noexcept {
            if (isRegular(tile)) {
                return std::min(1 + (nearTorch ? byTorch : byCoal), mostBurned);
            }
            return nearIncendiary ? around : isCoal(tile) ? byCoal : byTorch;
        }
    };
    std::array<Spot, Options::maxSpots> open; // NOLINT: only `spots` are written, and read
    int spots = 0;
    int stage = 0;
    int quiet = 0;                 ///< quiet placements there are
    int rivals = 0;                ///< quiet placements of the next player's hand
    std::uint64_t cursed = 0;      ///< the tiles that the Curse strikes at on some spot
    std::uint64_t cursedTwice = 0; ///< the same on several
    bool forced = false;
    bool curse;
    bool fireDie;
    TileMask held;
    TileMask rival; ///< the next player's hand

    explicit Outlook(const State& state, Regard regard = Regard::All) noexcept // NOLINT: as said
        : curse{state.curse}, fireDie{state.fireDie} {
        held = state.hands[static_cast<std::size_t>(state.active)];
        rival = state.hands[static_cast<std::size_t>((state.active + 1) % state.seats)];
        withBoard(state, [&](const auto& board) {
            using Bits = std::decay_t<decltype(board.occupied)>;
            constexpr int stride = std::decay_t<decltype(board)>::stride;
            forced = any(board.forcedSpots());
            const auto atMost = [](int most, int n) { return static_cast<std::int8_t>(std::min(most, n)); };
            const TileMask incendiaries = state.tiles->of(Material::Coal) | state.tiles->of(Material::Torch);
            const bool fiery =
                regard == Regard::All && (any(board.coal | board.torch) || !(held & incendiaries).empty());
            for (Bits bits = board.openSpots(); any(bits); clearLowest(bits)) {
                const int i = lowest(bits);
                Spot& spot = open[static_cast<std::size_t>(spots++)];
                spot.quiet = playout::quietTiles(*state.tiles, board, i).bits();
                const auto beside = [&](int neighbour, int above) {
                    return neighbour >= 0 && neighbour < board.cells && test(board.occupied, neighbour) &&
                                   !test(board.occupied, above)
                               ? board.tile(neighbour)
                               : Tile::None;
                };
                spot.left = beside(i + 1, i + stride);
                spot.right = beside(i - 1, i + stride - 1);
                spot.belowLeft = board.tileBelowLeft(i);
                spot.belowRight = board.tileBelowRight(i);
                spot.cursed =
                    curse ? spot.quiet & features::cursedOn(*state.tiles, spot.belowLeft, spot.belowRight).bits() : 0;
                if (const Bits bit = bitAt<Bits>(i); fiery) {
                    const Bits near = board.touching(bit) & board.occupied;
                    spot.byCoal = atMost(mostBurned, flaming::count(board.flood(bit, board.straw)));
                    spot.byTorch = atMost(mostBurned, flaming::count(board.flood(bit, board.straw | board.wood)));
                    spot.around = atMost(mostBurned, flaming::count(near & ~(board.coal | board.torch)));
                    spot.nearTorch = any(near & board.torch);
                    spot.nearIncendiary = spot.nearTorch || any(near & board.coal);
                }
                if (regard == Regard::All && i >= stride) {
                    spot.drop = Drop{*state.tiles, board, i};
                }
                spot.row = atMost(7, board.rowOf(i));
                spot.owns = std::popcount(held.bits() & spot.quiet);
                spot.rivals = std::popcount(rival.bits() & spot.quiet);
                quiet += spot.owns;
                rivals += spot.rivals;
                cursedTwice |= cursed & spot.cursed;
                cursed |= spot.cursed;
            }
        });
        stage = features::stageOf(state);
    }

    /// Spots where a tile could go quietly.
    int room(Tile tile) const noexcept {
        int result = 0;
        for (int k = 0; k < spots; ++k) {
            result += TileMask{open[static_cast<std::size_t>(k)].quiet}.contains(tile) ? 1 : 0;
        }
        return result;
    }
};

/// Calls see(feature) for each feature of a placement that concerns the Curse.
template <class See>
void forCurse(const TileSet& tiles, const Outlook& outlook, Tile tile, int where, const See& see) {
    const auto& spot = outlook.open[static_cast<std::size_t>(where)];
    const TileMask others = outlook.held - TileMask{tile};
    const auto meets = [](TileMask hand, TileMask wanted) { return !(hand & wanted).empty(); };
    if (TileMask{spot.cursed}.contains(tile)) {
        see(cursing.at(0));
    } else {
        if (meets(outlook.rival, TileMask{spot.cursed})) {
            see(lifted.at(0));
        }
        const TileMask equals = tiles.sameWeight(tile);
        if (TileMask{spot.quiet}.contains(tile) && (equals.contains(spot.left) || equals.contains(spot.right))) {
            const TileMask thirds = equals - tiles.of(Material::Coal) - tiles.of(Material::Torch); // fire comes first
            see(exposing.at((meets(outlook.rival, thirds) ? 1 : 0) + (meets(others, thirds) ? 2 : 0)));
        }
    }
    const TileMask elsewhere{(outlook.cursed & ~spot.cursed) | outlook.cursedTwice};
    if (meets(outlook.rival, elsewhere)) {
        see(leaving.at(0));
    }
    if (meets(others, elsewhere)) {
        see(leaving.at(1));
    }
}

/// Calls see(feature) for each feature of a placement.
/// @pre the tile is held, and quiet there if the outlook is for quiet placements
template <class See>
void forPlacement(const TileSet& tiles, const Outlook& outlook, Tile tile, int where, const See& see) {
    const auto& spot = outlook.open[static_cast<std::size_t>(where)];
    const bool calm = TileMask{spot.quiet}.contains(tile);
    const auto apart = [&](Block block, int i) { see(block.at((calm ? block.size / 2 : 0) + i)); };
    const int self = calm ? 1 : 0; // in the counts of this spot
    const int room = outlook.room(tile);
    int next = 0;   // spots that the next player finds, but for the ends of the base
    int rivals = 0; // quiet placements on them of the next player's hand
    int owns = 0;   // and of the rest of the own hand
    const TileMask others = outlook.held - TileMask{tile};
    if (outlook.forced) {
        next = outlook.spots - 1;
        rivals = outlook.rivals - spot.rivals;
        owns = outlook.quiet - spot.owns - (room - self);
    }
    const auto grown = [&](Tile left, Tile right) {
        const std::uint64_t fits = tiles.fitting(left, right).bits();
        rivals += std::popcount(outlook.rival.bits() & fits);
        owns += std::popcount(others.bits() & fits);
        ++next;
    };
    const bool cursed = TileMask{spot.cursed}.contains(tile); // then it is taken and bears nothing
    if (spot.left != Tile::None && !cursed) {
        grown(spot.left, tile);
    }
    if (spot.right != Tile::None && !cursed) {
        grown(tile, spot.right);
    }
    if (next == 0) { // the base is extended, by anything
        rivals = owns = mostAfter;
    }
    apart(kind, features::kindOf(tile));
    apart(places, std::min(room, features::mostPlaces));
    apart(own, spot.owns - self);
    apart(rival, spot.rivals);
    apart(tolerance, std::popcount(spot.quiet & TileMask::all().bits()) / 3);
    apart(row, spot.row);
    apart(spots, std::min(outlook.spots, features::mostSpots));
    apart(choices, std::min(outlook.quiet, mostAfter));
    apart(stage, outlook.stage);
    apart(burns, 0);
    if (!calm) {
        const bool fits = tiles.fitting(spot.belowLeft, spot.belowRight).contains(tile);
        see(burns.at(fits ? 1 : 0));
        if (!fits) {
            see(troubles.at(std::min(spot.drop.troubles(tiles, tile, 0), spot.drop.troubles(tiles, tile, 1))));
            see(taken.at(features::kindOf(spot.belowLeft)));
            see(taken.at(features::kindOf(spot.belowRight)));
        } else {
            see(burned.at(spot.burned(tile)));
            if (outlook.fireDie) {
                see(fireBurned.at(spot.burned(tile)));
            }
        }
    }
    apart(rivalAfter, std::min(rivals, mostAfter));
    apart(ownAfter, std::min(owns, mostAfter));
    if (outlook.curse) {
        forCurse(tiles, outlook, tile, where, see);
    }
    if (outlook.fireDie) {
        apart(fireKind, features::kindOf(tile));
    }
}

/// A tile that is about to fall, and what it would meet on each side. @pre somebody is to choose where it falls
struct FallOutlook {
    struct Landing {
        std::int8_t supports; ///< tiles below where it lands, 3 for the ground
        std::int8_t touched;  ///< tiles left and right of there
        bool danger;          ///< of fire or an explosion
        bool cursed;          ///< it rests there, and the Curse strikes it or its neighbour
    };
    Tile tile = Tile::None;
    int floor = 0;    ///< the row where it lands
    bool own = false; ///< who decides is who would be given cursed tiles
    Drop drop;
    std::array<Landing, 2> landings{}; ///< by Fall

    explicit FallOutlook(const State& state) noexcept {
        withBoard(state, [&](const auto& board) {
            using Bits = typename std::decay_t<decltype(board)>::Bits;
            const int from = board.falling;
            tile = board.tile(from);
            own = state.decider != state.active;
            floor = std::min(board.rowOf(from) - 1, policy::floor.size - 1);
            drop = Drop{*state.tiles, board, from};
            for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
                const int to = side == 0 ? board.belowLeftOf(from) : board.belowRightOf(from);
                const Bits bit = bitAt<Bits>(to);
                const auto there = [](Tile below) { return below == Tile::None ? 0 : 1; };
                const Tile left = board.tileBelowLeft(to);
                const Tile right = board.tileBelowRight(to);
                Landing& landing = landings[side];
                landing.supports = static_cast<std::int8_t>(left == Tile::Ground ? 3 : there(left) + there(right));
                landing.touched =
                    static_cast<std::int8_t>(flaming::count(((bit << 1U) | (bit >> 1U)) & board.occupied));
                landing.danger = playout::fallsIntoDanger(state, board, to);
                const Drop::Side& met = drop.sides[side];
                landing.cursed = state.curse && !landing.danger && TileMask{met.rests}.contains(tile) &&
                                 (features::cursedOn(*state.tiles, left, right).contains(tile) ||
                                  features::cursedOn(*state.tiles, tile, met.support).contains(met.neighbour));
            }
        });
    }
};

/// Calls see(feature) for each feature of a fall to one side.
template <class See>
void forFall(const TileSet& tiles, const FallOutlook& outlook, std::size_t side, const See& see) {
    const FallOutlook::Landing& landing = outlook.landings[side];
    const Drop& drop = outlook.drop;
    const int rests = TileMask{drop.sides[side].rests}.contains(outlook.tile) ? 1 : 0;
    const auto neighbour = [&](std::size_t at, Tile below) {
        return drop.sides[at].neighbour == Tile::None ? 0 : drop.neighbourFalls(tiles, at, below) ? 2 : 1;
    };
    see(lands.at(rests * 4 + landing.supports));
    see(danger.at(landing.danger ? 1 : 0));
    see(falls.at(rests * features::kinds + features::kindOf(outlook.tile)));
    see(ownSide.at(neighbour(side, outlook.tile)));
    see(opposite.at(neighbour(1 - side, Tile::None)));
    see(touched.at(landing.touched));
    see(floor.at(outlook.floor));
    if (landing.cursed) {
        see(dropping.at(outlook.own ? 1 : 0));
    }
}

} // namespace ashlar::ai::policy

namespace ashlar::ai {

/// Weighs placements and falls by a sum over their features.
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
    float logit(const flaming::TileSet& tiles, const policy::FallOutlook& outlook, std::size_t side) const noexcept {
        int sum = 0;
        policy::forFall(tiles, outlook, side, [&](int feature) { sum += weights[static_cast<std::size_t>(feature)]; });
        return static_cast<float>(sum) / one;
    }
};

} // namespace ashlar::ai
