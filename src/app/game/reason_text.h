// Choices, and why they are good, in words.
#pragma once

#include "app/game/narrator.h"
#include "ashlar/ai/reasons.h"
#include "ashlar/flaming/view.h"

#include <QCoreApplication>
#include <QStringList>

#include <span>

namespace ashlar::app {

/// Words for what a seat may choose. Each is a line of its own, without a full stop; tiles stand in it as glyphs.
class ReasonText {
    Q_DECLARE_TR_FUNCTIONS(ReasonText)

public:
    /// @param view of the seat that chooses, which must outlive this; @param names of the seats in turn order; @param
    /// toThem whether that seat is spoken to ("your pile"), and not spoken of ("Ana’s pile")
    ReasonText(const flaming::SeatView& view, const QStringList& names, bool toThem);

    /// "{g5} on {r5} and {b5}", "{g5} falls to the left"
    RichLine choice(const flaming::Choice& choice) const;
    /// "Forces Ben to place on {r1} and {b2}: 7 of 22 possible tiles fit"
    RichLine reason(const ai::Reason& reason) const;

    /// "62 %"
    static QString percent(float chance);

private:
    struct Sentence;

    const flaming::SeatView& view_;
    Narrator narrator_;
    bool toThem_;
};

} // namespace ashlar::app
