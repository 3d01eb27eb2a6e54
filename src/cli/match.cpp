// match: which bot is stronger, and how surely.
#include "arguments.h"
#include "ashlar/record/error.h"
#include "commands.h"
#include "game.h"
#include "interrupt.h"
#include "match_games.h"
#include "match_report.h"
#include "output.h"
#include "progress.h"
#include "table_options.h"
#include "threads.h"

#include <algorithm>
#include <bit>
#include <exception>
#include <limits>
#include <map>
#include <mutex>
#include <thread>

namespace ashlar::cli {
namespace {

MatchGame played(const Pairing& pairing, const MatchSetUp& setUp, const ai::Budget& budget,
                 std::vector<std::vector<std::unique_ptr<SeatPlayer>>>& pool) {
    // A bot keeps its processes from game to game: pool[bot] holds as many as it has had seats at once.
    std::vector<std::size_t> used(setUp.bots.size());
    std::vector<std::unique_ptr<SeatPlayer>> players;
    for (const int bot : pairing.seating) {
        const auto b = static_cast<std::size_t>(bot);
        if (pool[b].size() <= used[b]) {
            pool[b].push_back(makePlayer(setUp.bots[b], budget));
        }
        players.push_back(std::move(pool[b][used[b]++]));
    }
    const GameStart start{pairing.deal, setUp.players, setUp.options};
    const Outcome outcome = playGame(start, std::nullopt, chanceOf(setUp.seed, pairing.deal), players);
    MatchGame game{pairing.deal,  pairing.seating, std::vector<double>(pairing.seating.size()),
                   outcome.turns, outcome.atLimit, outcome.forfeit.has_value()};
    const unsigned everybody = (1U << static_cast<unsigned>(setUp.players)) - 1;
    const unsigned winners =
        outcome.forfeit ? everybody & ~(1U << static_cast<unsigned>(outcome.forfeit->seat)) : outcome.winners;
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        game.points[seat] = (winners >> seat & 1U) != 0 ? 1.0 / std::popcount(winners) : 0;
    }
    if (outcome.forfeit) {
        const auto seat = static_cast<std::size_t>(outcome.forfeit->seat);
        complain("deal " + std::to_string(pairing.deal) + ": " +
                 record::quote(setUp.bots[static_cast<std::size_t>(pairing.seating[seat])]) +
                 " forfeits: " + outcome.forfeit->why);
    }
    std::fill(used.begin(), used.end(), 0);
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        const auto b = static_cast<std::size_t>(pairing.seating[seat]);
        pool[b][used[b]++] = std::move(players[seat]);
    }
    return game;
}

/// Plays the games in their order, several at once, until none is left or the test is decided.
class Arena {
public:
    Arena(MatchResults& results, MatchFile* file, Schedule schedule, const std::optional<RatioTest>& test,
          const ai::Budget& budget)
        : results_{results}, file_{file}, schedule_{std::move(schedule)}, test_{test}, budget_{budget},
          progress_{results.games.size() + schedule_.left(), results.games.size()} {
        for (const MatchGame& game : results.games) {
            note(game);
        }
    }

    void play(std::size_t jobs) {
        {
            const std::size_t count = std::min(jobs, schedule_.left()); // before anybody takes a game from it
            std::vector<std::jthread> workers;
            for (std::size_t i = 0; i < count; ++i) {
                workers.emplace_back([this] { work(); });
            }
        }
        if (fault_) {
            std::rethrow_exception(fault_);
        }
        throwIfInterrupted();
    }

private:
    std::optional<Pairing> next() {
        const std::scoped_lock lock(mutex_);
        return fault_ || decided() ? std::nullopt : schedule_.next();
    }
    bool decided() const { return test_ && std::abs(test_->logRatio(complete_)) >= RatioTest::bound; }
    void work() {
        try {
            std::vector<std::vector<std::unique_ptr<SeatPlayer>>> pool(results_.setUp.bots.size());
            while (const auto pairing = next()) {
                add(played(*pairing, results_.setUp, budget_, pool));
            }
        } catch (...) {
            const std::scoped_lock lock(mutex_);
            fault_ = fault_ ? fault_ : std::current_exception();
        }
    }
    void add(const MatchGame& game) {
        const std::scoped_lock lock(mutex_);
        results_.games.push_back(game);
        note(game);
        if (file_ != nullptr) {
            file_->add(game);
        }
        if (progress_.isDue(results_.games.size())) {
            progress_.show("", results_.games.size(),
                           "games, " + results_.setUp.bots.front() + " " +
                               percent(shareOf(pointsOf(results_, 0)).value));
        }
    }
    /// Keeps the deals that the test is of: those that both seatings have been played of.
    void note(const MatchGame& game) {
        if (!test_) {
            return;
        }
        Cluster& deal = open_[game.deal];
        deal.points += pointsOf(game, 0);
        if (++deal.games == 2) {
            complete_.push_back(deal);
            open_.erase(game.deal);
        }
    }

