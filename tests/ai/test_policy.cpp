// What the learned policy sees of a fall, and of what a placement brings down.
#include "flaming_search.h"
#include "levels.h"
#include "positions.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <utility>
#include <vector>

using namespace ashlar;
using namespace ashlar::ai;
using namespace ashlar::flaming;
using ashlar::ai::testing::afterTurns;
using ashlar::ai::testing::toPlace;

namespace {

Tile tile(const char* code) {
    return *TileSet::standard().tile(code);
}

/// Seat 0 is to place; whatever is not named is out of the game.
State toPlaceOn(const std::vector<PlacedTile>& pyramid, TileMask hand, const GameOptions& rules = {},
                TileMask rival = TileMask{tile("millstone")}) {
    Position position;
    position.pyramid = pyramid;
    position.hands = {hand, rival};
    position.piles = {{}, {}};
    position.turns = {1, 0};
    position.removed = TileMask::all() - position.hands[0] - position.hands[1];
    for (const PlacedTile& placed : pyramid) {
        position.removed -= placed.tile;
    }
    REQUIRE_FALSE(faultOf(rules, position));
    return setUp(rules, position);
}

std::vector<int> featuresOf(const State& state, Tile held, Cell at) {
    const policy::Outlook outlook{state};
    std::vector<int> seen;
    for (int where = 0; where < outlook.spots; ++where) {
        const Code code{static_cast<std::uint8_t>(held), static_cast<std::uint8_t>(where)};
        if (FlamingSearch{Evaluation{}}.choice(state, code) == Choice{Placement{held, at}}) {
            policy::forPlacement(*state.tiles, outlook, held, where, [&](int feature) { seen.push_back(feature); });
        }
    }
    REQUIRE_FALSE(seen.empty());
    return seen;
}

/// No incendiary tile lies in the pyramid: what falls can neither burn nor explode.
bool isCold(const State& state) {
    const auto placed = pyramid(state);
    return std::none_of(placed.begin(), placed.end(),
                        [&](const PlacedTile& one) { return isCoal(one.tile) || isTorch(one.tile); });
}

bool hasAny(const std::vector<int>& seen, policy::Block block) {
    return std::any_of(seen.begin(), seen.end(),
                       [&](int feature) { return feature >= block.first && feature < block.end(); });
}

bool has(const std::vector<int>& seen, int feature) {
    return std::find(seen.begin(), seen.end(), feature) != seen.end();
}

} // namespace

TEST_CASE("a placement that collapses shows what it takes along and what else has no hold then") {
    // g4 on (1,1) takes b5 and y20; b4 on (1,0) then stands on r5 alone, which is no blue tile.
    const State state = toPlaceOn(
        {{tile("r5"), cell(0, 0)}, {tile("b5"), cell(0, 1)}, {tile("y20"), cell(0, 2)}, {tile("b4"), cell(1, 0)}},
        tile("g4"));
    const auto seen = featuresOf(state, tile("g4"), cell(1, 1));
    CHECK(has(seen, policy::burns.at(0)));
    CHECK(has(seen, policy::taken.at(features::kindOf(tile("b5")))));
    CHECK(has(seen, policy::taken.at(features::kindOf(tile("y20")))));
    // To the left g4 comes under b4: 4 and 5 bear it, but green and red share nothing with blue, except its weight.
    CHECK(has(seen, policy::troubles.at(0)));

    State left = state;
    apply(left, Placement{tile("g4"), cell(1, 1)});
    REQUIRE(left.phase == PromptKind::Fall);
    const policy::FallOutlook outlook{left};
    CHECK(outlook.drop.troubles(*left.tiles, tile("g4"), 0) == 0);
    CHECK(outlook.drop.troubles(*left.tiles, tile("g4"), 1) == 1);
    apply(left, Fall::Left);
    CHECK(left.phase == PromptKind::Place);
    CHECK(tileOn(left, cell(1, 0)) == tile("b4"));
}

