#include "app/table/hint_card.h"

#include "app/enter_key.h"
#include "app/look/card_painter.h"
#include "app/look/svg_art.h"
#include "app/table/dress.h"
#include "app/table/hint_row.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ashlar::app {

namespace {

constexpr double inset = 12;
constexpr int grace = 300; ///< Milliseconds.
constexpr double buttonHeight = 30;

} // namespace

bool HintLine::names(const TileFace& face) const {
    const auto inLine = [&](const RichLine& line) {
        return std::ranges::any_of(line, [&](const RichSegment& segment) { return segment.tile == face; });
    };
    return inLine(title) || std::ranges::any_of(reasons, inLine);
}

HintCard::HintCard(QWidget* parent)
    : QWidget(parent), theme_{&lightTheme()}, cross_{new QToolButton(this)}, more_{new QToolButton(this)},
      play_{new QPushButton(tr("&Play this"), this)} {
    setObjectName(QStringLiteral("hintCard"));
    setAccessibleName(tr("Hint"));
    setFocusPolicy(Qt::NoFocus);
    cross_->setObjectName(QStringLiteral("hintClose"));
    cross_->setAccessibleName(tr("Close the hint"));
    cross_->setToolTip(tr("Close the hint (Esc)"));
    more_->setObjectName(QStringLiteral("hintMore"));
    more_->setAccessibleName(tr("Show all choices"));
    more_->setToolTip(tr("Show all choices (H)"));
    more_->hide();
    play_->setObjectName(QStringLiteral("hintPlay"));
    play_->setProperty("primary", true);
    pressOnEnter(*cross_);
    pressOnEnter(*more_);
    pressOnEnter(*play_);
    connect(cross_, &QToolButton::clicked, this, &HintCard::closed);
    connect(more_, &QToolButton::clicked, this, &HintCard::moreWanted);
    connect(play_, &QPushButton::clicked, this, [this] { emit played(current_); });
    ticks_.setInterval(40);
    connect(&ticks_, &QTimer::timeout, this, qOverload<>(&QWidget::update));
    hide();
}

void HintCard::setTheme(const Theme& theme) {
    theme_ = &theme;
    cross_->setIcon(themedIcon(QStringLiteral("icon-close"), theme));
    for (HintRow* row : rows_) {
        row->setTheme(theme);
    }
    if (placed_) {
        settle();
    }
    update();
}

void HintCard::setLook(const HintLook& look) {
    look_ = look;
    placed_ = false;
    expanded_ = false;
    since_.start();
    for (const HintRow* row : rows_) {
        row->disconnect(this); // the focus may come to it on its way out
    }
    for (HintRow* row : std::exchange(rows_, {})) {
        row->hide();
        row->deleteLater(); // it may be the one that was pressed
    }
    form_.detail = Detail::Everything;
    current_ = 0;
    kept_ = {0, 0};
    lit_ = true;
    play_->setEnabled(true);
    QWidget* before = nullptr;
    for (const HintLine& line : look_.lines) {
        const int i = static_cast<int>(rows_.size());
        auto* row = new HintRow(i + 1, line, this);
        row->setTheme(*theme_);
        row->setCurrent(i == current_);
        connect(row, &HintRow::arrived, this, [this, i] { lookAt(i); });
        connect(row, &HintRow::clicked, this, [this, i] { lookAt(i); });
        connect(row, &HintRow::entered, this, [this, i] {
            if (since_.elapsed() >= grace) { // a key pressed for the table while the hint came up plays nothing
                emit played(i);
            }
        });
        connect(row, &HintRow::left, this,
                [this, i](int by) { lookAt(std::clamp(i + by, 0, static_cast<int>(rows_.size()) - 1)); });
        if (before != nullptr) {
            setTabOrder(before, row);
        }
        before = row;
        rows_.push_back(row);
        row->show();
    }
    if (before != nullptr) {
        setTabOrder(before, play_);
        setTabOrder(play_, more_);
        setTabOrder(more_, cross_);
        more_->setText(QStringLiteral("+%1").arg(rows_.size() - 1));
    }
    play_->setVisible(!rows_.empty());
    if (look_.thinkingMs > 0) {
        ticks_.start();
    } else {
        ticks_.stop();
    }
    setAccessibleDescription(look_.thinkingMs > 0 ? tr("Thinking about your choices…") : QString());
}

/// The keyboard comes along, if it is in use here: Enter plays what is lit.
void HintCard::lookAt(int line) {
    if (line == current_ && lit_) {
        return;
    }
    current_ = line;
    lit_ = true;
    showCurrent();
    emit currentChanged(current_);
}

void HintCard::follow(std::optional<int> line) {
    if (line.has_value() != lit_ || line.value_or(current_) != current_) {
        lit_ = line.has_value();
        current_ = line.value_or(current_);
        showCurrent();
    }
}

