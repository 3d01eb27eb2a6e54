// The games that were played, on the disk: JSON, written as a whole or not at all, shared by all runs of the program.
#pragma once

#include "app/statistics/played_game.h"

#include <QString>

#include <vector>

namespace ashlar::app {

class StatisticsFile {
public:
    explicit StatisticsFile(QString path = defaultPath()) : path_(std::move(path)) {}

    static QString defaultPath();
    const QString& path() const { return path_; }

    /// In the order in which they were played. A file that cannot be read is set aside under another name and counts as
    /// empty; then `note` is a sentence for the player.
    std::vector<PlayedGame> load(QString* note = nullptr) const;

    /// Adds games, or newer accounts of those that are there: a finished game replaces an abandoned one and stays. All
    /// are added or none. Returns what went wrong, a sentence; empty for nothing.
    QString add(const std::vector<PlayedGame>& added) const;
    /// Forgets everything. Returns what went wrong.
    QString clear() const;

private:
    QString write(const std::vector<PlayedGame>& games) const;

    QString path_;
};

/// One line for each player of each game, with a line of headings: for a spreadsheet.
QByteArray toCsv(const std::vector<PlayedGame>& games);

} // namespace ashlar::app
