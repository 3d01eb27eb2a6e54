// What a choice would lead to next, asked of the rules: all of it is known to everybody, so nothing hidden shows.
#pragma once

#include "app/look/badge.h"
#include "app/look/rich_line.h"
#include "ashlar/flaming/view.h"

#include <QString>

namespace ashlar::app {

struct Outlook {
    Badge badge = Badge::None;
    QString figure;    ///< For a square: "7 ≤ 8", "9 > 6", "no match", "burns 5".
    RichLine sentence; ///< For the status bar and, as plain text, for a screen reader.
};

/// The first thing that follows from a choice of `view.choices()`.
Outlook outlookOf(const flaming::SeatView& view, const flaming::Choice& choice);

/// A square where nothing is selected yet: "Row 2, over red 5 and blue 5".
RichLine describeSpot(const flaming::SeatView& view, flaming::Cell at);

} // namespace ashlar::app
