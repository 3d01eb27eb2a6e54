#pragma once

#include "ashlar/flaming/view.h"

#include <QString>
#include <QStringList>

namespace ashlar::app {

/// A position in letters, to be pasted into a message: whose turn it is, the pyramid with the codes of its tiles row
/// below row, and of each player the tiles that the seat of the view may know. For a font of fixed width.
/// @param names of all seats; @param memoryAid tells of other hands the tiles that everybody has seen go there
QString positionText(const flaming::SeatView& view, const QStringList& names, bool memoryAid);

} // namespace ashlar::app
