#include "app/application.h"
#include "app/game/narrator.h"
#include "app/game/prompter.h"
#include "sessions.h"

#include <QTest>

#include <set>

using namespace ashlar::app;
using namespace ashlar::flaming;
using ashlar::app::situations::tile;

namespace {

TileMask mask(std::initializer_list<std::string_view> codes) {
    TileMask result;
    for (const std::string_view code : codes) {
        result |= tile(code);
    }
    return result;
}

const Narrator& narrator() {
    static const Narrator all({QStringLiteral("Ana"), QStringLiteral("Ben"), QStringLiteral("Cleo {r5} <b>")});
    return all;
}

QString told(const std::vector<Event>& events, int active = 0) {
    QStringList words;
    for (const RichLine& line : narrator().sentences(events, active)) {
        words += inWords(line);
    }
    return words.join(QLatin1Char('|'));
}

void row(const char* name, const std::vector<Event>& events, const char* words) {
    QTest::newRow(name) << events << QString::fromUtf8(words);
}

} // namespace

Q_DECLARE_METATYPE(std::vector<Event>)

class TestNarrator : public QObject {
    Q_OBJECT

private slots:
    void everyEventIsASentence_data() {
        QTest::addColumn<std::vector<Event>>("events");
        QTest::addColumn<QString>("words");
        const Cell at = cell(1, 0);
        const Tile none = Tile::None;
        row("placed on the ground", {event::Placed{0, tile("g1"), cell(0, 0), none, none}}, "green 1 on the ground.");
        row("placed and stands", {event::Placed{0, tile("r7"), at, tile("y5"), tile("r5")}},
            "red 7 on yellow 5 + red 5: stands (7 ≤ 10).");
        row("placed and does not stand", {event::Placed{0, tile("g5"), at, tile("y10"), tile("y7")}},
            "green 5 on yellow 10 + yellow 7.");
        row("free air", {event::FreeAir{tile("y5"), at, 0}}, "yellow 5 has nothing below it.");
        row("too heavy for two",
            {event::Collapse{tile("g7"), at, tile("g5"), tile("y1"), Fit::TooHeavy, 0},
             event::Taken{tile("g5"), cell(0, 0), 0}, event::Taken{tile("y1"), cell(0, 1), 0}},
            "green 7 is too heavy for green 5 + yellow 1 (7 > 6): green 5 and yellow 1 go under Ana’s pile.");
        row("too heavy for one",
            {event::Collapse{tile("r20"), at, none, tile("r10"), Fit::TooHeavy, 0},
             event::Taken{tile("r10"), cell(0, 1), 0}},
            "red 20 is too heavy for red 10 (20 > 10): red 10 goes under Ana’s pile.");
        row("no match on two",
            {event::Collapse{tile("g5"), at, tile("y10"), tile("y7"), Fit::NoMatch, 1},
             event::Taken{tile("y10"), cell(0, 0), 1}, event::Taken{tile("y7"), cell(0, 1), 1}},
            "green 5 matches neither yellow 10 nor yellow 7: yellow 10 and yellow 7 go under Ben’s pile.");
        row("no match on one",
            {event::Collapse{tile("g10"), at, tile("r10"), none, Fit::NoMatch, 0},
             event::Taken{tile("r10"), cell(0, 0), 0}},
            "red 10 alone does not hold green 10, which is of another colour: red 10 goes under Ana’s pile.");
        row("falls left", {event::Fell{tile("g5"), cell(1, 0), cell(0, 0), 0}}, "green 5 falls to the left.");
        row("falls right", {event::Fell{tile("g5"), cell(1, 0), cell(0, 1), 0}}, "green 5 falls to the right.");
        row("another one decides left", {event::Fell{tile("g5"), cell(1, 0), cell(0, 0), 1}},
            "Ben lets green 5 fall to the left.");
        row("another one decides right", {event::Fell{tile("g5"), cell(1, 0), cell(0, 1), 1}},
            "Ben lets green 5 fall to the right.");
        row("explosion of two",
            {event::Explosion{mask({"coal-y", "torch-r"}), mask({"r5"})}, event::Taken{tile("r5"), at, 0},
             event::Removed{tile("coal-y"), at}, event::Removed{tile("torch-r"), at}},
            "yellow coal 1 and red blowtorch 7 explode: red 5 goes under Ana’s pile, and yellow coal 1 and red "
            "blowtorch 7 leave the game.");
        row("explosion of one",
            {event::Explosion{mask({"coal-y"}), mask({"r5", "b5"})}, event::Taken{tile("r5"), at, 0},
             event::Taken{tile("b5"), at, 0}, event::Removed{tile("coal-y"), at}},
            "yellow coal 1 explodes: red 5 and blue 5 go under Ana’s pile, and yellow coal 1 leaves the game.");
        row("explosion that hits nothing",
            {event::Explosion{mask({"coal-y", "coal-g"}), {}}, event::Removed{tile("coal-y"), at},
             event::Removed{tile("coal-g"), at}},
            "yellow coal 1 and green coal 1 explode: yellow coal 1 and green coal 1 leave the game.");
        row("fire of one tile",
            {event::Fire{mask({"coal-g"}), mask({"g2"})}, event::Taken{tile("g2"), at, 0},
             event::Removed{tile("coal-g"), at}},
            "green coal 1 sets fire to green 2: it goes under Ana’s pile, and green coal 1 leaves the game.");
        row("fire of three, the causes stay",
            {event::Fire{mask({"coal-g", "torch-b"}), mask({"r1", "g2", "g3"})}, event::Taken{tile("r1"), at, 0},
             event::Taken{tile("g2"), at, 0}, event::Taken{tile("g3"), at, 0}},
            "green coal 1 and blue blowtorch 7 set fire to red 1, green 2 and green 3: all 3 go under Ana’s pile.");
        row("die called", {event::DieCalled{mask({"coal-g"})}}, "The Fire Die is rolled for green coal 1.");
        row("die: stays, one", {event::DieRolled{DieFace::FireStays, mask({"coal-g"})}},
            "The die: fire, and green coal 1 stays.");
        row("die: stays, two", {event::DieRolled{DieFace::FireStays, mask({"coal-g", "coal-y"})}},
            "The die: fire, and yellow coal 1 and green coal 1 stay.");
        row("die: leaves, one", {event::DieRolled{DieFace::FireLeaves, mask({"coal-g"})}},
            "The die: fire, and green coal 1 leaves the game after it.");
        row("die: leaves, two", {event::DieRolled{DieFace::FireLeaves, mask({"coal-g", "coal-y"})}},
            "The die: fire, and yellow coal 1 and green coal 1 leave the game after it.");
        row("die: explosion", {event::DieRolled{DieFace::Explosion, mask({"coal-g"})}},
            "The die: explosion of green coal 1.");
        row("die: smoke", {event::DieRolled{DieFace::Smoke, mask({"coal-g"})}}, "The die: only smoke, nothing burns.");
        row("curse",
            {event::Curse{tile("g5"), tile("r5"), tile("b5"), 1}, event::Taken{tile("g5"), at, 1},
             event::Taken{tile("r5"), at, 1}, event::Taken{tile("b5"), at, 1}},
            "The Curse: green 5, red 5 and blue 5 weigh the same and go under Ben’s pile; until the end of this turn "
            "Ben receives and decides.");
        row("taken alone", {event::Taken{tile("g5"), at, 1}}, "green 5 goes under Ben’s pile.");
        row("removed alone", {event::Removed{tile("coal-y"), at}}, "yellow coal 1 leaves the game.");
        row("drew a hidden tile", {event::Drew{0, tile("g5"), false}}, "Ana draws a tile.");
        row("drew a known tile", {event::Drew{0, tile("g5"), true}}, "Ana draws green 5.");
        row("turn", {event::TurnBegan{1}}, "Ben’s turn.");
        row("won", {event::GameEnded{false}}, "Ana has no tile left and wins.");
        row("turn limit", {event::GameEnded{true}}, "The turn limit is reached: the fewest tiles win.");
        row("a name that looks like a tile", {event::TurnBegan{2}}, "Cleo {r5} <b>’s turn.");
    }

