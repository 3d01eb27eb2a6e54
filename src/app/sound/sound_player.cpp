#include "app/sound/sound_player.h"

#include <map>

namespace ashlar::app {

namespace {

constexpr int burst = 60; // milliseconds
constexpr int mostInBurst = 2;

} // namespace

/// Makes sounds when they are wanted first, and keeps them.
class SoundWorker : public QObject {
public:
    explicit SoundWorker(SoundOutputFactory makeOutput) : makeOutput_(std::move(makeOutput)) {}

    void play(Sound sound, double gain) {
        if (makeOutput_) {
            output_ = makeOutput_();
            makeOutput_ = nullptr;
        }
        if (!output_) {
            return;
        }
        Samples& samples = samples_[sound];
        if (!samples) {
            samples = std::make_shared<const std::vector<std::int16_t>>(synthesise(sound));
        }
        output_->play(samples, gain);
    }

private:
    SoundOutputFactory makeOutput_;
    std::unique_ptr<SoundOutput> output_;
    std::map<Sound, Samples> samples_;
};

SoundPlayer::SoundPlayer(SoundOutputFactory makeOutput, QObject* parent)
    : QObject(parent), makeOutput_(std::move(makeOutput)) {
    thread_.setObjectName(QStringLiteral("sound"));
}

SoundPlayer::~SoundPlayer() {
    if (worker_ != nullptr) {
        thread_.quit();
        thread_.wait();
    }
}

void SoundPlayer::play(Sound sound) {
    if (!on_ || volume_ <= 0) {
        return;
    }
    if (!sinceBurst_.isValid() || sinceBurst_.elapsed() > burst) {
        sinceBurst_.start();
        inBurst_ = 0;
    }
    if (++inBurst_ > mostInBurst) {
        return;
    }
    if (worker_ == nullptr) {
        worker_ = new SoundWorker(std::move(makeOutput_));
        worker_->moveToThread(&thread_);
        connect(&thread_, &QThread::finished, worker_, &QObject::deleteLater);
        thread_.start();
    }
    const double part = volume_ / 100.0;
    // The ear hears ratios: half the slider is heard as about half as loud.
    QMetaObject::invokeMethod(worker_, [worker = worker_, sound, gain = part * part] { worker->play(sound, gain); });
}

} // namespace ashlar::app
