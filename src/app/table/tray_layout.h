// Where everything lies in the hand tray: a plain value for a size, so that it can be tested.
#pragma once

#include <QRectF>
#include <QSizeF>

namespace ashlar::app {

struct TrayLayout {
    double tile = 96;   ///< Side of a hand tile.
    double pitch = 110; ///< From one tile to the next.
    QPointF firstTile;  ///< Upper left corner of the first tile at rest.
    QRectF hand;        ///< The area of all five places, as high as the tray.
    QRectF avatar;
    QRectF name;
    QRectF note;
    QRectF hints; ///< Empty where there is no room for them.
    QRectF pile;
    QRectF count;
    QRectF countNote;
    QRectF sortButton;
    double unit = 1; ///< Scale of the tiles.
    double text = 1; ///< Scale of the words.

    QRectF tileRect(int place) const { return {firstTile + QPointF(pitch * place, 0), QSizeF(tile, tile)}; }
    QRectF keyCap(int place) const;
};

double trayHeight(double tableScale);
TrayLayout trayLayout(const QSizeF& tray, double tableScale);

} // namespace ashlar::app
