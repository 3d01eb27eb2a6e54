#include "app/look/stage_painter.h"

#include "app/look/soft_shadow.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace ashlar::app {

namespace {

/// A small generator of its own, so that stars and stones are the same on every platform.
class Scatter {
public:
    explicit Scatter(std::uint32_t seed) : state_(seed) {}
    /// 0 <= value < 1
    double next() {
        state_ ^= state_ << 13;
        state_ ^= state_ >> 17;
        state_ ^= state_ << 5;
        return state_ / 4294967296.0;
    }

private:
    std::uint32_t state_;
};

QColor withAlpha(QColor colour, double alpha) {
    colour.setAlphaF(static_cast<float>(std::clamp(alpha, 0.0, 1.0)));
    return colour;
}

void paintSky(QPainter& painter, const QRectF& sky, const Theme& theme) {
    QLinearGradient air(sky.topLeft(), sky.bottomLeft());
    for (std::size_t i = 0; i < skyStops.size(); ++i) {
        air.setColorAt(skyStops[i], theme.sky[i]);
    }
    painter.fillRect(sky, air);
}

void paintStars(QPainter& painter, const QRectF& sky, const Theme& theme) {
    if (theme.star.alpha() == 0) {
        return;
    }
    Scatter scatter(0x5EED1234U);
    const int count = static_cast<int>(70 * std::clamp(sky.width() * sky.height() / (968.0 * 516.0), 0.5, 3.0));
    const double unit = std::clamp(sky.height() / 516, 1.0, 2.5);
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < count; ++i) {
        const double x = sky.left() + sky.width() * scatter.next();
        const double depth = scatter.next();
        const double y = sky.top() + sky.height() * 0.82 * depth;
        const double bright = scatter.next();
        const double size = unit * (bright > 0.93 ? 1.5 : 0.55 + 0.5 * bright);
        // The air above the horizon swallows them.
        painter.setBrush(withAlpha(theme.star, (0.25 + 0.6 * bright) * (1 - depth * depth)));
        painter.drawEllipse(QPointF(x, y), size, size);
        if (bright > 0.93) {
            painter.setBrush(withAlpha(theme.star, 0.10 * (1 - depth)));
            painter.drawEllipse(QPointF(x, y), size * 2.6, size * 2.6);
        }
    }
}

void paintSun(QPainter& painter, const QRectF& sky, const Theme& theme) {
    // It stands behind the pyramid and grows with it.
    const double radius = std::min(sky.height() * 0.306, sky.width() * 0.2);
    const QPointF centre(sky.center().x(), sky.bottom() - radius * 1.58);
    painter.setPen(Qt::NoPen);
    for (const double ring : {1.49, 1.247}) {
        painter.setBrush(theme.halo);
        painter.drawEllipse(centre, radius * ring, radius * ring);
    }
    painter.setBrush(theme.sun);
    painter.drawEllipse(centre, radius, radius);
}

/// What one part of a height in the land measures: on a very large window the land stays low.
double landHeight(const QRectF& sky) {
    return std::min(sky.height(), 1600.0);
}

/// A point of the land: 0 to 1 from left to right, and parts of its height above the ground.
QPointF land(const QRectF& sky, double x, double height) {
    return {sky.left() + sky.width() * x, sky.bottom() - landHeight(sky) * height};
}

void paintFarPyramid(QPainter& painter, const QRectF& sky, double x, double foot, double height, const Theme& theme) {
    const double tall = landHeight(sky) * height;
    const QPointF top = land(sky, x, foot) - QPointF(0, tall);
    const double spread = tall * 1.14;
    const QPointF left = top + QPointF(-spread, tall);
    const QPointF right = top + QPointF(spread, tall);
    QPainterPath shape(top);
    shape.lineTo(right);
    shape.lineTo(left);
    shape.closeSubpath();
    // Haze hides the foot of it.
    QLinearGradient haze(top, QPointF(top.x(), left.y()));
    haze.setColorAt(0, theme.farPyramid);
    haze.setColorAt(1, withAlpha(theme.farPyramid, theme.farPyramid.alphaF() * 0.55));
    painter.fillPath(shape, haze);
    QPainterPath shade(top);
    shade.lineTo(right);
    shade.lineTo(top + QPointF(spread * 0.28, tall));
    shade.closeSubpath();
    if (theme.isContrast()) {
        return;
    }
    painter.fillPath(shade, withAlpha(theme.isDark() ? QColor(0, 0, 0) : QColor(0x8A, 0x62, 0x2E), 0.055));
}

