// What shares of won games say, and how surely.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace ashlar::cli {

/// A value and the interval that holds the true one in 95 of 100 cases.
struct Estimate {
    double value = 0;
    double low = 0;
    double high = 0;
};

/// Points won in some games that belong together, because they were dealt alike.
struct Cluster {
    double points = 0;
    int games = 0;
};

/// The points a game, from 0 to 1: Wilson's interval, with as many independent games as the clusters are worth.
/// @pre some cluster has a game
Estimate shareOf(std::span<const Cluster> clusters);

/// The rating difference of a share between two players: 400 log10(share / (1 - share)), infinite at 0 and 1.
double eloOf(double share) noexcept;
double shareOfElo(double elo) noexcept;

/// The sequential probability ratio test of two rating differences, by the mean and variance of the clusters.
struct RatioTest {
    double elo0 = 0; ///< the difference is no more than this ...
    double elo1 = 0; ///< ... or no less than this
    /// Where it ends, with 5 in 100 wrong decisions of either kind.
    static constexpr double bound = 2.944439;

    /// The logarithm of how much more likely elo1 is; 0 for fewer than two clusters.
    double logRatio(std::span<const Cluster> clusters) const noexcept;
};

/// Points between bots: `points[i][j]` those of i in `games[i][j]` games against j.
struct CrossTable {
    explicit CrossTable(std::size_t bots)
        : points(bots, std::vector<double>(bots)), games(bots, std::vector<double>(bots)) {}
    std::vector<std::vector<double>> points;
    std::vector<std::vector<double>> games;
};

/// The ratings under which the table is most likely (Bradley and Terry), the lowest being 0. Each pair that met is
/// given one drawn game more, so that who won all is rated too.
std::vector<double> ratingsOf(const CrossTable& table);

} // namespace ashlar::cli
