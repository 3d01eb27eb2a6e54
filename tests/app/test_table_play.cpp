// Animation: whatever is played, skipped or queued, the table ends as a fresh one that is shown the same position.
#include "app/application.h"
#include "app/table/choreography.h"
#include "table_fixture.h"

#include <map>
#include <set>

using namespace ashlar;
using namespace ashlar::app;
using namespace ashlar::app::situations;
using flaming::cell;
using flaming::Placement;

namespace {

/// All that can be seen of a position, as text: two tables that show the same have the same.
QString seen(const TableFixture& t) {
    QStringList lines;
    const auto rect = [](const QRectF& r) {
        return QStringLiteral("%1,%2,%3").arg(r.x(), 0, 'f', 1).arg(r.y(), 0, 'f', 1).arg(r.width(), 0, 'f', 1);
    };
    for (const TileItem* item : t.stage().pyramid().tileItems()) {
        const TileState& s = item->state();
        lines.append(QStringLiteral("tile %1 at %2/%3 in %4 opacity %5 visible %6 z %7 state %8 %9")
                         .arg(flaming::index(item->tile()))
                         .arg(item->cell().row)
                         .arg(item->cell().column)
                         .arg(rect(item->place()))
                         .arg(item->opacity())
                         .arg(item->isVisible())
                         .arg(item->zValue())
                         .arg(s.tilt)
                         .arg(s.burning + s.shadow + s.opacity + static_cast<int>(s.ring)));
    }
    std::set<int> hand;
    for (int row = 0; row < HandModel::places; ++row) {
        if (t.hand().hand().face(row)) {
            hand.insert(flaming::index(t.hand().hand().tile(row)));
        }
    }
    for (const int each : hand) {
        lines.append(QStringLiteral("hand %1").arg(each));
    }
    lines.append(QStringLiteral("pile %1").arg(t.tray().pile()));
    lines.append(QStringLiteral("items %1").arg(t.stage().pyramid().items().size()));
    lines.append(QStringLiteral("flights %1").arg(t.flights().isEmpty() ? 0 : 1));
    return lines.join(QLatin1Char('\n'));
}

QString seenFresh(const flaming::SeatView& shown) {
    TableFixture fresh;
    fresh.table.show(shown);
    return seen(fresh);
}

flaming::Choice anyChoice(const flaming::State& state, Random& random) {
    const flaming::Options all = options(state);
    return all[random.below(static_cast<std::uint32_t>(all.size()))];
}

/// Any choice, but rather one that makes mayhem likely: incendiary tiles and high spots.
flaming::Choice wildChoice(const flaming::State& state, Random& random) {
    flaming::Choice choice = anyChoice(state, random);
    for (int i = 0; i < 4; ++i) {
        const auto* placement = choice.as<Placement>();
        if (placement == nullptr || flaming::isIncendiary(placement->tile) || placement->at.row > 0) {
            break;
        }
        choice = anyChoice(state, random);
    }
    return choice;
}

struct GameOf {
    flaming::State state;
    Random random;

