// The marks of a hint: 1 for the best choice, 2 and 3 for the next ones.
#pragma once

#include "app/look/theme.h"

class QPainter;
class QRectF;

namespace ashlar::app {

/// A disc with the number in it; `strong` for the one that is looked at.
void paintRank(QPainter& painter, const QRectF& rect, int rank, bool strong, const Theme& theme = lightTheme());

} // namespace ashlar::app
