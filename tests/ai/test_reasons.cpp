// Reasons are facts: they hold for whatever is hidden, and are the same whatever is hidden.
#include "ashlar/ai/reasons.h"
#include "positions.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <set>

using namespace ashlar;
using namespace ashlar::ai;
using namespace ashlar::flaming;
using ashlar::ai::testing::afterTurns;

namespace {

template <class Fact>
const Fact* find(const std::vector<Reason>& reasons) {
    const auto found = std::find_if(reasons.begin(), reasons.end(),
                                    [](const Reason& one) { return std::holds_alternative<Fact>(one); });
    return found != reasons.end() ? std::get_if<Fact>(&*found) : nullptr;
}

std::optional<reason::Takes> takesOf(const std::vector<Reason>& reasons, int seat) {
    for (const Reason& one : reasons) {
        if (const auto* takes = std::get_if<reason::Takes>(&one); takes != nullptr && takes->seat == seat) {
            return *takes;
        }
    }
    return std::nullopt;
}

Tile tile(std::string_view code) {
    return *TileSet::standard().tile(code);
}

struct PlacedCode {
    std::string_view code;
    int row;
    int column;
};

/// Two players or more; seat 0 is to choose, what is left is dealt in the order of the tiles.
State position(const std::vector<PlacedCode>& pyramid, const std::vector<std::string_view>& hand, int seats = 2,
               GameOptions options = {}) {
    Position made;
    TileMask left = TileMask::all();
    for (const PlacedCode& placed : pyramid) {
        made.pyramid.push_back({tile(placed.code), cell(placed.row, placed.column)});
        left -= tile(placed.code);
    }
    made.hands.resize(static_cast<std::size_t>(seats));
    made.piles.resize(static_cast<std::size_t>(seats));
    made.turns.assign(static_cast<std::size_t>(seats), 1);
    for (const std::string_view code : hand) {
        made.hands[0] |= tile(code);
        left -= tile(code);
    }
    std::size_t next = 0;
    for (const Tile each : left) {
        const std::size_t seat = next++ % static_cast<std::size_t>(seats);
        if (seat > 0 && made.hands[seat].size() < handSize) {
            made.hands[seat] |= each;
        } else {
            made.piles[seat].push_back(each);
        }
    }
    REQUIRE_FALSE(faultOf(options, made));
    return setUp(options, made);
}

std::vector<Reason> reasonsAt(const State& state, const Choice& choice) {
    return reasonsOf(view(state, 0), choice);
}

/// What really happens up to the end of the turn, the die and the falls being chosen at random.
struct Course {
    State after;
    std::array<TileMask, flaming::maxSeats> taken{};
    TileMask removed;
    bool mayhem = false;
    std::vector<Event> first; ///< up to the next question
};

Course playTurn(State state, const Choice& choice, Random& random) {
    Course course;
    Choice next = choice;
    for (bool first = true;; first = false) {
        std::vector<Event> events;
        apply(state, next, events);
        for (const Event& event : events) {
            if (const auto* taken = std::get_if<event::Taken>(&event)) {
                course.taken[static_cast<std::size_t>(taken->seat)] |= taken->tile;
            } else if (const auto* removed = std::get_if<event::Removed>(&event)) {
                course.removed |= removed->tile;
            } else if (!std::holds_alternative<event::Placed>(event) && !std::holds_alternative<event::Drew>(event) &&
                       !std::holds_alternative<event::TurnBegan>(event) &&
                       !std::holds_alternative<event::GameEnded>(event)) {
                course.mayhem = true;
            }
        }
        if (first) {
            course.first = events;
        }
        const Options open = options(state);
        if (open.kind() == PromptKind::Place || open.kind() == PromptKind::Over) {
            course.after = state;
            return course;
        }
        next = open[random.below(static_cast<std::uint32_t>(open.size()))];
    }
}

bool isQuiet(const State& state, Tile tile, Cell at) {
    Random random;
    return !playTurn(state, Placement{tile, at}, random).mayhem;
}

/// Checks each fact against one way in which the turn went on from one deal of what is hidden.
class Judge {
public:
    Judge(const SeatView& view, const Choice& choice, const State& sampled, const Course& course)
        : view_{view}, choice_{choice}, sampled_{sampled}, course_{course} {}

