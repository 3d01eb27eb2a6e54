#include "app/dialogs/tile_strip.h"

#include "app/look/tile_painter.h"
#include "app/table/faces.h"

#include <QPainter>

#include <vector>

namespace ashlar::app {

using namespace flaming;

namespace {

constexpr double tileSize = 40;
constexpr double pitch = 45.5;

/// A tile of each weight, the colours taking turns, and the special ones.
std::vector<Tile> samples() {
    std::vector<Tile> tiles;
    tiles.reserve(ranksPerColour + 3);
    for (int rank = 0; rank < ranksPerColour; ++rank) {
        tiles.push_back(regularTile(static_cast<Colour>(rank % colourCount), rank));
    }
    tiles.insert(tiles.end(), {Tile::CoalGreen, Tile::TorchBlue, Tile::Millstone});
    return tiles;
}

} // namespace

TileStrip::TileStrip(QWidget* parent) : QWidget(parent) {
    setFixedSize(static_cast<int>(pitch * static_cast<double>(samples().size())), static_cast<int>(tileSize) + 2);
    setAccessibleName(tr("Examples of the tiles"));
}

void TileStrip::setTiles(const TileSet& tiles) {
    tiles_ = &tiles;
    update();
}

void TileStrip::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    double x = 0;
    for (const Tile tile : samples()) {
        paintTile(painter, QRectF(x, 1, tileSize, tileSize), faceOf(*tiles_, tile));
        x += pitch;
    }
}

} // namespace ashlar::app
