// Section 2, start positions, and what goes round a game: the random generator, standings, matches.
#include "lockstep.h"
#include "notation.h"
#include "random_game.h"

#include "ashlar/flaming/match.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace ashlar;
using namespace ashlar::flaming;
using namespace ashlar::flaming::testing;

namespace {

/// All tiles in order, the special ones last, these at the end.
Deal dealEndingWith(std::string_view leftovers) {
    const std::vector<Tile> last = tilesOf(leftovers);
    std::vector<Tile> order;
    for (int t = 0; t < tileCount; ++t) {
        if (std::find(last.begin(), last.end(), tileAt(t)) == last.end()) {
            order.push_back(tileAt(t));
        }
    }
    order.insert(order.end(), last.begin(), last.end());
    Deal dealt;
    std::copy(order.begin(), order.end(), dealt.order.begin());
    return dealt;
}

std::string pyramidText(const State& state) {
    return textOf(pyramidOf(state));
}

using Kind = PositionFault::Kind;

Sketch sketchOf(std::string_view pyramid) {
    Sketch sketch;
    sketch.pyramid = testing::pyramidOf(pyramid);
    return sketch;
}

std::optional<Kind> faultKind(const Position& position, const GameOptions& options = {}) {
    const auto fault = faultOf(options, position);
    return fault ? std::optional{fault->kind} : std::nullopt;
}

} // namespace

TEST_CASE("piles are 45 / players, five of each become the hand, the rest stays in order") {
    struct Row {
        int players;
        int pile;
        int leftovers;
    };
    for (const Row row : {Row{2, 22, 1}, Row{3, 15, 0}, Row{4, 11, 1}, Row{5, 9, 0}, Row{6, 7, 3}}) {
        INFO(row.players << " players");
        Random random{7};
        const Deal dealt = shuffledDeal(random);
        const State state = deal({}, row.players, row.players - 1, dealt);
        CHECK(tilesDealtTo(row.players) == row.pile);
        const auto* next = dealt.order.begin();
        for (int seat = 0; seat < row.players; ++seat) {
            TileMask hand;
            std::for_each(next, next + 5, [&](Tile tile) { hand |= tile; });
            CHECK(state.hands[static_cast<std::size_t>(seat)] == hand);
            const auto pile = pileOf(state, seat);
            CHECK(std::equal(pile.begin(), pile.end(), next + 5, next + row.pile));
            CHECK(tilesLeft(state, seat) == row.pile);
            CHECK(state.turns[static_cast<std::size_t>(seat)] == (seat == row.players - 1 ? 1 : 0));
            next += row.pile;
        }
        CHECK(static_cast<int>(pyramid(state).size()) + removedTiles(state).size() == row.leftovers);
        CHECK(prompt(state) == Prompt{PromptKind::Place, row.players - 1, Tile::None, {}});
        CHECK(winners(state) == 0);
    }
}

TEST_CASE("leftovers lie side by side from column 0 on, incendiary ones leave the game without a gap") {
    struct Row {
        int players;
        const char* leftovers;
        const char* pyramid;
        const char* removed;
    };
    const std::vector<Row> rows{
        {2, "g5", " g5", "-"},
        {2, "millstone", " millstone", "-"},
        {2, "coal-y", "-", "coal-y"},
        {3, "", "-", "-"},
        {4, "torch-b", "-", "torch-b"},
        {5, "", "-", "-"},
        {6, "r5 b60 g1", " r5 b60 g1", "-"},
        {6, "coal-g b60 g1", " b60 g1", "coal-g"},
        {6, "r5 torch-r g1", " r5 g1", "torch-r"},
        {6, "r5 coal-y coal-g", " r5", "coal-y coal-g"},
        {6, "coal-y torch-r torch-b", "-", "coal-y torch-r torch-b"},
    };
    for (const Row& row : rows) {
        INFO(row.players << " players, " << row.leftovers);
        const State state = deal({}, row.players, 0, dealEndingWith(row.leftovers));
        CHECK(pyramidText(state) == row.pyramid);
        CHECK(textOfTiles(removedTiles(state)) == row.removed);
        CHECK((state.seen == (removedTiles(state) | [&] {
                   TileMask lying;
                   for (const PlacedTile& placed : pyramid(state)) {
                       lying |= placed.tile;
                   }
                   return lying;
               }())));
    }
}