    void everyEventIsASentence() {
        QFETCH(const std::vector<Event>, events);
        QFETCH(const QString, words);
        QCOMPARE(told(events), words);
        kinds_.insert(events.front().index());
    }

    void everyKindOfEventWasThere() { QCOMPARE(kinds_.size(), std::variant_size_v<Event>); }

    void hiddenTilesStayHidden() {
        const RichLine line = narrator().sentences(std::vector<Event>{event::Drew{0, tile("g5"), false}}, 0).front();
        for (const RichSegment& segment : line) {
            QVERIFY(!segment.tile);
        }
    }

    void tilesAreGlyphs() {
        const std::vector<Event> events{event::Placed{0, tile("g1"), cell(0, 0), Tile::None, Tile::None}};
        const RichLine line = narrator().sentences(events, 0).front();
        QVERIFY(line.front().tile.has_value());
        QCOMPARE(line.front().tile->weight, 1);
        QCOMPARE(line.front().tile->colour, TileColour::Green);
    }

    void storyLeavesDrawingOut() {
        const std::vector<Event> events{event::Placed{0, tile("g1"), cell(0, 0), Tile::None, Tile::None},
                                        event::Drew{0, tile("g5"), true}, event::TurnBegan{1}};
        QCOMPARE(narrator().story(events, 0).size(), std::size_t{1});
    }

