// The round avatar of a seat: its colour with the first letter of the name, or the head of a bot.
#pragma once

#include <QColor>
#include <QString>

class QPainter;
class QRectF;

namespace ashlar::app {

struct SeatPip;
struct Theme;

struct Avatar {
    QColor colour;
    QString name; ///< Its first letter (user-perceived character) is shown, in upper case.
    bool bot = false;
    bool active = false; ///< A gold ring with a gap, within `rect`.
    bool empty = false;  ///< A dashed circle with a plus: nobody sits here.
};

void paintAvatar(QPainter& painter, const QRectF& rect, const Avatar& avatar, const Theme& theme);
/// The small form at the corner of a tile, with a light rim.
void paintPip(QPainter& painter, const QRectF& rect, const SeatPip& pip);

} // namespace ashlar::app
