#include "app/table/hint_card.h"

#include "app/enter_key.h"
#include "app/look/card_painter.h"
#include "app/look/svg_art.h"
#include "app/table/hint_row.h"
#include "app/table/stage_geometry.h"

#include <QAccessible>
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

constexpr int shadowRoom = 20;
constexpr double cardWidth = 316;
constexpr double tightWidth = 276;
constexpr double tightRoom = 640; ///< A stage of this width has little room.
constexpr double thinkingWidth = 236;
constexpr double inset = 12;
constexpr int grace = 300; ///< Milliseconds.
constexpr double buttonHeight = 30;
constexpr double wellRead = 36; ///< Side of tiles that are read with ease.

double overlap(const QRectF& a, const QRectF& b) {
    const QRectF common = a & b;
    return common.isEmpty() ? 0 : common.width() * common.height();
}

struct Place {
    QPointF corner;
    double covered = 0; ///< Square pixels of the others, those that are named twice counting twice.
};

/// Where a rectangle covers least; of several such places the one nearest to the upper left.
Place freestPlace(const QSizeF& size, const QRectF& room, const std::vector<QRectF>& others) {
    const double step = std::max(8.0, room.width() / 60);
    Place best{room.topLeft(), 0};
    double least = -1;
    for (double y = room.top(); y + size.height() <= room.bottom(); y += step) {
        for (double x = room.left(); x + size.width() <= room.right(); x += step) {
            double covered = 0;
            for (const QRectF& other : others) {
                covered += overlap(QRectF(QPointF(x, y), size), other);
            }
            const double cost = covered + (x - room.left() + y - room.top()) * 2;
            if (least < 0 || cost < least) {
                least = cost;
                best = {{x, y}, covered};
            }
        }
    }
    return best;
}

void dress(QWidget& widget, const QString& sheet) {
    if (widget.styleSheet() != sheet) { // setting the same one again is slow
        widget.setStyleSheet(sheet);
    }
}

bool covers(const QRectF& card, const std::vector<QRectF>& named) {
    return std::ranges::any_of(named, [&](const QRectF& rect) { return card.intersects(rect); });
}

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
    for (HintRow* row : std::exchange(rows_, {})) {
        row->disconnect(this); // the focus may come to it on its way out
        row->hide();
        row->deleteLater(); // it may be the one that was pressed
    }
    current_ = 0;
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
    const bool hadFocus = isAtChoice();
    current_ = line;
    lit_ = true;
    showCurrent();
    if (hadFocus) {
        takeFocus();
    }
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

bool HintCard::isTight() const {
    return room_.rect.width() < tightRoom * unit_;
}

