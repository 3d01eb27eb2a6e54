// The trace, to the letter.
#include "ashlar/record/trace.h"

#include "samples.h"

#include <catch2/catch.hpp>

#include <set>

using namespace ashlar;
using namespace ashlar::record;

namespace {

std::vector<std::string> linesOf(const Record& record, long long game = 0) {
    std::vector<std::string> lines;
    trace(record, game, [&lines](std::string_view line) { lines.emplace_back(line); });
    return lines;
}

std::vector<std::string> keysOf(const Json& object) {
    std::vector<std::string> keys;
    for (const auto& member : object.items()) {
        keys.push_back(member.key());
    }
    return keys;
}

} // namespace

TEST_CASE("the lines of a small start position, to the letter") {
    Json json = smallStart();
    json["start"]["piles"] = {Json::array(), Json::array()};
    for (int t = 3; t < 43; ++t) {
        json["start"]["removed"].push_back(flaming::TileSet::standard().code(flaming::tileAt(t)));
    }
    json["choices"] = Json::parse(R"([{"place":"r2","at":[1,0]}])");
    const auto lines = linesOf(parse(json.dump()), 7);
    REQUIRE(lines.size() == 2);
    const std::string removed = json["start"]["removed"].dump();
    CHECK(lines[0] == R"({"ply":0,"player":1,"prompt":"place","options":[{"place":"r2","at":[1,0]}],)"
                      R"("choice":{"place":"r2","at":[1,0]},"pyramid":{"r3":[0,0],"millstone":[0,1]},)"
                      R"("hands":[["r1"],["r2"]],"piles":[[],[]],"removed":)" +
                          removed + R"(,"active":1,"game":7})");
    CHECK(lines[1] == R"({"ply":1,"player":null,"prompt":null,"options":[],)"
                      R"("pyramid":{"r2":[1,0],"r3":[0,0],"millstone":[0,1]},)"
                      R"("hands":[["r1"],[]],"piles":[[],[]],"removed":)" +
                          removed + R"(,"active":1,"game":7,"winners":[1]})");
}

TEST_CASE("a fall shows the tile where it was, its supports in the pile already") {
    Json json = smallRecord();
    json["choices"] = Json::parse(R"([{"place":"r5","at":[0,1]},{"place":"g3","at":[1,0]},{"place":"r1","at":[0,-1]},
                                       {"place":"g10","at":[1,-1]},{"place":"r4","at":[2,-1]},{"fall":"left"}])");
    const auto lines = linesOf(parse(json.dump()));
    REQUIRE(lines.size() == 7);
    const Json fall = Json::parse(lines[5]);
    CHECK(keysOf(fall) == std::vector<std::string>{"ply", "player", "prompt", "options", "choice", "tile", "from",
                                                   "pyramid", "hands", "piles", "removed", "active", "game"});
    CHECK(fall["prompt"] == "fall");
    CHECK(fall["player"] == 0);
    CHECK(fall["tile"] == "r4");
    CHECK(fall["from"] == Json::parse("[2,-1]"));
    CHECK(fall["options"] == Json::parse(R"([{"fall":"left"},{"fall":"right"}])"));
    CHECK(fall["pyramid"]["r4"] == Json::parse("[2,-1]"));
    CHECK_FALSE(fall["pyramid"].contains("g3"));
    CHECK_FALSE(fall["pyramid"].contains("g10"));
    const Json& pile = fall["piles"][0];
    CHECK(pile[pile.size() - 2] == "g10"); // scanned first: nearer to the top
    CHECK(pile[pile.size() - 1] == "g3");
    const Json last = Json::parse(lines[6]);
    CHECK(last["winners"] == Json::array()); // the record stops early
    CHECK(last["prompt"].is_null());
    CHECK_FALSE(last.contains("choice"));
    CHECK(last["pyramid"]["r4"] == Json::parse("[1,-1]"));
}

TEST_CASE("a record that stops before a fall ends with a line without prompt") {
    Json json = smallRecord();
    json["choices"] = Json::parse(R"([{"place":"r5","at":[0,1]},{"place":"g3","at":[1,0]},{"place":"r1","at":[0,-1]},
                                       {"place":"g10","at":[1,-1]},{"place":"r4","at":[2,-1]}])");
    const Json last = Json::parse(linesOf(parse(json.dump())).back());
    CHECK(keysOf(last) == std::vector<std::string>{"ply", "player", "prompt", "options", "pyramid", "hands", "piles",
                                                   "removed", "active", "game", "winners"});
    CHECK(last["pyramid"]["r4"] == Json::parse("[2,-1]"));
}

TEST_CASE("every line of many games holds together") {
    std::set<std::string> prompts;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const int seats = 2 + static_cast<int>(seed % 5);
        const Record record = randomGame(seed, seats, {seed % 2 == 0, seed % 3 != 0, 100});
        const auto& deal = std::get<Deal>(record.beginning);
        const auto lines = linesOf(record, static_cast<long long>(seed));
        REQUIRE(lines.size() == record.choices.size() + 1);
        Json removedBefore = Json::array();
        for (std::size_t ply = 0; ply < lines.size(); ++ply) {
            const Json line = Json::parse(lines[ply]);
            const bool last = ply + 1 == lines.size();
            CAPTURE(seed, lines[ply]);
            CHECK(line["ply"] == ply);
            CHECK(line["game"] == seed);
            std::set<std::string> tiles;
            std::size_t count = line["removed"].size() + line["pyramid"].size();
            tiles.insert(line["removed"].begin(), line["removed"].end());
            for (const auto& placed : line["pyramid"].items()) {
                tiles.insert(placed.key());
            }
            for (const char* const lists : {"hands", "piles"}) {
                CHECK(line[lists].size() == static_cast<std::size_t>(seats));
                for (const Json& list : line[lists]) {
                    tiles.insert(list.begin(), list.end());
                    count += list.size();
                }
            }
            CHECK(count == 45);
            CHECK(tiles.size() == 45);
            // Removed tiles are listed in the order in which they left, those of the deal first.
            REQUIRE(line["removed"].size() >= removedBefore.size());
            CHECK(std::equal(removedBefore.begin(), removedBefore.end(), line["removed"].begin()));
            if (ply == 0) {
                CHECK(line["removed"].size() == deal.removed.size());
            }
            removedBefore = line["removed"];
            if (last) {
                CHECK_FALSE(line["winners"].empty());
                CHECK(line["player"].is_null());
            } else {
                const auto& options = line["options"];
                CHECK(std::find(options.begin(), options.end(), line["choice"]) != options.end());
                CHECK(line.contains("tile") == (line["prompt"] == "fall"));
                prompts.insert(line["prompt"].get<std::string>());
                if (line["prompt"] == "die") {
                    CHECK(options == Json::parse(R"([{"die":"fire-stays"},{"die":"fire-leaves"},{"die":"explosion"},)"
                                                 R"({"die":"smoke"}])"));
                    CHECK(line["player"] == line["active"]);
                }
            }
        }
    }
    CHECK(prompts == std::set<std::string>{"place", "fall", "die"});
}
