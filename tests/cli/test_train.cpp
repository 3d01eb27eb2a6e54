// train: it writes a file of what it learned, or nothing.
#include "samples.h"
#include "shell.h"

#include <catch2/catch.hpp>

#include <filesystem>
#include <fstream>
#include <string>

using namespace ashlar::cli;
using ashlar::record::TemporaryFolder;

TEST_CASE("train writes what it learned with the command that learned it") {
    const TemporaryFolder folder;
    const std::string path = (folder / "learned").string();
    const Output output = shell("train --games 20 --generations 1 --simulations 100 --seed 3 " + path);
    CHECK(output.exitCode == 0);
    CHECK(output.out.empty());
    CHECK_THAT(output.err, Catch::StartsWith("generation 1: ") && Catch::Contains("mean square error"));
    std::ifstream file(path);
    std::string heading;
    std::string origin;
    std::getline(file, heading);
    std::getline(file, origin);
    CHECK_THAT(heading, Catch::StartsWith("ashlar-learned features "));
    CHECK(origin == "# ashlar-cli train --players 2 --games 20 --generations 1 --simulations 100 --seed 3");
}

TEST_CASE("a signal ends training at once, in the middle of a game, and nothing is left behind") {
    const TemporaryFolder folder;
    const std::string path = (folder / "learned").string();
    const Output output = shell("--version >/dev/null; timeout --foreground -k 5 2 '" ASHLAR_CLI
                                "' train --simulations 1000000 --jobs 2 " + // minutes a game
                                path);
    CHECK(output.exitCode == 124); // ended by the one signal: a second would not wait for anything
    CHECK(std::filesystem::is_empty(folder.path()));
}

TEST_CASE("train says at once what it cannot do") {
    const TemporaryFolder folder;
    const Output nowhere = shell("train " + (folder / "missing" / "learned").string());
    CHECK(nowhere.exitCode == 1);
    CHECK(linesOf(nowhere.err).size() == 1);
    CHECK(shell("train").exitCode == 2);
    CHECK(shell("train --players 7 x").exitCode == 2);
    CHECK(shell("train --games 3 x").exitCode == 2);
    CHECK_FALSE(std::filesystem::exists("x"));
}
