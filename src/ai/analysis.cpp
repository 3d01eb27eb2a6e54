#include "ashlar/ai/analysis.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cmath>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <tuple>
#include <utility>

namespace ashlar::ai {

using namespace flaming;

namespace {

auto tied(const Appraisal& one) noexcept {
    return std::tie(one.choice, one.chance, one.simulations, one.certain);
}

std::optional<Values> resultOf(const State& state) noexcept {
    const unsigned won = winners(state);
    if (won == 0) {
        return std::nullopt;
    }
    Values result{};
    for (std::size_t seat = 0; seat < result.size(); ++seat) {
        result[seat] = (won >> seat & 1U) != 0 ? 1.0F / static_cast<float>(std::popcount(won)) : 0.0F;
    }
    return result;
}

std::size_t leaderOf(const Values& chances) noexcept {
    return static_cast<std::size_t>(std::max_element(chances.begin(), chances.end()) - chances.begin());
}

bool isOf(const AnalysedChoice& choice, std::size_t seat) noexcept {
    return static_cast<std::size_t>(choice.seat) == seat;
}

/// What one seat thought of the chances, at every point.
std::vector<Values> opinionOf(const Analysis& analysis, std::size_t seat) {
    struct Point {
        std::size_t ply;
        Values chances;
    };
    std::vector<Point> known;
    for (const AnalysedChoice& choice : analysis.choices) {
        if (choice.verdict && isOf(choice, seat)) {
            known.push_back({choice.ply, choice.verdict->chances});
        }
    }
    const std::size_t end = analysis.choices.size();
    if (analysis.result && !known.empty()) {
        known.push_back({end, *analysis.result});
    }
    std::vector<Values> opinion;
    std::size_t next = 0; // the first point that is not before the ply
    for (std::size_t ply = 0; ply <= end && !known.empty(); ++ply) {
        while (next < known.size() && known[next].ply < ply) {
            ++next;
        }
        const Point& to = known[std::min(next, known.size() - 1)];
        const Point& from = next == 0 ? to : known[next - 1];
        const float part = to.ply > from.ply && ply < to.ply
                               ? static_cast<float>(ply - from.ply) / static_cast<float>(to.ply - from.ply)
                               : 1.0F;
        Values chances{};
        for (std::size_t i = 0; i < chances.size(); ++i) {
            chances[i] = next == 0 ? to.chances[i] : from.chances[i] + part * (to.chances[i] - from.chances[i]);
        }
        opinion.push_back(chances);
    }
    return opinion;
}

std::vector<Values> curveOf(const Analysis& analysis) {
    std::vector<Values> curve;
    float opinions = 0;
    for (std::size_t seat = 0; seat < analysis.seats.size(); ++seat) {
        const std::vector<Values> opinion = opinionOf(analysis, seat);
        if (opinion.empty()) {
            continue;
        }
        curve.resize(opinion.size());
        opinions += 1;
        for (std::size_t ply = 0; ply < curve.size(); ++ply) {
            std::transform(opinion[ply].begin(), opinion[ply].end(), curve[ply].begin(), curve[ply].begin(),
                           [opinions](float one, float mean) { return mean + (one - mean) / opinions; });
        }
    }
    return curve;
}

/// What a seat gained by another one's loss: the others share it.
float giftTo(std::size_t seat, const AnalysedChoice& by) noexcept {
    const Values& chances = by.verdict->chances;
    const float others = 1 - chances[static_cast<std::size_t>(by.seat)];
    return others > 0 ? by.verdict->loss * chances[seat] / others : 0;
}

/// The luck of each choice of a seat, or of the die that it called.
void tellLuck(Analysis& analysis, std::size_t seat) {
    AnalysedChoice* place = nullptr; // who is told
    float expected = 0;
    bool known = false;
    const auto tell = [&](float chance) {
        if (place != nullptr && known) {
            place->luck = chance - expected;
        }
    };
    for (AnalysedChoice& choice : analysis.choices) {
        if (choice.kind == PromptKind::Die) {
            place = place != nullptr && isOf(choice, seat) ? &choice : place;
        } else if (isOf(choice, seat)) {
            if (choice.verdict) {
                tell(choice.verdict->chances[seat]);
            }
            place = &choice;
            known = choice.verdict.has_value();
            expected = known ? choice.verdict->chance : 0;
        } else if (choice.verdict) {
            expected =
                std::min(expected + giftTo(seat, choice), 1.0F); // several gifts may be more than there is to win
        } else {
            known = false;
        }
    }
    if (analysis.result) {
        tell((*analysis.result)[seat]);
    }
}

Turn turnOf(const AnalysedChoice& choice) noexcept {
    if (choice.verdict) {
        return choice.verdict->loss >= mistake ? Turn::Mistake : Turn::None;
    }
    return choice.kind == PromptKind::Die && std::abs(choice.luck) >= greatLuck ? Turn::Luck : Turn::None;
}

/// The choice that gave the only winner the lead for good, if it was ever somebody else's.
std::optional<std::size_t> leadTaken(const Analysis& analysis) noexcept {
    if (!analysis.result || analysis.missing() > 0) {
        return std::nullopt;
    }
    const std::size_t winner = leaderOf(*analysis.result);
    if ((*analysis.result)[winner] < 1) {
        return std::nullopt;
    }
    for (std::size_t ply = analysis.choices.size(); ply-- > 0;) {
        if (leaderOf(analysis.curve[ply]) != winner) {
            return ply;
        }
    }
    return std::nullopt;
}

void sumUp(Analysis& analysis) {
    for (const AnalysedChoice& choice : analysis.choices) {
        analysis.seats[static_cast<std::size_t>(choice.seat)].luck += choice.luck;
        if (!choice.verdict || choice.verdict->quality == Quality::Forced) {
            continue;
        }
        SeatSummary& seat = analysis.seats[static_cast<std::size_t>(choice.seat)];
        ++seat.choices;
        seat.meanLoss += choice.verdict->loss;
        seat.inaccuracies += choice.verdict->quality == Quality::Inaccurate ? 1 : 0;
        seat.mistakes += choice.verdict->quality == Quality::Mistake ? 1 : 0;
        seat.blunders += choice.verdict->quality == Quality::Blunder ? 1 : 0;
    }
    for (SeatSummary& seat : analysis.seats) {
        seat.meanLoss /= static_cast<float>(std::max(1, seat.choices));
    }
}

/// A seed of its own for each choice, so that no verdict depends on which were found before it.
std::uint64_t seedOf(std::uint64_t seed, std::size_t ply) noexcept {
    return Random{seed ^ Random{ply}.next()}.next();
}

/// Judges the choices of one game, several at a time.
class Jury {
public:
    Jury(const GameLine& game, const AnalysisSettings& settings, const VerdictSink& sink)
        : game_{game}, settings_{settings}, sink_{sink} {}

