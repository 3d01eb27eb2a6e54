// Records to test with.
#pragma once

#include "ashlar/random.h"
#include "ashlar/record/record.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <string>
#include <string_view>

namespace ashlar::record {

using Json = nlohmann::ordered_json;

/// A game played at random to its end, or for `most` choices.
Record randomGame(std::uint64_t seed, int seats, const flaming::GameOptions& options = {}, std::size_t most = SIZE_MAX);

/// Goes on at random from where a record stops.
void playOn(Record& record, Random& random, std::size_t most = SIZE_MAX);

/// A small record for two players, by hand: a deal in the order of the tiles and three choices.
Json smallRecord();
/// A small record from a position, by hand.
Json smallStart();

/// The message with which a record is refused, or "" if it is not.
std::string refusal(std::string_view json);
std::string refusalOf(const Json& json);

/// A folder of its own that is gone afterwards.
class TemporaryFolder {
public:
    TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    TemporaryFolder(TemporaryFolder&&) = delete;
    TemporaryFolder& operator=(TemporaryFolder&&) = delete;
    ~TemporaryFolder();
    std::filesystem::path operator/(std::string_view name) const { return path_ / name; }
    const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

/// Writes a file with this text, and returns its path.
std::filesystem::path write(const std::filesystem::path& path, std::string_view text);
std::string contentsOf(const std::filesystem::path& path);

} // namespace ashlar::record
