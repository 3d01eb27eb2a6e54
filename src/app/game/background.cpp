#include "app/game/background.h"

#include <condition_variable>
#include <system_error>
#include <thread>

namespace ashlar::app {

namespace {

constexpr std::chrono::milliseconds farewell{100};

/// The threads that are still running, so that the last one who waits can give them the time to end.
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

/// Never destroyed: stubborn work may outlive main().
RunningThreads& runningThreads() {
    static auto* threads = new RunningThreads;
    return *threads;
}

} // namespace

bool startDetached(std::function<void()> work) {
    runningThreads().begin();
    try {
        std::thread([work = std::move(work)]() mutable {
            work();
            work = nullptr; // what it holds is gone before it counts as ended
            runningThreads().end();
        }).detach();
        return true;
    } catch (const std::system_error&) {
        runningThreads().end();
        return false;
    }
}

void waitForDetached() {
    runningThreads().waitForNone(farewell);
}

} // namespace ashlar::app
