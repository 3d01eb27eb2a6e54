// analyse: what it says of records, as a table and as JSON.
#include "samples.h"
#include "shell.h"

#include <catch2/catch.hpp>

#include <numeric>

using namespace ashlar;
using namespace ashlar::cli;
using record::Json;
using record::TemporaryFolder;
using record::write;

namespace {

double sum(const Json& numbers) {
    return std::accumulate(numbers.begin(), numbers.end(), 0.0,
                           [](double total, const Json& number) { return total + number.get<double>(); });
}

std::string pathOf(const TemporaryFolder& folder, const record::Record& game) {
    return write(folder / "game", toJson(game)).string();
}

} // namespace

TEST_CASE("the table: a line a choice, a line a seat, turning points marked") {
    const TemporaryFolder folder;
    record::Record game = record::randomGame(3, 2);
    game.players[0].name = "Żółcisława\nGęślojaźniana";
    game.players[1].name = "Ben";
    const Output output = shell("analyse " + pathOf(folder, game) + " --simulations 200");
    CHECK(output.exitCode == 0);
    CHECK(output.err.empty()); // no progress where nobody looks
    const auto lines = linesOf(output.out);
    REQUIRE(lines.size() == game.choices.size() + 4);
    CHECK_THAT(lines[0], Catch::StartsWith("game 0: Żółcisława?Gęślojaźniana, Ben; winners: "));
    CHECK_THAT(lines[1], Catch::Contains("ply  who") && Catch::Contains("Żółcis") && Catch::Contains("remark"));
    CHECK_THAT(lines[lines.size() - 2],
               Catch::StartsWith("Żółcisława?Gęślojaźniana: ") && Catch::Contains("mean loss"));
    CHECK_THAT(lines.back(), Catch::StartsWith("Ben: "));
    std::size_t marked = 0;
    for (std::size_t i = 2; i < lines.size() - 2; ++i) {
        const bool turn = lines[i].find("mistake") != std::string::npos ||
                          lines[i].find("blunder") != std::string::npos ||
                          lines[i].find("for good") != std::string::npos;
        CHECK((lines[i].front() == '*') == turn);
        marked += turn ? 1 : 0;
    }
    CHECK(marked > 0); // who plays at random errs
}

TEST_CASE("JSON: one object a game, with everything in it") {
    const TemporaryFolder folder;
    const record::Record game = record::randomGame(4, 3, {false, true, 100});
    const Output output =
        shell("analyse " + pathOf(folder, game) + " --simulations 200 --json --seed 18446744073709551615");
    CHECK(output.exitCode == 0);
    const auto lines = linesOf(output.out);
    REQUIRE(lines.size() == 1);
    const Json json = Json::parse(lines[0]);
    CHECK(json["game"] == 0);
    CHECK(json["players"].size() == 3);
    CHECK(json["simulations"] == 200);
    CHECK(json["seed"] == "18446744073709551615");
    REQUIRE(json["choices"].size() == game.choices.size());
    const Json record = Json::parse(toJson(game));
    bool rolled = false;
    for (std::size_t ply = 0; ply < game.choices.size(); ++ply) {
        const Json& choice = json["choices"][ply];
        CHECK(choice["ply"] == ply);
        CHECK(choice["choice"] == record["choices"][ply]);
        CHECK(choice["luck"].is_number());
        if (choice["prompt"] == "die") {
            rolled = true;
            CHECK_FALSE(choice.contains("chances"));
            continue;
        }
        CHECK(sum(choice["chances"]) == Approx(1).margin(0.001));
        CHECK(choice["best"]["chance"].get<double>() - choice["chance"].get<double>() ==
              Approx(choice["loss"].get<double>()).margin(0.0051));
        CHECK((choice["turn"] == "mistake") == (choice["loss"].get<double>() >= 0.1));
        CHECK((choice["quality"] == "mistake" || choice["quality"] == "blunder") == (choice["turn"] == "mistake"));
    }
    CHECK(rolled);
    CHECK(json["curve"].size() == game.choices.size() + 1);
    CHECK(json["curve"].back() == json["result"]);
    CHECK(sum(json["result"]) == Approx(1).margin(0.001));
    CHECK(json["seats"].size() == 3);
    CHECK(json["seats"][0]["mean-loss"].get<double>() > 0);
}

