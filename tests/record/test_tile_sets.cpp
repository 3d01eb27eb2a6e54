// Tile sets as data.
#include "ashlar/record/tile_sets.h"

#include "samples.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdlib>
#include <optional>

using namespace ashlar;
using namespace ashlar::record;
using flaming::TileSet;

namespace {

std::string faultOfSet(const Json& json) {
    try {
        parseTileSet(json.dump());
    } catch (const Error& error) {
        return error.what();
    }
    return {};
}

Json evenJson() {
    return Json::parse(contentsOf(ASHLAR_RESOURCES "/tilesets/even.json"));
}

/// Sets ASHLAR_DATA for a while.
class DataFolder {
public:
    explicit DataFolder(const std::filesystem::path& path) {
        if (const char* const value = std::getenv("ASHLAR_DATA"); value != nullptr) {
            before_ = value;
        }
        setenv("ASHLAR_DATA", path.c_str(), 1);
    }
    DataFolder(const DataFolder&) = delete;
    DataFolder& operator=(const DataFolder&) = delete;
    DataFolder(DataFolder&&) = delete;
    DataFolder& operator=(DataFolder&&) = delete;
    ~DataFolder() {
        if (before_) {
            setenv("ASHLAR_DATA", before_->c_str(), 1);
        } else {
            unsetenv("ASHLAR_DATA");
        }
    }

private:
    std::optional<std::string> before_;
};

} // namespace

TEST_CASE("standard.json is the built-in set") {
    CHECK(parseTileSet(contentsOf(ASHLAR_RESOURCES "/tilesets/standard.json")) == TileSet::standard());
    CHECK(&tileSet("standard") == &TileSet::standard());
}

TEST_CASE("even: weights 1 to 10, straw 1-4, wood 5-7, stone 8-10") {
    const TileSet& even = tileSet("even");
    CHECK(even.name() == "even");
    CHECK(&tileSet("even") == &even); // read once, there for good
    for (int rank = 0; rank < flaming::ranksPerColour; ++rank) {
        const flaming::Tile tile = flaming::regularTile(flaming::Colour::Green, rank);
        const int weight = rank + 1;
        CHECK(even.weight(tile) == weight);
        CHECK(even.material(tile) == (weight <= 4   ? flaming::Material::Straw
                                      : weight <= 7 ? flaming::Material::Wood
                                                    : flaming::Material::Stone));
        CHECK(even.code(tile) == std::string{"g"} + std::to_string(weight));
    }
    CHECK(even.tile("r6"));
    CHECK_FALSE(even.tile("r20"));
}

TEST_CASE("a game with another tile set") {
    const Record record = randomGame(3, 3, {false, false, 100, &tileSet("even")});
    const Record again = parse(toJson(record));
    CHECK(again == record);
    CHECK(again.options.tiles == &tileSet("even"));
    Json json = Json::parse(toJson(record));
    json["options"]["tiles"] = "standard";
    CHECK_THAT(refusalOf(json), Catch::EndsWith("in the tile set \"standard\""));
}

TEST_CASE("the names of all sets") {
    const TemporaryFolder folder;
    std::filesystem::create_directory(folder / "tilesets");
    write(folder / "tilesets/aaa.json", "{}");
    write(folder / "tilesets/No Name.json", "{}");
    write(folder / "tilesets/readme.txt", "");
    CHECK(tileSetNames() == std::vector<std::string>{"standard", "even"});
    const DataFolder data{folder.path()};
    CHECK(tileSetNames() == std::vector<std::string>{"standard", "aaa", "even"});
}

TEST_CASE("sets from a folder of one's own") {
    const TemporaryFolder folder;
    std::filesystem::create_directory(folder / "tilesets");
    const DataFolder data{folder.path()};
    Json mine = evenJson();
    mine["name"] = "mine";
    mine["author"] = "unknown keys are ignored";
    mine["tiles"][9]["weight"] = 199;
    write(folder / "tilesets/mine.json", mine.dump());
    CHECK(tileSet("mine").weight(*tileSet("mine").tile("b199")) == 199);
    write(folder / "tilesets/other.json", mine.dump());
    CHECK_THROWS_WITH(tileSet("other"), Catch::Contains("the tile set \"other\" in ") &&
                                            Catch::EndsWith("other.json is broken: the name in it is \"mine\""));
    write(folder / "tilesets/cut.json", "{");
    CHECK_THROWS_WITH(tileSet("cut"), Catch::Contains("is broken: broken JSON at column 2"));
    CHECK_THROWS_WITH(tileSet("none"), "there is no tile set \"none\"");
    CHECK_THROWS_WITH(tileSet(""), "there is no tile set \"\"");
    CHECK_THROWS_WITH(tileSet("../tilesets/mine"), "there is no tile set \"../tilesets/mine\"");
}

TEST_CASE("what a tile set must be") {
    const auto with = [](const std::string& pointer, const Json& value) {
        Json json = evenJson();
        json[Json::json_pointer{pointer}] = value;
        return faultOfSet(json);
    };
    CHECK(faultOfSet(evenJson()).empty());
    CHECK(with("/format", "x") == "format: must be \"ashlar-tile-set\"");
    CHECK(with("/version", 2) == "version: must be 1");
    CHECK(with("/name", "A b") == "name: must be 1 to 32 lower-case letters, digits and hyphens");
    CHECK(with("/name", std::string(33, 'a')) == "name: must be 1 to 32 lower-case letters, digits and hyphens");
    CHECK(with("/tiles", Json::array()) == "tiles: there must be 10, not 0");
    CHECK(with("/tiles/0/weight", 0) == "tiles[0].weight: must be a whole number from 1 to 190");
    CHECK(with("/tiles/3/weight", 3) == "tiles[3].weight: must be a whole number from 4 to 193");
    CHECK(with("/tiles/9/weight", 200) == "tiles[9].weight: must be a whole number from 10 to 199");
    CHECK(with("/tiles/9/weight", 10.0) == "tiles[9].weight: must be a whole number from 10 to 199");
    CHECK(with("/tiles/2/material", "coal") == "tiles[2].material: must be straw, wood or stone");
    CHECK(with("/tiles/2", 1) == "tiles[2]: must be an object");
}
