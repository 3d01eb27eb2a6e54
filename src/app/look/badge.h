// The badges that say what happens: told apart by their shape.
#pragma once

class QPainter;
class QRectF;

namespace ashlar::app {

enum class Badge { None, Stands, Collapse, Fire, Explosion, Curse, Fall };

void paintBadge(QPainter& painter, const QRectF& rect, Badge badge);

} // namespace ashlar::app
