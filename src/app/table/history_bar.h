// The bar on the terrace while one looks back: steps to and fro, and the ways out.
#pragma once

#include "app/look/theme.h"

#include <QWidget>

#include <cstddef>

class QLabel;
class QToolButton;

namespace ashlar::app {

/// What the bar shows: the position after `ply` of `plies` choices.
struct HistoryLook {
    std::size_t ply = 0;
    std::size_t plies = 0;
    bool canPlayOn = false; ///< A new branch may begin here.
    QString caption;        ///< What led here, in words.

    friend bool operator==(const HistoryLook&, const HistoryLook&) = default;
};

class HistoryBar : public QWidget {
    Q_OBJECT

public:
    explicit HistoryBar(QWidget* parent);

    void setTheme(const Theme& theme);
    void setLook(const HistoryLook& look);
    /// As large as it needs to be, at most as wide as `room`, its middle in the middle of it.
    void layOut(const QRectF& room, double scale);

    /// Arrows, Home, End and Escape; true if the key meant something here.
    bool keyPress(int key);

signals:
    void step(int by); ///< -1 or 1
    void beginning();
    void end();
    void playOn();
    void left(); ///< Back to the game.

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QToolButton* button(const char* name, const QString& text, const QString& keys);
    void showIcons();

    const Theme* theme_;
    HistoryLook look_;
    QRectF room_;
    double scale_ = 1;
    QToolButton* first_;
    QToolButton* back_;
    QLabel* place_;
    QToolButton* forward_;
    QToolButton* last_;
    QToolButton* playOn_;
    QToolButton* leave_;
};

} // namespace ashlar::app
