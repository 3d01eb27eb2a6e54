// What happened, a row for each choice; the rows of one turn stand together.
#pragma once

#include "app/game/narrator.h"
#include "app/game/session.h"

#include <QAbstractListModel>

#include <memory>
#include <optional>

namespace ashlar::app {

class LogModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        SeatRole = Qt::UserRole, ///< int
        ColourRole,              ///< int: 0 to 5
        BotRole,                 ///< bool
        LinesRole,               ///< std::vector<RichLine>
        OpenRole,                ///< bool: the turn is not over
        FirstRole,               ///< bool: the first of a turn, which says whose it is
        LookedAtRole,            ///< bool: the position after it is shown while looking back
    };

    using QAbstractListModel::QAbstractListModel;

    /// Tells a session anew from its beginning.
    void setSession(const Session& session);
    /// @pre setSession was called for the session of this move
    void append(const Move& move);

    /// Marks the row of the position that is shown while looking back; none for the present.
    void setLookedAt(std::optional<std::size_t> ply);
    /// The choices made when a row was over.
    static std::size_t plyOf(const QModelIndex& index) { return static_cast<std::size_t>(index.row()) + 1; }

    /// The last sentence; empty if nothing has happened.
    RichLine lastLine() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Entry {
        int seat = 0;
        std::vector<RichLine> lines;
        bool first = true;
    };

    bool continuesTurn(const Move& move) const;
    Entry tell(const Move& move);

    std::vector<Player> players_; ///< colours resolved
    QStringList names_;
    std::unique_ptr<Narrator> narrator_;
    std::vector<Entry> entries_;
    std::vector<flaming::Event> turn_; ///< the events of the last turn
    int turnRow_ = 0;                  ///< its first row
    bool turnOpen_ = false;            ///< it is not over
    std::optional<std::size_t> lookedAt_;
};

} // namespace ashlar::app
