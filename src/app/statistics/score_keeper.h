#pragma once

#include "app/statistics/statistics_file.h"

#include <QObject>

#include <optional>

namespace ashlar::app {

class Controller;

/// Follows the games at the table and counts them when they end, or when another one takes their place.
class ScoreKeeper : public QObject {
    Q_OBJECT

public:
    explicit ScoreKeeper(Controller& controller, StatisticsFile file = StatisticsFile(), QObject* parent = nullptr);

    const StatisticsFile& file() const { return file_; }

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

    Controller& controller_;
    StatisticsFile file_;
    QString id_;                       ///< of the game that is played
    std::optional<PlayedGame> latest_; ///< how it stands, if it is played at this table and not only looked at
    bool resumed_ = false;
};

} // namespace ashlar::app