TEST_CASE("every tile is dealt, and every order can come") {
    Random random{1};
    std::array<int, tileCount> first{};
    for (int i = 0; i < 9000; ++i) {
        const Deal dealt = shuffledDeal(random);
        TileMask all;
        for (const Tile tile : dealt.order) {
            all |= tile;
        }
        REQUIRE(all == TileMask::all());
        ++first.at(static_cast<std::size_t>(index(dealt.order[0])));
    }
    const auto [fewest, most] = std::minmax_element(first.begin(), first.end());
    CHECK(*fewest > 130); // 200 expected
    CHECK(*most < 280);
}

TEST_CASE("the random generator is the same on every platform") {
    Random random{1234567};
    for (const std::uint64_t expected : {6457827717110365317U, 3203168211198807973U, 9817491932198370423U,
                                         4593380528125082431U, 16408922859458223821U}) {
        CHECK(random.next() == expected);
    }
    Random again{42};
    CHECK(textOfTiles(shuffledDeal(again).order).substr(0, 28) == "r5 b20 g2 g60 y1 b10 y60 g10");
    std::array<int, 6> faces{};
    for (int i = 0; i < 6000; ++i) {
        ++faces.at(random.below(6));
    }
    CHECK(*std::min_element(faces.begin(), faces.end()) > 850);
}

TEST_CASE("the die shows its faces on six sides") {
    std::array<int, 4> sides{};
    for (unsigned side = 0; side < 6; ++side) {
        ++sides.at(static_cast<std::size_t>(faceOfSide(side)));
    }
    CHECK(sides == std::array<int, 4>{3, 1, 1, 1});
    for (const DieFace face : {DieFace::FireStays, DieFace::FireLeaves, DieFace::Explosion, DieFace::Smoke}) {
        CHECK(sidesOf(face) == sides.at(static_cast<std::size_t>(face)));
    }
}

TEST_CASE("a position that is not at rest is refused, with the tile and the check") {
    struct Row {
        const char* pyramid;
        bool curse;
        bool fireDie;
        std::optional<Kind> kind;
        const char* tile;
    };
    const std::vector<Row> rows{
        {"r5 b5 / r10", false, false, std::nullopt, ""},
        {"r5 _ / _ r10", false, false, Kind::Unsupported, "r10"},
        {"r5 b5 / g4", false, false, Kind::DoesNotFit, "g4"},
        {"r10 / g10", false, false, Kind::DoesNotFit, "g10"},
        {"r5 coal-y coal-g", false, false, Kind::WouldExplode, "coal-y"},
        {"r5 torch-b _ coal-g", false, false, Kind::WouldBurn, "torch-b"},
        {"y2 coal-y", false, false, Kind::WouldBurn, "coal-y"},
        {"y2 coal-y", false, true, std::nullopt, ""},
        {"y5 coal-y", false, false, std::nullopt, ""},
        {"r5 b5 / g5", false, false, std::nullopt, ""},
        {"r5 b5 / g5", true, false, Kind::WouldCurse, "g5"},
    };
    for (const Row& row : rows) {
        INFO(row.pyramid);
        GameOptions options;
        options.curse = row.curse;
        options.fireDie = row.fireDie;
        const auto fault = faultOf(options, positionOf(sketchOf(row.pyramid)));
        CHECK(fault.has_value() == row.kind.has_value());
        if (fault && row.kind) {
            CHECK(fault->kind == *row.kind);
            CHECK(TileSet::standard().code(fault->tile) == row.tile);
        }
    }
}

