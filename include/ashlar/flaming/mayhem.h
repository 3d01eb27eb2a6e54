// Mayhem (rules, section 6): the checks in the order of the rule text, one function each.
// Templates over the frame of the pyramid and over the listener, so that search pays for neither. Use `apply` of
// game.h.
#pragma once

#include "ashlar/flaming/event.h"
#include "ashlar/flaming/frame.h"
#include "ashlar/flaming/state.h"

#include <utility>

namespace ashlar::flaming::mayhem {

/// The tiles on these cells as a set.
template <int Width>
constexpr TileMask tilesOn(const Board<Width>& board, typename Board<Width>::Bits cells) noexcept {
    TileMask tiles;
    for (; any(cells); clearLowest(cells)) {
        tiles |= board.tile(lowest(cells));
    }
    return tiles;
}

/// The tiles on these cells go under the receiver's pile, in scan order.
template <int Width, class Sink>
constexpr void take(State& state, Board<Width>& board, typename Board<Width>::Bits cells, Sink& sink) {
    board.unsettled |= Board<Width>::above(cells);
    board.clearBits(cells);
    while (any(cells)) {
        const int i = highest(cells);
        clear(cells, i);
        const Tile tile = std::exchange(board.contents[static_cast<std::size_t>(i + board.stride)], Tile::None);
        state.piles.putUnder(state.decider, tile);
        sink(event::Taken{tile, board.cellOf(i), state.decider});
    }
}

/// The tiles on these cells leave the game.
template <int Width, class Sink>
constexpr void remove(Board<Width>& board, typename Board<Width>::Bits cells, Sink& sink) {
    board.unsettled |= Board<Width>::above(cells);
    board.clearBits(cells);
    while (any(cells)) {
        const int i = highest(cells);
        clear(cells, i);
        const Tile tile = std::exchange(board.contents[static_cast<std::size_t>(i + board.stride)], Tile::None);
        sink(event::Removed{tile, board.cellOf(i)});
    }
}

template <int Width>
constexpr void askWhereItFalls(State& state, Board<Width>& board, int i) noexcept {
    board.falling = static_cast<std::int16_t>(i);
    board.fresh = board.noCell;
    state.phase = PromptKind::Fall;
}

/// Check 1: a tile with nothing below it. True if its decider must now choose.
template <int Width, class Sink>
constexpr bool freeAir(State& state, Board<Width>& board, Sink& sink) {
    const auto floating = board.floating();
    if (!any(floating)) {
        return false;
    }
    const int i = highest(floating);
    sink(event::FreeAir{board.tile(i), board.cellOf(i), state.decider});
    askWhereItFalls(state, board, i);
    return true;
}

/// A tile that another rested on, if there is one, goes under the receiver's pile.
template <int Width, class Sink>
constexpr void takeSupport(State& state, Board<Width>& board, int i, Sink& sink) {
    const Tile tile = std::exchange(board.contents[static_cast<std::size_t>(i + board.stride)], Tile::None);
    if (tile != Tile::None) [[likely]] {
        state.piles.putUnder(state.decider, tile);
        sink(event::Taken{tile, board.cellOf(i), state.decider});
    }
}

/// Check 2: a tile that does not fit takes its supports with it. True if its decider must now choose.
template <int Width, class Sink>
constexpr bool collapse(State& state, Board<Width>& board, Sink& sink) {
    using Bits = typename Board<Width>::Bits;
    Bits unsettled = board.unsettled & board.occupied & ~board.baseRow();
    while (any(unsettled)) {
        const int i = highest(unsettled);
        clear(unsettled, i);
        if (board.fits(*state.tiles, i)) [[likely]] {
            continue;
        }
        board.unsettled = unsettled;
        const Tile left = board.tileBelowLeft(i);
        const Tile right = board.tileBelowRight(i);
        if constexpr (!std::is_same_v<std::remove_cvref_t<Sink>, Silence>) {
            sink(event::Collapse{board.tile(i), board.cellOf(i), left, right,
                                 state.tiles->fit(board.tile(i), left, right), state.decider});
        }
        const Bits supports = bitAt<Bits>(board.belowLeftOf(i)) | bitAt<Bits>(board.belowRightOf(i));
        board.unsettled |= board.above(supports);
        board.clearBits(supports);
        takeSupport(state, board, board.belowLeftOf(i), sink);
        takeSupport(state, board, board.belowRightOf(i), sink);
        askWhereItFalls(state, board, i);
        return true;
    }
    board.unsettled = {};
    return false;
}

/// Whether checks 3 and 4 have anything to look at: an incendiary tile touches another or what it ignites.
template <int Width>
constexpr bool incendiaryContact(const Board<Width>& board) noexcept {
    const auto incendiaries = board.coal | board.torch;
    if (!any(incendiaries)) {
        return false;
    }
    return any((board.touching(incendiaries) & (incendiaries | board.straw)) |
               (board.touching(board.torch) & board.wood));
}

/// The incendiary tiles that touch another (check 3).
template <int Width>
constexpr typename Board<Width>::Bits incendiariesInContact(const Board<Width>& board) noexcept {
    const auto incendiaries = board.coal | board.torch;
    return board.touching(incendiaries) & incendiaries;
}

/// The incendiary tiles that touch what they ignite (check 4).
template <int Width>
constexpr typename Board<Width>::Bits fireCauses(const Board<Width>& board) noexcept {
    return (board.touching(board.straw) & board.coal) | (board.touching(board.straw | board.wood) & board.torch);
}

/// The tiles that rest on two (check 5 looks at these).
template <int Width>
constexpr typename Board<Width>::Bits apexes(const Board<Width>& board) noexcept {
    return board.occupied & (board.occupied << (board.stride - 1)) & (board.occupied << board.stride) &
           ~board.baseRow();
}

/// Whether a tile has the weight of both tiles that it rests on (check 5). @pre it rests on two
template <int Width>
constexpr bool isCursed(const TileSet& tiles, const Board<Width>& board, int i) noexcept {
    const TileMask equals = tiles.sameWeight(board.tile(i));
    return equals.contains(board.tileBelowLeft(i)) && equals.contains(board.tileBelowRight(i));
}

/// Check 3: incendiary tiles that touch. True if a group exploded.
template <int Width, class Sink>
constexpr bool explosion(State& state, Board<Width>& board, Sink& sink) {
    const auto incendiaries = board.coal | board.torch;
    const auto contact = incendiariesInContact(board);
    if (!any(contact)) [[likely]] {
        return false;
    }
    const auto group = board.flood(bitAt<typename Board<Width>::Bits>(highest(contact)), incendiaries);
    const auto hit = board.touching(group) & board.occupied & ~group;
    sink(event::Explosion{tilesOn(board, group), tilesOn(board, hit)});
    take(state, board, hit, sink);
    remove(board, group, sink);
    board.fresh = board.noCell;
    return true;
}

/// Check 4: an incendiary tile touching what it ignites. True if something burned.
template <int Width, class Sink>
constexpr bool fire(State& state, Board<Width>& board, Sink& sink) {
    const auto causes = fireCauses(board);
    if (!any(causes)) [[likely]] {
        return false;
    }
    const auto cause = bitAt<typename Board<Width>::Bits>(highest(causes));
    const auto burned = board.flood(cause, board.ignitableBy(cause));
    sink(event::Fire{tilesOn(board, cause), tilesOn(board, burned)});
    take(state, board, burned, sink);
    remove(board, cause, sink);
    board.fresh = board.noCell;
    return true;
}

/// The causes of a fire by the tile just placed (section 7, the Fire Die); none unless it still lies untouched.
template <int Width>
constexpr typename Board<Width>::Bits causesOfFreshFire(const Board<Width>& board) noexcept {
    using Bits = typename Board<Width>::Bits;
    if (board.fresh == board.noCell) {
        return Bits{};
    }
    const Bits placed = bitAt<Bits>(board.fresh);
    const Bits around = board.touching(placed);
    if (any(placed & board.straw)) {
        return around & (board.coal | board.torch);
    }
    if (any(placed & board.wood)) {
        return around & board.torch;
    }
    if (any(placed & (board.coal | board.torch)) && any(around & board.ignitableBy(placed))) {
        return placed;
    }
    return Bits{};
}

/// Check 4 with the Fire Die. True if the die must now be rolled.
template <int Width, class Sink>
constexpr bool fireDie(State& state, Board<Width>& board, Sink& sink) {
    const auto causes = causesOfFreshFire(board);
    if (!any(causes)) [[likely]] {
        board.fresh = board.noCell; // later fires of this turn would not come from the placed tile
        return false;
    }
    sink(event::DieCalled{tilesOn(board, causes)});
    state.phase = PromptKind::Die;
    return true;
}

/// The die shows a face.
template <int Width, class Sink>
constexpr void rollDie(State& state, Board<Width>& board, DieFace face, Sink& sink) {
    using Bits = typename Board<Width>::Bits;
    const Bits causes = causesOfFreshFire(board);
    board.fresh = board.noCell;
    sink(event::DieRolled{face, tilesOn(board, causes)});
    if (face == DieFace::Smoke) {
        return;
    }
    Bits hit{};
    for (Bits left = causes; any(left); clearLowest(left)) {
        const Bits cause = bitAt<Bits>(lowest(left));
        hit |= face == DieFace::Explosion ? board.touching(cause) & board.occupied
                                          : board.flood(cause, board.ignitableBy(cause));
    }
    hit &= ~causes;
    if (face == DieFace::Explosion) {
        sink(event::Explosion{tilesOn(board, causes), tilesOn(board, hit)});
    } else {
        sink(event::Fire{tilesOn(board, causes), tilesOn(board, hit)});
    }
    take(state, board, hit, sink);
    if (face != DieFace::FireStays) {
        remove(board, causes, sink);
    }
}

/// Check 5: three tiles of one weight, one resting on the two others. True if the curse struck.
template <int Width, class Sink>
constexpr bool curse(State& state, Board<Width>& board, Sink& sink) {
    using Bits = typename Board<Width>::Bits;
    Bits candidates = apexes(board) & (board.moved | board.above(board.moved));
    while (any(candidates)) {
        const int i = highest(candidates);
        clear(candidates, i);
        if (!isCursed(*state.tiles, board, i)) [[likely]] {
            continue;
        }
        const Tile left = board.tileBelowLeft(i);
        const Tile right = board.tileBelowRight(i);
        state.decider = static_cast<std::int16_t>(state.active == 0 ? state.seats - 1 : state.active - 1);
        sink(event::Curse{board.tile(i), left, right, state.decider});
        take(state, board, bitAt<Bits>(i) | bitAt<Bits>(board.belowLeftOf(i)) | bitAt<Bits>(board.belowRightOf(i)),
             sink);
        board.fresh = board.noCell;
        return true;
    }
    return false;
}

/// Whether every seat has had as many turns as the table allows (rules, section 4).
constexpr bool turnLimitReached(const State& state) noexcept {
    if (state.turnLimit == 0 || state.turns[static_cast<std::size_t>(state.active)] < state.turnLimit) [[likely]] {
        return false;
    }
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(state.seats); ++seat) {
        if (state.turns[seat] < state.turnLimit) {
            return false;
        }
    }
    return true;
}