    bool over() const { return prompt(state).kind == flaming::PromptKind::Over; }
    std::vector<flaming::Event> step() {
        std::vector<flaming::Event> events;
        flaming::apply(state, wildChoice(state, random), events);
        return events;
    }
};

Cast castOf(const TableFixture& t, const flaming::SeatView& view) {
    return {t.stage().pyramid(),
            t.tray(),
            t.flights(),
            &view.tiles(),
            view.seat(),
            {},
            [](int seat) { return QPointF(970, 60.0 * seat); },
            [](int) { return SeatPip{}; },
            [](flaming::Tile) { return std::optional<QRectF>(); }};
}

/// Makes a choice and plays it.
void playStep(TableFixture& t, GameOf& game) {
    const std::vector<flaming::Event> events = game.step();
    t.table.play(events, view(game.state, 0));
}

GameOf gameOf(std::uint64_t seed) {
    flaming::GameOptions options;
    options.curse = seed % 2 == 0;
    options.fireDie = seed % 3 == 0;
    return {freshGame(2 + static_cast<int>(seed % 5), seed, options), Random(seed)};
}

/// Something a person does or that happens meanwhile, which chooses nothing.
void disturb(TableFixture& t, Random& random) {
    switch (random.below(10)) {
    case 0:
        t.table.resize(700 + static_cast<int>(random.below(300)), 500 + static_cast<int>(random.below(300)));
        break;
    case 1:
        t.table.setTheme(random.below(2) == 0 ? lightTheme() : darkTheme());
        break;
    case 2:
        t.table.setSpeed(std::array{Speed::Fast, Speed::Normal, Speed::Slow, Speed::Off}[random.below(4)]);
        break;
    case 3:
        t.table.setReducedMotion(random.below(2) == 0);
        break;
    case 4:
        t.table.setHandOrder(std::array{HandOrder::AsDrawn, HandOrder::ByColour, HandOrder::ByWeight}[random.below(3)]);
        break;
    case 5:
        t.key(std::array{Qt::Key_1, Qt::Key_3, Qt::Key_Up, Qt::Key_Left, Qt::Key_Return, Qt::Key_Down,
                         Qt::Key_Escape}[random.below(7)]);
        break;
    case 6:
        QTest::mouseClick(t.hand().viewport(), Qt::LeftButton, {}, t.tilePoint(static_cast<int>(random.below(5))));
        break;
    case 7: {
        const QPoint at = t.tilePoint(static_cast<int>(random.below(5)));
        QTest::mousePress(t.hand().viewport(), Qt::LeftButton, {}, at);
        QTest::mouseMove(t.hand().viewport(), at - QPoint(0, 60));
        QTest::mouseRelease(t.hand().viewport(), Qt::LeftButton, {}, at - QPoint(0, 200));
        break;
    }
    case 8:
        t.clickCell(cell(static_cast<int>(random.below(3)), static_cast<int>(random.below(3))));
        break;
    default:
        QTest::mouseMove(t.stage().viewport(), t.cellPoint(cell(1, 1)));
        break;
    }
}

} // namespace

