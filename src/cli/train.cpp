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

#include <chrono>
#include <cstdio>
#include <future>
#include <limits>
#include <mutex>
#include <optional>
#include <string>

namespace ashlar::cli {
namespace {

/// Says on stderr how far it has come.
class Teller {
public:
    explicit Teller(int games) : games_{static_cast<std::size_t>(games)} {}

    void tell(const ai::TrainingProgress& now) {
        const std::scoped_lock lock{mutex_};
        if (now.learned) {
            progress_.reset();
            std::fprintf(stderr,
                         "generation %d: %zu positions, mean square error %.5f (by hand %.5f), policy right in "
                         "%.1f %%, of falls in %.1f %%\n",
                         now.generation, now.positions, now.error, now.handMadeError, 100 * now.policyRight,
                         100 * now.fallsRight);
            return;
        }
        if (!progress_) {
            progress_.emplace(games_);
        }
        progress_->show("generation " + std::to_string(now.generation) + ": ", static_cast<std::size_t>(now.games),
                        "games");
    }
    /// Wipes away what it says; nothing more is said while the lock lives.
    std::unique_lock<std::mutex> silence() {
        std::unique_lock lock{mutex_};
        progress_.reset();
        return lock;
    }

private:
    std::mutex mutex_;
    std::size_t games_;
    std::optional<Progress> progress_;
};

} // namespace

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
    noteInterrupts();
    std::optional<record::AtomicFile> file{path}; // complains now if it cannot be written, and not after hours
    Teller teller{settings.games};
    auto learned = std::async(std::launch::async, [&] {
        return ai::train(settings, [&teller](const ai::TrainingProgress& now) { teller.tell(now); }, {});
    });
    constexpr std::chrono::milliseconds betweenLooks{100};
    while (learned.wait_for(betweenLooks) != std::future_status::ready) {
        try {
            throwIfInterrupted();
        } catch (const Interrupted& interrupted) {
            const auto silence = teller.silence();
            file.reset();
            interrupted.dieOfIt(); // a game, or learning from many, may take minutes more
        }
    }
    throwIfInterrupted();
    const std::string text = learned.get();
    file->write(text);
    file->commit();
    return Done;
}

} // namespace ashlar::cli
