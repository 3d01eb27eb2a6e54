#include "app/panels/players_model.h"

#include "app/game/levels.h"
#include "app/game/narrator.h"
#include "app/panels/known_tiles.h"

namespace ashlar::app {

void PlayersModel::setPlayers(const std::vector<Player>& players, const QStringList& names) {
    beginResetModel();
    rows_.clear();
    people_ = 0;
    shown_ = flaming::SeatView::nobody;
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        Row row;
        row.name = names.value(static_cast<qsizetype>(seat));
        row.colour = players[seat].colour < 0 ? static_cast<int>(seat) : players[seat].colour;
        row.bot = players[seat].bot;
        row.level = players[seat].level;
        people_ += row.bot ? 0 : 1;
        rows_.push_back(row);
    }
    endResetModel();
}

void PlayersModel::setView(const flaming::SeatView& view) {
    const bool over = view.prompt().kind == flaming::PromptKind::Over;
    const int shownBefore = std::exchange(shown_, view.seat());
    for (int seat = 0; seat < std::min(view.seats(), rowCount()); ++seat) {
        Row row = rows_[static_cast<std::size_t>(seat)];
        row.hand = view.handSize(seat);
        row.pile = view.pileSize(seat);
        row.active = !over && view.active() == seat;
        row.decider = !over && view.decider() == seat && view.active() != seat;
        row.known = knownTiles(view, seat);
        row.winner = (view.winners() >> static_cast<unsigned>(seat) & 1U) != 0;
        if (row != rows_[static_cast<std::size_t>(seat)] || shownBefore != shown_) {
            rows_[static_cast<std::size_t>(seat)] = row;
            emit dataChanged(index(seat), index(seat));
        }
    }
}

void PlayersModel::setMemoryAid(bool on) {
    if (std::exchange(memoryAid_, on) != on && rowCount() > 0) {
        emit dataChanged(index(0), index(rowCount() - 1));
    }
}

int PlayersModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QString PlayersModel::note(int row) const {
    const Row& player = rows_[static_cast<std::size_t>(row)];
    if (player.decider) {
        return tr("receives and decides");
    }
    if (player.bot) {
        return tr("Bot, %1").arg(levelName(player.level).toLower());
    }
    return people_ == 1 || row == shown_ ? tr("You") : tr("Person, same screen");
}

QString PlayersModel::description(int row) const {
    const Row& player = rows_[static_cast<std::size_t>(row)];
    const QString hand = tr("%n tile(s) in hand", nullptr, player.hand);
    const QString pile = tr("%n in the pile", nullptr, player.pile);
    const QString counts =
        tr("%1 (%2): %3, %4", "name (note): tiles in hand, in the pile").arg(player.name, note(row), hand, pile);
    return player.winner   ? tr("%1. Winner", "a player’s counts").arg(counts)
           : player.active ? tr("%1. To play", "a player’s counts").arg(counts)
                           : counts;
}

QVariant PlayersModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return row.name;
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return description(index.row());
    case NoteRole:
        return note(index.row());
    case ColourRole:
        return row.colour;
    case BotRole:
        return row.bot;
    case HandRole:
        return row.hand;
    case PileRole:
        return row.pile;
    case ActiveRole:
        return row.active;
    case WinnerRole:
        return row.winner;
    case DeciderRole:
        return row.decider;
    case KnownRole:
        return memoryAid_ ? QVariant::fromValue(row.known) : QVariant();
    case Qt::AccessibleDescriptionRole: {
        QStringList words;
        for (const RichLine& line : row.known) {
            words += inWords(line);
        }
        return memoryAid_ ? words.join(QLatin1Char(' ')) : QString();
    }
    default:
        return {};
    }
}

} // namespace ashlar::app
