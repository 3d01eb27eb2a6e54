// How long the event loop is busy at a stretch: whoever clicks waits that long for an answer.
#pragma once

#include "app/application.h"

#include <QElapsedTimer>
#include <QString>

#include <vector>

namespace ashlar::app {

/// An application that times its turns: all that is done between two moments at which the event loop could sleep.
/// Set QT_NO_GLIB=1 before it is made: the dispatcher of GLib does not tell when it sleeps.
class EventLoopMeter : public Application {
    Q_OBJECT

public:
    struct Turn {
        double ms;     ///< By the clock.
        double cpuMs;  ///< Of the processor: other programs do not count.
        QString worst; ///< What took longest in it: the receiver, the kind of event, and its share.
    };

    EventLoopMeter(int& argc, char** argv);

    /// Forgets what was measured until now.
    void restart();
    const std::vector<Turn>& turns() const { return turns_; }
    /// The time that `part` (0 to 1) of the turns stay below, in milliseconds; 0 without turns.
    double percentile(double part, double Turn::*time = &Turn::ms) const;
    /// The part of the turns that took less than `ms`.
    double partBelow(double ms, double Turn::*time = &Turn::ms) const;
    /// The longest turns, longest first.
    std::vector<Turn> slowest(std::size_t count, double Turn::*time = &Turn::ms) const;

    bool notify(QObject* receiver, QEvent* event) override;

private:
    void close();

    QElapsedTimer clock_;
    std::vector<Turn> turns_;
    qint64 begun_ = -1;   ///< In nanoseconds; negative: asleep, or just woken with nothing done yet.
    double cpuBegun_ = 0; ///< In milliseconds.
    qint64 longest_ = 0;
    QString worst_;
    int depth_ = 0;
    bool slept_ = false;
};

} // namespace ashlar::app
