// The surfaces that float over the stage: cards, the ribbon that says whose turn it is, call-outs, key caps.
#pragma once

#include "app/look/theme.h"

#include <QString>

class QPainter;
class QPointF;
class QRectF;

namespace ashlar::app {

/// A card with its soft shadow; the shadow goes about 24 pixels beyond `rect`.
void paintCard(QPainter& painter, const QRectF& rect, const QColor& fill, double radius, const Theme& theme);

/// The pill-shaped ground of the ribbon.
void paintRibbon(QPainter& painter, const QRectF& rect, const Theme& theme);

/// A call-out in the colour of the ribbon, with a tail to `tip`, which lies above or below `rect`.
void paintCallout(QPainter& painter, const QRectF& rect, const QPointF& tip, const Theme& theme);

/// A key cap as it stands under the tiles of the hand, with its text centred.
void paintKeyCap(QPainter& painter, const QRectF& rect, const QString& key, const Theme& theme);

} // namespace ashlar::app
