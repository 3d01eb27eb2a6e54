#include "app/look/effects.h"

#include "app/look/svg_art.h"
#include "app/look/theme.h"

#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace ashlar::app {

namespace {

/// A flame on a tile of 100: where its foot stands, its width and height against the drawing (100 a unit of 1).
struct FlamePlace {
    double x;
    double y;
    double width;
    double height;
};

constexpr std::array<FlamePlace, 7> flames{FlamePlace{18, 95, 0.5, 0.5},    FlamePlace{82, 95, -0.6, 0.62},
                                           FlamePlace{38, 97, -0.52, 0.56}, FlamePlace{62, 97, 0.74, 0.8},
                                           FlamePlace{70, 4, 0.34, 0.3},    FlamePlace{90, 6, -0.24, 0.22},
                                           FlamePlace{30, 4, -0.22, 0.2}};

struct Spark {
    double x;
    double y;
    double radius;
};

constexpr std::array<Spark, 5> sparks{Spark{84, -20, 2.2}, Spark{56, -14, 1.6}, Spark{68, -32, 1.6},
                                      Spark{40, -22, 1.2}, Spark{96, -8, 1.4}};

/// 0 to 1 in the first part of the progress, 1, and down to 0 in the last part.
double swell(double progress, double rise, double fall) {
    const double in = rise > 0 ? std::clamp(progress / rise, 0.0, 1.0) : 1;
    const double out = fall > 0 ? std::clamp((1 - progress) / fall, 0.0, 1.0) : 1;
    return std::min(in, out);
}

double easeOut(double t) {
    return 1 - std::pow(1 - t, 3);
}

/// A drawing as a pixmap for one size in device pixels, so that moving and scaling it costs no rendering.
void paintSprite(QPainter& painter, const QRectF& place, const QString& name, const QSizeF& pixels) {
    // Steps of 8 pixels keep the number of renderings small while a table is resized.
    const auto step = [](double length) { return std::clamp(8 * qCeil(length / 8), 8, 2048); };
    const QPixmap sprite =
        cachedPixmap(QStringLiteral("sprite:") + name, QSize(step(pixels.width()), step(pixels.height())),
                     [&](QPainter& fresh, const QRectF& box) { paintSvg(fresh, box, name); });
    painter.drawPixmap(place, sprite, QRectF(sprite.rect()));
}

void paintGlow(QPainter& painter, const QRectF& tile) {
    paintCached(painter, tile, QStringLiteral("burn-glow"), [](QPainter& fresh, const QRectF& box) {
        const double unit = box.width() / 100;
        QRadialGradient glow(QPointF(50, 92) * unit, 56 * unit);
        glow.setColorAt(0, QColor(0xFF, 0xB0, 0x2E, 217));
        glow.setColorAt(0.5, QColor(0xFF, 0x6A, 0x13, 128));
        glow.setColorAt(1, QColor(0xFF, 0x4A, 0x00, 0));
        QPainterPath body;
        body.addRoundedRect(QRectF(1.5 * unit, 1.5 * unit, 97 * unit, 97 * unit), 10 * unit, 10 * unit);
        fresh.fillPath(body, glow);
    });
}

} // namespace

void paintBurn(QPainter& painter, const QRectF& tile, double progress) {
    const double strength = swell(progress, 0.22, 0.3);
    if (strength <= 0) {
        return;
    }
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const double whole = painter.opacity();
    painter.translate(tile.topLeft());
    const double unit = tile.width() / 100;
    const QSizeF largest = QSizeF(52, 67) * unit * deviceScale(painter);
    painter.setOpacity(whole * strength);
    paintGlow(painter, QRectF(0, 0, tile.width(), tile.height()));
    painter.scale(unit, unit);
    painter.setOpacity(whole * std::min(1.0, strength * 1.6));
    for (std::size_t i = 0; i < flames.size(); ++i) {
        const FlamePlace& flame = flames[i];
        const double phase = static_cast<double>(i) * 2.1;
        const double lick = 1 + 0.09 * std::sin(progress * 26 + phase) - 0.09 * std::sin(13 + phase);
        const double sway = 2.2 * std::sin(progress * 17 + phase) - 2.2 * std::sin(8.5 + phase);
        painter.save();
        painter.translate(flame.x, flame.y);
        painter.shear(sway / 60, 0);
        painter.scale(flame.width, flame.height * strength * lick);
        // The foot of the drawn flame is at 35, 86 of 70 by 90.
        paintSprite(painter, QRectF(-35, -86, 70, 90), QStringLiteral("fx-flame"), largest);
        painter.restore();
    }
    for (const Spark& spark : sparks) {
        const double rise = (progress - 0.5) * 26;
        const QPointF centre(spark.x + 2.5 * std::sin(progress * 12 + spark.x), spark.y - rise);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0xFF, 0x7A, 0x1E, 102));
        painter.drawEllipse(centre, spark.radius * 2, spark.radius * 2);
        painter.setBrush(QColor(0xFF, 0xD8, 0x6B));
        painter.drawEllipse(centre, spark.radius, spark.radius);
    }
    painter.restore();
}

void paintFlame(QPainter& painter, const QRectF& rect, double progress, bool blue) {
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QSizeF pixels = rect.size() * deviceScale(painter);
    painter.translate(rect.center().x(), rect.bottom());
    painter.shear(0.05 * std::sin(progress * 17), 0);
    painter.scale(1, 1 + 0.06 * std::sin(progress * 26));
    paintSprite(painter, QRectF(-rect.width() / 2, -rect.height(), rect.width(), rect.height()),
                blue ? QStringLiteral("fx-flame-blue") : QStringLiteral("fx-flame"), pixels);
    painter.restore();
}

