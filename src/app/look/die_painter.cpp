#include "app/look/die_painter.h"

#include "app/look/soft_shadow.h"
#include "app/look/svg_art.h"

#include <QColor>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace ashlar::app {

namespace {

constexpr double turns = 5; ///< Faces that come by during a roll.

QString drawingOf(DieFace face) {
    switch (face) {
    case DieFace::FireStays:
        return QStringLiteral("die-fire-stays");
    case DieFace::FireLeaves:
        return QStringLiteral("die-fire-leaves");
    case DieFace::Explosion:
        return QStringLiteral("die-explosion");
    case DieFace::Smoke:
        break;
    }
    return QStringLiteral("die-smoke");
}

void paintShadow(QPainter& painter, const QRectF& rect, double height) {
    const double side = rect.width();
    const QRectF shape = rect.adjusted(side * 0.04, side * 0.04, -side * 0.04, -side * 0.02);
    paintSoftShadow(painter, shape.translated(0, side * (0.05 + 0.12 * height)), side * 0.2,
                    side * (0.08 + 0.2 * height), QColor(0x1B, 0x14, 0x20, 120 - qRound(60 * height)));
}

} // namespace

void paintDie(QPainter& painter, const QRectF& rect, DieFace face) {
    paintShadow(painter, rect, 0);
    paintSvg(painter, rect, drawingOf(face));
}

void paintDieRoll(QPainter& painter, const QRectF& rect, DieFace face, double progress) {
    const double t = std::clamp(progress, 0.0, 1.0);
    if (t >= 1) {
        return paintDie(painter, rect, face);
    }
    // Each turn squeezes the face that leaves and widens the next one; the last turn shows the result.
    constexpr std::array<DieFace, 4> order{DieFace::FireStays, DieFace::Smoke, DieFace::Explosion, DieFace::FireLeaves};
    const double turn = t * turns;
    const int index = static_cast<int>(turn);
    const double part = turn - index;
    const bool last = index == static_cast<int>(turns) - 1 && part >= 0.5;
    const auto passing = static_cast<std::size_t>(index + (part >= 0.5 ? 1 : 0)) % order.size();
    const double squeeze = std::max(0.08, std::abs(std::cos(part * 3.14159265358979)));
    const double hop = std::abs(std::sin(t * 9.42477796076938)) * (1 - t);
    paintShadow(painter, rect, hop);
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.translate(rect.center() - QPointF(0, rect.height() * 0.42 * hop));
    painter.rotate((1 - t) * (1 - t) * -300);
    painter.scale(1, squeeze);
    const QRectF place(-rect.width() / 2, -rect.height() / 2, rect.width(), rect.height());
    const QString name = drawingOf(last ? face : order[passing]);
    const double scale = painter.device()->devicePixelRatio();
    const QPixmap pixmap = cachedPixmap(QStringLiteral("sprite:") + name, (rect.size() * scale).toSize(),
                                        [&](QPainter& fresh, const QRectF& box) { paintSvg(fresh, box, name); });
    painter.drawPixmap(place, pixmap, QRectF(pixmap.rect()));
    painter.restore();
}

} // namespace ashlar::app
