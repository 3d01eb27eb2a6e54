// What a seat may know, and states that agree with it.
#include "lockstep.h"
#include "notation.h"
#include "script.h"
#include "story.h"

#include "ashlar/flaming/view.h"

#include <algorithm>
#include <map>

using namespace ashlar;
using namespace ashlar::flaming;
using namespace ashlar::flaming::testing;

namespace {

/// Whether a view tells of a state what its seat may know, and no more. `seen`: the tiles that everybody saw.
bool tellsWhatItMay(const SeatView& view, const State& state, const std::set<Tile>& seen) {
    const auto isSeen = [&](Tile tile) { return seen.count(tile) != 0; };
    if (view.seats() != state.seats || !(view.options() == optionsOf(state)) || !(view.prompt() == prompt(state)) ||
        view.active() != state.active || view.decider() != state.decider || view.removed() != removedTiles(state) ||
        view.winners() != winners(state) || view.standings() != standings(state) || &view.tiles() != state.tiles) {
        return false;
    }
    const PlacedTiles shown = view.pyramid();
    const PlacedTiles real = pyramid(state);
    if (!std::equal(shown.begin(), shown.end(), real.begin(), real.end()) ||
        !std::all_of(real.begin(), real.end(), [&](const PlacedTile& p) { return view.tileOn(p.at) == p.tile; })) {
        return false;
    }
    TileMask unknown;
    for (int seat = 0; seat < state.seats; ++seat) {
        const TileMask hand = state.hands[static_cast<std::size_t>(seat)];
        TileMask knownHand;
        for (const Tile tile : hand) {
            (isSeen(tile) || seat == view.seat() ? knownHand : unknown) |= tile;
        }
        std::vector<std::optional<Tile>> pile;
        for (const Tile tile : pileOf(state, seat)) {
            pile.push_back(isSeen(tile) ? std::optional{tile} : std::nullopt);
            unknown |= pile.back() ? TileMask{} : TileMask{tile};
        }
        if (view.turns(seat) != state.turns[static_cast<std::size_t>(seat)] || view.handSize(seat) != hand.size() ||
            view.pileSize(seat) != state.piles.size(seat) || view.tilesLeft(seat) != tilesLeft(state, seat) ||
            view.knownHand(seat) != knownHand || view.pile(seat) != pile) {
            return false;
        }
    }
    if (view.unknown() != unknown || !std::equal(seen.begin(), seen.end(), view.seen().begin(), view.seen().end())) {
        return false;
    }
    const Prompt asked = prompt(state);
    const bool mine =
        asked.player == view.seat() && (asked.kind == PromptKind::Place || asked.kind == PromptKind::Fall);
    const Options choices = view.choices();
    const Options expected = options(state);
    return mine ? std::equal(choices.begin(), choices.end(), expected.begin(), expected.end()) : choices.empty();
}

/// The position with these tiles in another order where they lie in hands and piles.
Position permuted(const Position& position, TileMask hidden, Random& random) {
    std::vector<Tile> from(hidden.begin(), hidden.end());
    std::vector<Tile> to = from;
    shuffle(to, random);
    std::map<Tile, Tile> other;
    for (std::size_t i = 0; i < from.size(); ++i) {
        other[from[i]] = to[i];
    }
    const auto swap = [&](Tile tile) { return hidden.contains(tile) ? other.at(tile) : tile; };
    Position result = position;
    for (TileMask& hand : result.hands) {
        TileMask swapped;
        for (const Tile tile : hand) {
            swapped |= swap(tile);
        }
        hand = swapped;
    }
    for (auto& pile : result.piles) {
        std::transform(pile.begin(), pile.end(), pile.begin(), swap);
    }
    return result;
}

/// Tiles that were hidden from a seat to the end of a game: never seen, and never in its hand.
TileMask hiddenToTheEnd(const Start& start, const std::vector<Choice>& choices, int seat) {
    State state = setUp(start.options, start.position);
    TileMask known = state.seen;
    for (const Choice& choice : choices) {
        known |= state.hands[static_cast<std::size_t>(seat)];
        apply(state, choice);
        known |= state.seen;
    }
    known |= state.hands[static_cast<std::size_t>(seat)];
    return TileMask::all() - known;
}

} // namespace

