#include "app/look/avatar_painter.h"

#include "app/look/svg_art.h"
#include "app/look/theme.h"
#include "app/look/tile_painter.h"

#include <QPainter>
#include <QPainterPath>
#include <QTextBoundaryFinder>

#include <algorithm>

namespace ashlar::app {

namespace {

QRectF square(const QRectF& rect) {
    const double side = std::min(rect.width(), rect.height());
    return {rect.center().x() - side / 2, rect.center().y() - side / 2, side, side};
}

QString initialOf(const QString& name) {
    const QString text = name.trimmed();
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    const auto end = finder.toNextBoundary();
    return end > 0 ? text.left(end).toUpper() : QStringLiteral("?");
}

/// A letter as an outline, so that it stays centred and scales without hinting.
void paintInitial(QPainter& painter, const QRectF& circle, const QString& name) {
    QPainterPath path;
    path.addText(0, 0, themeFont(100, true), initialOf(name));
    const QRectF box = path.boundingRect();
    if (box.isEmpty()) {
        return;
    }
    const double scale =
        std::min(circle.height() * 0.36 / std::max(box.height(), 60.0), circle.width() * 0.56 / box.width());
    painter.save();
    painter.translate(circle.center());
    painter.scale(scale, scale);
    painter.translate(-box.center());
    painter.fillPath(path, colours::cream);
    painter.restore();
}

void paintBot(QPainter& painter, const QRectF& circle, const QColor& colour) {
    const double side = circle.width() * 0.62;
    const QRectF head(circle.center().x() - side / 2, circle.center().y() - side * 0.53, side, side);
    paintSvg(painter, head, QStringLiteral("icon-bot"), colours::cream);
    const double unit = side / 24;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    for (const double x : {8.6, 15.4}) {
        painter.drawEllipse(head.topLeft() + QPointF(x, 11.8) * unit, 1.9 * unit, 1.9 * unit);
    }
    painter.setPen(QPen(colour, 1.6 * unit, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(head.topLeft() + QPointF(9, 16.2) * unit, head.topLeft() + QPointF(15, 16.2) * unit);
}

void paintDisc(QPainter& painter, const QRectF& circle, const QColor& colour, const QString& name, bool bot) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(circle);
    if (bot) {
        paintBot(painter, circle, colour);
    } else {
        paintInitial(painter, circle, name);
    }
}

void paintEmpty(QPainter& painter, const QRectF& circle, const Theme& theme) {
    QPen pen(theme.secondaryText, 1.4, Qt::CustomDashLine);
    pen.setDashPattern({2.6, 2.2});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(circle.adjusted(1, 1, -1, -1));
    painter.setPen(QPen(theme.text, 1.7, Qt::SolidLine, Qt::RoundCap));
    const double arm = circle.width() * 0.15;
    painter.drawLine(circle.center() - QPointF(arm, 0), circle.center() + QPointF(arm, 0));
    painter.drawLine(circle.center() - QPointF(0, arm), circle.center() + QPointF(0, arm));
}

} // namespace

void paintAvatar(QPainter& painter, const QRectF& rect, const Avatar& avatar, const Theme& theme) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QRectF circle = square(rect);
    if (avatar.empty) {
        paintEmpty(painter, circle, theme);
    } else {
        if (avatar.active) {
            const double ring = std::max(1.6, circle.width() * 0.042);
            painter.setPen(QPen(theme.isContrast() ? theme.text : QColor(0xFF, 0xD9, 0x8A), ring));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(circle.adjusted(ring / 2, ring / 2, -ring / 2, -ring / 2));
            const double inset = ring * 2;
            circle.adjust(inset, inset, -inset, -inset);
        }
        const QColor fill = theme.isContrast() ? readableOn(colours::cream, avatar.colour, 7) : avatar.colour;
        paintDisc(painter, circle, fill, avatar.name, avatar.bot);
    }
    painter.restore();
}

void paintPip(QPainter& painter, const QRectF& rect, const SeatPip& pip) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours::symbol);
    painter.drawEllipse(rect);
    const double rim = rect.width() * 0.085;
    paintDisc(painter, rect.adjusted(rim, rim, -rim, -rim), pip.colour, pip.name, pip.bot);
    painter.restore();
}

} // namespace ashlar::app
