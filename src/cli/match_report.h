// What the games of a match say.
#pragma once

#include "match_games.h"
#include "statistics.h"

#include <optional>
#include <string>
#include <vector>

namespace ashlar::cli {

/// The points of a bot in a game, of all its seats.
double pointsOf(const MatchGame& game, int bot);

/// The points of a bot, deal by deal, in games against `other` (any bots if other is -1); a game in which it has
/// several seats counts once for each.
std::vector<Cluster> pointsOf(const MatchResults& results, int bot, int other = -1);

/// The deals of a match of two bots and two players that both seatings have been played of, for the first bot.
std::vector<Cluster> completeDeals(const MatchResults& results);

/// The report, a line each, `test` for two bots and two players.
std::vector<std::string> reportOf(const MatchResults& results, const std::optional<RatioTest>& test);

/// "75.3 %"
std::string percent(double share);

} // namespace ashlar::cli
