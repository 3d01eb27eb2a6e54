// What makes samples heard. The one that needs Qt Multimedia is a plugin: it is loaded when the first sound is to be
// heard, and a system without it is silent.
#pragma once

#include "app/sound/synth.h"

#include <QtPlugin>

#include <functional>
#include <memory>

namespace ashlar::app {

using Samples = std::shared_ptr<const std::vector<std::int16_t>>;

/// Made, used and destroyed in one thread, which has an event loop.
class SoundOutput {
public:
    SoundOutput() = default;
    SoundOutput(const SoundOutput&) = delete;
    SoundOutput& operator=(const SoundOutput&) = delete;
    virtual ~SoundOutput() = default;

    /// Together with what is heard already. @param gain 0 to 1
    virtual void play(const Samples& samples, double gain) = 0;
};

/// Makes an output; null where there is none.
using SoundOutputFactory = std::function<std::unique_ptr<SoundOutput>()>;

/// What the plugin offers.
class SoundPlugin {
public:
    SoundPlugin() = default;
    SoundPlugin(const SoundPlugin&) = delete;
    SoundPlugin& operator=(const SoundPlugin&) = delete;
    virtual ~SoundPlugin() = default;

    virtual std::unique_ptr<SoundOutput> makeOutput() = 0;
};

/// Loads the plugin where it was built or installed; null if it is not there or cannot be loaded.
std::unique_ptr<SoundOutput> makeSoundOutput();
/// The same from a file.
std::unique_ptr<SoundOutput> loadSoundOutput(const QString& file);

} // namespace ashlar::app

Q_DECLARE_INTERFACE(ashlar::app::SoundPlugin, "org.ashlar.SoundPlugin/1")
