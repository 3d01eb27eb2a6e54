// play: games between bots.
#include "arguments.h"
#include "ashlar/record/files.h"
#include "commands.h"
#include "game.h"
#include "interrupt.h"
#include "output.h"
#include "table_options.h"

#include <limits>

namespace ashlar::cli {
namespace {

/// The words of --bots, one a seat.
std::vector<std::string> readBots(const Arguments& arguments) {
    const auto list = arguments.value("--bots");
    const std::uint64_t fewest = flaming::minSeats;
    const std::uint64_t seats = arguments.number("--players", fewest, fewest, flaming::maxSeats);
    std::vector<std::string> bots(seats, "random");
    if (!list) {
        return bots;
    }
    bots = splitAtCommas(*list);
    if (arguments.has("--players") && bots.size() != seats) {
        throw UsageError("--bots names " + std::to_string(bots.size()) + " for " + std::to_string(seats) + " players.");
    }
    if (bots.size() < fewest || bots.size() > flaming::maxSeats) {
        throw UsageError("--bots must name 2 to 6, one for each seat, not " + std::to_string(bots.size()) + ".");
    }
    return bots;
}

std::vector<std::unique_ptr<SeatPlayer>> makePlayers(const std::vector<std::string>& bots, const ai::Budget& budget) {
    std::vector<std::unique_ptr<SeatPlayer>> players;
    for (const std::string& bot : bots) {
        players.push_back(makePlayer(bot, budget));
    }
    return players;
}

std::optional<int> readFirst(const Arguments& arguments, int seats) {
    const auto word = arguments.value("--first");
    if (!word || *word == "random") {
        return std::nullopt;
    }
    return static_cast<int>(readNumber("--first", *word, 0, static_cast<std::uint64_t>(seats - 1)));
}

record::Record recordOf(const Outcome& outcome, const GameStart& start, const std::vector<std::string>& bots) {
    record::Record record;
    record.options = start.options;
    for (const std::string& bot : bots) {
        const std::string name = bot.substr(0, bot.find(':')) + " " + std::to_string(record.players.size() + 1);
        record.players.push_back({name, record::Player::Kind::Bot, bot, {}});
    }
    record.first = outcome.first;
    record.beginning = outcome.deal;
    record.choices = outcome.choices;
    return record;
}

/// "0,2", or "none"
std::string seatsOf(unsigned winners) {
    std::string seats;
    for (int seat = 0; seat < flaming::maxSeats; ++seat) {
        if ((winners >> static_cast<unsigned>(seat) & 1U) != 0) {
            seats += seats.empty() ? "" : ",";
            seats += std::to_string(seat);
        }
    }
    return seats.empty() ? "none" : seats;
}

} // namespace

int play(Words words) {
    const Arguments arguments{words,
                              {"--curse", "--fire-die"},
                              {"--players", "--bots", "--seed", "--budget-ms", "--sims", "--threads", "--turn-limit",
                               "--first", "--games", "--record"}};
    if (!arguments.operands().empty()) {
        throw UsageError("play does not know what to do with " + record::quote(arguments.operands().front()) + ".");
    }
    const std::vector<std::string> bots = readBots(arguments);
    const auto seats = static_cast<int>(bots.size());
    const std::optional<int> first = readFirst(arguments, seats);
    const std::uint64_t seed = arguments.number("--seed", 1, 0, std::numeric_limits<std::uint64_t>::max());
    const auto games = static_cast<long long>(arguments.number("--games", 1, 1, 1'000'000'000));
    GameStart start{0, seats, readOptions(arguments)};
    const auto players = makePlayers(bots, readBudget(arguments));
    std::optional<record::AtomicFile> file;
    if (const auto path = arguments.value("--record")) {
        file.emplace(*path);
    }

    noteInterrupts();
    std::vector<long long> wins(bots.size());
    bool forfeits = false;
    for (; start.game < games; ++start.game) {
        const Outcome outcome = playGame(start, first, chanceOf(seed, start.game), players);
        const std::string game = "game " + std::to_string(start.game);
        print(game + ": winners " + seatsOf(outcome.winners) + ", turns " + std::to_string(outcome.turns));
        flushOutput();
        if (outcome.forfeit) {
            forfeits = true;
            const auto& [seat, why] = *outcome.forfeit;
            std::string fault = game + ": seat " + std::to_string(seat) + " forfeits: ";
            fault += record::quote(bots[static_cast<std::size_t>(seat)]) + " " + why;
            complain(fault);
        }
        for (std::size_t seat = 0; seat < wins.size(); ++seat) {
            wins[seat] += outcome.winners >> seat & 1U;
        }
        if (file) {
            file->write(record::toJson(recordOf(outcome, start, bots)) + "\n");
        }
    }
    if (file) {
        file->commit();
    }
    for (std::size_t seat = 0; seat < wins.size(); ++seat) {
        print("seat " + std::to_string(seat) + ": " + std::to_string(wins[seat]) + " wins");
    }
    flushOutput();
    return forfeits ? Fault : Done;
}

} // namespace ashlar::cli
