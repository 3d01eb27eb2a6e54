// The card before the curtain: to whom the table is passed, and what happened since their last turn.
#pragma once

#include "app/table/curtain.h"

#include <QFrame>

class QScrollArea;

namespace ashlar::app {

class RichLabel;

class CurtainCard : public QWidget {
    Q_OBJECT

public:
    CurtainCard(const CurtainWords& words, const Theme& theme, double scale, QWidget* parent);

    /// Centres itself in an area of this size; a long recap scrolls.
    void layOut(const QSize& area);
    QPushButton* button() const { return button_; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    RichLabel* sentence(const RichLine& line, int size, const QColor& colour, QWidget* parent) const;
    QWidget* nameOf(const RecapLine& line, QWidget* parent) const;
    QWidget* recapOf(const CurtainWords& words);
    QRectF cardRect() const;

    const Theme& theme_;
    double text_;
    double mark_; ///< Scale of avatar and head.
    Avatar avatar_;
    QPushButton* button_;
    QScrollArea* scroll_ = nullptr;
    QWidget* recap_ = nullptr;
};

} // namespace ashlar::app
