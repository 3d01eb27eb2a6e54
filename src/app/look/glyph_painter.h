// The small coloured glyph that stands for a tile in a sentence: symbol and number; a flame for what burns others.
#pragma once

#include "app/look/tile_face.h"

class QPainter;
class QPointF;

namespace ashlar::app {

struct Theme;

/// How much number and symbol stand out from the ground of a glyph: 4.5:1, or 7:1 for high contrast.
enum class GlyphTone { Normal, Strong };
GlyphTone glyphTone(const Theme& theme);

/// Height of a glyph beside text of that size, in pixels.
double tileGlyphHeight(int fontPixelSize);
double tileGlyphWidth(const TileFace& face, double height);
void paintTileGlyph(QPainter& painter, const QPointF& corner, double height, const TileFace& face,
                    GlyphTone tone = GlyphTone::Normal);

} // namespace ashlar::app
