#include "app/table/tile_item.h"

#include "app/look/effects.h"
#include "app/look/svg_art.h"
#include "app/look/tile_art.h"

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
    if (&theme != theme_) {
        theme_ = &theme;
        update();
    }
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

void TileItem::setFaceSide(double side) {
    if (side != faceSide_) {
        faceSide_ = side;
        update();
    }
}

QPixmap TileItem::faceOf(double side, double pixelRatio) const {
    const int pixels = qRound(side * pixelRatio);
    return cachedPixmap(faceKey(face_, state_.letter), {pixels, pixels},
                        [this](QPainter& painter, const QRectF& box) { drawFace(painter, box, face_, state_.letter); });
}

void TileItem::prepareFace(double side, double pixelRatio) const {
    faceOf(side, pixelRatio);
}

/// Nothing but its face is to be seen.
bool TileItem::isPlain() const {
    return state_.shadow == 0 && state_.tilt == 0 && state_.opacity == 1 && state_.ring == TileRing::None &&
           !state_.ghost && !state_.taken && state_.burning == 0 && !state_.disabled && !state_.focus &&
           state_.badge == Badge::None && !state_.placedBy && speedLines_ == 0;
}

QRectF TileItem::boundingRect() const {
    // Rings, shadow and flames go beyond the cell (see paintTile).
    const double around = side_ * 0.25;
    return {-around, -side_ * 0.5, side_ + 2 * around, side_ * 1.5 + around};
}

void TileItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/) {
    const QRectF rect(0, 0, side_, side_);
    if (faceSide_ > 0 && isPlain()) {
        const QPixmap face = faceOf(faceSide_, painter->device()->devicePixelRatioF());
        painter->drawPixmap(rect, face, QRectF(face.rect()));
        return;
    }
    paintTile(*painter, rect, face_, state_, *theme_);
    if (speedLines_ != 0) {
        paintSpeedLines(*painter, rect, speedLines_, *theme_);
    }
}

} // namespace ashlar::app
