// What a record means: its tiles, its position, and every choice by the rules.
#include "ashlar/record/record.h"
#include "json.h"

#include <algorithm>
#include <iterator>

namespace ashlar::record {
namespace {

using namespace flaming;

[[noreturn]] void refuse(const std::string& place, const std::string& reason) {
    throw Error(place + ": " + reason);
}

std::string atItem(std::string_view list, std::size_t i) {
    return std::string{list} + "[" + std::to_string(i) + "]";
}

void checkNumber(std::string_view place, std::int64_t value, std::int64_t low, std::int64_t high) {
    if (value < low || value > high) {
        refuse(std::string{place}, "must be from " + std::to_string(low) + " to " + std::to_string(high) + ", not " +
                                       std::to_string(value));
    }
}

void checkCount(std::string_view place, std::size_t count, int players) {
    if (count != static_cast<std::size_t>(players)) {
        refuse(std::string{place},
               "there are " + std::to_string(count) + " for " + std::to_string(players) + " players");
    }
}

/// Sees to it that every tile is somewhere, and in one place.
class Census {
public:
    explicit Census(const TileSet& tiles) : tiles_{tiles} {}

    void add(Tile tile, const std::string& place) {
        if (found_.contains(tile)) {
            refuse(place, "the tile " + tiles_.code(tile) + " is there a second time");
        }
        found_ |= tile;
    }
    void add(const std::vector<Tile>& tiles, const std::string& place) {
        for (const Tile tile : tiles) {
            add(tile, place);
        }
    }
    void add(const std::vector<std::vector<Tile>>& lists, std::string_view place) {
        for (std::size_t i = 0; i < lists.size(); ++i) {
            add(lists[i], atItem(place, i));
        }
    }
    void finish(const std::string& place) const {
        if (found_ != TileMask::all()) {
            refuse(place, "the tile " + tiles_.code((TileMask::all() - found_).first()) + " is missing");
        }
    }

private:
    const TileSet& tiles_;
    TileMask found_;
};

void checkDeal(const Deal& deal, const Record& record) {
    checkCount("deal.piles", deal.piles.size(), record.seats());
    const auto size = static_cast<std::size_t>(tilesDealtTo(record.seats()));
    for (std::size_t seat = 0; seat < deal.piles.size(); ++seat) {
        if (deal.piles[seat].size() != size) {
            refuse(atItem("deal.piles", seat),
                   "must hold " + std::to_string(size) + " tiles, not " + std::to_string(deal.piles[seat].size()));
        }
    }
    Census census{*record.options.tiles};
    census.add(deal.piles, "deal.piles");
    census.add(deal.base, "deal.base");
    census.add(deal.removed, "deal.removed");
    census.finish("deal");
    for (const Tile tile : deal.base) {
        if (isIncendiary(tile)) {
            refuse("deal.base", record.options.tiles->code(tile) + " must be removed from the game");
        }
    }
    for (const Tile tile : deal.removed) {
        if (!isIncendiary(tile)) {
            refuse("deal.removed", record.options.tiles->code(tile) + " must be in the base");
        }
    }
}

Position toPosition(const Start& start) {
    Position position;
    position.pyramid = start.pyramid;
    position.piles = start.piles;
    for (const auto& hand : start.hands) {
        TileMask& tiles = position.hands.emplace_back();
        std::for_each(hand.begin(), hand.end(), [&tiles](Tile tile) { tiles |= tile; });
    }
    std::for_each(start.removed.begin(), start.removed.end(), [&](Tile tile) { position.removed |= tile; });
    position.active = start.active;
    position.turns = start.turns;
    return position;
}

[[noreturn]] void refuseStart(const PositionFault& fault, const TileSet& tiles) {
    using Kind = PositionFault::Kind;
    const std::string tile = fault.tile == Tile::None ? std::string{} : tiles.code(fault.tile);
    const auto seat = static_cast<std::size_t>(fault.seat);
    switch (fault.kind) {
    case Kind::Seats:
        refuse("start", "hands, piles and turns must be one for each of 2 to 6 players");
    case Kind::Active:
        refuse("start.active", "there is no such player");
    case Kind::TileTwice:
        refuse("start", "the tile " + tile + " is there a second time");
    case Kind::TileMissing:
        refuse("start", "the tile " + tile + " is missing");
    case Kind::HandSize:
        refuse(atItem("start.hands", seat), "a hand must hold 1 to 5 tiles");
    case Kind::CellTwice:
        refuse("start.pyramid", tile + " lies where another tile does");
    case Kind::CellOutside:
        refuse("start.pyramid", tile + " lies below the base or too far out");
    case Kind::TooWide:
        refuse("start.pyramid", "it is wider than 45 tiles can be");
    case Kind::Unsupported:
        refuse("start.pyramid", tile + " rests on nothing");
    case Kind::DoesNotFit:
        refuse("start.pyramid", tile + " does not fit on what it rests on");
    case Kind::WouldExplode:
        refuse("start.pyramid", tile + " touches a coal or blowtorch and would explode");
    case Kind::WouldBurn:
        refuse("start.pyramid", tile + " would start a fire");
    case Kind::WouldCurse:
        refuse("start.pyramid", tile + " tops three tiles of one weight, which the curse would take");
    case Kind::Turns:
        refuse(atItem("start.turns", seat), "that many turns are not possible");
    case Kind::OverAlready:
        refuse("start.turns", "every player has had all turns of the turn limit");
    }
    refuse("start", "not a position to play from");
}

void checkStart(const Start& start, const Record& record) {
    checkCount("start.hands", start.hands.size(), record.seats());
    checkCount("start.piles", start.piles.size(), record.seats());
    checkCount("start.turns", start.turns.size(), record.seats());
    checkNumber("start.active", start.active, 0, record.seats() - 1);
    Census census{*record.options.tiles};
    for (const PlacedTile& placed : start.pyramid) {
        census.add(placed.tile, "start.pyramid");
    }
    census.add(start.hands, "start.hands");
    census.add(start.piles, "start.piles");
    census.add(start.removed, "start.removed");
    census.finish("start");
    if (const auto fault = faultOf(record.options, toPosition(start))) {
        refuseStart(*fault, *record.options.tiles);
    }
}

std::string nameOf(const Choice& choice) {
    if (choice.as<Placement>() != nullptr) {
        return "a placement";
    }
    return choice.as<Fall>() != nullptr ? "a fall" : "a throw of the die";
}

std::string toText(Cell at) {
    return std::string{"["} + std::to_string(at.row) + "," + std::to_string(at.column) + "]";
}

/// @pre the choice is not among the options of the state
std::string whyIllegal(const State& state, const Choice& choice) {
    const Prompt asked = prompt(state);
    const std::string seat = "seat " + std::to_string(asked.player);
    const auto* placement = choice.as<Placement>();
    switch (asked.kind) {
    case PromptKind::Over:
        return "the game is over before it";
    case PromptKind::Fall:
        return seat + " must choose where " + state.tiles->code(asked.tile) + " falls, but this is " + nameOf(choice);
    case PromptKind::Die:
        return "the die must be thrown, but this is " + nameOf(choice);
    case PromptKind::Place:
        break;
    }
    if (placement == nullptr) {
        return seat + " must place a tile, but this is " + nameOf(choice);
    }
    if (!options(state).hand().contains(placement->tile)) {
        return seat + " does not hold " + state.tiles->code(placement->tile);
    }
    return toText(placement->at) + " is not an open spot";
}

void checkChoices(const Record& record) {
    State state = beginning(record);
    for (std::size_t ply = 0; ply < record.choices.size(); ++ply) {
        const Choice& choice = record.choices[ply];
        if (!options(state).contains(choice)) {
            refuse("choice " + std::to_string(ply), whyIllegal(state, choice));
        }
        apply(state, choice);
    }
}

} // namespace

void check(const Record& record) {
    checkNumber("players", record.seats(), minSeats, maxSeats);
    checkNumber("first", record.first, 0, record.seats() - 1);
    checkNumber("options.turn-limit", record.options.turnLimit, 0, maxTurnLimit);
    if (const auto* deal = std::get_if<Deal>(&record.beginning)) {
        checkDeal(*deal, record);
    } else {
        checkStart(std::get<Start>(record.beginning), record);
    }
    if (record.match) {
        checkNumber("match.to", record.match->to, 1, maxRoundsToWin);
        for (const int won : record.match->won) {
            checkNumber("match.won", won, 0, record.match->to - 1);
        }
    }
    checkChoices(record);
}

State beginning(const Record& record) {
    if (const auto* start = std::get_if<Start>(&record.beginning)) {
        return setUp(record.options, toPosition(*start));
    }
    const Deal& deal = std::get<Deal>(record.beginning);
    flaming::Deal dealt;
    auto next = dealt.order.begin();
    for (const auto& pile : deal.piles) {
        next = std::copy(pile.begin(), pile.end(), next);
    }
    next = std::copy(deal.base.begin(), deal.base.end(), next);
    std::copy(deal.removed.begin(), deal.removed.end(), next);
    return flaming::deal(record.options, record.seats(), record.first, dealt);
}

Deal toDeal(const flaming::Deal& dealt, int seats) {
    Deal deal;
    const auto* next = dealt.order.begin();
    for (int seat = 0; seat < seats; ++seat) {
        deal.piles.emplace_back(next, next + tilesDealtTo(seats));
        next += tilesDealtTo(seats);
    }
    std::partition_copy(next, dealt.order.end(), std::back_inserter(deal.removed), std::back_inserter(deal.base),
                        isIncendiary);
    return deal;
}

Start toStart(const State& state) {
    Start start;
    const PlacedTiles placed = pyramid(state);
    start.pyramid.assign(placed.begin(), placed.end());
    for (int seat = 0; seat < state.seats; ++seat) {
        const auto s = static_cast<std::size_t>(seat);
        start.hands.emplace_back(state.hands[s].begin(), state.hands[s].end());
        auto& pile = start.piles.emplace_back();
        state.piles.forEach(seat, [&pile](Tile tile) { pile.push_back(tile); });
        start.turns.push_back(state.turns[s]);
    }
    const TileMask removed = removedTiles(state);
    start.removed.assign(removed.begin(), removed.end());
    start.active = state.active;
    return start;
}

} // namespace ashlar::record
