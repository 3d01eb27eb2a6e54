#include "app/game/prompter.h"

#include <algorithm>
#include <bit>

namespace ashlar::app {

using namespace flaming;

namespace {

/// The fewest tiles that the curtain warns of.
constexpr int closeToWinning = 3;

/// The names of the seats in a set.
QString namesOf(unsigned seats, const QStringList& names) {
    QStringList some;
    for (qsizetype seat = 0; seat < names.size(); ++seat) {
        if ((seats >> static_cast<unsigned>(seat) & 1U) != 0) {
            some += names[seat];
        }
    }
    QString list = some.join(QStringLiteral(", "));
    if (some.size() > 1) {
        const QString last = some.takeLast();
        list = Prompter::tr("%1 and %2", "names").arg(some.join(QStringLiteral(", ")), last);
    }
    return list;
}

/// The events of each turn since a seat's own last one, oldest first.
std::vector<std::pair<int, std::vector<Event>>> turnsSince(const Session& session, int seat) {
    std::size_t from = session.ply();
    while (from > 0 && session.moves()[from - 1].active != seat) {
        --from;
    }
    std::vector<std::pair<int, std::vector<Event>>> turns;
    for (std::size_t i = from; i < session.ply(); ++i) {
        const Move& move = session.moves()[i];
        if (turns.empty() || turns.back().first != move.active) {
            turns.push_back({move.active, {}});
        }
        turns.back().second.insert(turns.back().second.end(), move.events.begin(), move.events.end());
    }
    return turns;
}

} // namespace

RibbonText Prompter::thinking(const Prompt& prompt, const QStringList& names) {
    const QString title = prompt.kind == PromptKind::Fall ? tr("%1 decides where it falls…") : tr("%1 is thinking…");
    return {title.arg(names.value(prompt.player)), QString(), prompt.player, true};
}

RibbonText Prompter::lookingBack(const HistoryState& history, bool replay) {
    const QString title = replay ? tr("Once more: move %1 of %2") : tr("Looking back: move %1 of %2");
    return {title.arg(history.ply).arg(history.plies), history.caption, SeatView::nobody, false};
}

RibbonText Prompter::dieRolls(int seat, const QStringList& names) {
    return {tr("%1 plays with fire").arg(names.value(seat)), tr("The Fire Die decides"), seat, false};
}

RibbonText Prompter::handOver(int seat, const QStringList& names) {
    return {tr("%1, your turn is over").arg(names.value(seat)), tr("Enter goes on, Ctrl+Z takes it back"), seat, false};
}

RibbonText Prompter::over(const State& state, const QStringList& names) {
    const unsigned won = winners(state);
    const int first = std::max(0, std::countr_zero(won));
    if (std::popcount(won) == 1) {
        return {tr("%1 wins").arg(names.value(first)), tr("The round is over"), first, false};
    }
    return {tr("A tie"), tr("%1 share the victory").arg(namesOf(won, names)), first, false};
}

CurtainText Prompter::curtain(const Session& session, const Narrator& narrator, int seat, int before) {
    CurtainText text;
    text.seat = seat;
    const QStringList names = session.names();
    const QString name = names.value(seat);
    const bool held = session.isHeld();
    const bool fall = !held && session.prompt().kind == PromptKind::Fall;
    text.title = tr("Pass to %1").arg(name);
    if (fall) {
        text.subtitle = tr("%1 decides where a tile falls. Nobody’s tiles are showing.").arg(name);
    } else if (held) {
        text.subtitle = tr("It is still %1’s turn. Nobody’s tiles are showing.").arg(name);
    } else if (before == SeatView::nobody) {
        text.subtitle = session.ply() == 0 ? tr("%1 begins. Nobody’s tiles are showing.").arg(name)
                                           : tr("It is %1’s turn. Nobody’s tiles are showing.").arg(name);
    } else {
        text.subtitle = tr("%1, your turn is over. Nobody’s tiles are showing.").arg(names.value(before));
    }
    for (const auto& turn : turnsSince(session, seat)) {
        text.recap.push_back({turn.first, narrator.recap(turn.second)});
    }
    const SeatView own = view(session.shownState(), seat);
    QString summary = tr("You hold <b>%n tile(s)</b>", nullptr, own.handSize(seat));
    summary = tr("%1, your pile has <b>%2</b>.", "You hold n tiles").arg(summary).arg(own.pileSize(seat));
    for (int other = 0; other < session.seats(); ++other) {
        if (const int left = own.tilesLeft(other); other != seat && left <= closeToWinning) {
            summary += QLatin1Char(' ') + tr("%1 is down to <b>%2</b>.").arg(narrator.name(other)).arg(left);
        }
    }
    text.summary = narrator.line(summary);
    return text;
}

} // namespace ashlar::app
