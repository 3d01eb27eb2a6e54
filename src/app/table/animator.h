// Plays steps one after another, and jobs of steps one after another. Driven by the animation timer, and only while
// something is played.
#pragma once

#include "app/table/motion.h"

#include <QAbstractAnimation>
#include <QObject>

#include <deque>
#include <functional>
#include <vector>

namespace ashlar::app {

/// One movement: `at` is called with the time since its beginning, in milliseconds of normal speed, up to `ms`.
struct Step {
    int ms = 0;
    std::function<void()> begin;
    std::function<void(double)> at;
};

/// What belongs together: its steps are asked for when its turn comes, and `finish` puts everything where it must be in
/// the end, whether or not the steps were played.
struct Job {
    std::function<std::vector<Step>()> steps;
    std::function<void()> finish;
};

class Animator : public QObject {
    Q_OBJECT

public:
    explicit Animator(QObject* parent);

    /// Counts at once, in the middle of a step, too; Off plays everything queued to its end.
    void setSpeed(Speed speed) { speed_ = speed; }
    void enqueue(Job job);
    bool isPlaying() const { return !jobs_.empty(); }
    /// All jobs that are queued now to their end.
    void skip();
    /// Forgets all jobs as they are, without finishing them.
    void clear();

signals:
    /// One job is finished.
    void finished();

private:
    void startJob();
    void tick(int now);
    /// Begins steps, and ends those that are over, up to one that goes on.
    void run();
    void finishJob();

    Speed speed_ = Speed::Normal;
    std::deque<Job> jobs_;
    std::vector<Step> steps_;
    std::size_t step_ = 0;
    bool started_ = false; ///< The first job has been asked for its steps.
    double position_ = 0;  ///< In the step, in milliseconds of normal speed.
    bool begun_ = false;   ///< The step has begun.
    int ticked_ = 0;       ///< When the clock ticked last, in milliseconds.
    QAbstractAnimation* clock_;
};

} // namespace ashlar::app
