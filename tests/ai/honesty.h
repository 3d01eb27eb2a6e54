// Finds out bots that know more than their seat may: with everything hidden elsewhere, an honest one chooses the same.
#pragma once

#include "ashlar/ai/bot.h"
#include "ashlar/flaming/view.h"

#include <functional>
#include <memory>

namespace ashlar::ai {

/// Makes a bot; an honest one makes no use of the real state.
using Maker = std::function<std::unique_ptr<Bot>(const flaming::State& real)>;

/// The two states after the same choices of the same game, once with what the seat to choose never saw elsewhere.
struct Twins {
    flaming::State real;
    flaming::State other;
};

/// Plays some turns at random, then deals what the seat to choose has never seen in another way and makes the same
/// choices again.
Twins twins(int seats, int turns, Random& random);

/// In how many of 60 games a bot chooses otherwise when something is otherwise that it may not know.
int betrayals(const Maker& make);

} // namespace ashlar::ai
