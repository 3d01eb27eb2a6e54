#include "app/look/glyph_painter.h"

#include "app/look/numerals.h"
#include "app/look/svg_art.h"
#include "app/look/theme.h"
#include "app/look/tile_art.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace ashlar::app {

namespace {

// Lengths of a glyph 18 high.
constexpr double designHeight = 18;
constexpr double radius = 4;
constexpr double symbolLeft = 3.4;
constexpr double symbolSide = 13;
constexpr double numberLeft = 17.6;
constexpr double numberHeight = 10.2;
constexpr double numberPen = 7.8;
constexpr double padding = 5;
constexpr double half = 19.6;       ///< Width of either half of an incendiary.
constexpr double quartersWide = 17; ///< The four colours of the millstone.

double designWidth(const TileFace& face) {
    if (isIncendiary(face)) {
        return half + 17.6;
    }
    const double left = face.colour == TileColour::All ? quartersWide + 3.2 : numberLeft;
    return left + numeralWidth(face.weight, numberHeight, numberPen) + padding;
}

void drawQuarters(QPainter& painter) {
    constexpr double w = quartersWide / 2;
    constexpr double h = designHeight / 2;
    painter.fillRect(QRectF(0, 0, w, h), tileInk(TileColour::Red).base);
    painter.fillRect(QRectF(w, 0, w, h), tileInk(TileColour::Yellow).base);
    painter.fillRect(QRectF(0, h, w, h), tileInk(TileColour::Blue).base);
    painter.fillRect(QRectF(w, h, w, h), tileInk(TileColour::Green).base);
}

void drawFlameHalf(QPainter& painter, const TileFace& face, double width) {
    const bool torch = face.material == TileMaterial::Torch;
    painter.fillRect(QRectF(half, 0, width - half, designHeight),
                     torch ? QColor(0x0D, 0x16, 0x3C) : QColor(0x1C, 0x14, 0x18));
    paintSvg(painter, QRectF(half + 3.2, 1.8, 11.2, 14.4),
             torch ? QStringLiteral("fx-flame-blue") : QStringLiteral("fx-flame"));
}

void drawGlyph(QPainter& painter, const QRectF& box, const TileFace& face, GlyphTone tone) {
    const double width = designWidth(face);
    const TileInk& ink = tileInk(face.colour);
    painter.scale(box.width() / width, box.height() / designHeight);
    QPainterPath pill;
    pill.addRoundedRect(QRectF(0, 0, width, designHeight), radius, radius);
    painter.fillPath(pill, tone == GlyphTone::Strong ? readableOn(ink.symbol, ink.glyph, 7) : ink.glyph);
    if (face.colour == TileColour::All || isIncendiary(face)) {
        // Clipping is not smooth: the second ground is cut out of the pill.
        painter.setCompositionMode(QPainter::CompositionMode_SourceAtop);
        if (isIncendiary(face)) {
            drawFlameHalf(painter, face, width);
        } else {
            drawQuarters(painter);
        }
        painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
    }
    QColor rim = mixed(ink.deep, colours::ink, 0.25);
    rim.setAlpha(130);
    painter.setPen(QPen(rim, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(0.5, 0.5, width - 1, designHeight - 1), radius - 0.5, radius - 0.5);
    paintSymbol(painter, QRectF(symbolLeft, (designHeight - symbolSide) / 2, symbolSide, symbolSide), face.colour);
    if (!isIncendiary(face)) {
        const double left = face.colour == TileColour::All ? quartersWide + 3.2 : numberLeft;
        paintNumeral(painter, QPointF(left, (designHeight - numberHeight) / 2), numberHeight, face.weight,
                     {ink.symbol, QColor(), 0, numberPen});
    }
}

} // namespace

GlyphTone glyphTone(const Theme& theme) {
    return theme.isContrast() ? GlyphTone::Strong : GlyphTone::Normal;
}

double tileGlyphHeight(int fontPixelSize) {
    return std::round(fontPixelSize * 1.4);
}

double tileGlyphWidth(const TileFace& face, double height) {
    return designWidth(face) * height / designHeight;
}

void paintTileGlyph(QPainter& painter, const QPointF& corner, double height, const TileFace& face, GlyphTone tone) {
    const QRectF rect(corner.x(), corner.y(), tileGlyphWidth(face, height), height);
    const QString kind = tone == GlyphTone::Strong ? QStringLiteral("strong-glyph:") : QStringLiteral("glyph:");
    paintCached(painter, rect, kind + faceKey(face, false),
                [&](QPainter& fresh, const QRectF& box) { drawGlyph(fresh, box, face, tone); });
}

} // namespace ashlar::app
