// What the learned evaluation sees of a position: for each seat, which of a fixed list of features it has.
#pragma once

#include "ashlar/flaming/game.h"
#include "playout_policies.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace ashlar::ai::features {

using namespace flaming;

inline constexpr int kinds = ranksPerColour + 3; ///< the weights, then coal, torch and millstone
constexpr int kindOf(Tile tile) noexcept {
    return isRegular(tile) ? index(tile) % ranksPerColour
           : isCoal(tile)  ? ranksPerColour
           : isTorch(tile) ? ranksPerColour + 1
                           : ranksPerColour + 2;
}

/// A group of features of which a seat has at most one, or one for each of some things.
struct Block {
    int first;
    int size;
    constexpr int end() const noexcept { return first + size; }
    constexpr int at(int i) const noexcept { return first + i; }
};
constexpr Block after(Block block, int size) noexcept {
    return {block.end(), size};
}

inline constexpr int topTiles = 3;   ///< of a pile, looked at one by one
inline constexpr int mostPlaces = 3; ///< where a tile can be placed quietly
inline constexpr int mostLeft = 30;  ///< tiles left
inline constexpr int mostLead = 10;  ///< tiles less than whoever of the others has the fewest
inline constexpr int stages = 12;    ///< of a game, by the rounds to the turn limit
inline constexpr int mostQuiet = 15; ///< placements without mayhem
inline constexpr int mostSpots = 6;
inline constexpr int mostPairs = 3;
inline constexpr int mostCurses = 2;
inline constexpr int contentsOfCell = tileCount + 2;

// Of a seat:
inline constexpr Block hand{0, tileCount*(mostPlaces + 1)};           // each tile held, and where it can go quietly
inline constexpr Block pile = after(hand, topTiles* kinds);           // each tile to be drawn next
inline constexpr Block left = after(pile, mostLeft + 1);              // hand and pile
inline constexpr Block lead = after(left, stages*(2 * mostLead + 1)); // at a stage of the game
inline constexpr Block quiet = after(lead, maxSeats*(mostQuiet + 1)); // quiet placements, and turns until the next
inline constexpr Block rival = after(quiet, mostQuiet + 1);           // those of who plays after this seat
inline constexpr Block usable = after(rival, 2 * (handSize + 1) * (handSize + 1)); // of the hand, quietly
inline constexpr Block choice = after(usable, handSize + 1);                       // for each open spot, of the hand
// Of the pyramid, the same for all:
inline constexpr Block tolerance =
    after(choice, 64 / 3 + 1); // for each open spot, of all 64 bits: the ground bears all
inline constexpr Block support = after(tolerance, 2 * contentsOfCell); // for each open spot
inline constexpr Block spots = after(support, 2 * (mostSpots + 1));    // open ones, forced or not
inline constexpr Block base = after(spots, 12);                        // tiles in the base row
inline constexpr Block built = after(base, tileCount / 2 + 1);         // tiles in the pyramid, halved
inline constexpr Block variants = after(built, 4);
inline constexpr Block pairs = after(variants, mostPairs + 1); // with the Curse: open spots on two tiles of one weight
// Of a seat, with the Curse:
inline constexpr Block curses =
    after(pairs, maxSeats*(mostCurses + 1));                  // placements that it strikes, and turns until the next
inline constexpr Block matches = after(curses, handSize + 1); // tiles of the hand that share their weight with another
// With the Fire Die:
inline constexpr Block fireHand = after(matches, kinds); // each tile held
inline constexpr int count = fireHand.end();

/// To the turn limit, for the active seat, its turn included; very many if there is none.
inline int roundsLeft(const State& state) noexcept {
    constexpr int veryMany = 1'000'000;
    return state.turnLimit == 0
               ? veryMany
               : std::max(1, state.turnLimit - state.turns[static_cast<std::size_t>(state.active)] + 1);
}

inline int stageOf(const State& state) noexcept {
    constexpr std::array<int, stages - 1> begins{2, 3, 4, 5, 6, 8, 11, 16, 23, 36, 61};
    const int rounds = roundsLeft(state);
    int stage = 0;
    for (const int begin : begins) {
        stage += rounds >= begin ? 1 : 0;
    }
    return stage;
}

/// The tiles that the Curse strikes on these two, if no fire comes before it (rules, section 6, check 5).
inline TileMask cursedOn(const TileSet& tiles, Tile one, Tile other) noexcept {
    return index(one) < tileCount && tiles.sameWeight(one).contains(other) ? tiles.sameWeight(one) : TileMask{};
}

/// What is common to all seats.
struct Situation {
    struct Spot {
        std::uint64_t quiet;  ///< the tiles that can be placed here quietly
        std::uint64_t cursed; ///< the tiles that the Curse strikes at here
        Tile left;
        Tile right;
    };
    std::array<Spot, Options::maxSpots> open; // NOLINT: only `spots` are written, and read
    std::array<int, maxSeats> left{};
    std::array<int, maxSeats> quiet{}; ///< placements of each hand
    int spots = 0;
    int stage = 0;
    int base = 0;
    int built = 0;
    bool forced = false;

