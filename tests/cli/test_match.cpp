// match: which games it plays, how it goes on with them, and what it says.
#include "match_games.h"
#include "match_report.h"
#include "samples.h"
#include "shell.h"

#include "arguments.h"
#include "ashlar/record/error.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <csignal>
#include <fstream>

using namespace ashlar;
using namespace ashlar::cli;
using record::TemporaryFolder;

namespace {

std::vector<MatchGame> sorted(std::vector<MatchGame> games) {
    std::sort(games.begin(), games.end(), [](const MatchGame& a, const MatchGame& b) {
        return std::tie(a.deal, a.seating) < std::tie(b.deal, b.seating);
    });
    return games;
}

/// The results that a call of match writes.
std::vector<MatchGame> gamesOf(const std::string& arguments) {
    const TemporaryFolder folder;
    const std::string path = (folder / "match").string();
    REQUIRE(shell("match " + arguments + " --file " + path).exitCode == 0);
    return sorted(readMatch(path).games);
}

} // namespace

TEST_CASE("every bot sits in every seat equally often") {
    MatchSetUp setUp;
    setUp.bots = {"a", "b", "c"};
    CHECK(seatingsOf(setUp) == std::vector<Seating>{{0, 1}, {1, 0}, {0, 2}, {2, 0}, {1, 2}, {2, 1}});
    setUp.players = 3;
    CHECK(seatingsOf(setUp) == std::vector<Seating>{{0, 1, 2}, {1, 2, 0}, {2, 0, 1}});
    setUp.bots = {"a", "b"};
    CHECK(seatingsOf(setUp) == std::vector<Seating>{{0, 1, 1}, {1, 0, 1}, {1, 1, 0}});
    setUp.players = 4;
    setUp.bots = {"a", "b", "c"};
    CHECK_THROWS_AS(seatingsOf(setUp), UsageError);
}

TEST_CASE("a schedule leaves out what has been played") {
    MatchResults results;
    results.setUp.bots = {"a", "b"};
    results.games = {{5, {1, 0}, {1, 0}}, {4, {0, 1}, {1, 0}}, {9, {0, 1}, {1, 0}}};
    Schedule schedule{results, 4, 2};
    CHECK(schedule.left() == 2);
    CHECK(schedule.next() == Pairing{4, {1, 0}});
    CHECK(schedule.next() == Pairing{5, {0, 1}});
    CHECK(schedule.left() == 0);
    CHECK(schedule.next() == std::nullopt);
}

TEST_CASE("both seatings play the same deal; the same bot in both wins it once") {
    // greedy would choose otherwise with other chances: equal turns show that deal and chances are shared.
    const auto games = gamesOf("--bots greedy,greedy --deals 12 --seed 4");
    REQUIRE(games.size() == 24);
    for (std::size_t i = 0; i < games.size(); i += 2) {
        CHECK(games[i].deal == games[i + 1].deal);
        CHECK(games[i].turns == games[i + 1].turns);
        CHECK(games[i].points == games[i + 1].points);
    }
    const Output output = shell("match --bots greedy,greedy --deals 12 --seed 4");
    CHECK(output.err.empty());
    CHECK_THAT(output.out, Catch::StartsWith("greedy against greedy: 12 of 24, 50.0 %"));
}

TEST_CASE("jobs, files and parts change nothing in the results") {
    const TemporaryFolder folder;
    const std::string call = "--bots random,beginner,greedy --seed 9 --turn-limit 20 ";
    const auto whole = gamesOf(call + "--deals 10");
    REQUIRE(whole.size() == 60);
    CHECK(gamesOf(call + "--deals 10 --jobs 3") == whole);

    const std::string one = (folder / "one").string();
    const std::string two = (folder / "two").string();
    const std::string both = (folder / "both").string();
    REQUIRE(shell("match " + call + "--deals 4 --file " + one).exitCode == 0);
    REQUIRE(shell("match " + call + "--from 3 --deals 7 --file " + two).exitCode == 0);
    const Output merged = shell("match " + one + " " + two + " --file " + both);
    CHECK(merged.exitCode == 0);
    CHECK(sorted(readMatch(both).games) == whole);
    CHECK(merged.out == shell("match " + call + "--deals 10").out);
    CHECK(merged.out == shell("match " + both).out);
}

