#include "app/sound/synth.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <numbers>

namespace ashlar::app {

namespace {

using Wave = std::vector<double>;

constexpr double fadeIn = 0.001; // seconds, against clicks
constexpr double fadeOut = 0.012;

Wave silence(double seconds) {
    return Wave(static_cast<std::size_t>(seconds * sampleRate), 0.0);
}

double timeOf(std::size_t sample) {
    return static_cast<double>(sample) / sampleRate;
}

/// White noise, -1 to 1, always the same.
class Noise {
public:
    explicit Noise(std::uint32_t seed) : state_(seed) {}

    double operator()() {
        state_ = state_ * 1664525U + 1013904223U;
        return static_cast<double>(state_ >> 8U) / 8388608.0 - 1.0;
    }

private:
    std::uint32_t state_;
};

/// A low pass of the first order.
class LowPass {
public:
    double operator()(double input, double hertz) {
        state_ += (input - state_) * (1 - std::exp(-2 * std::numbers::pi * hertz / sampleRate));
        return state_;
    }

private:
    double state_ = 0;
};

double decay(double seconds, double half) {
    return seconds < 0 ? 0 : std::exp2(-seconds / half);
}

/// Adds a tone that dies away; its pitch glides to `to` over its length.
void addTone(Wave& wave, double at, double hertz, double to, double half, double gain) {
    double phase = 0;
    for (auto i = static_cast<std::size_t>(at * sampleRate); i < wave.size(); ++i) {
        const double seconds = timeOf(i) - at;
        const double attack = std::min(1.0, seconds / 0.002);
        phase += (to + (hertz - to) * decay(seconds, 0.12)) / sampleRate;
        wave[i] += gain * attack * decay(seconds, half) * std::sin(2 * std::numbers::pi * phase);
    }
}

/// Adds noise between two frequencies that dies away after a rise.
void addNoise(Wave& wave, double at, double low, double high, double rise, double half, double gain,
              std::uint32_t seed) {
    Noise noise(seed);
    LowPass upper;
    LowPass lower;
    for (auto i = static_cast<std::size_t>(at * sampleRate); i < wave.size(); ++i) {
        const double seconds = timeOf(i) - at;
        const double value = upper(noise(), high);
        const double band = value - lower(value, low);
        wave[i] += gain * (seconds < rise ? seconds / rise : decay(seconds - rise, half)) * band;
    }
}

/// Something hard upon something hard: partials of a body.
void addKnock(Wave& wave, double at, std::initializer_list<double> partials, double half, double gain,
              std::uint32_t seed) {
    double part = gain;
    for (const double hertz : partials) {
        addTone(wave, at, hertz, hertz, half, part);
        part *= 0.6;
        half *= 0.75;
    }
    addNoise(wave, at, 800, 6000, 0.001, 0.004, gain * 1.4, seed);
}

void addWood(Wave& wave, double at, double gain, double pitch, std::uint32_t seed) {
    addKnock(wave, at, {260 * pitch, 610 * pitch, 1130 * pitch}, 0.022, gain, seed);
}

void addStone(Wave& wave, double at, double gain, double pitch, std::uint32_t seed) {
    addKnock(wave, at, {880 * pitch, 1740 * pitch, 2810 * pitch}, 0.014, gain, seed);
    addTone(wave, at, 120 * pitch, 90 * pitch, 0.035, gain * 0.9);
}

Wave straw() {
    Wave wave = silence(0.22);
    addNoise(wave, 0, 1500, 7000, 0.012, 0.03, 0.8, 11);
    addNoise(wave, 0.05, 2500, 9000, 0.02, 0.03, 0.5, 12);
    return wave;
}

Wave wood() {
    Wave wave = silence(0.2);
    addWood(wave, 0, 0.8, 1, 21);
    addWood(wave, 0.045, 0.18, 1.04, 22); // it comes to rest
    return wave;
}

Wave stone() {
    Wave wave = silence(0.24);
    addStone(wave, 0, 0.7, 1, 31);
    addStone(wave, 0.06, 0.12, 1.06, 32);
    return wave;
}

Wave collapse() {
    Wave wave = silence(1.0);
    addNoise(wave, 0, 30, 260, 0.05, 0.22, 2.2, 41);
    addNoise(wave, 0.08, 400, 2500, 0.1, 0.16, 0.25, 42);
    Noise where(43);
    for (int i = 0; i < 9; ++i) {
        const double at = 0.04 + 0.065 * i + 0.02 * where();
        const double pitch = 0.8 + 0.25 * where();
        const double gain = 0.32 * (1 - 0.08 * i);
        if (i % 2 == 0) {
            addStone(wave, at, gain, pitch, static_cast<std::uint32_t>(50 + i));
        } else {
            addWood(wave, at, gain, pitch, static_cast<std::uint32_t>(50 + i));
        }
    }
    return wave;
}

Wave fire() {
    Wave wave = silence(0.9);
    addNoise(wave, 0, 150, 900, 0.25, 0.2, 0.5, 61);
    Noise where(62);
    double at = 0.01;
    for (std::uint32_t i = 0; at < 0.75; ++i) {
        addNoise(wave, at, 1200, 9000, 0.0008, 0.004, 0.5 + 0.4 * where(), 70 + i);
        at += 0.028 + 0.024 * where();
    }
    return wave;
}

Wave explosion() {
    Wave wave = silence(1.2);
    Noise noise(81);
    LowPass low;
    LowPass lower;
    for (std::size_t i = 0; i < wave.size(); ++i) {
        const double seconds = timeOf(i);
        const double value = lower(low(noise(), 180 + 4200 * decay(seconds, 0.07)), 6000);
        wave[i] += 2.4 * std::min(1.0, seconds / 0.004) * decay(seconds, 0.16) * value;
    }
    addTone(wave, 0, 95, 34, 0.2, 1.0);
    return wave;
}

void addRoll(Wave& wave) {
    double at = 0;
    double pause = 0.06;
    for (std::uint32_t i = 0; i < 7; ++i) {
        addKnock(wave, at, {1250.0 + 90 * (i % 3), 2300, 3900}, 0.008, 0.7 - 0.07 * i, 90 + i);
        at += pause;
        pause *= 1.22;
    }
}

Wave die() {
    Wave wave = silence(0.8);
    addRoll(wave);
    return wave;
}

Wave smoke() {
    Wave wave = silence(1.3);
    addRoll(wave);
    addNoise(wave, 0.7, 200, 1600, 0.12, 0.09, 0.9, 101);
    return wave;
}

Wave curse() {
    Wave wave = silence(0.9);
    for (const double hertz : {311.0, 314.5, 466.0}) {
        addTone(wave, 0, hertz, hertz * 0.62, 0.2, 0.35);
        addTone(wave, 0.16, hertz * 0.84, hertz * 0.5, 0.22, 0.3);
    }
    for (std::size_t i = 0; i < wave.size(); ++i) {
        wave[i] *= 0.72 + 0.28 * std::sin(2 * std::numbers::pi * 9 * timeOf(i));
    }
    return wave;
}

Wave draw() {
    Wave wave = silence(0.16);
    addNoise(wave, 0, 900, 4500, 0.05, 0.02, 0.8, 111);
    addWood(wave, 0.085, 0.2, 1.7, 112);
    return wave;
}

Wave win() {
    Wave wave = silence(1.4);
    double at = 0;
    for (const double hertz : {523.25, 659.25, 783.99, 1046.5}) {
        addTone(wave, at, hertz, hertz, 0.18, 0.4);
        addTone(wave, at, hertz * 2, hertz * 2, 0.09, 0.14);
        addTone(wave, at, hertz * 3, hertz * 3, 0.05, 0.06);
        at += 0.11;
    }
    return wave;
}

/// How loud a sound is at its loudest, of 1: quiet everyday sounds, louder mayhem.
double peakOf(Sound sound) {
    switch (sound) {
    case Sound::Straw:
    case Sound::Draw:
        return 0.28;
    case Sound::Wood:
    case Sound::Stone:
    case Sound::Die:
    case Sound::Smoke:
    case Sound::Fire:
        return 0.45;
    case Sound::Curse:
    case Sound::Win:
        return 0.5;
    case Sound::Collapse:
        return 0.65;
    case Sound::Explosion:
        break;
    }
    return 0.8;
}

Wave waveOf(Sound sound) {
    switch (sound) {
    case Sound::Straw:
        return straw();
    case Sound::Wood:
        return wood();
    case Sound::Stone:
        return stone();
    case Sound::Collapse:
        return collapse();
    case Sound::Fire:
        return fire();
    case Sound::Explosion:
        return explosion();
    case Sound::Die:
        return die();
    case Sound::Smoke:
        return smoke();
    case Sound::Curse:
        return curse();
    case Sound::Draw:
        return draw();
    case Sound::Win:
        break;
    }
    return win();
}

} // namespace

std::vector<std::int16_t> synthesise(Sound sound) {
    const Wave wave = waveOf(sound);
    double loudest = 0;
    for (const double value : wave) {
        loudest = std::max(loudest, std::abs(value));
    }
    const double scale = peakOf(sound) * 32767 / loudest;
    const double length = timeOf(wave.size());
    std::vector<std::int16_t> samples;
    samples.reserve(wave.size());
    for (std::size_t i = 0; i < wave.size(); ++i) {
        const double edge = std::min(timeOf(i) / fadeIn, (length - timeOf(i + 1)) / fadeOut);
        samples.push_back(static_cast<std::int16_t>(std::lround(wave[i] * scale * std::clamp(edge, 0.0, 1.0))));
    }
    return samples;
}

} // namespace ashlar::app
