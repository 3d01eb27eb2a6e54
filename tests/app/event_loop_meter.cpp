#include "event_loop_meter.h"

#include <QAbstractEventDispatcher>
#include <QEvent>
#include <QMetaEnum>

#include <algorithm>
#include <ctime>
#include <utility>

namespace ashlar::app {

namespace {

double cpuTime() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

} // namespace

EventLoopMeter::EventLoopMeter(int& argc, char** argv) : Application(argc, argv) {
    clock_.start();
    QAbstractEventDispatcher* dispatcher = QAbstractEventDispatcher::instance();
    connect(dispatcher, &QAbstractEventDispatcher::aboutToBlock, this, [this] {
        close();
        slept_ = true;
    });
    connect(dispatcher, &QAbstractEventDispatcher::awake, this, [this] {
        if (!std::exchange(slept_, false)) {
            close(); // it looked for new events and found some at once
        }
    });
}

void EventLoopMeter::restart() {
    turns_.clear();
    begun_ = -1;
    longest_ = 0;
    worst_.clear();
}

void EventLoopMeter::close() {
    if (begun_ >= 0) {
        turns_.push_back({static_cast<double>(clock_.nsecsElapsed() - begun_) / 1e6, cpuTime() - cpuBegun_, worst_});
    }
    begun_ = depth_ > 0 ? clock_.nsecsElapsed() : -1; // a loop within an event goes on
    cpuBegun_ = cpuTime();
    longest_ = 0;
    worst_.clear();
}

bool EventLoopMeter::notify(QObject* receiver, QEvent* event) {
    const qint64 before = clock_.nsecsElapsed();
    if (begun_ < 0) {
        begun_ = before;
        cpuBegun_ = cpuTime();
    }
    const QEvent::Type type = event->type(); // the event may be gone afterwards, and the receiver too
    const QMetaObject* meta = receiver->metaObject();
    const QString name = depth_ == 0 ? receiver->objectName() : QString();
    ++depth_;
    const bool taken = Application::notify(receiver, event);
    --depth_;
    const qint64 took = clock_.nsecsElapsed() - before;
    if (depth_ == 0 && took > longest_) {
        longest_ = took;
        const char* kind = QMetaEnum::fromType<QEvent::Type>().valueToKey(type);
        worst_ = QStringLiteral("%1 %2 %3 (%4 ms)")
                     .arg(QLatin1String(meta->className()), name,
                          kind != nullptr ? QLatin1String(kind) : QString::number(type))
                     .arg(static_cast<double>(took) / 1e6, 0, 'f', 1);
    }
    return taken;
}

double EventLoopMeter::percentile(double part, double Turn::*time) const {
    if (turns_.empty()) {
        return 0;
    }
    std::vector<double> times;
    for (const Turn& turn : turns_) {
        times.push_back(turn.*time);
    }
    const auto rank = std::min(times.size() - 1, static_cast<std::size_t>(part * static_cast<double>(times.size())));
    std::nth_element(times.begin(), times.begin() + static_cast<std::ptrdiff_t>(rank), times.end());
    return times[rank];
}

double EventLoopMeter::partBelow(double ms, double Turn::*time) const {
    const auto below = std::count_if(turns_.begin(), turns_.end(), [=](const Turn& turn) { return turn.*time < ms; });
    return turns_.empty() ? 1 : static_cast<double>(below) / static_cast<double>(turns_.size());
}

std::vector<EventLoopMeter::Turn> EventLoopMeter::slowest(std::size_t count, double Turn::*time) const {
    std::vector<Turn> sorted = turns_;
    std::sort(sorted.begin(), sorted.end(), [time](const Turn& a, const Turn& b) { return a.*time > b.*time; });
    sorted.resize(std::min(count, sorted.size()));
    return sorted;
}

} // namespace ashlar::app
