#pragma once

#include "app/game/latest_worker.h"
#include "app/statistics/statistics_file.h"

#include <QObject>

#include <atomic>
#include <optional>
#include <vector>

namespace ashlar::app {

class Controller;

/// Follows the games at the table and counts them when they end, or when another one takes their place. They are
/// written on a thread of their own: the disk, or another run of the program, may take its time.
class ScoreKeeper : public QObject {
    Q_OBJECT

public:
    explicit ScoreKeeper(Controller& controller, StatisticsFile file = StatisticsFile(), QObject* parent = nullptr);

    /// Waits until all is written. What the player can no longer be told is in the log.
    ~ScoreKeeper() override;

    /// With all that was counted: waits until it is written.
    const StatisticsFile& file();

    /// The next game to start is that of the last run: it counts even if nothing of it is played in this one.
    void expectResumed() { resumed_ = true; }

signals:
    /// What the player should know, a sentence.
    void noted(const QString& sentence);

private:
    void started();
    void moved();
    void ended();
    void count(const PlayedGame& game);
    void write(const std::vector<PlayedGame>& games);

    Controller& controller_;
    StatisticsFile file_;
    QString id_;                       ///< of the game that is played
    std::optional<PlayedGame> latest_; ///< how it stands, if it is played at this table and not only looked at
    bool resumed_ = false;
    std::vector<PlayedGame> counted_;              ///< and perhaps not yet written
    std::atomic<bool> unwritten_ = false;          ///< the last attempt to write them failed, perhaps
    LatestWorker<std::vector<PlayedGame>> writer_; ///< the last member: it uses the others
};

} // namespace ashlar::app
