#include "app/table/animator.h"

#include <algorithm>
#include <utility>

namespace ashlar::app {

namespace {

constexpr int longestTick = 100; ///< Milliseconds: after a longer pause things go on, rather than jump.

/// Ticks with every frame while it runs.
class Clock final : public QAbstractAnimation {
public:
    Clock(QObject* parent, std::function<void(int)> tick) : QAbstractAnimation(parent), tick_{std::move(tick)} {}
    int duration() const override { return -1; }

protected:
    void updateCurrentTime(int now) override { tick_(now); }

private:
    std::function<void(int)> tick_;
};

} // namespace

Animator::Animator(QObject* parent) : QObject(parent), clock_{new Clock(this, [this](int now) { tick(now); })} {}

void Animator::enqueue(Job job) {
    jobs_.push_back(std::move(job));
    if (jobs_.size() == 1) {
        // From the event loop: nobody who asks for something to be played hears of its end before the call returns.
        QMetaObject::invokeMethod(this, &Animator::startJob, Qt::QueuedConnection);
    }
}

void Animator::startJob() {
    if (jobs_.empty() || started_) {
        return; // skipped or cleared meanwhile
    }
    started_ = true;
    steps_ = speed_ == Speed::Off ? std::vector<Step>{} : jobs_.front().steps();
    step_ = 0;
    position_ = 0;
    begun_ = false;
    ticked_ = 0;
    run();
    if (started_) {
        clock_->start();
    }
}

void Animator::tick(int now) {
    const int passed = std::clamp(now - std::exchange(ticked_, now), 0, longestTick);
    if (!started_ || passed == 0) {
        return;
    }
    if (speed_ == Speed::Off) {
        skip();
        return;
    }
    position_ += passed / timeFactor(speed_);
    run();
}

void Animator::run() {
    while (step_ < steps_.size()) {
        const Step& step = steps_[step_];
        if (!std::exchange(begun_, true) && step.begin) {
            step.begin();
        }
        if (step.at) {
            step.at(std::min(position_, static_cast<double>(step.ms)));
        }
        if (position_ < step.ms) {
            return;
        }
        position_ -= step.ms; // what is left of the frame belongs to the next step
        begun_ = false;
        ++step_;
    }
    finishJob();
}

void Animator::finishJob() {
    clock_->stop();
    steps_.clear();
    const Job job = std::move(jobs_.front());
    jobs_.pop_front();
    started_ = false;
    job.finish();
    if (!jobs_.empty()) {
        QMetaObject::invokeMethod(this, &Animator::startJob, Qt::QueuedConnection);
    }
    emit finished();
}

void Animator::skip() {
    for (std::size_t left = jobs_.size(); left > 0 && !jobs_.empty(); --left) {
        finishJob();
    }
}

void Animator::clear() {
    clock_->stop();
    steps_.clear();
    jobs_.clear();
    started_ = false;
}

} // namespace ashlar::app