    std::mutex mutex_;
    MatchResults& results_;
    MatchFile* file_;
    Schedule schedule_;
    std::optional<RatioTest> test_;
    ai::Budget budget_;
    Progress progress_;
    std::map<long long, Cluster> open_;
    std::vector<Cluster> complete_;
    std::exception_ptr fault_;
};

std::optional<RatioTest> readTest(const Arguments& arguments, const MatchSetUp& setUp) {
    const auto word = arguments.value("--sprt");
    if (!word) {
        return std::nullopt;
    }
    const auto bounds = splitAtCommas(*word);
    RatioTest test;
    const auto read = [](const std::string& text) {
        std::size_t end = 0;
        const int value = std::stoi(text, &end);
        if (end != text.size() || std::abs(value) > 1000) {
            throw std::invalid_argument(text);
        }
        return value;
    };
    try {
        test.elo0 = read(bounds.at(0));
        test.elo1 = read(bounds.at(1));
    } catch (const std::logic_error&) {
        test.elo1 = test.elo0;
    }
    if (bounds.size() != 2 || test.elo0 >= test.elo1) {
        throw UsageError("--sprt must be two rating differences, like 0,20, not " + record::quote(*word) + ".");
    }
    if (setUp.bots.size() != 2 || setUp.players != 2) {
        throw UsageError("--sprt is for two bots and two players.");
    }
    return test;
}

void report(const MatchResults& results, const std::optional<RatioTest>& test) {
    for (const std::string& line : reportOf(results, test)) {
        print(line);
    }
    flushOutput();
}

ExitCode verdict(const MatchResults& results) {
    const bool forfeits =
        std::any_of(results.games.begin(), results.games.end(), [](const MatchGame& game) { return game.forfeited; });
    return forfeits ? Fault : Done;
}

int merge(const Arguments& arguments) {
    const std::vector<std::filesystem::path> paths(arguments.operands().begin(), arguments.operands().end());
    const MatchResults results = mergeMatches(paths);
    const auto test = readTest(arguments, results.setUp);
    if (const auto file = arguments.value("--file")) {
        writeMatch(std::filesystem::path{*file}, results);
    }
    report(results, test);
    return verdict(results);
}

} // namespace

int match(Words words) {
    const Arguments arguments{words,
                              {"--curse", "--fire-die"},
                              {"--bots", "--players", "--deals", "--from", "--seed", "--budget-ms", "--sims",
                               "--threads", "--turn-limit", "--jobs", "--file", "--sprt"}};
    if (!arguments.operands().empty()) {
        return merge(arguments);
    }
    constexpr std::uint64_t mostDeals = 1'000'000'000;
    const auto bots = arguments.value("--bots");
    if (!bots) {
        throw UsageError("match needs --bots, or files of results to merge.");
    }
    const ai::Budget budget = readBudget(arguments);
    MatchSetUp setUp;
    setUp.bots = splitAtCommas(*bots);
    setUp.players = static_cast<int>(arguments.number("--players", 2, flaming::minSeats, flaming::maxSeats));
    setUp.options = readOptions(arguments);
    setUp.seed = arguments.number("--seed", 1, 0, std::numeric_limits<std::uint64_t>::max());
    setUp.budget = static_cast<std::uint64_t>(budget.time.count());
    setUp.simulations = budget.simulations;
    setUp.threads = static_cast<std::uint64_t>(budget.threads);
    for (const std::string& bot : setUp.bots) {
        makePlayer(bot, budget); // says what is wrong before anything is played,
    }
    seatingsOf(setUp); // and so does this
    const auto test = readTest(arguments, setUp);
    const auto from = static_cast<long long>(arguments.number("--from", 0, 0, mostDeals));
    const auto deals = static_cast<long long>(arguments.number("--deals", 100, 1, mostDeals));
    const std::uint64_t jobs = arguments.number("--jobs", 1, 1, 1024);
    const std::uint64_t games = Schedule{{setUp, {}, false}, from, deals}.left();
    requireThreads("--jobs", std::min(jobs, games) * setUp.threads);

    std::optional<MatchFile> file;
    MatchResults results{setUp, {}, false};
    if (const auto path = arguments.value("--file")) {
        results = resumeMatch(*path, setUp);
        file.emplace(*path);
    }
    Schedule schedule{results, from, deals};
    noteInterrupts();
    try {
        Arena{results, file ? &*file : nullptr, std::move(schedule), test, budget}.play(jobs);
    } catch (const Interrupted&) {
        report(results, test); // what was found until now
        throw;
    }
    report(results, test);
    return verdict(results);
}

} // namespace ashlar::cli
