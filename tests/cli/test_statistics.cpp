// What shares of won games say: against known values and simulated matches.
#include "statistics.h"

#include "ashlar/random.h"

#include <catch2/catch.hpp>

#include <cmath>

using namespace ashlar;
using namespace ashlar::cli;

namespace {

/// Deals of two games each, which the same player wins with this chance.
std::vector<Cluster> simulated(int deals, double chance, Random& random) {
    std::vector<Cluster> clusters;
    for (int i = 0; i < deals; ++i) {
        Cluster deal{0, 2};
        for (int game = 0; game < 2; ++game) {
            deal.points += random.below(1'000'000) < chance * 1'000'000 ? 1 : 0;
        }
        clusters.push_back(deal);
    }
    return clusters;
}

} // namespace

TEST_CASE("a share has Wilson's interval where games are independent") {
    std::vector<Cluster> games;
    for (int i = 0; i < 100; ++i) {
        games.push_back({i < 80 ? 1.0 : 0.0, 1});
    }
    const Estimate share = shareOf(games);
    CHECK(share.value == Approx(0.8));
    CHECK(share.low == Approx(0.711).margin(0.002)); // Wilson, 80 of 100
    CHECK(share.high == Approx(0.867).margin(0.002));
}

TEST_CASE("games that always go together count as one") {
    std::vector<Cluster> pairs;
    std::vector<Cluster> singles;
    for (int i = 0; i < 100; ++i) {
        pairs.push_back({i % 2 == 0 ? 2.0 : 0.0, 2});
        singles.push_back({i % 2 == 0 ? 1.0 : 0.0, 1});
    }
    CHECK(shareOf(pairs).low == Approx(shareOf(singles).low));
    std::vector<Cluster> shared(100, Cluster{1, 2}); // each deal is won once by each
    CHECK(shareOf(shared).high - shareOf(shared).low < 0.2);
}

TEST_CASE("who won all has not proven to win all") {
    const std::vector<Cluster> all(20, Cluster{2, 2});
    const Estimate share = shareOf(all);
    CHECK(share.value == 1);
    CHECK(share.high == 1);
    CHECK(share.low == Approx(0.839).margin(0.005)); // Wilson, 20 of 20
}

TEST_CASE("95 of 100 intervals hold the truth") {
    Random random{5};
    for (const double chance : {0.5, 0.8, 0.95}) {
        int holds = 0;
        for (int i = 0; i < 2000; ++i) {
            const Estimate share = shareOf(simulated(60, chance, random));
            holds += share.low <= chance && chance <= share.high ? 1 : 0;
        }
        CHECK(holds > 2000 * 0.92);
        CHECK(holds < 2000 * 0.98);
    }
}

TEST_CASE("ratings and shares say the same") {
    CHECK(eloOf(0.5) == Approx(0).margin(1e-9));
    CHECK(eloOf(0.76) == Approx(200.2).margin(0.1));
    CHECK(std::isinf(eloOf(1)));
    for (const double elo : {-300.0, -20.0, 0.0, 150.0}) {
        CHECK(eloOf(shareOfElo(elo)) == Approx(elo).margin(1e-6));
    }
}

TEST_CASE("the ratio test errs as rarely as it says, and ends") {
    Random random{9};
    const RatioTest test{0, 60};
    for (const bool better : {false, true}) {
        int wrong = 0;
        for (int i = 0; i < 400; ++i) {
            std::vector<Cluster> deals;
            double ratio = 0;
            while (std::abs(ratio) < RatioTest::bound && deals.size() < 5000) {
                const auto more = simulated(1, shareOfElo(better ? test.elo1 : test.elo0), random);
                deals.push_back(more.front());
                ratio = test.logRatio(deals);
            }
            REQUIRE(deals.size() < 5000);
            wrong += (ratio > 0) != better ? 1 : 0;
        }
        CHECK(wrong < 40); // 20 expected
    }
}

TEST_CASE("ratings are found again from the table they made") {
    const std::vector<double> real = {0, 180, 350, 700};
    CrossTable table{4};
    for (std::size_t i = 0; i < 4; ++i) {
        for (std::size_t j = 0; j < 4; ++j) {
            if (i != j) {
                table.games[i][j] = 10'000;
                table.points[i][j] = 10'000 * shareOfElo(real[i] - real[j]);
            }
        }
    }
    const auto found = ratingsOf(table);
    for (std::size_t i = 0; i < 4; ++i) {
        CHECK(found[i] == Approx(real[i]).margin(2));
    }
}

TEST_CASE("who won all games has a rating, and so has who met nobody") {
    CrossTable table{3};
    table.games[0][1] = table.games[1][0] = 20;
    table.points[0][1] = 20;
    const auto found = ratingsOf(table);
    CHECK(found[0] - found[1] > 300);
    CHECK(found[0] - found[1] < 1000);
    CHECK(std::isfinite(found[2]));
}