    void operator()(const reason::Wins&) const {
        CHECK(winners(course_.after) == 1U << static_cast<unsigned>(view_.seat()));
    }
    void operator()(const reason::Quiet& quiet) const {
        CHECK_FALSE(course_.mayhem);
        CHECK(tileOn(course_.after, choice_.as<Placement>()->at) == quiet.tile);
        CHECK(tilesLeft(course_.after, view_.seat()) == quiet.left);
    }
    void operator()(const reason::Takes& takes) const {
        const TileMask taken = course_.taken[static_cast<std::size_t>(takes.seat)];
        CHECK(taken.size() >= takes.least);
        CHECK(taken.size() <= takes.most);
        CHECK((takes.tiles.empty() || takes.tiles == taken));
        CHECK((!takes.average || (*takes.average >= static_cast<float>(takes.least) &&
                                  *takes.average <= static_cast<float>(takes.most))));
    }
    void operator()(const reason::Removes& removes) const {
        CHECK((removes.tiles - course_.removed).empty());
        CHECK((removes.tiles - removedTiles(course_.after)).empty());
    }
    void operator()(const reason::Sheds& sheds) const {
        CHECK(view_.knownHand(view_.seat()).contains(sheds.tile));
        for (const TileMask& taken : course_.taken) {
            CHECK_FALSE(taken.contains(sheds.tile));
        }
    }
    void operator()(const reason::Keeps& keeps) const {
        const TileMask hand = view_.knownHand(view_.seat()) - choice_.as<Placement>()->tile;
        CHECK_FALSE(keeps.tiles.empty());
        CHECK((keeps.tiles - hand).empty());
        CHECK((keeps.tiles - course_.after.hands[static_cast<std::size_t>(view_.seat())]).empty());
    }
    void operator()(const reason::Lands& lands) const {
        const auto fell = std::get<event::Fell>(course_.first.front());
        CHECK(fell.tile == lands.tile);
        CHECK(fell.to == lands.spot.at);
        CHECK((lands.landing != reason::Landing::Rests || tileOn(course_.after, lands.spot.at) == lands.tile));
        const bool fallsOn = std::any_of(course_.first.begin() + 1, course_.first.end(), [&](const Event& event) {
            const auto* air = std::get_if<event::FreeAir>(&event);
            const auto* collapse = std::get_if<event::Collapse>(&event);
            return (air != nullptr && air->tile == lands.tile) || (collapse != nullptr && collapse->tile == lands.tile);
        });
        CHECK((lands.landing != reason::Landing::FallsOn || fallsOn));
    }
    void operator()(const reason::Leaves& leaves) const {
        REQUIRE(prompt(course_.after).kind == PromptKind::Place);
        CHECK(prompt(course_.after).player == leaves.seat);
        const Options open = options(course_.after);
        REQUIRE(open.spotCount() == leaves.spots.size());
        TileMask fitting;
        for (std::size_t i = 0; i < open.spotCount(); ++i) {
            CHECK(open.spot(i) == leaves.spots[i].at);
            for (const Tile tile : open.hand()) {
                fitting |= isQuiet(course_.after, tile, open.spot(i)) ? TileMask{tile} : TileMask{};
            }
        }
        CHECK(open.hand() == sampled_.hands[static_cast<std::size_t>(leaves.seat)]);
        CHECK(open.hand().size() == leaves.held);
        CHECK(fitting.size() <= leaves.fitting);
        CHECK(open.hand().size() - fitting.size() <= leaves.possible - leaves.fitting);
        CHECK((fitting.empty() ? leaves.stuck > 0 : leaves.stuck < 1));
        CHECK((leaves.held < leaves.possible || fitting.size() == leaves.fitting));
    }

private:
    const SeatView& view_;
    const Choice& choice_;
    const State& sampled_;
    const Course& course_;
};

using Worth = std::array<double, tileCount + 1>; ///< of each number of tiles

/// What a seat may expect of the tiles that it takes, at least and at most, as tiles fall well or badly.
std::pair<double, double> expected(State state, const Choice& choice, int seat, const Worth& worth, int before = 0) {
    std::vector<Event> events;
    apply(state, choice, events);
    int taken = before;
    for (const Event& event : events) {
        const auto* tile = std::get_if<event::Taken>(&event);
        taken += tile != nullptr && tile->seat == seat ? 1 : 0;
    }
    const Options answers = options(state);
    if (answers.kind() == PromptKind::Place || answers.kind() == PromptKind::Over) {
        return {worth[static_cast<std::size_t>(taken)], worth[static_cast<std::size_t>(taken)]};
    }
    const bool isDie = answers.kind() == PromptKind::Die;
    std::pair<double, double> result{isDie ? 0 : 1e9, isDie ? 0 : -1e9};
    for (const Choice& answer : answers) {
        const auto [low, high] = expected(state, answer, seat, worth, taken);
        const double share = isDie ? sidesOf(*answer.as<DieFace>()) / 6.0 : 1;
        result = isDie ? std::pair{result.first + share * low, result.second + share * high}
                       : std::pair{std::min(result.first, low), std::max(result.second, high)};
    }
    return result;
}

/// A game in which somebody has more than one choice; often with a tile about to fall.
State somewhere(int i, Random& random) {
    State state = afterTurns({i % 3 == 0, i % 2 == 0}, 2 + i % 5, 1 + i % 23, random);
    if (i % 4 == 0) { // any placement: most lead to mayhem
        const auto open = options(state);
        State next = state;
        apply(next, open[random.below(static_cast<std::uint32_t>(open.size()))]);
        if (prompt(next).kind == PromptKind::Fall) {
            return next;
        }
    }
    return state;
}

} // namespace

