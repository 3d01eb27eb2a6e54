// Positions and games for the tests and pictures of the table.
#pragma once

#include "ashlar/flaming/game.h"
#include "ashlar/flaming/view.h"

#include <cstdlib>
#include <initializer_list>
#include <string_view>
#include <utility>
#include <vector>

namespace ashlar::app::situations {

inline flaming::Tile tile(std::string_view code) {
    return *flaming::TileSet::standard().tile(code);
}

/// A position from rows of codes, the base first, each with the column of its first tile; "." is an empty cell.
struct Row {
    int column;
    std::vector<std::string_view> codes;
};

/// Two or more seats; seat 0 is to play with `hand`, everything else is dealt in the order of the tiles.
inline flaming::State position(const std::vector<Row>& rows, const std::vector<std::string_view>& hand, int seats = 2,
                               flaming::GameOptions options = {}) {
    flaming::Position position;
    flaming::TileMask left = flaming::TileMask::all();
    int height = 0;
    for (const Row& row : rows) {
        int column = row.column;
        for (const std::string_view code : row.codes) {
            if (code != ".") {
                position.pyramid.push_back({tile(code), flaming::cell(height, column)});
                left -= tile(code);
            }
            ++column;
        }
        ++height;
    }
    flaming::TileMask mine;
    for (const std::string_view code : hand) {
        mine |= tile(code);
        left -= tile(code);
    }
    position.hands.assign(static_cast<std::size_t>(seats), {});
    position.piles.assign(static_cast<std::size_t>(seats), {});
    position.turns.assign(static_cast<std::size_t>(seats), 0);
    position.turns[0] = 1;
    position.hands[0] = mine;
    int next = 0;
    for (const flaming::Tile each : left) {
        const auto seat = static_cast<std::size_t>(next++ % seats);
        if (seat != 0 && position.hands[seat].size() < flaming::handSize) {
            position.hands[seat] |= each;
        } else {
            position.piles[seat].push_back(each);
        }
    }
    return flaming::setUp(options, position);
}

/// Five tiles with one square over them, and a hand for it: some of it stands there, some falls.
inline const std::vector<Row> fewTiles{{0, {"r7", "b10", "y20"}}, {0, {"r5", "b5"}}};
inline const std::vector<std::string_view> fewTilesHand{"r2", "g20", "b3", "coal-g", "y60"};

inline flaming::State freshGame(int seats, std::uint64_t seed, flaming::GameOptions options = {}) {
    Random random(seed);
    return flaming::deal(options, seats, 0, flaming::shuffledDeal(random));
}

} // namespace ashlar::app::situations
