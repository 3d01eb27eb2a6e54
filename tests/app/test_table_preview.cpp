// Consequences before the move: what is foretold is what the rules then do, nothing hidden shows, and it can be seen.
#include "app/application.h"
#include "app/table/preview.h"
#include "table_fixture.h"

#include <QElapsedTimer>

#include <map>
#include <optional>
#include <utility>

using namespace ashlar;
using namespace ashlar::app;
using namespace ashlar::app::situations;
using flaming::cell;
using flaming::Placement;

namespace {

QString text(flaming::Tile tile) {
    return QString::number(flaming::index(tile));
}
QString text(flaming::Cell at) {
    return QStringLiteral("%1/%2").arg(at.row).arg(at.column);
}
QString text(flaming::TileMask tiles) {
    return QString::number(tiles.bits(), 16);
}

/// An event with all that it says.
struct Telling {
    QString operator()(const flaming::event::Placed& e) const { return text(e.tile) + text(e.at); }
    QString operator()(const flaming::event::FreeAir& e) const { return text(e.tile) + text(e.at) + who(e.decider); }
    QString operator()(const flaming::event::Collapse& e) const {
        return text(e.tile) + text(e.at) + text(e.left) + text(e.right) + who(static_cast<int>(e.why)) + who(e.decider);
    }
    QString operator()(const flaming::event::Fell& e) const {
        return text(e.tile) + text(e.from) + text(e.to) + who(e.decider);
    }
    QString operator()(const flaming::event::Explosion& e) const { return text(e.group) + text(e.hit); }
    QString operator()(const flaming::event::Fire& e) const { return text(e.causes) + text(e.burned); }
    QString operator()(const flaming::event::DieCalled& e) const { return text(e.causes); }
    QString operator()(const flaming::event::DieRolled& e) const {
        return text(e.causes) + who(static_cast<int>(e.face));
    }
    QString operator()(const flaming::event::Curse& e) const {
        return text(e.apex) + text(e.left) + text(e.right) + who(e.receiver);
    }
    QString operator()(const flaming::event::Taken& e) const { return text(e.tile) + text(e.from) + who(e.seat); }
    QString operator()(const flaming::event::Removed& e) const { return text(e.tile) + text(e.from); }
    QString operator()(const flaming::event::Drew& e) const { return text(e.tile); }
    QString operator()(const flaming::event::TurnBegan& e) const { return who(e.seat); }
    QString operator()(const flaming::event::GameEnded&) const { return {}; }