TEST_CASE("every fact holds, whatever is hidden and however the turn goes on") {
    Random random{41};
    std::set<std::size_t> kinds;
    for (int i = 0; i < 240; ++i) {
        const State state = somewhere(i, random);
        const SeatView known = view(state, prompt(state).player);
        const Options choices = known.choices();
        for (int pick = 0; pick < 6; ++pick) {
            const Choice choice = choices[random.below(static_cast<std::uint32_t>(choices.size()))];
            const std::vector<Reason> reasons = reasonsOf(known, choice);
            INFO("game " << i);
            CHECK_FALSE(reasons.empty());
            for (int deal = 0; deal < 8; ++deal) {
                const State sampled = sample(known, random);
                const Course course = playTurn(sampled, choice, random);
                for (const Reason& reason : reasons) {
                    kinds.insert(reason.index());
                    std::visit(Judge{known, choice, sampled, course}, reason);
                }
                CHECK((find<reason::Quiet>(reasons) != nullptr) ==
                      (!course.mayhem && choice.as<Placement>() != nullptr));
            }
        }
    }
    CHECK(kinds.size() >= std::variant_size_v<Reason> - 1); // wins are rare
}

TEST_CASE("tiles depend on falls if they may make a difference, and else have an average") {
    Random random{44};
    Worth any{}; // for which no two courses that differ are worth the same
    Worth number{};
    for (int i = 0; i <= tileCount; ++i) {
        any[static_cast<std::size_t>(i)] = random.below(1'000'000);
        number[static_cast<std::size_t>(i)] = i;
    }
    int onFalls = 0;
    int onDie = 0;
    for (int i = 0; i < 1000; ++i) {
        const State state = somewhere(i, random);
        const SeatView known = view(state, prompt(state).player);
        const Options choices = known.choices();
        const Choice choice = choices[random.below(static_cast<std::uint32_t>(choices.size()))];
        for (const Reason& reason : reasonsOf(known, choice)) {
            const auto* takes = std::get_if<reason::Takes>(&reason);
            if (takes == nullptr || takes->most == tileCount) {
                continue;
            }
            INFO("game " << i);
            const auto [low, high] = expected(state, choice, takes->seat, any);
            CHECK(takes->byFall == (high - low > 1e-3));
            CHECK((takes->byFall || takes->byDie) == (takes->least < takes->most));
            CHECK(takes->average.has_value() == (takes->byDie && !takes->byFall));
            if (takes->average) {
                CHECK(expected(state, choice, takes->seat, number).first == Approx(*takes->average));
                ++onDie;
            }
            onFalls += takes->byFall ? 1 : 0;
        }
    }
    CHECK(onFalls > 20);
    CHECK(onDie > 5);
}

