// Every refusal of the format, each with the place and the reason.
#include "samples.h"

#include <catch2/catch.hpp>

#include <string>
#include <vector>

using namespace ashlar;
using namespace ashlar::record;
using Pointer = Json::json_pointer;

namespace {

/// A member set to a value (given as JSON), or erased (given as "").
struct Change {
    std::string pointer;
    std::string value;
    std::string message;
};

Json changed(Json json, const std::string& pointer, const std::string& value) {
    const Pointer where{pointer};
    if (!value.empty()) {
        json[where] = Json::parse(value);
    } else {
        Json& parent = json[where.parent_pointer()];
        if (parent.is_array()) {
            parent.erase(std::stoul(where.back()));
        } else {
            parent.erase(where.back());
        }
    }
    return json;
}

void refuses(const Json& base, const std::vector<Change>& changes) {
    REQUIRE(refusalOf(base).empty());
    for (const Change& change : changes) {
        CAPTURE(change.pointer, change.value);
        CHECK(refusalOf(changed(base, change.pointer, change.value)) == change.message);
    }
}

} // namespace

TEST_CASE("what a record must have") {
    refuses(smallRecord(), {
                               {"/format", "", "\"format\" is missing"},
                               {"/version", "", "\"version\" is missing"},
                               {"/game", "", "\"game\" is missing"},
                               {"/players", "", "\"players\" is missing"},
                               {"/deal", "", "\"deal\" or \"start\" is missing"},
                               {"/choices", "", "\"choices\" is missing"},
                               {"/deal/piles", "", "deal: \"piles\" is missing"},
                               {"/start", "{}", "\"deal\" and \"start\" exclude each other"},
                               {"/choices/0/at", "", "choice 0: \"at\" is missing"},
                               {"/choices/0", "{}", "choice 0: must be one of place, fall and die"},
                               {"/choices/0/fall", R"("left")", "choice 0: must be one of place, fall and die"},
                           });
}

TEST_CASE("what a record may leave out") {
    Json json = smallRecord();
    json.erase("options");
    json.erase("first");
    json["deal"].erase("removed");
    const Record record = parse(json.dump());
    CHECK(record.options == flaming::GameOptions{});
    CHECK(record.options.turnLimit == 100);
    CHECK(record.first == 0);
}

TEST_CASE("values of another game, version or range") {
    refuses(smallRecord(),
            {
                {"/format", R"("chess")", "format: must be \"ashlar-record\""},
                {"/game", R"("sun")", "game: must be \"flaming-pyramids\""},
                {"/version", "2", "version: version 2 is newer than this program can read, which is version 1"},
                {"/version", "0", "version: must be a whole number from 1 to 9223372036854775807"},
                {"/options/turn-limit", "-1", "options.turn-limit: must be a whole number from 0 to 65000"},
                {"/options/turn-limit", "65001", "options.turn-limit: must be a whole number from 0 to 65000"},
                {"/options/turn-limit", "18446744073709551615",
                 "options.turn-limit: must be a whole number from 0 to 65000"},
                {"/options/tiles", R"("nowhere")", "options.tiles: there is no tile set \"nowhere\""},
                {"/options/tiles", R"("../tilesets/even")", "options.tiles: there is no tile set \"../tilesets/even\""},
                {"/first", "2", "first: must be a whole number from 0 to 1"},
                {"/first", "-1", "first: must be a whole number from 0 to 1"},
                {"/players/1/kind", R"("ghost")", "players[1].kind: must be \"human\" or \"bot\""},
                {"/players", "[{}]", "players: there must be 2 to 6, not 1"},
                {"/players", "[{},{},{},{},{},{},{}]", "players: there must be 2 to 6, not 7"},
                {"/choices/1/at", "[1]", "choice 1: at: must be a row and a column"},
                {"/choices/1/at/1", "99999", "choice 1: at[1]: must be a whole number from -32768 to 32767"},
                {"/choices/1", R"({"fall":"up"})", "choice 1: fall: must be one of left, right"},
                {"/choices/1", R"({"die":"six"})",
                 "choice 1: die: must be one of fire-stays, fire-leaves, explosion, smoke"},
                {"/match", R"({"to":6,"won":[0,0]})", "match.to: must be a whole number from 1 to 5"},
                {"/match", R"({"to":3,"won":[3,0]})", "match.won[0]: must be a whole number from 0 to 2"},
                {"/match", R"({"to":3,"won":[1,0,0]})", "match.won: there are 3 numbers for 2 players"},
                {"/match", R"({"to":3})", "match: \"won\" is missing"},
            });
}

