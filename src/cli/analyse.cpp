// analyse: what every choice of a game cost, and where the game turned.
#include "analyse_report.h"
#include "arguments.h"
#include "commands.h"
#include "each_record.h"
#include "interrupt.h"
#include "output.h"
#include "progress.h"
#include "threads.h"

#include <chrono>
#include <condition_variable>
#include <exception>
#include <limits>
#include <mutex>
#include <thread>

namespace ashlar::cli {
namespace {

/// Analyses on a thread of its own, so that this one can look after interrupts. Throws Interrupted.
ai::Analysis analysed(const ai::GameLine& line, const ai::AnalysisSettings& settings, long long game) {
    constexpr std::chrono::milliseconds betweenLooks{100};
    std::vector<std::optional<ai::Verdict>> verdicts(line.choices.size());
    std::mutex mutex;
    std::condition_variable changed;
    std::size_t done = 0;
    bool finished = false;
    std::exception_ptr fault;
    Progress progress{ai::putTogether(line, verdicts).missing()};
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
            progress.show("game " + std::to_string(game) + ": ", done, "choices");
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
    requireThreads("--jobs", static_cast<std::uint64_t>(settings.jobs));
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
