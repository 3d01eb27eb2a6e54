// How far a long command is, said on stderr.
#pragma once

#include <chrono>
#include <cstddef>
#include <string_view>

namespace ashlar::cli {

/// Says every second to a person, on one line that is wiped away at the end, and every half minute to a file, how much
/// is done and how long the rest will take.
class Progress {
public:
    /// @param done of the total, before it begins
    explicit Progress(std::size_t total, std::size_t done = 0) : total_{total}, before_{done} {}
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    Progress(Progress&&) = delete;
    Progress& operator=(Progress&&) = delete;
    ~Progress();

    /// Whether `show` will say anything now.
    bool isDue(std::size_t done) const;
    /// "PREFIX12 of 100 WHAT, 3 min left". Not from two threads at once.
    void show(std::string_view prefix, std::size_t done, std::string_view what);

private:
    using Clock = std::chrono::steady_clock;

    std::size_t total_;
    std::size_t before_;
    bool shownToPerson_ = false;
    Clock::time_point begin_ = Clock::now();
    Clock::time_point shown_ = begin_;
};

} // namespace ashlar::cli
