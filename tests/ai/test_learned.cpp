// What was learned: its files, and what it sees of a position.
#include "ashlar/ai/training.h"
#include "flaming_search.h"
#include "learned.h"
#include "positions.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>
#include <functional>
#include <set>
#include <stdexcept>
#include <vector>

using namespace ashlar;
using namespace ashlar::ai;
using namespace ashlar::flaming;
using ashlar::ai::testing::afterTurns;
using ashlar::ai::testing::toPlace;

namespace {

Learned anything(Random& random) {
    Learned learned;
    const auto number = [&random](int most) {
        return static_cast<std::int16_t>(static_cast<int>(random.below(static_cast<std::uint32_t>(2 * most + 1))) -
                                         most);
    };
    for (auto& row : learned.network.weights) {
        for (int unit = 0; unit < Network::units; ++unit) {
            row[unit] = number(80);
        }
    }
    for (int unit = 0; unit < Network::units; ++unit) {
        learned.network.outputs[unit] = number(1000);
    }
    std::generate(learned.policy.weights.begin(), learned.policy.weights.end(), [&] { return number(32767); });
    return learned;
}

int timesIn(const features::Block& block, const std::vector<int>& seen) {
    return static_cast<int>(std::count_if(
        seen.begin(), seen.end(), [&](int feature) { return feature >= block.first && feature < block.end(); }));
}

bool fireIsFar(const State& state) {
    const TileMask incendiaries = state.tiles->of(Material::Coal) | state.tiles->of(Material::Torch);
    TileMask inPlay;
    for (const PlacedTile& placed : pyramid(state)) {
        inPlay |= placed.tile;
    }
    for (int seat = 0; seat < state.seats; ++seat) {
        inPlay |= state.hands[static_cast<std::size_t>(seat)];
    }
    return (inPlay & incendiaries).empty();
}

int quietPlacements(const State& state, TileMask hand) {
    return withBoard(state, [&](const auto& board) {
        const playout::QuietSpots open{*state.tiles, board, hand};
        int count = 0;
        for (int spot = 0; spot < open.count; ++spot) {
            count += open.quiet(spot).size();
        }
        return count;
    });
}

TrainingSettings small() {
    TrainingSettings settings;
    settings.games = 20;
    settings.generations = 1;
    settings.simulations = 150;
    return settings;
}

} // namespace

TEST_CASE("what was learned is read as it was written") {
    Random random{41};
    const Learned learned = anything(random);
    const std::string text = writeLearned(learned, "by hand");
    const auto read = readLearned(text);
    REQUIRE(read);
    CHECK(writeLearned(*read, "by hand") == text);
    CHECK(read->policy.weights == learned.policy.weights);
}

TEST_CASE("a file that is not complete or of other features is refused") {
    Random random{42};
    const std::string text = writeLearned(anything(random), "by hand");
    for (std::size_t length = 0; length + 1 < text.size(); length += 997) {
        CHECK_FALSE(readLearned(text.substr(0, length)));
    }
    CHECK_FALSE(readLearned(text + "7\n"));
    CHECK_FALSE(readLearned(text + "x"));
    CHECK_FALSE(readLearned("x" + text));
    std::string other = text;
    other.replace(other.find("units 16"), 8, "units 32");
    CHECK_FALSE(readLearned(other));
    std::string large = text;
    large.insert(large.rfind('\n', large.size() - 2) + 1, "99999");
    CHECK_FALSE(readLearned(large));
}

TEST_CASE("weights that could overflow the sums of the network are refused") {
    const auto isRead = [](const Learned& learned) {
        return readLearned(writeLearned(learned, "by hand")).has_value();
    };
    const auto set = [](Learned& learned, const features::Block& block, int unit, int weight) {
        learned.network.weights[static_cast<std::size_t>(block.first)][unit] = static_cast<std::int16_t>(weight);
    };
    Learned learned;
    set(learned, features::left, 3, -32767); // one of these at once
    CHECK(isRead(learned));
    set(learned, features::left, 3, -32768);
    CHECK_FALSE(isRead(learned));
    set(learned, features::left, 3, 32767 - 5 * 1000); // a hand has five tiles
    set(learned, features::hand, 3, 1000);
    CHECK(isRead(learned));
    set(learned, features::hand, 3, 1001);
    CHECK_FALSE(isRead(learned));

    Learned steep; // all units as large as they may be, and the sum over them 32 bits
    for (int unit = 0; unit < Network::units; ++unit) {
        set(steep, features::left, unit, 32767);
        steep.network.outputs[unit] = -4096;
    }
    CHECK(isRead(steep));
    steep.network.outputs[7] = -4200;
    CHECK_FALSE(isRead(steep));
}