/// Sets all parts for a width of the card, the choice `open` with its reasons in any case; returns its height.
int HintCard::arrange(double width, Detail detail, int open) {
    double y = headerHeight();
    for (int i = 0; i < static_cast<int>(rows_.size()); ++i) {
        if (detail == Detail::One && i != open) {
            continue;
        }
        HintRow& row = *rows_[static_cast<std::size_t>(i)];
        const int high = row.arrange(qRound(width), unit_, detail == Detail::Everything || i == open);
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
    if (isTight()) {
        play_->setGeometry(cross_->x() - between - buttonWidth, cross_->y(), buttonWidth, crossSide);
        putMoreBefore(play_->x());
        return qRound(y + (detail == Detail::One ? 8 * unit_ : 0)); // its edge is seen below what is always lit
    }
    putMoreBefore(cross_->x());
    play_->setGeometry(shadowRoom + qRound(width - inset * unit_) - buttonWidth, shadowRoom + qRound(y + 8 * unit_),
                       buttonWidth, qRound(buttonHeight * unit_));
    return qRound(y + (buttonHeight + 18) * unit_);
}

/// The height with the choice open that has most to say.
int HintCard::arrangeTallest(double width, Detail detail) {
    int height = 0;
    for (int i = 0; i < std::max(1, static_cast<int>(rows_.size())); ++i) {
        height = std::max(height, arrange(width, detail, i));
    }
    return height;
}

void HintCard::layOut(const HintRoom& room) {
    if (placed_ && room == room_) {
        return;
    }
    const bool stays = placed_ && room.rect == room_.rect && room.scale == room_.scale;
    room_ = room;
    unit_ = textScale(room.scale);
    const QPointF before = form_.corner;
    form_ = findForm();
    if (stays) {
        form_.corner = before;
    }
    placed_ = true;
    settle();
}

HintCard::Form HintCard::findForm() {
    Form form;
    form.width = std::round(std::min((rows_.empty() ? thinkingWidth
                                      : isTight()   ? tightWidth
                                                    : cardWidth) *
                                         unit_,
                                     room_.rect.width()));
    std::vector<QRectF> others = room_.others;
    for (const QRectF& rect : room_.named) {
        others.insert(others.end(), 30, rect);
    }
    const QSizeF whole(form.width, arrange(form.width, Detail::Everything, current_));
    const Place place = freestPlace(whole, room_.rect, others);
    // The reasons of one choice alone, where all of them would cover much more.
    const QSizeF small(form.width, arrangeTallest(form.width, Detail::Reasons));
    const Place smallPlace = freestPlace(small, room_.rect, others);
    const auto tooHigh = [&](const QSizeF& size) { return size.height() > room_.rect.height(); };
    const bool compact = covers({place.corner, whole}, room_.named) ||
                         smallPlace.covered < place.covered - 1500 * unit_ || tooHigh(whole);
    form.detail = compact ? Detail::Reasons : Detail::Everything;
    form.corner = compact ? smallPlace.corner : place.corner;
    const QSizeF shown = compact ? small : whole;
    form.cornered = !rows_.empty() && (isTight() || tooHigh(shown) || covers({form.corner, shown}, room_.named));
    if (form.cornered) {
        form.corner = room_.rect.topLeft();
        form.detail = detailBeside(form, whole.height(), small.height());
    }
    form.tallest = form.detail == Detail::Everything ? whole.height() : arrangeTallest(form.width, form.detail);
    return form;
}

/// How much of it there is room for in the corner, with all tiles beside it: `whole` and `reasons` are the heights with
/// the reasons of all choices and of one.
HintCard::Detail HintCard::detailBeside(const Form& form, double whole, double reasons) {
    const auto tileBeside = [&](double height) {
        const auto beside = besideObstacle(room_.geometry, room_.stage,
                                           {{form.corner, QSizeF(form.width, height)}, room_.cells, room_.cells});
        return beside ? beside->tile : 0;
    };
    if (whole <= room_.rect.height() && tileBeside(whole) == room_.geometry.tile) {
        return Detail::Everything;
    }
    const double tile = reasons <= room_.rect.height() ? tileBeside(reasons) : 0;
    const bool enough = tile >= std::min(wellRead, room_.geometry.tile);
    const double alone = tileBeside(arrangeTallest(form.width, Detail::One));
    const bool brief = !enough && !expanded_ && rows_.size() > 1 && (alone > tile || tile == 0);
    return brief ? Detail::One : Detail::Reasons;
}

/// Sets all parts for the choice that is looked at; the corner is that of the form, or where it was moved to.
void HintCard::settle() {
    const QSizeF size(form_.width, arrange(form_.width, form_.detail, current_));
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
        if (isBrief() ? isAtChoice() : more_->hasFocus()) {
            takeFocus();
        }
    }
    for (int i = 0; i < static_cast<int>(rows_.size()); ++i) {
        rows_[static_cast<std::size_t>(i)]->setVisible(!isBrief() || i == current_);
    }
    more_->setVisible(isBrief());
}

void HintCard::expand() {
    expanded_ = true;
    placed_ = false;
}

QPointF HintCard::inside(QPointF corner, const QSizeF& size) const {
    const QRectF& room = room_.rect;
    return {std::clamp(corner.x(), room.left(), std::max(room.left(), room.right() - size.width())),
            std::clamp(corner.y(), room.top(), std::max(room.top(), room.bottom() - size.height()))};
}

void HintCard::keepInside(const QRectF& room) {
    if (!isHidden() && room != room_.rect) {
        room_.rect = room;
        placed_ = false;
        move(inside(card().topLeft(), card().size()).toPoint() - QPoint(shadowRoom, shadowRoom));
    }
}

void HintCard::forgetPlace() {
    moved_.reset();
    placed_ = false;
}

QRectF HintCard::card() const {
    return QRectF(geometry()).adjusted(shadowRoom, shadowRoom, -shadowRoom, -shadowRoom);
}

QRectF HintCard::obstacle() const {
    return form_.cornered && !moved_ ? QRectF(card().topLeft(), QSizeF(card().width(), form_.tallest)) : QRectF();
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
