// The sounds of the table, made by the program: PCM from sines and noise, the same at every call.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace ashlar::app {

enum class Sound {
    Straw, ///< a tile is put down: a rustle,
    Wood,  ///< a knock,
    Stone, ///< a clack
    Collapse,
    Fire,
    Explosion,
    Die,
    Smoke, ///< the die rolls, and there is but smoke
    Curse,
    Draw,
    Win,
};

inline constexpr std::array allSounds = {Sound::Straw, Sound::Wood, Sound::Stone, Sound::Collapse,
                                         Sound::Fire,  Sound::Die,  Sound::Smoke, Sound::Explosion,
                                         Sound::Curse, Sound::Draw, Sound::Win};

/// Samples per second, of one channel.
inline constexpr int sampleRate = 44100;

/// A sound, at most 1.5 seconds. It begins and ends in silence and never clips.
std::vector<std::int16_t> synthesise(Sound sound);

} // namespace ashlar::app
