// The short effects of the mayhem, each a function of its progress from 0 to 1; all of them deterministic.
// They are put together from cached pixmaps, which are moved, scaled and faded.
#pragma once

class QPainter;
class QPointF;
class QRectF;

namespace ashlar::app {

struct Theme;

/// Flames and sparks over the tile at `tile`: they grow, flicker and die down.
void paintBurn(QPainter& painter, const QRectF& tile, double progress);
/// One flame that stands in `rect` (70 wide, 90 high in proportion), full at any progress but flickering.
void paintFlame(QPainter& painter, const QRectF& rect, double progress, bool blue = false);
/// Dust that rises behind the tile or square at `cell`.
void paintDust(QPainter& painter, const QRectF& cell, double progress);
/// The star of an explosion around `centre`; `radius` is its reach when largest.
void paintExplosion(QPainter& painter, const QPointF& centre, double radius, double progress);
/// Smoke that stands in `rect` and drifts upwards.
void paintSmoke(QPainter& painter, const QRectF& rect, double progress);
/// The violet light of a curse that sweeps over the tile at `tile`.
void paintCurse(QPainter& painter, const QRectF& tile, double progress);
/// Three lines above a falling tile; `side` is -1 when it falls to the left, 1 to the right.
void paintSpeedLines(QPainter& painter, const QRectF& tile, int side, const Theme& theme);

} // namespace ashlar::app
