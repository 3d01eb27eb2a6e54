// The tile set: weights and materials are data (rules, section 1), and what follows from them is tabled here once.
#pragma once

#include "ashlar/flaming/tile.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ashlar::flaming {

/// The data of a tile set: ten weights, strictly rising, the same for each colour, and the material of each.
struct TileSetData {
    std::string_view name;
    std::array<int, ranksPerColour> weights{};
    std::array<Material, ranksPerColour> materials{}; ///< Straw, Wood or Stone
};

/// Why a tile stands or does not on what it rests on (rules, section 6, check 2).
enum class Fit : std::uint8_t {
    Stands,
    NoMatch,  ///< shares neither a colour nor, on two tiles, the weight with what it rests on
    TooHeavy, ///< matches, but weighs more than what it rests on
    FreeAir,  ///< rests on nothing
};

/// The 45 tiles with their weights and materials. Immutable; a `State` points to its tile set, which must outlive it.
class TileSet {
public:
    /// @pre data is valid: weights from 1 to 199, strictly rising; materials Straw, Wood or Stone
    constexpr explicit TileSet(const TileSetData& data) noexcept;

    /// The set named "standard" (rules, section 1), built in.
    static const TileSet& standard() noexcept;

    constexpr std::string_view name() const noexcept { return {name_.data(), nameLength_}; }
    constexpr int weight(Tile tile) const noexcept { return weights_[static_cast<std::size_t>(tile)]; }
    constexpr Material material(Tile tile) const noexcept { return materials_[static_cast<std::size_t>(tile)]; }
    /// Bit c is set if the tile has Colour c; the millstone has all four.
    static constexpr unsigned colours(Tile tile) noexcept;

    /// The tiles that fit on a pair of tiles, Tile::None for an empty cell. On no tile nothing fits; on the ground
    /// everything.
    constexpr TileMask fitting(Tile left, Tile right) const noexcept {
        return TileMask{fitting_[static_cast<std::size_t>(left)][static_cast<std::size_t>(right)]};
    }
    /// Whether and why a tile stands on a pair of tiles, Tile::None for an empty cell.
    Fit fit(Tile tile, Tile left, Tile right) const noexcept;
    /// All tiles of the same weight as this one, itself included.
    constexpr TileMask sameWeight(Tile tile) const noexcept {
        return TileMask{sameWeight_[static_cast<std::size_t>(tile)]};
    }
    constexpr TileMask of(Material material) const noexcept {
        return TileMask{ofMaterial_[static_cast<std::size_t>(material)]};
    }

    /// The code of a tile: colour letter and weight ("r5"), or "coal-y", "coal-g", "torch-r", "torch-b", "millstone".
    std::string code(Tile tile) const;
    /// The tile of a code, or none if this set has no such tile.
    std::optional<Tile> tile(std::string_view code) const noexcept;

    friend constexpr bool operator==(const TileSet&, const TileSet&) noexcept = default;

private:
    static constexpr std::size_t contents = tileCount + 2; // a cell holds a tile, nothing, or is the ground

    std::array<char, 32> name_{};
    std::size_t nameLength_ = 0;
    std::array<std::uint8_t, contents> weights_{};
    std::array<Material, contents> materials_{};
    std::array<std::uint64_t, tileCount> sameWeight_{};
    std::array<std::uint64_t, 5> ofMaterial_{};
    std::array<std::array<std::uint64_t, contents + 1>, contents> fitting_{}; // rows of 48: a cheap multiplication
};

constexpr unsigned TileSet::colours(Tile tile) noexcept {
    if (isRegular(tile)) {
        return 1U << static_cast<unsigned>(index(tile) / ranksPerColour);
    }
    constexpr auto bit = [](Colour colour) { return 1U << static_cast<unsigned>(colour); };
    switch (tile) {
    case Tile::CoalYellow:
        return bit(Colour::Yellow);
    case Tile::CoalGreen:
        return bit(Colour::Green);
    case Tile::TorchRed:
        return bit(Colour::Red);
    case Tile::TorchBlue:
        return bit(Colour::Blue);
    case Tile::Millstone:
        return 0b1111U;
    default:
        return 0;
    }
}

constexpr TileSet::TileSet(const TileSetData& data) noexcept {
    for (; nameLength_ < data.name.size() && nameLength_ < name_.size(); ++nameLength_) {
        name_[nameLength_] = data.name[nameLength_];
    }
    materials_.fill(Material::Stone);
    for (std::size_t t = 0; t < tileCount; ++t) {
        const Tile tile = tileAt(static_cast<int>(t));
        weights_[t] = static_cast<std::uint8_t>(isRegular(tile) ? data.weights[t % ranksPerColour]
                                                : isCoal(tile)  ? 1
                                                : isTorch(tile) ? 7
                                                                : 200);
        materials_[t] = isRegular(tile) ? data.materials[t % ranksPerColour]
                        : isCoal(tile)  ? Material::Coal
                        : isTorch(tile) ? Material::Torch
                                        : Material::Stone;
        ofMaterial_[static_cast<std::size_t>(materials_[t])] |= std::uint64_t{1} << t;
    }
    std::array<std::uint64_t, tileCount> sameColour{};
    for (std::size_t a = 0; a < tileCount; ++a) {
        for (std::size_t b = 0; b < tileCount; ++b) {
            if (weights_[a] == weights_[b]) {
                sameWeight_[a] |= std::uint64_t{1} << b;
            }
            if ((colours(tileAt(static_cast<int>(a))) & colours(tileAt(static_cast<int>(b)))) != 0) {
                sameColour[a] |= std::uint64_t{1} << b;
            }
        }
    }
    // By weight, up to two millstones; a table, because a compiler gives constant evaluation a limited number of steps.
    std::array<std::uint64_t, 401> noHeavierThan{};
    for (std::size_t t = 0; t < tileCount; ++t) {
        noHeavierThan[weights_[t]] |= std::uint64_t{1} << t;
    }
    for (std::size_t weight = 1; weight < noHeavierThan.size(); ++weight) {
        noHeavierThan[weight] |= noHeavierThan[weight - 1];
    }
    constexpr auto none = static_cast<std::size_t>(Tile::None);
    constexpr auto ground = static_cast<std::size_t>(Tile::Ground);
    // An empty cell always "fits", so that nobody needs to ask whether a cell is occupied first.
    constexpr std::uint64_t emptyFits = std::uint64_t{1} << none;
    for (std::size_t a = 0; a < tileCount; ++a) {
        const std::uint64_t overhang = (sameColour[a] & noHeavierThan[weights_[a]]) | emptyFits;
        fitting_[a][none] = fitting_[none][a] = overhang;
        for (std::size_t b = 0; b < tileCount; ++b) {
            const std::uint64_t matches = sameColour[a] | sameColour[b] | sameWeight_[a] | sameWeight_[b];
            fitting_[a][b] = (matches & noHeavierThan[static_cast<std::size_t>(weights_[a] + weights_[b])]) | emptyFits;
        }
    }
    fitting_[none][none] = emptyFits;
    fitting_[ground][ground] = ~std::uint64_t{0};
}

} // namespace ashlar::flaming