    static QString who(int number) { return QStringLiteral(" by %1").arg(number); }
};

QString told(const std::vector<flaming::Event>& events) {
    QString all;
    for (const flaming::Event& event : events) {
        if (std::holds_alternative<flaming::event::Drew>(event) ||
            std::holds_alternative<flaming::event::TurnBegan>(event) ||
            std::holds_alternative<flaming::event::GameEnded>(event)) {
            break; // from here on the next tile, which nobody knows, counts
        }
        all += QStringLiteral("%1: %2\n").arg(event.index()).arg(std::visit(Telling{}, event));
    }
    return all;
}

/// Everything that a preview says.
QString told(const Preview& preview) {
    QString all = told(preview.events);
    for (const Preview& branch : preview.branches) {
        all += QStringLiteral("[%1: %2]").arg(branch.sides).arg(told(branch));
    }
    return all;
}

/// Whether a preview is what the rules do with the real state; the answers are those that the rules offer.
bool holds(const Preview& preview, const flaming::State& before, int depth = 0) {
    flaming::State after = before;
    std::vector<flaming::Event> events;
    flaming::apply(after, preview.choice, events);
    if (told(events) != told(preview.events)) {
        return false;
    }
    const flaming::PromptKind kind = prompt(after).kind;
    const bool goesOn = kind == flaming::PromptKind::Fall || kind == flaming::PromptKind::Die;
    if (!goesOn) {
        return preview.branches.empty() && preview.next.kind == flaming::PromptKind::Over;
    }
    if (!(preview.next == prompt(after))) {
        return false;
    }
    const flaming::Options answers = options(after);
    if (preview.branches.size() != answers.size()) {
        return preview.branches.empty() && depth >= 4; // too far ahead
    }
    int sides = 0;
    for (std::size_t i = 0; i < answers.size(); ++i) {
        const Preview& branch = preview.branches[i];
        sides += branch.sides;
        if (!(branch.choice == answers[i]) || !holds(branch, after, depth + 1)) {
            return false;
        }
    }
    return sides == (kind == flaming::PromptKind::Die ? 6 : 0);
}

/// The fewest and the most tiles that are taken in all ways of going on; none if there are too many.
std::optional<std::pair<int, int>> takenInAll(const flaming::State& before, const flaming::Choice& choice, int& ways) {
    const auto held = [](const flaming::State& state) {
        int tiles = 0;
        for (int seat = 0; seat < state.seats; ++seat) {
            tiles += tilesLeft(state, seat);
        }
        return tiles;
    };
    flaming::State after = before;
    flaming::apply(after, choice);
    const int placed = choice.as<Placement>() != nullptr ? 1 : 0; // it leaves the hand
    const flaming::PromptKind kind = prompt(after).kind;
    const int here = held(after) - held(before) + placed;
    if (kind != flaming::PromptKind::Fall && kind != flaming::PromptKind::Die) {
        return --ways > 0 ? std::optional(std::pair(here, here)) : std::nullopt;
    }
    std::pair<int, int> range{flaming::tileCount, 0};
    for (const flaming::Choice answer : options(after)) {
        const auto further = takenInAll(after, answer, ways);
        if (!further) {
            return std::nullopt;
        }
        range = {std::min(range.first, here + further->first), std::max(range.second, here + further->second)};
    }
    return range;
}

flaming::GameOptions variants(std::uint64_t seed) {
    flaming::GameOptions options;
    options.curse = seed % 2 == 0;
    options.fireDie = seed % 3 == 0;
    return options;
}

/// Calls f(state, seat) wherever a seat must place or choose a fall, in a few random games.
template <class F>
void inGames(std::uint64_t from, std::uint64_t to, F&& f) {
    for (std::uint64_t seed = from; seed <= to; ++seed) {
        Random random(seed);
        flaming::State state = freshGame(2 + static_cast<int>(seed % 5), seed, variants(seed));
        for (int i = 0; i < 80 && prompt(state).kind != flaming::PromptKind::Over; ++i) {
            if (prompt(state).kind != flaming::PromptKind::Die) {
                f(state, prompt(state).player);
            }
            const flaming::Options all = options(state);
            flaming::apply(state, all[random.below(static_cast<std::uint32_t>(all.size()))]);
        }
    }
}

Captioner sayEvents() {
    return [](std::span<const flaming::Event> step, int) {
        return RichLine{
            {QStringLiteral("A sentence about %1 events, as long as they are.").arg(step.size()), false, {}}};
    };
}

/// Two tiles that fall under g4, and straw next to the gap.
flaming::State collapsing() {
    return position({{0, {"r5", "b5", "y20"}}}, {"g4", "r10", "y3"}, 3);
}

} // namespace

class TestTablePreview : public QObject {
    Q_OBJECT

private slots:
    void whatIsForetoldHappens() {
        std::map<std::size_t, int> kinds;
        int branched = 0;
        inGames(1, 8, [&](const flaming::State& state, int seat) {
            const flaming::SeatView mine = view(state, seat);
            for (const flaming::Choice choice : options(state)) {
                const Preview preview = previewOf(mine, choice);
                QVERIFY(holds(preview, state));
                branched += preview.branches.empty() ? 0 : 1;
                for (const flaming::Event& event : preview.events) {
                    ++kinds[event.index()];
                }
            }
        });
        QVERIFY(branched > 100);
        QVERIFY(kinds.size() >= 9); // all but the roll, drawing, turns and the end
    }

    void nothingHiddenShows() {
        Random random(99);
        inGames(21, 24, [&](const flaming::State& state, int seat) {
            const flaming::SeatView mine = view(state, seat);
            const flaming::State one = sample(mine, random);
            const flaming::State other = sample(mine, random);
            for (const flaming::Choice choice : options(state)) {
                const QString seen = told(previewOf(mine, choice));
                QCOMPARE(told(previewOf(one, choice)), seen);
                QCOMPARE(told(previewOf(other, choice)), seen);
            }
        });
    }

