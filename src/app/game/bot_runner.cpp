#include "app/game/bot_runner.h"

#include <condition_variable>
#include <exception>
#include <mutex>
#include <stop_token>
#include <system_error>
#include <thread>
#include <utility>

namespace ashlar::app {

namespace {

/// How long a program that ends waits for bots that were asked to stop; after that they end with the process.
constexpr std::chrono::milliseconds farewell{100};

/// The threads that are still running, so that the last runner can give them the time to end.
class RunningThreads {
public:
    void begin() {
        const std::scoped_lock lock(mutex_);
        ++count_;
    }
    void end() {
        {
            const std::scoped_lock lock(mutex_);
            --count_;
        }
        changed_.notify_all();
    }
    void waitForNone(std::chrono::milliseconds time) {
        std::unique_lock lock(mutex_);
        changed_.wait_for(lock, time, [this] { return count_ == 0; });
    }

private:
    std::mutex mutex_;
    std::condition_variable changed_;
    int count_ = 0;
};

/// Never destroyed: a stubborn bot may outlive main().
RunningThreads& runningThreads() {
    static auto* threads = new RunningThreads;
    return *threads;
}

} // namespace

struct BotRunner::Job {
    std::shared_ptr<ai::Bot> bot;
    flaming::SeatView view;
    ai::Budget budget;
    std::stop_source stop;
    std::mutex mutex;
    BotRunner* listener = nullptr; ///< guarded by `mutex`; null once cancelled
};

BotRunner::BotRunner(QObject* parent) : QObject(parent) {}

BotRunner::~BotRunner() {
    const bool thinking = isThinking();
    cancel();
    if (thinking) {
        runningThreads().waitForNone(farewell);
    }
}

void BotRunner::think(std::shared_ptr<ai::Bot> bot, const flaming::SeatView& view, const ai::Budget& budget) {
    cancel();
    job_ = std::make_shared<Job>();
    job_->bot = std::move(bot);
    job_->view = view;
    job_->budget = budget;
    job_->listener = this;
    runningThreads().begin();
    try {
        std::thread([job = job_] {
            run(job);
            runningThreads().end();
        }).detach();
    } catch (const std::system_error&) {
        runningThreads().end();
        QMetaObject::invokeMethod(
            this, [this, job = job_] { finish(job, std::nullopt); }, Qt::QueuedConnection);
    }
}

void BotRunner::cancel() {
    const std::shared_ptr<Job> job = std::exchange(job_, nullptr);
    if (job) {
        job->stop.request_stop();
        const std::scoped_lock lock(job->mutex);
        job->listener = nullptr;
    }
}

void BotRunner::run(const std::shared_ptr<Job>& job) noexcept {
    std::optional<flaming::Choice> choice;
    try {
        choice = job->bot->choose(job->view, job->budget, job->stop.get_token());
    } catch (const std::exception& error) {
        qWarning("A bot failed: %s", error.what());
    } catch (...) {
        qWarning("A bot failed.");
    }
    const std::scoped_lock lock(job->mutex);
    if (BotRunner* listener = job->listener) {
        QMetaObject::invokeMethod(
            listener, [listener, job, choice] { listener->finish(job, choice); }, Qt::QueuedConnection);
    }
}

void BotRunner::finish(const std::shared_ptr<Job>& job, const std::optional<flaming::Choice>& choice) {
    if (job != job_) {
        return; // cancelled after the answer was on its way
    }
    job_.reset();
    if (choice) {
        emit chosen(*choice);
    } else {
        emit failed();
    }
}

} // namespace ashlar::app
