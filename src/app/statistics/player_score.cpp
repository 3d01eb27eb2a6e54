#include "app/statistics/player_score.h"

#include <algorithm>
#include <numeric>

namespace ashlar::app {

namespace {

Who whoOf(const PlayedSeat& seat) {
    return seat.bot ? Who{{}, seat.level} : Who{seat.name, {}};
}

Result resultOf(const PlayedGame& game, const PlayedSeat& seat) {
    return {seat.place == 1, seat.place, static_cast<int>(game.seats.size()), seat.left};
}

PlayerScore& scoreOf(std::vector<PlayerScore>& all, const Who& who) {
    const auto found = std::ranges::find(all, who, &PlayerScore::who);
    return found != all.end() ? *found : (all.push_back({who, {}}), all.back());
}

void sortScores(std::vector<PlayerScore>& all, const QStringList& levels) {
    std::ranges::stable_sort(all, [&](const PlayerScore& a, const PlayerScore& b) {
        if (a.who.isBot() != b.who.isBot()) {
            return b.who.isBot();
        }
        return a.who.isBot() ? levels.indexOf(a.who.level) < levels.indexOf(b.who.level) : a.games() > b.games();
    });
}

} // namespace

bool GameFilter::admits(const PlayedGame& game) const {
    return (!players || *players == static_cast<int>(game.seats.size())) && (!curse || *curse == game.curse) &&
           (!fireDie || *fireDie == game.fireDie);
}

int PlayerScore::wins() const {
    return static_cast<int>(std::ranges::count(results, true, &Result::won));
}

double PlayerScore::chance() const {
    return std::accumulate(results.begin(), results.end(), 0.0,
                           [](double sum, const Result& result) { return sum + 1.0 / result.players; }) /
           games();
}

double PlayerScore::meanLeft() const {
    return std::accumulate(results.begin(), results.end(), 0.0,
                           [](double sum, const Result& result) { return sum + result.left; }) /
           games();
}

int PlayerScore::longestRun() const {
    int longest = 0;
    int run = 0;
    for (const Result& result : results) {
        run = result.won ? run + 1 : 0;
        longest = std::max(longest, run);
    }
    return longest;
}

std::vector<PlayerScore> scores(const std::vector<PlayedGame>& games, const GameFilter& filter,
                                const QStringList& levels) {
    std::vector<PlayerScore> all;
    for (const PlayedGame& game : games) {
        if (game.counts() && filter.admits(game)) {
            for (const PlayedSeat& seat : game.seats) {
                scoreOf(all, whoOf(seat)).results.push_back(resultOf(game, seat));
            }
        }
    }
    sortScores(all, levels);
    return all;
}

std::vector<PlayerScore> againstLevels(const std::vector<PlayedGame>& games, const GameFilter& filter, const Who& who,
                                       const QStringList& levels) {
    std::vector<PlayerScore> all;
    for (const PlayedGame& game : games) {
        const auto mine = std::ranges::find(game.seats, who, whoOf);
        if (!game.counts() || !filter.admits(game) || mine == game.seats.end()) {
            continue;
        }
        QStringList met;
        for (const PlayedSeat& seat : game.seats) {
            if (seat.bot && !met.contains(seat.level) && seat.level != who.level) {
                met += seat.level;
                scoreOf(all, Who{{}, seat.level}).results.push_back(resultOf(game, *mine));
            }
        }
    }
    sortScores(all, levels);
    return all;
}

Apart apart(const std::vector<PlayedGame>& games, const GameFilter& filter) {
    Apart result;
    for (const PlayedGame& game : games) {
        if (filter.admits(game)) {
            result.abandoned += game.finished ? 0 : 1;
            result.takenBack += game.finished && game.takenBack ? 1 : 0;
        }
    }
    return result;
}

} // namespace ashlar::app
