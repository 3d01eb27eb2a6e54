// Soft shadows of rounded rectangles, as cached pixmaps.
#pragma once

class QColor;
class QPainter;
class QRectF;

namespace ashlar::app {

/// The shadow that a rounded rectangle would throw if it lay at `shape`: its edge fades over about `blur` to either
/// side.
void paintSoftShadow(QPainter& painter, const QRectF& shape, double radius, double blur, const QColor& colour);

} // namespace ashlar::app
