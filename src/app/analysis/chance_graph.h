// The winning chances of all seats along the moves of a game, as lines that one can walk along.
#pragma once

#include "app/look/theme.h"
#include "ashlar/ai/analysis.h"

#include <QStringList>
#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QPainter;

namespace ashlar::app {

/// How the line of a seat is drawn: colours alone do not tell six lines apart.
struct SeatLine {
    QString name;
    int colour = 0; ///< 0 to 5, of the theme
};

/// The pen for the line of a seat.
QPen penOf(const SeatLine& seat, std::size_t number, const Theme& theme);
/// The sign of a turning point: a question mark for a mistake, a die for luck, a flag where the lead is taken.
void paintTurn(QPainter& painter, const QPointF& centre, const ai::AnalysedChoice& choice, const QColor& colour,
               const Theme& theme);

class ChanceGraph : public QWidget {
    Q_OBJECT

public:
    explicit ChanceGraph(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setSeats(const std::vector<SeatLine>& seats);
    /// Shows what is known of an analysis.
    void setAnalysis(const ai::Analysis& analysis);
    /// Marks the position after so many choices.
    void setCurrent(std::size_t ply);
    std::size_t current() const { return current_; }
    /// What is said of a position, a sentence each, for tool tips and screen readers.
    void setTeller(std::function<QStringList(std::size_t ply)> teller) { teller_ = std::move(teller); }

    /// Where the position after so many choices is, and which one is nearest to a place.
    double xOf(std::size_t ply) const;
    std::size_t plyAt(double x) const;

    QSize sizeHint() const override { return {300, 220}; }
    QSize minimumSizeHint() const override { return {220, 108}; }

signals:
    /// Somebody wants to see the position after so many choices.
    void plyChosen(std::size_t ply);
    /// The next turning point (1), or the one before (-1).
    void turnWanted(int direction);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;

private:
    QRectF plot() const;
    QPointF at(std::size_t ply, std::size_t seat) const;
    std::size_t drawnEnd() const;
    void hover(std::optional<std::size_t> ply);
    void tell();
    void paintGrid(QPainter& painter) const;
    void paintLines(QPainter& painter) const;
    void paintEnds(QPainter& painter) const;
    void paintTurns(QPainter& painter) const;
    void paintPosition(QPainter& painter, std::size_t ply, bool marked) const;

    const Theme* theme_;
    std::vector<SeatLine> seats_;
    ai::Analysis analysis_;
    std::size_t current_ = 0;
    std::optional<std::size_t> hovered_;
    bool ring_ = false; ///< the keyboard came here
    std::function<QStringList(std::size_t)> teller_;
};

} // namespace ashlar::app
