#pragma once

#include "app/sound/synth.h"
#include "ashlar/flaming/event.h"

#include <optional>

namespace ashlar::app {

/// What is heard of an event; none where there is nothing to hear.
std::optional<Sound> soundOf(const flaming::Event& event);

} // namespace ashlar::app
