// The room: desert by morning or by night, the terrace that carries the pyramid, the tray of the hand, the curtain.
// Every function is deterministic and draws at full cost: keep the result in a pixmap and draw again on a resize.
#pragma once

#include "app/look/theme.h"

class QPainter;
class QPointF;
class QRectF;

namespace ashlar::app {

/// Sky, sun or moon, pyramids, dunes, stars, and the terrace along the lower edge.
/// The upper edge of the terrace, where the base row stands, is `terrace` above the lower edge of `rect`.
void paintRoom(QPainter& painter, const QRectF& rect, const Theme& theme, double terrace = metrics::terraceHeight);

/// The soft shadow of a pyramid whose base row reaches from `left` to `right` at the edge of the terrace; `unit` is the
/// scale of the room, 1 at the design size.
void paintPyramidShadow(QPainter& painter, const QPointF& left, const QPointF& right, const Theme& theme,
                        double unit = 1);

/// The hand tray with its lip at the upper edge.
void paintTray(QPainter& painter, const QRectF& rect, const Theme& theme);
/// The dashed outline of an empty place in the hand; `rect` as for a tile.
void paintEmptyPlace(QPainter& painter, const QRectF& rect, const Theme& theme);

/// The curtain before the room: two halves of cloth under a swag. `closed` is 1 when they meet in the middle, 0 when
/// they are gathered at the sides out of sight.
void paintCurtain(QPainter& painter, const QRectF& rect, const Theme& theme, double closed = 1);

} // namespace ashlar::app
