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

/// The chances once the seat has `chance`: the others share the rest as before.
Values with(float chance, std::size_t seat, Values chances) noexcept {
    const float rest = 1 - chances[seat];
    for (std::size_t other = 0; other < chances.size(); ++other) {
        if (other != seat && rest > 0) {
            chances[other] *= (1 - chance) / rest;
        }
    }
    chances[seat] = chance;
    return chances;
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

/// The luck after each verdict, on the die if it rolled.
void tellLuck(Analysis& analysis) {
    for (std::size_t ply = 0; ply < analysis.choices.size(); ++ply) {
        const AnalysedChoice& choice = analysis.choices[ply];
        if (!choice.verdict) {
            continue;
        }
        const auto next = analysis.chancesAt(ply + 1);
        if (!next) {
            continue;
        }
        std::size_t place = ply;
        while (place + 1 < analysis.choices.size() && analysis.choices[place + 1].kind == PromptKind::Die) {
            ++place;
        }
        const Values expected =
            with(choice.verdict->chance, static_cast<std::size_t>(choice.seat), choice.verdict->chances);
        std::transform(next->begin(), next->end(), expected.begin(), analysis.choices[place].luck.begin(),
                       std::minus<>{});
    }
}

Turn turnOf(const AnalysedChoice& choice) noexcept {
    if (choice.verdict) {
        return choice.verdict->loss >= mistake ? Turn::Mistake : Turn::None;
    }
    const bool great =
        choice.kind == PromptKind::Die &&
        std::any_of(choice.luck.begin(), choice.luck.end(), [](float luck) { return std::abs(luck) >= greatLuck; });
    return great ? Turn::Luck : Turn::None;
}

/// Where the only winner took the lead for good, if it was ever somebody else's.
std::optional<std::size_t> leadTaken(const Analysis& analysis) noexcept {
    if (!analysis.result || analysis.missing() > 0) {
        return std::nullopt;
    }
    const std::size_t winner = leaderOf(*analysis.result);
    if ((*analysis.result)[winner] < 1) {
        return std::nullopt;
    }
    for (std::size_t ply = analysis.choices.size(); ply-- > 0;) {
        const AnalysedChoice& choice = analysis.choices[ply];
        if (!choice.verdict || leaderOf(choice.verdict->chances) == winner) {
            continue;
        }
        const Values expected =
            with(choice.verdict->chance, static_cast<std::size_t>(choice.seat), choice.verdict->chances);
        const bool die = ply + 1 < analysis.choices.size() && analysis.choices[ply + 1].kind == PromptKind::Die;
        return die && leaderOf(expected) != winner ? ply + 1 : ply;
    }
    return std::nullopt;
}

void sumUp(Analysis& analysis) {
    for (const AnalysedChoice& choice : analysis.choices) {
        for (std::size_t seat = 0; seat < analysis.seats.size(); ++seat) {
            analysis.seats[seat].luck += choice.luck[seat];
        }
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
    Verdict verdict{advice.chances, played, found->chance, best, std::max(0.0F, best.chance - found->chance)};
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

std::optional<Values> Analysis::chancesAt(std::size_t ply) const noexcept {
    while (ply < choices.size() && choices[ply].kind == PromptKind::Die) {
        ++ply;
    }
    if (ply >= choices.size()) {
        return result;
    }
    return choices[ply].verdict ? std::optional(choices[ply].verdict->chances) : std::nullopt;
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
    tellLuck(analysis);
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
