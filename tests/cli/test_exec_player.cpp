// Bots that are programs: the protocol, and everything such a program can do wrong.
#include "exec_player.h"

#include "game.h"
#include "interrupt.h"
#include "samples.h"
#include "shell.h"

#include <catch2/catch.hpp>

#include <chrono>
#include <set>
#include <thread>

using namespace ashlar;
using namespace ashlar::cli;
using namespace std::chrono_literals;
using record::Json;
using record::TemporaryFolder;

namespace {

const std::string firstOption = ASHLAR_TEST_BOTS "/first_option.sh";

/// Plays one game of a command at seat 1 against a random bot at seat 0, which begins.
Outcome playAgainst(const std::string& command, std::chrono::milliseconds least = 5s, long long games = 1) {
    noteInterrupts(); // ignores SIGPIPE
    std::vector<std::unique_ptr<SeatPlayer>> players;
    players.push_back(makeSeatPlayer("random", {}));
    players.push_back(std::make_unique<ExecPlayer>(command, 1ms, least));
    Outcome outcome;
    for (long long game = 0; game < games; ++game) {
        outcome = playGame({game, 2, {false, false, 20}}, 0, chanceOf(3, game), players);
    }
    return outcome;
}

/// Why a command forfeits its game, or "".
std::string forfeitOf(const std::string& command, std::chrono::milliseconds least = 5s) {
    const Outcome outcome = playAgainst(command, least);
    if (outcome.forfeit) {
        CHECK(outcome.forfeit->seat == 1);
        CHECK(outcome.winners == 0);
    }
    return outcome.forfeit ? outcome.forfeit->why : "";
}

/// A bot that answers as `first_option.sh` does, but with this shell code in the place of its answer, which is $answer.
std::string answering(const std::string& code) {
    return "while read -r line; do case $line in *choose*) o=${line#*\\\"options\\\":[}; answer=\"${o%%\\}*}}\"; " +
           code + ";; esac; done";
}

bool runs(const std::string& pid) {
    const std::string status = record::contentsOf("/proc/" + pid + "/stat");
    return !status.empty() && status.find(") Z ") == std::string::npos;
}

std::vector<std::string> keysOf(const Json& object) {
    std::vector<std::string> keys;
    for (const auto& member : object.items()) {
        keys.push_back(member.key());
    }
    return keys;
}

} // namespace

TEST_CASE("what a bot is told in a game") {
    const TemporaryFolder folder;
    const std::string log = (folder / "log").string();
    noteInterrupts();
    std::vector<std::unique_ptr<SeatPlayer>> players;
    players.push_back(makeSeatPlayer("random", {}));
    players.push_back(std::make_unique<ExecPlayer>(firstOption + " " + log, 250ms));
    players.push_back(makeSeatPlayer("random", {}));
    const flaming::GameOptions options{true, true, 100};
    std::vector<Outcome> outcomes;
    for (long long game = 0; game < 4; ++game) {
        outcomes.push_back(playGame({game, 3, options}, std::nullopt, chanceOf(21, game), players));
        REQUIRE_FALSE(outcomes.back().forfeit);
    }
    players.clear(); // the bot has ended and written everything

    const auto lines = linesOf(record::contentsOf(log));
    auto next = lines.begin();
    std::set<std::string> prompts;
    for (long long game = 0; game < 4; ++game) {
        const Outcome& outcome = outcomes[static_cast<std::size_t>(game)];
        CHECK(*next++ == R"({"type":"start","game":)" + std::to_string(game) +
                             R"(,"you":1,"players":3,"options":{"curse":true,"fire-die":true,"turn-limit":100,)"
                             R"("tiles":"standard"},"budget-ms":250})");
        record::Record record;
        record.options = options;
        record.players.resize(3);
        record.first = outcome.first;
        record.beginning = outcome.deal;
        flaming::State state = record::beginning(record);
        for (const flaming::Choice& choice : outcome.choices) {
            const flaming::Prompt asked = flaming::prompt(state);
            if (asked.player == 1 && asked.kind != flaming::PromptKind::Die) {
                CHECK(*next == chooseMessage(flaming::view(state, 1)));
                const Json question = Json::parse(*next++);
                prompts.insert(question["prompt"].get<std::string>());
                std::vector<std::string> keys = {"type",   "prompt", "options", "pyramid", "removed",
                                                 "active", "player", "turns",   "hands",   "piles"};
                if (asked.kind == flaming::PromptKind::Fall) {
                    keys.insert(keys.begin() + 3, {"tile", "from"});
                }
                CHECK(keysOf(question) == keys);
                CHECK(question["player"] == 1);
                CHECK(question["active"] == state.active);
                CHECK(std::find(question["hands"][1].begin(), question["hands"][1].end(), nullptr) ==
                      question["hands"][1].end());
                for (std::size_t seat = 0; seat < 3; ++seat) {
                    CHECK(question["turns"][seat] == state.turns.at(seat));
                    CHECK(question["hands"][seat].size() == static_cast<std::size_t>(state.hands.at(seat).size()));
                    std::size_t i = 0;
                    state.piles.forEach(static_cast<int>(seat), [&](flaming::Tile tile) {
                        const Json& said = question["piles"][seat][i++];
                        const bool known = state.seen.contains(tile);
                        CHECK(said == (known ? Json(state.tiles->code(tile)) : Json(nullptr)));
                    });
                    CHECK(question["piles"][seat].size() == i);
                }
            }
            CHECK(*next++ == chosenMessage(asked.player, choice, *state.tiles));
            flaming::apply(state, choice);
        }
        CHECK(*next++ == endMessage(outcome.winners));
    }
    CHECK(next == lines.end());
    CHECK(prompts == std::set<std::string>{"place", "fall"});
}

