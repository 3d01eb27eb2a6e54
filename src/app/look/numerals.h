// The numbers on tiles and glyphs, in the digits of the drawing "digits" (each 31 high, without the width of the pen).
#pragma once

#include <QColor>

class QPainter;
class QPointF;

namespace ashlar::app {

struct NumeralStyle {
    QColor ink;
    QColor halo;          ///< Invalid: no halo.
    double haloWidth = 0; ///< Added to the pen, in units of the digit.
    double pen = 9.5;     ///< Width of the stroke, in units of the digit.
};

/// Width of a number, pen included, when it is `height` high, pen included.
double numeralWidth(int number, double height, double pen = 9.5);

/// Paints a number with its upper left corner at `corner`; the halo goes beyond it.
void paintNumeral(QPainter& painter, const QPointF& corner, double height, int number, const NumeralStyle& style);

} // namespace ashlar::app
