#include "app/panels/log_model.h"

#include <algorithm>

namespace ashlar::app {

namespace {

bool endsTurn(const flaming::Event& event) {
    return std::holds_alternative<flaming::event::TurnBegan>(event) ||
           std::holds_alternative<flaming::event::GameEnded>(event);
}

} // namespace

void LogModel::setSession(const Session& session) {
    beginResetModel();
    players_ = session.players();
    names_ = session.names();
    narrator_ = std::make_unique<Narrator>(names_, session.tiles());
    turns_.clear();
    for (const Move& move : session.moves()) {
        if (!continuesTurn(move)) {
            turns_.push_back({move.active, {}, {}, true});
        }
        tell(turns_.back(), move);
    }
    endResetModel();
}

bool LogModel::continuesTurn(const Move& move) const {
    return !turns_.empty() && turns_.back().open && turns_.back().seat == move.active;
}

void LogModel::tell(Turn& turn, const Move& move) const {
    turn.events.insert(turn.events.end(), move.events.begin(), move.events.end());
    turn.open = std::ranges::none_of(move.events, endsTurn);
    const auto add = [&turn](const std::vector<RichLine>& lines) {
        turn.lines.insert(turn.lines.end(), lines.begin(), lines.end());
    };
    add(narrator_->story(move.events, move.active));
    if (!turn.open) {
        add(narrator_->totals(turn.events));
    }
}

void LogModel::append(const Move& move) {
    if (continuesTurn(move)) {
        tell(turns_.back(), move);
        const QModelIndex last = index(rowCount() - 1);
        emit dataChanged(last, last);
        return;
    }
    Turn turn{move.active, {}, {}, true};
    tell(turn, move);
    beginInsertRows({}, rowCount(), rowCount());
    turns_.push_back(std::move(turn));
    endInsertRows();
}

RichLine LogModel::lastLine() const {
    return turns_.empty() || turns_.back().lines.empty() ? RichLine{} : turns_.back().lines.back();
}

int LogModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(turns_.size());
}

QVariant LogModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Turn& turn = turns_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return names_.value(turn.seat);
    case Qt::AccessibleTextRole: {
        QStringList words;
        for (const RichLine& line : turn.lines) {
            words += inWords(line);
        }
        return tr("%1: %2", "player: what happened").arg(names_.value(turn.seat), words.join(QLatin1Char(' ')));
    }
    case SeatRole:
        return turn.seat;
    case BotRole:
        return players_[static_cast<std::size_t>(turn.seat)].bot;
    case LinesRole:
        return QVariant::fromValue(turn.lines);
    case OpenRole:
        return turn.open;
    default:
        return {};
    }
}

} // namespace ashlar::app
