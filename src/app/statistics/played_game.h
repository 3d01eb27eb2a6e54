// A round as the statistics keep it, and how it is taken from a session.
#pragma once

#include <QDateTime>
#include <QString>

#include <vector>

namespace ashlar::app {

class Session;

struct PlayedSeat {
    QString name;
    bool bot = false;
    QString level; ///< of a bot
    int place = 1; ///< 1 for the winner; equals share the better place
    int left = 0;  ///< tiles left

    friend bool operator==(const PlayedSeat&, const PlayedSeat&) = default;
};

struct PlayedGame {
    QString id; ///< the same for every way that one deal is played
    QDateTime at;
    std::vector<PlayedSeat> seats;
    bool curse = false;
    bool fireDie = false;
    QString tiles = QStringLiteral("standard");
    int turns = 0;          ///< placements
    bool finished = false;  ///< else abandoned
    bool takenBack = false; ///< practice in which something was taken back: counted apart

    bool counts() const { return finished && !takenBack; }

    friend bool operator==(const PlayedGame&, const PlayedGame&) = default;
};

/// What names a round, from its players and its deal.
QString gameId(const Session& session);
/// The round as it stands. @param id that of gameId()
PlayedGame playedGame(const Session& session, const QString& id, const QDateTime& at);

} // namespace ashlar::app
