#pragma once

#include <QString>
#include <QWidget>

namespace ashlar::app {

/// Gives a widget a style sheet, unless it has that one: setting the same one again is slow.
inline void dress(QWidget& widget, const QString& sheet) {
    if (widget.styleSheet() != sheet) {
        widget.setStyleSheet(sheet);
    }
}

} // namespace ashlar::app