void paintDunes(QPainter& painter, const QRectF& sky, const Theme& theme) {
    QPainterPath far(land(sky, 0, 0.088));
    far.cubicTo(land(sky, 0.05, 0.110), land(sky, 0.12, 0.112), land(sky, 0.22, 0.078));
    far.cubicTo(land(sky, 0.36, 0.034), land(sky, 0.55, 0.030), land(sky, 0.68, 0.078));
    far.cubicTo(land(sky, 0.78, 0.116), land(sky, 0.90, 0.126), land(sky, 1, 0.082));
    far.lineTo(land(sky, 1, 0));
    far.lineTo(land(sky, 0, 0));
    QLinearGradient sand(land(sky, 0, 0.12), land(sky, 0, 0));
    sand.setColorAt(0, theme.farDune);
    sand.setColorAt(1, mixed(theme.farDune, theme.nearDune, 0.5));
    painter.fillPath(far, sand);

    QPainterPath near(land(sky, 0, 0.034));
    near.cubicTo(land(sky, 0.14, 0.026), land(sky, 0.24, 0.046), land(sky, 0.42, 0.030));
    near.cubicTo(land(sky, 0.62, 0.012), land(sky, 0.78, 0.052), land(sky, 1, 0.040));
    near.lineTo(land(sky, 1, 0));
    near.lineTo(land(sky, 0, 0));
    painter.fillPath(near, theme.nearDune);
}

/// Two courses of dressed stone; every stone a little different, each with a lit upper edge.
void paintTerrace(QPainter& painter, const QRectF& rect, const Theme& theme) {
    QLinearGradient stone(rect.topLeft(), rect.bottomLeft());
    stone.setColorAt(0, theme.terraceTop);
    stone.setColorAt(1, theme.terraceBottom);
    painter.fillRect(rect, stone);
    const double edge = std::max(2.0, std::round(rect.height() * 0.05));
    const double course = (rect.height() - edge) / 2;
    const double length = course * 5.76;
    const double joint = std::max(1.0, std::round(course * 0.045));
    Scatter scatter(0xA5417U);
    for (int row = 0; row < 2; ++row) {
        const double top = std::round(rect.top() + edge + row * course);
        const double bottom = row == 1 ? rect.bottom() : std::round(rect.top() + edge + course);
        // The courses are laid out from the middle, the second one by half a stone to the side.
        const double middle = rect.center().x() - length * (row == 0 ? 0.5 : 1.0);
        const double first = middle - std::ceil((middle - rect.left()) / length) * length;
        const int stones = static_cast<int>(std::ceil((rect.right() - first) / length));
        for (int i = 0; i < stones; ++i) {
            const double x = first + i * length;
            const double left = std::round(x);
            const QRectF block(left, top, std::round(x + length) - left, bottom - top);
            const QRectF seen = block.intersected(rect);
            const double tone = scatter.next() - 0.5;
            painter.fillRect(seen, withAlpha(tone > 0 ? QColor(Qt::white) : QColor(Qt::black), std::abs(tone) * 0.07));
            painter.fillRect(QRectF(seen.left(), top, seen.width(), joint), theme.terraceLight);
            painter.fillRect(QRectF(seen.left(), bottom - joint, seen.width(), joint), theme.terraceJoint);
            painter.fillRect(QRectF(left, top, joint, bottom - top).intersected(rect), theme.terraceJoint);
            painter.fillRect(QRectF(left + joint, top + joint, joint, bottom - top - 2 * joint).intersected(rect),
                             withAlpha(theme.terraceLight, theme.terraceLight.alphaF() * 0.6));
        }
    }
    painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), edge), theme.terraceEdge);
}

} // namespace

