#include "app/statistics/score_keeper.h"

#include "app/game/controller.h"

#include <utility>

namespace ashlar::app {

ScoreKeeper::ScoreKeeper(Controller& controller, StatisticsFile file, QObject* parent)
    : QObject(parent), controller_(controller), file_(std::move(file)) {
    connect(&controller_, &Controller::started, this, &ScoreKeeper::started);
    connect(&controller_, &Controller::moved, this, &ScoreKeeper::moved);
    connect(&controller_, &Controller::roundEnded, this, &ScoreKeeper::ended);
}

void ScoreKeeper::started() {
    const QString id = gameId(*controller_.session());
    if (id == id_) {
        return;
    }
    // Who has had no turn has not played.
    if (latest_ && !latest_->finished && latest_->turns >= static_cast<int>(latest_->seats.size())) {
        count(*latest_);
    }
    id_ = id;
    latest_.reset();
    if (std::exchange(resumed_, false)) {
        moved();
    }
}

void ScoreKeeper::moved() {
    latest_ = playedGame(*controller_.session(), id_, QDateTime::currentDateTime());
}

void ScoreKeeper::ended() {
    if (latest_) {
        moved();
        count(*latest_);
    }
}

void ScoreKeeper::count(const PlayedGame& game) {
    const QString note = file_.add(game);
    if (!note.isEmpty()) {
        emit noted(note);
    }
}

} // namespace ashlar::app