TEST_CASE("a placement that burns or explodes shows how many tiles come back") {
    const State beside = toPlaceOn(
        {{tile("y3"), cell(0, 0)}, {tile("y2"), cell(0, 1)}, {tile("y7"), cell(0, 2)}, {tile("g20"), cell(0, 4)}},
        tile("coal-y") | TileMask{tile("torch-r")});
    CHECK_FALSE(hasAny(featuresOf(beside, tile("coal-y"), cell(0, 3)), policy::burned)); // y7 is wood: quiet
    CHECK(has(featuresOf(beside, tile("torch-r"), cell(0, 3)), policy::burned.at(3)));

    const State near = toPlaceOn({{tile("coal-g"), cell(0, 0)}, {tile("g20"), cell(0, 1)}},
                                 tile("y2") | TileMask{tile("torch-b")} | tile("coal-y"));
    CHECK_FALSE(hasAny(featuresOf(near, tile("torch-b"), cell(1, 0)), policy::burned)); // it does not stand
    const State row =
        toPlaceOn({{tile("coal-g"), cell(0, 0)}, {tile("g20"), cell(0, 2)}}, tile("g2") | TileMask{tile("torch-b")});
    CHECK(has(featuresOf(row, tile("g2"), cell(0, 1)), policy::burned.at(1)));
    CHECK(has(featuresOf(row, tile("torch-b"), cell(0, 1)), policy::burned.at(1))); // the explosion hits g20
}

TEST_CASE("the policy sees where the Curse strikes, and for whom a pair is laid") {
    GameOptions cursed;
    cursed.curse = true;
    const std::vector<PlacedTile> pair{{tile("r5"), cell(0, 0)}, {tile("b5"), cell(0, 1)}, {tile("y20"), cell(0, 2)}};
    const TileMask hand = tile("g5") | TileMask{tile("b4")};
    const State mine = toPlaceOn(pair, hand, cursed);
    CHECK(has(featuresOf(mine, tile("g5"), cell(1, 0)), policy::cursing.at(0)));
    CHECK_FALSE(hasAny(featuresOf(mine, tile("g5"), cell(1, 1)), policy::cursing)); // y20 is no 5
    CHECK(has(featuresOf(mine, tile("b4"), cell(1, 1)), policy::leaving.at(1)));
    CHECK_FALSE(hasAny(featuresOf(mine, tile("b4"), cell(1, 0)), policy::leaving));
    CHECK_FALSE(hasAny(featuresOf(toPlaceOn(pair, hand), tile("g5"), cell(1, 0)), policy::cursing)); // without it

    // y5 is the next player's: b4 leaves the pair to it, or takes it away.
    const State theirs = toPlaceOn(pair, hand, cursed, TileMask{tile("y5")});
    CHECK(has(featuresOf(theirs, tile("b4"), cell(1, 1)), policy::leaving.at(0)));
    CHECK(has(featuresOf(theirs, tile("b4"), cell(1, 0)), policy::lifted.at(0)));
    CHECK_FALSE(hasAny(featuresOf(theirs, tile("g5"), cell(1, 0)), policy::lifted));

    const std::vector<PlacedTile> one{{tile("r5"), cell(0, 0)}};
    const auto laid = [&](TileMask own, TileMask rival) {
        return featuresOf(toPlaceOn(one, own, cursed, rival), tile("b5"), cell(0, 1));
    };
    const TileMask b5 = tile("b5");
    CHECK(has(laid(b5 | tile("b4"), tile("b3")), policy::exposing.at(0)));
    CHECK(has(laid(b5 | tile("b4"), tile("y5")), policy::exposing.at(1)));
    CHECK(has(laid(b5 | tile("g5"), tile("b3")), policy::exposing.at(2)));
    CHECK(has(laid(b5 | tile("g5"), tile("y5")), policy::exposing.at(3)));
}

TEST_CASE("the Curse strikes at a placement exactly where the policy sees it") {
    GameOptions rules;
    rules.curse = true;
    Random random{53};
    int struck = 0;
    for (int i = 0; i < 4000; ++i) {
        const State state = afterTurns(rules, 2 + i % 5, i % 60, random);
        for (const Choice choice : options(state)) {
            const Placement placement = *choice.as<Placement>();
            State after = state;
            std::vector<Event> events;
            apply(after, choice, events);
            const bool strikes = std::any_of(events.begin(), events.end(), [&](const Event& event) {
                const auto* curse = std::get_if<event::Curse>(&event);
                return curse != nullptr && curse->apex == placement.tile;
            });
            struck += strikes ? 1 : 0;
            CHECK(hasAny(featuresOf(state, placement.tile, placement.at), policy::cursing) == strikes);
        }
    }
    CHECK(struck > 50);
}

