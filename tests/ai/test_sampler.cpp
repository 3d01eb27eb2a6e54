// The states that the search deals from a view.
#include "flaming_search.h"
#include "positions.h"

#include <catch2/catch.hpp>

#include <map>
#include <vector>

using namespace ashlar;
using namespace ashlar::ai;
using namespace ashlar::flaming;
using ashlar::ai::testing::afterTurns;
using ashlar::ai::testing::nearTheEnd;

namespace {

double chiSquare(const std::map<Tile, int>& counts, int kinds, int samples) {
    const double expected = static_cast<double>(samples) / kinds;
    double sum = (kinds - static_cast<double>(counts.size())) * expected;
    for (const auto& [tile, count] : counts) {
        sum += (count - expected) * (count - expected) / expected;
    }
    return sum;
}

} // namespace

TEST_CASE("a dealt state agrees with all that its view knows") {
    Random random{1};
    for (int i = 0; i < 300; ++i) {
        const State state = afterTurns({i % 2 == 0, i % 3 == 0}, 2 + i % 5, i % 90, random);
        for (int seat = 0; seat < state.seats; ++seat) {
            const SeatView known = view(state, seat);
            FlamingSampler sampler{known};
            State dealt;
            for (int k = 0; k < 3; ++k) {
                sampler.deal(dealt, random);
                CHECK(view(dealt, seat) == known);
            }
        }
    }
}

TEST_CASE("every hidden tile is equally likely in another hand and on top of every pile") {
    Random random{2};
    const State state = afterTurns({}, 3, 8, random);
    const SeatView known = view(state, 0);
    FlamingSampler sampler{known};
    constexpr int samples = 40'000;
    std::map<Tile, int> inHand;
    std::map<Tile, int> onTop;
    std::map<Tile, int> under;
    State dealt;
    for (int i = 0; i < samples; ++i) {
        sampler.deal(dealt, random);
        for (const Tile tile : dealt.hands[1] - known.knownHand(1)) {
            ++inHand[tile];
        }
        ++onTop[dealt.piles.top(0)];
        ++under[dealt.piles.under(dealt.piles.top(2))];
    }
    const int kinds = known.unknown().size();
    REQUIRE(kinds > 15);
    REQUIRE(kinds < 40);
    constexpr double oneInATenThousand = 80; // at 39 degrees of freedom
    CHECK(chiSquare(inHand, kinds, samples * (dealt.hands[1] - known.knownHand(1)).size()) < oneInATenThousand);
    CHECK(chiSquare(onTop, kinds, samples) < oneInATenThousand);
    CHECK(chiSquare(under, kinds, samples) < oneInATenThousand);
}

TEST_CASE("who remembers nothing deals what lay open anew, but its own hand and the pyramid never") {
    Random random{3};
    int different = 0;
    for (int i = 0; i < 100; ++i) {
        const State state = afterTurns({}, 2, 60, random);
        const SeatView known = view(state, 0);
        FlamingSampler sampler{known, Memory::None};
        State dealt;
        sampler.deal(dealt, random);
        CHECK(dealt.hands[0] == state.hands[0]);
        CHECK(removedTiles(dealt) == removedTiles(state));
        for (const PlacedTile& placed : pyramid(state)) {
            CHECK(tileOn(dealt, placed.at) == placed.tile);
        }
        CHECK(dealt.hands[1].size() == state.hands[1].size());
        CHECK(tilesLeft(dealt, 0) == tilesLeft(state, 0));
        different += view(dealt, 0) == known ? 0 : 1;
    }
    CHECK(different > 90);
}

TEST_CASE("what can only be in one hand is certain") {
    Random random{4};
    const State state = nearTheEnd(3, 2, random);
    FlamingSampler sampler{view(state, 0)};
    CHECK(sampler.certain());
    State dealt;
    sampler.deal(dealt, random);
    CHECK(dealt.hands == state.hands);
    CHECK_FALSE(FlamingSampler{view(afterTurns({}, 2, 4, random), 0)}.certain());
}
