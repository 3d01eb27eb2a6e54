#include "ashlar/ai/training.h"

#include "learned.h"
#include "search_bot.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <exception>
#include <mutex>
#include <numeric>
#include <optional>
#include <stdexcept>
#include <thread>
#include <vector>

namespace ashlar::ai {
namespace {

using flaming::PromptKind;
using flaming::State;

/// Positions as their features, with what the search found out about them.
class Lessons {
public:
    struct Lesson {
        std::size_t seats;      ///< where the features of seat 0 begin
        std::size_t placements; ///< where those of the first placement begin
        std::size_t end;
        Values values;  ///< what each seat may expect
        float handMade; ///< the same of the seat to place by the evaluation made by hand
        std::uint8_t seat;
    };

    /// @pre someone is to place
    void add(const State& state, const Values& values, float handMade, const std::vector<Finding>& findings) {
        Lesson lesson{begins_.size(), 0, 0, values, handMade, static_cast<std::uint8_t>(state.active)};
        const auto see = [this](int feature) { features_.push_back(static_cast<std::uint16_t>(feature)); };
        const features::Situation situation{state};
        for (int seat = 0; seat < state.seats; ++seat) {
            begin(0);
            features::forPyramid(state, situation, see);
            features::forSeat(state, situation, seat, see);
        }
        lesson.placements = begins_.size();
        const policy::Outlook outlook{state};
        addChoices(findings, [&](Code code, const auto& seen) {
            policy::forPlacement(*state.tiles, outlook, flaming::tileAt(code.what), code.where, seen);
        });
        lesson.end = begins_.size();
        lessons_.push_back(lesson);
    }
    /// @pre somebody is to choose where a tile falls
    void addFall(const State& state, const std::vector<Finding>& findings) {
        Lesson lesson{begins_.size(), begins_.size(), 0, {}, 0, 0};
        const policy::FallOutlook outlook{state};
        addChoices(findings,
                   [&](Code code, const auto& see) { policy::forFall(*state.tiles, outlook, code.where, see); });
        lesson.end = begins_.size();
        falls_.push_back(lesson);
    }
    std::size_t size() const noexcept { return lessons_.size(); }
    const std::vector<Lesson>& falls() const noexcept { return falls_; }
    const Lesson& operator[](std::size_t i) const noexcept { return lessons_[i]; }
    std::span<const std::uint16_t> features(std::size_t i) const noexcept {
        const std::size_t end = i + 1 < begins_.size() ? begins_[i + 1] : features_.size();
        return std::span{features_}.subspan(begins_[i], end - begins_[i]);
    }
    /// How often the search tried a placement or a fall, from 0 to 1.
    float share(std::size_t i) const noexcept { return shares_[i]; }

private:
    /// Adds the choices that were found out about, with forChoice(code, see) for the features of each.
    template <class ForChoice>
    void addChoices(const std::vector<Finding>& findings, const ForChoice& forChoice) {
        const float visits = std::accumulate(findings.begin(), findings.end(), 0.0F, [](float sum, const Finding& one) {
            return sum + static_cast<float>(one.visits);
        });
        const auto see = [this](int feature) { features_.push_back(static_cast<std::uint16_t>(feature)); };
        for (const Finding& one : findings) {
            begin(static_cast<float>(one.visits) / std::max(visits, 1.0F));
            forChoice(one.code, see);
        }
    }
    void begin(float share) {
        begins_.push_back(static_cast<std::uint32_t>(features_.size()));
        shares_.push_back(share);
    }

    std::vector<Lesson> lessons_;
    std::vector<Lesson> falls_;
    std::vector<std::uint32_t> begins_;
    std::vector<float> shares_;
    std::vector<std::uint16_t> features_;
};

/// A weight that learns by gradients, in steps that shrink with all that went before (AdaGrad).
struct Weight {
    float value = 0;
    float squares = 1e-3F;

    void step(float gradient, float rate) noexcept {
        squares += gradient * gradient;
        value -= rate * gradient / std::sqrt(squares);
    }
};

/// Learns which placements, and which ways to fall, the search tried most.
class PolicyLearner {
public:
    /// Whether what looks best is what the search tried most: 1 or 0, or the chance if others look as good.
    double right(const Lessons& lessons, const Lessons::Lesson& lesson) {
        look(lessons, lesson);
        std::size_t most = 0;
        for (std::size_t i = 1; i < likely_.size(); ++i) {
            const bool more = lessons.share(lesson.placements + i) > lessons.share(lesson.placements + most);
            most = more ? i : most;
        }
        const float best = *std::max_element(likely_.begin(), likely_.end());
        return likely_[most] == best ? 1.0 / static_cast<double>(std::count(likely_.begin(), likely_.end(), best)) : 0;
    }

