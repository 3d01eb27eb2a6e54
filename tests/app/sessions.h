// Sessions for the tests: dealt, and from positions made by hand.
#pragma once

#include "app/game/session.h"
#include "situations.h"

#include <memory>

namespace ashlar::app {

inline Player person(const char* name) {
    return {QString::fromUtf8(name), false, {}};
}
inline Player bot(const char* name, const char* level = "random") {
    return {QString::fromUtf8(name), true, QString::fromUtf8(level)};
}

inline std::unique_ptr<Session> dealtSession(const std::vector<Player>& players, std::uint64_t seed = 1,
                                             flaming::GameOptions options = {}, int roundsToWin = 1,
                                             bool practice = false) {
    SetUp setUp;
    setUp.players = players;
    setUp.options = options;
    setUp.first = 0;
    setUp.roundsToWin = roundsToWin;
    setUp.practice = practice;
    return std::make_unique<Session>(setUp, seed);
}

/// Seat 0 is to place from `hand` (situations.h).
inline record::Record recordFrom(const std::vector<Player>& players, const std::vector<situations::Row>& rows,
                                 const std::vector<std::string_view>& hand, flaming::GameOptions options = {}) {
    record::Record record;
    record.options = options;
    for (const Player& player : players) {
        record.players.push_back({player.name.toStdString(),
                                  player.bot ? record::Player::Kind::Bot : record::Player::Kind::Human,
                                  player.level.toStdString(),
                                  {}});
    }
    record.beginning = record::toStart(situations::position(rows, hand, static_cast<int>(players.size()), options));
    return record;
}

inline std::unique_ptr<Session> sessionFrom(const std::vector<Player>& players,
                                            const std::vector<situations::Row>& rows,
                                            const std::vector<std::string_view>& hand,
                                            flaming::GameOptions options = {}) {
    return std::make_unique<Session>(recordFrom(players, rows, hand, options), 1);
}

inline flaming::Choice place(std::string_view code, int row, int column) {
    return flaming::Placement{situations::tile(code), flaming::cell(row, column)};
}

} // namespace ashlar::app