    /// Who chose sees it as it was then.
    void call(std::size_t ply, const SeatView& view) { cases_.push_back({ply, view}); }

    void judgeAll(std::stop_token stop) {
        const std::stop_callback forward(stop, [this] { stop_.request_stop(); });
        {
            std::vector<std::jthread> others;
            for (int i = 1; i < settings_.jobs && static_cast<std::size_t>(i) < cases_.size(); ++i) {
                others.emplace_back([this] { work(); });
            }
            work();
        }
        if (fault_) {
            std::rethrow_exception(fault_);
        }
    }

private:
    struct Case {
        std::size_t ply;
        SeatView view;
    };

    void work() noexcept {
        try {
            for (std::size_t i = next_++; i < cases_.size() && !stop_.stop_requested(); i = next_++) {
                const Case& one = cases_[i];
                const auto verdict = judge(one.view, game_.choices[one.ply], settings_.budget,
                                           seedOf(settings_.seed, one.ply), stop_.get_token());
                if (verdict) {
                    const std::scoped_lock lock(mutex_);
                    sink_(one.ply, *verdict);
                }
            }
        } catch (...) {
            stop_.request_stop();
            const std::scoped_lock lock(mutex_);
            fault_ = std::current_exception();
        }
    }

    const GameLine& game_;
    const AnalysisSettings& settings_;
    const VerdictSink& sink_;
    std::vector<Case> cases_;
    std::atomic<std::size_t> next_ = 0;
    std::stop_source stop_;
    std::mutex mutex_;
    std::exception_ptr fault_;
};

} // namespace

Quality qualityOf(float loss) noexcept {
    return loss < bestMargin   ? Quality::Best
           : loss < inaccuracy ? Quality::Good
           : loss < mistake    ? Quality::Inaccurate
           : loss < blunder    ? Quality::Mistake
                               : Quality::Blunder;
}

bool operator==(const Verdict& a, const Verdict& b) noexcept {
    return tied(a.best) == tied(b.best) &&
           std::tie(a.chances, a.played, a.chance, a.loss, a.quality, a.simulations, a.certain) ==
               std::tie(b.chances, b.played, b.chance, b.loss, b.quality, b.simulations, b.certain);
}

std::optional<Verdict> judge(const SeatView& view, const Choice& played, const Budget& budget, std::uint64_t seed,
                             std::stop_token stop) {
    const Advice advice = Adviser{seed}.advise(view, budget, stop);
    const auto found = std::find_if(advice.choices.begin(), advice.choices.end(),
                                    [&](const Appraisal& one) { return one.choice == played; });
    if (stop.stop_requested() || found == advice.choices.end()) {
        return std::nullopt;
    }
    const Appraisal& best = advice.choices.front();
    const bool looked = found->simulations > 0 || found->certain;
    const float expected = looked ? found->chance : best.chance; // what was not looked at is not blamed
    Verdict verdict{advice.chances, played, expected, best, std::max(0.0F, best.chance - expected)};
    verdict.quality = advice.choices.size() == 1 ? Quality::Forced : qualityOf(verdict.loss);
    verdict.simulations = found->simulations;
    verdict.certain = found->certain;
    if (verdict.quality <= Quality::Best) {
        verdict.best = *found;
    }
    return verdict;
}

std::size_t Analysis::missing() const noexcept {
    return static_cast<std::size_t>(std::count_if(choices.begin(), choices.end(), [](const AnalysedChoice& choice) {
        return choice.kind != PromptKind::Die && !choice.verdict;
    }));
}

Analysis putTogether(const GameLine& game, const std::vector<std::optional<Verdict>>& verdicts) {
    Analysis analysis;
    State state = game.start;
    for (std::size_t ply = 0; ply < game.choices.size(); ++ply) {
        const Prompt asked = prompt(state);
        AnalysedChoice choice{ply, asked.player, asked.kind, game.choices[ply], {}};
        if (asked.kind != PromptKind::Die) {
            choice.verdict = verdicts[ply];
        }
        analysis.choices.push_back(choice);
        apply(state, game.choices[ply]);
    }
    analysis.result = resultOf(state);
    analysis.seats.resize(static_cast<std::size_t>(game.start.seats));
    analysis.curve = curveOf(analysis);
    for (std::size_t seat = 0; seat < analysis.seats.size(); ++seat) {
        tellLuck(analysis, seat);
    }
    for (AnalysedChoice& choice : analysis.choices) {
        choice.turn = turnOf(choice);
    }
    if (const auto ply = leadTaken(analysis); ply && analysis.choices[*ply].turn == Turn::None) {
        analysis.choices[*ply].turn = Turn::LeadTaken;
    }
    sumUp(analysis);
    return analysis;
}

void analyse(const GameLine& game, const AnalysisSettings& settings, std::stop_token stop, const VerdictSink& sink,
             const std::function<bool(std::size_t)>& skip) {
    Jury jury{game, settings, sink};
    State state = game.start;
    for (std::size_t ply = 0; ply < game.choices.size(); ++ply) {
        const Prompt asked = prompt(state);
        if (asked.kind != PromptKind::Die && !(skip && skip(ply))) {
            jury.call(ply, view(state, asked.player));
        }
        apply(state, game.choices[ply]);
    }
    jury.judgeAll(std::move(stop));
}

} // namespace ashlar::ai
