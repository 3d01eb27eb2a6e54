// The players as a list: names, notes, and how many tiles each has left.
#pragma once

#include "app/game/session.h"
#include "app/look/rich_line.h"
#include "ashlar/flaming/view.h"

#include <QAbstractListModel>

#include <vector>

namespace ashlar::app {

class PlayersModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        NoteRole = Qt::UserRole, ///< QString: "You", "Bot, careful"
        ColourRole,              ///< int: 0 to 5
        BotRole,                 ///< bool
        HandRole,                ///< int
        PileRole,                ///< int
        ActiveRole,              ///< bool: it is this player's turn
        WinnerRole,              ///< bool
        DeciderRole,             ///< bool: receives and decides in this turn, though another one plays
        KnownRole,               ///< std::vector<RichLine>: what everybody knows of the tiles; empty without memory aid
    };

    using QAbstractListModel::QAbstractListModel;

    void setPlayers(const std::vector<Player>& players, const QStringList& names);
    /// Takes the counts and whose turn it is from a view, whosever it is.
    void setView(const flaming::SeatView& view);
    /// Whether the tiles that everybody has seen go into hands and piles are told.
    void setMemoryAid(bool on);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Row {
        QString name;
        QString level;
        int colour = 0;
        bool bot = false;
        int hand = 0;
        int pile = 0;
        bool active = false;
        bool winner = false;
        bool decider = false;
        std::vector<RichLine> known;

        friend bool operator==(const Row&, const Row&) = default;
    };

    QString note(int row) const;
    QString description(int row) const;

    std::vector<Row> rows_;
    int people_ = 0;
    int shown_ = flaming::SeatView::nobody;
    bool memoryAid_ = true;
};

} // namespace ashlar::app
