// The sounds: what is made, when it is heard, and that silence costs nothing.
#include "app/application.h"
#include "app/sound/cues.h"
#include "app/sound/sound_player.h"
#include "window_fixture.h"

#include <QSignalSpy>

#include <atomic>
#include <mutex>
#include <thread>

using namespace ashlar::app;
using namespace ashlar::flaming;

namespace {

/// Notes what would be heard.
struct Heard {
    std::atomic<int> made = 0;
    std::atomic<int> plays = 0;
    std::atomic<double> gain = 0;
    std::atomic<std::thread::id> thread;
};

class FakeOutput : public SoundOutput {
public:
    explicit FakeOutput(Heard& heard) : heard_(&heard) { ++heard_->made; }

    void play(const Samples& samples, double gain) override {
        QVERIFY(!samples->empty());
        heard_->gain = gain;
        heard_->thread = std::this_thread::get_id();
        ++heard_->plays;
    }

private:
    Heard* heard_;
};

SoundOutputFactory fake(Heard& heard) {
    return [&heard] { return std::make_unique<FakeOutput>(heard); };
}

} // namespace

class TestSound : public QObject {
    Q_OBJECT

private slots:
    // ---- synthesis ----------------------------------------------------------------------------------------------

    void soundsAreTheSameAtEveryCall() {
        for (const Sound sound : allSounds) {
            QVERIFY(synthesise(sound) == synthesise(sound));
        }
    }

    void soundsAreShortNeverClipAndEndInSilence() {
        for (const Sound sound : allSounds) {
            const auto samples = synthesise(sound);
            QVERIFY(samples.size() > sampleRate / 10 && samples.size() <= sampleRate * 3 / 2);
            int loudest = 0;
            double sum = 0;
            for (const std::int16_t sample : samples) {
                loudest = std::max(loudest, std::abs(static_cast<int>(sample)));
                sum += sample;
            }
            QVERIFY2(loudest > 6000 && loudest < 28000, qPrintable(QString::number(loudest)));
            QVERIFY(std::abs(sum / static_cast<double>(samples.size())) < 300); // no constant pressure
            QCOMPARE(samples.front(), std::int16_t{0});
            QCOMPARE(samples.back(), std::int16_t{0});
        }
    }

    void soundsAreToldApart() {
        for (const Sound one : allSounds) {
            for (const Sound other : allSounds) {
                QVERIFY(one == other || synthesise(one) != synthesise(other));
            }
        }
    }

    // ---- cues ---------------------------------------------------------------------------------------------------

    void tilesSoundLikeWhatTheyAreMadeOf() {
        const auto placed = [](std::string_view code) {
            return soundOf(Event(event::Placed{0, situations::tile(code), {}, Tile::None, Tile::None}));
        };
        QCOMPARE(placed("r1"), std::optional(Sound::Straw));
        QCOMPARE(placed("g10"), std::optional(Sound::Wood));
        QCOMPARE(placed("b60"), std::optional(Sound::Stone));
        QCOMPARE(placed("millstone"), std::optional(Sound::Stone));
    }

    void mayhemIsHeardAndTheRestIsNot() {
        QCOMPARE(soundOf(Event(event::Collapse{})), std::optional(Sound::Collapse));
        QCOMPARE(soundOf(Event(event::Fire{})), std::optional(Sound::Fire));
        QCOMPARE(soundOf(Event(event::Explosion{})), std::optional(Sound::Explosion));
        QCOMPARE(soundOf(Event(event::DieRolled{DieFace::Smoke, {}})), std::optional(Sound::Smoke));
        QCOMPARE(soundOf(Event(event::DieRolled{DieFace::Explosion, {}})), std::optional(Sound::Die));
        QCOMPARE(soundOf(Event(event::TurnBegan{})), std::optional<Sound>());
        QCOMPARE(soundOf(Event(event::Taken{})), std::optional<Sound>());
    }

    // ---- player -------------------------------------------------------------------------------------------------

    void silenceOpensNothing() {
        Heard heard;
        {
            SoundPlayer player(fake(heard));
            player.setOn(false);
            player.play(Sound::Wood);
            player.setOn(true);
            player.setVolume(0);
            player.play(Sound::Wood);
        }
        QCOMPARE(heard.made.load(), 0);
    }

