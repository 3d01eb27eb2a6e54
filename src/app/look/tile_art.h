// The printed faces: put together from the drawings of frame, panel, material and symbol, and a number.
#pragma once

#include "app/look/tile_face.h"

#include <QColor>
#include <QString>

class QPainter;
class QRectF;

namespace ashlar::app {

/// The colours of one tile colour. For `All` those of the millstone.
struct TileInk {
    QColor light;
    QColor base;
    QColor deep;
    QColor glyph;  ///< Ground of the glyph in a sentence.
    QColor symbol; ///< The symbol on that ground.
};
const TileInk& tileInk(TileColour colour);

/// The symbol of a colour in the colour that stands on its ground; nothing for `All`.
void paintSymbol(QPainter& painter, const QRectF& rect, TileColour colour);

/// Paints a whole face at once, without the cache; `letter` adds the letter of the colour under its symbol.
void drawFace(QPainter& painter, const QRectF& rect, const TileFace& face, bool letter);
/// Paints its number alone, to lie over flames.
void drawFaceNumeral(QPainter& painter, const QRectF& rect, const TileFace& face);
/// Paints the back that every tile shows in a pile.
void drawBack(QPainter& painter, const QRectF& rect);

/// Names a face in the cache.
QString faceKey(const TileFace& face, bool letter);

} // namespace ashlar::app
