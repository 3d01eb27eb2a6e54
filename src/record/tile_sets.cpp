#include "ashlar/record/tile_sets.h"

#include "ashlar/record/reader.h"
#include "json.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <set>

namespace ashlar::record {
namespace {

namespace fs = std::filesystem;
using flaming::Material;
using flaming::TileSet;

constexpr std::string_view fileEnding = ".json";

/// Lower-case letters, digits and hyphens, so that a name is never a way out of the folder.
bool isName(std::string_view name) {
    return !name.empty() && name.size() <= 32 && std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    });
}

std::vector<fs::path> folders() {
    std::vector<fs::path> result;
    if (const char* const data = std::getenv("ASHLAR_DATA"); data != nullptr && *data != '\0') {
        result.emplace_back(data);
    }
    result.emplace_back(ASHLAR_INSTALLED_DATA);
    result.emplace_back(ASHLAR_SOURCE_DATA);
    for (fs::path& folder : result) {
        folder /= "tilesets";
    }
    return result;
}

Material readMaterial(const Field& field) {
    constexpr std::array<std::pair<std::string_view, Material>, 3> materials = {
        {{"straw", Material::Straw}, {"wood", Material::Wood}, {"stone", Material::Stone}}};
    for (const auto& [name, material] : materials) {
        if (field.text() == name) {
            return material;
        }
    }
    field.refuse("must be straw, wood or stone");
}

TileSet readNamed(const fs::path& path, std::string_view name) {
    try {
        const TileSet tiles = parseTileSet(*Reader{path}.next());
        if (tiles.name() != name) {
            throw Error("the name in it is " + quote(tiles.name()));
        }
        return tiles;
    } catch (const Error& error) {
        throw Error("the tile set " + quote(name) + " in " + path.string() + " is broken: " + error.what());
    }
}

} // namespace

TileSet parseTileSet(std::string_view json) {
    const Json document = parseJson(json);
    const Field root{document};
    if (root.at("format").text() != "ashlar-tile-set") {
        root.at("format").refuse("must be \"ashlar-tile-set\"");
    }
    root.at("version").number(1, 1);
    const Field name = root.at("name");
    if (!isName(name.text())) {
        name.refuse("must be 1 to 32 lower-case letters, digits and hyphens");
    }
    const Field tiles = root.at("tiles");
    if (tiles.size() != flaming::ranksPerColour) {
        tiles.refuse("there must be 10, not " + std::to_string(tiles.size()));
    }
    flaming::TileSetData data{name.text(), {}, {}};
    int lightest = 1;
    for (std::size_t rank = 0; rank < tiles.size(); ++rank) {
        const Field tile = tiles[rank];
        const int heaviest = 199 - static_cast<int>(tiles.size() - 1 - rank);
        data.weights.at(rank) = tile.at("weight").number(lightest, heaviest); // strictly rising, with room for the rest
        data.materials.at(rank) = readMaterial(tile.at("material"));
        lightest = data.weights.at(rank) + 1;
    }
    return TileSet{data};
}

const TileSet& tileSet(std::string_view name) {
    if (name == TileSet::standard().name()) {
        return TileSet::standard();
    }
    static std::mutex mutex;
    static std::map<std::string, std::unique_ptr<const TileSet>, std::less<>> loaded;
    const std::lock_guard lock{mutex};
    if (const auto known = loaded.find(name); known != loaded.end()) {
        return *known->second;
    }
    if (isName(name)) {
        for (const fs::path& folder : folders()) {
            const fs::path path = folder / (std::string{name} + std::string{fileEnding});
            if (std::error_code ignored; fs::exists(path, ignored)) {
                auto tiles = std::make_unique<const TileSet>(readNamed(path, name));
                return *loaded.emplace(name, std::move(tiles)).first->second;
            }
        }
    }
    throw Error("there is no tile set " + quote(name));
}

std::vector<std::string> tileSetNames() {
    const std::string standard{TileSet::standard().name()};
    std::set<std::string> found;
    for (const fs::path& folder : folders()) {
        std::error_code ignored;
        for (const auto& entry : fs::directory_iterator{folder, ignored}) {
            const fs::path& path = entry.path();
            if (path.extension() == fileEnding && isName(path.stem().string()) && path.stem() != standard) {
                found.insert(path.stem().string());
            }
        }
    }
    std::vector<std::string> names{standard};
    names.insert(names.end(), found.begin(), found.end());
    return names;
}

} // namespace ashlar::record
