// Files change as a whole or not at all.
#include "ashlar/record/files.h"

#include "samples.h"

#include <catch2/catch.hpp>

#include <iterator>
#include <sys/stat.h>

using namespace ashlar;
using namespace ashlar::record;
namespace fs = std::filesystem;

namespace {

auto filesIn(const fs::path& folder) {
    return std::distance(fs::directory_iterator{folder}, fs::directory_iterator{});
}

} // namespace

TEST_CASE("a file is written and replaced, and nothing else is left") {
    const TemporaryFolder folder;
    const fs::path path = folder / "game.ashlar";
    saveAtomically(path, "one");
    CHECK(contentsOf(path) == "one");
    fs::permissions(path, fs::perms::owner_read | fs::perms::owner_write);
    const std::string large(3'000'000, 'x');
    saveAtomically(path, large);
    CHECK(contentsOf(path) == large);
    CHECK(fs::status(path).permissions() == (fs::perms::owner_read | fs::perms::owner_write));
    CHECK(filesIn(folder.path()) == 1);
}

TEST_CASE("a new file has the rights of any new file") {
    const TemporaryFolder folder;
    const mode_t before = umask(027);
    saveAtomically(folder / "a", "");
    umask(before);
    CHECK(fs::status(folder / "a").permissions() == static_cast<fs::perms>(0640));
}

TEST_CASE("what is not committed leaves the old file as it was") {
    const TemporaryFolder folder;
    const fs::path path = write(folder / "a", "old");
    {
        AtomicFile file{path};
        file.write(std::string(200'000, 'n'));
        CHECK(contentsOf(path) == "old");
    }
    CHECK(contentsOf(path) == "old");
    CHECK(filesIn(folder.path()) == 1);
}

TEST_CASE("a link stays a link") {
    const TemporaryFolder folder;
    write(folder / "real", "old");
    fs::create_symlink("real", folder / "link");
    saveAtomically(folder / "link", "new");
    CHECK(fs::is_symlink(folder / "link"));
    CHECK(contentsOf(folder / "real") == "new");
}

TEST_CASE("what cannot be written is said") {
    const TemporaryFolder folder;
    CHECK_THROWS_WITH(saveAtomically(folder / "no/where", ""),
                      Catch::EndsWith("no/where cannot be written: No such file or directory"));
    CHECK_THROWS_WITH(saveAtomically(folder.path(), ""), Catch::EndsWith("cannot be written: Is a directory"));
    CHECK_THROWS_WITH(saveAtomically("/dev/full", "x"), "/dev/full cannot be written: No space left on device");
    saveAtomically("/dev/null", "x");
    CHECK(fs::is_character_file("/dev/null"));
    CHECK(filesIn(folder.path()) == 0);
}

TEST_CASE("a lock is one's own until it ends") {
    const TemporaryFolder folder;
    {
        const FileLock lock{folder / "lock"};
        CHECK(lock.state() == FileLock::State::Held);
        CHECK(FileLock{folder / "lock"}.state() == FileLock::State::Taken);
        CHECK(FileLock{folder / "other"}.state() == FileLock::State::Held);
    }
    CHECK(FileLock{folder / "lock"}.state() == FileLock::State::Held);
    CHECK(FileLock{folder / "no folder/lock"}.state() == FileLock::State::Failed);
}

TEST_CASE("a file that need not outlast a power cut is replaced as a whole, too") {
    const TemporaryFolder folder;
    const auto path = write(folder / "file", "old");
    saveAtomically(path, "new", Outlasts::Process);
    CHECK(contentsOf(path) == "new");
    CHECK_THROWS_AS(saveAtomically(folder / "no folder/file", "new", Outlasts::Process), Error);
}
