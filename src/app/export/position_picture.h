#pragma once

#include "ashlar/flaming/view.h"

#include <QByteArray>
#include <QImage>
#include <QSizeF>

class QPainter;

namespace ashlar::app {

struct Theme;

/// The pyramid on its terrace, as on the stage, without hands, names and squares: a picture that tells nobody's secret.
void paintPosition(QPainter& painter, const QSizeF& size, const flaming::SeatView& view, const Theme& theme);

/// The same at the size of the design with two pixels for each unit.
QImage positionImage(const flaming::SeatView& view, const Theme& theme);
/// The same as an SVG document of paths and gradients, without bitmaps.
QByteArray positionSvg(const flaming::SeatView& view, const Theme& theme);

} // namespace ashlar::app
