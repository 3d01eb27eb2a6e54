// play: its lines, its records, and the same games from the same seed.
#include "samples.h"
#include "shell.h"

#include "ashlar/record/reader.h"

#include <catch2/catch.hpp>

#include <csignal>
#include <set>
#include <sstream>

using namespace ashlar;
using namespace ashlar::cli;
using record::Json;
using record::TemporaryFolder;

namespace {

/// The records that a call of play writes.
std::vector<record::Record> recordsOf(const std::string& arguments) {
    const TemporaryFolder folder;
    const std::string path = (folder / "games").string();
    REQUIRE(shell("play " + arguments + " --record " + path).exitCode == 0);
    REQUIRE(shell("check " + path).exitCode == 0);
    std::vector<record::Record> records;
    for (record::Reader reader{path}; auto text = reader.next();) {
        records.push_back(record::parse(*text));
    }
    return records;
}

unsigned winnersOf(const record::Record& game) {
    flaming::State state = record::beginning(game);
    for (const flaming::Choice& choice : game.choices) {
        flaming::apply(state, choice);
    }
    return flaming::winners(state);
}

} // namespace

TEST_CASE("the lines of play agree with its records") {
    const TemporaryFolder folder;
    const std::string path = (folder / "games").string();
    const Output output = shell("play --players 3 --games 20 --seed 5 --turn-limit 7 --record " + path);
    CHECK(output.exitCode == 0);
    CHECK(output.err.empty());
    const auto lines = linesOf(output.out);
    REQUIRE(lines.size() == 23);
    std::array<int, 3> wins{};
    bool tied = false;
    record::Reader reader{path};
    for (std::size_t game = 0; game < 20; ++game) {
        const record::Record played = record::parse(*reader.next());
        std::string winners;
        for (std::size_t seat = 0; seat < 3; ++seat) {
            if ((winnersOf(played) >> seat & 1U) != 0) {
                tied |= !winners.empty();
                winners += winners.empty() ? "" : ",";
                winners += std::to_string(seat);
                ++wins.at(seat);
            }
        }
        const auto turns = std::count_if(played.choices.begin(), played.choices.end(), [](const auto& choice) {
            return choice.template as<flaming::Placement>() != nullptr;
        });
        CHECK(lines[game] ==
              "game " + std::to_string(game) + ": winners " + winners + ", turns " + std::to_string(turns));
    }
    CHECK(tied);
    for (std::size_t seat = 0; seat < 3; ++seat) {
        CHECK(lines[20 + seat] == "seat " + std::to_string(seat) + ": " + std::to_string(wins.at(seat)) + " wins");
    }
    CHECK_FALSE(reader.next());
}

TEST_CASE("a recorded game says who played it, and how") {
    const auto records = recordsOf("--bots random,random,random,random --curse --fire-die --turn-limit 9 --first 2");
    REQUIRE(records.size() == 1);
    const record::Record& game = records.front();
    CHECK(game.options == flaming::GameOptions{true, true, 9});
    CHECK(game.first == 2);
    REQUIRE(game.seats() == 4);
    CHECK(game.players[3] == record::Player{"random 4", record::Player::Kind::Bot, "random", {}});
}

TEST_CASE("the same seed gives the same games, however many are played") {
    for (const std::string kind : {"--players 2", "--players 5 --curse --fire-die"}) {
        const auto three = recordsOf(kind + " --games 3 --seed 7");
        auto five = recordsOf(kind + " --games 5 --seed 7");
        CHECK(recordsOf(kind + " --games 3 --seed 7") == three);
        const auto other = recordsOf(kind + " --games 3 --seed 8");
        five.resize(3);
        CHECK(five == three);
        std::set<std::string> all;
        for (const auto& records : {three, other}) {
            for (const record::Record& game : records) {
                all.insert(toJson(game));
            }
        }
        CHECK(all.size() == 6);
    }
}

TEST_CASE("who begins is drawn by lot unless it is said; the deal is the same") {
    std::set<int> first;
    for (const record::Record& game : recordsOf("--players 3 --games 30")) {
        first.insert(game.first);
    }
    CHECK(first == std::set<int>{0, 1, 2});
    const auto drawn = recordsOf("--players 3 --games 5 --first random");
    const auto said = recordsOf("--players 3 --games 5 --first 1");
    for (std::size_t game = 0; game < 5; ++game) {
        CHECK(said[game].first == 1);
        CHECK(said[game].beginning == drawn[game].beginning);
    }
}

