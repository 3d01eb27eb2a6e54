// Section 1: the tiles; and the facts of a tile set that the rules ask for.
#include "notation.h"

#include <catch2/catch.hpp>

using namespace ashlar::flaming;
using namespace ashlar::flaming::testing;

namespace {

const TileSet& set = TileSet::standard();

Tile tile(std::string_view code) {
    return tilesOf(code).at(0);
}

Fit fitOf(std::string_view code, std::string_view left, std::string_view right) {
    const auto supporting = [](std::string_view text) { return text == "_" ? Tile::None : tile(text); };
    return set.fit(tile(code), supporting(left), supporting(right));
}

} // namespace

TEST_CASE("the standard set has the 45 tiles of the rules") {
    std::set<std::string> codes;
    for (int t = 0; t < tileCount; ++t) {
        codes.insert(set.code(tileAt(t)));
    }
    std::set<std::string> expected{"coal-y", "coal-g", "torch-r", "torch-b", "millstone"};
    for (const char colour : std::string{"rygb"}) {
        for (const int weight : {1, 2, 3, 4, 5, 7, 10, 20, 40, 60}) {
            expected.insert(colour + std::to_string(weight));
        }
    }
    CHECK(set.name() == "standard");
    CHECK(codes.size() == 45);
    CHECK(codes == expected);
}

TEST_CASE("weight, colours and material of every tile") {
    struct Fact {
        const char* code;
        int weight;
        const char* colours;
        Material material;
    };
    const std::vector<Fact> facts{{"coal-y", 1, "y", Material::Coal},
                                  {"coal-g", 1, "g", Material::Coal},
                                  {"torch-r", 7, "r", Material::Torch},
                                  {"torch-b", 7, "b", Material::Torch},
                                  {"r1", 1, "r", Material::Straw},
                                  {"y2", 2, "y", Material::Straw},
                                  {"g3", 3, "g", Material::Straw},
                                  {"b4", 4, "b", Material::Straw},
                                  {"r5", 5, "r", Material::Wood},
                                  {"y7", 7, "y", Material::Wood},
                                  {"g10", 10, "g", Material::Wood},
                                  {"b20", 20, "b", Material::Stone},
                                  {"r40", 40, "r", Material::Stone},
                                  {"y60", 60, "y", Material::Stone},
                                  {"millstone", 200, "rygb", Material::Stone}};
    for (const Fact& fact : facts) {
        INFO(fact.code);
        const Tile which = tile(fact.code);
        CHECK(set.weight(which) == fact.weight);
        CHECK(set.material(which) == fact.material);
        std::string colours;
        for (unsigned c = 0; c < colourCount; ++c) {
            if ((TileSet::colours(which) >> c & 1U) != 0) {
                colours += "rygb"[c];
            }
        }
        CHECK(colours == fact.colours);
        CHECK(isIncendiary(which) == (fact.material == Material::Coal || fact.material == Material::Torch));
    }
    // The reference reads colours, weights and materials off the codes.
    const reference::Rules rules = reference::rulesOf({});
    for (int t = 0; t < tileCount; ++t) {
        const reference::Kind& kind = rules.kinds.at(static_cast<std::size_t>(t));
        CHECK(set.weight(tileAt(t)) == kind.weight);
        CHECK(set.material(tileAt(t)) == kind.material);
        CHECK(set.of(kind.material).contains(tileAt(t)));
    }
    CHECK(set.of(Material::Straw).size() == 16);
    CHECK(set.of(Material::Wood).size() == 12);
    CHECK(set.of(Material::Stone).size() == 13);
    CHECK(set.of(Material::Coal).size() == 2);
    CHECK(set.of(Material::Torch).size() == 2);
}

TEST_CASE("tiles of the same weight, special ones included") {
    CHECK(textOfTiles(set.sameWeight(tile("g5"))) == "r5 y5 g5 b5");
    CHECK(textOfTiles(set.sameWeight(tile("b1"))) == "r1 y1 g1 b1 coal-y coal-g");
    CHECK(textOfTiles(set.sameWeight(tile("torch-b"))) == "r7 y7 g7 b7 torch-r torch-b");
    CHECK(textOfTiles(set.sameWeight(tile("millstone"))) == "millstone");
}

TEST_CASE("codes go to tiles and back") {
    for (int t = 0; t < tileCount; ++t) {
        const auto back = set.tile(set.code(tileAt(t)));
        REQUIRE(back);
        CHECK(*back == tileAt(t));
    }
}