TEST_CASE("wrong types in every field") {
    const std::string text = "must be a text";
    const std::string truth = "must be true or false";
    const std::string list = "must be a list";
    const std::string object = "must be an object";
    struct Typed {
        std::string pointer;
        std::string place;
        std::string needed; ///< the message, or the beginning of it
    };
    const std::vector<Typed> ofDeal = {
        {"/format", "format", text},
        {"/version", "version", "must be a whole number"},
        {"/game", "game", text},
        {"/options", "options", object},
        {"/options/curse", "options.curse", truth},
        {"/options/fire-die", "options.fire-die", truth},
        {"/options/turn-limit", "options.turn-limit", "must be a whole number"},
        {"/options/tiles", "options.tiles", text},
        {"/players", "players", list},
        {"/players/0", "players[0]", object},
        {"/players/0/name", "players[0].name", text},
        {"/players/0/kind", "players[0].kind", text},
        {"/players/1/level", "players[1].level", text},
        {"/first", "first", "must be a whole number"},
        {"/deal", "deal", object},
        {"/deal/piles", "deal.piles", list},
        {"/deal/piles/1", "deal.piles[1]", list},
        {"/deal/piles/1/3", "deal.piles[1][3]", text},
        {"/deal/base", "deal.base", list},
        {"/deal/base/0", "deal.base[0]", text},
        {"/deal/removed", "deal.removed", list},
        {"/match", "match", object},
        {"/match/to", "match.to", "must be a whole number"},
        {"/match/won", "match.won", list},
        {"/match/won/1", "match.won[1]", "must be a whole number"},
        {"/choices", "choices", list},
        {"/choices/2", "choice 2", object},
        {"/choices/2/place", "choice 2: place", text},
        {"/choices/2/at", "choice 2: at", list},
        {"/choices/2/at/0", "choice 2: at[0]", "must be a whole number"},
    };
    const std::vector<Typed> ofStart = {
        {"/start", "start", object},
        {"/start/pyramid", "start.pyramid", object},
        {"/start/pyramid/r3", "start.pyramid.r3", list},
        {"/start/pyramid/r3/1", "start.pyramid.r3[1]", "must be a whole number"},
        {"/start/hands", "start.hands", list},
        {"/start/hands/0", "start.hands[0]", list},
        {"/start/hands/0/0", "start.hands[0][0]", text},
        {"/start/piles", "start.piles", list},
        {"/start/piles/0/0", "start.piles[0][0]", text},
        {"/start/removed", "start.removed", list},
        {"/start/active", "start.active", "must be a whole number"},
        {"/start/turns", "start.turns", list},
        {"/start/turns/0", "start.turns[0]", "must be a whole number"},
    };
    const std::vector<std::string> values = {"null", "true", "1.0", "1e2", R"("x")", "[]", "{}", "[1,2,3,4,5,6,7]",
                                             "-0.5"};
    Json withMatch = smallRecord();
    withMatch["match"] = Json::parse(R"({"to":3,"won":[1,0]})");
    const auto checkAll = [&](const Json& base, const std::vector<Typed>& fields) {
        for (const Typed& field : fields) {
            for (const std::string& value : values) {
                const Json wrong = Json::parse(value);
                const bool rightType =
                    (field.needed == text && wrong.is_string()) || (field.needed == truth && wrong.is_boolean()) ||
                    (field.needed == list && wrong.is_array()) || (field.needed == object && wrong.is_object());
                if (!rightType) {
                    CAPTURE(field.pointer, value);
                    const std::string message = refusalOf(changed(base, field.pointer, value));
                    CHECK(message.substr(0, message.find(" from ")) == field.place + ": " + field.needed);
                }
            }
        }
    };
    checkAll(withMatch, ofDeal);
    checkAll(smallStart(), ofStart);
    CHECK(refusal("[]") == "must be an object");
    CHECK(refusal("1") == "must be an object");
}