    void learn(const Lessons& lessons, const Lessons::Lesson& lesson, float rate) {
        look(lessons, lesson);
        const float most = *std::max_element(likely_.begin(), likely_.end());
        float total = 0;
        for (float& likely : likely_) {
            total += likely = std::exp(likely - most);
        }
        for (std::size_t i = 0; i < likely_.size(); ++i) {
            const float error = likely_[i] / total - lessons.share(lesson.placements + i);
            for (const std::uint16_t feature : lessons.features(lesson.placements + i)) {
                weights_[feature].step(error, rate);
            }
        }
    }

    Policy policy() const {
        Policy result;
        std::transform(weights_.begin(), weights_.end(), result.weights.begin(),
                       [](const Weight& weight) { return whole(weight.value, Policy::one); });
        return result;
    }

private:
    void look(const Lessons& lessons, const Lessons::Lesson& lesson) {
        const std::size_t count = lesson.end - lesson.placements;
        likely_.resize(count);
        for (std::size_t i = 0; i < count; ++i) {
            likely_[i] = 0;
            for (const std::uint16_t feature : lessons.features(lesson.placements + i)) {
                likely_[i] += weights_[feature].value;
            }
        }
    }

    std::vector<Weight> weights_ = std::vector<Weight>(static_cast<std::size_t>(policy::count));
    std::vector<float> likely_;
};

/// Learns what the seats may expect.
class NetworkLearner {
public:
    NetworkLearner(int seats, Random& random) : seats_{static_cast<std::size_t>(seats)} {
        const auto anything = [&random] { return static_cast<float>(random.below(2'000'001)) / 1e6F - 1; };
        for (Row& row : weights_) {
            std::generate(row.begin(), row.end(), [&] { return Weight{0.1F * anything()}; });
        }
        std::generate(outputs_.begin(), outputs_.end(), [&] { return Weight{0.5F * anything()}; });
        outputs_[0].value = 1;
    }

    /// What the seat to place may expect.
    float predict(const Lessons& lessons, const Lessons::Lesson& lesson) {
        float most = -1000;
        for (std::size_t seat = 0; seat < seats_; ++seat) {
            auto& sums = sums_[seat];
            sums.fill(0);
            for (const std::uint16_t feature : lessons.features(lesson.seats + seat)) {
                for (std::size_t unit = 0; unit < sums.size(); ++unit) {
                    sums[unit] += weights_[feature][unit].value;
                }
            }
            float score = outputs_[0].value * sums[0];
            for (std::size_t unit = 1; unit < sums.size(); ++unit) {
                score += outputs_[unit].value * std::max(sums[unit], 0.0F);
            }
            shares_[seat] = score;
            most = std::max(most, score);
        }
        float total = 0;
        for (std::size_t seat = 0; seat < seats_; ++seat) {
            total += shares_[seat] = std::exp(shares_[seat] - most);
        }
        for (std::size_t seat = 0; seat < seats_; ++seat) {
            shares_[seat] /= total;
        }
        return shares_[lesson.seat];
    }

    void learn(const Lessons& lessons, const Lessons::Lesson& lesson, float rate) {
        predict(lessons, lesson);
        for (std::size_t seat = 0; seat < seats_; ++seat) {
            const float blame = shares_[seat] - lesson.values[seat]; // the gradient of the cross entropy
            std::array<float, Network::units> gradients{};
            for (std::size_t unit = 0; unit < gradients.size(); ++unit) {
                const float sum = sums_[seat][unit];
                if (unit == 0 || sum > 0) {
                    gradients[unit] = blame * outputs_[unit].value;
                }
                if (unit > 0 && sum > 0) {
                    outputs_[unit].step(blame * sum, rate);
                }
            }
            for (const std::uint16_t feature : lessons.features(lesson.seats + seat)) {
                for (std::size_t unit = 0; unit < gradients.size(); ++unit) {
                    weights_[feature][unit].step(gradients[unit], rate);
                }
            }
        }
    }

