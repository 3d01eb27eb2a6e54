#pragma once

#include "ashlar/flaming/tile.h"

namespace ashlar::app {

/// What would become of tiles of the pyramid.
struct Forecast {
    flaming::TileMask taken; ///< without those that burn
    flaming::TileMask burned;
    flaming::TileMask removed;

    flaming::TileMask all() const { return taken | burned | removed; }
    friend bool operator==(const Forecast&, const Forecast&) = default;
};

} // namespace ashlar::app
