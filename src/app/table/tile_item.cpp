#include "app/table/tile_item.h"

#include "app/look/effects.h"

#include <QPainter>

namespace ashlar::app {

TileItem::TileItem(flaming::Tile tile, const TileFace& face, const Theme& theme)
    : tile_{tile}, face_{face}, theme_{&theme} {
    setAcceptedMouseButtons(Qt::NoButton);
}

void TileItem::setState(const TileState& state) {
    state_ = state;
    update();
}

void TileItem::setTheme(const Theme& theme) {
    theme_ = &theme;
    update();
}

void TileItem::setPlace(const QRectF& place) {
    if (place.width() != side_) {
        prepareGeometryChange();
        side_ = place.width();
    }
    setPos(place.topLeft());
}

void TileItem::setSpeedLines(int side) {
    if (side != speedLines_) {
        speedLines_ = side;
        update();
    }
}

QRectF TileItem::boundingRect() const {
    // Rings, shadow and flames go beyond the cell (see paintTile).
    const double around = side_ * 0.25;
    return {-around, -side_ * 0.5, side_ + 2 * around, side_ * 1.5 + around};
}

void TileItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/) {
    const QRectF rect(0, 0, side_, side_);
    paintTile(*painter, rect, face_, state_, *theme_);
    if (speedLines_ != 0) {
        paintSpeedLines(*painter, rect, speedLines_, *theme_);
    }
}

} // namespace ashlar::app
