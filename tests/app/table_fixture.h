// A table under test, with eyes for what it shows and hands for what a person does.
#pragma once

#include "app/table/flight_layer.h"
#include "app/table/hand_tray.h"
#include "app/table/stage_view.h"
#include "app/table/table.h"
#include "situations.h"

#include <QTest>

#include <memory>
#include <vector>

namespace ashlar::app {

inline QVector<SeatLook> seatLooks(int seats) {
    QVector<SeatLook> looks;
    for (int i = 0; i < seats; ++i) {
        looks.append({QStringLiteral("Ana,Ben,Cleo,Dora,Egon,Flora").section(QLatin1Char(','), i, i), i > 2, i, {}});
    }
    return looks;
}

struct TableFixture {
    explicit TableFixture(QSize size = {968, 704}, Speed speed = Speed::Off) {
        table.setSpeed(speed);
        table.setSeats(seatLooks(6));
        table.resize(size);
        QObject::connect(&table, &Table::chosen, &table,
                         [this](const flaming::Choice& choice) { chosen.push_back(choice); });
        QObject::connect(&table, &Table::played, &table, [this] { ++played; });
        table.show();
        [[maybe_unused]] const bool active = QTest::qWaitForWindowActive(&table); // without it no widget has the focus
    }

    StageView& stage() const { return *table.findChild<StageView*>(QStringLiteral("stage")); }
    HandView& hand() const { return *table.findChild<HandView*>(QStringLiteral("hand")); }
    HandTray& tray() const { return *table.findChild<HandTray*>(); }
    FlightLayer& flights() const { return *table.findChild<FlightLayer*>(); }
    Spots& spots() const { return stage().spots(); }

    int spotAt(flaming::Cell at) const {
        for (int i = 0; i < spots().count(); ++i) {
            if (spots().item(i)->cell() == at) {
                return i;
            }
        }
        return Spots::none;
    }
    int rowOf(std::string_view code) const { return hand().hand().rowOf(situations::tile(code)); }

    QPoint tilePoint(int row) const { return hand().tileRect(row).center().toPoint(); }
    QPoint cellPoint(flaming::Cell at) const { return stage().pyramid().cellRect(at).center().toPoint(); }

    void clickTile(std::string_view code) {
        QTest::mouseClick(hand().viewport(), Qt::LeftButton, {}, tilePoint(rowOf(code)));
    }
    void clickCell(flaming::Cell at) { QTest::mouseClick(stage().viewport(), Qt::LeftButton, {}, cellPoint(at)); }
    /// To wherever the keyboard focus is.
    void key(Qt::Key key) {
        QWidget* focus = table.focusWidget() != nullptr ? table.focusWidget() : &table;
        QTest::keyClick(focus, key);
    }
    void drag(std::string_view code, flaming::Cell to) {
        QWidget* from = hand().viewport();
        const QPoint start = tilePoint(rowOf(code));
        const QPoint end = from->mapFromGlobal(stage().viewport()->mapToGlobal(cellPoint(to)));
        QTest::mousePress(from, Qt::LeftButton, {}, start);
        for (int i = 1; i <= 8; ++i) {
            const QPoint at = start + (end - start) * i / 8;
            QMouseEvent move(QEvent::MouseMove, at, from->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
            QCoreApplication::sendEvent(from, &move);
        }
        QTest::mouseRelease(from, Qt::LeftButton, {}, end);
    }

    Table table;
    std::vector<flaming::Choice> chosen;
    int played = 0;
};

/// A choice as the only one that was made.
inline bool only(const std::vector<flaming::Choice>& chosen, const flaming::Choice& choice) {
    return chosen.size() == 1 && chosen[0] == choice;
}

} // namespace ashlar::app