namespace {

/// Calls look(state, outlook, side, events) for falls that come first in a turn and after which all tiles have a hold.
template <class Look>
void eachLastFall(const GameOptions& rules, const Look& look) {
    Random random{59};
    for (int i = 0; i < 20000; ++i) {
        State state = afterTurns(rules, 2 + i % 3, i % 60, random);
        const auto choices = options(state);
        const Choice choice = choices[random.below(static_cast<std::uint32_t>(choices.size()))];
        apply(state, choice);
        if (state.phase != PromptKind::Fall) {
            continue;
        }
        const policy::FallOutlook outlook{state};
        for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
            if (outlook.tile == choice.as<Placement>()->tile &&
                outlook.drop.troubles(*state.tiles, outlook.tile, side) == 0) {
                State after = state;
                std::vector<Event> events;
                apply(after, static_cast<Fall>(side), events);
                look(state, outlook, side, events);
            }
        }
    }
}

template <class Kind>
bool happened(const std::vector<Event>& events) {
    return std::any_of(events.begin(), events.end(),
                       [](const Event& event) { return std::holds_alternative<Kind>(event); });
}

} // namespace

TEST_CASE("with the Fire Die what falls explodes exactly where the policy sees danger, and does not burn") {
    GameOptions rules;
    rules.fireDie = true;
    int dangers = 0;
    eachLastFall(rules, [&](const State&, const policy::FallOutlook& outlook, std::size_t side, const auto& events) {
        dangers += outlook.landings[side].danger ? 1 : 0;
        CHECK(happened<event::Explosion>(events) == outlook.landings[side].danger);
        CHECK_FALSE(happened<event::Fire>(events));
    });
    CHECK(dangers > 10);
}

TEST_CASE("a fall beside what burns or explodes is dangerous") {
    int dangers = 0;
    eachLastFall({}, [&](const State&, const policy::FallOutlook& outlook, std::size_t side, const auto& events) {
        dangers += outlook.landings[side].danger ? 1 : 0;
        CHECK((happened<event::Explosion>(events) || happened<event::Fire>(events)) == outlook.landings[side].danger);
    });
    CHECK(dangers > 10);
}

TEST_CASE("the Curse strikes at a fall, as apex or under one, exactly where the policy sees it") {
    GameOptions rules;
    rules.curse = true;
    int apexes = 0;
    int others = 0;
    eachLastFall(rules, [&](const State& state, const policy::FallOutlook& outlook, std::size_t side,
                            const std::vector<Event>& events) {
        if (outlook.landings[side].danger) {
            return; // fire comes first
        }
        const bool seen = outlook.landings[side].cursed;
        std::vector<int> features;
        policy::forFall(*state.tiles, outlook, side, [&](int feature) { features.push_back(feature); });
        CHECK(has(features, policy::dropping.at(0)) == seen); // the active player decides: the one before is struck
        CHECK(happened<event::Curse>(events) == seen);
        for (const Event& event : events) {
            if (const auto* curse = std::get_if<event::Curse>(&event)) {
                (curse->apex == outlook.tile ? apexes : others) += 1;
            }
        }
    });
    CHECK(apexes > 5);
    CHECK(others > 5);
}

TEST_CASE("a first fall brings another exactly where the policy sees trouble") {
    Random random{47};
    int falls = 0;
    int troubled = 0;
    for (int i = 0; i < 6000; ++i) {
        GameOptions rules{i % 2 == 0, i % 3 == 0};
        State state = afterTurns(rules, 2 + i % 5, i % 40, random);
        if (state.phase != PromptKind::Place) {
            continue;
        }
        const auto choices = options(state);
        const Choice choice = choices[random.below(static_cast<std::uint32_t>(choices.size()))];
        apply(state, choice);
        // The first fall, if the placed tile collapses, and then all others of the turn, in any way.
        for (bool first = true; state.phase == PromptKind::Fall; first = false) {
            const policy::FallOutlook outlook{state};
            first = first && outlook.tile == choice.as<Placement>()->tile;
            for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
                policy::forFall(*state.tiles, outlook, side, [](int feature) {
                    CHECK(((feature >= policy::lands.first && feature < policy::floor.end()) ||
                           (feature >= policy::dropping.first && feature < policy::dropping.end())));
                });
                if (!first) {
                    continue;
                }
                State after = state;
                apply(after, static_cast<Fall>(side));
                const bool trouble = outlook.drop.troubles(*state.tiles, outlook.tile, side) > 0;
                troubled += trouble ? 1 : 0;
                ++falls;
                if (trouble) {
                    CHECK(after.phase == PromptKind::Fall);
                } else if (isCold(state) && !rules.curse) {
                    CHECK(after.phase != PromptKind::Fall);
                }
            }
            apply(state, static_cast<Fall>(random.below(2)));
        }
    }
    CHECK(falls > 500);
    CHECK(troubled > 100);
    CHECK(falls - troubled > 100);
}

