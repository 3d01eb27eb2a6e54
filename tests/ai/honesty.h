// Finds out bots that know more than their seat may: with everything hidden elsewhere, an honest one chooses the same.
#pragma once

#include "ashlar/ai/bot.h"
#include "ashlar/flaming/game.h"

#include <functional>
#include <memory>

namespace ashlar::ai {

/// Makes a bot; an honest one makes no use of the real state.
using Maker = std::function<std::unique_ptr<Bot>(const flaming::State& real)>;

/// In how many of 60 games a bot chooses otherwise when something is otherwise that it may not know.
int betrayals(const Maker& make);

} // namespace ashlar::ai
