#include "app/table/tray_layout.h"

#include "app/look/theme.h"
#include "app/table/stage_geometry.h"

#include <algorithm>
#include <cmath>

namespace ashlar::app {

namespace {

constexpr int places = 5;
constexpr double smallest = 0.78; ///< Below this scale of the table the tray shrinks no further.

double unitOf(double tableScale) {
    return std::max(smallest, tableScale);
}

/// Avatar, name and key hints to the left of the hand. On a narrow table the words go below the avatar.
void layOutOwner(TrayLayout& l, double room, double margin) {
    const double line = 18 * l.text;
    const double side = std::min(52 * l.unit, room * 0.36);
    if (room < 150) {
        const double wide = l.hand.left() - margin - 2;
        l.avatar = QRectF(margin, 13 * l.unit, side, side);
        l.name = QRectF(margin, l.avatar.bottom() + 4, wide, line * 1.15);
        l.note = QRectF(margin, l.name.bottom() - 1, wide, line);
        return;
    }
    l.avatar = QRectF(margin * 0.9, 16 * l.unit, side, side);
    const double words = l.avatar.right() + 9 * l.unit;
    const double wide = l.hand.left() - words - 4;
    l.name = QRectF(words, l.avatar.center().y() - line * 1.15, wide, line * 1.2);
    l.note = QRectF(words, l.avatar.center().y() + line * 0.1, wide, line);
    const double top = l.avatar.bottom() + 12 * l.unit;
    const double hints = l.hand.left() - margin * 1.5 - 8;
    if (hints >= 140 * l.text && l.hand.height() - top >= 2 * line) {
        l.hints = QRectF(margin * 1.5, top, hints, l.hand.height() - top - 4);
    }
}

} // namespace

QRectF TrayLayout::keyCap(int place) const {
    const QRectF tileAt = tileRect(place);
    const double high = 16 * text;
    const double wide = 19 * text;
    const double room = hand.bottom() - tileAt.bottom();
    return {tileAt.center().x() - wide / 2, tileAt.bottom() + (room - high) / 2 - 1, wide, high};
}

double trayHeight(double tableScale) {
    return std::round(metrics::trayHeight * unitOf(tableScale));
}

TrayLayout trayLayout(const QSizeF& tray, double tableScale) {
    TrayLayout l;
    l.unit = unitOf(tableScale);
    l.text = textScale(tableScale);
    const double margin = 16 * l.unit;
    const double left = std::max(104.0, std::min(200 * l.unit, tray.width() * 0.2)); // for avatar and name
    const double right = std::max(98.0, 150 * l.unit * std::min(1.0, tray.width() / 900));
    double gap = metrics::handGap * l.unit;
    const double wide = tray.width() - left - right;
    l.tile = std::floor(std::min(metrics::handTile * l.unit, wide / places - gap * 0.7));
    gap = std::min(gap, wide / places - l.tile);
    l.pitch = std::floor(l.tile + gap);
    const double hand = places * l.pitch - gap;
    const double centred = (tray.width() - hand) / 2;
    const double start = std::clamp(centred, left, std::max(left, tray.width() - right - hand));
    const double below = 28 * std::max(l.unit, l.text * 0.85); // key caps
    const double top = std::round(tray.height() - below - l.tile);
    l.firstTile = {std::round(start), top};
    l.hand = QRectF(l.firstTile.x() - gap / 2, 0, places * l.pitch, tray.height());

    layOutOwner(l, left, margin);
    const double pileLeft =
        l.hand.right() + std::max(4.0, std::min(60 * l.unit, tray.width() - right - l.hand.right()));
    const double pileSide = std::min(84 * l.unit, right * 0.5);
    l.pile = QRectF(pileLeft, (tray.height() - pileSide) / 2 + 2, pileSide, pileSide);
    const double countLeft = l.pile.right() + 7 * l.unit;
    l.count = QRectF(countLeft, l.pile.center().y() - 24 * l.text, tray.width() - countLeft - 4, 26 * l.text);
    l.countNote = QRectF(countLeft, l.pile.center().y() + 4 * l.text, tray.width() - countLeft - 4, 16 * l.text);
    const double button = std::round(26 * l.text);
    l.sortButton = QRectF(tray.width() - button - 8, tray.height() - button - 6, button, button);
    return l;
}

} // namespace ashlar::app
