#include "progress.h"

#include <cmath>
#include <cstdio>
#include <string>
#include <unistd.h>

namespace ashlar::cli {
namespace {

bool isForPerson() {
    return isatty(STDERR_FILENO) != 0;
}

std::string timeText(double seconds) {
    const auto whole = std::llround(seconds);
    return whole < 120 ? std::to_string(whole) + " s" : std::to_string((whole + 59) / 60) + " min";
}

} // namespace

Progress::~Progress() {
    if (shownToPerson_) {
        std::fputs("\r\033[K", stderr);
    }
}

bool Progress::isDue(std::size_t done) const {
    return done > before_ && Clock::now() - shown_ >= std::chrono::seconds{isForPerson() ? 1 : 30};
}

void Progress::show(std::string_view prefix, std::size_t done, std::string_view what) {
    if (!isDue(done)) {
        return;
    }
    const bool person = isForPerson();
    const auto now = Clock::now();
    shown_ = now;
    const double taken = std::chrono::duration<double>(now - begin_).count();
    const double left = taken / static_cast<double>(done - before_) * static_cast<double>(total_ - done);
    const std::string text = std::string{prefix} + std::to_string(done) + " of " + std::to_string(total_) + " " +
                             std::string{what} + ", " + timeText(left) + " left";
    std::fprintf(stderr, person ? "\r%s\033[K" : "%s\n", text.c_str());
    std::fflush(stderr);
    shownToPerson_ = person;
}

} // namespace ashlar::cli
