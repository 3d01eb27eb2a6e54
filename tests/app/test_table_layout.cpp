// Where things lie on the table at every size, what the curtain hides, and what a screen reader finds.
#include "app/application.h"
#include "app/table/curtain.h"
#include "app/table/faces.h"
#include "app/table/tray_layout.h"
#include "table_fixture.h"

#include <QAbstractScrollArea>
#include <QAccessible>
#include <QPushButton>
#include <QSignalSpy>

#include <algorithm>

using namespace ashlar;
using namespace ashlar::app;
using namespace ashlar::app::situations;
using flaming::cell;
using flaming::Placement;

namespace {

flaming::State nineWide() {
    return position({{-1, {"r7", "b10", "y20", "millstone", "r10", "g60", "r20", "b40", "g20"}},
                     {-1, {".", "b5", "y5", "r5", "g5", "b60", "g40", "b20"}},
                     {0, {"b2", "y4", "r2", "g4"}}},
                    {"r3", "y2", "y60", "g7", "g10"}, 6);
}

flaming::State tower() {
    return position({{0, {"r60", "y60", "g60", "b60", "r40", "y40"}},
                     {0, {"r20", "y20", "g20", "b20", "r10"}},
                     {0, {"r7", "y7", "g7", "b7"}},
                     {0, {"r5", "y5", "g5"}},
                     {0, {"r4", "y4"}}},
                    {"r3", "y2"});
}

const QSize sizes[] = {{588, 504}, {968, 704}, {1608, 984}, {3528, 2064}, {600, 1400}, {3000, 620}};

bool near(double a, double b) {
    return std::abs(a - b) < 0.01;
}

/// How many pixels have the colour of a tile's frame or panel: more than a few only where a tile is seen.
int tilePixels(const QImage& image) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor colour = image.pixelColor(x, y);
            for (const QColor& frame : {QColor(0xCC4A18), QColor(0xF2C42A), QColor(0x1A9E78), QColor(0x1B5AA6)}) {
                const int off = std::abs(colour.red() - frame.red()) + std::abs(colour.green() - frame.green()) +
                                std::abs(colour.blue() - frame.blue());
                count += off < 12 ? 1 : 0;
            }
        }
    }
    return count;
}

RichLine sentence(const QString& text) {
    return parseRichLine(text, {});
}

QList<QAccessibleInterface*> childrenOf(QAccessibleInterface* parent) {
    QList<QAccessibleInterface*> children;
    for (int i = 0; i < parent->childCount(); ++i) {
        children.append(parent->child(i));
    }
    return children;
}

} // namespace

class TestTableLayout : public QObject {
    Q_OBJECT

private slots:
    void smallTilesAreSeenBesideAnObstacle() {
        const StageGeometry small{24, 40, 400, 40};
        Obstacle card{{12, 12, 276, 400}, {}, {cell(0, 29)}};
        for (int column = 0; column < 30; ++column) { // more than there is room for beside it
            card.cells.push_back(cell(0, column));
        }
        const auto beside = besideObstacle(small, {800, 440}, card);
        QVERIFY(beside.has_value());
        QCOMPARE(beside->tile, small.tile);
        QVERIFY(beside->cell(card.named[0]).left() > card.rect.right());
    }

