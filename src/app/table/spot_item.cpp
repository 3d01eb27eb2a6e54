#include "app/table/spot_item.h"

#include <utility>

namespace ashlar::app {

SpotItem::SpotItem(flaming::Cell cell, SpotFace face, const Theme& theme)
    : cell_{cell}, face_{std::move(face)}, theme_{&theme} {
    setAcceptedMouseButtons(Qt::NoButton); // the view knows which square is meant, with some tolerance
}

void SpotItem::setFace(const SpotFace& face) {
    if (face != face_) {
        face_ = face;
        update();
    }
}

void SpotItem::setPulse(double pulse) {
    if (face_.forced && pulse != face_.pulse) {
        face_.pulse = pulse;
        update();
    }
}

void SpotItem::setTheme(const Theme& theme) {
    if (&theme != theme_) {
        theme_ = &theme;
        update();
    }
}

void SpotItem::setPlace(const QRectF& place) {
    if (place.width() != side_) {
        prepareGeometryChange();
        side_ = place.width();
    }
    setPos(place.topLeft());
}

QRectF SpotItem::boundingRect() const {
    const double around = side_ * 0.12;
    return {-around, -around, side_ + 2 * around, side_ + 2 * around};
}

void SpotItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/) {
    paintSpot(*painter, QRectF(0, 0, side_, side_), face_, *theme_);
}

} // namespace ashlar::app
