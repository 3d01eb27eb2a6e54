// What lies on the table before the first game: a small pyramid that invites to play.
#pragma once

#include "app/table/stage_geometry.h"

class QPainter;

namespace ashlar::app {

struct Theme;

/// The room that the welcoming pyramid needs.
constexpr PyramidExtent welcomeExtent{0, 3, 3};
void paintWelcome(QPainter& painter, const StageGeometry& geometry, const Theme& theme);

} // namespace ashlar::app
