// The fire die.
#pragma once

class QPainter;
class QRectF;

namespace ashlar::app {

enum class DieFace { FireStays, FireLeaves, Explosion, Smoke };

/// The die at rest with `face` up.
void paintDie(QPainter& painter, const QRectF& rect, DieFace face);
/// The die on its way: it tumbles through its faces and comes to rest with `face` up at progress 1.
/// It stays within `rect` enlarged by half its side to every side.
void paintDieRoll(QPainter& painter, const QRectF& rect, DieFace face, double progress);

} // namespace ashlar::app
