// train: learns by playing against itself what positions are worth.
#include "arguments.h"
#include "ashlar/ai/training.h"
#include "ashlar/flaming/game.h"
#include "ashlar/record/error.h"
#include "ashlar/record/files.h"
#include "commands.h"
#include "interrupt.h"
#include "output.h"
#include "progress.h"
#include "threads.h"

#include <cstdio>
#include <limits>
#include <optional>
#include <string>

namespace ashlar::cli {

int train(Words words) {
    const Arguments arguments{
        words, {"--variants"}, {"--players", "--games", "--generations", "--simulations", "--seed", "--jobs"}};
    if (arguments.operands().size() != 1) {
        throw UsageError("train needs one FILE to write.");
    }
    ai::TrainingSettings settings;
    settings.seats = static_cast<int>(arguments.number("--players", 2, flaming::minSeats, flaming::maxSeats));
    settings.variants = arguments.has("--variants");
    settings.games = static_cast<int>(arguments.number("--games", 500, 20, 1'000'000));
    settings.generations = static_cast<int>(arguments.number("--generations", 2, 1, 100));
    settings.simulations = arguments.number("--simulations", 2000, 100, 1'000'000);
    settings.seed = arguments.number("--seed", 1, 0, std::numeric_limits<std::uint64_t>::max());
    settings.threads = static_cast<int>(arguments.number("--jobs", 1, 1, 256));
    requireThreads("--jobs", static_cast<std::uint64_t>(settings.threads));
    const std::string path{arguments.operands().front()};
    record::AtomicFile file{path}; // complains now if it cannot be written, and not after hours
    noteInterrupts();
    std::stop_source stop;
    std::optional<Progress> progress;
    const std::string text = ai::train(
        settings,
        [&](const ai::TrainingProgress& now) {
            try {
                throwIfInterrupted();
            } catch (const Interrupted&) {
                stop.request_stop();
            }
            if (now.learned) {
                progress.reset();
                std::fprintf(stderr,
                             "generation %d: %zu positions, mean square error %.5f (by hand %.5f), policy right in "
                             "%.1f %%, of falls in %.1f %%\n",
                             now.generation, now.positions, now.error, now.handMadeError, 100 * now.policyRight,
                             100 * now.fallsRight);
                return;
            }
            if (!progress) {
                progress.emplace(static_cast<std::size_t>(settings.games));
            }
            progress->show("generation " + std::to_string(now.generation) + ": ", static_cast<std::size_t>(now.games),
                           "games");
        },
        stop.get_token());
    progress.reset();
    throwIfInterrupted();
    file.write(text);
    file.commit();
    return Done;
}

} // namespace ashlar::cli
