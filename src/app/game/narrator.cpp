#include "app/game/narrator.h"

#include "app/table/faces.h"
#include "ashlar/flaming/piles.h"

#include <algorithm>
#include <array>
#include <utility>

namespace ashlar::app {

using namespace flaming;

/// The Taken and Removed events that follow an event.
struct Narrator::Aftermath {
    std::vector<Tile> taken;
    std::vector<Tile> removed;
    int receiver = 0;
    std::size_t length = 0;
};

namespace {

template <class E>
const E* at(std::span<const Event> events, std::size_t i) {
    return i < events.size() ? std::get_if<E>(&events[i]) : nullptr;
}

/// Steps of mayhem that can take tiles.
bool takes(const Event& event) {
    return std::holds_alternative<event::Collapse>(event) || std::holds_alternative<event::Explosion>(event) ||
           std::holds_alternative<event::Fire>(event) || std::holds_alternative<event::Curse>(event);
}

std::array<int, maxSeats> takenBySeat(std::span<const Event> events) {
    std::array<int, maxSeats> counts{};
    for (const Event& event : events) {
        if (const auto* taken = std::get_if<event::Taken>(&event)) {
            ++counts[static_cast<std::size_t>(taken->seat)];
        }
    }
    return counts;
}

} // namespace

QString inWords(const RichLine& line) {
    return plainText(line, nameOf);
}

Narrator::Narrator(QStringList names, const TileSet& tiles) : names_(std::move(names)), tiles_(&tiles) {}

RichLine Narrator::line(const QString& sentence) const {
    return parseRichLine(sentence, [this](QStringView code) -> std::optional<TileFace> {
        const auto tile = tiles_->tile(code.toUtf8().toStdString());
        return tile ? std::optional(faceOf(*tiles_, *tile)) : std::nullopt;
    });
}

QString Narrator::name(int seat) const {
    return escapedForRichLine(names_.value(seat));
}

QString Narrator::code(Tile tile) const {
    return QLatin1Char('{') + QString::fromStdString(tiles_->code(tile)) + QLatin1Char('}');
}

QString Narrator::codes(TileMask mask) const {
    QStringList items;
    for (const Tile tile : mask) {
        items += code(tile);
    }
    return listed(items);
}

QString Narrator::listed(const QStringList& items) const {
    QString list = items.value(0);
    for (qsizetype i = 1; i < items.size(); ++i) {
        list = i + 1 < items.size() ? tr("%1, %2", "list of tiles, not its end").arg(list, items[i])
                                    : tr("%1 and %2", "end of a list of tiles").arg(list, items[i]);
    }
    return list;
}

int Narrator::weights(Tile left, Tile right) const {
    return (left == Tile::None ? 0 : tiles_->weight(left)) + (right == Tile::None ? 0 : tiles_->weight(right));
}

QString Narrator::taken(const Aftermath& after) const {
    QStringList items;
    for (const Tile tile : after.taken) {
        items += code(tile);
    }
    return tr("%1 go(es) under %2’s pile", "%1: n tiles", static_cast<int>(items.size()))
        .arg(listed(items), name(after.receiver));
}

QString Narrator::removed(const Aftermath& after) const {
    QStringList items;
    for (const Tile tile : after.removed) {
        items += code(tile);
    }
    return tr("%1 leave(s) the game", "%1: n tiles", static_cast<int>(items.size())).arg(listed(items));
}

QString Narrator::total(int tiles, int seat) const {
    return tr("<b>%n tile(s)</b> in all under %1’s pile.", nullptr, tiles).arg(name(seat));
}

QString Narrator::placed(const event::Placed& event) const {
    if (event.left == Tile::None) {
        return tr("%1 on the ground.").arg(code(event.tile));
    }
    if (tiles_->fit(event.tile, event.left, event.right) == Fit::Stands) {
        return tr("%1 on %2 + %3: stands (%4 ≤ %5).")
            .arg(code(event.tile), code(event.left), code(event.right), QString::number(tiles_->weight(event.tile)),
                 QString::number(weights(event.left, event.right)));
    }
    return tr("%1 on %2 + %3.").arg(code(event.tile), code(event.left), code(event.right));
}

QString Narrator::freeAir(const event::FreeAir& event) const {
    return tr("%1 has nothing below it.").arg(code(event.tile));
}

QString Narrator::collapse(const event::Collapse& event, const Aftermath& after) const {
    const bool overhang = event.left == Tile::None || event.right == Tile::None;
    const QString below = code(event.left != Tile::None ? event.left : event.right);
    const QString weight = QString::number(tiles_->weight(event.tile));
    const QString carried = QString::number(weights(event.left, event.right));
    if (event.why == Fit::TooHeavy) {
        return overhang
                   ? tr("%1 is too heavy for %2 (%3 > %4): %5.")
                         .arg(code(event.tile), below, weight, carried, taken(after))
                   : tr("%1 is too heavy for %2 + %3 (%4 > %5): %6.")
                         .arg(code(event.tile), code(event.left), code(event.right), weight, carried, taken(after));
    }
    return overhang ? tr("%1 alone does not hold %2, which is of another colour: %3.")
                          .arg(below, code(event.tile), taken(after))
                    : tr("%1 matches neither %2 nor %3: %4.")
                          .arg(code(event.tile), code(event.left), code(event.right), taken(after));
}

QString Narrator::fell(const event::Fell& event, int active) const {
    const bool left = event.to.column == event.from.column;
    if (event.decider == active) {
        return left ? tr("%1 falls to the left.").arg(code(event.tile))
                    : tr("%1 falls to the right.").arg(code(event.tile));
    }
    return left ? tr("%1 lets %2 fall to the left.").arg(name(event.decider), code(event.tile))
                : tr("%1 lets %2 fall to the right.").arg(name(event.decider), code(event.tile));
}

QString Narrator::explosion(const event::Explosion& event, const Aftermath& after) const {
    const QString what = tr("%1 explode(s)", "%1: n tiles", event.group.size()).arg(codes(event.group));
    if (after.taken.empty()) {
        return tr("%1: %2.", "what happens: what follows").arg(what, removed(after));
    }
    return tr("%1: %2, and %3.", "what happens: what follows, and what else follows")
        .arg(what, taken(after), removed(after));
}

QString Narrator::fire(const event::Fire& event, const Aftermath& after) const {
    const QString what =
        tr("%1 set(s) fire to %2", "%1: n tiles", event.causes.size()).arg(codes(event.causes), codes(event.burned));
    const QString burned =
        tr("%n tile(s) go under %1’s pile", nullptr, static_cast<int>(after.taken.size())).arg(name(after.receiver));
    if (after.removed.empty()) {
        return tr("%1: %2.", "what happens: what follows").arg(what, burned);
    }
    return tr("%1: %2, and %3.", "what happens: what follows, and what else follows").arg(what, burned, removed(after));
}

QString Narrator::dieCalled(const event::DieCalled& event) const {
    return tr("The Fire Die is rolled for %1.").arg(codes(event.causes));
}

QString Narrator::dieRolled(const event::DieRolled& event) const {
    const int n = event.causes.size();
    const QString causes = codes(event.causes);
    switch (event.face) {
    case DieFace::FireStays:
        return tr("The die: fire, and %1 stay(s).", "%1: n tiles", n).arg(causes);
    case DieFace::FireLeaves:
        return tr("The die: fire, and %1 leave(s) the game after it.", "%1: n tiles", n).arg(causes);
    case DieFace::Explosion:
        return tr("The die: explosion of %1.").arg(causes);
    case DieFace::Smoke:
        break;
    }
    return tr("The die: only smoke, nothing burns.");
}

QString Narrator::curse(const event::Curse& event) const {
    return tr("The Curse: %1, %2 and %3 weigh the same and go under %4’s pile; until the end of this turn %4 receives "
              "and decides.")
        .arg(code(event.apex), code(event.left), code(event.right), name(event.receiver));
}

QString Narrator::drew(const event::Drew& event) const {
    return event.known ? tr("%1 draws %2.").arg(name(event.seat), code(event.tile))
                       : tr("%1 draws a tile.").arg(name(event.seat));
}

QString Narrator::ended(const event::GameEnded& event, int active) const {
    return event.turnLimitReached ? tr("The turn limit is reached: the fewest tiles win.")
                                  : tr("%1 has no tile left and wins.").arg(name(active));
}

std::vector<RichLine> Narrator::sentences(std::span<const Event> events, int active) const {
    std::vector<RichLine> lines;
    const auto say = [&](const QString& sentence) { lines.push_back(line(sentence)); };
    for (std::size_t i = 0; i < events.size(); ++i) {
        Aftermath after;
        if (takes(events[i])) {
            for (const event::Taken* taken = nullptr; (taken = at<event::Taken>(events, i + after.length + 1));) {
                after.taken.push_back(taken->tile);
                after.receiver = taken->seat;
                ++after.length;
            }
            for (const event::Removed* gone = nullptr; (gone = at<event::Removed>(events, i + after.length + 1));) {
                after.removed.push_back(gone->tile);
                ++after.length;
            }
        }
        if (const auto* placement = at<event::Placed>(events, i)) {
            say(placed(*placement));
        } else if (const auto* floating = at<event::FreeAir>(events, i)) {
            say(freeAir(*floating));
        } else if (const auto* fall = at<event::Collapse>(events, i)) {
            say(collapse(*fall, after));
        } else if (const auto* landed = at<event::Fell>(events, i)) {
            say(fell(*landed, active));
        } else if (const auto* blast = at<event::Explosion>(events, i)) {
            say(explosion(*blast, after));
        } else if (const auto* flames = at<event::Fire>(events, i)) {
            say(fire(*flames, after));
        } else if (const auto* called = at<event::DieCalled>(events, i)) {
            say(dieCalled(*called));
        } else if (const auto* rolled = at<event::DieRolled>(events, i)) {
            say(dieRolled(*rolled));
        } else if (const auto* struck = at<event::Curse>(events, i)) {
            say(curse(*struck));
        } else if (const auto* under = at<event::Taken>(events, i)) {
            say(tr("%1.", "a sentence").arg(taken({{under->tile}, {}, under->seat, 0})));
        } else if (const auto* gone = at<event::Removed>(events, i)) {
            say(tr("%1.", "a sentence").arg(removed({{}, {gone->tile}, 0, 0})));
        } else if (const auto* draw = at<event::Drew>(events, i)) {
            say(drew(*draw));
        } else if (const auto* turn = at<event::TurnBegan>(events, i)) {
            say(tr("%1’s turn.").arg(name(turn->seat)));
        } else if (const auto* end = at<event::GameEnded>(events, i)) {
            say(ended(*end, active));
        }
        i += after.length;
    }
    return lines;
}

std::vector<RichLine> Narrator::story(std::span<const Event> events, int active) const {
    std::vector<Event> told;
    for (const Event& event : events) {
        if (!std::holds_alternative<event::Drew>(event) && !std::holds_alternative<event::TurnBegan>(event)) {
            told.push_back(event);
        }
    }
    return sentences(told, active);
}

RichLine Narrator::choice(const Move& move) const {
    const QString who = name(move.player);
    const Event& first = move.events.front();
    if (const auto* placement = std::get_if<event::Placed>(&first)) {
        return line(placement->left == Tile::None
                        ? tr("%1 puts %2 on the ground").arg(who, code(placement->tile))
                        : tr("%1 puts %2 on %3 and %4")
                              .arg(who, code(placement->tile), code(placement->left), code(placement->right)));
    }
    if (const auto* landed = std::get_if<event::Fell>(&first)) {
        return line(landed->to.column == landed->from.column
                        ? tr("%1 lets %2 fall to the left").arg(who, code(landed->tile))
                        : tr("%1 lets %2 fall to the right").arg(who, code(landed->tile)));
    }
    const DieFace face = *move.choice.as<DieFace>();
    return line(face == DieFace::FireStays    ? tr("the die shows fire that stays")
                : face == DieFace::FireLeaves ? tr("the die shows fire that leaves")
                : face == DieFace::Explosion  ? tr("the die shows an explosion")
                                              : tr("the die shows smoke"));
}

RichLine Narrator::recap(std::span<const Event> events) const {
    QStringList parts;
    for (const Event& event : events) {
        if (const auto* placement = std::get_if<event::Placed>(&event)) {
            parts += placed(*placement);
        } else if (std::holds_alternative<event::Curse>(event)) {
            parts += tr("The Curse strikes.");
        }
    }
    const auto counts = takenBySeat(events);
    for (int seat = 0; seat < maxSeats; ++seat) {
        if (const int n = counts[static_cast<std::size_t>(seat)]; n > 0) {
            parts += tr("<b>%n tile(s)</b> go under %1’s pile.", nullptr, n).arg(name(seat));
        }
    }
    if (const auto gone = std::ranges::count_if(
            events, [](const Event& event) { return std::holds_alternative<event::Removed>(event); });
        gone > 0) {
        parts += tr("Out of the game: <b>%1</b>.", "a number of tiles").arg(gone);
    }
    return line(parts.join(QLatin1Char(' ')));
}

std::vector<RichLine> Narrator::totals(std::span<const Event> events) const {
    int steps = 0;
    for (const Event& event : events) {
        steps += takes(event) ? 1 : 0;
    }
    std::vector<RichLine> lines;
    const auto counts = takenBySeat(events);
    for (int seat = 0; seat < maxSeats && steps > 1; ++seat) {
        if (const int n = counts[static_cast<std::size_t>(seat)]; n > 0) {
            lines.push_back(line(total(n, seat)));
        }
    }
    return lines;
}

} // namespace ashlar::app
