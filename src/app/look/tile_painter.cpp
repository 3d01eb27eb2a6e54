#include "app/look/tile_painter.h"

#include "app/look/avatar_painter.h"
#include "app/look/effects.h"
#include "app/look/soft_shadow.h"
#include "app/look/svg_art.h"
#include "app/look/tile_art.h"

#include <QPainter>
#include <QPen>

#include <algorithm>
#include <functional>

namespace ashlar::app {

namespace {

constexpr double bodyMargin = 0.015;
constexpr double ghostOpacity = 0.84;
constexpr double burnFrom = 0.7; ///< From here on a burning tile turns to ash.

QRectF bodyOf(const QRectF& rect) {
    const double margin = rect.width() * bodyMargin;
    return rect.adjusted(margin, margin, -margin, -margin);
}

QRectF squareAt(const QPointF& centre, double side) {
    return {centre.x() - side / 2, centre.y() - side / 2, side, side};
}

void paintShadow(QPainter& painter, const QRectF& rect, double depth, const Theme& theme) {
    const double unit = rect.width() / metrics::designTile;
    const QRectF body = bodyOf(rect).translated(0, depth * 0.7 * unit);
    paintSoftShadow(painter, body, rect.width() * metrics::tileRadius, std::max(1.0, depth * unit), theme.shadow);
}

void paintTaken(QPainter& painter, const QRectF& rect) {
    const double unit = rect.width() / metrics::designTile;
    const double radius = rect.width() * metrics::tileRadius;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours::takenVeil);
    painter.drawRoundedRect(bodyOf(rect), radius, radius);
    const double width = std::max(1.4, 2.6 * unit);
    QPen dash(colours::takenDash, width, Qt::CustomDashLine, Qt::FlatCap);
    dash.setDashPattern({7 * unit / width, 5 * unit / width});
    painter.setPen(dash);
    painter.setBrush(Qt::NoBrush);
    const double inset = 2.2 * unit;
    painter.drawRoundedRect(bodyOf(rect).adjusted(inset, inset, -inset, -inset), radius - inset, radius - inset);
    paintBadge(painter, squareAt(rect.center(), std::max(12.0, 30 * unit)), Badge::Collapse);
}

/// A printed side, with the strong outline of a high-contrast theme.
void paintPrinted(QPainter& painter, const QRectF& rect, const QString& key, const Theme& theme,
                  const std::function<void(QPainter&, const QRectF&)>& draw) {
    if (theme.edge.alpha() == 0) {
        return paintCached(painter, rect, key, draw);
    }
    paintCached(painter, rect, key + theme.edge.name(), [&](QPainter& fresh, const QRectF& box) {
        draw(fresh, box);
        const double width = edgeWidth * box.width() / metrics::designTile;
        const double radius = box.width() * metrics::tileRadius - width / 2;
        fresh.setPen(QPen(theme.edge, width));
        fresh.setBrush(Qt::NoBrush);
        fresh.drawRoundedRect(bodyOf(box).adjusted(width / 2, width / 2, -width / 2, -width / 2), radius, radius);
    });
}

void paintBurning(QPainter& painter, const QRectF& rect, const TileFace& face, double progress, double faceOpacity) {
    paintBurn(painter, rect, progress);
    // The number stays readable in the fire, as long as there is a tile.
    painter.setOpacity(faceOpacity);
    paintCached(painter, rect, faceKey(face, false) + QStringLiteral(":number"),
                [&](QPainter& fresh, const QRectF& box) { drawFaceNumeral(fresh, box, face); });
}

void paintRing(QPainter& painter, const QRectF& rect, TileRing ring, const Theme& theme) {
    if (ring == TileRing::None) {
        return;
    }
    const double unit = rect.width() / metrics::designTile;
    const double gap = (ring == TileRing::Wide ? 4 : 0.2) * unit;
    paintSelectionRing(painter, bodyOf(rect).adjusted(-gap, -gap, gap, gap), rect.width() * metrics::tileRadius + gap,
                       theme, unit);
}

/// Beyond the cell, so that the dotted ring lies outside the gold one.
double focusGap(TileRing ring) {
    switch (ring) {
    case TileRing::None:
        return 2.5;
    case TileRing::Close:
        return 5.5;
    case TileRing::Wide:
        break;
    }
    return 9.5;
}

} // namespace

TileState TileState::withShadow(double depth) {
    TileState state;
    state.shadow = depth;
    return state;
}

TileState TileState::selected() {
    TileState state = withShadow(hoverShadow);
    state.ring = TileRing::Wide;
    return state;
}

TileState TileState::ghostWith(Badge badge) {
    TileState state;
    state.ghost = true;
    state.ring = TileRing::Close;
    state.badge = badge;
    return state;
}

