// What the games say of the players.
#pragma once

#include "app/statistics/played_game.h"

#include <optional>
#include <vector>

namespace ashlar::app {

/// Which games count.
struct GameFilter {
    std::optional<int> players;
    std::optional<bool> curse;
    std::optional<bool> fireDie;

    bool admits(const PlayedGame& game) const;
};

/// Who: a person by name, or all bots of a level.
struct Who {
    QString name;  ///< of a person
    QString level; ///< of bots; empty for a person

    bool isBot() const { return !level.isEmpty(); }
    friend bool operator==(const Who&, const Who&) = default;
};

struct Result {
    bool won = false;
    int place = 1;
    int players = 2;
    int left = 0;

    friend bool operator==(const Result&, const Result&) = default;
};

/// The results of one player, the oldest first.
struct PlayerScore {
    Who who;
    std::vector<Result> results;

    int games() const { return static_cast<int>(results.size()); }
    int wins() const;
    /// 0 to 1. @pre games() > 0
    double share() const { return static_cast<double>(wins()) / games(); }
    /// The share that chance would give: the mean of 1 / players.
    double chance() const;
    double meanLeft() const;
    int longestRun() const; ///< games won in a row
};

/// Of everybody who has played: people first, then bots from the weakest level to the strongest; who has played more
/// comes first among people.
/// @param levels in that order
std::vector<PlayerScore> scores(const std::vector<PlayedGame>& games, const GameFilter& filter,
                                const QStringList& levels);

/// A person's games with bots of a level at the table: one score for each level met.
std::vector<PlayerScore> againstLevels(const std::vector<PlayedGame>& games, const GameFilter& filter, const Who& who,
                                       const QStringList& levels);

/// Games that do not count, of those that the filter admits.
struct Apart {
    int abandoned = 0;
    int takenBack = 0;
};
Apart apart(const std::vector<PlayedGame>& games, const GameFilter& filter);

} // namespace ashlar::app