TEST_CASE("large weights in whole numbers say what they said, and leave room for the sums") {
    Random random{97};
    const auto upTo = [&random](float most) { return most * (static_cast<float>(random.below(2'000'001)) / 1e6F - 1); };
    int shrunk = 0;
    for (const float most : {0.2F, 2.0F, 8.0F}) {
        std::vector<RealRow> weights(static_cast<std::size_t>(features::count));
        for (RealRow& row : weights) {
            std::generate(row.begin(), row.end(), [&] { return upTo(most); });
        }
        RealRow outputs;
        std::generate(outputs.begin(), outputs.end(), [&] { return upTo(1); });
        const Network network = inWholeNumbers(weights, outputs);
        CHECK(hasRoom(network));
        shrunk += std::abs(network.weights[0][0]) < std::abs(whole(weights[0][0], Network::one)) ? 1 : 0;
        for (int i = 0; i < 50; ++i) {
            const State state = toPlace({true, true}, 2 + i % 5, i, random);
            const features::Situation situation{state};
            for (int seat = 0; seat < state.seats; ++seat) {
                RealRow sums{};
                const auto see = [&](int feature) {
                    std::transform(sums.begin(), sums.end(), weights[static_cast<std::size_t>(feature)].begin(),
                                   sums.begin(), std::plus<>{});
                };
                features::forPyramid(state, situation, see);
                features::forSeat(state, situation, seat, see);
                float score = sums[0] * outputs[0];
                for (std::size_t unit = 1; unit < sums.size(); ++unit) {
                    score += std::max(sums[unit], 0.0F) * outputs[unit];
                }
                CHECK(network.scores(state)[static_cast<std::size_t>(seat)] == Approx(score).margin(most));
            }
        }
    }
    CHECK(shrunk == 2);
    CHECK(whole(1000, 256) == 32767);
    CHECK(whole(-1000, 256) == -32767);
}

TEST_CASE("each file of what was learned is read, and serves its number of players") {
    std::set<const Learned*> files;
    for (const int seats : {2, 3, 4}) {
        files.insert(learnedFor(seats, false));
        files.insert(learnedFor(seats, true));
    }
    CHECK(files.size() == 6);
    CHECK_FALSE(files.contains(nullptr));
    CHECK(learnedFor(5, false) == nullptr);
    CHECK(learnedFor(6, false) != nullptr);
    CHECK(learnedFor(6, true) == nullptr);
}

TEST_CASE("a seat has one feature of each kind, and one for each tile, spot and top of its pile") {
    Random random{43};
    for (int i = 0; i < 400; ++i) {
        const int seats = 2 + i % 5;
        GameOptions options{i % 2 == 0, i % 3 == 0};
        options.turnLimit = i % 7 == 0 ? 0 : 100;
        const State state = toPlace(options, seats, i % 60, random);
        const features::Situation situation{state};
        std::vector<int> common;
        features::forPyramid(state, situation, [&](int feature) { common.push_back(feature); });
        CHECK(timesIn(features::support, common) == 2 * situation.spots);
        CHECK(timesIn(features::tolerance, common) == situation.spots);
        for (const features::Block& block : {features::spots, features::base, features::built, features::variants}) {
            CHECK(timesIn(block, common) == 1);
        }
        CHECK(timesIn(features::pairs, common) == (options.curse ? 1 : 0));
        CHECK(static_cast<int>(common.size()) == 3 * situation.spots + (options.curse ? 5 : 4));
        for (int seat = 0; seat < seats; ++seat) {
            std::vector<int> own;
            features::forSeat(state, situation, seat, [&](int feature) { own.push_back(feature); });
            const int held = state.hands[static_cast<std::size_t>(seat)].size();
            const int drawn = std::min(state.piles.size(seat), features::topTiles);
            CHECK(timesIn(features::hand, own) == held);
            CHECK(timesIn(features::pile, own) == drawn);
            CHECK(timesIn(features::choice, own) == situation.spots);
            for (const features::Block& block :
                 {features::left, features::lead, features::quiet, features::rival, features::usable}) {
                CHECK(timesIn(block, own) == 1);
            }
            CHECK(timesIn(features::curses, own) == (options.curse ? 1 : 0));
            CHECK(timesIn(features::matches, own) == (options.curse ? 1 : 0));
            CHECK(timesIn(features::fireHand, own) == (options.fireDie ? held : 0));
            const int ofVariants = (options.curse ? 2 : 0) + (options.fireDie ? held : 0);
            CHECK(static_cast<int>(own.size()) == held + drawn + situation.spots + 5 + ofVariants);
        }
    }
}

