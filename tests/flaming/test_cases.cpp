// Plays every case of every file in cases/.
#include "cases.h"

#include <catch2/catch.hpp>

using namespace ashlar::flaming::testing;

namespace {

void playFile(const std::string& name, std::size_t atLeast) {
    const auto cases = readCases(std::filesystem::path{ASHLAR_CASES} / name);
    CHECK(cases.size() >= atLeast); // none was lost on the way
    for (const Case& which : cases) {
        const std::string unexpected = playCase(which);
        INFO(name << ": " << which.title << "\n" << unexpected);
        CHECK(unexpected.empty());
    }
}

} // namespace

TEST_CASE("the worked cases of the rules") {
    playFile("worked.txt", 36);
}
TEST_CASE("cases of open spots") {
    playFile("spots.txt", 10);
}
TEST_CASE("cases of turns, drawing and the end") {
    playFile("turns.txt", 15);
}
TEST_CASE("cases of free air and collapse") {
    playFile("collapse.txt", 15);
}
TEST_CASE("cases of explosion and fire") {
    playFile("fire.txt", 15);
}
TEST_CASE("cases of the curse") {
    playFile("curse.txt", 8);
}
TEST_CASE("cases of the Fire Die") {
    playFile("fire-die.txt", 12);
}

TEST_CASE("a case that is wrong fails") {
    const auto fails = [](std::vector<CaseLine> lines) { return !playCase({"wrong", std::move(lines)}).empty(); };
    CHECK_FALSE(fails({{1, "pyramid", "r5 b5"}, {2, "hand", "0 r10"}, {3, "place", "r10 at 1,0"}, {4, "stands", ""}}));
    CHECK(fails({{1, "pyramid", "r5 b5"}, {2, "hand", "0 r10"}, {3, "place", "r10 at 0,2"}}));
    CHECK(fails({{1, "pyramid", "r5 b5"}, {2, "hand", "0 g4"}, {3, "place", "g4 at 1,0"}, {4, "stands", ""}}));
    CHECK(fails({{1, "pyramid", "r5 b5"}, {2, "hand", "0 g4"}, {3, "place", "g4 at 1,0"}}));
    CHECK(fails({{1, "pyramid", "r5 b5"}, {2, "hand", "0 g4"}, {3, "place", "g4 at 1,0"}, {4, "fall", "g4 left"}}));
    CHECK(fails({{1, "pyramid", "r5 b5 / g4"}, {2, "spots", "1,0"}}));
    CHECK(fails({{1, "pyramid", "r5 b5"}, {2, "spots", "0,-1 0,2"}}));
    CHECK(fails({{1, "pyramid", "r6 b5"}, {2, "spots", "1,0"}}));
    CHECK(fails({{1, "pyramids", "r5 b5"}, {2, "spots", "1,0"}}));
    CHECK(fails({{1, "pyramid", "r5 b5"}}));
}