TEST_CASE("the die shows its faces as often as they are on it") {
    std::array<int, 4> faces{};
    for (const record::Record& game : recordsOf("--players 2 --games 300 --fire-die")) {
        for (const flaming::Choice& choice : game.choices) {
            if (const auto* face = choice.as<flaming::DieFace>()) {
                ++faces.at(static_cast<std::size_t>(*face));
            }
        }
    }
    const int rolls = faces[0] + faces[1] + faces[2] + faces[3];
    REQUIRE(rolls > 300);
    CHECK(faces[0] * 2 == Approx(rolls).epsilon(0.2));
    for (const int face : {1, 2, 3}) {
        CHECK(faces.at(static_cast<std::size_t>(face)) * 6 == Approx(rolls).epsilon(0.4));
    }
}

TEST_CASE("a record file that cannot be written is said before anything is played") {
    const TemporaryFolder folder;
    const Output output = shell("play --record " + (folder / "no/games").string());
    CHECK(output.exitCode == 1);
    CHECK(output.out.empty());
    CHECK(output.err ==
          "ashlar-cli: " + (folder / "no/games").string() + " cannot be written: No such file or directory\n");
}

TEST_CASE("bots of one's own play whole games") {
    const std::string bot = "'exec:" ASHLAR_TEST_BOTS "/first_option.sh'";
    const auto records = recordsOf("--games 3 --fire-die --bots random," + bot + ",random," + bot);
    REQUIRE(records.size() == 3);
    for (const record::Record& game : records) {
        CHECK(winnersOf(game) != 0);
        CHECK(game.players[1].level == "exec:" ASHLAR_TEST_BOTS "/first_option.sh");
        CHECK(game.players[1].name == "exec 2");
    }
}

TEST_CASE("a bot that forfeits ends its game; the call says so and goes on") {
    const TemporaryFolder folder;
    const std::string path = (folder / "games").string();
    const Output output = shell("play --bots random,'exec:exit 3' --games 2 --first 0 --record " + path);
    CHECK(output.exitCode == 1);
    CHECK(output.out ==
          "game 0: winners none, turns 1\ngame 1: winners none, turns 1\nseat 0: 0 wins\nseat 1: 0 wins\n");
    CHECK(output.err == "ashlar-cli: game 0: seat 1 forfeits: \"exec:exit 3\" ended with exit code 3\n"
                        "ashlar-cli: game 1: seat 1 forfeits: \"exec:exit 3\" ended with exit code 3\n");
    CHECK(shell("check " + path).exitCode == 0);
    const auto lines = linesOf(shell("trace " + path).out);
    REQUIRE(lines.size() == 4);
    CHECK(Json::parse(lines[1])["winners"] == Json::array());
}

TEST_CASE("Ctrl+C leaves no file and no bot behind") {
    const TemporaryFolder folder;
    const std::string mark = (folder / "bot").string();
    const std::string path = (folder / "games").string();
    const std::string bot = "exec:echo \\$\\$ >" + mark + "; sleep 60";
    // A shell of its own, as an interrupt is ignored by what a shell starts in the background.
    const Output output =
        shell("play --first 0 --bots \"" + bot + "\",random --record " + path + " & pid=$!; " + "while [ ! -s " + mark +
              " ]; do sleep 0.05; done; kill -TERM $pid; wait $pid; echo $?");
    CHECK(output.out == std::to_string(128 + SIGTERM) + "\n");
    CHECK_FALSE(std::filesystem::exists(path));
    const auto files = std::distance(std::filesystem::directory_iterator{folder.path()}, {});
    CHECK(files == 1); // the mark
    const std::string status = record::contentsOf("/proc/" + linesOf(record::contentsOf(mark)).at(0) + "/stat");
    CHECK((status.empty() || status.find(") Z ") != std::string::npos));
}

TEST_CASE("bench measures what it is asked to") {
    const Output output = shell("bench --players 2 --seconds 0.05");
    CHECK(output.exitCode == 0);
    const auto lines = linesOf(output.out);
    REQUIRE(lines.size() == 3);
    CHECK_THAT(lines[0], Catch::Matches("players 2 random: [1-9][0-9]+ choices/s, [1-9][0-9]* games/s"));
    CHECK_THAT(lines[1], Catch::Matches("players 2 greedy: [1-9][0-9]+ choices/s, [1-9][0-9]* games/s"));
    CHECK(lines[2] == "state: " + std::to_string(sizeof(flaming::State)) + " bytes");
    CHECK(linesOf(shell("bench --seconds 0.001").out).size() == 11);
}
