#include "app/table/outlook.h"

#include "app/table/faces.h"

#include <QCoreApplication>

#include <algorithm>
#include <span>
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

/// The first thing of note that happens; nothing of note means that the tile stands.
Consequence firstOf(const SeatView& view, const std::vector<Event>& events, Tile tile, Cell at) {
    for (const Event& event : events) {
        if (auto consequence = std::visit(FirstOf{view, tile, at}, event)) {
            return *consequence;
        }
    }
    return standing(view, tile, at);
}

/// A sentence without tiles in it.
RichLine plain(const QString& text) {
    return {{text, false, std::nullopt}};
}

QString inAll(const std::pair<int, int>& tiles) {
    return tiles.first == tiles.second ? Words::tr("%n tile(s) in all", nullptr, tiles.first)
                                       : Words::tr("%1 to %2 tiles in all").arg(tiles.first).arg(tiles.second);
}

bool isMayhem(const Event& event) {
    return std::holds_alternative<event::FreeAir>(event) || std::holds_alternative<event::Collapse>(event) ||
           std::holds_alternative<event::Explosion>(event) || std::holds_alternative<event::Fire>(event) ||
           std::holds_alternative<event::DieCalled>(event) || std::holds_alternative<event::Curse>(event);
}

/// The name of a branch and what comes of it, in a few words.
OutlookBranch branchOf(const SeatView& view, const Preview& before, const Preview& branch, int taken) {
    OutlookBranch row;
    row.sides = branch.sides;
    Tile tile = before.next.tile;
    Cell at = before.next.from;
    if (const auto* fall = branch.choice.as<Fall>()) {
        row.fall = *fall;
        row.landing = at = *fall == Fall::Left ? belowLeft(at) : belowRight(at);
    } else {
        row.face = *branch.choice.as<DieFace>();
    }
    const std::vector<Event> events(branch.events.begin() + 1, branch.events.end()); // without the fall or roll itself
    const bool quiet = std::none_of(events.begin(), events.end(), isMayhem);
    const Consequence first =
        quiet ? Consequence{Badge::Stands, row.fall ? Words::tr("stands") : Words::tr("only smoke"), {}}
              : firstOf(view, events, tile, at);
    row.badge = quiet && row.face ? Badge::None : first.badge;
    QString words = first.badge == Badge::Collapse ? Words::tr("collapses") : first.figure;
    if (row.face == DieFace::FireStays) {
        words = Words::tr("%1 and stays", "burns 5 ...").arg(words);
    } else if (row.face == DieFace::FireLeaves) {
        words = Words::tr("%1 and leaves", "burns 5 ...").arg(words);
    }
    std::pair<int, int> total = takenFrom(branch);
    total.first += taken;
    total.second += taken;
    if (total.second > 0) {
        words = Words::tr("%1: %2", "what happens: how many tiles in all").arg(words, inAll(total));
    }
    row.words = plain(words);
    return row;
}

void tell(Outlook& outlook, const SeatView& view, const Preview& preview, const OutlookTeller& teller) {
    constexpr int told = 3; // further steps are counted
    int steps = 0;
    for (const std::span<const Event> step : stepsOf(preview.events)) {
        if (!isMayhem(step.front())) {
            continue;
        }
        const auto caption = captionOf(step, view.active(), teller.captioner, teller.nameOfSeat);
        if (steps == 0) {
            outlook.title = caption->title;
        }
        if (++steps <= told && !caption->words.empty()) {
            outlook.story.push_back(caption->words);
        }
    }
    if (steps > told) {
        outlook.story.push_back(plain(Words::tr("and %n more step(s)", nullptr, steps - told)));
    }
    const Effects effects = effectsOf(preview.events);
    for (int seat = 0; seat < view.seats() && steps > 1 && preview.branches.empty(); ++seat) {
        if (const int tiles = effects.toll[static_cast<std::size_t>(seat)]; tiles > 0) {
            const QString text = Words::tr("%n tile(s) in all under %1’s pile", nullptr, tiles);
            outlook.tolls.push_back({seat, plain(text.arg(teller.nameOfSeat(seat)))});
        }
    }
    Forecast& forecast = outlook.forecast;
    forecast = {effects.taken, effects.burned, effects.removed};
    for (const Preview& branch : preview.branches) {
        outlook.branches.push_back(branchOf(view, preview, branch, effects.total()));
        if (branch.sides > 0) { // whatever the die may bring
            const Effects possible = effectsOf(branch.events);
            forecast.burned |= possible.burned;
            forecast.taken |= possible.taken;
        }
    }
    forecast.taken -= forecast.burned;
}

/// What the sentence says besides the first consequence: how many tiles go where.
QString priceOf(const Preview& preview, const OutlookTeller& teller) {
    const Effects effects = effectsOf(preview.events);
    const auto receiver = std::find_if(effects.toll.begin(), effects.toll.end(), [](int tiles) { return tiles > 0; });
    if (receiver == effects.toll.end()) {
        return {};
    }
    const int seat = static_cast<int>(receiver - effects.toll.begin());
    const QString name = teller.nameOfSeat(seat);
    return name.isEmpty() ? QString()
                          : QLatin1Char(' ') + Words::tr("%n tile(s) would go under %1’s pile.", nullptr, *receiver)
                                                   .arg(escapedForRichLine(name));
}

} // namespace

Outlook outlookOf(const SeatView& view, const Choice& choice, const OutlookTeller& teller) {
    const Prompt asked = view.prompt();
    Tile tile = asked.tile;
    Cell at = asked.from;
    if (const auto* placement = choice.as<Placement>()) {
        tile = placement->tile;
        at = placement->at;
    } else if (const auto* fall = choice.as<Fall>()) {
        at = *fall == Fall::Left ? belowLeft(at) : belowRight(at);
    }
    const Preview preview = previewOf(view, choice);
    const Consequence first = firstOf(view, preview.events, tile, at);
    const Sentence sentence = sentenceAt(view, tile, at);
    Outlook outlook;
    outlook.badge = first.badge;
    outlook.figure = first.figure;
    outlook.sentence =
        sentence.parse(Words::tr("%1: %2").arg(sentence.place(at), first.sentence) + priceOf(preview, teller));
    tell(outlook, view, preview, teller);
    return outlook;
}

RichLine describeSpot(const SeatView& view, Cell at) {
    const Sentence sentence = sentenceAt(view, Tile::None, at);
    return sentence.parse(sentence.place(at));
}

} // namespace ashlar::app