TEST_CASE("a match that was broken off goes on where it was") {
    const TemporaryFolder folder;
    const std::string path = (folder / "match").string();
    const std::string call = "--bots random,greedy --seed 3 --deals 8";
    const auto whole = gamesOf(call);
    REQUIRE(shell("match " + call + " --file " + path).exitCode == 0);
    std::string text = record::contentsOf(path);
    text.resize(text.size() * 2 / 3); // in the middle of a line
    std::ofstream{path, std::ios::binary} << text;
    const std::size_t kept = readMatch(path).games.size();
    CHECK(kept > 5);
    CHECK(kept < 12);
    const Output output = shell("match " + call + " --file " + path);
    CHECK(output.exitCode == 0);
    CHECK(sorted(readMatch(path).games) == whole);
    CHECK(readMatch(path).games.size() == whole.size());
    CHECK_FALSE(readMatch(path).cutShort);
}

TEST_CASE("results of another match are not mixed in") {
    const TemporaryFolder folder;
    const std::string path = (folder / "match").string();
    const std::string other = (folder / "other").string();
    REQUIRE(shell("match --bots random,greedy --deals 2 --file " + path).exitCode == 0);
    const std::string before = record::contentsOf(path);
    const Output output = shell("match --bots random,greedy --seed 2 --deals 2 --file " + path);
    CHECK(output.exitCode == 1);
    CHECK(output.err ==
          "ashlar-cli: " + path + " is of another match: its bots, seed, variants or thinking time differ\n");
    CHECK(record::contentsOf(path) == before);
    REQUIRE(shell("match --bots random,greedy --seed 2 --deals 2 --file " + other).exitCode == 0);
    CHECK(shell("match " + path + " " + other).err == "ashlar-cli: " + other + ": line 1: is of another match\n");
}

TEST_CASE("a file that is no match is refused with its line") {
    const TemporaryFolder folder;
    const std::string path = (folder / "match").string();
    const std::string header = R"({"format":"ashlar-match","version":1,"bots":["random","greedy"],"players":2,)"
                               R"("options":{"curse":false,"fire-die":false,"turn-limit":100},"seed":1,)"
                               R"("budget-ms":1000,"sims":0,"threads":1})";
    const auto fault = [&](const std::string& text) {
        std::ofstream{path, std::ios::binary} << text;
        const Output output = shell("match " + path);
        CHECK(output.exitCode == 1);
        return output.err;
    };
    CHECK_THAT(fault("{}\n"), Catch::Contains("line 1"));
    CHECK_THAT(fault("hello\n"), Catch::Contains("line 1"));
    CHECK_THAT(fault(""), Catch::Contains("is empty"));
    CHECK_THAT(fault(header + "\n{\"deal\":1}\n"), Catch::Contains("line 2"));
    CHECK_THAT(fault(header + "\n" +
                     R"({"deal":0,"seats":[0,7],"points":[1,0],"turns":1,"at-limit":false,"forfeited":false})" + "\n"),
               Catch::Contains("line 2: is not a game of this match"));
    CHECK_THAT(shell("match " + (folder / "nothing").string()).err, Catch::Contains("cannot be read"));
}

TEST_CASE("a match of several players reports the share against 1/n") {
    const Output output = shell("match --bots greedy,random --players 4 --deals 6");
    CHECK(output.exitCode == 0);
    const auto lines = linesOf(output.out);
    REQUIRE(lines.size() == 3);
    CHECK_THAT(lines[0], Catch::Matches("greedy: [0-9]+ of 24 seats, .* times its share"));
    CHECK_THAT(lines[1], Catch::Matches("random: [0-9]+ of 72 seats, .* times its share"));
    CHECK_THAT(
        lines[2],
        Catch::Matches("mean length [0-9.]+ turns, 0[.]0 % [(]0[.]0 to [0-9.]+[)] at the turn limit, 0 forfeited"));
    CHECK(linesOf(shell("match --bots random,greedy,beginner --players 3 --deals 2").out).size() == 4);
}

TEST_CASE("the turn limit is counted, and ties are shared") {
    const auto games = gamesOf("--bots random,random --deals 30 --turn-limit 2");
    int ties = 0;
    for (const MatchGame& game : games) {
        CHECK(game.atLimit);
        CHECK(game.turns == 4);
        CHECK(game.points[0] + game.points[1] == 1);
        ties += game.points[0] == 0.5 ? 1 : 0;
    }
    CHECK(ties > 0);
    for (const MatchGame& game : gamesOf("--bots greedy,random --deals 10 --turn-limit 0")) {
        CHECK_FALSE(game.atLimit);
    }
}

