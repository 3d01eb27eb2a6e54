// analyse: what every choice of a game cost, and where the game turned.
#include "analyse_report.h"
#include "arguments.h"
#include "commands.h"
#include "each_record.h"
#include "interrupt.h"
#include "output.h"

#include <chrono>
#include <cmath>
#include <condition_variable>
#include <cstdio>
#include <exception>
#include <limits>
#include <mutex>
#include <thread>
#include <unistd.h>

namespace ashlar::cli {
namespace {

/// Tells a person on stderr how far it is.
class ProgressLine {
public:
    ProgressLine(long long game, std::size_t choices) : game_{game}, choices_{choices} {}
    ~ProgressLine() {
        if (shown_) {
            std::fputs("\r\033[K", stderr);
        }
    }
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;
    ProgressLine(ProgressLine&&) = delete;
    ProgressLine& operator=(ProgressLine&&) = delete;

    void show(std::size_t done) {
        if (isatty(STDERR_FILENO) == 0 || done == 0) {
            return;
        }
        const double taken = std::chrono::duration<double>(Clock::now() - begin_).count();
        const auto left = std::llround(taken / static_cast<double>(done) * static_cast<double>(choices_ - done));
        const std::string time = left < 120 ? std::to_string(left) + " s" : std::to_string((left + 59) / 60) + " min";
        const std::string text = "game " + std::to_string(game_) + ": " + std::to_string(done) + " of " +
                                 std::to_string(choices_) + " choices, " + time + " left";
        std::fprintf(stderr, "\r%s\033[K", text.c_str());
        std::fflush(stderr);
        shown_ = true;
    }

private:
    using Clock = std::chrono::steady_clock;

    long long game_;
    std::size_t choices_;
    bool shown_ = false;
    Clock::time_point begin_ = Clock::now();
};

/// Analyses on a thread of its own, so that this one can look after interrupts. Throws Interrupted.
ai::Analysis analysed(const ai::GameLine& line, const ai::AnalysisSettings& settings, long long game) {
    constexpr std::chrono::milliseconds betweenLooks{100};
    std::vector<std::optional<ai::Verdict>> verdicts(line.choices.size());
    std::mutex mutex;
    std::condition_variable changed;
    std::size_t done = 0;
    bool finished = false;
    std::exception_ptr fault;
    ProgressLine progress{game, ai::putTogether(line, verdicts).missing()};
    {
        const std::jthread worker([&](const std::stop_token& stop) {
            try {
                ai::analyse(line, settings, stop, [&](std::size_t ply, const ai::Verdict& verdict) {
                    const std::scoped_lock lock(mutex);
                    verdicts[ply] = verdict;
                    ++done;
                });
            } catch (...) {
                fault = std::current_exception();
            }
            const std::scoped_lock lock(mutex);
            finished = true;
            changed.notify_all();
        });
        std::unique_lock lock(mutex);
        while (!changed.wait_for(lock, betweenLooks, [&] { return finished; })) {
            throwIfInterrupted(); // the worker is then asked to stop, and ends within milliseconds
            progress.show(done);
        }
    }
    if (fault) {
        std::rethrow_exception(fault);
    }
    throwIfInterrupted();
    return ai::putTogether(line, verdicts);
}

ai::AnalysisSettings readSettings(const Arguments& arguments) {
    constexpr std::uint64_t longest = 24ULL * 60 * 60 * 1000;
    if (arguments.has("--simulations") && arguments.has("--budget-ms")) {
        throw UsageError("--simulations and --budget-ms cannot both be given.");
    }
    ai::AnalysisSettings settings;
    settings.budget.time = std::chrono::milliseconds{arguments.number("--budget-ms", 1000, 1, longest)};
    if (!arguments.has("--budget-ms")) {
        settings.budget.simulations = arguments.number("--simulations", 30'000, 1, 1'000'000'000'000);
    }
    settings.seed = arguments.number("--seed", 1, 0, std::numeric_limits<std::uint64_t>::max());
    settings.jobs = static_cast<int>(arguments.number("--jobs", 1, 1, 256));
    return settings;
}

} // namespace

int analyse(Words words) {
    const Arguments arguments{words, {"--json"}, {"--simulations", "--budget-ms", "--seed", "--jobs"}};
    if (arguments.operands().size() != 1) {
        throw UsageError("analyse needs one FILE.");
    }
    const ai::AnalysisSettings settings = readSettings(arguments);
    noteInterrupts();
    const bool right = forEachRecord(arguments.operands().front(), [&](const record::Record& record, long long game) {
        const ai::Analysis analysis = analysed({record::beginning(record), record.choices}, settings, game);
        if (arguments.has("--json")) {
            print(jsonOf(analysis, record, game, settings));
        } else {
            for (const std::string& line : tableOf(analysis, record, game)) {
                print(line);
            }
        }
        flushOutput();
    });
    return right ? Done : Fault;
}

} // namespace ashlar::cli