/// Rules, section 4: draws, then ends the game or begins the next turn.
template <class Sink>
constexpr void endTurn(State& state, Sink& sink) {
    const int seat = state.active;
    TileMask hand = state.hands[static_cast<std::size_t>(seat)];
    while (state.piles.size(seat) > 0 && hand.size() < handSize) {
        const Tile drawn = state.piles.draw(seat);
        hand |= drawn;
        sink(event::Drew{seat, drawn, state.seen.contains(drawn)});
    }
    state.hands[static_cast<std::size_t>(seat)] = hand;
    if (hand.empty() || turnLimitReached(state)) [[unlikely]] {
        state.phase = PromptKind::Over;
        sink(event::GameEnded{!hand.empty()});
        return;
    }
    const auto next = static_cast<std::int16_t>(seat + 1 == state.seats ? 0 : seat + 1);
    state.active = state.decider = next;
    auto& turns = state.turns[static_cast<std::size_t>(next)];
    turns = static_cast<std::uint16_t>(turns + (turns != UINT16_MAX)); // a game without limit may outlast the counter
    state.phase = PromptKind::Place;
    sink(event::TurnBegan{next});
}

/// Runs the checks until somebody must choose: where a tile falls, the die, or the next placement.
template <int Width, class Sink>
constexpr void resolve(State& state, Board<Width>& board, Sink& sink) {
    for (;;) {
        if (freeAir(state, board, sink) || collapse(state, board, sink)) {
            return;
        }
        if (incendiaryContact(board)) [[unlikely]] {
            if (explosion(state, board, sink)) {
                continue;
            }
            if (state.fireDie ? fireDie(state, board, sink) : fire(state, board, sink)) {
                if (state.fireDie) {
                    return;
                }
                continue;
            }
        }
        if (state.curse && curse(state, board, sink)) {
            continue;
        }
        break;
    }
    endTurn(state, sink);
}

