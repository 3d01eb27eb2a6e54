#include "app/table/faces.h"

#include <QCoreApplication>

namespace ashlar::app {

using namespace flaming;

namespace {

TileColour colourOf(Tile tile) {
    switch (TileSet::colours(tile)) {
    case 0b0001:
        return TileColour::Red;
    case 0b0010:
        return TileColour::Yellow;
    case 0b0100:
        return TileColour::Green;
    case 0b1000:
        return TileColour::Blue;
    default:
        return TileColour::All;
    }
}

TileMaterial materialOf(const TileSet& tiles, Tile tile) {
    if (tile == Tile::Millstone) {
        return TileMaterial::Millstone;
    }
    switch (tiles.material(tile)) {
    case Material::Straw:
        return TileMaterial::Straw;
    case Material::Wood:
        return TileMaterial::Wood;
    case Material::Stone:
        return TileMaterial::Stone;
    case Material::Coal:
        return TileMaterial::Coal;
    case Material::Torch:
        break;
    }
    return TileMaterial::Torch;
}

/// The rank of the weight among the regular tiles of the same material, from 1.
int volumeOf(const TileSet& tiles, Tile tile) {
    int rank = 1;
    for (int i = 0; flaming::isRegular(tile) && i < index(tile) % ranksPerColour; ++i) {
        rank += tiles.material(regularTile(Colour::Red, i)) == tiles.material(tile) ? 1 : 0;
    }
    return rank;
}

// A whole phrase for each colour: other languages inflect.
QString regularName(TileColour colour, int weight) {
    switch (colour) {
    case TileColour::Red:
        return QCoreApplication::translate("Tile", "red %1").arg(weight);
    case TileColour::Yellow:
        return QCoreApplication::translate("Tile", "yellow %1").arg(weight);
    case TileColour::Green:
        return QCoreApplication::translate("Tile", "green %1").arg(weight);
    case TileColour::Blue:
        return QCoreApplication::translate("Tile", "blue %1").arg(weight);
    case TileColour::All:
        break;
    }
    return QCoreApplication::translate("Tile", "%1 of every colour").arg(weight);
}

QString coalName(TileColour colour, int weight) {
    return colour == TileColour::Yellow ? QCoreApplication::translate("Tile", "yellow coal %1").arg(weight)
                                        : QCoreApplication::translate("Tile", "green coal %1").arg(weight);
}

QString torchName(TileColour colour, int weight) {
    return colour == TileColour::Red ? QCoreApplication::translate("Tile", "red blowtorch %1").arg(weight)
                                     : QCoreApplication::translate("Tile", "blue blowtorch %1").arg(weight);
}

} // namespace

TileFace faceOf(const TileSet& tiles, Tile tile) {
    return {colourOf(tile), materialOf(tiles, tile), tiles.weight(tile), volumeOf(tiles, tile)};
}

QString nameOf(const TileFace& face) {
    switch (face.material) {
    case TileMaterial::Coal:
        return coalName(face.colour, face.weight);
    case TileMaterial::Torch:
        return torchName(face.colour, face.weight);
    case TileMaterial::Millstone:
        return QCoreApplication::translate("Tile", "millstone %1").arg(face.weight);
    default:
        return regularName(face.colour, face.weight);
    }
}

} // namespace ashlar::app
