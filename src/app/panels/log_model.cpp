#include "app/panels/log_model.h"

#include <algorithm>
#include <utility>

namespace ashlar::app {

namespace {

bool handsOn(const flaming::Event& event) {
    return std::holds_alternative<flaming::event::TurnBegan>(event) ||
           std::holds_alternative<flaming::event::GameEnded>(event);
}

} // namespace

void LogModel::setSession(const Session& session) {
    beginResetModel();
    players_ = session.players();
    for (int seat = 0; seat < session.seats(); ++seat) {
        players_[static_cast<std::size_t>(seat)].colour = session.colour(seat);
    }
    names_ = session.names();
    narrator_ = std::make_unique<Narrator>(names_, session.tiles());
    entries_.clear();
    turnRow_ = 0;
    turnOpen_ = false;
    lookedAt_.reset();
    for (const Move& move : session.moves()) {
        entries_.push_back(tell(move));
    }
    endResetModel();
}

bool LogModel::continuesTurn(const Move& move) const {
    return turnOpen_ && entries_.back().seat == move.active;
}

LogModel::Entry LogModel::tell(const Move& move) {
    const bool first = !continuesTurn(move);
    if (first) {
        turn_.clear();
        turnRow_ = rowCount();
    }
    turn_.insert(turn_.end(), move.events.begin(), move.events.end());
    Entry entry{move.active, narrator_->story(move.events, move.active), first};
    turnOpen_ = std::ranges::none_of(move.events, handsOn);
    if (!turnOpen_) {
        const std::vector<RichLine> totals = narrator_->totals(turn_);
        entry.lines.insert(entry.lines.end(), totals.begin(), totals.end());
    }
    return entry;
}

void LogModel::append(const Move& move) {
    Entry entry = tell(move);
    beginInsertRows({}, rowCount(), rowCount());
    entries_.push_back(std::move(entry));
    endInsertRows();
    if (!turnOpen_ && turnRow_ < rowCount() - 1) { // with its last row, all rows of a turn are over
        emit dataChanged(index(turnRow_), index(rowCount() - 2), {OpenRole});
    }
}

void LogModel::setLookedAt(std::optional<std::size_t> ply) {
    const std::optional<std::size_t> before = std::exchange(lookedAt_, ply);
    if (before == lookedAt_) {
        return;
    }
    for (const std::optional<std::size_t>& changed : {before, lookedAt_}) {
        if (changed && *changed > 0 && *changed <= entries_.size()) {
            const QModelIndex row = index(static_cast<int>(*changed) - 1);
            emit dataChanged(row, row, {LookedAtRole});
        }
    }
}

RichLine LogModel::lastLine() const {
    return entries_.empty() || entries_.back().lines.empty() ? RichLine{} : entries_.back().lines.back();
}

int LogModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(entries_.size());
}

QVariant LogModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Entry& entry = entries_[static_cast<std::size_t>(index.row())];
    const bool lookedAt = lookedAt_ == plyOf(index);
    switch (role) {
    case Qt::DisplayRole:
        return names_.value(entry.seat);
    case Qt::AccessibleTextRole: {
        QStringList words;
        for (const RichLine& line : entry.lines) {
            words += inWords(line);
        }
        const QString told =
            tr("%1: %2", "player: what happened").arg(names_.value(entry.seat), words.join(QLatin1Char(' ')));
        return lookedAt ? tr("%1 This is shown.", "what happened").arg(told) : told;
    }
    case SeatRole:
        return entry.seat;
    case ColourRole:
        return players_[static_cast<std::size_t>(entry.seat)].colour;
    case BotRole:
        return players_[static_cast<std::size_t>(entry.seat)].bot;
    case LinesRole:
        return QVariant::fromValue(entry.lines);
    case OpenRole:
        return turnOpen_ && index.row() >= turnRow_;
    case FirstRole:
        return entry.first;
    case LookedAtRole:
        return lookedAt;
    default:
        return {};
    }
}

} // namespace ashlar::app
