#include "app/look/spot_painter.h"

#include "app/look/fit_text.h"
#include "app/look/tile_painter.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>

namespace ashlar::app {

namespace {

constexpr double squareInset = 4; ///< Of an open square in its cell of 88.

/// Lengths of the design in a cell of 88.
struct Cell {
    QRectF rect;
    double unit = 1;

    /// In a smaller cell words would be smaller than 8 pixels; the badge alone is larger then.
    bool hasRoomForWords() const { return rect.width() >= 54; }
    QPointF at(double x, double y) const { return rect.center() + QPointF(x, y) * unit; }
    QRectF inset(double by) const { return rect.adjusted(by * unit, by * unit, -by * unit, -by * unit); }
    QRectF square(const QPointF& centre, double side) const {
        return {centre.x() - side * unit / 2, centre.y() - side * unit / 2, side * unit, side * unit};
    }
};

/// One bold line under the badge; a long translation gets smaller, then two lines, then an ellipsis.
void paintFigure(QPainter& painter, const Cell& cell, const QString& text, const QColor& colour, double centreY,
                 const Theme& theme) {
    const double full = 13 * cell.unit;
    const double width = (theme.edge.alpha() > 0 ? 69 : 77) * cell.unit;
    const auto size = [full](double part) { return std::max(1, qRound(full * part)); };
    const FittedText fitted = fitText(text, themeFont(size(1), true), width, size(0.62), size(0.85));
    const QFontMetricsF metrics(fitted.font);
    painter.setFont(fitted.font);
    painter.setPen(colour);
    const double pitch = metrics.ascent() + metrics.descent() * 0.6;
    const QPointF middle = cell.at(0, centreY);
    double baseline = middle.y() + metrics.capHeight() / 2 - pitch * static_cast<double>(fitted.lines.size() - 1) / 2;
    for (const QString& line : fitted.lines) {
        painter.drawText(QPointF(middle.x() - metrics.horizontalAdvance(line) / 2, baseline), line);
        baseline += pitch;
    }
}

/// The strong outline of the high-contrast themes, inside the square.
void paintEdge(QPainter& painter, const Cell& cell, double inset, double radius, const Theme& theme) {
    if (theme.edge.alpha() > 0) {
        const double width = edgeWidth * cell.unit;
        painter.setPen(QPen(theme.edge, width));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(cell.inset(inset + edgeWidth / 2), radius - width / 2, radius - width / 2);
        painter.setPen(Qt::NoPen);
    }
}

void paintForcedEdge(QPainter& painter, const Cell& cell, const SpotFace& spot, const Theme& theme) {
    const double opacity = painter.opacity();
    const double width = theme.forcedWidth;
    const auto plate = [&](double distance, const QColor& colour) {
        const double radius = (metrics::squareRadius + distance) * cell.unit;
        painter.setBrush(colour);
        painter.drawRoundedRect(cell.inset(squareInset - distance), radius, radius);
    };
    painter.setOpacity(opacity * std::clamp(spot.pulse, 0.0, 1.0));
    painter.setPen(Qt::NoPen);
    plate(1.8 * width, theme.forcedRing);
    plate(0.8 * width, theme.forcedGap);
    painter.setOpacity(opacity);
}

/// Where a tile may go once one is selected: an empty place that does not draw the eye from the pyramid.
void paintQuiet(QPainter& painter, const Cell& cell, const SpotFace& spot, const Theme& theme) {
    QColor fill = theme.spot;
    fill.setAlphaF(theme.isContrast() ? 0.0F : 0.16F);
    QColor line = theme.quietSpot;
    line.setAlphaF(line.alphaF() * static_cast<float>(spot.forced ? spot.pulse : 1));
    const double width = std::max(1.2, (spot.forced ? 2.2 : 1.6) * cell.unit);
    QPen pen(line, width, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({5 * cell.unit / width, 4 * cell.unit / width});
    painter.setPen(pen);
    painter.setBrush(fill);
    const double radius = metrics::squareRadius * cell.unit;
    painter.drawRoundedRect(cell.inset(squareInset), radius, radius);
}

void paintOpen(QPainter& painter, const Cell& cell, const SpotFace& spot, const Theme& theme) {
    if (spot.quiet) {
        return paintQuiet(painter, cell, spot, theme);
    }
    if (spot.forced) {
        paintForcedEdge(painter, cell, spot, theme);
    }
    const double radius = metrics::squareRadius * cell.unit;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.spot);
    painter.drawRoundedRect(cell.inset(squareInset), radius, radius);
    paintEdge(painter, cell, squareInset, radius, theme);
    if (!cell.hasRoomForWords() || spot.figure.isEmpty()) {
        return paintBadge(painter, cell.square(cell.at(0, 0), 48), spot.badge);
    }
    paintBadge(painter, cell.square(cell.at(0, -12), 35), spot.badge);
    paintFigure(painter, cell, spot.figure, theme.spotText, spot.badge == Badge::None ? 0 : 22, theme);
}

/// The arrow comes from the tile above: from the upper right for a fall to the left, and mirrored.
void paintArrow(QPainter& painter, const Cell& cell, int side, const Theme& theme) {
    painter.setPen(QPen(theme.fallEdge, 3 * cell.unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    const auto at = [&](double x, double y) { return cell.at(-side * x, y); };
    painter.drawLine(at(29, -32), at(17.5, -20.5));
    const std::array head{at(16.5, -29), at(16.5, -19.5), at(26, -19.5)};
    painter.drawPolyline(head.data(), static_cast<int>(head.size()));
}

void paintFall(QPainter& painter, const Cell& cell, const SpotFace& spot, const Theme& theme) {
    const double radius = (metrics::squareRadius + 1.6) * cell.unit;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.fallSpot);
    painter.drawRoundedRect(cell.inset(1.4), radius, radius);
    QColor inner = theme.fallEdge;
    inner.setAlpha(150);
    const auto edge = [&](double inset, double width, const QColor& colour) {
        painter.setPen(QPen(colour, width * cell.unit));
        painter.setBrush(Qt::NoBrush);
        const double r = radius - (inset - 1.4) * cell.unit;
        painter.drawRoundedRect(cell.inset(inset), r, r);
    };
    edge(4, theme.isContrast() ? 3.4 : 1.7, theme.fallEdge);
    edge(5.8, 1, inner);
    paintEdge(painter, cell, 0, radius + 1.4 * cell.unit, theme);
    const int side = spot.kind == SpotKind::FallLeft ? -1 : 1;
    paintArrow(painter, cell, side, theme);
    if (!cell.hasRoomForWords() || spot.figure.isEmpty()) {
        return paintBadge(painter, cell.square(cell.at(6 * side, 8), 44), spot.badge);
    }
    paintBadge(painter, cell.square(cell.at(6 * side, -10), 33), spot.badge);
    paintFigure(painter, cell, spot.figure, colours::symbol, 22.5, theme);
}

} // namespace

void paintSpot(QPainter& painter, const QRectF& rect, const SpotFace& spot, const Theme& theme) {
    const Cell cell{rect, rect.width() / metrics::designTile};
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (spot.kind == SpotKind::Open) {
        paintOpen(painter, cell, spot, theme);
    } else {
        paintFall(painter, cell, spot, theme);
    }
    const double outer = spot.kind == SpotKind::Open && !spot.forced ? squareInset : 0.6;
    const double radius = (metrics::squareRadius + 4 - outer) * cell.unit;
    if (spot.chosen) {
        paintSelectionRing(painter, cell.inset(outer - 2), radius + 2 * cell.unit, theme, cell.unit);
    }
    if (spot.focus) {
        const double by = spot.chosen ? outer - 10 : outer - 7;
        paintFocusRing(painter, cell.inset(by), radius + 6 * cell.unit, theme, cell.unit);
    }
    painter.restore();
}

} // namespace ashlar::app
