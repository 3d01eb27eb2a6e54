#include "app/panels/known_tiles.h"

#include "app/game/narrator.h"

#include <QCoreApplication>

#include <algorithm>

namespace ashlar::app {

using namespace flaming;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(KnownTiles)
};

QString unseen(int count) {
    return Words::tr("%n unseen", nullptr, count);
}

QString joined(const QStringList& items) {
    return items.join(Words::tr(", ", "between the tiles of a pile"));
}

/// The pile from the top, tiles that nobody has seen counted together.
QStringList pileItems(const std::vector<std::optional<Tile>>& pile, const Narrator& narrator) {
    QStringList items;
    int hidden = 0;
    for (std::size_t i = 0; i <= pile.size(); ++i) {
        if (i < pile.size() && !pile[i]) {
            ++hidden;
            continue;
        }
        if (hidden > 0) {
            items += unseen(hidden);
            hidden = 0;
        }
        if (i < pile.size()) {
            items += narrator.code(*pile[i]);
        }
    }
    return items;
}

} // namespace

std::vector<RichLine> knownTiles(const SeatView& view, int seat) {
    const Narrator narrator({}, view.tiles());
    std::vector<RichLine> lines;
    const TileMask hand = view.knownHand(seat) & view.seen(); // of the own hand, what the others know of it
    if (!hand.empty()) {
        QStringList items;
        for (const Tile tile : hand) {
            items += narrator.code(tile);
        }
        if (const int hidden = view.handSize(seat) - hand.size(); hidden > 0) {
            items += unseen(hidden);
        }
        lines.push_back(narrator.line(Words::tr("<b>In the hand:</b> %1").arg(joined(items))));
    }
    const std::vector<std::optional<Tile>> pile = view.pile(seat);
    if (std::ranges::any_of(pile, [](const std::optional<Tile>& tile) { return tile.has_value(); })) {
        const QString items = joined(pileItems(pile, narrator));
        lines.push_back(narrator.line(Words::tr("<b>In the pile, from the top:</b> %1").arg(items)));
    }
    if (lines.empty()) {
        lines.push_back(narrator.line(Words::tr("Nobody has seen any of these tiles.")));
    }
    return lines;
}

} // namespace ashlar::app
