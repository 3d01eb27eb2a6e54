#include "statistics.h"

#include <algorithm>
#include <cmath>

namespace ashlar::cli {
namespace {

constexpr double z = 1.959964; // 95 of 100

} // namespace

Estimate shareOf(std::span<const Cluster> clusters) {
    double points = 0;
    double games = 0;
    for (const Cluster& cluster : clusters) {
        points += cluster.points;
        games += cluster.games;
    }
    const double share = points / games;
    double squares = 0;
    for (const Cluster& cluster : clusters) {
        const double off = cluster.points - share * cluster.games;
        squares += off * off;
    }
    const auto count = static_cast<double>(clusters.size());
    const double variance = count < 2 ? 0 : squares / (games * games) * count / (count - 1);
    // Clusters all alike say little about how they differ: then each counts once.
    const double worth = variance > 0 ? std::min(share * (1 - share) / variance, 2 * games) : count;
    const double centre = (share + z * z / (2 * worth)) / (1 + z * z / worth);
    const double spread =
        z / (1 + z * z / worth) * std::sqrt(share * (1 - share) / worth + z * z / (4 * worth * worth));
    // At both ends the interval reaches the end exactly; rounding would not.
    return {share, share <= 0 ? 0 : std::max(0.0, centre - spread), share >= 1 ? 1 : std::min(1.0, centre + spread)};
}

double eloOf(double share) noexcept {
    return 400 * std::log10(share / (1 - share));
}

double shareOfElo(double elo) noexcept {
    return 1 / (1 + std::pow(10, -elo / 400));
}

double RatioTest::logRatio(std::span<const Cluster> clusters) const noexcept {
    if (clusters.size() < 2) {
        return 0;
    }
    // The first few results say little about how much they vary: some deals of two fair coins are put before them.
    constexpr double coins = 10;
    constexpr double varianceOfCoins = 0.125;
    double sum = 0;
    double squares = 0;
    for (const Cluster& cluster : clusters) {
        const double share = cluster.points / cluster.games;
        sum += share;
        squares += share * share;
    }
    const auto count = static_cast<double>(clusters.size());
    const double mean = sum / count;
    const double variance = (squares - count * mean * mean + coins * varianceOfCoins) / (count + coins);
    const double share0 = shareOfElo(elo0);
    const double share1 = shareOfElo(elo1);
    return count * (share1 - share0) * (2 * mean - share0 - share1) / (2 * variance);
}

std::vector<double> ratingsOf(const CrossTable& table) {
    const std::size_t bots = table.points.size();
    std::vector<double> strength(bots, 1);
    for (int round = 0; round < 2000; ++round) {
        for (std::size_t i = 0; i < bots; ++i) {
            double won = 0;
            double expected = 0;
            for (std::size_t j = 0; j < bots; ++j) {
                if (table.games[i][j] > 0) {
                    won += table.points[i][j] + 0.5;
                    expected += (table.games[i][j] + 1) / (strength[i] + strength[j]);
                }
            }
            strength[i] = expected > 0 ? won / expected : strength[i];
        }
    }
    std::vector<double> ratings;
    for (const double each : strength) {
        ratings.push_back(400 * std::log10(each));
    }
    const double lowest = *std::min_element(ratings.begin(), ratings.end());
    for (double& rating : ratings) {
        rating -= lowest;
    }
    return ratings;
}

} // namespace ashlar::cli