TEST_CASE("reasons are the same whatever lies hidden") {
    Random random{42};
    for (int i = 0; i < 120; ++i) {
        const State state = somewhere(i, random);
        const int seat = prompt(state).player;
        const SeatView one = view(state, seat);
        const SeatView other = view(sample(one, random), seat);
        REQUIRE(one == other);
        std::vector<Choice> choices;
        for (const Choice& choice : one.choices()) {
            choices.push_back(choice);
        }
        choices.resize(std::min<std::size_t>(choices.size(), 3), choices.front());
        CHECK(reasonsFor(one, choices) == reasonsFor(other, choices));
    }
}

TEST_CASE("the chance to be stuck is as often as it says") {
    // b1 and r2 carry little: what the other holds decides.
    const State state = position({{"r5", 0, 0}, {"b1", 0, 1}}, {"r3", "g60", "y60"});
    const SeatView known = view(state, 0);
    const auto reasons = reasonsOf(known, Placement{tile("r3"), cell(1, 0)});
    CHECK(find<reason::Leaves>(reasons) == nullptr); // the base may be extended
    const State gap = position({{"r5", 0, 0}, {"b1", 0, 1}, {"g40", 0, 3}}, {"r3", "g60", "y60"});
    const SeatView seen = view(gap, 0);
    const auto facts = reasonsOf(seen, Placement{tile("y60"), cell(0, 2)}); // two spots over the base are left
    const auto* leaves = find<reason::Leaves>(facts);
    REQUIRE(leaves != nullptr);
    Random random{43};
    int stuck = 0;
    constexpr int deals = 4000;
    for (int deal = 0; deal < deals; ++deal) {
        State sampled = sample(seen, random);
        apply(sampled, Placement{tile("y60"), cell(0, 2)});
        const Options open = options(sampled);
        bool fits = false;
        for (const Choice& choice : open) {
            fits = fits || isQuiet(sampled, choice.as<Placement>()->tile, choice.as<Placement>()->at);
        }
        stuck += fits ? 0 : 1;
    }
    CHECK(static_cast<float>(stuck) / deals == Approx(leaves->stuck).margin(0.03));
}

TEST_CASE("a quiet placement says what is left, and whether it is the only one") {
    const State state = position({{"r5", 0, 0}, {"b5", 0, 1}}, {"r10", "y60", "millstone"});
    const auto reasons = reasonsAt(state, Placement{tile("r10"), cell(1, 0)});
    const auto* quiet = find<reason::Quiet>(reasons);
    REQUIRE(quiet != nullptr);
    CHECK(quiet->ways == 1);
    CHECK(quiet->left == tilesLeft(state, 0) - 1);
    CHECK(std::holds_alternative<reason::Quiet>(reasons.front()));
    CHECK_FALSE(takesOf(reasons, 0));
}

