#pragma once

#include "app/sound/sound_output.h"

#include <QElapsedTimer>
#include <QObject>
#include <QThread>

namespace ashlar::app {

class SoundWorker;

/// Plays the sounds of the table. Nothing is loaded, made or opened before the first sound, and all of that happens on
/// a thread of its own: no call blocks.
class SoundPlayer : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SoundPlayer)

public:
    explicit SoundPlayer(SoundOutputFactory makeOutput = makeSoundOutput, QObject* parent = nullptr);
    ~SoundPlayer() override;

    void setOn(bool on) { on_ = on; }
    /// 0 to 100.
    void setVolume(int percent) { volume_ = percent; }

public slots:
    /// Sounds that come close upon each other are left out, so that a turn without animation is no din.
    void play(ashlar::app::Sound sound);

private:
    SoundOutputFactory makeOutput_;
    bool on_ = true;
    int volume_ = 100;
    QThread thread_;
    SoundWorker* worker_ = nullptr; ///< lives in the thread
    QElapsedTimer sinceBurst_;      ///< since the first of the sounds that are close together
    int inBurst_ = 0;
};

} // namespace ashlar::app
