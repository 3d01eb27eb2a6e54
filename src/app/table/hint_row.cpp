#include "app/table/hint_row.h"

#include "app/look/rank_painter.h"
#include "app/table/faces.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ashlar::app {

namespace {

constexpr double insetX = 12;
constexpr double insetY = 7;
constexpr double disc = 22;
constexpr double indent = disc + 10; ///< Of the words.
constexpr double gap = 3;

} // namespace

/// The words, set for a width of the row.
struct HintRow::Layout {
    RichLayout title;
    std::vector<RichLayout> reasons;
    double titleHeight;
    double height;
};

HintRow::HintRow(int rank, const HintLine& line, QWidget* parent)
    : QAbstractButton(parent), rank_{rank}, line_{line}, theme_{&lightTheme()} {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setObjectName(QStringLiteral("hint%1").arg(rank));
    QString name = tr("%1: %2, %3 to win", "rank, choice, chance")
                       .arg(QString::number(rank), plainText(line.title, nameOf), line.chance);
    for (const RichLine& reason : line.reasons) {
        name = tr("%1. %2", "sentences one after the other").arg(name, plainText(reason, nameOf));
    }
    setAccessibleName(name);
    setAccessibleDescription(tr("Enter plays it"));
}

void HintRow::setTheme(const Theme& theme) {
    theme_ = &theme;
    update();
}

HintRow::Layout HintRow::layOut(double width) const {
    const QFont bold = themeFont(qRound(type::name * unit_), true);
    const double chance = QFontMetricsF(bold).horizontalAdvance(line_.chance);
    const double wide = width - (2 * insetX + indent) * unit_;
    Layout set{RichLayout(line_.title, themeFont(qRound(type::name * unit_)), wide - chance - 6 * unit_), {}, 0, 0};
    set.titleHeight = std::max(set.title.height(), disc * unit_);
    set.height = set.titleHeight + 2 * insetY * unit_;
    for (const RichLine& reason : line_.reasons) {
        if (set.height >= highest_) {
            break; // before the words are set, which takes its time
        }
        RichLayout layout(reason, themeFont(qRound(type::log * unit_)), wide);
        const double height = set.height + layout.height() + gap * unit_;
        if (height > highest_) {
            break;
        }
        set.reasons.push_back(std::move(layout));
        set.height = height;
    }
    return set;
}

int HintRow::arrange(int width, double unit, double highest) {
    unit_ = unit;
    highest_ = highest;
    update();
    return static_cast<int>(std::ceil(layOut(width).height));
}

void HintRow::setCurrent(bool current) {
    if (current != current_) {
        current_ = current;
        update();
    }
}

void HintRow::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Layout set = layOut(width());
    if (current_) {
        painter.fillRect(rect(), theme_->activeRow);
        painter.fillRect(QRectF(0, 0, 3 * unit_, height()), theme_->accent);
    }
    const double y = insetY * unit_;
    const double x = (insetX + indent) * unit_;
    paintRank(painter, QRectF(insetX * unit_, y + (set.titleHeight - disc * unit_) / 2, disc * unit_, disc * unit_),
              rank_, current_, *theme_);
    set.title.paint(painter, QPointF(x, y + (set.titleHeight - set.title.height()) / 2), theme_->text, theme_->text);
    painter.setPen(theme_->text);
    painter.setFont(themeFont(qRound(type::name * unit_), true));
    painter.drawText(QRectF(0, y, width() - insetX * unit_, set.titleHeight), Qt::AlignRight | Qt::AlignVCenter,
                     line_.chance);
    double below = y + set.titleHeight + gap * unit_;
    for (const RichLayout& reason : set.reasons) {
        reason.paint(painter, QPointF(x, below), theme_->secondaryText, theme_->text);
        below += reason.height() + gap * unit_;
    }
    if (hasFocus()) {
        const double line = theme_->isContrast() ? 3 : 2;
        painter.setPen(QPen(theme_->focus, line, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(line, line, -line, -line), 5, 5);
    }
}

// Not when it comes to lie under a mouse at rest.
void HintRow::mouseMoveEvent(QMouseEvent* event) {
    QAbstractButton::mouseMoveEvent(event);
    emit arrived();
}

void HintRow::focusInEvent(QFocusEvent* event) {
    QAbstractButton::focusInEvent(event);
    emit arrived();
}

void HintRow::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (!event->isAutoRepeat()) {
            emit entered();
        }
        return;
    case Qt::Key_Up:
        emit left(-1);
        return;
    case Qt::Key_Down:
        emit left(1);
        return;
    default:
        event->ignore();
    }
}

} // namespace ashlar::app
