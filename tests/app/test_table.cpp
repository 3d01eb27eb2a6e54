// How a person chooses at the table: by click, by drag, by keys; and what is not a choice.
#include "app/application.h"
#include "table_fixture.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QSignalSpy>
#include <QToolButton>

#include <set>

using namespace ashlar;
using namespace ashlar::app;
using namespace ashlar::app::situations;
using flaming::cell;
using flaming::Fall;
using flaming::Placement;

namespace {

/// Two gaps above a base of three.
flaming::State twoGaps() {
    return position({{0, {"r5", "b5", "y20"}}}, {"r10", "g5", "g4", "y3", "b60"});
}

/// g4 lies on r5 and b5, which have gone under the pile; it falls to (0, 0) or (0, 1).
flaming::State falling() {
    flaming::State state = position({{0, {"r5", "b5"}}}, {"g4", "y3"});
    flaming::apply(state, Placement{tile("g4"), cell(1, 0)});
    return state;
}

struct EventCounter : QObject {
    explicit EventCounter(QEvent::Type counted) : type(counted) {}
    bool eventFilter(QObject* /*watched*/, QEvent* event) override {
        count += event->type() == type ? 1 : 0;
        return false;
    }

    QEvent::Type type;
    int count = 0;
};

} // namespace

class TestTable : public QObject {
    Q_OBJECT

private slots:
    void clickOnTileAndSquareChooses() {
        TableFixture t;
        t.table.ask(view(twoGaps(), 0));
        QCOMPARE(t.spots().count(), 2);
        t.clickTile("g5");
        QCOMPARE(t.hand().selected(), t.rowOf("g5"));
        QVERIFY(t.chosen.empty());
        t.clickCell(cell(1, 1));
        QVERIFY(only(t.chosen, Placement{tile("g5"), cell(1, 1)}));
        QCOMPARE(t.spots().count(), 0);
        t.clickCell(cell(1, 0)); // the question is answered
        QCOMPARE(t.chosen.size(), std::size_t{1});
    }

    void everyTileGoesOnEverySquareByClick() {
        const flaming::State state = twoGaps();
        const flaming::Options options = view(state, 0).choices();
        QCOMPARE(options.size(), std::size_t{10});
        for (const flaming::Choice& choice : options) {
            TableFixture t;
            t.table.ask(view(state, 0));
            const auto* placement = choice.as<Placement>();
            t.clickTile(flaming::TileSet::standard().code(placement->tile));
            t.clickCell(placement->at);
            QVERIFY(only(t.chosen, choice));
        }
    }

    void clicksElsewhereDoNothing() {
        TableFixture t;
        t.table.ask(view(twoGaps(), 0));
        t.clickCell(cell(1, 0)); // no tile selected
        t.clickTile("r10");
        t.clickCell(cell(0, 1)); // occupied
        t.clickCell(cell(0, 3)); // not open while there are gaps
        t.clickCell(cell(2, 0)); // over nothing
        QTest::mouseClick(t.stage().viewport(), Qt::RightButton, {}, t.cellPoint(cell(1, 0)));
        QTest::mousePress(t.stage().viewport(), Qt::LeftButton, {}, t.cellPoint(cell(1, 0)));
        QTest::mouseRelease(t.stage().viewport(), Qt::LeftButton, {}, t.cellPoint(cell(1, 1))); // slid off
        QVERIFY(t.chosen.empty());
        QCOMPARE(t.spots().count(), 2);
    }

    void secondClickPutsTheTileBack() {
        TableFixture t;
        t.table.ask(view(twoGaps(), 0));
        t.clickTile("r10");
        t.clickTile("r10");
        QCOMPARE(t.hand().selected(), -1);
        t.clickCell(cell(1, 0));
        QVERIFY(t.chosen.empty());
    }