TEST_CASE("a position that is no table is refused") {
    const Position good = positionOf(sketchOf("r5 b5 / r10"));
    REQUIRE_FALSE(faultKind(good));
    const auto broken = [&](auto breakIt) {
        Position position = good;
        breakIt(position);
        return faultKind(position);
    };
    CHECK(broken([](Position& p) { p.hands.resize(1), p.piles.resize(1), p.turns.resize(1); }) == Kind::Seats);
    CHECK(broken([](Position& p) { p.hands.resize(7), p.piles.resize(7), p.turns.resize(7); }) == Kind::Seats);
    CHECK(broken([](Position& p) { p.hands.clear(), p.piles.clear(), p.turns.clear(); }) == Kind::Seats);
    CHECK(broken([](Position& p) { p.turns.pop_back(); }) == Kind::Seats);
    CHECK(broken([](Position& p) { p.piles.pop_back(); }) == Kind::Seats);
    CHECK(broken([](Position& p) { p.active = 2; }) == Kind::Active);
    CHECK(broken([](Position& p) { p.active = -1; }) == Kind::Active);
    CHECK(broken([](Position& p) { p.piles[0].push_back(p.piles[1].front()); }) == Kind::TileTwice);
    CHECK(broken([](Position& p) { p.removed |= p.piles[1].front(); }) == Kind::TileTwice);
    CHECK(broken([](Position& p) { p.pyramid.push_back({p.piles[1].front(), cell(0, 2)}); }) == Kind::TileTwice);
    CHECK(broken([](Position& p) { p.piles[0].pop_back(); }) == Kind::TileMissing);
    CHECK(broken([](Position& p) { p.pyramid.pop_back(); }) == Kind::TileMissing);
    CHECK(broken([](Position& p) { p.piles[1].push_back(p.hands[1].first()), p.hands[1] = {}; }) == Kind::HandSize);
    CHECK(broken([](Position& p) {
              for (int i = 0; i < 5; ++i) {
                  p.hands[0] |= p.piles[0].back();
                  p.piles[0].pop_back();
              }
          }) == Kind::HandSize);
    CHECK(broken([](Position& p) { p.pyramid[0].at = p.pyramid[1].at; }) == Kind::CellTwice);
    CHECK(broken([](Position& p) { p.pyramid[0].at = cell(-1, 0); }) == Kind::CellOutside);
    CHECK(broken([](Position& p) { p.pyramid[0].at = cell(0, maxColumn + 1); }) == Kind::CellOutside);
    CHECK(broken([](Position& p) { p.turns[0] = -1; }) == Kind::Turns);
    CHECK(broken([](Position& p) { p.turns = {101, 100}; }) == Kind::OverAlready);
    CHECK_FALSE(broken([](Position& p) { p.turns = {100, 100}; }));
    CHECK_FALSE(broken([](Position& p) { p.turns = {101, 99}; }));
}

TEST_CASE("a pyramid may be as wide as its tiles could fill, and lie far out") {
    const auto spread = [](int from, int to) {
        Sketch sketch;
        sketch.pyramid = {{tilesOf("r60").front(), cell(0, from)}, {tilesOf("b60").front(), cell(0, to)}};
        return positionOf(sketch);
    };
    CHECK_FALSE(faultKind(spread(0, tileCount - 1)));
    CHECK(faultKind(spread(0, tileCount)) == Kind::TooWide);
    CHECK_FALSE(faultKind(spread(maxColumn - 44, maxColumn)));
    CHECK_FALSE(faultKind(spread(-maxColumn, -maxColumn + 44)));
    CHECK(options(setUp({}, spread(-maxColumn, -maxColumn + 44))).spotCount() == 43);
}

TEST_CASE("as many open spots as a position can have") {
    // Two base blocks far apart, an overhang on each: every gap and every pair is open.
    const Position position = positionOf(sketchOf("r60 r40 r20 r10 r7 r5 r4 r3 r2 r1 y60 y40 y20 y10 y7 y5 y4 y3 y2 y1 "
                                                  "g60 g40 g20 g10 g7 g5 g4 g3 g2 g1 b60 b40 b20 b10 b7 b5 b4 b3 b2 "
                                                  "_ _ _ _ _ millstone"));
    REQUIRE_FALSE(faultKind(position));
    CHECK(options(setUp({}, position)).spotCount() == 38 + 5);
}

TEST_CASE("a match: the first to win so many rounds") {
    Match match;
    match.to = 2;
    CHECK(winnerOf(match) == -1);
    CHECK(finishRound(match, 1U << 2U, 0) == 2); // the winner of a round starts the next
    CHECK(match.won == std::array<int, maxSeats>{0, 0, 1, 0, 0, 0});
    CHECK(winnerOf(match) == -1);
    CHECK(finishRound(match, 0b1001U, 2) == 2); // a tied round counts for nobody, the same player starts again
    CHECK(match.won == std::array<int, maxSeats>{0, 0, 1, 0, 0, 0});
    CHECK(finishRound(match, 1U << 5U, 2) == 5);
    CHECK(winnerOf(match) == -1);
    CHECK(finishRound(match, 1U << 2U, 5) == 2);
    CHECK(winnerOf(match) == 2);
    CHECK(match.won == std::array<int, maxSeats>{0, 0, 2, 0, 0, 1});
}

TEST_CASE("a match of one round is won with it") {
    Match match;
    CHECK(match.to == 1);
    CHECK(finishRound(match, 0b11U, 4) == 4);
    CHECK(winnerOf(match) == -1);
    CHECK(finishRound(match, 1U, 4) == 0);
    CHECK(winnerOf(match) == 0);
}
