// A preview in shapes and words: for a square, for the call-out beside it, for the status line and the screen reader.
#pragma once

#include "app/look/badge.h"
#include "app/look/rich_line.h"
#include "app/table/caption.h"
#include "app/table/forecast.h"
#include "app/table/preview.h"

#include <QString>

#include <optional>
#include <vector>

namespace ashlar::app {

/// What may follow, in a row: where the tile falls or what the die shows, and what comes of it.
struct OutlookBranch {
    std::optional<flaming::Fall> fall;
    std::optional<flaming::DieFace> face;
    flaming::Cell landing; ///< Of a fall.
    int sides = 0;         ///< Of the die that show the face.
    Badge badge = Badge::None;
    RichLine words;

    friend bool operator==(const OutlookBranch&, const OutlookBranch&) = default;
};

/// So many tiles go to the pile of a seat.
struct OutlookToll {
    int seat = 0;
    RichLine words;

    friend bool operator==(const OutlookToll&, const OutlookToll&) = default;
};

struct Outlook {
    Badge badge = Badge::None;
    QString figure;    ///< For a square: "7 ≤ 8", "9 > 6", "no match", "burns 5".
    RichLine sentence; ///< For the status bar and, as plain text, for a screen reader.

    // For the call-out; without a title there is nothing to tell: the tile stands.
    QString title;
    std::vector<RichLine> story; ///< A sentence for each step.
    std::vector<OutlookBranch> branches;
    std::vector<OutlookToll> tolls; ///< Of more than one step: in all, where nothing else may follow.
    Forecast forecast;
};

/// Who tells the steps, and what the seats are called.
struct OutlookTeller {
    Captioner captioner;
    std::function<QString(int seat)> nameOfSeat = [](int) { return QString(); };
};

/// What would follow from a choice of `view.choices()`.
Outlook outlookOf(const flaming::SeatView& view, const flaming::Choice& choice, const OutlookTeller& teller = {});

/// A square where nothing is selected yet: "Row 2, over red 5 and blue 5".
RichLine describeSpot(const flaming::SeatView& view, flaming::Cell at);

} // namespace ashlar::app
