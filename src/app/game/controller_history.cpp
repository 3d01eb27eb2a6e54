// The controller's way through the history of a game: looking back, replay, branches.
#include "app/game/controller.h"

namespace ashlar::app {

using namespace flaming;

void Controller::setOpenTable(bool /*open*/) {}

bool Controller::canReplay() const {
    return false;
}

bool Controller::canLookBack() const {
    return false;
}

HistoryState Controller::history() const {
    return {};
}

std::vector<Branch> Controller::branches() const {
    return {};
}

std::function<RichLine(const Event&)> Controller::captioner() const {
    return [](const Event& /*event*/) { return RichLine{}; };
}

void Controller::replayLastTurn() {}
void Controller::lookAt(std::size_t /*ply*/) {}
void Controller::stepBack() {}
void Controller::stepForward() {}
void Controller::toBeginning() {}
void Controller::toEnd() {}
void Controller::returnToGame() {}
void Controller::playOnFromHere() {}
void Controller::switchTo(std::size_t /*end*/) {}

} // namespace ashlar::app