    Network network() const {
        const auto real = [](const Row& row, const auto& valueOf) {
            RealRow result;
            std::transform(row.begin(), row.end(), result.begin(), valueOf);
            return result;
        };
        const auto value = [](const Weight& weight) { return weight.value; };
        const auto learned = [](const Weight& weight) { // one never seen says nothing
            return weight.squares == Weight{}.squares ? 0 : weight.value;
        };
        std::vector<RealRow> weights(weights_.size());
        std::transform(weights_.begin(), weights_.end(), weights.begin(),
                       [&](const Row& row) { return real(row, learned); });
        return inWholeNumbers(weights, real(outputs_, value)); // the first output is given, not learned
    }

private:
    using Row = std::array<Weight, Network::units>;

    std::size_t seats_;
    std::vector<Row> weights_ = std::vector<Row>(static_cast<std::size_t>(features::count));
    Row outputs_;
    std::array<std::array<float, Network::units>, flaming::maxSeats> sums_{};
    std::array<float, flaming::maxSeats> shares_{};
};

/// Plays one game of the search against itself and keeps what it looked at well enough.
class SelfPlay {
public:
    SelfPlay(const TrainingSettings& settings, const Learned* learned)
        : settings_{settings}, game_{Evaluation{}, learned, trustIn(settings.seats, settings.variants)},
          tree_{searchSettings(settings)} {}

    Lessons play(Random random) {
        Lessons lessons;
        const auto dealt = flaming::shuffledDeal(random);
        flaming::GameOptions options;
        const std::uint32_t variants = settings_.variants ? 1 + random.below(3) : 0; // at least one of the two
        options.curse = (variants & 1U) != 0;
        options.fireDie = (variants & 2U) != 0;
        State state = flaming::deal(options, settings_.seats,
                                    static_cast<int>(random.below(static_cast<std::uint32_t>(settings_.seats))), dealt);
        for (auto asked = flaming::prompt(state); asked.kind != PromptKind::Over; asked = flaming::prompt(state)) {
            flaming::apply(state, choose(state, random, lessons));
        }
        return lessons;
    }

private:
    static constexpr std::uint32_t whims = 12; ///< one choice in so many is any, so that all sorts of positions come up

    /// Simulations below a position: with more of them before each choice, more is found out about as many positions.
    std::uint32_t wellEnough() const noexcept {
        return static_cast<std::uint32_t>(std::clamp<std::uint64_t>(settings_.simulations / 20, 80, 1'000'000));
    }

    static constexpr std::uint32_t oneIn = 4; ///< of the positions; those of one tree are much alike

    static SearchSettings searchSettings(const TrainingSettings& settings) {
        SearchSettings result;
        result.exploration = trustIn(settings.seats, settings.variants).exploration;
        result.maxSlots = 1U << 20U;
        result.keepsShares = true;
        return result;
    }

    flaming::Choice choose(const State& state, Random& random, Lessons& lessons) {
        const auto choices = flaming::options(state);
        if (flaming::prompt(state).kind == PromptKind::Die) {
            return flaming::faceOfSide(static_cast<int>(random.below(6)));
        }
        if (choices.size() == 1) {
            return choices[0];
        }
        State open = state;
        open.seen = flaming::TileMask::all();
        tree_.plant(game_, FlamingSampler{flaming::view(open, flaming::prompt(state).player)}, random.next());
        simulate(tree_, static_cast<int>(settings_.simulations));
        tree_.explore(wellEnough(), [&](const State& position, int seat, const Values& values, const auto& findings) {
            if (random.below(oneIn) != 0) {
                return;
            }
            if (position.phase == PromptKind::Fall) {
                lessons.addFall(position, findings);
            } else if (position.phase == PromptKind::Place) {
                lessons.add(position, values, handMade_.evaluate(position)[static_cast<std::size_t>(seat)], findings);
            }
        });
        if (random.below(whims) == 0) {
            return choices[random.below(static_cast<std::uint32_t>(choices.size()))];
        }
        return game_.choice(state, bestOf(tree_.findings()).code);
    }

