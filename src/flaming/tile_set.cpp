#include "ashlar/flaming/tile_set.h"

#include <charconv>

namespace ashlar::flaming {
namespace {

constexpr std::string_view colourLetters = "rygb";
constexpr std::array<std::string_view, tileCount - regularCount> specialCodes = {"coal-y", "coal-g", "torch-r",
                                                                                 "torch-b", "millstone"};

constexpr TileSetData standardData = {
    "standard",
    {1, 2, 3, 4, 5, 7, 10, 20, 40, 60},
    {Material::Straw, Material::Straw, Material::Straw, Material::Straw, Material::Wood, Material::Wood, Material::Wood,
     Material::Stone, Material::Stone, Material::Stone},
};
constexpr TileSet standardSet{standardData};

} // namespace

const TileSet& TileSet::standard() noexcept {
    return standardSet;
}

Fit TileSet::fit(Tile tile, Tile left, Tile right) const noexcept {
    if (fitting(left, right).contains(tile)) {
        return Fit::Stands;
    }
    if (left == Tile::None && right == Tile::None) {
        return Fit::FreeAir;
    }
    const bool sharesColour = (colours(tile) & (colours(left) | colours(right))) != 0;
    const bool onTwo = left != Tile::None && right != Tile::None;
    const bool sharesWeight = onTwo && (weight(tile) == weight(left) || weight(tile) == weight(right));
    return sharesColour || sharesWeight ? Fit::TooHeavy : Fit::NoMatch;
}

std::string TileSet::code(Tile tile) const {
    if (isRegular(tile)) {
        return colourLetters[static_cast<std::size_t>(index(tile) / ranksPerColour)] + std::to_string(weight(tile));
    }
    return std::string{specialCodes.at(static_cast<std::size_t>(index(tile) - regularCount))};
}

std::optional<Tile> TileSet::tile(std::string_view code) const noexcept {
    for (std::size_t special = 0; special < specialCodes.size(); ++special) {
        if (code == specialCodes[special]) {
            return tileAt(regularCount + static_cast<int>(special));
        }
    }
    const std::size_t colour = code.empty() ? std::string_view::npos : colourLetters.find(code.front());
    if (colour == std::string_view::npos || code.size() < 2 || code[1] == '0') {
        return std::nullopt;
    }
    int weightWanted = 0;
    const auto [end, error] = std::from_chars(code.data() + 1, code.data() + code.size(), weightWanted);
    if (error != std::errc{} || end != code.data() + code.size()) {
        return std::nullopt;
    }
    for (int rank = 0; rank < ranksPerColour; ++rank) {
        const Tile candidate = regularTile(static_cast<Colour>(colour), rank);
        if (weight(candidate) == weightWanted) {
            return candidate;
        }
    }
    return std::nullopt;
}

} // namespace ashlar::flaming
