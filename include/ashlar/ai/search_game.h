// What the search asks of a game.
#pragma once

#include "ashlar/game.h"

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <numeric>

namespace ashlar::ai {

inline constexpr int chance = -1;   ///< instead of the seat that chooses: chance does
inline constexpr int gameOver = -2; ///< instead of the seat that chooses: the game is over
inline constexpr int maxSeats = 6;
/// No prompt offers more places than this.
inline constexpr int maxPlaces = 96;

/// What each seat may expect: 1 is a sure win, 0 a sure loss; a tie is shared.
using Values = std::array<float, maxSeats>;

/// One win shared out: `share` to the chooser, the rest to the others in proportion to what they expect in any measure,
/// or equally if they expect nothing. @pre 0 <= share <= 1; nothing is expected from `seats` on
inline Values sharedOut(float share, int chooser, int seats, Values expected) noexcept {
    const auto seat = static_cast<std::size_t>(chooser);
    const auto end = expected.begin() + seats;
    expected[seat] = 0;
    if (std::all_of(expected.begin(), end, [](float value) { return value <= 0; })) {
        std::fill(expected.begin(), end, 1.0F);
        expected[seat] = 0;
    }
    const float others = std::accumulate(expected.begin(), end, 0.0F);
    std::for_each(expected.begin(), end, [&](float& value) { value *= (1 - share) / others; });
    expected[seat] = share;
    return expected;
}

/// A choice as the search counts it: *what* somebody holds (a tile; bit `what` of `held(state)`), and *where*, the
/// place it goes to. What is held may be hidden, the places never are: after the same choices they are the same,
/// whatever is hidden.
struct Code {
    std::uint8_t what = 0;
    std::uint8_t where = 0;
    friend constexpr bool operator==(Code, Code) noexcept = default;
};

/// A game with what it takes to search it. Everything is called millions of times a second: nothing may allocate.
/// - `Sampler{view}` deals what the view does not know: `deal(state, random)` writes a whole state;
///   `certain()` says that there is only one;
/// - `seats(state)`; `chooser(state)`: a seat, `chance` or `gameOver`; `roll(state, random)`: what chance chooses;
/// - `held(state)` and `places(state)`: each held bit may go to each place from 0 on; both are at least one;
/// - `survey(state)`: how promising the choices look at first sight; `.weight(code)` is from 0 to 1;
/// - `play(state, code)` makes a choice; `finish(state, random, turns)` plays on quietly for some turns;
/// - `moment(state)`: never falls in a game, and rises now and then; `same(a, b)`: nothing tells the states apart;
/// - `evaluate(state)`: what each seat may expect, exactly if the game is over;
/// - `choice(state, code)`: the choice that a code stands for.
template <class G>
concept SearchGame = Game<typename G::State> &&
    requires(const G& game, typename G::State& state, const typename G::State& read, typename G::Sampler& sampler,
             Random& random, Code code) {
    sampler.deal(state, random);
    { sampler.certain() } -> std::same_as<bool>;
    { game.seats(read) } -> std::same_as<int>;
    { game.chooser(read) } -> std::same_as<int>;
    { game.held(read) } -> std::same_as<std::uint64_t>;
    { game.places(read) } -> std::same_as<int>;
    { game.roll(read, random) } -> std::same_as<Code>;
    { game.survey(read).weight(code) } -> std::same_as<float>;
    game.play(state, code);
    game.finish(state, random, 1);
    { game.evaluate(read) } -> std::same_as<Values>;
    { game.choice(read, code) } -> std::same_as<typename G::Choice>;
};

} // namespace ashlar::ai
