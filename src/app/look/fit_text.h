// Text of any length in a given width: it gets smaller first, then breaks into two lines, and only then is cut off.
#pragma once

#include <QFont>
#include <QStringList>

namespace ashlar::app {

struct FittedText {
    QFont font;
    QStringList lines; ///< One or two; only where even that is not enough, they end in an ellipsis.
};

/// @param font has a pixel size: the largest one
/// @param least the smallest pixel size
/// @param twoLinesFrom two lines are tried from this pixel size on downwards; 0: never
FittedText fitText(const QString& text, QFont font, double width, int least, int twoLinesFrom = 0);

} // namespace ashlar::app
