// Where the card of a hint lies: it covers nothing that it names, and as little as it can of everything else.
#include "app/table/faces.h"
#include "hint_fixture.h"
#include "table_fixture.h"

#include <QSignalSpy>
#include <QToolButton>
#include <QWheelEvent>

using namespace ashlar;
using namespace ashlar::app;
using flaming::SeatView;
using situations::Row;

namespace {

const std::vector<Row> wide{
    {-2, {"g3", "r7", "b10", "y20", "millstone", "r10", "g60", "r20", "b40", "b60", "r40"}},
    {-1, {"y7", "b5", "y5", "r5", "g5", "r60", "g40", "b20"}},
    {0, {"b2", "y4", "g1", "g4"}},
    {0, {"b1", "y1"}},
};

const std::vector<Row> wider{
    {-4, {"y40", "r1", "g3", "r7", "b10", "y20", "millstone", "r10", "g60", "r20", "b40", "b60", "r40", "y10", "b7"}},
    {-3, {"y7", "b5", "y5", "r5", "g5", "r60", "g40", "b20"}},
    {-2, {"b2", "y4", "g1", "g4"}},
    {-2, {"b1", "y1"}},
};

constexpr int settled = 100; ///< Milliseconds, after which the card has found another place if it looks for one.

/// Three choices that have much to say.
HintLook wordyHint(const SeatView& view) {
    const auto line = [](const char* words) { return RichLine{{QString::fromUtf8(words), false, std::nullopt}}; };
    HintLook look;
    for (const flaming::Choice& choice : view.choices()) {
        if (look.lines.size() < 3) {
            look.lines.push_back(
                {choice, line("A tile of the hand on two others of the pyramid"), QStringLiteral("50 %"),
                 std::vector<RichLine>(3, line("A reason that takes two lines of the card, as some do"))});
        }
    }
    return look;
}

/// A stage with the pyramid `wide`, on which a hint speaks of a few cells.
HintRoom roomOf(const QSize& stage, const std::vector<flaming::Cell>& named) {
    HintRoom room;
    for (int row = 0; const Row& tiles : wide) {
        for (int i = 0; i < static_cast<int>(tiles.codes.size()); ++i) {
            room.cells.push_back(flaming::cell(row, tiles.column + i));
        }
        ++row;
    }
    room.stage = stage;
    room.scale = tableScale(stage);
    room.geometry = stageGeometry(stage, room.scale, extentOf(room.cells));
    room.rect = {12, 12, stage.width() - 24.0, room.geometry.ground + room.geometry.terrace - 24};
    for (const flaming::Cell at : room.cells) {
        room.others.push_back(room.geometry.cell(at));
    }
    for (const flaming::Cell at : named) {
        room.named.push_back(room.geometry.cell(at));
    }
    return room;
}

int shownRows(const HintCard& card) {
    const auto rows = card.findChildren<HintRow*>();
    return static_cast<int>(std::ranges::count_if(rows, [](const HintRow* row) { return row->isVisible(); }));
}

} // namespace

class TestHintCard : public QObject {
    Q_OBJECT

private slots:
    void fitsOnSmallTables() {
        const HintFixture t;
        t.window->resize(900, 600);
        t.play({person("Ana"), bot("Flint")});
        t.ask();
        const QRectF card = t.card().card();
        QVERIFY(QRectF(t.stage().geometry()).contains(card));
        for (const ChoiceMark& mark : t.stage().spots().marks()) {
            const QRectF square = t.stage().spots().item(t.stage().spots().of(mark.choice))->place();
            QTRY_VERIFY(!t.card().card().intersects(square)); // the pyramid gives way
        }
        t.key(Qt::Key_Escape);
    }