TEST_CASE("the messages to the letter") {
    record::Json json = record::smallStart();
    json["start"]["piles"][0].erase(1); // so that something is known of a pile and something is not
    json["start"]["removed"].push_back("r10");
    const flaming::State state = record::beginning(record::parse(json.dump()));
    const std::string message = chooseMessage(flaming::view(state, 1));
    CHECK_THAT(message,
               Catch::StartsWith(R"({"type":"choose","prompt":"place","options":[{"place":"r2","at":[1,0]}],)"
                                 R"("pyramid":{"r3":[0,0],"millstone":[0,1]},"removed":["r10","torch-b"],"active":1,)"
                                 R"("player":1,"turns":[3,3],"hands":[[null],["r2"]],"piles":[[null,null,)"));
    CHECK(chosenMessage(2, flaming::Placement{*state.tiles->tile("r5"), flaming::cell(0, 1)}, *state.tiles) ==
          R"({"type":"chosen","player":2,"choice":{"place":"r5","at":[0,1]}})");
    CHECK(chosenMessage(0, flaming::DieFace::FireLeaves, *state.tiles) ==
          R"({"type":"chosen","player":0,"choice":{"die":"fire-leaves"}})");
    CHECK(endMessage(0b101) == R"({"type":"end","winners":[0,2]})");
    CHECK(endMessage(0) == R"({"type":"end","winners":[]})");
}

TEST_CASE("after a curse the previous player is asked, though another one is active") {
    // Rules, section 8, case 11: the curse takes g5, r5 and b5, and b7 collapses.
    record::Json json = record::smallStart();
    json["options"] = {{"curse", true}};
    json["players"].push_back({{"name", "Cid"}});
    json["choices"] = Json::parse(R"([{"place":"g5","at":[1,0]}])");
    json["start"] = Json::parse(R"({"pyramid":{"r5":[0,0],"b5":[0,1],"y20":[0,2],"b7":[1,1]},
                                    "hands":[["g5"],["r1"],["r2"]],"piles":[["r3"],[],[]],"active":0,"turns":[1,0,0]})");
    for (const flaming::Tile tile : flaming::TileMask::all()) {
        if (const std::string code = flaming::TileSet::standard().code(tile);
            json["start"].dump().find('"' + code + '"') == std::string::npos) {
            json["start"]["removed"].push_back(code);
        }
    }
    const record::Record record = record::parse(json.dump());
    flaming::State state = record::beginning(record);
    flaming::apply(state, record.choices[0]);
    const std::string message = chooseMessage(flaming::view(state, 2));
    CHECK_THAT(message, Catch::StartsWith(R"({"type":"choose","prompt":"fall","options":[{"fall":"left"},)"
                                          R"({"fall":"right"}],"tile":"b7","from":[1,1],"pyramid":{"b7":[1,1]},)"));
    CHECK_THAT(message, Catch::EndsWith(R"("active":0,"player":2,"turns":[1,0,0],"hands":[[],[null],["r2"]],)"
                                        R"("piles":[[null],[],["g5","r5","b5","y20"]]})"));
}

