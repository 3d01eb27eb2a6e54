// A program that answers lines with lines.
#pragma once

#include "ashlar/record/error.h"

#include <chrono>
#include <string>
#include <string_view>
#include <sys/types.h>

namespace ashlar::cli {

/// A running program, spoken to over pipes. It never blocks us: what it does not read waits in a bounded buffer, what
/// it writes without being asked is dropped. SIGPIPE must be ignored.
class Process {
public:
    using Clock = std::chrono::steady_clock;

    static constexpr std::size_t longestAnswer = 1U << 16U; ///< bytes of one line
    static constexpr std::size_t mostUnasked = 1U << 20U;   ///< bytes written before a question
    static constexpr std::size_t mostUnread = 64U << 20U;   ///< bytes it leaves unread

    /// Starts COMMAND by /bin/sh -c as its own process group; it keeps our stderr. Throws record::Error.
    explicit Process(const std::string& command);
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;
    Process(Process&&) = delete;
    Process& operator=(Process&&) = delete;
    /// Kills the process group, and waits for the process.
    ~Process();

    /// Sends a line, or keeps it until it can be sent. What is wrong shows when it is asked.
    void tell(std::string_view line);
    /// Sends a line and returns the line answered. Throws record::Error: it has ended, is late, or writes too much.
    std::string ask(std::string_view line, std::chrono::milliseconds patience);
    /// Whether it still runs.
    bool running() const noexcept;
    /// Says that nothing more comes, and gives it some time to end by itself.
    void close(std::chrono::milliseconds patience) noexcept;

private:
    void send() noexcept;
    void dropUnasked();
    bool receive();
    [[noreturn]] void failAsEnded();

    pid_t pid_ = -1;
    int in_ = -1;  ///< to the program
    int out_ = -1; ///< from the program
    std::string unsent_;
    std::string received_;
};

} // namespace ashlar::cli