TEST_CASE("what is not a code is no tile") {
    for (const char* code : {"",
                             "r",
                             "5",
                             "r6",
                             "r0",
                             "r05",
                             "r5 ",
                             " r5",
                             "R5",
                             "p5",
                             "r-5",
                             "r+5",
                             "r5.0",
                             "r55",
                             "coal",
                             "coal-r",
                             "coal-b",
                             "coal-Y",
                             "torch",
                             "torch-y",
                             "torch-",
                             "mill",
                             "stone",
                             "rr5",
                             "r5r5",
                             "millstone ",
                             "r200",
                             "r1e0",
                             "r 1",
                             "g4294967297",
                             "r99999999999999999999",
                             "None",
                             "_"}) {
        INFO(code);
        CHECK_FALSE(set.tile(code));
    }
    CHECK_FALSE(set.tile(std::string_view{"r5\0", 3}));
}

TEST_CASE("fit says why a tile stands or does not") {
    struct Row {
        const char* tile;
        const char* left;
        const char* right;
        Fit fit;
    };
    const std::vector<Row> rows{
        {"r10", "r5", "b5", Fit::Stands},         {"g5", "r5", "b5", Fit::Stands},
        {"g4", "r5", "b5", Fit::NoMatch},         {"b7", "r1", "b5", Fit::TooHeavy},
        {"b60", "b20", "g40", Fit::Stands},       {"millstone", "r5", "b5", Fit::TooHeavy},
        {"y3", "millstone", "b10", Fit::Stands},  {"g60", "r20", "b20", Fit::NoMatch},
        {"r3", "r10", "_", Fit::Stands},          {"r3", "_", "r10", Fit::Stands},
        {"r20", "r10", "_", Fit::TooHeavy},       {"g10", "r10", "_", Fit::NoMatch},
        {"g10", "_", "r10", Fit::NoMatch},        {"torch-r", "r7", "_", Fit::Stands},
        {"millstone", "b60", "_", Fit::TooHeavy}, {"b60", "millstone", "_", Fit::Stands},
        {"coal-g", "r1", "b60", Fit::Stands},     {"r5", "_", "_", Fit::FreeAir},
        {"millstone", "_", "_", Fit::FreeAir},
    };
    for (const Row& row : rows) {
        INFO(row.tile << " on " << row.left << " + " << row.right);
        CHECK(fitOf(row.tile, row.left, row.right) == row.fit);
    }
}

TEST_CASE("fit agrees with the rule for every tile on every pair") {
    const auto sharesColour = [](Tile a, Tile b) { return (TileSet::colours(a) & TileSet::colours(b)) != 0; };
    int wrong = 0;
    for (int t = 0; t < tileCount; ++t) {
        for (int l = 0; l <= tileCount; ++l) {
            for (int r = 0; r <= tileCount; ++r) {
                const Tile top = tileAt(t);
                const Tile left = l == tileCount ? Tile::None : tileAt(l);
                const Tile right = r == tileCount ? Tile::None : tileAt(r);
                if (top == left || top == right || (left == right && left != Tile::None)) {
                    continue;
                }
                const bool onTwo = left != Tile::None && right != Tile::None;
                int carried = 0;
                bool match = false;
                for (const Tile below : {left, right}) {
                    if (below != Tile::None) {
                        carried += set.weight(below);
                        match = match || sharesColour(top, below) || (onTwo && set.weight(top) == set.weight(below));
                    }
                }
                const Fit expected = carried == 0                ? Fit::FreeAir
                                     : !match                    ? Fit::NoMatch
                                     : set.weight(top) > carried ? Fit::TooHeavy
                                                                 : Fit::Stands;
                wrong += set.fit(top, left, right) != expected ? 1 : 0;
                wrong += set.fitting(left, right).contains(top) != (expected == Fit::Stands) ? 1 : 0;
            }
        }
    }
    CHECK(wrong == 0);
}

TEST_CASE("everything fits on the ground") {
    CHECK((set.fitting(Tile::Ground, Tile::Ground) & TileMask::all()) == TileMask::all());
}

TEST_CASE("another tile set has its own weights, materials and codes") {
    using enum Material;
    constexpr TileSetData data{
        "light",
        {1, 3, 6, 8, 9, 12, 15, 30, 99, 199},
        {Stone, Straw, Wood, Straw, Straw, Wood, Straw, Wood, Straw, Wood},
    };
    constexpr TileSet light{data};
    CHECK(light.name() == "light");
    CHECK(light == TileSet{data});
    CHECK_FALSE(light == set);
    CHECK_FALSE(light.tile("r5"));
    REQUIRE(light.tile("b199"));
    CHECK(light.weight(*light.tile("b199")) == 199);
    CHECK(light.material(*light.tile("g1")) == Stone);
    CHECK(light.weight(Tile::CoalGreen) == 1);
    CHECK(light.weight(Tile::TorchBlue) == 7);
    CHECK(light.weight(Tile::Millstone) == 200);
    CHECK(light.sameWeight(Tile::TorchBlue).size() == 2);
    CHECK(light.fit(*light.tile("r199"), *light.tile("r99"), *light.tile("b199")) == Fit::Stands);
    CHECK(light.fit(Tile::Millstone, *light.tile("r199"), *light.tile("g1")) == Fit::Stands);
}