TEST_CASE("a view") {
    rc::prop("tells what its seat may know, and no more", [](const Script& script) {
        const Start start = startOf(script.seed);
        State state = setUp(start.options, start.position);
        Story story{state};
        playScript(script, state, [&](const Choice& choice) {
            for (int seat = SeatView::nobody; seat < state.seats; ++seat) {
                RC_ASSERT(tellsWhatItMay(view(state, seat), state, story.seen()));
            }
            std::vector<Event> events;
            apply(state, choice, events);
            RC_ASSERT(story.follow(events) == "");
        });
    });

    rc::prop("agrees with the samples made from it", [](const Script& script, std::uint32_t seed) {
        const Start start = startOf(script.seed);
        State state = setUp(start.options, start.position);
        Random random{seed};
        playScript(script, state, [&](const Choice& choice) {
            for (int seat = SeatView::nobody; seat < state.seats; ++seat) {
                const SeatView known = view(state, seat);
                State sampled = sample(known, random);
                RC_ASSERT(view(sampled, seat) == known);
                RC_ASSERT(view(sample(view(sampled, seat), random), seat) == known);
                // A sample is a game: it can be played on.
                RC_ASSERT(sampled.seats == state.seats && removedTiles(sampled) == removedTiles(state));
                apply(sampled, pick(sampled, static_cast<std::uint16_t>(random.below(1000))));
                RC_ASSERT(options(sampled).empty() == (prompt(sampled).kind == PromptKind::Over));
            }
            apply(state, choice);
        });
    });

    rc::prop("never changes when hidden tiles change places", [](const Script& script, std::uint32_t seed) {
        const Start start = startOf(script.seed);
        State state = setUp(start.options, start.position);
        std::vector<Choice> choices;
        playScript(script, state, [&](const Choice& choice) {
            choices.push_back(choice);
            apply(state, choice);
        });
        Random random{seed};
        for (int seat = SeatView::nobody; seat < state.seats; ++seat) {
            const TileMask hidden =
                seat == SeatView::nobody ? TileMask::all() - state.seen : hiddenToTheEnd(start, choices, seat);
            State real = setUp(start.options, start.position);
            State other = setUp(start.options, permuted(start.position, hidden, random));
            RC_ASSERT(view(real, seat) == view(other, seat));
            for (const Choice& choice : choices) {
                RC_ASSERT(options(other).contains(choice));
                apply(real, choice);
                apply(other, choice);
                RC_ASSERT(view(real, seat) == view(other, seat));
            }
        }
    });

    rc::prop("changes with everything that its seat may know", [](const Script& script) {
        const Start start = startOf(script.seed);
        State state = setUp(start.options, start.position);
        playScript(script, state, [&](const Choice& choice) {
            const State before = state;
            apply(state, choice);
            for (int seat = SeatView::nobody; seat < state.seats; ++seat) {
                RC_ASSERT(!(view(before, seat) == view(state, seat)));
            }
        });
    });
}

TEST_CASE("views of two seats differ, also where they know the same") {
    Random random{3};
    const State state = deal({}, 3, 0, shuffledDeal(random));
    CHECK(view(state, 0) == view(state, 0));
    CHECK_FALSE(view(state, 0) == view(state, 1));
    CHECK_FALSE(view(state, 0) == view(state, SeatView::nobody));
    CHECK(view(state, SeatView::nobody).unknown() == TileMask::all());
    CHECK(view(state, 0).unknown() == TileMask::all() - state.hands[0]);
}

TEST_CASE("known tiles keep their places in a sample") {
    // Seat 0 places g4 and takes r5 and b5 back: everybody knows them, in the pile and then in the hand.
    Sketch sketch;
    sketch.pyramid = testing::pyramidOf("r5 b5");
    sketch.hands = {{0, tilesOf("g4 r1 r2 r3 r4")}, {1, tilesOf("y60 g60")}};
    sketch.piles = {{0, tilesOf("y1")}, {1, tilesOf("b1 b2 b3")}};
    State state = setUp({}, positionOf(sketch));
    apply(state, Placement{tilesOf("g4").front(), cell(1, 0)});
    apply(state, Fall::Left);
    for (int seat : {SeatView::nobody, 1}) {
        const SeatView other = view(state, seat);
        CHECK(other.pile(0) == std::vector<std::optional<Tile>>{tilesOf("r5").front(), tilesOf("b5").front()});
        CHECK(other.knownHand(0).empty());
    }
    CHECK(textOfTiles(view(state, 0).knownHand(0)) == "r1 r2 r3 r4 y1");
    apply(state, Placement{tilesOf("y60").front(), cell(0, 1)});
    apply(state, Placement{tilesOf("r1").front(), cell(1, 0)});
    apply(state, Fall::Left);
    // Drawn: r5, b5 and what r1 brought down stay known to everybody in the hand.
    CHECK(textOfTiles(view(state, 1).knownHand(0)) == "r5");
    CHECK(textOfTiles(view(state, SeatView::nobody).knownHand(0)) == "r5");
    CHECK(view(state, 1).pile(0) ==
          std::vector<std::optional<Tile>>{tilesOf("b5").front(), tilesOf("g4").front(), tilesOf("y60").front()});
    Random random{1};
    for (int i = 0; i < 50; ++i) {
        const State sampled = sample(view(state, 1), random);
        CHECK(sampled.hands[0].contains(tilesOf("r5").front()));
        CHECK(pileOf(sampled, 0) == pileOf(state, 0));
        CHECK(sampled.hands[1] == state.hands[1]);
    }
}

TEST_CASE("a sample deals the unknown tiles every way equally often") {
    // Unknown to seat 0: its pile of two, the other hand of one and the other pile of one. 4! ways, hands have no
    // order.
    Sketch sketch;
    sketch.pyramid = testing::pyramidOf("r5 b5");
    sketch.hands = {{0, tilesOf("g4")}, {1, tilesOf("y60")}};
    sketch.piles = {{0, tilesOf("y1 y2")}, {1, tilesOf("b1")}};
    const SeatView known = view(setUp({}, positionOf(sketch)), 0);
    Random random{11};
    std::map<std::string, int> ways;
    for (int i = 0; i < 24000; ++i) {
        const State sampled = sample(known, random);
        ++ways[textOfTiles(sampled.hands[1]) + " " + textOfTiles(pileOf(sampled, 0)) + " " +
               textOfTiles(pileOf(sampled, 1))];
    }
    REQUIRE(ways.size() == 24);
    double chiSquare = 0;
    for (const auto& [way, count] : ways) {
        chiSquare += (count - 1000.0) * (count - 1000.0) / 1000.0;
    }
    CHECK(chiSquare < 49.7); // 23 degrees of freedom: one in a thousand is worse
}

TEST_CASE("the same random numbers make the same sample") {
    Random random{5};
    const SeatView known = view(deal({}, 4, 1, shuffledDeal(random)), 2);
    Random one{9};
    Random two{9};
    CHECK(same(sample(known, one), sample(known, two)));
    CHECK_FALSE(same(sample(known, one), sample(known, one)));
}
