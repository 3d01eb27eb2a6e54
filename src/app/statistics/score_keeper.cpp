#include "app/statistics/score_keeper.h"

#include "app/game/controller.h"

#include <memory>
#include <utility>

namespace ashlar::app {

namespace {

/// On its way to the player; in the log if it does not get there.
struct Note {
    explicit Note(QString sentence) : text(std::move(sentence)) {}
    Q_DISABLE_COPY_MOVE(Note)
    ~Note() {
        if (!text.isEmpty()) {
            qWarning("%s", qUtf8Printable(text));
        }
    }

    QString text;
};

} // namespace

ScoreKeeper::ScoreKeeper(Controller& controller, StatisticsFile file, QObject* parent)
    : QObject(parent), controller_(controller), file_(std::move(file)),
      writer_([this](const std::vector<PlayedGame>& games) { write(games); }) {
    connect(&controller_, &Controller::started, this, &ScoreKeeper::started);
    connect(&controller_, &Controller::moved, this, &ScoreKeeper::moved);
    connect(&controller_, &Controller::roundEnded, this, &ScoreKeeper::ended);
}

ScoreKeeper::~ScoreKeeper() = default; // the writer ends first, and waits until all is written

const StatisticsFile& ScoreKeeper::file() {
    writer_.flush();
    return file_;
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

/// What may not have been written yet, or could not be, is given once more: a game that is in the file is not added
/// twice.
void ScoreKeeper::count(const PlayedGame& game) {
    if (writer_.isIdle() && !unwritten_) {
        counted_.clear();
    }
    counted_.push_back(game);
    writer_.give(counted_);
}

/// On the thread of the writer.
void ScoreKeeper::write(const std::vector<PlayedGame>& games) {
    const auto note = std::make_shared<Note>(file_.add(games));
    unwritten_ = !note->text.isEmpty();
    if (unwritten_) {
        QMetaObject::invokeMethod(
            this, [this, note] { emit noted(std::exchange(note->text, {})); }, Qt::QueuedConnection);
    }
}

} // namespace ashlar::app
