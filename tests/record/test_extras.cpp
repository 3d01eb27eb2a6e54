// What a record keeps besides the format: branches, practice, colours.
#include "ashlar/record/extras.h"

#include "ashlar/flaming/view.h"
#include "samples.h"

#include <catch2/catch.hpp>

using namespace ashlar;
using namespace ashlar::record;

namespace {

/// A timeline that went back and forth at random.
Timeline wandered(const Record& record, std::uint64_t seed, int steps) {
    Random random{seed};
    Timeline timeline{record};
    for (int i = 0; i < steps; ++i) {
        const flaming::Options options = flaming::options(timeline.state());
        const std::uint32_t what = random.below(4);
        if (what == 0 && timeline.canRedo()) {
            timeline.redo();
        } else if (what == 1) {
            timeline.goTo(random.below(static_cast<std::uint32_t>(timeline.size())));
        } else if (!options.empty()) {
            timeline.apply(options[random.below(static_cast<std::uint32_t>(options.size()))]);
        }
    }
    return timeline;
}

std::string complaint(std::string_view extras) {
    Record record = parse(smallRecord().dump());
    record.unknown = R"("note":"x","ashlar":)" + std::string{extras};
    std::string message;
    try {
        takeExtras(record);
    } catch (const Error& error) {
        message = error.what();
    }
    CHECK(record.unknown == R"("note":"x")");
    return message;
}

} // namespace

TEST_CASE("a tree of choices comes back as it was") {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const Record record = randomGame(seed, 2 + static_cast<int>(seed % 5), {seed % 2 == 0, seed % 3 == 0, 20}, 30);
        const Timeline timeline = wandered(record, seed, 60);
        const Timeline again{beginning(record), timeline.tree()};
        REQUIRE(again.size() == timeline.size());
        CHECK(again.current() == timeline.current());
        CHECK(again.line() == timeline.line());
        CHECK(again.tree() == timeline.tree());
        for (Timeline::Node node = 0; node < again.size(); ++node) {
            CHECK(again.parent(node) == timeline.parent(node));
            CHECK(again.choice(node) == timeline.choice(node));
            CHECK(again.children(node) == timeline.children(node));
            CHECK(flaming::view(again.state(node), 0) == flaming::view(timeline.state(node), 0));
        }
    }
}

TEST_CASE("a tree that makes no sense is refused") {
    const Record record = randomGame(3, 2, {}, 6);
    const auto& made = record.choices;
    const auto build = [&](const Timeline::Tree& tree) { return Timeline{beginning(record), tree}; };
    CHECK(build({{{0, made}}, 6, 6}).choices() == made);
    CHECK(build({{{0, made}}, 2, 6}).line().size() == 7);
    CHECK(build({{}, 0, 0}).size() == 1);
    CHECK_THROWS_WITH(build({{{7, made}}, 0, 0}), Catch::Contains("not there"));
    CHECK_THROWS_WITH(build({{{0, {made[0], made[0]}}}, 0, 0}), Catch::Contains("not allowed"));
    CHECK_THROWS_WITH(build({{{0, {made[0]}}, {0, {made[0]}}}, 0, 0}), Catch::Contains("made before"));
    CHECK_THROWS_WITH(build({{{0, made}}, 7, 6}), Catch::Contains("not there"));
    CHECK_THROWS_WITH(build({{{0, made}}, 6, 7}), Catch::Contains("not there"));
    const flaming::Options options = flaming::options(beginning(record));
    const flaming::Choice other = options[0] == made[0] ? options[1] : options[0];
    CHECK(build({{{0, made}, {0, {other}}}, 7, 7}).choices() == std::vector{other});
    CHECK_THROWS_WITH(build({{{0, made}, {0, {other}}}, 6, 7}), Catch::Contains("not on the current branch"));
}

TEST_CASE("extras come back as they were, beside what others keep in a record") {
    Record record = randomGame(5, 3, {}, 9);
    record.unknown = R"("note":"x")";
    CHECK_FALSE(takeExtras(record));
    Extras extras;
    extras.practice = extras.held = true;
    extras.undoFrom = 4;
    extras.round = 3;
    extras.colours = {5, -1, 0};
    extras.file = "/home/ana/a \"game\".ashlar";
    extras.tree = wandered(record, 1, 20).tree();
    extras.unknown = R"("mood":["calm"])";
    putExtras(record, extras);
    putExtras(record, extras); // takes the place of the first
    Record again = parse(toJson(record));
    CHECK(again == record);
    const auto taken = takeExtras(again);
    REQUIRE(taken);
    CHECK(*taken == extras);
    CHECK(again.unknown == R"("note":"x")");

    putExtras(again, Extras{});
    CHECK(takeExtras(again) == Extras{});
}

TEST_CASE("extras that make no sense are told, and leave the record as it is without them") {
    CHECK(complaint("{}").empty());
    CHECK(complaint(R"({"later":[1]})").empty());
    CHECK(complaint("7") != "");
    CHECK(complaint(R"({"practice":1})") != "");
    CHECK(complaint(R"({"undo-from":4})") != ""); // there are three choices
    CHECK(complaint(R"({"undo-from":-1})") != "");
    CHECK(complaint(R"({"round":0})") != "");
    CHECK(complaint(R"({"colours":[1]})") != "");
    CHECK(complaint(R"({"colours":[1,6]})") != "");
    CHECK(complaint(R"({"file":[]})") != "");
    CHECK(complaint(R"({"tree":[]})") != "");
    CHECK(complaint(R"({"tree":[{"from":0}],"current":0,"end":0})") != "");
    CHECK(complaint(R"({"tree":[{"from":0,"choices":[{"place":"q1","at":[0,0]}]}],"current":0,"end":0})") != "");
    CHECK(complaint(R"({"tree":[],"current":-1,"end":0})") != "");
    CHECK(complaint(R"({"tree":[],"current":0,"end":0})").empty());
}
