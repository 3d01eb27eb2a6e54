#include "app/game/reason_text.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace ashlar::app {

using namespace flaming;
using namespace ai;

namespace {

constexpr int mostNamed = 4;         ///< Tiles; more are counted.
constexpr std::size_t mostSpots = 2; ///< Spots; more are counted.
constexpr float worthSaying = 0.1F;  ///< A chance of mayhem.

} // namespace

/// A sentence for each kind of fact, with codes between braces.
struct ReasonText::Sentence {
    const ReasonText& text;

    const SeatView& view() const { return text.view_; }
    QString name(int seat) const { return text.narrator_.name(seat); }
    QString code(Tile tile) const { return text.narrator_.code(tile); }

    static QString listed(const QStringList& items) {
        QString list = items.value(0);
        for (qsizetype i = 1; i < items.size(); ++i) {
            list = i + 1 < items.size() ? tr("%1, %2", "list, not its end").arg(list, items[i])
                                        : tr("%1 and %2", "end of a list").arg(list, items[i]);
        }
        return list;
    }
    QString codes(TileMask tiles) const {
        QStringList items;
        for (const Tile tile : tiles) {
            items += code(tile);
        }
        return listed(items);
    }

    /// "on {r5} and {b5}"
    QString on(const reason::Spot& spot) const {
        if (spot.left == Tile::None && spot.right == Tile::None) {
            return spot.at.row == 0 ? tr("on the ground") : tr("over nothing");
        }
        if (spot.left == Tile::None || spot.right == Tile::None) {
            return tr("on %1").arg(code(spot.left == Tile::None ? spot.right : spot.left));
        }
        return tr("on %1 and %2").arg(code(spot.left), code(spot.right));
    }

    QString operator()(const reason::Wins&) const { return tr("Wins the game now"); }

    QString operator()(const reason::Quiet& quiet) const {
        return quiet.ways == 1 ? tr("The only choice without mayhem: %n tile(s) left", nullptr, quiet.left)
                               : tr("Stands without mayhem: %n tile(s) left", nullptr, quiet.left);
    }

    QString operator()(const reason::Takes& takes) const {
        const bool own = takes.seat == view().seat();
        const QString what = own ? cost(takes) : gift(takes);
        if (takes.least == takes.most && takes.fewest) {
            return tr("%1, the fewest possible", "costs n tiles").arg(what);
        }
        if (!takes.tiles.empty() && takes.most <= mostNamed) {
            return tr("%1: %2", "costs n tiles: which").arg(what, codes(takes.tiles));
        }
        if (takes.average) {
            return tr("%1, %2 on average: the Fire Die decides", "costs n to n tiles")
                .arg(what, QLocale().toString(*takes.average, 'f', 1));
        }
        if (takes.byDie) {
            return tr("%1: the Fire Die decides", "costs n to n tiles").arg(what);
        }
        return takes.byFall ? tr("%1, depending on falls", "costs n to n tiles").arg(what) : what;
    }
    QString cost(const reason::Takes& takes) const {
        if (takes.least == takes.most) {
            return tr("Costs %n tile(s)", nullptr, takes.least);
        }
        if (takes.most == tileCount) {
            return takes.least == 0 ? tr("May cost many tiles") : tr("Costs %n tile(s) or more", nullptr, takes.least);
        }
        return tr("Costs %1 to %2 tiles").arg(takes.least).arg(takes.most);
    }
    QString gift(const reason::Takes& takes) const {
        const QString to = name(takes.seat);
        if (takes.least == takes.most) {
            return tr("Gives %1 %n tile(s)", nullptr, takes.least).arg(to);
        }
        if (takes.most == tileCount) {
            return takes.least == 0 ? tr("May give %1 many tiles").arg(to)
                                    : tr("Gives %1 %n tile(s) or more", nullptr, takes.least).arg(to);
        }
        return tr("Gives %1 %2 to %3 tiles").arg(to, QString::number(takes.least), QString::number(takes.most));
    }

    QString operator()(const reason::Removes& removes) const {
        return tr("%1 leave(s) the game", "%1: n tiles", removes.tiles.size()).arg(codes(removes.tiles));
    }

    QString operator()(const reason::Sheds& sheds) const {
        const QString tile = code(sheds.tile);
        switch (sheds.burden) {
        case reason::Burden::Incendiary:
            return tr("Gets rid of %1, beside which little is safe").arg(tile);
        case reason::Burden::Millstone:
            return tr("Gets rid of %1, which nothing carries").arg(tile);
        case reason::Burden::Hard:
            return tr("Gets rid of %1, which few tiles carry").arg(tile);
        case reason::Burden::Heaviest:
            break;
        }
        return text.toThem_ ? tr("Gets rid of your heaviest tile and keeps the lighter ones")
                            : tr("Gets rid of the heaviest tile and keeps the lighter ones");
    }

