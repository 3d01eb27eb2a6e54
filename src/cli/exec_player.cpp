#include "exec_player.h"

#include "ashlar/record/json_text.h"

#include <algorithm>
#include <utility>

namespace ashlar::cli {

using std::chrono::milliseconds;

ExecPlayer::ExecPlayer(std::string command, milliseconds budget, milliseconds least)
    : command_{std::move(command)}, budget_{budget}, patience_{std::max(10 * budget, least)} {}

ExecPlayer::~ExecPlayer() {
    if (process_ != nullptr) {
        constexpr milliseconds farewell{1000};
        process_->close(farewell);
    }
}

void ExecPlayer::begin(const GameStart& start, int seat, std::uint64_t /*seed*/) {
    tiles_ = start.options.tiles;
    if (process_ == nullptr || !process_->running()) {
        process_.reset();
        try {
            process_ = std::make_unique<Process>(command_);
        } catch (const record::Error& error) {
            startFault_ = error.what();
            return;
        }
    }
    process_->tell(startMessage(start, seat, budget_));
}

flaming::Choice ExecPlayer::choose(const flaming::SeatView& view) {
    if (process_ == nullptr) {
        throw Forfeit(startFault_);
    }
    try {
        const std::string answer = process_->ask(chooseMessage(view), patience_);
        try {
            const flaming::Choice choice = record::parseChoice(answer, *tiles_);
            if (view.choices().contains(choice)) {
                return choice;
            }
        } catch (const record::Error& error) {
            throw record::Error("answered " + record::quote(answer) + ": " + error.what());
        }
        throw record::Error("answered " + record::quote(answer) + ", which is not an option");
    } catch (const record::Error& error) {
        process_.reset();
        throw Forfeit(error.what());
    }
}

void ExecPlayer::hear(int player, const flaming::Choice& choice) {
    if (process_ != nullptr) {
        process_->tell(chosenMessage(player, choice, *tiles_));
    }
}

void ExecPlayer::end(unsigned winners) {
    if (process_ != nullptr) {
        process_->tell(endMessage(winners));
    }
}

} // namespace ashlar::cli
