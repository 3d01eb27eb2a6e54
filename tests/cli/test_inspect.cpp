// trace and check.
#include "ashlar/record/trace.h"
#include "samples.h"
#include "shell.h"

#include <catch2/catch.hpp>

#include <fstream>

using namespace ashlar;
using namespace ashlar::cli;
using record::Json;
using record::TemporaryFolder;
using record::write;

TEST_CASE("check and trace of a file of one record") {
    const TemporaryFolder folder;
    const record::Record game = record::randomGame(3, 3, {true, true, 100});
    const std::string compact = write(folder / "compact", toJson(game)).string();
    const std::string pretty = write(folder / "pretty", Json::parse(toJson(game)).dump(2)).string();
    std::string expected;
    record::trace(game, 0, [&expected](std::string_view line) { (expected += line) += '\n'; });
    for (const std::string& path : {compact, pretty}) {
        const Output checked = shell("check " + path);
        CHECK(checked.exitCode == 0);
        CHECK(checked.out.empty());
        CHECK(checked.err.empty());
        const Output traced = shell("trace " + path);
        CHECK(traced.exitCode == 0);
        CHECK(traced.out == expected);
        CHECK(traced.err.empty());
    }
}

TEST_CASE("JSON Lines with faults: the rest is read, each fault is a line with its place") {
    const TemporaryFolder folder;
    Json bad = record::smallRecord();
    bad["choices"][1]["at"] = Json::parse("[0,7]");
    const std::string good = record::smallRecord().dump();
    const std::string path = (folder / "many").string();
    write(path, good + "\n" + bad.dump() + "\n\nnonsense\n" + good + "\n");
    const std::vector<std::string> faults = {
        "ashlar-cli: " + path + ": record 1: choice 1: [0,7] is not an open spot",
        "ashlar-cli: " + path + ": record 2: broken JSON at column 2: invalid literal",
    };
    const Output checked = shell("check " + path);
    CHECK(checked.exitCode == 1);
    CHECK(checked.out.empty());
    CHECK(linesOf(checked.err) == faults);
    const Output traced = shell("trace " + path);
    CHECK(traced.exitCode == 1);
    CHECK(linesOf(traced.err) == faults);
    const auto lines = linesOf(traced.out);
    REQUIRE(lines.size() == 8);
    CHECK(Json::parse(lines[3])["game"] == 0);
    CHECK(Json::parse(lines[4])["game"] == 3);
    CHECK(Json::parse(lines[4])["ply"] == 0);
}

TEST_CASE("files that are no records") {
    const TemporaryFolder folder;
    const auto fault = [](const std::string& path) {
        const Output output = shell("check '" + path + "'");
        CHECK(output.exitCode == 1);
        CHECK(shell("trace '" + path + "'").exitCode == 1);
        return output.err;
    };
    const std::string path = (folder / "file").string();
    const std::string prefix = "ashlar-cli: " + path + ": ";
    CHECK(fault(path) == prefix + "cannot be opened: No such file or directory\n");
    write(path, "");
    CHECK(fault(path) == prefix + "the file is empty\n");
    write(path, "{}");
    CHECK(fault(path) == prefix + "\"format\" is missing\n");
    write(path, std::string(100'000, '['));
    CHECK(fault(path) == prefix + "nested more than 64 levels deep\n");
    write(path, "\x7F"
                "ELF\x02\x01\x01");
    CHECK_THAT(fault(path), Catch::StartsWith(prefix + "broken JSON at column 1: "));
    CHECK(fault(folder.path().string()) ==
          "ashlar-cli: " + folder.path().string() + ": cannot be read: Is a directory\n");
}

TEST_CASE("check of several files says what is wrong with each") {
    const TemporaryFolder folder;
    const std::string good = write(folder / "good", record::smallRecord().dump()).string();
    const std::string bad = write(folder / "bad", "[]").string();
    const Output output = shell("check " + bad + " " + good + " " + (folder / "none").string());
    CHECK(output.exitCode == 1);
    REQUIRE(linesOf(output.err).size() == 2);
    CHECK(linesOf(output.err)[0] == "ashlar-cli: " + bad + ": must be an object");
}

TEST_CASE("a tile set that is missing") {
    const TemporaryFolder folder;
    Json json = record::smallRecord();
    json["options"]["tiles"] = "lost";
    const std::string path = write(folder / "game", json.dump()).string();
    CHECK(shell("check " + path).err == "ashlar-cli: " + path + ": options.tiles: there is no tile set \"lost\"\n");
}

TEST_CASE("a trace that nobody reads to the end, or that finds no room") {
    const TemporaryFolder folder;
    std::ofstream file{folder / "many"};
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        file << toJson(record::randomGame(seed, 2)) << '\n';
    }
    file.close();
    const std::string path = (folder / "many").string();
    CHECK(linesOf(shell("trace " + path + " 2>/dev/null | head -n 1").out).size() == 1);
    CHECK(shell("trace " + path + " >/dev/full 2>/dev/null; echo $?").out == "1\n");
}
