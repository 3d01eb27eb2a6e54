#include "process.h"

#include "interrupt.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

extern char** environ; // NOLINT: POSIX declares it nowhere

namespace ashlar::cli {
namespace {

using record::Error;
using std::chrono::milliseconds;

struct Pipe {
    int read = -1;
    int write = -1;
};

Pipe makePipe() {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) {
        throw Error(std::string{"no pipe can be made: "} + std::strerror(errno));
    }
    return {ends[0], ends[1]};
}

void closeIfOpen(int& descriptor) noexcept {
    if (descriptor >= 0) {
        ::close(descriptor);
        descriptor = -1;
    }
}

/// Starts the shell in its own process group with these as stdin and stdout, and with no signal ignored or blocked.
int spawnShell(pid_t& pid, const std::string& command, int in, int out) {
    posix_spawn_file_actions_t actions{};
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, in, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, out, STDOUT_FILENO);
    posix_spawnattr_t attributes{};
    posix_spawnattr_init(&attributes);
    sigset_t signals{};
    sigemptyset(&signals);
    posix_spawnattr_setsigmask(&attributes, &signals);
    sigaddset(&signals, SIGPIPE);
    posix_spawnattr_setsigdefault(&attributes, &signals);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
    std::string shell = "sh";
    std::string flag = "-c";
    std::string line = command;
    const std::array<char*, 4> arguments = {shell.data(), flag.data(), line.data(), nullptr};
    const int error = posix_spawn(&pid, "/bin/sh", &actions, &attributes, arguments.data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return error;
}

} // namespace

Process::Process(const std::string& command) {
    Pipe in = makePipe();
    Pipe out;
    try {
        out = makePipe();
    } catch (...) {
        closeIfOpen(in.read);
        closeIfOpen(in.write);
        throw;
    }
    const int error = spawnShell(pid_, command, in.read, out.write);
    closeIfOpen(in.read);
    closeIfOpen(out.write);
    in_ = in.write;
    out_ = out.read;
    if (error != 0) {
        closeIfOpen(in_);
        closeIfOpen(out_);
        throw Error(std::string{"cannot be started: "} + std::strerror(error));
    }
    fcntl(in_, F_SETFL, O_NONBLOCK);
    fcntl(out_, F_SETFL, O_NONBLOCK);
}

Process::~Process() {
    closeIfOpen(in_);
    closeIfOpen(out_);
    kill(-pid_, SIGKILL); // before it is waited for, while the number is still its own
    while (waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) {
    }
}

bool Process::running() const noexcept {
    siginfo_t info{};
    return waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid == 0;
}

void Process::close(milliseconds patience) noexcept {
    const auto deadline = Clock::now() + patience;
    constexpr milliseconds pause{5};
    while (running() && Clock::now() < deadline) {
        send();
        if (unsent_.empty()) {
            closeIfOpen(in_);
        }
        std::this_thread::sleep_for(pause);
    }
}

/// Writes what the pipe takes now.
void Process::send() noexcept {
    std::size_t sent = 0;
    while (in_ >= 0 && sent < unsent_.size()) {
        const ssize_t count = write(in_, unsent_.data() + sent, unsent_.size() - sent);
        if (count >= 0) {
            sent += static_cast<std::size_t>(count);
        } else if (errno == EPIPE) {
            closeIfOpen(in_); // it reads no more; its end, or its silence, is found when it is asked
        } else if (errno != EINTR) {
            break;
        }
    }
    unsent_.erase(0, in_ < 0 ? unsent_.size() : sent);
}

void Process::tell(std::string_view line) {
    if (unsent_.size() + line.size() < mostUnread) {
        unsent_ += line;
        unsent_ += '\n';
    }
    send();
}

/// Reads what is there; false if nothing is. Throws Error at the end of its output.
bool Process::receive() {
    std::array<char, 1U << 14U> buffer{};
    const ssize_t count = read(out_, buffer.data(), buffer.size());
    if (count == 0) {
        failAsEnded();
    }
    if (count < 0) {
        return false;
    }
    received_.append(buffer.data(), static_cast<std::size_t>(count));
    return true;
}

void Process::dropUnasked() {
    std::size_t dropped = 0;
    do {
        dropped += received_.size();
        received_.clear();
        if (dropped > mostUnasked) {
            throw Error("writes without end");
        }
    } while (receive());
}

void Process::failAsEnded() {
    // Its output is closed; whether it has ended as well shows within a moment.
    close(milliseconds{200});
    siginfo_t info{};
    if (waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid == 0) {
        throw Error("has closed its output");
    }
    throw Error(info.si_code == CLD_EXITED ? "ended with exit code " + std::to_string(info.si_status)
                                           : "was ended by signal " + std::to_string(info.si_status));
}

std::string Process::ask(std::string_view line, milliseconds patience) {
    const auto deadline = Clock::now() + patience;
    dropUnasked();
    if (unsent_.size() + line.size() >= mostUnread) {
        throw Error("does not read what it is told");
    }
    tell(line);
    for (;;) {
        throwIfInterrupted();
        if (const auto end = received_.find('\n'); end <= longestAnswer) {
            std::string answer = received_.substr(0, end);
            received_.erase(0, end + 1);
            return answer;
        }
        if (received_.size() > longestAnswer) {
            throw Error("answers with a line of more than " + std::to_string(longestAnswer) + " bytes");
        }
        const auto left = std::chrono::duration_cast<milliseconds>(deadline - Clock::now()).count();
        if (left <= 0) {
            throw Error("gave no answer within " + std::to_string(patience.count()) + " ms");
        }
        std::array<pollfd, 2> waits = {pollfd{out_, POLLIN, 0}, pollfd{unsent_.empty() ? -1 : in_, POLLOUT, 0}};
        constexpr decltype(left) longestWait = 1000;
        poll(waits.data(), waits.size(), static_cast<int>(std::min(left, longestWait)));
        send();
        receive();
    }
}

} // namespace ashlar::cli
