#include "app/look/card_painter.h"

#include "app/look/soft_shadow.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace ashlar::app {

namespace {

void paintCardShadow(QPainter& painter, const QRectF& rect, double radius, const Theme& theme) {
    paintSoftShadow(painter, rect.translated(0, 5), radius, 14, theme.shadow);
}

/// Where nothing soft sets a card apart, an outline does.
QPen edgeOf(const Theme& theme) {
    return theme.edge.alpha() == 0 ? QPen(Qt::NoPen) : QPen(theme.edge, 2);
}

/// From an edge of the call-out to its tip, narrow and a little bent.
QPainterPath tailOf(const QRectF& rect, const QPointF& tip) {
    const bool down = tip.y() > rect.center().y();
    const double base = down ? rect.bottom() - 1 : rect.top() + 1;
    const double middle = std::clamp(tip.x(), rect.left() + 30, std::max(rect.left() + 30, rect.right() - 30));
    const double half = 12;
    QPainterPath tail(QPointF(middle - half, base));
    tail.quadTo(QPointF(middle - 1, base + (tip.y() - base) * 0.2), tip);
    tail.quadTo(QPointF(middle + half * 0.6, base + (tip.y() - base) * 0.4), QPointF(middle + half, base));
    tail.closeSubpath();
    return tail;
}

} // namespace

void paintCard(QPainter& painter, const QRectF& rect, const QColor& fill, double radius, const Theme& theme) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintCardShadow(painter, rect, radius, theme);
    painter.setPen(edgeOf(theme));
    painter.setBrush(fill);
    painter.drawRoundedRect(rect, radius, radius);
    painter.restore();
}

void paintRibbon(QPainter& painter, const QRectF& rect, const Theme& theme) {
    paintCard(painter, rect, theme.ribbonTitle, rect.height() / 2, theme);
}

void paintCallout(QPainter& painter, const QRectF& rect, const QPointF& tip, const Theme& theme) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintCardShadow(painter, rect, metrics::cardRadius, theme);
    QPainterPath shape;
    shape.addRoundedRect(rect, metrics::cardRadius, metrics::cardRadius);
    painter.setPen(edgeOf(theme));
    painter.setBrush(theme.ribbon);
    painter.drawPath(shape.united(tailOf(rect, tip)));
    painter.restore();
}

void paintKeyCap(QPainter& painter, const QRectF& rect, const QString& key, const Theme& theme) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(mixed(theme.trayTop, theme.trayLine, theme.isContrast() ? 1 : 0.4), 1.4));
    painter.setBrush(theme.keyCap);
    painter.drawRoundedRect(rect.adjusted(0.7, 0.7, -0.7, -0.7), 4, 4);
    painter.setPen(theme.trayText);
    painter.setFont(themeFont(type::caption, true));
    painter.drawText(rect, Qt::AlignCenter, key);
    painter.restore();
}

} // namespace ashlar::app
