#include "arguments.h"
#include "ashlar/record/error.h"
#include "commands.h"
#include "interrupt.h"
#include "output.h"

#include <exception>

namespace ashlar::cli {
namespace {

constexpr std::string_view usage = R"(usage: ashlar-cli COMMAND …

ashlar-cli play [OPTIONS]    lets bots play, and says who won
  --players N                2 to 6 (as many as --bots names; else 2)
  --bots BOT,BOT,…           one for each seat: random, greedy, beginner, easy, medium, hard, expert, or exec:COMMAND
                             for a program of your own (all random); all-knowing is the expert told all hidden tiles,
                             a yardstick that cheats
  --games N                  how many games (1)
  --seed N                   the same seed gives the same games (1)
  --curse, --fire-die        play with these variants
  --turn-limit N             turns for each player, 0 for no limit (100)
  --first random|SEAT        who begins, counted from 0 (random)
  --budget-ms N              thinking time of a choice in milliseconds (1000)
  --sims N                   fixes the search by its number of simulations instead; exec: bots keep to --budget-ms
  --threads N                search with so many threads (1)
  --record FILE              writes the games, one record a line
ashlar-cli match [OPTIONS]   finds out which bot is stronger: the same deals with the seats exchanged
  --bots BOT,BOT,…           two players: every pair of them plays; more players: two, the first in one seat and the
                             second in all others, or one for each seat, moved round the table
  --players N                2 to 6 (2)
  --deals N, --from N        how many deals, and the number of the first (100, 0)
  --jobs N                   games played at the same time (1)
  --file FILE                keeps the games there and goes on with those that are missing
  --sprt ELO,ELO             ends as soon as one of two rating differences is the likelier one, 5 in 100 errors
  --seed, --curse, --fire-die, --turn-limit, --budget-ms, --sims, --threads as for play
ashlar-cli match FILE…       puts such files together and reports; --file FILE writes them as one
ashlar-cli trace FILE        replays records and prints every choice with the table before it, as JSON, one a line
ashlar-cli check FILE…       says what is wrong with records
ashlar-cli analyse FILE      says of every choice of the games in records what it cost, and where the game turned
  --simulations N            the search for each choice (30000): the same number and seed give the same analysis
  --budget-ms N              fixes the search by its time in milliseconds instead
  --seed N                   another seed gives slightly other chances (1)
  --jobs N                   choices judged at the same time (1)
  --json                     as JSON, one game a line; CONTRIBUTING.md tells what its members mean
ashlar-cli bench [OPTIONS]   measures how fast games are played on one core
  --players N                2 to 6 (each of them)
  --seconds N                for each measure (3)
  --search                   how fast the expert searches instead
ashlar-cli train [OPTIONS] FILE   learns by playing against itself what positions are worth, and writes it to FILE
  --players N, --variants    the games that it learns for: so many players (2), with one of the variants or both
  --games N, --generations N   how many games, and how often each generation teaches the next (500, 2)
  --simulations N, --seed N, --jobs N   the search before each choice (2000), the games (1), games at the same time (1)
ashlar-cli --help            shows this text
ashlar-cli --version         shows the version

Exit codes: 0 done, 1 a fault in the input or of a bot, 2 wrong usage.)";

int dispatch(Words words) {
    if (words.empty()) {
        throw UsageError("a command is missing.");
    }
    const std::string_view command = words.front();
    for (const std::string_view word : words) {
        if (word == "--help" || word == "-h" || command == "help") {
            print(usage);
            flushOutput();
            return Done;
        }
    }
    if (command == "--version") {
        print("ashlar-cli " ASHLAR_VERSION);
        flushOutput();
        return Done;
    }
    const Words rest = words.subspan(1);
    if (command == "play") {
        return play(rest);
    }
    if (command == "match") {
        return match(rest);
    }
    if (command == "trace") {
        return trace(rest);
    }
    if (command == "check") {
        return check(rest);
    }
    if (command == "analyse") {
        return analyse(rest);
    }
    if (command == "bench") {
        return bench(rest);
    }
    if (command == "train") {
        return train(rest);
    }
    throw UsageError("unknown command " + record::quote(command) + ".");
}

} // namespace

int run(Words words) {
    try {
        return dispatch(words);
    } catch (const UsageError& error) {
        complain(std::string{error.what()} + " See ashlar-cli --help.");
        return WrongUsage;
    } catch (const Interrupted& interrupted) {
        interrupted.dieOfIt();
    } catch (const std::exception& error) {
        complain(error.what());
        return Fault;
    }
}

} // namespace ashlar::cli
