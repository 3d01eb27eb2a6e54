#include "app/table/fall_mark.h"

#include "app/look/theme.h"

#include <QPainter>

#include <array>

namespace ashlar::app {

namespace {

void paintGround(QPainter& painter, const QRectF& rect, const Theme& theme) {
    const double unit = rect.height() / 24;
    painter.setPen(QPen(theme.fallEdge, 1.5 * unit));
    painter.setBrush(theme.fallSpot);
    painter.drawRoundedRect(rect.adjusted(unit, unit, -unit, -unit), 5 * unit, 5 * unit);
}

void paintArrow(QPainter& painter, const QRectF& square, int side, const Theme& theme) {
    const double unit = square.height() / 24;
    const auto at = [&](double x, double y) { return square.center() + QPointF(side * x, y) * unit; };
    painter.setPen(QPen(theme.fallEdge, 2.4 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawLine(at(-5, -5), at(4.5, 4.5));
    const std::array head{at(-2.5, 5), at(5, 5), at(5, -2.5)};
    painter.drawPolyline(head.data(), static_cast<int>(head.size()));
}

} // namespace

void paintFallMark(QPainter& painter, const QRectF& rect, int side, const Theme& theme) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter, rect, theme);
    paintArrow(painter, rect, side, theme);
    painter.restore();
}

void paintLandingMark(QPainter& painter, const QRectF& rect, int side, Badge badge, const Theme& theme) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter, rect, theme);
    const double high = rect.height();
    // The arrow stands where the tile comes from.
    const QRectF arrow(side < 0 ? rect.right() - high : rect.left(), rect.top(), high, high);
    const QRectF what(side < 0 ? rect.left() : rect.right() - high, rect.top(), high, high);
    paintArrow(painter, arrow, side, theme);
    const double inset = high * 0.12;
    paintBadge(painter, what.adjusted(inset, inset, -inset, -inset), badge);
    painter.restore();
}

} // namespace ashlar::app
