#include "app/table/effect_item.h"

#include <algorithm>
#include <utility>

namespace ashlar::app {

EffectItem::EffectItem(const QRectF& rect, Paint paint) : rect_{rect}, paint_{std::move(paint)} {
    setAcceptedMouseButtons(Qt::NoButton);
}

void EffectItem::setRect(const QRectF& rect) {
    prepareGeometryChange();
    rect_ = rect;
}

void EffectItem::setProgress(double progress) {
    progress_ = std::clamp(progress, 0.0, 1.0);
    update();
}

QRectF EffectItem::boundingRect() const {
    const double around = rect_.width() * 0.7;
    return rect_.adjusted(-around, -around, around, around);
}

void EffectItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/) {
    paint_(*painter, rect_, progress_);
}

} // namespace ashlar::app
