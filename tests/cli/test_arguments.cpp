// Wrong usage: one clear sentence on stderr, nothing on stdout, exit code 2.
#include "samples.h"
#include "shell.h"

#include <catch2/catch.hpp>

#include <filesystem>
#include <fstream>

using namespace ashlar;
using namespace ashlar::cli;

TEST_CASE("wrong usage") {
    struct Wrong {
        std::string arguments;
        std::string sentence;
    };
    const std::string bots = "there is no bot ";
    const std::vector<Wrong> all = {
        {"", "a command is missing."},
        {"dance", "unknown command \"dance\"."},
        {"--seed 3", "unknown command \"--seed\"."},
        {"play --sed 3", "unknown option \"--sed\"."},
        {"play --seed", "--seed needs a value."},
        {"play --seed 1 --seed 2", "--seed is given twice."},
        {"play --seed x", "--seed must be a whole number from 0 to 18446744073709551615, not \"x\"."},
        {"play --seed 18446744073709551616",
         "--seed must be a whole number from 0 to 18446744073709551615, not \"18446744073709551616\"."},
        {"play --seed -1", "--seed must be a whole number from 0 to 18446744073709551615, not \"-1\"."},
        {"play --seed ''", "--seed must be a whole number from 0 to 18446744073709551615, not \"\"."},
        {"play --players 1", "--players must be a whole number from 2 to 6, not \"1\"."},
        {"play --players 7", "--players must be a whole number from 2 to 6, not \"7\"."},
        {"play --players 2.0", "--players must be a whole number from 2 to 6, not \"2.0\"."},
        {"play --games 0", "--games must be a whole number from 1 to 1000000000, not \"0\"."},
        {"play --turn-limit 65001", "--turn-limit must be a whole number from 0 to 65000, not \"65001\"."},
        {"play --first 2", "--first must be a whole number from 0 to 1, not \"2\"."},
        {"play --first last", "--first must be a whole number from 0 to 1, not \"last\"."},
        {"play --budget-ms 0", "--budget-ms must be a whole number from 1 to 86400000, not \"0\"."},
        {"play --sims 0", "--sims must be a whole number from 1 to 1000000000000, not \"0\"."},
        {"play --bots random,random --players 3", "--bots names 2 for 3 players."},
        {"play --bots random", "--bots must name 2 to 6, one for each seat, not 1."},
        {"play now", "play does not know what to do with \"now\"."},
        {"trace", "trace needs one FILE."},
        {"trace a b", "trace needs one FILE."},
        {"trace --all a", "unknown option \"--all\"."},
        {"check", "check needs at least one FILE."},
        {"check -x", "unknown option \"-x\"."},
        {"bench --players 9", "--players must be a whole number from 2 to 6, not \"9\"."},
        {"bench --seconds 0", "--seconds must be a number above 0, up to 3600, not \"0\"."},
        {"bench --seconds nan", "--seconds must be a number above 0, up to 3600, not \"nan\"."},
        {"bench --seconds 1s", "--seconds must be a number above 0, up to 3600, not \"1s\"."},
        {"bench --seconds .", "--seconds must be a number above 0, up to 3600, not \".\"."},
        {"bench fast", "bench does not know what to do with \"fast\"."},
    };
    for (const Wrong& wrong : all) {
        CAPTURE(wrong.arguments);
        const Output output = shell(wrong.arguments);
        CHECK(output.exitCode == 2);
        CHECK(output.out.empty());
        CHECK(output.err == "ashlar-cli: " + wrong.sentence + " See ashlar-cli --help.\n");
    }
}

#ifndef __SANITIZE_ADDRESS__ // nor thread: they need more memory than that
#ifndef __SANITIZE_THREAD__
TEST_CASE("more threads than there can be are refused before anything is done") {
    const record::TemporaryFolder folder;
    const std::string path = (folder / "file").string();
    { std::ofstream{path} << "no record"; }
    const std::vector<std::string> all = {
        "match --bots random,random --deals 20000 --jobs 1024 --file " + path + "s",
        "match --bots random,greedy --threads 256",
        "train --jobs 256 " + path + "s",
        "analyse --jobs 256 " + path,
        "play --threads 256 --games 1000",
    };
    for (const std::string& arguments : all) {
        CAPTURE(arguments);
        const Output output = shell("--version >/dev/null; ulimit -v 400000; '" ASHLAR_CLI "' " + arguments);
        CHECK(output.exitCode == 2);
        CHECK(output.out.empty());
        CHECK_THAT(output.err, Catch::Contains("s asks for 1024 threads, but only ") ||
                                   Catch::Contains("s asks for 256 threads, but only "));
    }
    CHECK_FALSE(std::filesystem::exists(path + "s"));
    CHECK(shell("match --bots random,random --deals 2 --jobs 1024").exitCode == 0); // no more than there are games
}
#endif
#endif

TEST_CASE("a bot that there is not") {
    for (const std::string word : {"nobody", "", "exec:", "Random", "random "}) {
        CAPTURE(word);
        const Output output = shell("play --bots 'random," + word + "'");
        CHECK(output.exitCode == 2);
        CHECK_THAT(output.err, Catch::StartsWith("ashlar-cli: there is no bot \"" + word + "\"; there are random, "));
        CHECK(linesOf(output.err).size() == 1);
    }
}

TEST_CASE("help and version") {
    for (const std::string arguments : {"--help", "-h", "help", "play --help", "trace x --help"}) {
        const Output output = shell(arguments);
        CHECK(output.exitCode == 0);
        CHECK(output.err.empty());
        CHECK_THAT(output.out, Catch::StartsWith("usage: ashlar-cli COMMAND"));
        for (const std::string option : {"--players", "--bots", "--seed", "--budget-ms", "--sims", "--curse",
                                         "--fire-die", "--turn-limit", "--first", "--games", "--record", "--seconds"}) {
            CHECK_THAT(output.out, Catch::Contains(option));
        }
    }
    CHECK_THAT(shell("--version").out, Catch::StartsWith("ashlar-cli "));
}

TEST_CASE("an output that cannot be written") {
    for (const std::string arguments : {"--help", "play --games 2"}) {
        CHECK(shell(arguments + " >/dev/full 2>/dev/null; echo $?").out == "1\n");
    }
}