TEST_CASE("a collapse costs what the tile rests on, and names the tiles") {
    const State state = position({{"r5", 0, 0}, {"b5", 0, 1}}, {"g4", "r10"});
    const auto reasons = reasonsAt(state, Placement{tile("g4"), cell(1, 0)});
    const auto takes = takesOf(reasons, 0);
    REQUIRE(takes.has_value());
    CHECK(takes->least == 2);
    CHECK(takes->most == 2);
    CHECK(takes->tiles == (tile("r5") | TileMask{tile("b5")}));
    CHECK_FALSE(takes->fewest); // r10 stands
    CHECK(find<reason::Quiet>(reasons) == nullptr);
}

TEST_CASE("where nothing is quiet, the choice that costs fewest says so") {
    const State state = position({{"r5", 0, 0}, {"b5", 0, 1}}, {"g4", "y60"});
    const auto takes = takesOf(reasonsAt(state, Placement{tile("g4"), cell(1, 0)}), 0);
    REQUIRE(takes.has_value());
    CHECK(takes->fewest);
}

TEST_CASE("the last tile wins now") {
    Position made;
    made.pyramid = {{tile("r5"), cell(0, 0)}};
    made.hands = {tile("b60"), tile("r10")};
    made.piles = {{}, {}};
    made.removed = TileMask::all() - tile("r5") - tile("b60") - tile("r10");
    made.turns = {4, 3};
    const State state = setUp({}, made);
    const auto reasons = reasonsAt(state, Placement{tile("b60"), cell(0, 1)});
    CHECK(std::holds_alternative<reason::Wins>(reasons.front()));
}

TEST_CASE("the curse gives tiles to the player before") {
    GameOptions options;
    options.curse = true;
    const State state = position({{"r5", 0, 0}, {"b5", 0, 1}}, {"g5", "y60"}, 3, options);
    const auto takes = takesOf(reasonsAt(state, Placement{tile("g5"), cell(1, 0)}), 2);
    REQUIRE(takes.has_value());
    CHECK(takes->least == 3);
}

TEST_CASE("the fire die costs a range, and an average") {
    GameOptions options;
    options.fireDie = true;
    const State state = position({{"y20", 0, 0}, {"coal-y", 0, 1}, {"y10", 0, 2}}, {"y2", "b60"}, 2, options);
    // fire-stays and fire-leaves burn y2, an explosion takes what touches the coal, smoke nothing
    const auto reasons = reasonsAt(state, Placement{tile("y2"), cell(1, 0)});
    const auto takes = takesOf(reasons, 0);
    REQUIRE(takes.has_value());
    CHECK(takes->byDie);
    CHECK(takes->least == 0);
    CHECK(takes->most >= 3);
    CHECK(find<reason::Sheds>(reasons) == nullptr); // it may come back
}

TEST_CASE("where tiles fall is no matter if it costs the same") {
    GameOptions options;
    options.fireDie = true;
    // Any fire burns y2 and y3, and the explosion takes y3 and then, under y5, y2; y5 falls to one of their places.
    const State state = position({{"y2", 0, 0}, {"y3", 0, 1}, {"y5", 1, 0}}, {"coal-y", "b60"}, 2, options);
    const auto takes = takesOf(reasonsAt(state, Placement{tile("coal-y"), cell(0, 2)}), 0);
    REQUIRE(takes.has_value());
    CHECK(std::pair(takes->least, takes->most) == std::pair(0, 2));
    CHECK_FALSE(takes->byFall);
    CHECK(takes->byDie);
    CHECK(takes->average.value_or(0) == Approx(5.0 / 6 * 2));
}

TEST_CASE("where tiles fall matters if another is left without hold") {
    // Beside y20 alone, b20 takes it along: g4 on the left, three tiles. On g4 and y20 it stands.
    const State state = position({{"r5", 0, 0}, {"b5", 0, 1}, {"y20", 0, 2}, {"b20", 1, 1}}, {"g4", "y60"});
    const auto takes = takesOf(reasonsAt(state, Placement{tile("g4"), cell(1, 0)}), 0);
    REQUIRE(takes.has_value());
    CHECK(std::pair(takes->least, takes->most) == std::pair(2, 3));
    CHECK(takes->byFall);
    CHECK_FALSE(takes->byDie);
    CHECK_FALSE(takes->average);
}