    void effectsAreTheDifferenceOfThePyramids() {
        inGames(31, 36, [&](const flaming::State& state, int seat) {
            for (const flaming::Choice choice : options(state)) {
                const Preview preview = previewOf(view(state, seat), choice);
                const Effects effects = effectsOf(preview.events);
                flaming::State after = state;
                flaming::apply(after, choice);
                flaming::TileMask before;
                for (const flaming::PlacedTile placed : pyramid(state)) {
                    before |= placed.tile;
                }
                if (const auto* placement = choice.as<Placement>()) {
                    before |= placement->tile;
                }
                for (const flaming::PlacedTile placed : pyramid(after)) {
                    before -= placed.tile;
                }
                QVERIFY(before == (effects.taken | effects.removed));
                int toll = 0;
                for (const int tiles : effects.toll) {
                    toll += tiles;
                }
                QCOMPARE(toll, effects.taken.size());
                const std::pair<int, int> range = takenFrom(preview);
                QVERIFY(effects.total() <= range.first && range.first <= range.second);
            }
        });
    }

    void countsToTheVeryEnd() {
        int deep = 0;
        inGames(51, 66, [&](const flaming::State& state, int seat) {
            for (const flaming::Choice choice : options(state)) {
                int ways = 400;
                const auto expected = takenInAll(state, choice, ways);
                if (expected) {
                    QCOMPARE(takenFrom(previewOf(view(state, seat), choice)), *expected);
                    deep += ways < 400 - 16 ? 1 : 0;
                }
            }
        });
        QVERIFY(deep > 0); // beyond what is told
    }

    void isQuick() {
        qint64 longest = 0;
        inGames(41, 44, [&](const flaming::State& state, int seat) {
            const flaming::SeatView mine = view(state, seat);
            const flaming::Options all = options(state);
            QElapsedTimer clock;
            clock.start();
            for (const flaming::Choice choice : all) {
                outlookOf(mine, choice, {sayEvents(), [](int) { return QStringLiteral("Ana"); }});
            }
            longest = std::max(longest, clock.nsecsElapsed() / static_cast<qint64>(all.size()));
        });
        QVERIFY2(longest < 2'000'000, qPrintable(QString::number(longest))); // nanoseconds a square
    }

    void hoveredSquareMarksItsTiles() {
        TableFixture t;
        t.table.setCaptioner(sayEvents());
        t.table.ask(view(collapsing(), 0));
        t.clickTile("g4");
        const auto state = [&](std::string_view code) { return t.stage().pyramid().tileItem(tile(code))->state(); };
        QVERIFY(!state("r5").taken);
        QTest::mouseMove(t.stage().viewport(), t.cellPoint(cell(1, 0)));
        QTRY_VERIFY(state("r5").taken && state("b5").taken);
        QVERIFY(!state("y20").taken);
        Callout& callout = t.stage().callout();
        QVERIFY(callout.isVisible());
        QCOMPARE(callout.outlook().title, QStringLiteral("Collapse"));
        QCOMPARE(callout.outlook().story.size(), std::size_t{1});
        QCOMPARE(callout.outlook().branches.size(), std::size_t{2});
        QCOMPARE(t.spots().item(t.spotAt(cell(1, 0)))->face().badge, Badge::None); // the ghost says it
        QTest::mouseMove(t.stage().viewport(), QPoint(3, 3));
        QTRY_VERIFY(!state("r5").taken);
        QVERIFY(callout.isHidden());
    }

    void keyboardAimsAsTheMouse() {
        TableFixture t;
        t.table.setCaptioner(sayEvents());
        t.table.ask(view(collapsing(), 0));
        t.key(static_cast<Qt::Key>(Qt::Key_1 + t.rowOf("g4")));
        QVERIFY(t.stage().callout().isVisible());
        QVERIFY(t.stage().pyramid().tileItem(tile("r5"))->state().taken);
        t.key(Qt::Key_Escape);
        QVERIFY(t.stage().callout().isHidden());
        QVERIFY(!t.stage().pyramid().tileItem(tile("r5"))->state().taken);
        t.key(static_cast<Qt::Key>(Qt::Key_1 + t.rowOf("g4")));
        t.key(Qt::Key_Return);
        QVERIFY(only(t.chosen, Placement{tile("g4"), cell(1, 0)}));
        QVERIFY(t.stage().callout().isHidden());
        QVERIFY(!t.stage().pyramid().tileItem(tile("r5"))->state().taken);
    }

    void screenReaderHearsThePrice() {
        TableFixture t;
        t.table.ask(view(collapsing(), 0));
        t.clickTile("g4");
        const QString said = t.spots().item(t.spotAt(cell(1, 0)))->description();
        QCOMPARE(said, QStringLiteral("Row 2, over red 5 and blue 5: green 4 would collapse. "
                                      "2 tiles would go under Ana’s pile."));
    }

