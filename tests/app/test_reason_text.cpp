// Reasons in words: each kind of fact, the places of choices, and names that could be taken for codes.
#include "app/application.h"
#include "app/game/reason_text.h"
#include "situations.h"

#include <QTest>

using namespace ashlar;
using namespace ashlar::app;
using flaming::cell;
using flaming::Fall;
using flaming::Placement;
using flaming::SeatView;
using situations::fewTiles;
using situations::fewTilesHand;
using situations::tile;

namespace {

QString wordsOf(const ai::Reason& reason, bool toThem = true) {
    static const flaming::State state = situations::position(fewTiles, fewTilesHand);
    static const SeatView view = flaming::view(state, 0);
    return inWords(ReasonText(view, {QStringLiteral("Ana"), QStringLiteral("Ben")}, toThem).reason(reason));
}

} // namespace

class TestReasonText : public QObject {
    Q_OBJECT

private slots:
    void sentences_data() {
        QTest::addColumn<QString>("said");
        QTest::addColumn<QString>("expected");
        namespace r = ai::reason;
        const auto takes = [](int seat, int least, int most) {
            r::Takes some;
            some.seat = seat;
            some.least = least;
            some.most = most;
            return some;
        };
        QTest::newRow("wins") << wordsOf(r::Wins{}) << "Wins the game now";
        r::Takes named = takes(0, 2, 2);
        named.tiles = tile("r5") | flaming::TileMask{tile("b5")};
        QTest::newRow("which") << wordsOf(named).section(QLatin1Char(':'), 1) << " red 5 and blue 5";
        r::Takes fall = takes(0, 2, 4);
        fall.byFall = true;
        QTest::newRow("fall") << wordsOf(fall) << "Costs 2 to 4 tiles, depending on falls";
        r::Takes die = takes(0, 0, 4);
        die.byDie = true;
        die.average = 1.5F;
        QTest::newRow("die") << wordsOf(die) << "Costs 0 to 4 tiles, 1.5 on average: the Fire Die decides";
        r::Takes gift = takes(1, 3, 5);
        gift.byFall = true;
        QTest::newRow("gift") << wordsOf(gift) << "Gives Ben 3 to 5 tiles, depending on falls";
        r::Takes many = takes(0, 0, flaming::tileCount);
        many.byDie = many.byFall = true;
        QTest::newRow("many") << wordsOf(many) << "May cost many tiles: the Fire Die decides";
        QTest::newRow("coal") << wordsOf(r::Sheds{tile("coal-y"), r::Burden::Incendiary})
                              << "Gets rid of yellow coal 1, beside which little is safe";
        QTest::newRow("heaviest") << wordsOf(r::Sheds{tile("r40"), r::Burden::Heaviest})
                                  << "Gets rid of your heaviest tile and keeps the lighter ones";
        QTest::newRow("of them") << wordsOf(r::Sheds{tile("r40"), r::Burden::Heaviest}, false)
                                 << "Gets rid of the heaviest tile and keeps the lighter ones";
        const r::Spot spot{cell(1, 0), tile("r1"), tile("b2")};
        QTest::newRow("rests") << wordsOf(r::Lands{tile("r10"), spot, r::Landing::Rests})
                               << "red 10 comes to rest on red 1 and blue 2";
        QTest::newRow("falls on") << wordsOf(r::Lands{tile("r10"), spot, r::Landing::FallsOn})
                                  << "red 10 does not hold on red 1 and blue 2 and falls on";
        QTest::newRow("ground") << wordsOf(r::Lands{tile("r10"), {cell(0, 1)}, r::Landing::Mayhem})
                                << "red 10 lands on the ground, and the mayhem goes on";
        r::Leaves leaves{1, {spot}, 22, 0, 5, 1};
        QTest::newRow("stuck") << wordsOf(leaves)
                               << "Forces Ben to place on red 1 and blue 2: no tile that Ben may hold fits";
        leaves.fitting = 1;
        QTest::newRow("one may fit") << wordsOf(leaves)
                                     << "Forces Ben to place on red 1 and blue 2: 1 of 22 possible tiles fit(s) "
                                        "(100 % risk of mayhem)"; // the plural is that of the tiles that fit
        leaves.possible = leaves.held = 2;
        QTest::newRow("one fits") << wordsOf(leaves)
                                  << "Forces Ben to place on red 1 and blue 2: 1 of the 2 tiles that Ben holds fit(s)";
        leaves.possible = leaves.held = 1;
        QTest::newRow("the last fits") << wordsOf(leaves)
                                       << "Forces Ben to place on red 1 and blue 2: the tile that Ben holds fits";
        leaves.fitting = 0;
        leaves.possible = leaves.held = 3;
        QTest::newRow("known") << wordsOf(leaves)
                               << "Forces Ben to place on red 1 and blue 2: none of the tiles that Ben holds fits";
    }
    void sentences() {
        QFETCH(QString, said);
        QTEST(said, "expected");
    }

    void namesAreSafe() {
        const flaming::State state = situations::position(fewTiles, fewTilesHand);
        const SeatView view = flaming::view(state, 0);
        ai::reason::Takes takes;
        takes.seat = 1;
        takes.least = 1;
        takes.most = 2;
        const ReasonText text(view, {QStringLiteral("Ana"), QStringLiteral("{r5} %2 <b>")}, true);
        QCOMPARE(inWords(text.reason(takes)), QStringLiteral("Gives {r5} %2 <b> 1 to 2 tiles"));
    }

    void placesHaveNames() {
        const flaming::State state = situations::position({{0, {"r7", "b10", ".", "y20"}}}, fewTilesHand);
        const SeatView view = flaming::view(state, 0);
        const ReasonText text(view, {QStringLiteral("Ana"), QStringLiteral("Ben")}, true);
        const auto words = [&](int row, int column) {
            return inWords(text.choice(Placement{tile("b3"), cell(row, column)}));
        };
        QCOMPARE(words(0, 2), QStringLiteral("blue 3 in the gap of the base"));
        QCOMPARE(words(0, -1), QStringLiteral("blue 3 at the left end"));
        QCOMPARE(words(0, 4), QStringLiteral("blue 3 at the right end"));
        QCOMPARE(words(1, 0), QStringLiteral("blue 3 on red 7 and blue 10"));
    }

    void fallsHaveSides() {
        flaming::State state = situations::position(fewTiles, fewTilesHand);
        flaming::apply(state, Placement{tile("y60"), cell(2, 0)});
        const SeatView view = flaming::view(state, 0);
        const ReasonText text(view, {QStringLiteral("Ana"), QStringLiteral("Ben")}, true);
        QCOMPARE(inWords(text.choice(Fall::Left)), QStringLiteral("yellow 60 falls to the left"));
        QCOMPARE(inWords(text.choice(Fall::Right)), QStringLiteral("yellow 60 falls to the right"));
    }

    void percentAreRounded() {
        QCOMPARE(ReasonText::percent(0.624F), QStringLiteral("62 %"));
        QCOMPARE(ReasonText::percent(1), QStringLiteral("100 %"));
    }
};

QTEST_MAIN(TestReasonText)
#include "test_reason_text.moc"