TEST_CASE("an outlook for quiet placements alone sees the same of them") {
    Random random{61};
    int seen = 0;
    for (int i = 0; i < 600; ++i) {
        const State state = toPlace({i % 2 == 0, i % 3 == 0}, 2 + i % 5, i % 60, random);
        const policy::Outlook all{state};
        const policy::Outlook quiet{state, policy::Regard::Quiet};
        for (int where = 0; where < all.spots; ++where) {
            for (const Tile tile : all.held& TileMask{all.open[static_cast<std::size_t>(where)].quiet}) {
                const auto features = [&](const policy::Outlook& outlook) {
                    std::vector<int> result;
                    policy::forPlacement(*state.tiles, outlook, tile, where, [&](int one) { result.push_back(one); });
                    return result;
                };
                CHECK(features(quiet) == features(all));
                ++seen;
            }
        }
    }
    CHECK(seen > 1000);
}

TEST_CASE("a playout by the policy makes the most promising of the quiet placements") {
    Random random{67};
    Learned learned;
    std::generate(learned.policy.weights.begin(), learned.policy.weights.end(),
                  [&] { return static_cast<std::int16_t>(static_cast<int>(random.below(2001)) - 1000); });
    Trust trust;
    trust.turns = 1;
    const FlamingSearch promising{Evaluation{}, &learned, trust};
    const FlamingSearch any{Evaluation{}, &learned};
    int quiet = 0;
    int loud = 0;
    int others = 0;
    for (int i = 0; i < 600; ++i) {
        const State state = toPlace({i % 2 == 0, i % 3 == 0}, 2 + i % 5, i % 60, random);
        const policy::Outlook outlook{state};
        std::vector<std::pair<float, Code>> placements;
        for (int where = 0; where < outlook.spots; ++where) {
            const TileMask calm{outlook.open[static_cast<std::size_t>(where)].quiet};
            for (const Tile tile : outlook.quiet > 0 ? outlook.held & calm : outlook.held) {
                placements.emplace_back(learned.policy.logit(*state.tiles, outlook, tile, where),
                                        Code{static_cast<std::uint8_t>(tile), static_cast<std::uint8_t>(where)});
            }
        }
        const auto best = std::max_element(placements.begin(), placements.end(),
                                           [](const auto& a, const auto& b) { return a.first < b.first; });
        State expected = state;
        promising.play(expected, best->second);
        if (expected.phase == PromptKind::Fall || expected.phase == PromptKind::Die) {
            continue; // chance has a part in what follows
        }
        State played = state;
        promising.finish(played, random, 4);
        CHECK(promising.same(played, expected));
        (outlook.quiet > 0 ? quiet : loud) += 1;
        State otherwise = state;
        any.finish(otherwise, random, 1);
        others += any.same(otherwise, expected) ? 0 : 1;
        State untouched = state;
        promising.finish(untouched, random, 0);
        CHECK(promising.same(untouched, state));
    }
    CHECK(quiet > 300);
    CHECK(loud > 0);
    CHECK(others > 100);
}

TEST_CASE("medium and hard weigh both ways to fall alike") {
    const State state = toPlaceOn(
        {{tile("r5"), cell(0, 0)}, {tile("b5"), cell(0, 1)}, {tile("y20"), cell(0, 2)}, {tile("b4"), cell(1, 0)}},
        tile("g4"));
    State falling = state;
    apply(falling, Placement{tile("g4"), cell(1, 1)});
    const auto weight = [&](const Evaluation& evaluation, std::uint8_t side) {
        return FlamingSearch{evaluation}.survey(falling).weight({0, side});
    };
    for (const char* level : {"medium", "hard"}) {
        const Evaluation evaluation = styleOf(level, 2)->evaluation;
        CHECK(weight(evaluation, 0) == weight(evaluation, 1));
    }
}