class TestTablePlay : public QObject {
    Q_OBJECT

private slots:
    void playedOffEqualsShown() {
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            TableFixture t;
            GameOf game = gameOf(seed);
            const int seat = seed % 4 == 0 ? flaming::SeatView::nobody : 0;
            t.table.show(view(game.state, seat));
            for (int i = 0; i < 60 && !game.over(); ++i) {
                const std::vector<flaming::Event> events = game.step();
                const int before = t.played;
                t.table.play(events, view(game.state, seat));
                QCOMPARE(t.played, before); // never from inside the call
                QTRY_COMPARE_WITH_TIMEOUT(t.played, before + 1, 2000);
                QVERIFY(!t.table.isPlaying());
                if (i % 5 == 0) {
                    QCOMPARE(seen(t), seenFresh(view(game.state, seat)));
                }
            }
            QCOMPARE(seen(t), seenFresh(view(game.state, seat)));
        }
    }

    void skippedAnywhereEqualsShown() {
        for (std::uint64_t seed = 21; seed <= 23; ++seed) {
            TableFixture t({968, 704}, Speed::Fast);
            GameOf game = gameOf(seed);
            Random random(seed);
            t.table.show(view(game.state, 0));
            for (int i = 0; i < 25 && !game.over(); ++i) {
                playStep(t, game);
                QTest::qWait(static_cast<int>(random.below(120)));
                const bool resized = random.below(4) == 0;
                if (resized) {
                    t.table.resize(t.table.width() == 968 ? QSize(700, 600) : QSize(968, 704));
                }
                t.table.skip();
                QVERIFY(!t.table.isPlaying());
                QCOMPARE(t.played, i + 1);
            }
            t.table.resize(968, 704);
            t.table.setSpeed(Speed::Off);
            QTest::qWait(300); // the pyramid has found its place
            QCOMPARE(seen(t), seenFresh(view(game.state, 0)));
        }
    }

    void playedToTheEndEqualsShown() {
        TableFixture t({968, 704}, Speed::Fast);
        GameOf game = gameOf(24);
        t.table.show(view(game.state, 0));
        for (int i = 0; i < 6; ++i) {
            playStep(t, game);
        }
        QVERIFY(t.table.isPlaying());
        QTRY_COMPARE_WITH_TIMEOUT(t.played, 6, 30000);
        QTest::qWait(300);
        QCOMPARE(seen(t), seenFresh(view(game.state, 0)));
    }

    /// Without the final correction, too: the steps alone lead to the right pyramid, hand and pile.
    void stepsLeadToTheRightPosition_data() {
        QTest::addColumn<bool>("reduced");
        QTest::newRow("all movement") << false;
        QTest::newRow("reduced motion") << true;
    }

    void stepsLeadToTheRightPosition() {
        QFETCH(const bool, reduced);
        std::set<std::size_t> kinds; // of events that were played
        for (std::uint64_t seed = 31; seed <= 70; ++seed) {
            GameOf game = gameOf(seed);
            TableFixture t;
            for (int i = 0; i < 60 && !game.over(); ++i) {
                const flaming::SeatView before = view(game.state, 0);
                t.table.show(before);
                const std::vector<flaming::Event> events = game.step();
                const flaming::SeatView after = view(game.state, 0);
                Cast cast = castOf(t, before);
                cast.reduced = reduced;
                for (const Step& step : choreograph(cast, events)) {
                    if (step.begin) {
                        step.begin();
                    }
                    for (const double part : {0.0, 0.3, 0.6, 0.9, 1.0}) {
                        if (step.at) {
                            step.at(step.ms * part);
                        }
                    }
                }
                std::map<flaming::Tile, flaming::Cell> shown;
                for (const TileItem* item : t.stage().pyramid().tileItems()) {
                    shown[item->tile()] = item->cell();
                }
                std::map<flaming::Tile, flaming::Cell> expected;
                for (const flaming::PlacedTile placed : after.pyramid()) {
                    expected[placed.tile] = placed.at;
                }
                QVERIFY(shown == expected);
                QVERIFY(t.flights().isEmpty());
                QCOMPARE(t.tray().pile(), after.pileSize(0));
                for (int row = 0; row < HandModel::places; ++row) {
                    const flaming::Tile held = t.hand().hand().tile(row);
                    QVERIFY(held == flaming::Tile::None || after.knownHand(0).contains(held));
                }
                for (const flaming::Event& event : events) {
                    kinds.insert(event.index());
                }
            }
        }
        QCOMPARE(kinds.size(), std::variant_size_v<flaming::Event>);
    }

    void secondCallQueues() {
        TableFixture t({968, 704}, Speed::Fast);
        GameOf game = gameOf(41);
        t.table.show(view(game.state, 0));
        const auto first = game.step();
        t.table.play(first, view(game.state, 0));
        const auto second = game.step();
        t.table.play(second, view(game.state, 0));
        QVERIFY(t.table.isPlaying());
        QTRY_COMPARE_WITH_TIMEOUT(t.played, 1, 10000);
        QVERIFY(t.table.isPlaying());
        t.table.skip();
        QCOMPARE(t.played, 2);
        QVERIFY(!t.table.isPlaying());
    }

    void showEndsWhatIsPlayed() {
        TableFixture t({968, 704}, Speed::Slow);
        GameOf game = gameOf(51);
        const flaming::SeatView first = view(game.state, 0);
        t.table.show(first);
        playStep(t, game);
        QTest::qWait(60);
        t.table.show(first);
        QVERIFY(!t.table.isPlaying());
        QTest::qWait(50);
        QCOMPARE(t.played, 0);
        QCOMPARE(seen(t), seenFresh(first));
    }

    void stepsOfOthersAreThereToBeRead() {
        flaming::State state = position({{0, {"r5", "b5"}}}, {"g5", "r10"}, 2);
        TableFixture t;
        Cast cast = castOf(t, view(state, 1));
        cast.caption = [](std::span<const flaming::Event> step) {
            return captionOf(step, 0, {}, [](int) { return QStringLiteral("Ana"); });
        };
        std::vector<flaming::Event> events;
        flaming::apply(state, Placement{tile("g5"), cell(1, 0)}, events);
        const auto length = [&] {
            int ms = 0;
            for (const Step& step : choreograph(cast, events)) {
                ms += step.ms;
            }
            return ms;
        };
        QVERIFY(length() >= 450);
        cast.shownSeat = 0;
        const int drawn = 2 * motion::draw.ms; // two tiles are missing to five at most
        QVERIFY(length() <= motion::place.ms + motion::land.ms + 2 * drawn);
    }

    void speedCountsInTheMiddleOfAStep() {
        TableFixture t({968, 704}, Speed::Slow);
        GameOf game = gameOf(61);
        t.table.show(view(game.state, 0));
        playStep(t, game);
        QTest::qWait(60);
        QVERIFY(t.table.isPlaying());
        t.table.setSpeed(Speed::Off);
        QCOMPARE(t.played, 0); // not from inside the call
        QTRY_COMPARE_WITH_TIMEOUT(t.played, 1, 100);
        QCOMPARE(seen(t), seenFresh(view(game.state, 0)));
    }

    /// Whatever a person does while something moves: nothing is chosen by it, and the table ends as it must.

    void disturbedAnywhereEndsRight() {
        for (std::uint64_t seed = 81; seed <= 85; ++seed) {
            TableFixture t({968, 704}, Speed::Normal);
            GameOf game = gameOf(seed);
            Random random(seed);
            t.table.show(view(game.state, 0));
            for (int i = 0; i < 12 && !game.over(); ++i) {
                playStep(t, game);
                for (int j = 0; j < 3; ++j) {
                    QTest::qWait(static_cast<int>(random.below(90)));
                    disturb(t, random);
                }
                if (random.below(4) == 0) { // taken back, or another game
                    game = random.below(2) == 0 ? game : gameOf(seed + random.below(50));
                    t.table.show(view(game.state, 0));
                } else if (random.below(2) == 0) {
                    t.table.skip();
                }
            }
            QVERIFY(t.chosen.empty());
            t.table.setReducedMotion(false);
            t.table.setSpeed(Speed::Off);
            t.table.resize(968, 704);
            QTRY_VERIFY_WITH_TIMEOUT(!t.table.isPlaying(), 1000);
            QTest::mouseMove(t.stage().viewport(), QPoint(2, 2));
            QTest::qWait(300); // the pyramid has found its place
            t.table.show(view(game.state, 0));
            QCOMPARE(seen(t), seenFresh(view(game.state, 0)));
        }
    }

    /// Played to the end, without show(): what is seen is what was reached.

    void resizedMeanwhileEndsRight() {
        TableFixture t({968, 704}, Speed::Fast);
        GameOf game = gameOf(91);
        Random random(91);
        t.table.show(view(game.state, 0));
        for (int i = 0; i < 10 && !game.over(); ++i) {
            playStep(t, game);
            while (t.table.isPlaying()) {
                QTest::qWait(static_cast<int>(random.below(60)));
                t.table.resize(600 + static_cast<int>(random.below(500)), 420 + static_cast<int>(random.below(400)));
                t.table.setTheme(random.below(2) == 0 ? lightTheme() : darkTheme());
            }
        }
        t.table.resize(968, 704);
        QTest::qWait(300);
        QCOMPARE(seen(t), seenFresh(view(game.state, 0)));
    }

    /// Looking back and playing again: an older view is shown, and played on from there.

    void playsAgainFromAnOlderView() {
        TableFixture t({968, 704}, Speed::Fast);
        GameOf game = gameOf(71);
        std::vector<std::pair<flaming::SeatView, std::vector<flaming::Event>>> past;
        for (int i = 0; i < 14 && !game.over(); ++i) {
            const flaming::SeatView before = view(game.state, 0);
            past.emplace_back(before, game.step());
        }
        const flaming::SeatView now = view(game.state, 0);
        t.table.show(now);
        t.table.ask(now);
        for (std::size_t i = past.size() - 4; i < past.size(); ++i) {
            t.table.show(past[i].first);
            const flaming::SeatView after = i + 1 < past.size() ? past[i + 1].first : now;
            t.table.play(past[i].second, after);
            QTRY_VERIFY_WITH_TIMEOUT(!t.table.isPlaying(), 10000);
            QTest::qWait(200);
            QCOMPARE(seen(t), seenFresh(after));
        }
    }
};

int main(int argc, char** argv) {
    setApplicationNames();
    const Application application(argc, argv);
    TestTablePlay test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_table_play.moc"
