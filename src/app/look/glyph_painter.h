// The small coloured glyph that stands for a tile in a sentence: symbol and number; a flame for what burns others.
#pragma once

#include "app/look/tile_face.h"

class QPainter;
class QPointF;

namespace ashlar::app {

/// Height of a glyph beside text of that size, in pixels.
double tileGlyphHeight(int fontPixelSize);
double tileGlyphWidth(const TileFace& face, double height);
void paintTileGlyph(QPainter& painter, const QPointF& corner, double height, const TileFace& face);

} // namespace ashlar::app