    void recapAndTotalsCount_data() {
        QTest::addColumn<int>("taken");
        QTest::addColumn<QString>("recap");
        QTest::addColumn<QString>("total");
        QTest::newRow("one") << 1 << "green 5 on yellow 10 + yellow 7. 1 tile goes under Ben’s pile."
                             << "1 tile in all under Ben’s pile.";
        QTest::newRow("two") << 2 << "green 5 on yellow 10 + yellow 7. 2 tiles go under Ben’s pile."
                             << "2 tiles in all under Ben’s pile.";
    }

    void recapAndTotalsCount() {
        QFETCH(const int, taken);
        QFETCH(const QString, recap);
        QFETCH(const QString, total);
        std::vector<Event> events{event::Placed{0, tile("g5"), cell(1, 0), tile("y10"), tile("y7")}};
        for (int i = 0; i < taken; ++i) {
            events.push_back(event::Taken{tileAt(i), cell(0, i), 1});
        }
        QCOMPARE(inWords(narrator().recap(events)), recap);
        QVERIFY(narrator().totals(events).empty()); // no mayhem of two steps
        events.push_back(event::Fire{});
        events.push_back(event::Explosion{});
        QCOMPARE(narrator().totals(events).size(), std::size_t{1});
        QCOMPARE(inWords(narrator().totals(events).front()), total);
    }

    void recapNamesCurseAndLosses() {
        const std::vector<Event> events{event::Placed{0, tile("g5"), cell(1, 0), tile("r5"), tile("b5")},
                                        event::Curse{tile("g5"), tile("r5"), tile("b5"), 1},
                                        event::Taken{tile("g5"), cell(1, 0), 1},
                                        event::Removed{tile("coal-y"), cell(0, 3)}};
        QCOMPARE(
            inWords(narrator().recap(events)),
            QStringLiteral("green 5 on red 5 + blue 5: stands (5 ≤ 10). The Curse strikes. 1 tile goes under Ben’s "
                           "pile. Out of the game: 1."));
    }

    void choicesAreTold() {
        const auto session = sessionFrom({person("Ana"), person("Ben")}, {{0, {"r5", "b5"}}}, {"g4", "g1"});
        QCOMPARE(inWords(narrator().choice(session->apply(place("g4", 1, 0)))),
                 QStringLiteral("Ana puts green 4 on red 5 and blue 5"));
        QCOMPARE(inWords(narrator().choice(session->apply(Fall::Right))),
                 QStringLiteral("Ana lets green 4 fall to the right"));
    }

    void curtainSaysWhatHappenedSinceTheLastTurn() {
        const auto session = sessionFrom({person("Ana"), person("Ben"), bot("Flint")}, {{0, {"r5", "b5"}}}, {"r10"});
        session->apply(place("r10", 1, 0));
        CurtainText text = Prompter::curtain(*session, narrator(), 1, 0);
        QCOMPARE(text.seat, 1);
        QCOMPARE(text.title, QStringLiteral("Pass to Ben"));
        QVERIFY(text.subtitle.startsWith(QStringLiteral("Ana, your turn is over.")));
        QCOMPARE(text.recap.size(), 1);
        QCOMPARE(text.recap[0].first, 0);
        QCOMPARE(inWords(text.recap[0].second), QStringLiteral("red 10 on red 5 + blue 5: stands (10 ≤ 10)."));
        QVERIFY(inWords(text.summary).startsWith(QStringLiteral("You hold 5 tiles, your pile has ")));

        for (int turn = 0; turn < 2; ++turn) { // Ben's and Flint's, however they go
            const int active = session->state().active;
            while (!session->isOver() && session->state().active == active) {
                session->apply(options(session->state())[0]);
            }
        }
        text = Prompter::curtain(*session, narrator(), 0, 1);
        QCOMPARE(text.recap.size(), 2);
        QCOMPARE(text.recap[0].first, 1);
        QCOMPARE(text.recap[1].first, 2);
    }

private:
    std::set<std::size_t> kinds_;
};

int main(int argc, char** argv) {
    ashlar::app::setApplicationNames();
    const Application application(argc, argv);
    TestNarrator test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_narrator.moc"