    void coversNothingThatItNames_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<std::vector<Row>>("rows");
        const std::vector<std::pair<const char*, std::vector<Row>>> pyramids{
            {"middle",
             {{0, {"torch-r", "b10", "y20", "millstone", "r7", "g1", "r10"}},
              {1, {"b5", "y5", "r5", "g5", "y1"}},
              {1, {"b2", "r1", "coal-g"}},
              {1, {"b1", "b7"}}}},
            {"tall",
             {{0, {"r60", "b60", "g60", "millstone", "r40", "y40"}},
              {0, {"r20", "y20", "b20", "b40", "g10"}},
              {0, {"r10", "y10", "b10", "r7"}},
              {0, {"b7", "y7", "b5"}},
              {0, {"r5", "y5"}}}},
            {"wide", wide}};
        for (const QSize& size : {QSize(900, 600), QSize(1280, 800)}) {
            for (const auto& one : pyramids) {
                QTest::addRow("%s, %d", one.first, size.width()) << size << one.second;
            }
        }
    }

    void coversNothingThatItNames() {
        QFETCH(QSize, size);
        QFETCH(std::vector<Row>, rows);
        const HintFixture t;
        t.window->resize(size);
        t.controller().start(sessionFrom({person("Ana"), bot("Flint")}, rows, situations::fewTilesHand));
        QTRY_COMPARE(t.phase(), Controller::Phase::Asking);
        const StageGeometry before = t.stage().pyramid().geometry();
        t.ask();
        QTest::qWait(10);
        int named = 0;
        const auto isFree = [&](const QRectF& place) {
            ++named;
            return !t.card().card().intersects(place);
        };
        const auto look = [&] {
            for (const HintLine& line : t.card().look().lines) {
                QVERIFY(isFree(t.stage().spots().item(t.stage().spots().of(line.choice))->place()));
                for (const TileItem* item : t.stage().pyramid().tileItems()) {
                    QVERIFY(QRectF(t.stage().rect()).contains(item->place()));
                    QVERIFY2(!line.names(item->face()) || isFree(item->place()), qPrintable(nameOf(item->face())));
                }
            }
        };
        look();
        const double side = t.stage().pyramid().geometry().tile;
        QVERIFY(side >= 28);
        t.key(Qt::Key_Down); // other reasons: nothing moves
        QTest::qWait(settled);
        look();
        QCOMPARE(t.stage().pyramid().geometry().tile, side);
        QVERIFY(named >= 6);
        t.key(Qt::Key_Escape); // and everything is as it was
        QTRY_COMPARE(t.stage().pyramid().geometry().tile, before.tile);
        QTRY_COMPARE(t.stage().pyramid().geometry().left, before.left);
    }

    void findsItsPlaceOnceForAResize() {
        QWidget window;
        window.resize(1000, 700);
        Table table(&window);
        table.resize(window.size());
        table.setSeats(seatLooks(2));
        window.show();
        QVERIFY(waitForActive(&window));
        const SeatView view = flaming::view(situations::position(wide, situations::fewTilesHand), 0);
        table.ask(view);
        table.setHint(wordyHint(view));
        QTest::qWait(600); // the pyramid takes its time to give way
        const HintCard& card = *table.findChild<HintCard*>();
        const QSignalSpy places(&card, &HintCard::resized);
        while (table.width() > 600) {
            table.resize(table.size() - QSize(20, 10));
            QVERIFY(QRectF(table.rect()).contains(card.card())); // and is never cut
        }
        QTRY_VERIFY(!places.isEmpty());
        QTest::qWait(600);
        QCOMPARE(places.count(), 1);
    }

    void mouseMovesTheCard() {
        const HintFixture t;
        t.play({person("Ana"), bot("Flint")});
        t.ask();
        const QPoint before = t.card().pos();
        t.moveCard({50, 40});
        QCOMPARE(t.card().pos(), before + QPoint(50, 40));
        t.key(Qt::Key_Escape);
        t.ask(); // it finds its own place again
        QCOMPARE(t.card().pos(), before);
    }

    void nothingGivesWayToAMovedCard() {
        const HintFixture t;
        t.window->resize(900, 600);
        t.play({person("Ana"), bot("Flint")});
        t.ask();
        QVERIFY(!t.card().obstacle().isNull());
        t.moveCard({50, 40});
        QVERIFY(t.card().obstacle().isNull());
    }

    void showsOneChoiceWhereAllWouldCoverTiles_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<std::vector<Row>>("rows");
        QTest::addColumn<bool>("free");
        QTest::addRow("one covers nothing") << QSize(588, 505) << wide << true;
        QTest::addRow("one covers less") << QSize(588, 505) << wider << false;
    }

    void showsOneChoiceWhereAllWouldCoverTiles() {
        QFETCH(QSize, size);
        QFETCH(std::vector<Row>, rows);
        QFETCH(bool, free);
        TableFixture t(size);
        const SeatView view = flaming::view(situations::position(rows, situations::fewTilesHand), 0);
        t.table.ask(view);
        t.table.setHint(wordyHint(view));
        const HintCard& card = *t.table.findChild<HintCard*>();
        auto& more = *t.table.findChild<QToolButton*>(QStringLiteral("hintMore"));
        const auto coversNothing = [&] {
            const auto items = t.stage().pyramid().tileItems();
            bool nothing = std::ranges::none_of(
                items, [&](const TileItem* item) { return card.card().intersects(item->place()); });
            for (int i = 0; i < t.spots().count(); ++i) {
                nothing = nothing && !card.card().intersects(t.spots().item(i)->place());
            }
            return nothing;
        };
        QVERIFY(card.isBrief() && more.isVisible());
        QCOMPARE(shownRows(card), 1);
        QCOMPARE(coversNothing(), free);
        const double side = t.stage().pyramid().geometry().tile;
        t.key(Qt::Key_Down);
        QCOMPARE(card.current(), 1);
        QCOMPARE(shownRows(card), 1);
        QVERIFY(card.isAncestorOf(QApplication::focusWidget()) && QApplication::focusWidget()->isVisible());
        QTest::qWait(settled);
        QCOMPARE(coversNothing(), free);
        QCOMPARE(t.stage().pyramid().geometry().tile, side);
        QTest::mouseClick(&more, Qt::LeftButton);
        QCOMPARE(shownRows(card), 3);
        QCOMPARE(card.current(), 1);
        QVERIFY(!more.isVisible());
        QVERIFY(card.isAncestorOf(QApplication::focusWidget()));
        t.table.setHint(wordyHint(view)); // another one
        QCOMPARE(shownRows(card), 1);
        t.table.resize(1600, 1000);
        QTRY_COMPARE(shownRows(card), 3);
        QVERIFY(!more.isVisible());
    }

    void showsOneChoiceWhereTheRoomIsTooLowForAll_data() {
        QTest::addColumn<QSize>("size");
        QTest::addRow("in the corner") << QSize(900, 420);
        QTest::addRow("anywhere") << QSize(1100, 420);
    }

    void showsOneChoiceWhereTheRoomIsTooLowForAll() {
        QFETCH(QSize, size);
        TableFixture t(size);
        const SeatView view = flaming::view(situations::position(wide, situations::fewTilesHand), 0);
        t.table.ask(view);
        t.table.setHint(wordyHint(view));
        const HintCard& card = *t.table.findChild<HintCard*>();
        QCOMPARE(shownRows(card), 1);
        QVERIFY(QRectF(t.stage().geometry()).contains(card.card()));
        t.key(Qt::Key_Down);
        QTest::qWait(settled);
        QVERIFY(QRectF(t.stage().geometry()).contains(card.card()));
    }

    void allChoicesStayInsideALowRoom_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("shown");
        QTest::addRow("in the corner") << QSize(900, 420) << 3;
        QTest::addRow("anywhere") << QSize(1100, 420) << 3;
        QTest::addRow("very low") << QSize(900, 330) << 1;
    }

    void allChoicesStayInsideALowRoom() {
        QFETCH(QSize, size);
        QFETCH(int, shown);
        TableFixture t(size);
        const SeatView view = flaming::view(situations::position(wide, situations::fewTilesHand), 0);
        t.table.ask(view);
        t.table.setHint(wordyHint(view));
        const HintCard& card = *t.table.findChild<HintCard*>();
        QVERIFY(card.isBrief());
        QTest::mouseClick(t.table.findChild<QToolButton*>(QStringLiteral("hintMore")), Qt::LeftButton);
        for (int line = 0; line < 3; ++line) {
            QCOMPARE(card.current(), line);
            QCOMPARE(shownRows(card), shown);
            QVERIFY(QRectF(t.stage().geometry()).contains(card.card()));
            const QWidget* focus = QApplication::focusWidget();
            QVERIFY(focus != nullptr);
            QCOMPARE(focus->objectName(), QStringLiteral("hint%1").arg(line + 1));
            QVERIFY(focus->isVisible() && card.rect().contains(focus->geometry()));
            t.key(Qt::Key_Down);
            QTest::qWait(settled);
        }
    }

    void mouseGoesBackWhereThereIsRoomForTwo() {
        QWidget window;
        HintCard card(&window);
        window.resize(900, 700);
        window.show();
        card.setLook(wordyHint(flaming::view(situations::position(wide, situations::fewTilesHand), 0)));
        card.expand();
        card.show();
        HintRoom room = roomOf({900, 600}, {});
        while (shownRows(card) != 2) {
            QVERIFY(room.rect.height() > 60);
            room.rect.setHeight(room.rect.height() - 4);
            card.layOut(room);
        }
        const auto rows = card.findChildren<HintRow*>();
        const auto arriveAt = [&](int line) {
            QTest::mouseMove(rows[line], {20, 10});
            emit rows[line]->arrived();
            return card.current() == line && rows[line]->isVisible();
        };
        QVERIFY(rows[0]->isVisible());
        QVERIFY(arriveAt(1));
        QVERIFY(rows[0]->isVisible());
        QVERIFY(arriveAt(0));
        emit rows[0]->left(1);
        emit rows[1]->left(1); // by keys it goes further
        QVERIFY(rows[1]->isVisible() && rows[2]->isVisible());
        QVERIFY(arriveAt(1));
        QVERIFY(rows[2]->isVisible());
    }

    void wheelGoesFromChoiceToChoice() {
        TableFixture t;
        const SeatView view = flaming::view(situations::position(wide, situations::fewTilesHand), 0);
        t.table.ask(view);
        t.table.setHint(wordyHint(view));
        HintCard& card = *t.table.findChild<HintCard*>();
        const auto turn = [&](int by) {
            QWheelEvent wheel({60, 60}, card.mapToGlobal(QPointF(60, 60)), {}, {0, by}, Qt::NoButton, {},
                              Qt::NoScrollPhase, false);
            QApplication::sendEvent(&card, &wheel);
        };
        turn(-60);
        QCOMPARE(card.current(), 0);
        turn(-60);
        QCOMPARE(card.current(), 1);
        turn(-360);
        QCOMPARE(card.current(), 2);
        turn(120);
        QCOMPARE(card.current(), 1);
    }

    void cornerIsThatOfItsForm() {
        QWidget window;
        HintCard card(&window);
        card.setLook(wordyHint(flaming::view(situations::position(wide, situations::fewTilesHand), 0)));
        HintRoom free = roomOf({1300, 900}, {});
        free.others.emplace_back(free.rect.topLeft(), QSizeF(200, 200)); // it finds a place beside that
        card.layOut(free);
        QVERIFY(card.obstacle().isNull());
        QVERIFY(card.card().topLeft() != free.rect.topLeft());
        HintRoom full = free;
        full.named = {full.rect}; // whatever its place, it covers that
        card.layOut(full);
        QCOMPARE(card.obstacle().topLeft(), full.rect.topLeft());
    }

    void changesItsLookOnceWhileAWindowIsResized() {
        QWidget window;
        HintCard card(&window);
        const SeatView view = flaming::view(situations::position(wide, situations::fewTilesHand), 0);
        const std::vector<flaming::Cell> named{flaming::cell(0, -2), flaming::cell(0, 8)};
        for (const int height : {440, 480}) {
            card.setLook(wordyHint(view));
            const auto changesFrom = [&](int from, int to) {
                int changes = -1; // the first look is none
                std::optional<bool> before;
                for (int width = from; width != to; width += to > from ? 4 : -4) {
                    card.layOut(roomOf({width, height}, named));
                    changes += std::exchange(before, card.isBrief()) != card.isBrief() ? 1 : 0;
                }
                return changes;
            };
            QCOMPARE(changesFrom(560, 1000), 1); // both looks are seen
            QCOMPARE(changesFrom(1000, 560), 1);
        }
    }

    void enterAtMoreShowsAllAndPlacesNothing() {
        const HintFixture t;
        hintAtWidePyramid(t);
        QVERIFY(t.tabTo(*t.window->findChild<QToolButton*>(QStringLiteral("hintMore"))));
        QVERIFY(!t.hand().accessibleDescription().contains(QStringLiteral("Enter plays")));
        t.key(Qt::Key_Enter);
        QCOMPARE(shownRows(t.card()), 3);
        QVERIFY(t.card().isAncestorOf(QApplication::focusWidget()));
        QCOMPARE(t.session().ply(), std::size_t{0});
    }

    void sameKeyShowsAllChoicesAndThenNone() {
        const HintFixture t;
        hintAtWidePyramid(t);
        QVERIFY(t.hand().accessibleDescription().contains(QStringLiteral("H shows all")));
        t.key(Qt::Key_H);
        QCOMPARE(shownRows(t.card()), 3);
        QVERIFY(!t.hand().accessibleDescription().contains(QStringLiteral("H shows all")));
        t.key(Qt::Key_H);
        QVERIFY(!t.card().isVisible());
        QVERIFY(!t.hints().isOpen());
    }

private:
    /// A small window, a pyramid that fills it, and a hint of which one choice alone is shown.
    static void hintAtWidePyramid(const HintFixture& t) {
        t.window->resize(900, 600);
        t.controller().start(sessionFrom({person("Ana"), bot("Flint")}, wide, situations::fewTilesHand));
        QTRY_COMPARE(t.phase(), Controller::Phase::Asking);
        t.ask();
        t.window->findChild<Table*>()->setHint(wordyHint(flaming::view(t.session().state(), 0)));
        QCOMPARE(shownRows(t.card()), 1);
    }
};

QTEST_MAIN(TestHintCard)
#include "test_hint_card.moc"
