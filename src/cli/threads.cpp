#include "threads.h"

#include "arguments.h"

#include <latch>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

namespace ashlar::cli {

void requireThreads(std::string_view option, std::uint64_t count) {
    if (count < 2) {
        return;
    }
    struct Opener {
        std::latch& latch;
        ~Opener() { latch.count_down(); }
    };
    std::latch end{1};
    std::vector<std::jthread> threads; // the only way to find out is to have them
    threads.reserve(count);
    const Opener opener{end}; // before the threads are joined, whatever happens
    try {
        while (threads.size() < count) {
            threads.emplace_back([&end] { end.wait(); });
        }
    } catch (const std::system_error&) {
        throw UsageError(std::string{option} + " asks for " + std::to_string(count) + " threads, but only " +
                         std::to_string(threads.size()) + " can run at the same time here.");
    }
}

} // namespace ashlar::cli
