// The games of a match: which there are, and those that have been played, in a file that grows game by game.
#pragma once

#include "ashlar/flaming/state.h"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace ashlar::cli {

/// Which bot sits where: its number in `MatchSetUp::bots` for each seat.
using Seating = std::vector<int>;

/// What games of one match have in common.
struct MatchSetUp {
    std::vector<std::string> bots;
    int players = flaming::minSeats;
    flaming::GameOptions options;
    std::uint64_t seed = 1;
    std::uint64_t budget = 1000; ///< milliseconds a choice
    std::uint64_t simulations = 0;
    std::uint64_t threads = 1;

    friend bool operator==(const MatchSetUp&, const MatchSetUp&) = default;
};

/// The seatings that each deal is played in. Two players: every pair of bots, each in both seats. More: the first of
/// two bots in each seat, the other in all others; or as many bots as seats, moved round the table.
/// Throws UsageError if there are too few or too many bots.
std::vector<Seating> seatingsOf(const MatchSetUp& setUp);

/// A game that has been played.
struct MatchGame {
    long long deal = 0;
    Seating seating;
    std::vector<double> points; ///< for each seat: 1 shared by the winners
    long long turns = 0;
    bool atLimit = false;   ///< ended by the turn limit
    bool forfeited = false; ///< somebody lost it without playing it to the end; the others share the point

    friend bool operator==(const MatchGame&, const MatchGame&) = default;
};

/// A game to be played.
struct Pairing {
    long long deal = 0;
    Seating seating;

    friend bool operator==(const Pairing&, const Pairing&) = default;
    friend bool operator<(const Pairing& a, const Pairing& b) {
        return std::tie(a.deal, a.seating) < std::tie(b.deal, b.seating);
    }
};

struct MatchResults {
    MatchSetUp setUp;
    std::vector<MatchGame> games; ///< each once
    bool cutShort = false;        ///< the last line was not written to its end
};

/// The games of some deals that are still to be played, deal by deal.
class Schedule {
public:
    Schedule(const MatchResults& played, long long firstDeal, long long deals);

    std::size_t left() const noexcept { return left_; }
    std::optional<Pairing> next();

private:
    std::vector<Seating> seatings_;
    std::set<Pairing> played_;
    long long game_; ///< counted over all deals
    long long end_;
    std::size_t left_;
};

/// Reads a file of results, a half-written last line aside. Throws record::Error.
MatchResults readMatch(const std::filesystem::path& path);
/// All of them as one. Throws record::Error if they are not of the same match.
MatchResults mergeMatches(const std::vector<std::filesystem::path>& paths);
/// Replaces a file of results as a whole. Throws record::Error.
void writeMatch(const std::filesystem::path& path, const MatchResults& results);

/// What has been played of a match: the games in its file, of which a half-written last line is cut off. Begins the
/// file if there is none. Throws record::Error, also if the file is of another match.
MatchResults resumeMatch(const std::filesystem::path& path, const MatchSetUp& setUp);

/// A file of results to which games are added; each is on its way to the disk when `add` returns.
class MatchFile {
public:
    /// @param path a file of results that is there. Throws record::Error.
    explicit MatchFile(std::filesystem::path path);

    void add(const MatchGame& game);

private:
    struct Close {
        void operator()(std::FILE* file) const noexcept { std::fclose(file); } // NOLINT: every line has been flushed
    };

    std::filesystem::path path_;
    std::unique_ptr<std::FILE, Close> file_;
};

} // namespace ashlar::cli