    void everythingIsInsideAndNothingOverlaps_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("position");
        for (const QSize size : sizes) {
            for (int i = 0; i < 4; ++i) {
                QTest::addRow("%dx%d, position %d", size.width(), size.height(), i) << size << i;
            }
        }
    }

    void everythingIsInsideAndNothingOverlaps() {
        QFETCH(const QSize, size);
        QFETCH(const int, position);
        const flaming::State state = position == 0   ? freshGame(3, 5)
                                     : position == 1 ? nineWide()
                                     : position == 2 ? tower()
                                                     : situations::position({{0, {"r5", "b5", "y20"}}}, {"r10"});
        TableFixture t(size);
        t.table.ask(view(state, 0));
        const QRectF stage = t.stage().rect();
        const QRectF ribbon = QRectF(t.stage().ribbon().geometry()).adjusted(24, 24, -24, -24);
        const double ground = t.stage().pyramid().geometry().ground;
        QVERIFY(t.stage().ribbon().isVisible());
        QVERIFY(stage.contains(ribbon));
        QList<QRectF> places;
        for (const TileItem* item : t.stage().pyramid().tileItems()) {
            places.append(item->place());
            QCOMPARE(item->place(), t.stage().pyramid().cellRect(item->cell()));
        }
        for (int i = 0; i < t.spots().count(); ++i) {
            places.append(t.spots().item(i)->place());
            QCOMPARE(places.last(), t.stage().pyramid().cellRect(t.spots().item(i)->cell()));
        }
        for (qsizetype i = 0; i < places.size(); ++i) {
            QVERIFY(stage.contains(places[i]));
            QVERIFY(places[i].bottom() <= ground + 0.01);
            QVERIFY2(!places[i].intersects(ribbon), "the ribbon covers a cell");
            QVERIFY(places[i].width() >= 24);
            for (qsizetype j = 0; j < i; ++j) {
                const QRectF common = places[i].intersected(places[j]);
                QVERIFY(common.width() < 0.01 || common.height() < 0.01);
            }
        }
    }

    void rowsStandHalfATileAside() {
        TableFixture t;
        t.table.show(view(tower(), 0));
        const PyramidScene& scene = t.stage().pyramid();
        const QRectF base = scene.cellRect(cell(0, 0));
        const QRectF above = scene.cellRect(cell(1, 0));
        QVERIFY(near(above.center().x(), base.right()));
        QVERIFY(near(above.bottom(), base.top()));
        QVERIFY(near(base.bottom(), scene.geometry().ground));
    }

    void smallestAndLargestTilesAreReadable() {
        TableFixture small({588, 504});
        small.table.show(view(nineWide(), 0));
        QVERIFY(small.stage().pyramid().geometry().tile >= 42);
        TableFixture large({3528, 2064});
        large.table.show(view(nineWide(), 0));
        QVERIFY(large.stage().pyramid().geometry().tile >= 200);
        QVERIFY(large.hand().tileRect(0).width() >= 200);
    }

    void resizeMovesEverythingAlong() {
        TableFixture t;
        t.table.ask(view(nineWide(), 0));
        t.table.resize(700, 560);
        for (const TileItem* item : t.stage().pyramid().tileItems()) {
            QCOMPARE(item->place(), t.stage().pyramid().cellRect(item->cell()));
            QVERIFY(QRectF(t.stage().rect()).contains(item->place()));
        }
        t.clickTile("r3");
        t.clickCell(t.spots().item(0)->cell());
        QCOMPARE(t.chosen.size(), std::size_t{1});
    }

    void trayHoldsItsParts() {
        for (const QSize size : sizes) {
            const double scale = tableScale(size);
            const QSizeF tray(size.width(), trayHeight(scale));
            const TrayLayout l = trayLayout(tray, scale);
            const QRectF all({0, 0}, tray);
            QRectF tiles;
            for (int i = 0; i < 5; ++i) {
                QVERIFY(all.contains(l.tileRect(i)));
                QVERIFY(all.contains(l.keyCap(i)));
                QVERIFY(!l.keyCap(i).intersects(l.tileRect(i)));
                QVERIFY(i == 0 || l.tileRect(i).left() >= l.tileRect(i - 1).right());
                tiles |= l.tileRect(i);
            }
            for (const QRectF& part : {l.avatar, l.name, l.note, l.pile, l.count}) {
                QVERIFY(all.contains(part));
                QVERIFY(!part.intersects(tiles));
            }
            QVERIFY(l.tile >= 60);
            const QFontMetricsF count(themeFont(qRound(type::tileCount * l.text), true));
            QVERIFY(count.horizontalAdvance(QStringLiteral("22")) <= l.count.width());
        }
    }

    void curtainHidesEveryTile() {
        for (const Theme* theme : {&lightTheme(), &darkTheme()}) {
            TableFixture t;
            t.table.setTheme(*theme);
            t.table.ask(view(nineWide(), 0));
            QVERIFY(tilePixels(t.table.grab().toImage()) > 1000);
            t.table.closeCurtain(1, QStringLiteral("Pass to Ben"), {}, {}, {});
            QVERIFY(t.table.curtainClosed());
            QCOMPARE(tilePixels(t.table.grab().toImage()), 0);
            QVERIFY(!t.hand().isVisible() && !t.stage().isVisible());
            for (const Qt::Key key : {Qt::Key_1, Qt::Key_Up, Qt::Key_Space}) {
                QTest::keyClick(&t.table, key);
            }
            QVERIFY(t.chosen.empty());
        }
    }

    void curtainIsLiftedByWhomItWaitsFor() {
        TableFixture t;
        QSignalSpy lifted(&t.table, &Table::curtainLifted);
        t.table.show(view(nineWide(), flaming::SeatView::nobody));
        t.table.closeCurtain(0, QStringLiteral("Pass to Ana"), QStringLiteral("Nobody’s tiles are showing."),
                             {{1, sentence(QStringLiteral("Ben placed a tile."))}},
                             sentence(QStringLiteral("You hold 5 tiles.")));
        auto* button = t.table.findChild<QPushButton*>(QStringLiteral("liftCurtain"));
        QVERIFY(button != nullptr && button->hasFocus());
        t.table.setFocus(); // whoever gives the table the focus means what can be done at it
        QVERIFY(button->hasFocus());
        QCOMPARE(button->text(), QStringLiteral("I am Ana: show my tiles"));
        QTest::keyClick(button, Qt::Key_Return);
        QTRY_COMPARE(lifted.count(), 1);
        QCOMPARE(lifted[0][0].toInt(), 0);
        t.table.ask(view(nineWide(), 0));
        t.table.openCurtain();
        QVERIFY(!t.table.curtainClosed());
        QVERIFY(t.hand().isVisible() && t.hand().hasFocus());
        t.key(Qt::Key_1);
        t.key(Qt::Key_Return);
        QCOMPARE(t.chosen.size(), std::size_t{1});
    }

    void curtainMovesAndEndsClosedAndOpen() {
        TableFixture t({968, 704}, Speed::Fast);
        t.table.show(view(nineWide(), 0));
        t.table.closeCurtain(1, QStringLiteral("Pass to Ben"), {}, {}, {});
        QVERIFY(t.table.curtainClosed());
        QTRY_VERIFY(t.table.findChild<QPushButton*>(QStringLiteral("liftCurtain")) != nullptr);
        QVERIFY(!t.hand().isVisible());
        t.table.show(view(nineWide(), 1));
        t.table.openCurtain();
        QTRY_VERIFY(!t.table.findChild<QWidget*>(QStringLiteral("curtain"))->isVisible());
        QVERIFY(t.hand().isVisible());
    }

    void curtainCardFitsWithALongRecap() {
        for (const QSize size : {QSize(588, 504), QSize(968, 704), QSize(3528, 2064)}) {
            TableFixture t(size);
            QVector<QPair<int, RichLine>> recap;
            for (int i = 0; i < 30; ++i) {
                recap.append(
                    {i % 6,
                     sentence(QStringLiteral("A long sentence about what happened, which is wrapped. ").repeated(3))});
            }
            t.table.closeCurtain(0, QStringLiteral("Pass to somebody with quite a long name indeed"),
                                 QStringLiteral("Nobody’s tiles are showing."), recap,
                                 sentence(QStringLiteral("You hold 5 tiles.")));
            auto* button = t.table.findChild<QPushButton*>(QStringLiteral("liftCurtain"));
            const QWidget* card = button->parentWidget();
            QVERIFY(t.table.rect().contains(card->geometry()));
            QVERIFY(card->rect().contains(button->geometry()));
            QVERIFY(button->height() >= 40);
        }
    }

    void squaresAndTilesHaveNames() {
        TableFixture t;
        t.table.ask(view(position({{0, {"r5", "b5", "y20"}}}, {"g5", "r10", "coal-g", "torch-b", "millstone"}), 0));
        t.clickTile("g5");
        QAccessibleInterface* stage = QAccessible::queryAccessibleInterface(&t.stage());
        QVERIFY(stage != nullptr);
        QStringList squares;
        QStringList tiles;
        for (QAccessibleInterface* child : childrenOf(stage)) {
            QVERIFY(child != nullptr && child->isValid());
            QVERIFY(!child->text(QAccessible::Name).isEmpty());
            QCOMPARE(child->parent(), stage);
            if (child->role() == QAccessible::Button) {
                squares.append(child->text(QAccessible::Name));
            } else if (child->role() == QAccessible::Graphic) {
                tiles.append(child->text(QAccessible::Name));
            }
        }
        QCOMPARE(squares, QStringList({QStringLiteral("Row 2, over red 5 and blue 5: green 5 would stand."),
                                       QStringLiteral("Row 2, over blue 5 and yellow 20: green 5 would stand.")}));
        QCOMPARE(tiles, QStringList({QStringLiteral("row 1: red 5"), QStringLiteral("row 1: blue 5"),
                                     QStringLiteral("row 1: yellow 20")}));
        QVERIFY(stage->child(0)->text(QAccessible::Name).startsWith(QStringLiteral("Ana, place a tile. ")));
    }

    void handIsNamedForAScreenReader() {
        TableFixture t;
        t.table.ask(view(position({}, {"g5", "coal-g", "torch-b", "millstone"}), 0));
        QStringList names;
        for (int row = 0; row < HandModel::places; ++row) {
            names.append(t.hand().hand().index(row).data(Qt::AccessibleTextRole).toString());
        }
        QCOMPARE(names, QStringList({QStringLiteral("green 5"), QStringLiteral("green coal 1"),
                                     QStringLiteral("blue blowtorch 7"), QStringLiteral("millstone 200"),
                                     QStringLiteral("empty place")}));
        QAccessibleInterface* hand = QAccessible::queryAccessibleInterface(&t.hand());
        QCOMPARE(hand->text(QAccessible::Name), QStringLiteral("Hand of Ana"));
        QCOMPARE(hand->childCount(), HandModel::places);
        QCOMPARE(hand->child(1)->text(QAccessible::Name), QStringLiteral("green coal 1"));
    }

    void screenReaderPresses() {
        TableFixture t;
        t.table.ask(view(position({{0, {"r5", "b5"}}}, {"g5", "r10"}), 0));
        t.clickTile("r10");
        QAccessibleInterface* square = QAccessible::queryAccessibleInterface(t.spots().item(0));
        QVERIFY(square->rect().contains(t.stage().viewport()->mapToGlobal(t.cellPoint(cell(1, 0)))));
        square->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QTRY_COMPARE(t.chosen.size(), std::size_t{1});
        QVERIFY(only(t.chosen, Placement{tile("r10"), cell(1, 0)}));
    }

    void everyControlHasAName() {
        TableFixture t;
        t.table.ask(view(position({}, {"g5"}), 0));
        t.table.setHandOver(true);
        for (const QWidget* widget : t.table.findChildren<QWidget*>()) {
            const bool viewport = qobject_cast<QAbstractScrollArea*>(widget->parentWidget()) != nullptr;
            if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible() || viewport) {
                continue;
            }
            QAccessibleInterface* face = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
            QVERIFY2(!face->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
        }
    }
};

int main(int argc, char** argv) {
    setApplicationNames();
    const Application application(argc, argv);
    TestTableLayout test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_table_layout.moc"
