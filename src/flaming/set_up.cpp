// Starting a game: the deal (rules, section 2) and positions made by hand.
#include "ashlar/flaming/game.h"

#include <algorithm>
#include <cassert>

namespace ashlar::flaming {
namespace {

State emptyTable(const GameOptions& options, int seats, int first) noexcept {
    State state;
    state.tiles = options.tiles;
    state.curse = options.curse;
    state.fireDie = options.fireDie;
    state.turnLimit = static_cast<std::uint16_t>(options.turnLimit);
    state.seats = static_cast<std::int16_t>(seats);
    state.active = state.decider = static_cast<std::int16_t>(first);
    return state;
}

using Fault = PositionFault;
using FaultKind = PositionFault::Kind;

std::optional<Fault> faultOfSeats(const Position& position) {
    const std::size_t seats = position.hands.size();
    if (seats < minSeats || seats > maxSeats || position.piles.size() != seats || position.turns.size() != seats) {
        return Fault{FaultKind::Seats};
    }
    if (position.active < 0 || position.active >= static_cast<int>(seats)) {
        return Fault{FaultKind::Active};
    }
    for (std::size_t seat = 0; seat < seats; ++seat) {
        if (position.hands[seat].empty() || position.hands[seat].size() > handSize) {
            return Fault{FaultKind::HandSize, Tile::None, static_cast<int>(seat)};
        }
    }
    return std::nullopt;
}

/// Every tile is somewhere, and in one place.
std::optional<Fault> faultOfTiles(const Position& position) {
    TileMask found;
    std::optional<Fault> fault;
    const auto add = [&](Tile tile) {
        if (found.contains(tile) && !fault) {
            fault = Fault{FaultKind::TileTwice, tile};
        }
        found |= tile;
    };
    std::for_each(position.pyramid.begin(), position.pyramid.end(), [&](PlacedTile placed) { add(placed.tile); });
    for (const TileMask hand : position.hands) {
        std::for_each(hand.begin(), hand.end(), add);
    }
    for (const auto& pile : position.piles) {
        std::for_each(pile.begin(), pile.end(), add);
    }
    std::for_each(position.removed.begin(), position.removed.end(), add);
    if (!fault && found != TileMask::all()) {
        fault = Fault{FaultKind::TileMissing, (TileMask::all() - found).first()};
    }
    return fault;
}

std::optional<Fault> faultOfCells(const Position& position) {
    int low = INT16_MAX;
    int high = INT16_MIN;
    for (auto placed = position.pyramid.begin(); placed != position.pyramid.end(); ++placed) {
        const Cell at = placed->at;
        if (at.row < 0 || at.row >= tileCount || at.column < -maxColumn || at.column > maxColumn) {
            return Fault{FaultKind::CellOutside, placed->tile};
        }
        if (std::any_of(position.pyramid.begin(), placed, [at](PlacedTile other) { return other.at == at; })) {
            return Fault{FaultKind::CellTwice, placed->tile};
        }
        low = std::min<int>(low, at.column);
        high = std::max<int>(high, at.column + at.row);
    }
    if (high - low >= tileCount) {
        return Fault{FaultKind::TooWide};
    }
    return std::nullopt;
}

/// The checks of section 6 must find nothing: the first tile that is not at rest.
std::optional<Fault> faultOfRest(const State& state) {
    return withBoard(state, [&](const auto& board) -> std::optional<Fault> {
        const auto first = [&](auto cells) { return board.tile(highest(cells)); };
        if (const auto floating = board.floating(); any(floating)) {
            return Fault{FaultKind::Unsupported, first(floating)};
        }
        for (auto left = board.occupied & ~board.baseRow(); any(left); clearLowest(left)) {
            if (!board.fits(*state.tiles, lowest(left))) {
                return Fault{FaultKind::DoesNotFit, board.tile(lowest(left))};
            }
        }
        if (const auto contact = mayhem::incendiariesInContact(board); any(contact)) {
            return Fault{FaultKind::WouldExplode, first(contact)};
        }
        if (const auto causes = mayhem::fireCauses(board); !state.fireDie && any(causes)) {
            return Fault{FaultKind::WouldBurn, first(causes)};
        }
        if (state.curse) {
            for (auto left = mayhem::apexes(board); any(left); clearLowest(left)) {
                if (mayhem::isCursed(*state.tiles, board, lowest(left))) {
                    return Fault{FaultKind::WouldCurse, board.tile(lowest(left))};
                }
            }
        }
        return std::nullopt;
    });
}

std::optional<Fault> faultOfTurns(const GameOptions& options, const Position& position) {
    bool over = options.turnLimit > 0;
    for (std::size_t seat = 0; seat < position.turns.size(); ++seat) {
        const int turns = position.turns[seat];
        if (turns < 0 || turns > maxTurnLimit) {
            return Fault{FaultKind::Turns, Tile::None, static_cast<int>(seat)};
        }
        const int taken = turns - (static_cast<int>(seat) == position.active ? 1 : 0);
        over = over && taken >= options.turnLimit;
    }
    if (over) {
        return Fault{FaultKind::OverAlready};
    }
    return std::nullopt;
}

} // namespace

Deal shuffledDeal(Random& random) noexcept {
    Deal dealt;
    for (int t = 0; t < tileCount; ++t) {
        dealt.order[static_cast<std::size_t>(t)] = tileAt(t);
    }
    shuffle(dealt.order, random);
    return dealt;
}

State deal(const GameOptions& options, int seats, int first, const Deal& dealt) noexcept {
    assert(seats >= minSeats && seats <= maxSeats && first >= 0 && first < seats);
    State state = emptyTable(options, seats, first);
    state.turns[static_cast<std::size_t>(first)] = 1;
    std::size_t next = 0;
    for (int seat = 0; seat < seats; ++seat) {
        TileMask& hand = state.hands[static_cast<std::size_t>(seat)];
        for (int i = 0; i < tilesDealtTo(seats); ++i) {
            const Tile tile = dealt.order[next++];
            if (i < handSize) {
                hand |= tile;
            } else {
                state.piles.putUnder(seat, tile);
            }
        }
    }
    auto& board = *std::get_if<NarrowBoard>(&state.board);
    board.origin = -3;
    for (int column = 0; next < tileCount; ++next) {
        const Tile leftover = dealt.order[next];
        state.seen |= leftover;
        if (!isIncendiary(leftover)) { // an incendiary one is removed from the game
            board.put(*options.tiles, board.bitOf(cell(0, column++)), leftover);
        }
    }
    return state;
}

std::optional<PositionFault> faultOf(const GameOptions& options, const Position& position) {
    if (auto fault = faultOfSeats(position)) {
        return fault;
    }
    if (auto fault = faultOfTiles(position)) {
        return fault;
    }
    if (auto fault = faultOfCells(position)) {
        return fault;
    }
    if (auto fault = faultOfTurns(options, position)) {
        return fault;
    }
    return faultOfRest(setUp(options, position));
}

State setUp(const GameOptions& options, const Position& position) noexcept {
    const int seats = static_cast<int>(position.hands.size());
    State state = emptyTable(options, seats, position.active);
    for (std::size_t seat = 0; seat < position.hands.size(); ++seat) {
        state.hands[seat] = position.hands[seat];
        state.turns[seat] = static_cast<std::uint16_t>(position.turns[seat]);
        for (const Tile tile : position.piles[seat]) {
            state.piles.putUnder(static_cast<int>(seat), tile);
        }
    }
    PlacedTiles pyramid;
    for (const PlacedTile& placed : position.pyramid) {
        pyramid.add(placed);
        state.seen |= placed.tile;
    }
    std::sort(pyramid.begin(), pyramid.end(),
              [](const PlacedTile& a, const PlacedTile& b) { return scannedBefore(a.at, b.at); });
    state.seen |= position.removed;
    layOut(state, pyramid);
    return state;
}

} // namespace ashlar::flaming