void paintDust(QPainter& painter, const QRectF& cell, double progress) {
    const double strength = swell(progress, 0.15, 0.5);
    if (strength <= 0) {
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setOpacity(painter.opacity() * strength);
    const double grown = 0.7 + 0.45 * easeOut(progress);
    const double width = cell.width() * 1.2 * grown;
    const double height = cell.height() * 0.66 * grown;
    const QRectF place(cell.center().x() - width / 2, cell.bottom() - height * 0.92, width, height);
    paintSprite(painter, place, QStringLiteral("fx-dust"),
                QSizeF(cell.width() * 1.3, cell.height() * 0.72) * deviceScale(painter));
    painter.restore();
}

void paintExplosion(QPainter& painter, const QPointF& centre, double radius, double progress) {
    if (progress <= 0 || progress >= 1) {
        return;
    }
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const double whole = painter.opacity();
    const double grown = radius * (0.35 + 0.65 * easeOut(std::min(1.0, progress * 1.6)));
    const QSizeF pixels = QSizeF(2 * radius, 2 * radius) * deviceScale(painter);
    painter.setOpacity(whole * swell(progress, 0, 0.45));
    painter.translate(centre);
    painter.rotate(14 * progress);
    paintSprite(painter, QRectF(-grown, -grown, 2 * grown, 2 * grown), QStringLiteral("fx-explosion"), pixels);
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < 10; ++i) { // splinters fly on when the star fades
        const double angle = i * std::numbers::pi / 5 + 0.4 * std::sin(i * 7.0);
        const double distance = radius * (0.5 + (0.75 + 0.2 * std::sin(i * 3.0)) * easeOut(progress));
        const double size = radius * 0.055 * (1 + 0.5 * std::sin(i * 5.0));
        painter.save();
        painter.translate(distance * std::cos(angle), distance * std::sin(angle) + radius * 0.35 * progress * progress);
        painter.rotate(i * 40 + progress * 400);
        painter.setBrush(i % 3 == 0 ? QColor(0xFF, 0xB5, 0x2E) : QColor(0x33, 0x28, 0x2A));
        painter.drawRect(QRectF(-size, -size, 2 * size, 2 * size));
        painter.restore();
    }
    const double flash = std::clamp(1 - progress / 0.15, 0.0, 1.0);
    if (flash > 0) {
        painter.setOpacity(whole * flash);
        QRadialGradient light(QPointF(0, 0), radius * 1.2);
        light.setColorAt(0, QColor(0xFF, 0xFB, 0xE6, 240));
        light.setColorAt(1, QColor(0xFF, 0xFB, 0xE6, 0));
        painter.setBrush(light);
        painter.drawEllipse(QPointF(0, 0), radius * 1.2, radius * 1.2);
    }
    painter.restore();
}

void paintSmoke(QPainter& painter, const QRectF& rect, double progress) {
    const double strength = swell(progress, 0.2, 0.6);
    if (strength <= 0) {
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setOpacity(painter.opacity() * strength);
    const QSizeF pixels = rect.size() * 1.1 * deviceScale(painter);
    painter.translate(rect.center().x() + rect.width() * 0.05 * std::sin(progress * 5),
                      rect.bottom() - rect.height() * 0.25 * progress);
    const double grown = 0.75 + 0.35 * easeOut(progress);
    painter.scale(grown, grown);
    paintSprite(painter, QRectF(-rect.width() / 2, -rect.height(), rect.width(), rect.height()),
                QStringLiteral("fx-smoke"), pixels);
    painter.restore();
}

void paintCurse(QPainter& painter, const QRectF& tile, double progress) {
    if (progress <= 0 || progress >= 1) {
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double margin = tile.width() * 0.015;
    const QRectF rect = tile.adjusted(margin, margin, -margin, -margin);
    const double width = rect.width() * 0.8;
    const double x = rect.left() - width + (rect.width() + width) * progress;
    QLinearGradient band(x, 0, x + width, 0);
    QColor violet = colours::curse;
    violet.setAlpha(0);
    band.setColorAt(0, violet);
    band.setColorAt(1, violet);
    violet.setAlpha(130); // a number shows through
    band.setColorAt(0.6, violet);
    band.setColorAt(0.72, QColor(0xE9, 0xD3, 0xFF, 130));
    painter.setPen(Qt::NoPen);
    painter.setBrush(band);
    painter.drawRoundedRect(rect, tile.width() * metrics::tileRadius, tile.width() * metrics::tileRadius);
    painter.restore();
}

void paintSpeedLines(QPainter& painter, const QRectF& tile, int side, const Theme& theme) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double unit = tile.width() / metrics::designTile;
    painter.setPen(QPen(theme.speedLine, 2.8 * unit, Qt::SolidLine, Qt::RoundCap));
    // Each line: how far left of the centre, how far above the tile, how long.
    constexpr std::array<std::array<double, 3>, 3> lines{{{-19, 6, 15}, {1, 8, 26}, {21, 10, 18}}};
    for (const auto& [x, gap, length] : lines) {
        const QPointF foot(tile.center().x() + x * unit, tile.top() - gap * unit);
        painter.drawLine(foot, foot - QPointF(0.27 * side * length, length) * unit);
    }
    painter.restore();
}

} // namespace ashlar::app
