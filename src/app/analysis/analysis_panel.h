// The analysis of a game beside the table: the chances along the moves, the players' choices, and the turning points.
#pragma once

#include "app/analysis/analysis_words.h"
#include "app/analysis/game_analysis.h"
#include "app/game/controller.h"
#include "app/look/theme.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QToolButton;

namespace ashlar::app {

class ChanceGraph;
class MoveCard;
class SeatTable;
class TurnList;

class AnalysisPanel : public QWidget {
    Q_OBJECT

public:
    explicit AnalysisPanel(Controller& controller, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);

    /// Begins to analyse the game, and goes on with it whenever it becomes another one, until it is stopped by hand.
    /// @pre mayBeAnalysed(session)
    void begin();
    /// The keyboard goes along the moves.
    void takeFocus();
    /// Stops. What is known stays known while the game is played.
    void end();
    bool hasBegun() const { return begun_; }

    /// Shows the next turning point (1) or the one before (-1) at the table.
    void goToTurn(int direction);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {metrics::dockWidth, 300}; }

signals:
    void closeWanted();
    /// What would have been better than the choice that follows the position at the table; none for nothing.
    void betterChanged(const std::optional<ashlar::flaming::Choice>& choice);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();
    void makeRoom();
    QWidget* createHead();
    QWidget* createProgress();
    QWidget* createTurnsHead();
    QToolButton* button(const char* name, const QString& text, const QString& keys);

    void restart();
    void refresh();
    void refreshProgress();
    void refreshTurns();
    void refreshPosition();
    std::size_t position() const;
    void lookAt(std::size_t ply);

    Controller& controller_;
    GameAnalysis analysis_;
    std::optional<AnalysisWords> words_;
    bool begun_ = false;
    bool stopped_ = false; ///< by the person, who alone lets it go on
    std::optional<flaming::Choice> better_;
    const Theme* theme_;

    QComboBox* depth_;
    QWidget* progress_ = nullptr; ///< until all is judged
    QLabel* state_;
    QProgressBar* bar_;
    QPushButton* stop_;
    QToolButton* cross_;
    QToolButton* previous_;
    QToolButton* next_;
    QWidget* turnsHead_ = nullptr;
    ChanceGraph* graph_;
    SeatTable* seats_;
    MoveCard* card_;
    TurnList* turns_;
};

} // namespace ashlar::app
