// The squares where a tile may go: black ones for placements, green ones for falls.
#pragma once

#include "app/look/badge.h"
#include "app/look/theme.h"

#include <QString>

class QPainter;
class QRectF;

namespace ashlar::app {

enum class SpotKind { Open, FallLeft, FallRight };

struct SpotFace {
    SpotKind kind = SpotKind::Open;
    Badge badge = Badge::None; ///< What would happen there.
    QString figure;            ///< One or two words or numbers about it, already translated ("7 ≤ 8", "burns 5").
    bool forced = false;       ///< One of these must be filled: double edge.
    double pulse = 1;          ///< Strength of that edge, 0.6 to 1, for its slow pulse.
    bool chosen = false;       ///< Hovered or aimed at: gold ring.
    bool focus = false;        ///< Has the keyboard focus: dotted ring.
    bool quiet = false;        ///< Nothing is to be placed yet: an outline alone.

    bool operator==(const SpotFace&) const = default;
};

/// `rect` is the cell, as for a tile. The rings go beyond it by at most 8 % of the side.
void paintSpot(QPainter& painter, const QRectF& rect, const SpotFace& spot, const Theme& theme = lightTheme());

} // namespace ashlar::app