/// A tile from the active player's hand comes to cell i.
template <int Width, class Sink>
constexpr void place(State& state, Board<Width>& board, Tile tile, int i, Sink& sink) {
    using Bits = typename Board<Width>::Bits;
    sink(event::Placed{state.active, tile, board.cellOf(i), i < Width ? Tile::None : board.tileBelowLeft(i),
                       i < Width ? Tile::None : board.tileBelowRight(i)});
    state.hands[static_cast<std::size_t>(state.active)] -= tile;
    state.seen |= tile;
    board.put(*state.tiles, i, tile);
    // What stood on one tile still stands on it and a second one, so only the new tile itself may not fit.
    board.unsettled = board.moved = bitAt<Bits>(i);
    board.fresh = static_cast<std::int16_t>(i);
    resolve(state, board, sink);
}

/// The falling tile goes down-left or down-right.
template <int Width, class Sink>
constexpr void fall(State& state, Board<Width>& board, Fall where, Sink& sink) {
    using Bits = typename Board<Width>::Bits;
    const int from = board.falling;
    const int to = where == Fall::Left ? board.belowLeftOf(from) : board.belowRightOf(from);
    board.move(from, to);
    board.unsettled |= bitAt<Bits>(to) | board.above(bitAt<Bits>(from));
    board.moved |= bitAt<Bits>(to);
    board.falling = board.noCell;
    sink(event::Fell{board.tile(to), board.cellOf(from), board.cellOf(to), state.decider});
    resolve(state, board, sink);
}

template <int Width, class Sink>
constexpr void roll(State& state, Board<Width>& board, DieFace face, Sink& sink) {
    rollDie(state, board, face, sink);
    resolve(state, board, sink);
}

} // namespace ashlar::flaming::mayhem
