// What the ribbon and the curtain say; the table itself words the questions that it asks.
#pragma once

#include "app/game/history.h"
#include "app/game/narrator.h"
#include "app/game/session.h"
#include "ashlar/flaming/view.h"

#include <QCoreApplication>
#include <QPair>
#include <QVector>

namespace ashlar::app {

struct RibbonText {
    QString title;
    QString detail;
    int seat = 0;
    bool busy = false; ///< somebody thinks

    friend bool operator==(const RibbonText&, const RibbonText&) = default;
};

struct CurtainText {
    int seat = 0; ///< who is to take the table
    QString title;
    QString subtitle;
    QVector<QPair<int, RichLine>> recap; ///< what each seat did since that person's last turn
    RichLine summary;
};

class Prompter {
    Q_DECLARE_TR_FUNCTIONS(Prompter)

public:
    static RibbonText thinking(const flaming::Prompt& prompt, const QStringList& names);
    static RibbonText dieRolls(int seat, const QStringList& names);
    static RibbonText handOver(int seat, const QStringList& names);
    static RibbonText lookingBack(const HistoryState& history, bool replay);
    static RibbonText over(const flaming::State& state, const QStringList& names);

    /// @param before whose hand was shown, or SeatView::nobody
    static CurtainText curtain(const Session& session, const Narrator& narrator, int seat, int before);
};

} // namespace ashlar::app