TEST_CASE("bots that end") {
    CHECK(forfeitOf("exit 0") == "ended with exit code 0");
    CHECK(forfeitOf("exit 3") == "ended with exit code 3");
    CHECK(forfeitOf("kill -9 $$") == "was ended by signal 9");
    CHECK(forfeitOf("/no/such/program 2>/dev/null") == "ended with exit code 127");
    CHECK(forfeitOf("read -r start; exit 4") == "ended with exit code 4");
    CHECK(forfeitOf(answering("printf '{\"place\"'; exit 5")) == "ended with exit code 5");
    CHECK(forfeitOf("exec >&-; sleep 3") == "has closed its output");
    CHECK_THAT(forfeitOf(answering("echo $answer; exit 6")), Catch::StartsWith("ended with exit code 6"));
}

TEST_CASE("bots that hang are killed with all that they started") {
    const TemporaryFolder folder;
    const std::string pids = (folder / "pids").string();
    const auto begin = std::chrono::steady_clock::now();
    CHECK(forfeitOf("echo $$ >" + pids + "; sleep 60 & echo $! >>" + pids + "; wait", 300ms) ==
          "gave no answer within 300 ms");
    CHECK(forfeitOf("exec <&-; sleep 60", 300ms) == "gave no answer within 300 ms");
    CHECK(forfeitOf("trap '' TERM INT HUP PIPE; while :; do sleep 1; done", 300ms) == "gave no answer within 300 ms");
    CHECK(forfeitOf(answering("printf '{'"), 300ms) == "gave no answer within 300 ms");
    CHECK(std::chrono::steady_clock::now() - begin < 5s);
    const auto started = linesOf(record::contentsOf(pids));
    REQUIRE(started.size() == 2);
    std::this_thread::sleep_for(50ms);
    CHECK_FALSE(runs(started[0]));
    CHECK_FALSE(runs(started[1]));
}

TEST_CASE("a bot has ten times its budget, and at least what is set") {
    noteInterrupts();
    std::vector<std::unique_ptr<SeatPlayer>> players;
    players.push_back(makeSeatPlayer("random", {}));
    players.push_back(std::make_unique<ExecPlayer>("sleep 60", 40ms, 100ms));
    CHECK(playGame({0, 2, {}}, 1, chanceOf(1, 0), players).forfeit->why == "gave no answer within 400 ms");
    CHECK(ExecPlayer::leastPatience == 10s);
}

TEST_CASE("bots that flood") {
    CHECK(forfeitOf("cat /dev/zero") == "answers with a line of more than 65536 bytes");
    CHECK(forfeitOf("cat >/dev/null & cat /dev/zero") == "answers with a line of more than 65536 bytes");
    CHECK_THAT(forfeitOf("yes"), Catch::StartsWith("answered \"y\": broken JSON at column 1: "));
    const std::string endless = forfeitOf(answering("echo $answer; exec yes"));
    CHECK((endless == "writes without end" || endless.substr(0, 12) == "answered \"y\"")); // whichever is found first
    CHECK(forfeitOf(answering("head -c 65537 /dev/zero; echo")) == "answers with a line of more than 65536 bytes");
}

