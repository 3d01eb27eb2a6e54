// Plays games at the window with everything moving, and says how long the turns of the event loop took.
// usage: frame_times [SECONDS] [WIDTHxHEIGHT] [LEVEL]
// Seat 0 is a person, who aims at every square before choosing one; the other seats are bots.
#include "event_loop_meter.h"
#include "window_fixture.h"

#include <QTimer>

#include <cstdio>

using namespace ashlar::app;
using namespace ashlar::flaming;

namespace {

/// What a person does at the table, a little at a time.
class Hands : public QObject {
public:
    explicit Hands(WindowFixture& fixture) : fixture_{fixture} {
        connect(&beat_, &QTimer::timeout, this, &Hands::move);
        beat_.start(120);
    }

private:
    void move() {
        using Phase = Controller::Phase;
        const Phase phase = fixture_.phase();
        if (phase == Phase::Over) {
            beat_.stop();
            QTimer::singleShot(500, [] { QCoreApplication::exit(0); });
        }
        if (phase != Phase::Asking || fixture_.stage().spots().count() == 0) {
            aimed_ = Spots::none;
            return;
        }
        Spots& spots = fixture_.stage().spots();
        const bool fall = spots.isFall();
        if (!fall && fixture_.hand().selected() < 0) {
            const int row = random_.below(HandModel::places) % HandModel::places;
            if (fixture_.hand().hand().face(row)) {
                fixture_.clickTile(row);
            }
        } else if (aimed_ + 1 < spots.count()) {
            const Cell cell = spots.item(++aimed_)->cell();
            QTest::mouseMove(fixture_.stage().viewport(), fixture_.stage().pyramid().cellRect(cell).center().toPoint());
        } else {
            fixture_.clickSpot(static_cast<int>(random_.below(static_cast<std::uint32_t>(spots.count()))));
        }
    }

    WindowFixture& fixture_;
    QTimer beat_;
    ashlar::Random random_{7};
    int aimed_ = Spots::none;
};

void report(const EventLoopMeter& meter, const char* what) {
    using Turn = EventLoopMeter::Turn;
    std::printf("%s: %zu turns\n", what, meter.turns().size());
    for (const auto& [name, time] : {std::pair("clock", &Turn::ms), std::pair("processor", &Turn::cpuMs)}) {
        std::printf("  %-9s 50 %% < %.1f ms, 95 %% < %.1f, 99 %% < %.1f, 99.9 %% < %.1f; below 16 ms: %.2f %%\n", name,
                    meter.percentile(0.5, time), meter.percentile(0.95, time), meter.percentile(0.99, time),
                    meter.percentile(0.999, time), 100 * meter.partBelow(16, time));
    }
    for (const Turn& turn : meter.slowest(10)) {
        std::printf("  %6.1f ms (processor %.1f)  %s\n", turn.ms, turn.cpuMs, qUtf8Printable(turn.worst));
    }
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_NO_GLIB", "1");
    setApplicationNames();
    EventLoopMeter meter(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const int seconds = arguments.value(1, QStringLiteral("30")).toInt();
    const QStringList size = arguments.value(2, QStringLiteral("1920x1080")).split(QLatin1Char('x'));
    const std::string level = arguments.value(3, QStringLiteral("greedy")).toStdString();
    WindowFixture fixture;
    fixture.trigger("speedNormal");
    fixture.window->resize(size.value(0).toInt(), size.value(1).toInt());
    GameOptions options;
    options.curse = true;
    options.fireDie = true;
    fixture.start({person("Ana"), bot("Flint", level.c_str()), bot("Cairn", level.c_str())}, options);
    Hands hands(fixture);
    QTimer::singleShot(seconds * 1000, [] { QCoreApplication::exit(0); }); // quit() would ask whether to save
    report(meter, "start");
    meter.restart();
    QCoreApplication::exec();
    report(meter, "play");
    return 0;
}
