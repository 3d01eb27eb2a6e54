#include "app/analysis/game_analysis.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <exception>
#include <sys/resource.h>
#include <system_error>
#include <utility>

namespace ashlar::app {

namespace {

constexpr std::chrono::milliseconds betweenLooks{40};
constexpr int politeness = 10; // the window goes before

/// Half of the machine: the window and whoever plays on need the other one.
int jobs() {
    return std::clamp(static_cast<int>(std::thread::hardware_concurrency()) / 2, 1, 8);
}

} // namespace

std::uint64_t simulationsOf(Depth depth) {
    constexpr std::array<std::uint64_t, 3> simulations{3'000, 30'000, 300'000};
    return simulations[static_cast<std::size_t>(depth)];
}

bool mayBeAnalysed(const Session& session) {
    return session.isOpen() && session.line().size() > 1;
}

GameAnalysis::GameAnalysis(QObject* parent) : QObject(parent) {
    collectTimer_.setSingleShot(true);
    collectTimer_.setInterval(betweenLooks);
    connect(&collectTimer_, &QTimer::timeout, this, [this] {
        collect(*box_);
        emit changed();
    });
}

GameAnalysis::~GameAnalysis() {
    stopWorker();
}

void GameAnalysis::forget() {
    stopWorker();
    known_.clear();
    game_ = {};
    states_.clear();
    line_.clear();
    verdicts_.clear();
    analysis_ = {};
    wanted_ = 0;
    emit changed();
}

void GameAnalysis::take(const Session& session, Depth depth) {
    setLine(session, depth);
    emit changed();
}

void GameAnalysis::analyse(const Session& session, Depth depth) {
    setLine(session, depth);
    startWorker();
    emit changed();
}

void GameAnalysis::setLine(const Session& session, Depth depth) {
    stopWorker();
    depth_ = depth;
    const record::Timeline& timeline = session.timeline();
    line_ = session.line();
    game_ = {timeline.state(line_.front()), {}};
    states_.clear();
    verdicts_.clear();
    for (std::size_t i = 1; i < line_.size(); ++i) {
        game_.choices.push_back(*timeline.choice(line_[i]));
        states_.push_back(timeline.state(line_[i - 1]));
        const auto known = known_.find({depth_, line_[i]});
        verdicts_.push_back(known == known_.end() ? std::nullopt : std::optional(known->second));
    }
    wanted_ = ai::putTogether(game_, std::vector<std::optional<ai::Verdict>>(verdicts_.size())).missing();
    analysis_ = ai::putTogether(game_, verdicts_);
}

/// @pre it is stopped
void GameAnalysis::startWorker() {
    judgedBefore_ = judged();
    since_.start();
    if (!isComplete()) {
        ai::AnalysisSettings settings;
        settings.budget.simulations = simulationsOf(depth_);
        settings.jobs = jobs();
        box_ = std::make_shared<Mailbox>();
        const auto work = [this, settings, box = box_, game = game_, known = verdicts_](const std::stop_token& stop) {
            setpriority(PRIO_PROCESS, 0, politeness); // of this thread and those that it starts, as Linux has it
            const auto sink = [this, &box](std::size_t ply, const ai::Verdict& verdict) {
                const std::scoped_lock lock(box->mutex);
                box->found.push_back({ply, verdict});
                if (!std::exchange(box->announced, true)) {
                    QMetaObject::invokeMethod(
                        this, [this, box] { box == box_ ? collectTimer_.start() : void(); }, Qt::QueuedConnection);
                }
            };
            try {
                ai::analyse(game, settings, stop, sink, [&known](std::size_t ply) { return known[ply].has_value(); });
            } catch (const std::exception& error) {
                qWarning("The analysis failed: %s", error.what());
            }
            QMetaObject::invokeMethod(
                this, [this, box] { finish(box); }, Qt::QueuedConnection);
        };
        try {
            worker_ = std::jthread(work);
        } catch (const std::system_error& error) {
            qWarning("The analysis cannot begin: %s", error.what());
        }
    }
}

void GameAnalysis::cancel() {
    if (isRunning()) {
        stopWorker();
        emit changed();
    }
}

/// It ends within milliseconds; what it found last is taken.
void GameAnalysis::stopWorker() {
    if (worker_.joinable()) {
        worker_.request_stop();
        worker_.join();
        collectTimer_.stop();
        collect(*std::exchange(box_, nullptr));
    }
}

void GameAnalysis::collect(Mailbox& box) {
    const std::scoped_lock lock(box.mutex);
    box.announced = false;
    for (const Found& one : box.found) {
        known_.insert_or_assign({depth_, line_[one.ply + 1]}, one.verdict);
        verdicts_[one.ply] = one.verdict;
    }
    box.found.clear();
    analysis_ = ai::putTogether(game_, verdicts_);
}

void GameAnalysis::finish(const std::shared_ptr<Mailbox>& box) {
    if (box == box_) { // else it was stopped before
        stopWorker();
        emit changed();
    }
}

std::optional<int> GameAnalysis::secondsLeft() const {
    const std::size_t done = judged() - judgedBefore_;
    if (!isRunning() || done < 2) {
        return std::nullopt;
    }
    const double each = static_cast<double>(since_.elapsed()) / 1000 / static_cast<double>(done);
    return static_cast<int>(std::lround(each * static_cast<double>(analysis_.missing())));
}

Move GameAnalysis::move(std::size_t ply, const flaming::Choice& choice) const {
    const flaming::State& before = states_[ply];
    Move move{choice, flaming::prompt(before).player, before.active, {}, before};
    flaming::apply(move.after, choice, move.events);
    return move;
}

Move GameAnalysis::played(std::size_t ply) const {
    return move(ply, game_.choices[ply]);
}

std::optional<Move> GameAnalysis::better(std::size_t ply) const {
    const std::optional<ai::Verdict>& verdict = analysis_.choices[ply].verdict;
    return verdict && verdict->quality > ai::Quality::Good ? std::optional(move(ply, verdict->best.choice))
                                                           : std::nullopt;
}

std::vector<std::size_t> GameAnalysis::turns() const {
    std::vector<std::size_t> turns;
    for (const ai::AnalysedChoice& choice : analysis_.choices) {
        if (choice.turn != ai::Turn::None) {
            turns.push_back(choice.ply);
        }
    }
    return turns;
}

} // namespace ashlar::app
