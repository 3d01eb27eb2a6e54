#include "output.h"

#include <cerrno>
#include <cstdio>
#include <string>
#include <system_error>

namespace ashlar::cli {
namespace {

void check(bool written) {
    if (!written) {
        throw std::system_error(errno, std::generic_category(), "the output cannot be written");
    }
}

} // namespace

void print(std::string_view line) {
    check(std::fwrite(line.data(), 1, line.size(), stdout) == line.size() && std::fputc('\n', stdout) != EOF);
}

void flushOutput() {
    check(std::fflush(stdout) == 0);
}

void complain(std::string_view line) {
    const std::string all = "ashlar-cli: " + std::string{line} + "\n";
    std::fwrite(all.data(), 1, all.size(), stderr);
}

} // namespace ashlar::cli
