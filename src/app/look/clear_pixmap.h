// The ground of a small picture for a label, a button or an item of a menu.
#pragma once

#include <QPixmap>
#include <QSizeF>

namespace ashlar::app {

/// A transparent pixmap of that size, with `ratio` device pixels a unit, to be painted on.
inline QPixmap clearPixmap(const QSizeF& size, double ratio) {
    QPixmap pixmap((size * ratio).toSize());
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    return pixmap;
}

} // namespace ashlar::app
