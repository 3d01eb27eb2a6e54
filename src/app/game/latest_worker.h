// Work on a thread of its own that is only worth doing for the latest value.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace ashlar::app {

/// Calls a function with the values that it is given, on its own thread, one at a time; a value that is followed by
/// another one before its turn comes is dropped.
template <class Value>
class LatestWorker {
public:
    /// @param work must not throw
    explicit LatestWorker(std::function<void(Value)> work) : work_(std::move(work)), thread_([this] { run(); }) {}
    LatestWorker(const LatestWorker&) = delete;
    LatestWorker& operator=(const LatestWorker&) = delete;
    LatestWorker(LatestWorker&&) = delete;
    LatestWorker& operator=(LatestWorker&&) = delete;
    /// Waits until all is done.
    ~LatestWorker() {
        {
            const std::scoped_lock lock(mutex_);
            ending_ = true;
        }
        changed_.notify_all();
        thread_.join();
    }

    void give(Value value) {
        {
            const std::scoped_lock lock(mutex_);
            next_ = std::move(value);
        }
        changed_.notify_all();
    }
    /// Waits until all is done.
    void flush() {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return !next_ && !working_; });
    }
    bool isIdle() const {
        const std::scoped_lock lock(mutex_);
        return !next_ && !working_;
    }

private:
    void run() {
        std::unique_lock lock(mutex_);
        while (true) {
            changed_.wait(lock, [this] { return next_ || ending_; });
            if (!next_) {
                return;
            }
            Value value = *std::exchange(next_, std::nullopt);
            working_ = true;
            lock.unlock();
            work_(std::move(value));
            lock.lock();
            working_ = false;
            changed_.notify_all();
        }
    }

    std::function<void(Value)> work_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::optional<Value> next_; ///< guarded by mutex_, as those below
    bool working_ = false;
    bool ending_ = false;
    std::thread thread_; ///< the last member: it uses the others
};

} // namespace ashlar::app
