// A line of the card of a hint.
#pragma once

#include "app/table/hint_card.h"

#include <QAbstractButton>

namespace ashlar::app {

/// Looked at when the mouse moves on it or the keyboard comes to it; played with Enter.
class HintRow : public QAbstractButton {
    Q_OBJECT

public:
    HintRow(int rank, const HintLine& line, QWidget* parent);

    void setTheme(const Theme& theme);
    /// Shows as many of its reasons as there is room for in a height, and returns its own for the width.
    int arrange(int width, double unit, double highest);
    void setCurrent(bool current);

signals:
    void arrived(); ///< the mouse or the focus
    void entered(); ///< Enter
    void left(int direction);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Layout;
    Layout layOut(double width) const;

    int rank_;
    HintLine line_;
    const Theme* theme_;
    double unit_ = 1;
    double highest_ = 0;
    bool current_ = false;
};

} // namespace ashlar::app
