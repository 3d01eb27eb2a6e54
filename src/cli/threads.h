// How many threads the system lets run at once.
#pragma once

#include <cstdint>
#include <string_view>

namespace ashlar::cli {

/// Throws UsageError if so many threads cannot run at the same time, before any of them has begun to work.
/// @param option that asks for them
void requireThreads(std::string_view option, std::uint64_t count);

} // namespace ashlar::cli