    void deviceIsOpenedOnceAndElsewhere() {
        Heard heard;
        {
            SoundPlayer player(fake(heard));
            player.setVolume(50);
            player.play(Sound::Wood);
            QTRY_COMPARE(heard.plays.load(), 1);
            QTest::qWait(70);
            player.play(Sound::Stone);
            QTRY_COMPARE(heard.plays.load(), 2);
        }
        QCOMPARE(heard.made.load(), 1);
        QCOMPARE(heard.gain.load(), 0.25);
        QVERIFY(heard.thread.load() != std::this_thread::get_id());
    }

    void machineWithoutSoundIsNoTrouble() {
        SoundPlayer player([] { return std::unique_ptr<SoundOutput>(); });
        player.play(Sound::Explosion);
        QTest::qWait(20);
    }

    void manySoundsAtOnceAreFew() {
        Heard heard;
        {
            SoundPlayer player(fake(heard));
            for (int i = 0; i < 20; ++i) {
                player.play(Sound::Wood);
            }
            QTest::qWait(50);
        }
        QVERIFY(heard.plays.load() >= 1 && heard.plays.load() <= 2);
    }

#ifdef ASHLAR_SOUND_PLUGIN
    /// The real output, on whatever this machine has: nothing is said and nothing hangs.
    void realOutputIsQuietWithoutADevice() {
        static std::atomic<int> messages;
        messages = 0;
        const auto before =
            qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) { ++messages; });
        std::atomic<bool> loaded = false;
        QElapsedTimer timer;
        qint64 called = 0;
        {
            SoundPlayer player([&loaded] {
                auto output = loadSoundOutput(QStringLiteral(ASHLAR_SOUND_PLUGIN));
                loaded = output != nullptr;
                return output;
            });
            player.setVolume(1);
            timer.start();
            player.play(Sound::Draw);
            called = timer.elapsed();
            QTest::qWait(300);
        }
        qInstallMessageHandler(before);
        QVERIFY(called < 50); // the caller does not wait
        QVERIFY(loaded);
        QCOMPARE(messages.load(), 0);
        QVERIFY(timer.elapsed() < 20000);
    }
#endif

    // ---- at the table -------------------------------------------------------------------------------------------

    void tableTellsEachStepInOrder_data() {
        QTest::addColumn<Speed>("speed");
        QTest::newRow("fast") << Speed::Fast;
        QTest::newRow("off") << Speed::Off;
    }

    void tableTellsEachStepInOrder() {
        QFETCH(const Speed, speed);
        WindowFixture fixture;
        auto& table = *fixture.window->findChild<Table*>();
        QStringList told;
        connect(&table, &Table::stepBegan, &table, [&told](const Event& event) {
            if (const auto sound = soundOf(event)) {
                told += QString::number(static_cast<int>(*sound));
            }
        });
        fixture.controller().start(sessionFrom({person("Ana"), bot("Flint")}, {{0, {"r1", "g2"}}}, {"y60", "r2"}));
        QTRY_COMPARE(fixture.phase(), Controller::Phase::Asking);
        table.setSpeed(speed);
        told.clear();
        fixture.controller().choose(place("y60", 1, 0));
        QTRY_COMPARE(fixture.phase(), Controller::Phase::Asking);
        const auto word = [](Sound sound) { return QString::number(static_cast<int>(sound)); };
        QVERIFY2(told.mid(0, 2) == (QStringList{word(Sound::Stone), word(Sound::Collapse)}),
                 qPrintable(told.join(' ')));
    }

    void nothingIsToldTwice() {
        WindowFixture fixture;
        auto& table = *fixture.window->findChild<Table*>();
        int placed = 0;
        connect(&table, &Table::stepBegan, &table,
                [&placed](const Event& event) { placed += std::holds_alternative<event::Placed>(event) ? 1 : 0; });
        fixture.controller().start(sessionFrom({person("Ana"), person("Ben")}, {{0, {"r1", "g2"}}}, {"y60", "r2"}));
        fixture.controller().setOpenTable(true);
        QTRY_COMPARE(fixture.phase(), Controller::Phase::Asking);
        placed = 0;
        table.setSpeed(Speed::Slow);
        fixture.controller().choose(place("y60", 1, 0));
        QTRY_COMPARE(placed, 1);
        QVERIFY(table.isPlaying());
        table.setSpeed(Speed::Off); // in the middle of it
        QTRY_VERIFY(!table.isPlaying());
        QCOMPARE(placed, 1);
    }
};

int main(int argc, char** argv) {
    setApplicationNames();
    const Application application(argc, argv);
    TestSound test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_sound.moc"