void paintRoom(QPainter& painter, const QRectF& rect, const Theme& theme, double terrace) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(rect);
    const QRectF sky = rect.adjusted(0, 0, 0, -terrace);
    paintSky(painter, sky, theme);
    paintStars(painter, sky, theme);
    paintSun(painter, sky, theme);
    paintFarPyramid(painter, sky, 0.0765, 0.078, 0.108, theme);
    paintFarPyramid(painter, sky, 0.155, 0.078, 0.058, theme);
    paintFarPyramid(painter, sky, 0.925, 0.085, 0.052, theme);
    paintDunes(painter, sky, theme);
    paintTerrace(painter, QRectF(rect.left(), sky.bottom(), rect.width(), terrace), theme);
    painter.restore();
}

void paintPyramidShadow(QPainter& painter, const QPointF& left, const QPointF& right, const Theme& theme, double unit) {
    if (theme.isContrast()) {
        return; // nothing soft
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double reach = std::max(24 * unit, (right.x() - left.x()) * 0.03);
    const QPointF centre((left.x() + right.x()) / 2, left.y() + 10 * unit);
    const double half = (right.x() - left.x()) / 2 + reach;
    const double deep = 20 * unit;
    QRadialGradient soft(QPointF(0, 0), half);
    const double strength = theme.isDark() ? 0.5 : 0.34;
    const QColor dark = theme.isDark() ? QColor(0x08, 0x06, 0x0A) : QColor(0x3A, 0x22, 0x08);
    for (const double at : {0.0, 0.55, 0.75, 0.9, 1.0}) {
        const double fade = at < 0.55 ? 1 : (1 - at) / 0.45;
        soft.setColorAt(at, withAlpha(dark, strength * fade * fade * (3 - 2 * fade)));
    }
    painter.translate(centre);
    painter.scale(1, deep / half);
    painter.setPen(Qt::NoPen);
    painter.setBrush(soft);
    // Only the ground takes the shadow, not the air above its edge.
    const double ground = -8 * unit * half / deep;
    painter.setClipRect(QRectF(-half, ground, 2 * half, half - ground));
    painter.drawEllipse(QPointF(0, 0), half, half);
    painter.restore();
}

void paintTray(QPainter& painter, const QRectF& rect, const Theme& theme) {
    painter.save();
    QLinearGradient cloth(rect.topLeft(), rect.bottomLeft());
    cloth.setColorAt(0, theme.trayTop);
    cloth.setColorAt(1, theme.trayBottom);
    painter.fillRect(rect, cloth);
    const double lip =
        std::max<double>(metrics::trayLip, std::round(rect.height() * metrics::trayLip / metrics::trayHeight));
    if (theme.isContrast()) {
        painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), lip), theme.trayLip);
        painter.restore();
        return;
    }
    QLinearGradient under(0, rect.top() + lip, 0, rect.top() + lip + 5);
    under.setColorAt(0, QColor(0, 0, 0, 66));
    under.setColorAt(1, QColor(0, 0, 0, 0));
    painter.fillRect(QRectF(rect.left(), rect.top() + lip, rect.width(), 5), under);
    QLinearGradient wood(0, rect.top(), 0, rect.top() + lip);
    wood.setColorAt(0, mixed(theme.trayLip, Qt::white, theme.isDark() ? 0.12 : 0.35));
    wood.setColorAt(0.4, theme.trayLip);
    wood.setColorAt(1, mixed(theme.trayLip, Qt::black, 0.12));
    painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), lip), wood);
    painter.restore();
}

void paintEmptyPlace(QPainter& painter, const QRectF& rect, const Theme& theme) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QPen pen(theme.trayLine, theme.isContrast() ? 2.5 : 1.6, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({4, 3});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    const double inset = rect.width() * 0.015 + 1;
    const double radius = rect.width() * metrics::tileRadius - 1;
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius);
    painter.restore();
}

} // namespace ashlar::app