    void nothingIsChosenUnlessAsked() {
        TableFixture t;
        t.table.show(view(twoGaps(), 0));
        t.clickTile("r10");
        t.clickCell(cell(1, 0));
        t.key(Qt::Key_Return);
        QVERIFY(t.chosen.empty());
        t.table.ask(view(twoGaps(), 0));
        QCOMPARE(t.hand().selected(), t.rowOf("r10")); // chosen beforehand, and not lost
        t.table.noChoice();
        t.clickCell(cell(1, 0));
        QVERIFY(t.chosen.empty());
    }

    void keysAloneChoose() {
        TableFixture t;
        t.table.ask(view(twoGaps(), 0));
        const auto key = static_cast<Qt::Key>(Qt::Key_1 + t.rowOf("y3"));
        t.key(key);
        QCOMPARE(t.hand().selected(), t.rowOf("y3"));
        QCOMPARE(t.spots().focused(), 0);
        t.key(Qt::Key_Right);
        QCOMPARE(t.spots().item(t.spots().focused())->cell(), cell(1, 1));
        t.key(Qt::Key_Right); // there is none further
        t.key(Qt::Key_Return);
        QVERIFY(only(t.chosen, Placement{tile("y3"), cell(1, 1)}));
    }

    void arrowsMoveAmongHandAndSquares() {
        TableFixture t;
        t.table.ask(view(twoGaps(), 0));
        QVERIFY(t.hand().hasFocus());
        t.key(Qt::Key_Right);
        t.key(Qt::Key_Right);
        QCOMPARE(t.hand().focused(), 2);
        t.key(Qt::Key_Space);
        QCOMPARE(t.hand().selected(), 2);
        QVERIFY(t.stage().hasFocus());
        t.key(Qt::Key_Down);
        QVERIFY(t.hand().hasFocus());
        t.key(Qt::Key_Up);
        QVERIFY(t.stage().hasFocus());
        t.key(Qt::Key_Escape);
        QCOMPARE(t.hand().selected(), -1);
        QVERIFY(t.hand().hasFocus());
        QVERIFY(t.chosen.empty());
    }

