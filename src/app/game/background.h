// Work on a thread of its own, so that the window never waits for it.
#pragma once

#include <QMetaObject>
#include <QObject>

#include <chrono>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <utility>

namespace ashlar::app {

/// Starts a thread that nobody waits for. False if there can be none.
bool startDetached(std::function<void()> work);
/// How long a program that ends waits for work that was asked to stop; after that it ends with the process.
void waitForDetached();

/// Does one piece of work at a time. What is cancelled is asked to stop and forgotten at once; it may take its time to
/// end, must hold all it needs itself, and nobody listens to it any more.
template <class Result>
class Background {
public:
    using Work = std::function<Result(std::stop_token)>;
    /// Gets the result in the thread of the context; none if the work threw, or no thread could be started.
    using Done = std::function<void(const std::optional<Result>& result)>;

    /// @param context owns this
    Background(QObject* context, Done done) : context_(context), done_(std::move(done)) {}
    Background(const Background&) = delete;
    Background& operator=(const Background&) = delete;
    Background(Background&&) = delete;
    Background& operator=(Background&&) = delete;
    ~Background() {
        const bool running = isRunning();
        cancel();
        if (running) {
            waitForDetached();
        }
    }

    /// Cancels what was done before. `done` follows exactly once, and never from inside, unless this is cancelled.
    void start(Work work) {
        cancel();
        job_ = std::make_shared<Job>();
        job_->work = std::move(work);
        job_->listener = this;
        if (!startDetached([job = job_] { run(job); })) {
            post(job_, std::nullopt);
        }
    }
    void cancel() {
        const std::shared_ptr<Job> job = std::exchange(job_, nullptr);
        if (job) {
            job->stop.request_stop();
            const std::scoped_lock lock(job->mutex);
            job->listener = nullptr;
        }
    }
    bool isRunning() const { return job_ != nullptr; }

private:
    struct Job {
        Work work;
        std::stop_source stop;
        std::mutex mutex;
        Background* listener = nullptr; ///< guarded by `mutex`; null once cancelled
    };

    static void run(const std::shared_ptr<Job>& job) noexcept {
        std::optional<Result> result;
        try {
            result = job->work(job->stop.get_token());
        } catch (const std::exception& error) {
            qWarning("Work in the background failed: %s", error.what());
        } catch (...) {
            qWarning("Work in the background failed.");
        }
        const std::scoped_lock lock(job->mutex);
        if (Background* listener = job->listener) {
            listener->post(job, std::move(result));
        }
    }

    void post(const std::shared_ptr<Job>& job, std::optional<Result> result) {
        QMetaObject::invokeMethod(
            context_,
            [this, job, result = std::move(result)] {
                if (job == job_) { // else it was cancelled after the answer was on its way
                    job_.reset();
                    done_(result);
                }
            },
            Qt::QueuedConnection);
    }

    QObject* context_;
    Done done_;
    std::shared_ptr<Job> job_;
};

} // namespace ashlar::app
