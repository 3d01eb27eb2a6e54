// Files of one record and of many.
#include "ashlar/record/reader.h"

#include "samples.h"

#include <catch2/catch.hpp>

#include <fstream>
#include <sys/resource.h>

using namespace ashlar;
using namespace ashlar::record;

namespace {

std::vector<std::string> allOf(const std::filesystem::path& path) {
    Reader reader{path};
    std::vector<std::string> texts;
    while (auto text = reader.next()) {
        texts.push_back(*text);
    }
    return texts;
}

} // namespace

TEST_CASE("a file of one record on one or many lines") {
    const TemporaryFolder folder;
    const Json json = smallRecord();
    for (const std::string& text : {json.dump(), json.dump() + "\n", json.dump(2), "\r\n\n" + json.dump(2) + "\n\n",
                                    "{\n" + json.dump(2).substr(1)}) {
        Reader reader{write(folder / "one", text)};
        const auto record = reader.next();
        REQUIRE(record);
        CHECK(Json::parse(*record) == json);
        CHECK(reader.alone());
        CHECK_FALSE(reader.next());
        CHECK(load(folder / "one") == parse(json.dump()));
    }
}

TEST_CASE("JSON Lines") {
    const TemporaryFolder folder;
    std::vector<std::string> records;
    std::string file;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        records.push_back(toJson(randomGame(seed, 2 + static_cast<int>(seed % 5))));
        file += records.back() + (seed % 7 == 0 ? "\r\n\n" : "\n");
    }
    auto read = allOf(write(folder / "many", file));
    for (std::string& text : read) {
        text = text.substr(0, text.find('\r'));
    }
    CHECK(read == records);
    Reader reader{folder / "many"};
    REQUIRE(reader.next());
    CHECK_FALSE(reader.alone());
    CHECK(reader.count() == 1);
}

TEST_CASE("files that are no records") {
    const TemporaryFolder folder;
    CHECK_THROWS_WITH(Reader{folder / "missing"}, "cannot be opened: No such file or directory");
    CHECK_THROWS_WITH(Reader{folder.path()}.next(), "cannot be read: Is a directory");
    CHECK_THROWS_WITH(Reader{write(folder / "empty", "")}.next(), "the file is empty");
    CHECK_THROWS_WITH(Reader{write(folder / "blank", " \n\n")}.next(), "the file is empty");
    CHECK(allOf(write(folder / "broken", "{\"a\":[1,\n\n2")) == std::vector<std::string>{"{\"a\":[1,\n\n2"});
    CHECK(allOf(write(folder / "words", "a\nb")) == std::vector<std::string>{"a", "b"});
}

TEST_CASE("one line too large does not hide the next") {
    const TemporaryFolder folder;
    const std::string small = smallRecord().dump();
    {
        std::ofstream file{folder / "large"};
        file << '"' << std::string(maxRecordSize, 'x') << "\"\n" << small << '\n';
    }
    Reader reader{folder / "large"};
    CHECK_THROWS_WITH(reader.next(), "larger than 16 MB");
    CHECK(reader.next() == small);
    CHECK(reader.count() == 2);
    CHECK_FALSE(reader.next());
}

TEST_CASE("a gigabyte on one line, or on many, is not read into memory") {
    const TemporaryFolder folder;
    const std::filesystem::path path = folder / "huge";
    const auto peak = [] {
        rusage usage{};
        getrusage(RUSAGE_SELF, &usage);
        return usage.ru_maxrss; // kilobytes
    };
    for (const std::string first : {"[", "[\n"}) {
        write(path, first);
        std::filesystem::resize_file(path, std::uintmax_t{1} << 30U); // zeros that take no room on the disk
        const auto before = peak();
        Reader reader{path};
        CHECK_THROWS_WITH(reader.next(), "larger than 16 MB");
        CHECK_FALSE(reader.next());
        CHECK(peak() - before < 100'000);
    }
}