TEST_CASE("both matter if the die says whether tiles fall, and where they fall is not the same") {
    GameOptions options;
    options.fireDie = true;
    // As above y2 and y3 go unless there is smoke. y5 on the left holds y7; on the right y7 takes g5 along.
    const State state =
        position({{"g5", 0, -1}, {"y2", 0, 0}, {"y3", 0, 1}, {"y7", 1, -1}, {"y5", 1, 0}, {"y1", 2, -1}},
                 {"coal-y", "b60"}, 2, options);
    const auto takes = takesOf(reasonsAt(state, Placement{tile("coal-y"), cell(0, 2)}), 0);
    REQUIRE(takes.has_value());
    CHECK(std::pair(takes->least, takes->most) == std::pair(0, 3));
    CHECK(takes->byFall);
    CHECK(takes->byDie);
    CHECK_FALSE(takes->average);
}

TEST_CASE("incendiary and heavy tiles are a burden, and r1 is not") {
    const State state = position({{"y20", 0, 0}}, {"coal-y", "b60", "r1", "millstone"});
    const auto burden = [&](std::string_view code) {
        const auto facts = reasonsAt(state, Placement{tile(code), cell(0, 1)});
        const auto* sheds = find<reason::Sheds>(facts);
        return sheds != nullptr ? std::optional(sheds->burden) : std::nullopt;
    };
    CHECK(burden("coal-y") == reason::Burden::Incendiary);
    CHECK(burden("b60") == reason::Burden::Hard);
    CHECK(burden("millstone") == reason::Burden::Millstone);
    CHECK_FALSE(burden("r1"));
}

TEST_CASE("a fall says where it ends and whether it falls on") {
    State state = position({{"r5", 0, 0}, {"b5", 0, 1}, {"y20", 0, 2}, {"y3", 1, 1}}, {"g4", "y60"});
    apply(state, Placement{tile("g4"), cell(1, 0)}); // r5 and b5 go; y3 will hang over y20, on which it stands
    REQUIRE(prompt(state).kind == PromptKind::Fall);
    for (const Fall side : {Fall::Left, Fall::Right}) {
        const auto reasons = reasonsAt(state, side);
        const auto* lands = find<reason::Lands>(reasons);
        REQUIRE(lands != nullptr);
        CHECK(lands->tile == tile("g4"));
        CHECK(lands->spot.at == cell(0, side == Fall::Left ? 0 : 1));
        CHECK(lands->spot.left == Tile::None);
    }
}

TEST_CASE("what all choices share is not told, what sets one apart comes first") {
    const State state = position({{"r5", 0, 0}, {"b5", 0, 1}}, {"r10", "b3", "g4"});
    const std::vector<Choice> choices{Placement{tile("r10"), cell(1, 0)}, Placement{tile("b3"), cell(1, 0)},
                                      Placement{tile("g4"), cell(1, 0)}};
    const auto reasons = reasonsFor(view(state, 0), choices);
    REQUIRE(reasons.size() == 3);
    for (const auto& some : reasons) {
        CHECK_FALSE(some.empty());
        CHECK(some.size() <= 3);
    }
    const auto* keeps = find<reason::Keeps>(reasons[0]);
    REQUIRE(keeps != nullptr);
    CHECK(keeps->tiles == TileMask{tile("b3")}); // easier to carry than r10; g4 would collapse
    CHECK(find<reason::Takes>(reasons[2]) != nullptr);
    const auto two = reasonsFor(view(state, 0), std::span(choices).first(2));
    CHECK(find<reason::Quiet>(two[0]) == nullptr); // both are
    const auto one = reasonsFor(view(state, 0), std::span(choices).first(1), 1);
    CHECK(one[0].size() == 1);
}