TEST_CASE("nothing lies beside the top of the highest pyramid") {
    const auto tile = [](const char* code) { return *TileSet::standard().tile(code); };
    Position tower;
    tower.pyramid = {{tile("r60"), cell(0, 6)}, {tile("b60"), cell(0, 7)}, {tile("r40"), cell(1, 5)},
                     {tile("r20"), cell(2, 4)}, {tile("r10"), cell(3, 3)}, {tile("r7"), cell(4, 2)},
                     {tile("r5"), cell(5, 1)},  {tile("r4"), cell(6, 0)},  {tile("r3"), cell(6, 1)}};
    tower.hands = {tile("r1") | TileMask{tile("r2")}, tile("b1")};
    tower.piles = {{}, {}};
    tower.turns = {1, 0};
    tower.removed = TileMask::all() - tower.hands[0] - tower.hands[1];
    for (const PlacedTile& placed : tower.pyramid) {
        tower.removed -= placed.tile;
    }
    REQUIRE_FALSE(faultOf({}, tower));
    const policy::Outlook outlook{setUp({}, tower)};
    int tops = 0;
    for (int k = 0; k < outlook.spots; ++k) {
        const auto& spot = outlook.open[static_cast<std::size_t>(k)];
        if (spot.row == 7) {
            ++tops;
            CHECK(spot.left == Tile::None);
            CHECK(spot.right == Tile::None);
            CHECK(spot.drop.sides[0].neighbour == Tile::None);
            CHECK(spot.drop.sides[1].neighbour == Tile::None);
        }
    }
    CHECK(tops == 1);
}

TEST_CASE("the policy knows what the next player can place quietly after a quiet placement") {
    Random random{44};
    int checked = 0;
    for (int i = 0; i < 600; ++i) {
        const State state = toPlace({i % 2 == 0, i % 3 == 0}, 2 + i % 5, i % 40, random);
        const policy::Outlook outlook{state};
        const auto choices = options(state);
        for (const Choice& choice : choices) {
            const auto& placement = *choice.as<Placement>();
            int where = 0;
            while (FlamingSearch{Evaluation{}}.choice(state, {static_cast<std::uint8_t>(placement.tile),
                                                              static_cast<std::uint8_t>(where)}) != choice) {
                ++where;
            }
            std::vector<int> seen;
            policy::forPlacement(*state.tiles, outlook, placement.tile, where,
                                 [&](int feature) { seen.push_back(feature); });
            CHECK(std::all_of(seen.begin(), seen.end(),
                              [](int feature) { return feature >= 0 && feature < policy::count; }));
            const auto& spot = outlook.open[static_cast<std::size_t>(where)];
            if (!TileMask{spot.quiet}.contains(placement.tile) || TileMask{spot.cursed}.contains(placement.tile) ||
                !fireIsFar(state)) {
                continue;
            }
            State after = state;
            apply(after, choice);
            if (after.phase != PromptKind::Place) {
                continue;
            }
            const TileMask rival = after.hands[static_cast<std::size_t>(after.active)];
            const int quiet = std::min(quietPlacements(after, rival), policy::mostAfter);
            const int calm = policy::rivalAfter.size / 2;
            if (rival.size() * 2 >= policy::mostAfter || outlook.forced) { // else the ends of the base count as many
                CHECK(std::count(seen.begin(), seen.end(), policy::rivalAfter.at(calm + quiet)) == 1);
                ++checked;
            }
        }
    }
    CHECK(checked > 100);
}

TEST_CASE("training learns the same with any number of threads, and more than nothing") {
    TrainingSettings settings = small();
    TrainingProgress last;
    const auto tell = [&last](const TrainingProgress& progress) { last = progress; };
    const std::string text = train(settings, tell, {});
    const auto learned = readLearned(text);
    REQUIRE(learned);
    CHECK(learned->network.outputs[0] >= Network::one); // the linear unit counts as it is; more if it weighs less
    CHECK(text.find("# ashlar-cli train --players 2 --games 20 --generations 1 --simulations 150 --seed 1\n") !=
          std::string::npos);
    CHECK(last.games == 20);
    CHECK(last.positions > 500);
    CHECK(last.error > 0);
    CHECK(last.error < 0.03); // 0.04 if it had learned nothing
    CHECK(last.policyRight > 0.25);
    settings.threads = 3;
    CHECK(train(settings, tell, {}) == text);
    settings.seed = 2;
    CHECK(train(settings, tell, {}) != text);
}

TEST_CASE("what goes wrong in training, in any thread, is told to who asked for it") {
    TrainingSettings settings = small();
    for (const int threads : {1, 3}) {
        settings.threads = threads;
        CHECK_THROWS_AS(train(settings, [](const auto&) { throw std::runtime_error("full"); }, {}), std::runtime_error);
    }
}

TEST_CASE("training that is stopped has learned nothing") {
    std::stop_source stop;
    const auto tell = [&stop](const TrainingProgress& progress) {
        if (progress.games == 3) {
            stop.request_stop();
        }
    };
    CHECK(train(small(), tell, stop.get_token()).empty());
}
