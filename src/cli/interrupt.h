// Ctrl+C and its kin, so that bots and unfinished files are cleared away first.
#pragma once

namespace ashlar::cli {

/// Thrown where a signal asked the program to end.
class Interrupted {
public:
    explicit Interrupted(int signal) noexcept : signal_{signal} {}
    /// Ends the program as the signal would have done at once.
    [[noreturn]] void dieOfIt() const noexcept;

private:
    int signal_;
};

/// From now on SIGINT, SIGTERM and SIGHUP are noted only; a second one ends the program at once. SIGPIPE is ignored.
void noteInterrupts() noexcept;
/// Throws Interrupted if one of them came.
void throwIfInterrupted();

} // namespace ashlar::cli