TEST_CASE("tiles and piles of a deal") {
    refuses(
        smallRecord(),
        {
            {"/deal/piles/0/0", R"("r6")", "deal.piles[0][0]: there is no tile \"r6\" in the tile set \"standard\""},
            {"/deal/piles/0/0", R"("R1")", "deal.piles[0][0]: there is no tile \"R1\" in the tile set \"standard\""},
            {"/deal/piles/1/3", R"("r1")", "deal.piles[1]: the tile r1 is there a second time"},
            {"/deal/base/0", R"("r1")", "deal.base: the tile r1 is there a second time"},
            {"/deal/base", "[]", "deal: the tile millstone is missing"},
            {"/deal/piles/1/21", "", "deal.piles[1]: must hold 22 tiles, not 21"},
            {"/deal/piles/1", "", "deal.piles: there are 1 for 2 players"},
            {"/players/2", R"({"name":"C","kind":"human"})", "deal.piles: there are 2 for 3 players"},
            {"/choices/0/place", R"("z9")", "choice 0: place: there is no tile \"z9\" in the tile set \"standard\""},
        });
    Json coalInBase = smallRecord();
    coalInBase["deal"]["piles"][1][21] = "millstone";
    coalInBase["deal"]["base"][0] = "torch-b";
    CHECK(refusalOf(coalInBase) == "deal.base: torch-b must be removed from the game");
    Json stoneRemoved = smallRecord();
    std::swap(stoneRemoved["deal"]["base"], stoneRemoved["deal"]["removed"]);
    CHECK(refusalOf(stoneRemoved) == "deal.removed: millstone must be in the base");
}

TEST_CASE("illegal choices") {
    refuses(
        smallRecord(),
        {
            {"/choices/0/place", R"("g3")", "choice 0: seat 0 does not hold g3"},
            {"/choices/1/at", "[0,2]", "choice 1: [0,2] is not an open spot"},
            {"/choices/1/at", "[-1,0]", "choice 1: [-1,0] is not an open spot"},
            {"/choices/1", R"({"fall":"left"})", "choice 1: seat 1 must place a tile, but this is a fall"},
            {"/choices/1", R"({"die":"smoke"})", "choice 1: seat 1 must place a tile, but this is a throw of the die"},
        });
    // Here g4 on r5 b5 must fall (rules, section 8, case 3).
    Json falls = smallRecord();
    falls["choices"] = Json::parse(R"([{"place":"r5","at":[0,1]},{"place":"g3","at":[1,0]},{"place":"r1","at":[0,-1]},
                                       {"place":"g10","at":[1,-1]},{"place":"r4","at":[2,-1]},{"fall":"left"}])");
    REQUIRE(refusalOf(falls).empty());
    falls["choices"][5] = Json::parse(R"({"place":"g4","at":[0,0]})");
    CHECK(refusalOf(falls) == "choice 5: seat 0 must choose where r4 falls, but this is a placement");
    falls["choices"].erase(5);
    CHECK(refusalOf(falls).empty()); // it may stop between a placement and its fall
}

TEST_CASE("a choice after the end") {
    Record record = randomGame(5, 3);
    record.choices.push_back(flaming::Fall::Left);
    CHECK_THROWS_WITH(check(record),
                      "choice " + std::to_string(record.choices.size() - 1) + ": the game is over before it");
}