TileState TileState::falling() {
    TileState state = withShadow(fallShadow);
    state.ring = TileRing::Close;
    state.tilt = fallTilt;
    return state;
}

void paintTile(QPainter& painter, const QRectF& rect, const TileFace& face, const TileState& state,
               const Theme& theme) {
    const double unit = rect.width() / metrics::designTile;
    const double radius = rect.width() * metrics::tileRadius;
    const double whole = painter.opacity() * state.opacity;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(whole);
    if (state.tilt != 0) {
        painter.translate(rect.center());
        painter.rotate(state.tilt);
        painter.translate(-rect.center());
    }
    if (state.shadow > 0) {
        paintShadow(painter, rect, state.shadow, theme);
    }
    const double burnt = state.burning <= burnFrom ? 0 : (state.burning - burnFrom) / (1 - burnFrom);
    painter.setOpacity(whole * (state.ghost ? ghostOpacity : 1) * (1 - burnt));
    paintPrinted(painter, rect, faceKey(face, state.letter), theme,
                 [&](QPainter& fresh, const QRectF& box) { drawFace(fresh, box, face, state.letter); });
    painter.setOpacity(whole);
    if (state.burning > 0) {
        paintBurning(painter, rect, face, state.burning, whole * (1 - burnt));
        painter.setOpacity(whole);
    }
    if (state.taken) {
        paintTaken(painter, rect);
    }
    if (state.disabled) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.disabledVeil);
        painter.drawRoundedRect(bodyOf(rect), radius, radius);
    }
    paintRing(painter, rect, state.ring, theme);
    if (state.badge != Badge::None) {
        const QPointF centre = rect.topLeft() + QPointF(rect.width() * 0.776, rect.height() * 0.77);
        paintBadge(painter, squareAt(centre, std::max(13.0, 34 * unit)), state.badge);
    }
    if (state.placedBy) {
        const QPointF centre = rect.topLeft() + QPointF(rect.width() * 0.885, rect.height() * 0.875);
        paintPip(painter, squareAt(centre, std::max(11.0, 22 * unit)), *state.placedBy);
    }
    if (state.focus) {
        const double gap = focusGap(state.ring) * unit;
        paintFocusRing(painter, rect.adjusted(-gap, -gap, gap, gap), radius + gap, theme, unit);
    }
    painter.restore();
}

void paintTileBack(QPainter& painter, const QRectF& rect, double shadow, const Theme& theme) {
    if (shadow > 0) {
        paintShadow(painter, rect, shadow, theme);
    }
    paintPrinted(painter, rect, QStringLiteral("back"), theme,
                 [](QPainter& fresh, const QRectF& box) { drawBack(fresh, box); });
}

void paintTilePile(QPainter& painter, const QRectF& rect, int count, const Theme& theme) {
    const int shown = std::clamp((count + 2) / 3, 0, 4);
    if (count <= 0) {
        return;
    }
    const double step = rect.width() * 0.035;
    const double side = std::min(rect.width(), rect.height()) - 3 * step;
    for (int i = shown - 1; i >= 0; --i) {
        const QRectF place(rect.left() + i * step * 0.7, rect.top() + i * step, side, side);
        paintTileBack(painter, place, i == shown - 1 ? handShadow : 1.6, theme);
    }
}

void paintSelectionRing(QPainter& painter, const QRectF& shape, double radius, const Theme& theme, double unit) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    const double width = std::max(2.0, 3.6 * unit);
    const auto ring = [&](double distance, double pen, const QColor& colour) {
        painter.setPen(QPen(colour, pen));
        painter.drawRoundedRect(shape.adjusted(-distance, -distance, distance, distance), radius + distance,
                                radius + distance);
    };
    QColor hairline = colours::ink;
    hairline.setAlpha(215);
    if (theme.edge.alpha() > 0) {
        const double outline = std::max(1.8, 2.4 * unit);
        ring(width + outline / 2 - 0.5, outline, theme.edge);
    } else {
        ring(width + 0.5, 1.1, hairline);
    }
    ring(width / 2, width, colours::selection);
    painter.restore();
}

void paintFocusRing(QPainter& painter, const QRectF& shape, double radius, const Theme& theme, double unit) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    const double width = std::max(theme.focusWidth * 0.75, theme.focusWidth * unit);
    if (theme.isContrast()) { // a line of its own on whatever ground there is
        painter.setPen(QPen(theme.window, width + 3 * unit));
        painter.drawRoundedRect(shape.adjusted(-1, -1, 1, 1), radius, radius);
    }
    QPen pen(theme.focus, width, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({1.3, 1.1});
    painter.setPen(pen);
    painter.drawRoundedRect(shape.adjusted(-1, -1, 1, 1), radius, radius);
    painter.restore();
}

} // namespace ashlar::app
