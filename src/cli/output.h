// What the commands say.
#pragma once

#include <string_view>

namespace ashlar::cli {

/// A line to stdout. Throws std::system_error if it cannot be written, for example because the disk is full.
void print(std::string_view line);
/// Brings all lines out. Throws std::system_error.
void flushOutput();
/// A line to stderr, after the program's name.
void complain(std::string_view line);

} // namespace ashlar::cli
