// What search and table ask of a game. Flaming Pyramids satisfies it; Pyramid of the Sun will.
#pragma once

#include "ashlar/random.h"

#include <concepts>
#include <type_traits>
#include <variant>

namespace ashlar {

/// A game is a state that is a value and free functions found beside it:
/// - `prompt(state)`: who must choose what; `.player` chooses, `.kind` is Over at the end;
/// - `options(state)`: the choices as a range, never empty before the end; chance (a die, a refilled deck) is a prompt
/// too;
/// - `apply(state, choice, sink)`: makes one, telling `sink` every step as an event;
/// - `view(state, seat)`: what a seat may know, and `sample(view, random)`: a state that agrees with it;
/// - `winners(state)`: bit s for seat s once the game is over.
template <class S>
concept Game = std::is_trivially_copyable_v<S> && requires(S state, const S& read, Random& random) {
    { prompt(read).kind } -> std::convertible_to<decltype(prompt(read).kind)>;
    { prompt(read).player } -> std::convertible_to<int>;
    { options(read).size() } -> std::convertible_to<std::size_t>;
    options(read)[0];
    apply(state, options(read)[0]);
    apply(state, options(read)[0], [](const auto& /*event*/) {});
    view(read, 0);
    { sample(view(read, 0), random) } -> std::same_as<S>;
    { winners(read) } -> std::convertible_to<unsigned>;
};

} // namespace ashlar