TEST_CASE("positions to start from") {
    refuses(smallStart(),
            {
                {"/start/pyramid", "", "start: \"pyramid\" is missing"},
                {"/start/hands", "", "start: \"hands\" is missing"},
                {"/start/piles", "", "start: \"piles\" is missing"},
                {"/start/active", "", "start: \"active\" is missing"},
                {"/start/turns", "", "start: \"turns\" is missing"},
                {"/start/removed", "", "start: the tile torch-b is missing"},
                {"/start/removed/1", R"("r1")", "start.removed: the tile r1 is there a second time"},
                {"/start/hands/1/1", R"("r1")", "start.hands[1]: the tile r1 is there a second time"},
                {"/start/hands/1/1", R"("r2")", "start.hands[1]: the tile r2 is there a second time"},
                {"/start/pyramid/r9", "[0,3]", "start.pyramid: there is no tile \"r9\" in the tile set \"standard\""},
                {"/start/hands/2", "[]", "start.hands: there are 3 for 2 players"},
                {"/start/piles/2", "[]", "start.piles: there are 3 for 2 players"},
                {"/start/turns/2", "0", "start.turns: there are 3 for 2 players"},
                {"/start/active", "2", "start.active: must be from 0 to 1, not 2"},
                {"/start/turns", "[101,101]", "start.turns: every player has had all turns of the turn limit"},
                {"/start/pyramid/r3", "[0,1]", "start.pyramid: millstone lies where another tile does"},
                {"/start/pyramid/r3", "[-1,0]", "start.pyramid: r3 lies below the base or too far out"},
                {"/start/pyramid/r3", "[0,1001]", "start.pyramid: r3 lies below the base or too far out"},
                {"/start/pyramid/r3", "[0,99]", "start.pyramid: it is wider than 45 tiles can be"},
                {"/start/pyramid/r3", "[2,0]", "start.pyramid: r3 rests on nothing"},
            });
    const auto withPyramid = [](std::string_view pyramid, bool curse) {
        Json json = smallStart();
        const Json tiles = Json::parse(pyramid);
        json["options"]["curse"] = curse;
        json["start"]["pyramid"] = tiles;
        json["start"]["piles"] = {Json::array(), Json::array()};
        json["start"]["hands"] = {Json::array({"r1"}), Json::array({"r2"})};
        json["start"]["removed"] = Json::array();
        for (int t = 2; t < flaming::tileCount; ++t) {
            if (const std::string code = flaming::TileSet::standard().code(flaming::tileAt(t)); !tiles.contains(code)) {
                json["start"]["piles"][0].push_back(code);
            }
        }
        return refusalOf(json);
    };
    CHECK(withPyramid(R"({"r5":[0,0],"b5":[0,1],"g4":[1,0]})", false) ==
          "start.pyramid: g4 does not fit on what it rests on");
    CHECK(withPyramid(R"({"torch-r":[0,0],"coal-y":[0,1]})", false) ==
          "start.pyramid: torch-r touches a coal or blowtorch and would explode");
    CHECK(withPyramid(R"({"y3":[0,0],"coal-y":[0,1]})", false) == "start.pyramid: coal-y would start a fire");
    CHECK(withPyramid(R"({"r5":[0,0],"b5":[0,1],"g5":[1,0]})", false).empty());
    CHECK(withPyramid(R"({"r5":[0,0],"b5":[0,1],"g5":[1,0]})", true) ==
          "start.pyramid: g5 tops three tiles of one weight, which the curse would take");
    Json emptyHand = smallStart();
    emptyHand["start"]["piles"][0].push_back("r1");
    emptyHand["start"]["hands"][0] = Json::array();
    CHECK(refusalOf(emptyHand) == "start.hands[0]: a hand must hold 1 to 5 tiles");
    Json fullHand = smallStart();
    for (int i = 0; i < 5; ++i) {
        fullHand["start"]["hands"][0].push_back(fullHand["start"]["piles"][0][0]);
        fullHand["start"]["piles"][0].erase(0);
    }
    CHECK(refusalOf(fullHand) == "start.hands[0]: a hand must hold 1 to 5 tiles");
}
