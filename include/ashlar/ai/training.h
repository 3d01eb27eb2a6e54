// Learning by playing against oneself.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>

namespace ashlar::ai {

/// What to learn from.
struct TrainingSettings {
    int seats = 2;
    bool variants = false;            ///< each game with the Curse, the Fire Die or both, at random; else without
    int games = 500;                  ///< in each generation
    int generations = 2;              ///< the first plays by what was made by hand, each other by what was learned
    std::uint64_t simulations = 2000; ///< of the search, before each choice
    std::uint64_t seed = 1;
    int threads = 1; ///< does not change what is learned
};

/// How far it has come. Errors are mean squares over positions of games kept apart, against what the search found out.
struct TrainingProgress {
    int generation = 1;
    bool learned = false; ///< all games of the generation are played and learned from
    int games = 0;        ///< played in this generation
    std::size_t positions = 0;
    double error = 0;         ///< of what was learned, once all games are played
    double handMadeError = 0; ///< of the evaluation made by hand
    double policyRight = 0;   ///< share of positions where what looked best was what the search tried most
    double fallsRight = 0;    ///< the same where somebody chooses where a tile falls
};

/// Plays games with open tiles, as a search sees them after dealing what is hidden, and learns what the search found
/// out about the positions it looked at: what they are worth, and which choices it tried most. The same settings
/// give the same evaluation on machines with the same floating point; what it evaluates to is the same everywhere.
/// @param tell is called after each game and each generation, from any thread but never from two at once
/// @return the text of a file for resources/learned, or nothing if `stop` was requested
/// @throws std::range_error if the weights learned are too large for the network; what `tell` throws
std::string train(const TrainingSettings& settings, const std::function<void(const TrainingProgress&)>& tell,
                  std::stop_token stop);

} // namespace ashlar::ai
