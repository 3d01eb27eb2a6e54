// What holds in every game, whatever is chosen.
#include "lockstep.h"
#include "script.h"
#include "story.h"

#include <algorithm>

using namespace ashlar;
using namespace ashlar::flaming;
using namespace ashlar::flaming::testing;

namespace {

/// Every tile is in exactly one place.
bool holdsAllTiles(const State& state) {
    std::size_t count = 0;
    TileMask found;
    const auto add = [&](Tile tile) {
        ++count;
        found |= tile;
    };
    for (const PlacedTile& placed : pyramid(state)) {
        add(placed.tile);
    }
    for (int seat = 0; seat < state.seats; ++seat) {
        const TileMask hand = state.hands[static_cast<std::size_t>(seat)];
        std::for_each(hand.begin(), hand.end(), add);
        state.piles.forEach(seat, add);
    }
    const TileMask removed = removedTiles(state);
    std::for_each(removed.begin(), removed.end(), add);
    return count == tileCount && found == TileMask::all();
}

/// One prompt; it has options exactly if the game goes on, each once, and nothing else is one.
bool asksOneQuestion(const State& state) {
    const Prompt asked = prompt(state);
    const Options choices = options(state);
    if (choices.kind() != asked.kind || choices.empty() != (asked.kind == PromptKind::Over) ||
        (winners(state) != 0) != (asked.kind == PromptKind::Over)) {
        return false;
    }
    for (std::size_t i = 0; i < choices.size(); ++i) {
        if (!choices.contains(choices[i]) || std::count(choices.begin(), choices.end(), choices[i]) != 1) {
            return false;
        }
    }
    for (int t = 0; t < tileCount; ++t) {
        const Placement inTheAir{tileAt(t), cell(40, 0)};
        const bool held = state.hands[static_cast<std::size_t>(state.active)].contains(tileAt(t));
        const bool onASpot = choices.spotCount() > 0 && choices.contains(Placement{tileAt(t), choices.spot(0)});
        if (choices.contains(inTheAir) || onASpot != (held && asked.kind == PromptKind::Place)) {
            return false;
        }
    }
    const bool falls = asked.kind == PromptKind::Fall;
    const bool rolls = asked.kind == PromptKind::Die;
    return choices.contains(Fall::Left) == falls && choices.contains(Fall::Right) == falls &&
           choices.contains(DieFace::Smoke) == rolls && choices.contains(DieFace::FireStays) == rolls;
}

/// After a turn nobody's hand is too large or, with tiles in the pile, too small for who has just drawn.
bool handsAreDrawn(const State& state, int drew) {
    const int held = state.hands[static_cast<std::size_t>(drew)].size();
    return held <= handSize && (held == handSize || state.piles.size(drew) == 0);
}

Position movedBy(Position position, int columns) {
    for (PlacedTile& placed : position.pyramid) {
        placed.at = cell(placed.at.row, placed.at.column + columns);
    }
    return position;
}

} // namespace

TEST_CASE("in every game") {
    rc::prop("45 tiles stay 45 tiles, and one question is asked until the end", [](const Script& script) {
        const Start start = startOf(script.seed);
        State state = setUp(start.options, start.position);
        RC_ASSERT(holdsAllTiles(state));
        RC_ASSERT(asksOneQuestion(state));
        playScript(script, state, [&](const Choice& choice) {
            const int active = state.active;
            apply(state, choice);
            RC_ASSERT(holdsAllTiles(state));
            RC_ASSERT(asksOneQuestion(state));
            RC_ASSERT(state.active == active || handsAreDrawn(state, active));
        });
    });

    rc::prop("replaying the choices plays the same game, with and without a listener", [](const Script& script) {
        const Start start = startOf(script.seed);
        State state = setUp(start.options, start.position);
        std::vector<Choice> choices;
        playScript(script, state, [&](const Choice& choice) {
            choices.push_back(choice);
            apply(state, choice);
        });
        State again = setUp(start.options, start.position);
        State silent = again;
        std::vector<Event> events;
        for (const Choice& choice : choices) {
            RC_ASSERT(options(again).contains(choice));
            apply(again, choice, events);
            apply(silent, choice, Silence{});
            RC_ASSERT(same(again, silent));
        }
        RC_ASSERT(same(state, again));
    });

    rc::prop("the events tell everything", [](const Script& script) {
        const Start start = startOf(script.seed);
        State state = setUp(start.options, start.position);
        Story story{state};
        playScript(script, state, [&](const Choice& choice) {
            std::vector<Event> events;
            apply(state, choice, events);
            RC_ASSERT(story.follow(events) == "");
            RC_ASSERT(story.difference(state) == "");
        });
    });

    rc::prop("a copy of the state is undo", [](const Script& script, std::uint16_t other) {
        const Start start = startOf(script.seed);
        State state = setUp(start.options, start.position);
        playScript(script, state, [&](const Choice& choice) {
            const State before = state;
            apply(state, choice);
            State undone = before;
            apply(undone, pick(undone, other));
            undone = before;
            apply(undone, choice);
            RC_ASSERT(same(undone, state));
        });
    });

    rc::prop("where on the grid a game is played does not matter", [](const Script& script) {
        const int columns = *rc::gen::inRange(-90, 91);
        const Start start = startOf(script.seed);
        // The one spot of an empty table is (0, 0) wherever the pyramid stood before.
        RC_PRE(!start.position.pyramid.empty());
        State state = setUp(start.options, start.position);
        State moved = setUp(start.options, movedBy(start.position, columns));
        playScript(script, state, [&](const Choice& choice) {
            if (pyramid(state).empty()) {
                return;
            }
            const auto* placement = choice.as<Placement>();
            apply(moved,
                  placement != nullptr
                      ? Choice{Placement{placement->tile, cell(placement->at.row, placement->at.column + columns)}}
                      : choice);
            apply(state, choice);
            RC_ASSERT(pyramid(state).empty() || same(state, moved, columns));
        });
    });

    rc::prop("a position taken from a game can be set up and plays on like the game", [](const Script& script) {
        const Start start = startOf(script.seed);
        State state = setUp(start.options, start.position);
        State taken = state;
        int ply = 0;
        playScript(script, state, [&](const Choice& choice) {
            if (++ply % 7 == 0 && prompt(state).kind == PromptKind::Place) {
                const Position position = positionOf(state);
                RC_ASSERT(!faultOf(start.options, position));
                taken = setUp(start.options, position);
                taken.seen = state.seen; // a position forgets what lies known in hands and piles
                RC_ASSERT(same(state, taken));
            }
            apply(state, choice);
            apply(taken, choice);
            RC_ASSERT(same(state, taken));
        });
    });
}