TEST_CASE("bots that answer nonsense") {
    struct Nonsense {
        std::string answer;
        std::string why;
    };
    const std::vector<Nonsense> all = {
        {"", "answered \"\": empty"},
        {"left", "answered \"left\": broken JSON at column 1: invalid literal"},
        {"null", "answered \"null\": must be an object"},
        {"[]", "answered \"[]\": must be an object"},
        {"{}", "answered \"{}\": must be one of place, fall and die"},
        {R"({"fall":"left"})", R"(answered "{\"fall\":\"left\"}", which is not an option)"},
        {R"({"die":"smoke"})", R"(answered "{\"die\":\"smoke\"}", which is not an option)"},
        {R"({"place":"r5"})", R"(answered "{\"place\":\"r5\"}": "at" is missing)"},
        {R"({"place":"r5","at":[9,9]})", R"(answered "{\"place\":\"r5\",\"at\":[9,9]}", which is not an option)"},
        {R"({"place":"r6","at":[0,0]})",
         R"(answered "{\"place\":\"r6\",\"at\":[0,0]}": place: there is no tile "r6" in the tile set "standard")"},
        {R"({"place":"r5","at":[0,1e9]})",
         R"(answered "{\"place\":\"r5\",\"at\":[0,1e9]}": at[1]: must be a whole number from -32768 to 32767)"},
    };
    for (const Nonsense& nonsense : all) {
        CHECK(forfeitOf(answering("echo '" + nonsense.answer + "'")) == nonsense.why);
    }
    CHECK_THAT(forfeitOf(answering("head -c 1000 /dev/zero | tr '\\0' '['; echo")),
               Catch::EndsWith("nested more than 64 levels deep"));
    CHECK_THAT(forfeitOf(answering("printf '\\377\\n'")), Catch::StartsWith("answered \"\uFFFD\": broken JSON"));
}

TEST_CASE("bots that are odd but right") {
    CHECK(forfeitOf(firstOption).empty());
    CHECK(forfeitOf(answering("printf '%s\\r\\n' \"$answer\"")).empty());                      // another end of line
    CHECK(forfeitOf(answering("printf '%s,\"why\":\"so\"}\\n' \"${answer%\\}}\"")).empty());   // an unknown key
    CHECK(forfeitOf(answering("printf ' %s' \"${answer%?}\"; sleep 0.01; echo '}'")).empty()); // in two pieces
    CHECK(forfeitOf(answering("printf '%s\\nand more\\n' \"$answer\"; sleep 0.01")).empty());  // more than the answer
    Process greets{"echo hello; read -r line; echo \"$line\""};
    std::this_thread::sleep_for(100ms);
    CHECK(greets.ask("one", 5s) == "one"); // what was said before the question is dropped
}

TEST_CASE("a bot that forfeited, or ended between two games, is started anew for the next") {
    const TemporaryFolder folder;
    const std::string mark = (folder / "mark").string();
    CHECK_FALSE(
        playAgainst("[ -e " + mark + " ] || { touch " + mark + "; exit 1; }; exec " + firstOption, 5s, 2).forfeit);
    const std::string starts = (folder / "starts").string();
    const std::string oneGame = "echo x >>" + starts + "; while read -r line; do case $line in *'\"end\"'*) exit 0;; " +
                                "*choose*) o=${line#*\\\"options\\\":[}; echo \"${o%%\\}*}}\";; esac; done";
    noteInterrupts();
    std::vector<std::unique_ptr<SeatPlayer>> players;
    players.push_back(makeSeatPlayer("random", {}));
    players.push_back(std::make_unique<ExecPlayer>(oneGame, 1ms, 5s));
    for (long long game = 0; game < 3; ++game) {
        CHECK_FALSE(playGame({game, 2, {}}, 0, chanceOf(3, game), players).forfeit);
        std::this_thread::sleep_for(100ms); // it ends
    }
    CHECK(linesOf(record::contentsOf(starts)).size() == 3);
}

TEST_CASE("a bot that does not read does not stop the others") {
    noteInterrupts();
    Process process{"sleep 60"};
    const std::string line(1'000'000, 'x');
    const auto begin = std::chrono::steady_clock::now();
    for (int i = 0; i < 100; ++i) {
        process.tell(line);
    }
    CHECK(std::chrono::steady_clock::now() - begin < 3s);
    CHECK_THROWS_WITH(process.ask(line, 100ms), "does not read what it is told");
}
