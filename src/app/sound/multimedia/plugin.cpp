// The sound of Qt Multimedia, as a plugin: its libraries are large, and are loaded only when something is to be heard.
#include "app/sound/sound_output.h"

#include <QAudioDevice>
#include <QAudioFormat>
#include <QAudioSink>
#include <QIODevice>
#include <QLoggingCategory>
#include <QMediaDevices>
#include <QObject>
#include <QTimer>

#include <algorithm>
#include <cmath>

namespace ashlar::app {

namespace {

constexpr std::size_t mostVoices = 6;
constexpr int bufferTime = 120;                  // milliseconds
constexpr int pumpTime = 15;                     // milliseconds
constexpr std::size_t silenceAfter = sampleRate; // a second

/// The sum of the sounds that are heard now.
class Mixer {
public:
    void add(const Samples& samples, double gain) {
        if (voices_.size() == mostVoices) {
            voices_.erase(voices_.begin());
        }
        voices_.push_back({samples, gain, 0});
        silence_ = 0;
    }
    /// The next samples; silence when all is heard.
    std::vector<std::int16_t> next(std::size_t count) {
        std::vector<std::int16_t> mixed(count);
        for (std::size_t i = 0; i < count; ++i) {
            double sum = 0;
            for (const Voice& voice : voices_) {
                if (voice.position + i < voice.samples->size()) {
                    sum += (*voice.samples)[voice.position + i] * voice.gain;
                }
            }
            mixed[i] = static_cast<std::int16_t>(std::lround(std::clamp(sum, -32767.0, 32767.0)));
        }
        silence_ = voices_.empty() ? silence_ + count : 0;
        for (Voice& voice : voices_) {
            voice.position += count;
        }
        std::erase_if(voices_, [](const Voice& voice) { return voice.position >= voice.samples->size(); });
        return mixed;
    }
    /// How many samples of silence have come last.
    std::size_t silence() const { return silence_; }

private:
    struct Voice {
        Samples samples;
        double gain;
        std::size_t position;
    };
    std::vector<Voice> voices_;
    std::size_t silence_ = 0;
};

QtMessageHandler handlerBefore = nullptr;

/// All messages but the one of a machine without a sound server, which has no category to be turned off by.
void withoutSoundServer(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    if (!message.startsWith(QLatin1String("PulseAudioService: "))) {
        handlerBefore(type, context, message);
    }
}

/// A machine without sound is no reason to complain.
void silenceComplaints() {
    static const bool once = [] {
        QLoggingCategory::setFilterRules(QStringLiteral("qt.multimedia.*=false"));
        handlerBefore = qInstallMessageHandler(withoutSoundServer);
        return true;
    }();
    static_cast<void>(once);
}

QAudioFormat format() {
    QAudioFormat result;
    result.setSampleRate(sampleRate);
    result.setChannelCount(1);
    result.setSampleFormat(QAudioFormat::Int16);
    return result;
}

/// Opens the default device when something is to be heard, and closes it after a while of silence: so sounds in a row
/// need it opened only once, and a quiet table costs nothing. Samples are pushed: sinks that pull stop asking for good
/// where they had to wait.
class MultimediaOutput : public QObject, public SoundOutput {
public:
    MultimediaOutput() {
        pump_.setTimerType(Qt::PreciseTimer);
        pump_.setInterval(pumpTime);
        connect(&pump_, &QTimer::timeout, this, &MultimediaOutput::pump);
    }
    ~MultimediaOutput() override { close(); }

    void play(const Samples& samples, double gain) override {
        if (sink_ == nullptr && !open()) {
            return; // a device may be plugged in later
        }
        mixer_.add(samples, gain);
        pump();
    }

private:
    bool open() {
        const QAudioDevice device = QMediaDevices::defaultAudioOutput();
        if (device.isNull() || !device.isFormatSupported(format())) {
            return false;
        }
        sink_ = std::make_unique<QAudioSink>(device, format());
        sink_->setBufferSize(format().bytesForDuration(bufferTime * 1000));
        device_ = sink_->start();
        if (device_ == nullptr) {
            close();
            return false;
        }
        pump_.start();
        return true;
    }

    void pump() {
        if (sink_ == nullptr) {
            return;
        }
        if (sink_->state() == QAudio::StoppedState || mixer_.silence() > silenceAfter) {
            close();
            return;
        }
        const auto free = static_cast<std::size_t>(sink_->bytesFree()) / sizeof(std::int16_t);
        if (free > 0) {
            const std::vector<std::int16_t> samples = mixer_.next(free);
            device_->write(reinterpret_cast<const char*>(samples.data()), // NOLINT: a device takes bytes
                           static_cast<qint64>(samples.size() * sizeof(std::int16_t)));
        }
    }

    void close() {
        pump_.stop();
        device_ = nullptr;
        if (sink_ != nullptr) {
            sink_->stop();
            sink_.reset();
        }
        mixer_ = {};
    }

    Mixer mixer_;
    std::unique_ptr<QAudioSink> sink_;
    QIODevice* device_ = nullptr; ///< of the sink
    QTimer pump_;
};

} // namespace

class MultimediaPlugin : public QObject, public SoundPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "org.ashlar.SoundPlugin/1")
    Q_INTERFACES(ashlar::app::SoundPlugin)

public:
    std::unique_ptr<SoundOutput> makeOutput() override {
        silenceComplaints();
        return std::make_unique<MultimediaOutput>();
    }
};

} // namespace ashlar::app

#include "plugin.moc"
