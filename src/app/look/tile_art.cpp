#include "app/look/tile_art.h"

#include "app/look/numerals.h"
#include "app/look/svg_art.h"
#include "app/look/theme.h"

#include <QLinearGradient>
#include <QPainter>
#include <QRadialGradient>
#include <QRegularExpression>
#include <QSvgRenderer>

#include <algorithm>
#include <array>
#include <cmath>

namespace ashlar::app {

namespace {

QString letterOf(TileColour colour) {
    switch (colour) {
    case TileColour::Red:
        return QStringLiteral("r");
    case TileColour::Yellow:
        return QStringLiteral("y");
    case TileColour::Green:
        return QStringLiteral("g");
    case TileColour::Blue:
        return QStringLiteral("b");
    case TileColour::All:
        break;
    }
    return {};
}

/// A material: its name in the drawings, how many amounts of it are drawn, and how a number stands out on it.
struct MaterialArt {
    QString name;
    int volumes; ///< 0: one drawing without a number in its name.
    NumeralStyle numeral;
};

MaterialArt materialArt(TileMaterial material) {
    switch (material) {
    case TileMaterial::Straw:
        return {QStringLiteral("straw"), 4, {colours::ink, QColor(0xFF, 0xF6, 0xDA), 4.4}};
    case TileMaterial::Wood:
        return {QStringLiteral("wood"), 3, {colours::ink, QColor(0xF2, 0xDB, 0xB8), 4.4}};
    case TileMaterial::Stone:
        return {QStringLiteral("stone"), 3, {colours::ink, QColor(0xDF, 0xE4, 0xEA), 4.4}};
    case TileMaterial::Coal:
        return {QStringLiteral("coal"), 0, {colours::cream, QColor(0x12, 0x0B, 0x0D), 4}};
    case TileMaterial::Torch:
        return {QStringLiteral("torch"), 0, {colours::cream, QColor(0x0B, 0x10, 0x30), 4}};
    case TileMaterial::Millstone:
        break;
    }
    return {QString(), 0, {colours::ink, QColor(0xF1, 0xEE, 0xE8), 9}};
}

void drawPart(QPainter& painter, const QRectF& rect, const QString& name) {
    if (QSvgRenderer* renderer = svgRenderer(name)) {
        renderer->render(&painter, rect);
    }
}

/// The whole drawing of the millstone without its number, so that any number can stand on it.
void drawMillstone(QPainter& painter, const QRectF& rect) {
    static const QByteArray plain = [] {
        static const QRegularExpression number(QStringLiteral("<path [^>]*stroke-width=\"(18\\.5|9\\.5)\"[^>]*/>"));
        return QString::fromUtf8(svgSource(QStringLiteral("tile-millstone"))).remove(number).toUtf8();
    }();
    QSvgRenderer(plain).render(&painter, rect);
}

/// Where a number stands on a face, in hundredths of the side.
struct NumeralPlace {
    double left;
    double top;
    double height;
};

NumeralPlace numeralPlace(const TileFace& face) {
    const double natural = numeralWidth(face.weight, 1);
    if (face.material == TileMaterial::Millstone) {
        const double height = std::min(34.0, 63.2 / natural);
        return {50 - natural * height / 2, 48.6 - height / 2, height};
    }
    if (face.weight < 10) {
        return {13.4, 13.4, 40};
    }
    return {11.8, 13.4, std::min(40.0, (face.weight < 100 ? 47.4 : 49.0) / natural)};
}

void drawSun(QPainter& painter) {
    const QPointF centre(50, 35.5);
    painter.setBrush(Qt::NoBrush);
    for (const auto& [radius, alpha] : {std::pair(23.0, 80), std::pair(19.5, 160)}) {
        painter.setPen(QPen(QColor(0xD9, 0xB7, 0x78, alpha), 1));
        painter.drawEllipse(centre, radius, radius);
    }
    QRadialGradient sun(centre, 15);
    sun.setColorAt(0, QColor(0xFF, 0xE9, 0xB8));
    sun.setColorAt(0.75, QColor(0xF1, 0xCB, 0x80));
    sun.setColorAt(1, QColor(0xE4, 0xB7, 0x62));
    painter.setPen(Qt::NoPen);
    painter.setBrush(sun);
    painter.drawEllipse(centre, 15, 15);
}

void drawBricks(QPainter& painter) {
    constexpr std::array<QColor, 3> stones{QColor(0xD9, 0xB7, 0x78), QColor(0xEB, 0xD0, 0x9A),
                                           QColor(0xC6, 0xA0, 0x62)};
    constexpr double width = 17;
    constexpr double height = 11;
    std::size_t stone = 0;
    for (int row = 0; row < 4; ++row) {
        const int count = 4 - row;
        for (int i = 0; i < count; ++i) {
            const QRectF brick(50 + width * (i - count / 2.0), 68.6 - row * height, width, height);
            painter.setPen(QPen(QColor(0x1D, 0x27, 0x52), 1.7));
            painter.setBrush(stones[stone++ % stones.size()]);
            painter.drawRoundedRect(brick, 1.6, 1.6);
            painter.setPen(QPen(QColor(0xFF, 0xF1, 0xCC, 170), 0.9));
            painter.drawLine(QPointF(brick.left() + 2.4, brick.top() + 2.1),
                             QPointF(brick.right() - 2.4, brick.top() + 2.1));
        }
    }
    painter.setPen(QPen(QColor(0xD9, 0xB7, 0x78), 1.3, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(13.5, 82.6), QPointF(86.5, 82.6));
}

} // namespace

const TileInk& tileInk(TileColour colour) {
    static constexpr std::array<TileInk, 5> inks{
        TileInk{{0xF0, 0x83, 0x4A}, {0xCC, 0x4A, 0x18}, {0x84, 0x28, 0x06}, {0xB5, 0x3D, 0x0E}, colours::symbol},
        TileInk{{0xFF, 0xE7, 0x87}, {0xF2, 0xC4, 0x2A}, {0x9C, 0x72, 0x06}, {0xF2, 0xC4, 0x2A}, {0x33, 0x24, 0x0A}},
        TileInk{{0x58, 0xCB, 0xA6}, {0x1A, 0x9E, 0x78}, {0x06, 0x5A, 0x43}, {0x0C, 0x7A, 0x5C}, colours::symbol},
        TileInk{{0x5A, 0x93, 0xD8}, {0x1B, 0x5A, 0xA6}, {0x0A, 0x2F, 0x5E}, {0x1B, 0x5A, 0xA6}, colours::symbol},
        TileInk{{0xE9, 0xE6, 0xE0}, {0xCF, 0xCA, 0xC2}, {0x5B, 0x56, 0x50}, {0xD8, 0xD4, 0xCC}, colours::ink}};
    return inks[static_cast<std::size_t>(colour)];
}

void paintSymbol(QPainter& painter, const QRectF& rect, TileColour colour) {
    if (colour != TileColour::All) {
        paintSvg(painter, rect, QStringLiteral("symbol-on-") + letterOf(colour));
    }
}

void drawFace(QPainter& painter, const QRectF& rect, const TileFace& face, bool letter) {
    if (face.material == TileMaterial::Millstone || face.colour == TileColour::All) {
        drawMillstone(painter, rect);
    } else {
        const MaterialArt art = materialArt(face.material);
        const QString amount =
            art.volumes > 0 ? QStringLiteral("-%1").arg(std::clamp(face.volume, 1, art.volumes)) : QString();
        drawPart(painter, rect, QStringLiteral("frame-") + letterOf(face.colour));
        drawPart(painter, rect, QStringLiteral("panel-") + art.name);
        drawPart(painter, rect, QStringLiteral("art-") + art.name + amount);
        drawPart(painter, rect,
                 (letter ? QStringLiteral("tab-letter-") : QStringLiteral("tab-")) + letterOf(face.colour));
    }
    drawFaceNumeral(painter, rect, face);
}

void drawFaceNumeral(QPainter& painter, const QRectF& rect, const TileFace& face) {
    const double unit = rect.width() / 100;
    const NumeralPlace place = numeralPlace(face);
    paintNumeral(painter, rect.topLeft() + QPointF(place.left, place.top) * unit, place.height * unit, face.weight,
                 materialArt(face.material).numeral);
}

void drawBack(QPainter& painter, const QRectF& rect) {
    painter.save();
    painter.translate(rect.topLeft());
    painter.scale(rect.width() / 100, rect.height() / 100);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0x0A, 0x0E, 0x24));
    painter.drawRoundedRect(QRectF(1.5, 1.5, 97, 97), 10, 10);
    QLinearGradient cloth(0, 1.5, 0, 95.5);
    cloth.setColorAt(0, QColor(0x4A, 0x5A, 0x96));
    cloth.setColorAt(0.06, QColor(0x29, 0x35, 0x6B));
    cloth.setColorAt(1, QColor(0x1A, 0x23, 0x4C));
    painter.setBrush(cloth);
    painter.drawRoundedRect(QRectF(1.5, 1.5, 97, 94), 10, 10);
    painter.setPen(QPen(QColor(0xD9, 0xB7, 0x78), 1.6));
    painter.setBrush(QColor(0x1F, 0x2A, 0x58));
    painter.drawRoundedRect(QRectF(9, 8.6, 82, 79.8), 5.4, 5.4);
    drawSun(painter);
    drawBricks(painter);
    painter.restore();
}

QString faceKey(const TileFace& face, bool letter) {
    return QStringLiteral("face:%1:%2:%3:%4:%5")
        .arg(static_cast<int>(face.colour))
        .arg(static_cast<int>(face.material))
        .arg(face.weight)
        .arg(face.volume)
        .arg(letter ? 1 : 0);
}

} // namespace ashlar::app
