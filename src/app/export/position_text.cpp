#include "app/export/position_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace ashlar::app {

using namespace flaming;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PositionText)
};

QString codeOf(const SeatView& view, Tile tile) {
    return QString::fromStdString(view.tiles().code(tile));
}

/// Every tile in brackets of one width, each row half a tile to the right of the one below.
QStringList diagram(const SeatView& view) {
    std::map<int, std::map<int, QString>, std::greater<>> rows; // the top row first
    qsizetype width = 2;
    double left = 0; // in tiles, as in stage_geometry.h
    double right = 0;
    bool first = true;
    for (const PlacedTile placed : view.pyramid()) {
        const QString code = codeOf(view, placed.tile);
        rows[placed.at.row][placed.at.column] = code;
        width = std::max(width, code.size());
        const double at = placed.at.column + placed.at.row / 2.0;
        left = first ? at : std::min(left, at);
        right = first ? at + 1 : std::max(right, at + 1);
        first = false;
    }
    const qsizetype pitch = (width + 3) / 2 * 2; // even, for the half steps
    QStringList lines;
    for (const auto& row : rows) {
        QString line;
        for (const auto& tile : row.second) {
            const auto at = static_cast<qsizetype>((tile.first + row.first / 2.0 - left) * static_cast<double>(pitch));
            const qsizetype room = pitch - 2 - tile.second.size();
            line = line.leftJustified(at) + QLatin1Char('[') + QString(room / 2, QLatin1Char(' ')) + tile.second +
                   QString(room - room / 2, QLatin1Char(' ')) + QLatin1Char(']');
        }
        lines += line;
    }
    if (lines.isEmpty()) {
        lines += Words::tr("(the table is empty)");
    }
    lines += QString(std::max<qsizetype>(pitch, static_cast<qsizetype>((right - left) * static_cast<double>(pitch))),
                     QLatin1Char('='));
    return lines;
}

QString handLine(const SeatView& view, int seat, const QString& name, bool memoryAid) {
    QStringList known;
    if (memoryAid || seat == view.seat()) {
        for (const Tile tile : view.knownHand(seat)) {
            known += codeOf(view, tile);
        }
    }
    const int unknown = view.handSize(seat) - static_cast<int>(known.size());
    if (unknown > 0) {
        known += Words::tr("%n unknown", nullptr, unknown);
    }
    const QString hand = known.isEmpty() ? Words::tr("nothing", "hand") : known.join(QLatin1Char(' '));
    return Words::tr("%1: hand %2; pile %3", "player: tiles; number").arg(name, hand).arg(view.pileSize(seat));
}

QString headline(const SeatView& view, const QStringList& names) {
    const Prompt asked = view.prompt();
    const QString who = names.value(asked.player);
    switch (asked.kind) {
    case PromptKind::Place:
        return Words::tr("%1 is to place a tile.").arg(who);
    case PromptKind::Fall:
        return Words::tr("%1 is to choose where %2 falls.").arg(who, codeOf(view, asked.tile));
    case PromptKind::Die:
        return Words::tr("The Fire Die is to be rolled.");
    case PromptKind::Over:
        break;
    }
    QStringList winners;
    for (int seat = 0; seat < view.seats(); ++seat) {
        if ((view.winners() >> static_cast<unsigned>(seat) & 1U) != 0) {
            winners += names.value(seat);
        }
    }
    return Words::tr("The round is over. The fewest tiles: %1.").arg(winners.join(QStringLiteral(", ")));
}

} // namespace

QString positionText(const SeatView& view, const QStringList& names, bool memoryAid) {
    QStringList lines = {Words::tr("Ashlar, Flaming Pyramids"), headline(view, names), QString()};
    lines += diagram(view);
    lines += QString();
    for (int seat = 0; seat < view.seats(); ++seat) {
        lines += handLine(view, seat, names.value(seat), memoryAid);
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace ashlar::app
