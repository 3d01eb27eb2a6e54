#include "app/table/animator.h"

#include <QVariantAnimation>

#include <utility>

namespace ashlar::app {

Animator::Animator(QObject* parent) : QObject(parent), clock_{new QVariantAnimation(this)} {
    clock_->setStartValue(0.0);
    connect(clock_, &QVariantAnimation::valueChanged, this, [this](const QVariant& ms) {
        if (clock_->state() == QAbstractAnimation::Running && step_ < steps_.size() && steps_[step_].at) {
            steps_[step_].at(ms.toDouble());
        }
    });
    connect(clock_, &QVariantAnimation::finished, this, &Animator::endStep);
}

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
    startStep();
}

void Animator::startStep() {
    while (step_ < steps_.size()) {
        const Step& step = steps_[step_];
        if (step.begin) {
            step.begin();
        }
        const int ms = atSpeed(step.ms, speed_);
        if (ms > 0) {
            clock_->setEndValue(static_cast<double>(step.ms));
            clock_->setDuration(ms);
            clock_->start();
            return;
        }
        if (step.at) {
            step.at(step.ms);
        }
        ++step_;
    }
    finishJob();
}

void Animator::endStep() {
    if (step_ < steps_.size() && steps_[step_].at) {
        steps_[step_].at(steps_[step_].ms);
    }
    ++step_;
    startStep();
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
