#include "app/table/outlook.h"

#include "app/table/faces.h"

#include <QCoreApplication>

#include <vector>

namespace ashlar::app {

using namespace flaming;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Outlook)
};

/// A sentence in which {t} is the tile itself, {l} and {r} what it rests on.
class Sentence {
public:
    Sentence(const TileSet& tiles, Tile tile, Tile left, Tile right) : tiles_{tiles}, tile_{tile} {
        // An overhang has one tile below it: it is always the first one named.
        left_ = left == Tile::None ? right : left;
        right_ = left == Tile::None ? Tile::None : right;
    }

    RichLine parse(const QString& text) const {
        return parseRichLine(text, [this](QStringView code) -> std::optional<TileFace> {
            const Tile meant = code == u"t" ? tile_ : code == u"l" ? left_ : code == u"r" ? right_ : Tile::None;
            return index(meant) < tileCount ? std::optional(faceOf(tiles_, meant)) : std::nullopt;
        });
    }

    QString place(Cell at) const {
        if (at.row == 0 || left_ == Tile::None) {
            return at.row == 0 ? Words::tr("Row 1, on the ground") : Words::tr("Row %1, over nothing").arg(at.row + 1);
        }
        return (right_ == Tile::None ? Words::tr("Row %1, over {l}") : Words::tr("Row %1, over {l} and {r}"))
            .arg(at.row + 1);
    }

private:
    const TileSet& tiles_;
    Tile tile_;
    Tile left_ = Tile::None;
    Tile right_ = Tile::None;
};

Sentence sentenceAt(const SeatView& view, Tile tile, Cell at) {
    const bool base = at.row == 0;
    return {view.tiles(), tile, base ? Tile::None : view.tileOn(belowLeft(at)),
            base ? Tile::None : view.tileOn(belowRight(at))};
}

int weightOf(const TileSet& tiles, Tile tile) {
    return index(tile) < tileCount ? tiles.weight(tile) : 0;
}

struct Consequence {
    Badge badge;
    QString figure;
    QString sentence; ///< Without its place.
};

Consequence standing(const SeatView& view, Tile tile, Cell at) {
    const int below = at.row == 0 ? 0
                                  : weightOf(view.tiles(), view.tileOn(belowLeft(at))) +
                                        weightOf(view.tiles(), view.tileOn(belowRight(at)));
    const QString figure =
        below == 0 ? Words::tr("stands") : QStringLiteral("%1 ≤ %2").arg(weightOf(view.tiles(), tile)).arg(below);
    return {Badge::Stands, figure, Words::tr("{t} would stand.")};
}

/// The first event after the tile has come to lie says it all; none of note means that it stands.
struct FirstOf {
    const SeatView& view;
    Tile tile;
    Cell at;

    std::optional<Consequence> operator()(const event::Collapse& e) const {
        const int weight = weightOf(view.tiles(), e.tile);
        const int below = weightOf(view.tiles(), e.left) + weightOf(view.tiles(), e.right);
        const QString figure = e.tile != tile          ? Words::tr("collapse")
                               : e.why == Fit::NoMatch ? Words::tr("no match")
                                                       : QStringLiteral("%1 > %2").arg(weight).arg(below);
        const QString sentence =
            e.tile == tile ? Words::tr("{t} would collapse.") : Words::tr("another tile would collapse.");
        return Consequence{Badge::Collapse, figure, sentence};
    }
    std::optional<Consequence> operator()(const event::FreeAir& e) const {
        const QString sentence = e.tile == tile ? Words::tr("{t} would fall.") : Words::tr("another tile would fall.");
        return Consequence{Badge::Fall, Words::tr("falls"), sentence};
    }
    std::optional<Consequence> operator()(const event::Explosion& e) const {
        return Consequence{Badge::Explosion, Words::tr("takes %1").arg(e.hit.size()),
                           Words::tr("an explosion would take %n tile(s).", nullptr, e.hit.size())};
    }
    std::optional<Consequence> operator()(const event::Fire& e) const {
        return Consequence{Badge::Fire, Words::tr("burns %1").arg(e.burned.size()),
                           Words::tr("a fire would burn %n tile(s).", nullptr, e.burned.size())};
    }
    std::optional<Consequence> operator()(const event::DieCalled&) const {
        return Consequence{Badge::Fire, Words::tr("fire die"), Words::tr("the fire die would be rolled.")};
    }
    std::optional<Consequence> operator()(const event::Curse&) const {
        return Consequence{Badge::Curse, Words::tr("curse"), Words::tr("the curse would strike.")};
    }
    std::optional<Consequence> operator()(const event::Drew&) const { return standing(view, tile, at); }
    std::optional<Consequence> operator()(const event::TurnBegan&) const { return standing(view, tile, at); }
    std::optional<Consequence> operator()(const event::GameEnded&) const { return standing(view, tile, at); }
    std::optional<Consequence> operator()(const event::Placed&) const { return std::nullopt; }
    std::optional<Consequence> operator()(const event::Fell&) const { return std::nullopt; }
    std::optional<Consequence> operator()(const event::DieRolled&) const { return std::nullopt; }
    std::optional<Consequence> operator()(const event::Taken&) const { return std::nullopt; }
    std::optional<Consequence> operator()(const event::Removed&) const { return std::nullopt; }
};

} // namespace

Outlook outlookOf(const SeatView& view, const Choice& choice) {
    const Prompt asked = view.prompt();
    Tile tile = asked.tile;
    Cell at = asked.from;
    if (const auto* placement = choice.as<Placement>()) {
        tile = placement->tile;
        at = placement->at;
    } else if (const auto* fall = choice.as<Fall>()) {
        at = *fall == Fall::Left ? belowLeft(at) : belowRight(at);
    }
    // What nobody can see does not matter before the next tile is drawn: any deal that agrees with the view will do.
    Random random;
    State state = sample(view, random);
    std::vector<Event> events;
    apply(state, choice, events);
    Consequence first = standing(view, tile, at);
    for (const Event& event : events) {
        if (const auto consequence = std::visit(FirstOf{view, tile, at}, event)) {
            first = *consequence;
            break;
        }
    }
    const Sentence sentence = sentenceAt(view, tile, at);
    return {first.badge, first.figure, sentence.parse(Words::tr("%1: %2").arg(sentence.place(at), first.sentence))};
}

RichLine describeSpot(const SeatView& view, Cell at) {
    const Sentence sentence = sentenceAt(view, Tile::None, at);
    return sentence.parse(sentence.place(at));
}

} // namespace ashlar::app