    void fireStandsInFlamesAndTheDieInRows() {
        TableFixture t;
        t.table.ask(view(position({{0, {"y3", "y2", ".", "g20"}}}, {"coal-y", "r7"}), 0));
        t.clickTile("coal-y");
        QTest::mouseMove(t.stage().viewport(), t.cellPoint(cell(0, 2)));
        QTRY_VERIFY(t.stage().pyramid().tileItem(tile("y3"))->state().burning > 0);
        QVERIFY(t.stage().pyramid().tileItem(tile("y2"))->state().burning > 0);
        QVERIFY(t.stage().pyramid().tileItem(tile("g20"))->state().burning == 0);
        flaming::GameOptions die;
        die.fireDie = true;
        t.table.ask(view(position({{0, {"y3", "y2", ".", "g20"}}}, {"coal-y", "r7"}, 2, die), 0));
        QTest::mouseMove(t.stage().viewport(), QPoint(3, 3));
        QTest::mouseMove(t.stage().viewport(), t.cellPoint(cell(0, 2))); // the coal is still selected
        QTRY_COMPARE(t.stage().callout().outlook().branches.size(), std::size_t{4});
        int sides = 0;
        for (const OutlookBranch& branch : t.stage().callout().outlook().branches) {
            sides += branch.sides;
            QVERIFY(branch.face.has_value() && !branch.words.empty());
        }
        QCOMPARE(sides, 6);
    }

    void canBeTurnedOff() {
        TableFixture t;
        t.table.setPreviews(false);
        t.table.ask(view(collapsing(), 0));
        t.clickTile("g4");
        const int spot = t.spotAt(cell(1, 0));
        QCOMPARE(t.spots().item(spot)->face().badge, Badge::None);
        QVERIFY(t.spots().item(spot)->face().figure.isEmpty());
        QTest::mouseMove(t.stage().viewport(), t.cellPoint(cell(1, 0)));
        QTRY_COMPARE(t.spots().aimed(), spot);
        QVERIFY(t.stage().callout().isHidden());
        QVERIFY(!t.stage().pyramid().tileItem(tile("r5"))->state().taken);
        QCOMPARE(t.spots().item(spot)->description(), QStringLiteral("Row 2, over red 5 and blue 5"));
        t.table.setPreviews(true); // at once
        QCOMPARE(t.spots().outlook(spot).badge, Badge::Collapse);
        QVERIFY(t.stage().callout().isVisible());
        t.table.setPreviews(false);
        t.clickCell(cell(1, 0)); // the squares remain
        QVERIFY(only(t.chosen, Placement{tile("g4"), cell(1, 0)}));
    }

    void calloutLeavesTheSquareFree_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("smallest") << QSize(588, 504);
        QTest::newRow("design") << QSize(968, 704);
        QTest::newRow("large") << QSize(1608, 984);
    }
    void calloutLeavesTheSquareFree() {
        QFETCH(const QSize, size);
        TableFixture t(size);
        t.table.setCaptioner(sayEvents());
        int shown = 0;
        int without = 0;
        inGames(51, 52, [&](const flaming::State& state, int seat) {
            if (pyramid(state).size() < 4) {
                return;
            }
            t.table.ask(view(state, seat));
            for (int row = 0; row < HandModel::places; ++row) {
                if (!t.spots().isFall()) {
                    t.spots().setTile(t.hand().hand().tile(row));
                }
                for (int i = 0; i < t.spots().count(); ++i) {
                    t.spots().setHovered(i);
                    const Callout& callout = t.stage().callout();
                    if (callout.isHidden()) {
                        without += t.spots().outlook(i).title.isEmpty() ? 0 : 1;
                        continue;
                    }
                    ++shown;
                    QVERIFY(!callout.card().intersects(t.spots().item(i)->place()));
                    QVERIFY(QRectF(t.stage().rect()).contains(callout.card()));
                }
            }
        });
        QVERIFY(shown > 100);
        QVERIFY2(without * 50 <= shown, qPrintable(QStringLiteral("%1 of %2 without").arg(without).arg(shown)));
    }
};

int main(int argc, char** argv) {
    setApplicationNames();
    const Application application(argc, argv);
    TestTablePreview test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_table_preview.moc"