void HintCard::showCurrent() {
    for (int i = 0; i < static_cast<int>(rows_.size()); ++i) {
        rows_[static_cast<std::size_t>(i)]->setCurrent(lit_ && i == current_);
    }
    play_->setEnabled(lit_);
    settle(); // the reasons of another one may be shown
}

void HintCard::takeFocus() {
    if (!rows_.empty()) {
        rows_[static_cast<std::size_t>(current_)]->setFocus(Qt::OtherFocusReason);
    }
}

bool HintCard::isAtChoice() const {
    return std::ranges::any_of(rows_, [this](const HintRow* row) { return row == window()->focusWidget(); });
}

/// Sets all parts for a width of the card, the choice `open` with its reasons in any case; returns its height. Where
/// that would be too high, reasons are left out first, and then the choices that are farthest from the open one; but
/// where it is among those shown before, they stay, so that the mouse can go from one to the other.
int HintCard::arrange(double width, Detail detail, int open, double highest) {
    std::vector<int> heights; // of the choices without reasons
    for (HintRow* row : rows_) {
        heights.push_back(row->arrange(qRound(width), unit_, 0));
    }
    double left = highest - headerHeight() - footerHeight(detail);
    shown_ = {open, open};
    const auto take = [&](int i) {
        const bool fits = left >= heights[static_cast<std::size_t>(i)];
        left -= fits ? heights[static_cast<std::size_t>(i)] : 0;
        return fits;
    };
    left -= rows_.empty() ? 0 : heights[static_cast<std::size_t>(open)];
    const auto takeAllOf = [&](const std::pair<int, int>& choices) {
        for (bool more = detail != Detail::One && !rows_.empty(); more;) {
            const bool below = shown_.second < choices.second && take(shown_.second + 1);
            const bool above = shown_.first > choices.first && take(shown_.first - 1);
            shown_ = {shown_.first - (above ? 1 : 0), shown_.second + (below ? 1 : 0)};
            more = below || above;
        }
    };
    if (open >= kept_.first && open <= kept_.second) {
        takeAllOf(kept_);
    }
    takeAllOf({0, static_cast<int>(heights.size()) - 1});
    double y = headerHeight();
    for (int i = shown_.first; i <= shown_.second && !rows_.empty(); ++i) {
        HintRow& row = *rows_[static_cast<std::size_t>(i)];
        int& high = heights[static_cast<std::size_t>(i)];
        if (detail == Detail::Everything || i == open) {
            const int title = std::exchange(high, row.arrange(qRound(width), unit_, high + std::max(0.0, left)));
            left -= high - title;
        }
        row.setGeometry(shadowRoom, shadowRoom + qRound(y), qRound(width), high);
        y += high;
    }
    const int crossSide = qRound(26 * unit_);
    cross_->setIconSize(QSize(1, 1) * qRound(14 * unit_));
    dress(*cross_, QStringLiteral("padding: 2px"));
    cross_->setGeometry(shadowRoom + qRound(width - 5 * unit_) - crossSide, shadowRoom + qRound(5 * unit_), crossSide,
                        crossSide);
    if (rows_.empty()) {
        return qRound(y + 44 * unit_);
    }
    dress(*play_, QStringLiteral("min-height: 0; padding: 0 14px; font-size: %1px").arg(qRound(type::body * unit_)));
    dress(*more_, QStringLiteral("QToolButton { padding: 0; font-size: %1px; border-color: %2 }"
                                 "QToolButton:focus { border-color: %3 }")
                      .arg(qRound(type::body * unit_))
                      .arg(theme_->line.name(), theme_->focus.name()));
    const int buttonWidth = std::max(qRound((isTight() ? 90 : 110) * unit_), play_->sizeHint().width());
    const int between = qRound(4 * unit_);
    const auto putMoreBefore = [&](int x) {
        const int moreWidth = qRound(34 * unit_);
        more_->setGeometry(x - between - moreWidth, cross_->y(), moreWidth, crossSide);
    };
    const int whole = static_cast<int>(std::ceil(y + footerHeight(detail))); // where that is the room, all fits again
    if (isTight()) {
        play_->setGeometry(cross_->x() - between - buttonWidth, cross_->y(), buttonWidth, crossSide);
        putMoreBefore(play_->x());
        return whole;
    }
    putMoreBefore(cross_->x());
    play_->setGeometry(shadowRoom + qRound(width - inset * unit_) - buttonWidth, shadowRoom + qRound(y + 8 * unit_),
                       buttonWidth, qRound(buttonHeight * unit_));
    return whole;
}

/// What is below the choices: the button that plays, or else an edge to be seen below what is always lit.
double HintCard::footerHeight(Detail detail) const {
    return (!isTight() ? buttonHeight + 18 : detail == Detail::One ? 8 : 0) * unit_;
}