    /// @pre someone is to place
    explicit Situation(const State& state) noexcept { // NOLINT: as said
        withBoard(state, [&](const auto& board) {
            using Bits = std::decay_t<decltype(board.occupied)>;
            forced = any(board.forcedSpots());
            base = std::popcount(board.base());
            built = flaming::count(board.occupied);
            for (Bits bits = board.openSpots(); any(bits); clearLowest(bits)) {
                const int i = lowest(bits);
                const Tile belowLeft = board.tileBelowLeft(i);
                const Tile belowRight = board.tileBelowRight(i);
                const TileMask calm = playout::quietTiles(*state.tiles, board, i);
                const TileMask struck = state.curse ? calm & cursedOn(*state.tiles, belowLeft, belowRight) : TileMask{};
                open[static_cast<std::size_t>(spots++)] = {calm.bits(), struck.bits(), belowLeft, belowRight};
            }
        });
        for (int seat = 0; seat < state.seats; ++seat) {
            left[static_cast<std::size_t>(seat)] = tilesLeft(state, seat);
            quiet[static_cast<std::size_t>(seat)] = quietPlacements(state.hands[static_cast<std::size_t>(seat)]);
        }
        stage = stageOf(state);
    }

private:
    int quietPlacements(TileMask tiles) const noexcept {
        int sum = 0;
        for (int k = 0; k < spots; ++k) {
            sum += std::popcount(tiles.bits() & open[static_cast<std::size_t>(k)].quiet);
        }
        return std::min(sum, mostQuiet);
    }
};

/// Calls see(feature) for each feature of the pyramid.
template <class See>
void forPyramid(const State& state, const Situation& situation, const See& see) {
    for (int k = 0; k < situation.spots; ++k) {
        const auto& spot = situation.open[static_cast<std::size_t>(k)];
        see(tolerance.at(std::popcount(spot.quiet) / 3));
        see(support.at(static_cast<int>(spot.left)));
        see(support.at(contentsOfCell + static_cast<int>(spot.right)));
    }
    see(spots.at((situation.forced ? mostSpots + 1 : 0) + std::min(situation.spots, mostSpots)));
    see(base.at(std::min(situation.base, base.size - 1)));
    see(built.at(situation.built / 2));
    see(variants.at((state.curse ? 1 : 0) + (state.fireDie ? 2 : 0)));
    if (state.curse) {
        const auto begin = situation.open.begin();
        const auto cursed =
            std::count_if(begin, begin + situation.spots, [](const auto& spot) { return spot.cursed != 0; });
        see(pairs.at(std::min(static_cast<int>(cursed), mostPairs)));
    }
}

/// Calls see(feature) for each feature of a seat.
template <class See>
void forSeat(const State& state, const Situation& situation, int seat, const See& see) {
    const auto s = static_cast<std::size_t>(seat);
    const TileMask held = state.hands[s];
    TileMask fits;
    for (int k = 0; k < situation.spots; ++k) {
        const TileMask here = held & TileMask{situation.open[static_cast<std::size_t>(k)].quiet};
        fits |= here;
        see(choice.at(here.size()));
    }
    for (const Tile tile : held) {
        int places = 0;
        for (int k = 0; k < situation.spots; ++k) {
            places += TileMask{situation.open[static_cast<std::size_t>(k)].quiet}.contains(tile) ? 1 : 0;
        }
        see(hand.at(static_cast<int>(tile) * (mostPlaces + 1) + std::min(places, mostPlaces)));
    }
    if (const int tiles = std::min(state.piles.size(seat), topTiles); tiles > 0) {
        Tile tile = state.piles.top(seat);
        see(pile.at(kindOf(tile)));
        for (int i = 1; i < tiles; ++i) {
            tile = state.piles.under(tile);
            see(pile.at(i * kinds + kindOf(tile)));
        }
    }
    int least = 1000;
    for (int other = 0; other < state.seats; ++other) {
        least = other == seat ? least : std::min(least, situation.left[static_cast<std::size_t>(other)]);
    }
    const int own = situation.left[s];
    const int distance = seat - state.active + (seat < state.active ? state.seats : 0);
    const int next = seat + 1 == state.seats ? 0 : seat + 1;
    see(left.at(std::min(own, mostLeft)));
    see(lead.at(situation.stage * (2 * mostLead + 1) + std::clamp(least - own, -mostLead, mostLead) + mostLead));
    see(quiet.at(distance * (mostQuiet + 1) + situation.quiet[s]));
    see(rival.at(situation.quiet[static_cast<std::size_t>(next)]));
    see(usable.at(((distance == 0 ? 0 : handSize + 1) + fits.size()) * (handSize + 1) + held.size()));
    if (state.curse) {
        int struck = 0;
        int matching = 0;
        for (int k = 0; k < situation.spots; ++k) {
            struck += std::popcount(held.bits() & situation.open[static_cast<std::size_t>(k)].cursed);
        }
        for (const Tile tile : held) {
            matching += (state.tiles->sameWeight(tile) & held).size() > 1 ? 1 : 0;
        }
        see(curses.at(distance * (mostCurses + 1) + std::min(struck, mostCurses)));
        see(matches.at(matching));
    }
    if (state.fireDie) {
        for (const Tile tile : held) {
            see(fireHand.at(kindOf(tile)));
        }
    }
}

} // namespace ashlar::ai::features
