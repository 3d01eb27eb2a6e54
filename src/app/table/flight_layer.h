// Tiles on their way between hand, stage and piles: a transparent layer over the whole table.
#pragma once

#include "app/look/theme.h"
#include "app/look/tile_painter.h"

#include <QWidget>

#include <map>
#include <optional>

namespace ashlar::app {

/// Whose pile tiles go to, and how many have arrived.
struct Tally {
    SeatPip seat;
    int count = 0;
};

struct Flight {
    std::optional<TileFace> face; ///< None: its back.
    QRectF place;                 ///< In the coordinates of the table.
    TileState state;
    double squeeze = 1;                        ///< Width against height, 0 to 1, while it is turned over.
    std::optional<Tally> tally = std::nullopt; ///< Not a tile, but the place where tiles go to.
};

class FlightLayer : public QWidget {
    Q_OBJECT

public:
    explicit FlightLayer(QWidget* parent);

    void setTheme(const Theme& theme);

    int add(const Flight& flight);
    void set(int id, const Flight& flight);
    void remove(int id);
    void clear();
    bool isEmpty() const { return flights_.empty(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void refresh(const Flight& flight);

    const Theme* theme_;
    std::map<int, Flight> flights_;
    int next_ = 0;
};

} // namespace ashlar::app