/// Sets all parts for the choice that is looked at; the corner is that of the form, or where it was moved to.
void HintCard::settle() {
    const QSizeF size(form_.width, arrange(form_.width, form_.detail, current_, room_.rect.height()));
    kept_ = shown_;
    showRows();
    const QPointF corner = inside(moved_ ? QPointF(*moved_) : form_.corner, size);
    setGeometry(QRectF(corner, size).toRect().adjusted(-shadowRoom, -shadowRoom, shadowRoom, shadowRoom));
    update();
    emit resized();
}

/// The keyboard stays at what is seen.
void HintCard::showRows() {
    if (!rows_.empty()) {
        rows_[static_cast<std::size_t>(current_)]->show();
        if (isAtChoice() || (!isBrief() && more_->hasFocus())) {
            takeFocus();
        }
    }
    for (int i = 0; i < static_cast<int>(rows_.size()); ++i) {
        rows_[static_cast<std::size_t>(i)]->setVisible(i >= shown_.first && i <= shown_.second);
    }
    more_->setVisible(isBrief());
}

QRectF HintCard::card() const {
    return QRectF(geometry()).adjusted(shadowRoom, shadowRoom, -shadowRoom, -shadowRoom);
}

void HintCard::hideEvent(QHideEvent* event) {
    ticks_.stop(); // nothing moves behind a closed card
    QWidget::hideEvent(event);
}

void HintCard::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF card = this->card().translated(-pos());
    paintCard(painter, card, theme_->panel, metrics::cardRadius, *theme_);
    const double icon = 20 * unit_;
    const double high = headerHeight();
    paintSvg(painter, QRectF(card.left() + inset * unit_, card.top() + (high - icon) / 2, icon, icon),
             QStringLiteral("icon-hint"), theme_->text);
    const double x = card.left() + (inset + 28) * unit_;
    painter.setPen(theme_->text);
    painter.setFont(themeFont(qRound(type::name * unit_), true));
    const double buttons = isBrief() ? more_->x() : isTight() && !rows_.empty() ? play_->x() : cross_->x();
    if (QFontMetricsF(painter.font()).horizontalAdvance(tr("Hint")) <= buttons - x) { // the icon says it, too
        painter.drawText(QRectF(x, card.top(), card.width(), high), Qt::AlignLeft | Qt::AlignVCenter, tr("Hint"));
    }
    painter.setPen(theme_->secondaryText);
    if (!rows_.empty()) {
        if (!isTight()) {
            painter.setFont(themeFont(qRound(type::caption * unit_)));
            painter.drawText(QRectF(x, card.top(), buttons - 8 * unit_ - x, high), Qt::AlignRight | Qt::AlignVCenter,
                             tr("chance to win"));
        }
        painter.setPen(QPen(theme_->line, 1));
        painter.drawLine(QPointF(card.left(), card.top() + high - 0.5), QPointF(card.right(), card.top() + high - 0.5));
        return;
    }
    painter.setFont(themeFont(qRound(type::log * unit_)));
    const double y = card.top() + high;
    painter.drawText(QRectF(card.left() + inset * unit_, y - 2 * unit_, card.width() - 2 * inset * unit_, 20 * unit_),
                     Qt::AlignLeft | Qt::AlignVCenter, tr("Thinking about your choices…"));
    const QRectF bar(card.left() + inset * unit_, y + 24 * unit_, card.width() - 2 * inset * unit_, 6 * unit_);
    const double part =
        look_.thinkingMs > 0 ? std::min(1.0, static_cast<double>(since_.elapsed()) / look_.thinkingMs) : 0;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme_->line);
    painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2);
    painter.setBrush(theme_->accent);
    QRectF done = bar;
    done.setWidth(std::max(bar.height(), bar.width() * part));
    painter.drawRoundedRect(done, bar.height() / 2, bar.height() / 2);
}

void HintCard::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        emit closed();
        return;
    }
    QWidget::keyPressEvent(event);
}

/// One choice further for each notch.
void HintCard::wheelEvent(QWheelEvent* event) {
    constexpr int notch = 120;
    turned_ += event->angleDelta().y();
    const int by = turned_ / notch;
    turned_ -= by * notch;
    if (by != 0 && !rows_.empty()) {
        lookAt(std::clamp(current_ - by, 0, static_cast<int>(rows_.size()) - 1));
    }
}

void HintCard::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        grip_ = event->position().toPoint();
    }
}

void HintCard::mouseMoveEvent(QMouseEvent* event) {
    if (grip_ && (event->buttons() & Qt::LeftButton)) {
        moved_ = mapToParent(event->position().toPoint() - *grip_) + QPoint(shadowRoom, shadowRoom);
        settle();
    }
}

void HintCard::mouseReleaseEvent(QMouseEvent* /*event*/) {
    grip_.reset();
}

} // namespace ashlar::app