    QString operator()(const reason::Keeps& keeps) const {
        return tr("Keeps %1, which is (are) easier to place", "%1: n tiles", keeps.tiles.size())
            .arg(codes(keeps.tiles));
    }

    QString operator()(const reason::Lands& lands) const {
        const QString tile = code(lands.tile);
        const QString where = on(lands.spot);
        switch (lands.landing) {
        case reason::Landing::Rests:
            return tr("%1 comes to rest %2", "a tile ... on two tiles").arg(tile, where);
        case reason::Landing::FallsOn:
            return tr("%1 does not hold %2 and falls on", "a tile ... on two tiles").arg(tile, where);
        case reason::Landing::Mayhem:
            break;
        }
        return tr("%1 lands %2, and the mayhem goes on", "a tile ... on two tiles").arg(tile, where);
    }

    QString operator()(const reason::Leaves& leaves) const {
        const QString who = name(leaves.seat);
        QString what;
        if (leaves.spots.size() <= mostSpots) {
            QStringList spots;
            for (const reason::Spot& spot : leaves.spots) {
                spots += spot.at.row == 0 ? tr("in the gap of the base") : on(spot);
            }
            const QString where =
                spots.size() == 1 ? spots[0] : tr("%1 or %2", "on two tiles ... on two others").arg(spots[0], spots[1]);
            what = tr("Forces %1 to place %2", "somebody ... on two tiles").arg(who, where);
        } else {
            what = tr("Leaves %1 %n gap(s)", nullptr, static_cast<int>(leaves.spots.size())).arg(who);
        }
        return tr("%1: %2", "forces somebody to place there: what fits").arg(what, fitting(leaves, who));
    }
    static QString fitting(const reason::Leaves& leaves, const QString& who) {
        if (leaves.fitting == 0) {
            return leaves.held == leaves.possible ? tr("none of the tiles that %1 holds fits").arg(who)
                                                  : tr("no tile that %1 may hold fits").arg(who);
        }
        const bool known = leaves.held == leaves.possible;
        const QString fit = leaves.possible == 1 ? tr("the tile that %1 holds fits").arg(who)
                            : known
                                ? tr("%n of the %1 tiles that %2 holds fit(s)", "%n fit", leaves.fitting)
                                      .arg(QString::number(leaves.possible), who)
                                : tr("%n of %1 possible tiles fit(s)", "%n fit", leaves.fitting).arg(leaves.possible);
        return leaves.stuck < worthSaying || known
                   ? fit
                   : tr("%1 (%2 risk of mayhem)", "7 of 22 possible tiles fit (30 % risk of mayhem)")
                         .arg(fit, percent(leaves.stuck));
    }
};

ReasonText::ReasonText(const SeatView& view, const QStringList& names, bool toThem)
    : view_(view), narrator_(names, view.tiles()), toThem_(toThem) {}

RichLine ReasonText::choice(const Choice& choice) const {
    const Sentence sentence{*this};
    if (const auto* placement = choice.as<Placement>()) {
        const Cell at = placement->at;
        const QString tile = sentence.code(placement->tile);
        if (at.row > 0) {
            return narrator_.line(
                tr("%1 %2", "a tile ... on two tiles")
                    .arg(tile, sentence.on({at, view_.tileOn(belowLeft(at)), view_.tileOn(belowRight(at))})));
        }
        const PlacedTiles placed = view_.pyramid();
        const auto inBase = [&](auto test) {
            return std::any_of(placed.begin(), placed.end(),
                               [&](const PlacedTile& one) { return one.at.row == 0 && test(one.at.column); });
        };
        const bool before = inBase([&](int column) { return column < at.column; });
        const bool after = inBase([&](int column) { return column > at.column; });
        return narrator_.line((before && after ? tr("%1 in the gap of the base")
                               : before        ? tr("%1 at the right end")
                               : after         ? tr("%1 at the left end")
                                               : tr("%1 on the ground"))
                                  .arg(tile));
    }
    const QString tile = sentence.code(view_.prompt().tile);
    return narrator_.line(
        (*choice.as<Fall>() == Fall::Left ? tr("%1 falls to the left") : tr("%1 falls to the right")).arg(tile));
}

RichLine ReasonText::reason(const Reason& reason) const {
    return narrator_.line(std::visit(Sentence{*this}, reason));
}

QString ReasonText::percent(float chance) {
    return tr("%1 %", "percent").arg(std::lround(chance * 100));
}

} // namespace ashlar::app