    void arrowsReachEverySquare() {
        const flaming::State state = position(
            {{0, {"r7", "b10", "y20", "millstone", "r10"}}, {0, {"b5", "y5", ".", "g5"}}, {0, {"b2"}}}, {"r3", "y2"});
        TableFixture t;
        t.table.ask(view(state, 0));
        t.key(Qt::Key_1);
        std::set<int> reached{t.spots().focused()};
        for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right}) {
            for (int i = 0; i < t.spots().count(); ++i) {
                t.key(key);
                reached.insert(t.spots().focused());
            }
        }
        QCOMPARE(static_cast<int>(reached.size()), t.spots().count());
    }

    void tabReachesHandAndStage() {
        TableFixture t;
        t.table.ask(view(twoGaps(), 0));
        QVERIFY(t.hand().hasFocus());
        t.key(Qt::Key_Tab);
        QVERIFY(t.stage().hasFocus());
    }

    void fallByClick() {
        for (const Fall fall : {Fall::Left, Fall::Right}) {
            TableFixture t;
            const flaming::State state = falling();
            t.table.ask(view(state, 0));
            QCOMPARE(t.spots().count(), 2);
            t.clickCell(fall == Fall::Left ? cell(0, 0) : cell(0, 1));
            QVERIFY(only(t.chosen, fall));
        }
    }

    void fallByKeys() {
        for (const Fall fall : {Fall::Left, Fall::Right}) {
            TableFixture t;
            t.table.ask(view(falling(), 0));
            t.key(fall == Fall::Left ? Qt::Key_Left : Qt::Key_Right);
            QVERIFY(t.chosen.empty());
            t.key(Qt::Key_Return);
            QVERIFY(only(t.chosen, fall));
        }
    }

    void enterAloneDropsNothing() {
        TableFixture t;
        t.table.ask(view(falling(), 0));
        t.key(Qt::Key_Return); // a second press of the key that placed the tile
        QVERIFY(t.chosen.empty());
    }

    void onlyWhoMustChooseIsAsked() {
        TableFixture t;
        t.table.ask(view(twoGaps(), 1)); // seat 0 is to play
        QCOMPARE(t.spots().count(), 0);
        t.clickCell(cell(1, 0));
        QVERIFY(t.chosen.empty());
    }

    void dragOntoSquareChooses() {
        TableFixture t;
        t.table.ask(view(twoGaps(), 0));
        t.drag("g4", cell(1, 0));
        QVERIFY(only(t.chosen, Placement{tile("g4"), cell(1, 0)}));
        QVERIFY(t.flights().isEmpty());
    }

    void dragElsewhereComesBack() {
        for (const Speed speed : {Speed::Off, Speed::Fast}) {
            TableFixture t({968, 704}, speed);
            t.table.ask(view(twoGaps(), 0));
            t.drag("g4", cell(0, 1));
            QVERIFY(t.chosen.empty());
            QTRY_VERIFY(t.flights().isEmpty());
            QVERIFY(!t.hand().isDragged(t.rowOf("g4")));
            QCOMPARE(t.hand().selected(), -1);
            t.drag("g4", cell(1, 1));
            QVERIFY(only(t.chosen, Placement{tile("g4"), cell(1, 1)}));
        }
    }

    void escapeEndsADrag() {
        TableFixture t;
        t.table.ask(view(twoGaps(), 0));
        QWidget* from = t.hand().viewport();
        const QPoint start = t.tilePoint(1);
        QTest::mousePress(from, Qt::LeftButton, {}, start);
        QMouseEvent move(QEvent::MouseMove, start + QPoint(0, -150), from->mapToGlobal(start + QPoint(0, -150)),
                         Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(from, &move);
        QVERIFY(!t.flights().isEmpty());
        t.key(Qt::Key_Escape);
        QVERIFY(t.flights().isEmpty());
        QTest::mouseRelease(from, Qt::LeftButton, {}, t.cellPoint(cell(1, 0)));
        QVERIFY(t.chosen.empty());
    }

    void squaresSayWhatFollows() {
        TableFixture t;
        t.table.ask(view(twoGaps(), 0));
        t.clickTile("g5");
        const SpotFace equal = t.spots().item(t.spotAt(cell(1, 0)))->face();
        QCOMPARE(equal.badge, Badge::Stands);
        QCOMPARE(equal.figure, QStringLiteral("5 ≤ 10"));
        t.clickTile("b60");
        QCOMPARE(t.spots().item(t.spotAt(cell(1, 0)))->face().figure, QStringLiteral("60 > 10"));
        t.clickTile("g4");
        const SpotFace other = t.spots().item(t.spotAt(cell(1, 0)))->face();
        QCOMPARE(other.badge, Badge::Collapse);
        QCOMPARE(other.figure, QStringLiteral("no match"));
        QVERIFY(other.forced);
    }

    void fireAndExplosionAreForeseen() {
        TableFixture t;
        t.table.ask(view(position({{0, {"y3", "y2", ".", "g20"}}}, {"coal-y", "r7"}), 0));
        t.clickTile("coal-y");
        QCOMPARE(t.spots().item(0)->face().badge, Badge::Fire);
        QCOMPARE(t.spots().item(0)->face().figure, QStringLiteral("burns 2"));
        t.table.ask(view(position({{0, {"coal-y"}}}, {"torch-r", "r7"}), 0));
        t.clickTile("torch-r");
        QCOMPARE(t.spots().item(0)->face().badge, Badge::Explosion);
    }

    void hoverIsToldInASentence() {
        TableFixture t;
        RichLine last;
        connect(&t.table, &Table::hoverText, &t.table, [&](const RichLine& line) { last = line; });
        t.table.ask(view(twoGaps(), 0));
        t.clickTile("g5");
        QTest::mouseMove(t.stage().viewport(), t.cellPoint(cell(1, 0)));
        QTRY_VERIFY(!last.empty());
        const QString said = plainText(last, [](const TileFace& face) { return QString::number(face.weight); });
        QCOMPARE(said, QStringLiteral("Row 2, over 5 and 5: 5 would stand."));
        t.table.noChoice();
        QVERIFY(last.empty());
    }

    void handKeepsItsPlaces() {
        HandModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        flaming::State state = freshGame(3, 11); // three seats: no leftover tile lies on the table
        model.setHand(view(state, 0));
        std::vector<flaming::Tile> before;
        for (int row = 0; row < HandModel::places; ++row) {
            before.push_back(model.tile(row));
        }
        const flaming::Tile placed = before[2];
        flaming::apply(state, Placement{placed, cell(0, 0)});
        model.take(placed);
        QCOMPARE(model.tile(2), flaming::Tile::None);
        QCOMPARE(model.freeRow(), 2);
        model.setHand(view(state, 0)); // one tile was drawn
        for (int row = 0; row < HandModel::places; ++row) {
            QCOMPARE(model.tile(row) == before[static_cast<std::size_t>(row)], row != 2);
        }
        model.setHand(view(state, flaming::SeatView::nobody));
        for (int row = 0; row < HandModel::places; ++row) {
            QVERIFY(!model.face(row) && model.isBack(row));
            QVERIFY(!(model.flags(model.index(row)) & Qt::ItemIsEnabled));
        }
    }

    void handIsSortedOnRequest() {
        TableFixture t;
        t.table.ask(view(twoGaps(), 0));
        t.clickTile("b60");
        QSignalSpy changed(&t.table, &Table::handOrderChanged);
        auto* sort = t.table.findChild<QWidget*>(QStringLiteral("sortHand"));
        const std::vector<std::vector<std::string_view>> orders{{"r10", "y3", "g4", "g5", "b60"},
                                                                {"y3", "g4", "g5", "r10", "b60"}};
        for (const auto& order : orders) {
            QTest::mouseClick(sort, Qt::LeftButton);
            for (int row = 0; row < HandModel::places; ++row) {
                QCOMPARE(t.hand().hand().tile(row), tile(order[static_cast<std::size_t>(row)]));
            }
            QCOMPARE(t.hand().selected(), t.rowOf("b60"));
        }
        QCOMPARE(changed.count(), 2);
        // An order, once chosen, is kept when a tile comes.
        t.table.show(view(position({}, {"b60", "r1", "g3"}), 0));
        QCOMPARE(t.hand().hand().tile(0), tile("r1"));
        QCOMPARE(t.hand().hand().tile(2), tile("b60"));
        QCOMPARE(t.hand().hand().tile(3), flaming::Tile::None);
    }

    void enterAtSortSortsAndPlacesNothing() {
        TableFixture t;
        t.table.ask(flaming::view(situations::position(situations::fewTiles, situations::fewTilesHand), 0));
        t.key(Qt::Key_1); // Enter would place it
        const QSignalSpy sorted(&t.table, &Table::handOrderChanged);
        t.table.findChild<QWidget*>(QStringLiteral("sortHand"))->setFocus(Qt::TabFocusReason);
        t.key(Qt::Key_Return);
        QCOMPARE(sorted.count(), 1);
        QVERIFY(t.chosen.empty());
    }

    void doneHandsOver() {
        TableFixture t;
        QSignalSpy done(&t.table, &Table::handedOver);
        t.table.show(view(twoGaps(), 0));
        t.table.setHandOver(true);
        t.key(Qt::Key_Return);
        QCOMPARE(done.count(), 1);
        t.key(Qt::Key_Return);
        QCOMPARE(done.count(), 1);
        t.table.setHandOver(true);
        QTest::mouseClick(t.table.findChild<QWidget*>(QStringLiteral("done")), Qt::LeftButton);
        QCOMPARE(done.count(), 2);
    }

    void historyBarStepsByClicksAndKeys() {
        TableFixture t({588, 504}); // as in the smallest window
        const flaming::State state = position({{0, {"r5", "b5"}}}, {"g5", "r10"}, 2);
        t.table.show(view(state, 0));
        auto* bar = t.table.findChild<HistoryBar*>();
        QVERIFY(bar != nullptr && bar->isHidden());
        QStringList told;
        connect(&t.table, &Table::historyStep, &t.table, [&](int by) { told += QString::number(by); });
        connect(&t.table, &Table::historyBeginning, &t.table, [&] { told += QStringLiteral("first"); });
        connect(&t.table, &Table::historyEnd, &t.table, [&] { told += QStringLiteral("last"); });
        connect(&t.table, &Table::historyPlayOn, &t.table, [&] { told += QStringLiteral("on"); });
        connect(&t.table, &Table::historyLeft, &t.table, [&] { told += QStringLiteral("leave"); });
        t.table.setHistory(HistoryLook{12, 140, true, QStringLiteral("Ana: green 5 on red 5 + blue 5")});
        QVERIFY(bar->isVisible());
        QVERIFY(QRectF(t.table.rect()).contains(bar->geometry().adjusted(20, 20, -20, -20)));
        QCOMPARE(bar->findChild<QLabel*>()->text(), QStringLiteral("Move 12 of 140"));
        const QStringList names{QStringLiteral("historyFirst"),   QStringLiteral("historyBack"),
                                QStringLiteral("historyForward"), QStringLiteral("historyLast"),
                                QStringLiteral("historyPlayOn"),  QStringLiteral("historyLeave")};
        for (const QString& name : names) {
            auto* button = bar->findChild<QToolButton*>(name);
            QVERIFY(!button->accessibleName().isEmpty());
            QVERIFY(button->width() >= button->sizeHint().width()); // nothing is cut off
            QTest::mouseClick(button, Qt::LeftButton);
        }
        const QStringList all{QStringLiteral("first"), QStringLiteral("-1"), QStringLiteral("1"),
                              QStringLiteral("last"),  QStringLiteral("on"), QStringLiteral("leave")};
        QCOMPARE(told, all);
        told.clear();
        for (const Qt::Key key : {Qt::Key_Home, Qt::Key_Left, Qt::Key_Right, Qt::Key_End, Qt::Key_Escape}) {
            t.key(key);
        }
        QCOMPARE(told, QStringList({QStringLiteral("first"), QStringLiteral("-1"), QStringLiteral("1"),
                                    QStringLiteral("last"), QStringLiteral("leave")}));
        told.clear();
        auto* back = bar->findChild<QToolButton*>(QStringLiteral("historyBack"));
        EventCounter styled(QEvent::StyleChange);
        back->installEventFilter(&styled);
        t.table.setHistory(HistoryLook{11, 140, true, {}}); // a step sets no style anew, which is slow
        t.table.resize(590, 504);
        QCOMPARE(styled.count, 0);
        t.table.resize(1600, 1200); // larger texts
        QVERIFY(styled.count > 0);
        const auto* leave = bar->findChild<QToolButton*>(QStringLiteral("historyLeave"));
        QVERIFY(!leave->styleSheet().contains(darkTheme().line.name()));
        t.table.setTheme(darkTheme());
        QVERIFY(leave->styleSheet().contains(darkTheme().line.name()));
        t.table.setHistory(HistoryLook{0, 140, false, {}});
        t.key(Qt::Key_Left); // there is nothing before
        QVERIFY(told.isEmpty());
        QVERIFY(!bar->findChild<QToolButton*>(QStringLiteral("historyPlayOn"))->isEnabled());
        t.table.setHistory(std::nullopt);
        QVERIFY(bar->isHidden());
        t.key(Qt::Key_Left);
        QVERIFY(told.isEmpty());
    }
};

int main(int argc, char** argv) {
    setApplicationNames();
    const Application application(argc, argv);
    TestTable test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_table.moc"