TEST_CASE("Ctrl+C ends a match with what was found, and the file goes on from there") {
    const TemporaryFolder folder;
    const std::string path = (folder / "match").string();
    const std::string call = "match --bots random,greedy --jobs 2 --file " + path;
    const std::string found = (folder / "found").string();
    const Output output = shell(call + " --deals 1000000 >" + found + " & pid=$!; while [ $(wc -l <" + path +
                                " || echo 0) -lt 9 ]; do sleep 0.05; done 2>&-; kill -TERM $pid; wait $pid; echo $?");
    CHECK(output.out == std::to_string(128 + SIGTERM) + "\n");
    CHECK_THAT(record::contentsOf(found), Catch::StartsWith("random against greedy: 0 of "));
    const auto lines = linesOf(record::contentsOf(path));
    CHECK(lines.size() >= 9);
    CHECK(lines.size() < 100'000);
    CHECK(shell("match " + path).exitCode == 0);
    CHECK(shell(call + " --deals 3").exitCode == 0);
}

TEST_CASE("the ratio test ends a match early") {
    const Output output = shell("match --bots greedy,random --deals 1000 --sprt 0,100");
    CHECK(output.exitCode == 0);
    CHECK_THAT(output.out, Catch::Contains("SPRT Elo +100 rather than +0: log ratio "));
    CHECK_THAT(output.out, Catch::Contains(", accepted\n"));
    CHECK_THAT(output.out, !Catch::Contains(" of 2000"));
    CHECK_THAT(shell("match --bots random,greedy --deals 1000 --sprt 0,100").out, Catch::Contains(", rejected\n"));
}

TEST_CASE("the ratio test counts the games of the file, and then needs no more") {
    const TemporaryFolder folder;
    const std::string path = (folder / "match").string();
    const std::string call = "match --bots greedy,random --deals 1000 --sprt 0,100 --file " + path;
    const Output first = shell(call);
    const std::size_t games = readMatch(path).games.size();
    CHECK_THAT(first.out, Catch::Contains(", accepted\n"));
    CHECK(shell(call).out == first.out);
    CHECK(readMatch(path).games.size() == games);
}

TEST_CASE("a match of several bots rates them, and reports every pair") {
    const auto lines = linesOf(shell("match --bots random,beginner,greedy --deals 20 --turn-limit 30").out);
    REQUIRE(lines.size() == 10);
    CHECK_THAT(lines[0], Catch::Matches("random against beginner: .* of 40, .* %.* Elo .*"));
    CHECK_THAT(lines[1], Catch::Matches("  mean length .* turns, .* at the turn limit, 0 forfeited"));
    CHECK_THAT(lines[2], Catch::StartsWith("random against greedy: "));
    CHECK_THAT(lines[4], Catch::StartsWith("beginner against greedy: "));
    CHECK_THAT(lines[6], Catch::Matches("rating greedy: [+][0-9]+ [(][+][0-9]+ to [+][0-9]+[)], .* of 80"));
    CHECK_THAT(lines[7], Catch::StartsWith("rating beginner: "));
    CHECK(lines[8] == "rating random: at most +0, 0 of 80"); // it won nothing, so it may be any worse
    CHECK_THAT(lines[9], Catch::StartsWith("mean length "));
}

TEST_CASE("a bot that forfeits loses its games, and the call says so") {
    const Output output = shell("match --bots random,'exec:exit 3' --deals 2 --jobs 2");
    CHECK(output.exitCode == 1);
    CHECK_THAT(output.out, Catch::StartsWith("random against exec:exit 3: 4 of 4, 100.0 %"));
    CHECK_THAT(output.out, Catch::Contains("4 forfeited"));
    CHECK(linesOf(output.err).size() == 4);
}

TEST_CASE("match says what it cannot do before it plays") {
    for (const std::string wrong : {"", "--bots random", "--bots random,nobody", "--bots random,greedy --players 7",
                                    "--bots random,greedy,beginner --players 4", "--bots random,greedy --sprt 5",
                                    "--bots random,greedy --sprt 5,x", "--bots random,greedy --sprt 5,0",
                                    "--bots random,greedy --players 3 --sprt 0,9", "--bots random,greedy --jobs 0"}) {
        INFO(wrong);
        const Output output = shell("match " + wrong);
        CHECK(output.exitCode == 2);
        CHECK(output.out.empty());
        CHECK_THAT(output.err, Catch::EndsWith("See ashlar-cli --help.\n"));
    }
}
