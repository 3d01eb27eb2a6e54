// Undo, redo and branches.
#include "ashlar/record/timeline.h"

#include "ashlar/flaming/view.h"
#include "samples.h"

#include <catch2/catch.hpp>

using namespace ashlar;
using namespace ashlar::record;

namespace {

bool same(const flaming::State& a, const flaming::State& b) {
    for (int seat = 0; seat < a.seats; ++seat) {
        if (!(flaming::view(a, seat) == flaming::view(b, seat))) {
            return false;
        }
    }
    return true;
}

} // namespace

TEST_CASE("a timeline of a record replays it, back and forth") {
    const Record record = randomGame(11, 3, {true, false, 100});
    Timeline timeline{record};
    CHECK(timeline.choices() == record.choices);
    CHECK(timeline.size() == record.choices.size() + 1);
    CHECK(flaming::winners(timeline.state()) != 0);
    std::vector<flaming::State> states;
    while (timeline.canUndo()) {
        states.push_back(timeline.state());
        timeline.undo();
    }
    CHECK(same(timeline.state(), beginning(record)));
    CHECK(timeline.choices().empty());
    CHECK(timeline.line().size() == timeline.size());
    for (; timeline.canRedo(); states.pop_back()) {
        timeline.redo();
        CHECK(same(timeline.state(), states.back()));
    }
    CHECK(states.empty());
    CHECK(timeline.choices() == record.choices);
}

TEST_CASE("another choice after an undo begins a branch and keeps the old one") {
    const Record record = randomGame(12, 2, {}, 10);
    Timeline timeline{record};
    const Timeline::Node oldEnd = timeline.current();
    timeline.undo();
    timeline.undo();
    const Timeline::Node fork = timeline.current();
    const auto options = flaming::options(timeline.state());
    REQUIRE(options.size() > 1);
    const flaming::Choice old = record.choices[8];
    const flaming::Choice other = options[0] == old ? options[1] : options[0];
    timeline.apply(other);
    CHECK(timeline.ply(timeline.current()) == 9);
    CHECK(timeline.children(fork).size() == 2);
    CHECK(timeline.choice(timeline.children(fork)[0]) == old);
    CHECK(timeline.choice(timeline.children(fork)[1]) == other);
    CHECK(timeline.parent(timeline.current()) == fork);
    const Timeline::Node newEnd = timeline.current();

    timeline.undo();
    timeline.redo(); // to the branch visited last
    CHECK(timeline.current() == newEnd);
    timeline.goTo(oldEnd);
    CHECK(timeline.choices() == record.choices);
    timeline.goTo(fork);
    timeline.redo();
    timeline.redo();
    CHECK(timeline.current() == oldEnd);
    CHECK_FALSE(timeline.canRedo());

    timeline.goTo(fork);
    timeline.apply(other); // already there
    CHECK(timeline.current() == newEnd);
    CHECK(timeline.size() == 12);
    CHECK(timeline.line().back() == newEnd);
    timeline.undo();
    timeline.apply(old);
    CHECK(timeline.line().back() == oldEnd);
}

TEST_CASE("the root has neither parent nor choice, and a timeline is a value") {
    const Record record = randomGame(13, 4, {}, 5);
    const Timeline original{record};
    Timeline copy = original;
    copy.goTo(Timeline::root);
    CHECK_FALSE(copy.canUndo());
    CHECK_FALSE(copy.parent(Timeline::root));
    CHECK_FALSE(copy.choice(Timeline::root));
    copy.apply(flaming::options(copy.state())[0]);
    CHECK(original.size() == 6);
    CHECK(original.ply(original.current()) == 5);
}
