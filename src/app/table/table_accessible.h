// What a screen reader finds on the stage: a graphics view exposes none of its items by itself.
#pragma once

namespace ashlar::app {

/// Makes the tiles and squares of every StageView accessible. May be called again.
void installTableAccessibility();

} // namespace ashlar::app
