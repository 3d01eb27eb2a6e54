// The green mark of a way to fall: an arrow down to one side.
#pragma once

#include "app/look/badge.h"

class QPainter;
class QRectF;

namespace ashlar::app {

struct Theme;

/// A green square with the arrow; `side` is -1 for the left, 1 for the right.
void paintFallMark(QPainter& painter, const QRectF& rect, int side, const Theme& theme);
/// The same with what would come of it beside the arrow: twice as wide as high.
void paintLandingMark(QPainter& painter, const QRectF& rect, int side, Badge badge, const Theme& theme);

} // namespace ashlar::app
