#pragma once

#include "app/game/session.h"
#include "app/look/theme.h"

#include <QDialog>

class QGridLayout;

namespace ashlar::app {

/// The end of a round: who came where, and what to do next.
class StandingsDialog : public QDialog {
    Q_OBJECT

public:
    /// @pre the round is over
    StandingsDialog(const Session& session, const Theme& theme, QWidget* parent = nullptr);

signals:
    void newGameWanted();
    void nextRoundWanted();
    void saveWanted();

private:
    void addPlayer(QGridLayout* layout, const Session& session, int seat, int place);

    const Theme* theme_;
};

} // namespace ashlar::app
