// The place of the analysis in the window: at the right, where the players and what happened are otherwise.
#pragma once

#include "app/analysis/better_mark.h"
#include "app/look/theme.h"

#include <QDockWidget>

class QMainWindow;

namespace ashlar::app {

class AnalysisPanel;
class Controller;
class Table;

class AnalysisDock : public QDockWidget {
    Q_OBJECT

public:
    /// @param panels what it takes the place of, where there is no room for both
    AnalysisDock(Controller& controller, Table& table, QDockWidget& panels, QMainWindow& window);

    void setTheme(const Theme& theme);

    /// Whether there is a game that may be analysed.
    bool canOpen() const;
    /// Analyses the game. Ignored if it may not be.
    void open();
    /// Ends the analysis, and puts everything back in its place.
    void shut();
    /// Shows or hides the panels, as a person wants it. The analysis gives way to them where there is no room for both.
    void showPanels(bool wanted);
    void goToTurn(int direction);

signals:
    void opened(bool open);

private:
    bool isRoomForBoth() const;

    Controller& controller_;
    QDockWidget& panels_;
    QMainWindow& window_;
    AnalysisPanel* panel_;
    BetterMark better_;
    bool panelsHidden_ = false; ///< by this
};

} // namespace ashlar::app