TEST_CASE("the same seed gives the same analysis, with several jobs too") {
    const TemporaryFolder folder;
    const std::string path = pathOf(folder, record::randomGame(5, 4, {true, true, 100}, 40));
    const std::string call = "analyse " + path + " --simulations 200 --json";
    const std::string once = shell(call).out;
    CHECK_THAT(once, Catch::Contains(R"("result":null)"));
    CHECK(shell(call).out == once);
    CHECK(shell(call + " --jobs 3").out == once);
    CHECK(shell(call + " --seed 2").out != once);
    CHECK_THAT(shell("analyse " + path + " --budget-ms 1 --json").out, Catch::Contains(R"("budget-ms":1,)"));
}

TEST_CASE("positions, unfinished games and games without a choice") {
    const TemporaryFolder folder;
    const std::string start = write(folder / "start", record::smallStart().dump()).string();
    CHECK(shell("analyse " + start + " --simulations 50").exitCode == 0);
    record::Record none = record::randomGame(6, 2);
    none.choices.clear();
    const Output output = shell("analyse " + pathOf(folder, none) + " --simulations 50");
    CHECK(output.exitCode == 0);
    CHECK_THAT(output.out, Catch::Contains("unfinished") && Catch::Contains(": 0 choices, mean loss 0.0 points"));
    CHECK_THAT(shell("analyse " + pathOf(folder, none) + " --json").out,
               Catch::Contains(R"("choices":[],"curve":[],"result":null)"));
}

TEST_CASE("what cannot be analysed is said in a line, and the rest is done") {
    const TemporaryFolder folder;
    const std::string path = (folder / "many").string();
    write(path, record::smallRecord().dump() + "\nnonsense\n" + record::smallRecord().dump() + "\n");
    const Output output = shell("analyse " + path + " --simulations 20 --json");
    CHECK(output.exitCode == 1);
    CHECK(linesOf(output.err) ==
          std::vector{"ashlar-cli: " + path + ": record 1: broken JSON at column 2: invalid literal"});
    const auto lines = linesOf(output.out);
    REQUIRE(lines.size() == 2);
    CHECK(Json::parse(lines[1])["game"] == 2);
    const Output missing = shell("analyse " + path + "-not");
    CHECK(missing.exitCode == 1);
    CHECK(missing.err == "ashlar-cli: " + path + "-not: cannot be opened: No such file or directory\n");
    const auto refused = [&](const std::string& words) {
        const Output wrong = shell("analyse " + words);
        CHECK(wrong.out.empty());
        CHECK(wrong.exitCode == 2);
        return wrong.err;
    };
    CHECK(refused("") == "ashlar-cli: analyse needs one FILE. See ashlar-cli --help.\n");
    CHECK(refused("a b") == refused(""));
    CHECK_THAT(refused(path + " --simulations 0"), Catch::Contains("--simulations must be a whole number from 1"));
    CHECK_THAT(refused(path + " --simulations 5 --budget-ms 5"), Catch::Contains("cannot both be given"));
    CHECK_THAT(refused(path + " --sims"), Catch::Contains("unknown option"));
}

TEST_CASE("an analysis that is interrupted ends at once, as other programs do") {
    const TemporaryFolder folder;
    const std::string path = pathOf(folder, record::randomGame(7, 2));
    const Output output = shell("analyse " + path + " --budget-ms 60000 & sleep 0.5; kill -TERM $!; wait $!");
    CHECK(output.exitCode == 128 + 15);
}
