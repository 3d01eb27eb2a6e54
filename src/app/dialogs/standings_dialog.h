#pragma once

#include "app/dialogs/sheet.h"
#include "app/game/session.h"

class QGridLayout;
class QPushButton;

namespace ashlar::app {

/// The end of a round: who came where, what was remarkable, and what to do next.
class StandingsDialog : public Sheet {
    Q_OBJECT

public:
    /// @pre the round is over
    StandingsDialog(const Session& session, const Theme& theme, QWidget* parent = nullptr);

signals:
    void newGameWanted();
    /// Another game of the same players, with the same rules.
    void againWanted();
    /// To look at the position after so many choices.
    void lookWanted(std::size_t ply);
    /// To see what each choice was worth.
    void analyseWanted();
    void nextRoundWanted();
    void saveWanted();

private:
    QLayout* createButtons(bool matchGoesOn);
    void addStory(const Session& session);
    void addPlayer(QGridLayout* layout, const Session& session, int seat, int place);

    QPushButton* first_ = nullptr; ///< what most people do next
};

} // namespace ashlar::app
