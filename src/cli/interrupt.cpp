#include "interrupt.h"

#include <atomic>
#include <csignal>
#include <cstdlib>
#include <initializer_list>

namespace ashlar::cli {
namespace {

std::atomic<int> noted = 0; // by any thread, and looked at by any
static_assert(std::atomic<int>::is_always_lock_free);

extern "C" void noteSignal(int signal) {
    noted = signal;
}

} // namespace

void Interrupted::dieOfIt() const noexcept {
    std::signal(signal_, SIG_DFL);
    std::raise(signal_);
    std::abort(); // not reached: the signal ends the program
}

void noteInterrupts() noexcept {
    struct sigaction action {};
    action.sa_handler = noteSignal;
    action.sa_flags = static_cast<int>(SA_RESETHAND); // not SA_RESTART: a wait for a bot ends
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        struct sigaction before {};
        sigaction(signal, &action, &before);
        if (before.sa_handler == SIG_IGN) { // as nohup wants it
            sigaction(signal, &before, nullptr);
        }
    }
    std::signal(SIGPIPE, SIG_IGN); // a bot that is gone shows when it is asked
}

void throwIfInterrupted() {
    if (const int signal = noted; signal != 0) {
        throw Interrupted{signal};
    }
}

} // namespace ashlar::cli