    TrainingSettings settings_;
    FlamingSearch game_;
    FlamingSearch handMade_{Evaluation{}};
    SearchTree<FlamingSearch> tree_;
};

/// The seeds of the games of a generation do not depend on who plays them.
std::uint64_t seedOf(const TrainingSettings& settings, int generation, int game) {
    Random random{settings.seed};
    random = Random{random.next() + static_cast<std::uint64_t>(generation)};
    return random.next() + static_cast<std::uint64_t>(game);
}

struct Place {
    std::size_t game;
    std::size_t lesson;
};

constexpr int keptApart = 20; ///< one game in so many is not learned from

/// Goes through all lessons several times, in steps that become smaller.
Learned learn(const std::vector<Lessons>& games, int seats, Random random, TrainingProgress& progress) {
    std::vector<Place> learned;
    std::vector<Place> apart;
    std::vector<Place> falls;
    std::vector<Place> fallsApart;
    for (std::size_t game = 0; game < games.size(); ++game) {
        for (std::size_t lesson = 0; lesson < games[game].size(); ++lesson) {
            (game % keptApart == 0 ? apart : learned).push_back({game, lesson});
        }
        for (std::size_t fall = 0; fall < games[game].falls().size(); ++fall) {
            (game % keptApart == 0 ? fallsApart : falls).push_back({game, fall});
        }
    }
    NetworkLearner learner{seats, random};
    PolicyLearner policy;
    for (const float rate : {0.05F, 0.025F, 0.025F, 0.0075F}) {
        shuffle(learned, random);
        for (const Place& place : learned) {
            const Lessons& lessons = games[place.game];
            learner.learn(lessons, lessons[place.lesson], rate);
            policy.learn(lessons, lessons[place.lesson], rate);
        }
        shuffle(falls, random);
        for (const Place& place : falls) {
            policy.learn(games[place.game], games[place.game].falls()[place.lesson], rate);
        }
    }
    progress.error = progress.handMadeError = progress.policyRight = progress.fallsRight = 0;
    for (const Place& place : fallsApart) {
        const double right = policy.right(games[place.game], games[place.game].falls()[place.lesson]);
        progress.fallsRight += right / static_cast<double>(fallsApart.size());
    }
    for (const Place& place : apart) {
        const Lessons::Lesson& lesson = games[place.game][place.lesson];
        const double error = learner.predict(games[place.game], lesson) - lesson.values[lesson.seat];
        const double handMade = lesson.handMade - lesson.values[lesson.seat];
        progress.error += error * error / static_cast<double>(apart.size());
        progress.handMadeError += handMade * handMade / static_cast<double>(apart.size());
        progress.policyRight += policy.right(games[place.game], lesson) / static_cast<double>(apart.size());
    }
    return {learner.network(), policy.policy()};
}

} // namespace

std::string train(const TrainingSettings& settings, const std::function<void(const TrainingProgress&)>& tell,
                  std::stop_token stop) {
    std::optional<Learned> learned;
    for (int generation = 1; generation <= settings.generations; ++generation) {
        TrainingProgress progress;
        progress.generation = generation;
        std::vector<Lessons> games(static_cast<std::size_t>(settings.games));
        std::atomic<int> next = 0;
        std::mutex telling;
        std::exception_ptr fault; // a thread that throws would end the program
        const auto work = [&]() noexcept {
            try {
                SelfPlay player{settings, learned ? &*learned : nullptr};
                for (int game = next++; game < settings.games && !stop.stop_requested(); game = next++) {
                    Lessons lessons = player.play(Random{seedOf(settings, generation, game)});
                    const std::scoped_lock lock{telling};
                    progress.positions += lessons.size();
                    ++progress.games;
                    games[static_cast<std::size_t>(game)] = std::move(lessons);
                    tell(progress);
                }
            } catch (...) {
                next = settings.games; // the others end with their games
                const std::scoped_lock lock{telling};
                fault = std::current_exception();
            }
        };
        {
            std::vector<std::jthread> helpers;
            for (int i = 1; i < settings.threads; ++i) {
                helpers.emplace_back(work);
            }
            work();
        }
        if (fault) {
            std::rethrow_exception(fault);
        }
        if (stop.stop_requested()) {
            return {};
        }
        learned = learn(games, settings.seats, Random{settings.seed}, progress);
        if (!hasRoom(learned->network)) {
            throw std::range_error("The weights learned are too large for the sums of the network.");
        }
        progress.learned = true;
        tell(progress);
    }
    return writeLearned(*learned,
                        "ashlar-cli train --players " + std::to_string(settings.seats) +
                            (settings.variants ? " --variants" : "") + " --games " + std::to_string(settings.games) +
                            " --generations " + std::to_string(settings.generations) + " --simulations " +
                            std::to_string(settings.simulations) + " --seed " + std::to_string(settings.seed));
}

} // namespace ashlar::ai
