#pragma once

#include "app/dialogs/sheet.h"
#include "app/game/session.h"

class QGridLayout;
class QPushButton;

namespace ashlar::app {

/// The end of a round: who came where, and what to do next.
class StandingsDialog : public Sheet {
    Q_OBJECT

public:
    /// @pre the round is over
    StandingsDialog(const Session& session, const Theme& theme, QWidget* parent = nullptr);

signals:
    void newGameWanted();
    void nextRoundWanted();
    void saveWanted();

private:
    QLayout* createButtons(bool matchGoesOn);
    void addPlayer(QGridLayout* layout, const Session& session, int seat, int place);

    QPushButton* first_ = nullptr; ///< what most people do next
};

} // namespace ashlar::app
