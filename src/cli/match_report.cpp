#include "match_report.h"

#include "ashlar/random.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <map>
#include <numeric>

namespace ashlar::cli {
namespace {

std::string fixed(double value, const char* format) {
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), format, value);
    return text.data();
}

std::string elo(double value) {
    if (std::isinf(value)) {
        return value > 0 ? "+inf" : "-inf";
    }
    return fixed(value, "%+.0f");
}

std::string interval(const Estimate& share) {
    return percent(share.value) + " (" + fixed(100 * share.low, "%.1f") + " to " + fixed(100 * share.high, "%.1f") +
           ")";
}

Cluster sumOf(const std::vector<Cluster>& clusters) {
    Cluster sum;
    for (const Cluster& cluster : clusters) {
        sum.points += cluster.points;
        sum.games += cluster.games;
    }
    return sum;
}

std::string pointsText(const Cluster& sum) {
    std::string points = fixed(sum.points, "%.2f"); // thirds are possible
    points.erase(points.find_last_not_of('0') + 1);
    if (points.back() == '.') {
        points.pop_back();
    }
    return points + " of " + std::to_string(sum.games);
}

bool hasBot(const MatchGame& game, int bot) {
    return std::find(game.seating.begin(), game.seating.end(), bot) != game.seating.end();
}

std::vector<Cluster> valuesOf(const std::map<long long, Cluster>& deals) {
    std::vector<Cluster> clusters;
    clusters.reserve(deals.size());
    for (const auto& [deal, cluster] : deals) {
        clusters.push_back(cluster);
    }
    return clusters;
}

CrossTable crossTable(const MatchResults& results, const std::map<long long, int>& weights) {
    CrossTable table{results.setUp.bots.size()};
    for (const MatchGame& game : results.games) {
        const auto found = weights.find(game.deal);
        const double weight = found == weights.end() ? 0 : found->second;
        const auto one = static_cast<std::size_t>(game.seating[0]);
        const auto two = static_cast<std::size_t>(game.seating[1]);
        table.games[one][two] += weight;
        table.games[two][one] += weight;
        table.points[one][two] += weight * game.points[0];
        table.points[two][one] += weight * game.points[1];
    }
    return table;
}

double meanOf(const std::vector<double>& values) {
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

/// Ratings with their intervals: the deals are drawn again and again, with replacement. All drawings have the same
/// mean, so that the lowest too has an interval.
std::vector<Estimate> ratings(const MatchResults& results) {
    constexpr int drawings = 200;
    constexpr std::size_t tail = drawings / 40;
    std::map<long long, int> once;
    for (const MatchGame& game : results.games) {
        once[game.deal] = 1;
    }
    std::vector<long long> deals;
    deals.reserve(once.size());
    for (const auto& [deal, weight] : once) {
        deals.push_back(deal);
    }
    const std::vector<double> best = ratingsOf(crossTable(results, once));
    std::vector<std::vector<double>> drawn(best.size());
    Random random{1};
    for (int i = 0; i < drawings; ++i) {
        std::map<long long, int> weights;
        for (std::size_t k = 0; k < deals.size(); ++k) {
            ++weights[deals[random.below(static_cast<std::uint32_t>(deals.size()))]];
        }
        const std::vector<double> again = ratingsOf(crossTable(results, weights));
        const double shift = meanOf(best) - meanOf(again);
        for (std::size_t bot = 0; bot < again.size(); ++bot) {
            drawn[bot].push_back(again[bot] + shift);
        }
    }
    std::vector<Estimate> estimates;
    for (std::size_t bot = 0; bot < best.size(); ++bot) {
        std::sort(drawn[bot].begin(), drawn[bot].end());
        estimates.push_back({best[bot], drawn[bot][tail], drawn[bot][drawn[bot].size() - 1 - tail]});
    }
    return estimates;
}

/// "mean length 61.3 turns, 3.0 % (1.2 to 6.0) at the turn limit, 0 forfeited", for all games or those of two bots.
std::string lengthOf(const MatchResults& results, int one = -1, int two = -1) {
    std::map<long long, Cluster> deals;
    double turns = 0;
    int games = 0;
    int forfeits = 0;
    for (const MatchGame& game : results.games) {
        if ((one < 0 || hasBot(game, one)) && (two < 0 || hasBot(game, two))) {
            Cluster& deal = deals[game.deal];
            deal.points += game.atLimit ? 1 : 0;
            ++deal.games;
            turns += static_cast<double>(game.turns);
            ++games;
            forfeits += game.forfeited ? 1 : 0;
        }
    }
    return "mean length " + fixed(turns / games, "%.1f") + " turns, " + interval(shareOf(valuesOf(deals))) +
           " at the turn limit, " + std::to_string(forfeits) + " forfeited";
}

void addPairs(const MatchResults& results, std::vector<std::string>& lines) {
    const auto bots = static_cast<int>(results.setUp.bots.size());
    for (int one = 0; one < bots; ++one) {
        for (int two = one + 1; two < bots; ++two) {
            const auto clusters = pointsOf(results, one, two);
            if (clusters.empty()) {
                continue;
            }
            const Estimate share = shareOf(clusters);
            lines.push_back(results.setUp.bots[static_cast<std::size_t>(one)] + " against " +
                            results.setUp.bots[static_cast<std::size_t>(two)] + ": " + pointsText(sumOf(clusters)) +
                            ", " + interval(share) + ", Elo " + elo(eloOf(share.value)) + " (" + elo(eloOf(share.low)) +
                            " to " + elo(eloOf(share.high)) + ")");
            if (bots > 2) {
                lines.push_back("  " + lengthOf(results, one, two));
            }
        }
    }
}

/// Who won or lost all may be any better or worse.
std::string ratingText(const Estimate& rating, const Cluster& sum) {
    if (sum.points == 0 || sum.points == sum.games) {
        return (sum.points == 0 ? "at most " : "at least ") + elo(rating.value);
    }
    return elo(rating.value) + " (" + elo(rating.low) + " to " + elo(rating.high) + ")";
}

void addEloTable(const MatchResults& results, std::vector<std::string>& lines) {
    const std::vector<Estimate> all = ratings(results);
    std::vector<std::size_t> order(all.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return all[a].value > all[b].value; });
    for (const std::size_t bot : order) {
        const Cluster sum = sumOf(pointsOf(results, static_cast<int>(bot)));
        if (sum.games > 0) {
            lines.push_back("rating " + results.setUp.bots[bot] + ": " + ratingText(all[bot], sum) + ", " +
                            pointsText(sum));
        }
    }
}

