#include "app/table/welcome.h"

#include "app/look/stage_painter.h"
#include "app/look/tile_painter.h"

#include <QPainter>

namespace ashlar::app {

void paintWelcome(QPainter& painter, const StageGeometry& geometry, const Theme& theme) {
    using enum TileColour;
    const auto tile = [&](int row, int column, const TileFace& face, const TileState& state = {}) {
        paintTile(painter, geometry.cell(row, column), face, state, theme);
    };
    const QRectF left = geometry.cell(0, 0);
    paintPyramidShadow(painter, left.bottomLeft(), geometry.cell(0, 2).bottomRight(), theme,
                       geometry.terrace / metrics::terraceHeight);
    tile(0, 0, {Blue, TileMaterial::Stone, 60, 3});
    tile(0, 1, {Yellow, TileMaterial::Stone, 40, 2});
    tile(0, 2, {Green, TileMaterial::Stone, 20, 1});
    tile(1, 0, {Blue, TileMaterial::Wood, 10, 3});
    tile(1, 1, {Green, TileMaterial::Wood, 7, 2});
    TileState burning;
    burning.burning = 0.5;
    tile(2, 0, {Red, TileMaterial::Straw, 3, 3}, burning);
}

} // namespace ashlar::app
