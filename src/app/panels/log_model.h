// What happened, a row for each turn.
#pragma once

#include "app/game/narrator.h"
#include "app/game/session.h"

#include <QAbstractListModel>

#include <memory>

namespace ashlar::app {

class LogModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        SeatRole = Qt::UserRole, ///< int
        BotRole,                 ///< bool
        LinesRole,               ///< std::vector<RichLine>
        OpenRole,                ///< bool: the turn is not over
    };

    using QAbstractListModel::QAbstractListModel;

    /// Tells a session anew from its beginning.
    void setSession(const Session& session);
    /// @pre setSession was called for the session of this move
    void append(const Move& move);

    /// The last sentence; empty if nothing has happened.
    RichLine lastLine() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Turn {
        int seat = 0;
        std::vector<flaming::Event> events;
        std::vector<RichLine> lines;
        bool open = true;
    };

    bool continuesTurn(const Move& move) const;
    void tell(Turn& turn, const Move& move) const;

    std::vector<Player> players_;
    QStringList names_;
    std::unique_ptr<Narrator> narrator_;
    std::vector<Turn> turns_;
};

} // namespace ashlar::app

Q_DECLARE_METATYPE(std::vector<ashlar::app::RichLine>)