void addShares(const MatchResults& results, std::vector<std::string>& lines) {
    const double fair = 1.0 / results.setUp.players;
    for (std::size_t bot = 0; bot < results.setUp.bots.size(); ++bot) {
        const auto clusters = pointsOf(results, static_cast<int>(bot));
        if (!clusters.empty()) {
            const Estimate share = shareOf(clusters);
            lines.push_back(results.setUp.bots[bot] + ": " + pointsText(sumOf(clusters)) + " seats, " +
                            interval(share) + ", " + fixed(share.value / fair, "%.2f") + " (" +
                            fixed(share.low / fair, "%.2f") + " to " + fixed(share.high / fair, "%.2f") +
                            ") times its share");
        }
    }
}

} // namespace

std::string percent(double share) {
    return fixed(100 * share, "%.1f %%");
}

double pointsOf(const MatchGame& game, int bot) {
    double points = 0;
    for (std::size_t seat = 0; seat < game.seating.size(); ++seat) {
        points += game.seating[seat] == bot ? game.points[seat] : 0;
    }
    return points;
}

std::vector<Cluster> pointsOf(const MatchResults& results, int bot, int other) {
    std::map<long long, Cluster> deals;
    for (const MatchGame& game : results.games) {
        if (hasBot(game, bot) && (other < 0 || hasBot(game, other))) {
            Cluster& deal = deals[game.deal];
            deal.points += pointsOf(game, bot);
            deal.games += static_cast<int>(std::count(game.seating.begin(), game.seating.end(), bot));
        }
    }
    return valuesOf(deals);
}

std::vector<Cluster> completeDeals(const MatchResults& results) {
    std::vector<Cluster> clusters = pointsOf(results, 0);
    clusters.erase(std::remove_if(clusters.begin(), clusters.end(), [](const Cluster& deal) { return deal.games < 2; }),
                   clusters.end());
    return clusters;
}

std::vector<std::string> reportOf(const MatchResults& results, const std::optional<RatioTest>& test) {
    std::vector<std::string> lines;
    if (results.games.empty()) {
        return {"no games"};
    }
    if (results.setUp.players == 2) {
        addPairs(results, lines);
        if (results.setUp.bots.size() > 2) {
            addEloTable(results, lines);
        }
    } else {
        addShares(results, lines);
    }
    if (test) {
        const double ratio = test->logRatio(completeDeals(results));
        const std::string verdict = ratio >= RatioTest::bound    ? "accepted"
                                    : ratio <= -RatioTest::bound ? "rejected"
                                                                 : "undecided";
        lines.push_back("SPRT Elo " + elo(test->elo1) + " rather than " + elo(test->elo0) + ": log ratio " +
                        fixed(ratio, "%.2f") + ", " + verdict);
    }
    lines.push_back(lengthOf(results));
    return lines;
}

} // namespace ashlar::cli
