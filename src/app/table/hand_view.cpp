#include "app/table/hand_view.h"

#include "app/look/card_painter.h"
#include "app/look/rank_painter.h"
#include "app/look/stage_painter.h"
#include "app/look/tile_painter.h"

#include <QApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVariantAnimation>

#include <cmath>
#include <utility>

namespace ashlar::app {

namespace {

/// Paints the tile of a place with its key cap; the size of a place is as high as the tray, for tiles that rise.
class HandDelegate : public QStyledItemDelegate {
public:
    HandDelegate(HandView& view, const TrayLayout& layout) : QStyledItemDelegate(&view), view_{view}, layout_{layout} {}

    QSize sizeHint(const QStyleOptionViewItem& /*option*/, const QModelIndex& /*index*/) const override {
        return {qRound(layout_.pitch), qRound(layout_.hand.height())};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& /*option*/, const QModelIndex& index) const override {
        const int row = index.row();
        const QRectF rect = view_.tileRect(row);
        const auto face = view_.hand().face(row);
        if (face && !view_.isDragged(row)) {
            paintTile(*painter, rect, *face, view_.tileState(row), view_.theme());
            view_.paintMarks(*painter, row);
        } else if (view_.hand().isBack(row)) {
            paintTileBack(*painter, rect, handShadow, view_.theme());
        } else {
            paintEmptyPlace(*painter, rect, view_.theme());
        }
        if (face) {
            const QRectF cap = view_.keyCapRect(row);
            painter->save();
            painter->translate(cap.topLeft());
            painter->scale(layout_.text, layout_.text); // the cap is drawn for texts of the design size
            paintKeyCap(*painter, QRectF(QPointF(0, 0), cap.size() / layout_.text), QString::number(row + 1),
                        view_.theme());
            painter->restore();
        }
    }

private:
    HandView& view_;
    const TrayLayout& layout_;
};

} // namespace

HandView::HandView(HandModel& model, QWidget* parent)
    : QListView(parent), model_{model}, theme_{&lightTheme()}, lifting_{new QVariantAnimation(this)} {
    setObjectName(QStringLiteral("hand"));
    setModel(&model);
    setItemDelegate(new HandDelegate(*this, layout_));
    setFlow(LeftToRight);
    setWrapping(false);
    setUniformItemSizes(true);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setAccessibleName(tr("Hand"));
    setStyleSheet(QStringLiteral("QListView { background: transparent; border: none; padding: 0; }"));
    setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    viewport()->setMouseTracking(true);
    connect(&model, &QAbstractItemModel::dataChanged, viewport(), qOverload<>(&QWidget::update));
    lifting_->setStartValue(0.0);
    lifting_->setEndValue(1.0);
    lifting_->setEasingCurve(motion::select.easing);
    connect(lifting_, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        for (int row = 0; row < HandModel::places; ++row) {
            const auto i = static_cast<std::size_t>(row);
            const double goal = row == selected_ ? selectLift : row == hovered_ ? hoverLift : 0;
            lift_[i] = from_[i] + (goal - from_[i]) * value.toDouble();
        }
        viewport()->update();
    });
}

void HandView::setTheme(const Theme& theme) {
    theme_ = &theme;
    viewport()->update();
}

void HandView::setLayOut(const TrayLayout& layout) {
    layout_ = layout;
    setGeometry(layout.hand.toRect());
    scheduleDelayedItemsLayout();
    viewport()->update();
}

void HandView::setSelected(int row) {
    if (row != selected_) {
        selected_ = row;
        if (row >= 0) {
            selectionModel()->select(model_.index(row), QItemSelectionModel::ClearAndSelect);
        } else {
            selectionModel()->clearSelection();
        }
        lift();
    }
}

void HandView::setFocused(int row, bool ring) {
    focused_ = row;
    ring_ = ring;
    if (row >= 0 && currentIndex().row() != row) {
        selectionModel()->setCurrentIndex(model_.index(row), QItemSelectionModel::NoUpdate);
    }
    viewport()->update();
}

void HandView::setMarks(std::vector<std::pair<flaming::Tile, int>> marks, int strong) {
    marks_ = std::move(marks);
    strong_ = strong;
    viewport()->update();
}

void HandView::paintMarks(QPainter& painter, int row) const {
    const QRectF tile = tileRect(row);
    const double side = std::max(18.0, tile.width() * 0.27);
    double x = tile.left() - side * 0.2;
    for (const auto& mark : marks_) {
        if (mark.first == model_.tile(row)) {
            paintRank(painter, QRectF(x, tile.bottom() - side * 0.85, side, side), mark.second, mark.second == strong_,
                      *theme_);
            x += side * 1.06;
        }
    }
}

void HandView::setDragged(int row) {
    dragged_ = row;
    viewport()->update();
}

void HandView::setHovered(int row) {
    if (row != hovered_) {
        hovered_ = row;
        viewport()->setCursor(row >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
        lift();
        emit hovered(row);
    }
}

void HandView::lift() {
    lifting_->stop();
    from_ = lift_;
    const int ms = atSpeed(motion::select.ms, speed_);
    lifting_->setDuration(ms);
    if (ms > 0) {
        lifting_->start();
    } else {
        lifting_->setCurrentTime(0);
        emit lifting_->valueChanged(1.0);
    }
}

QRectF HandView::tileRect(int row) const {
    const double up = lift_[static_cast<std::size_t>(row)] * layout_.unit;
    return layout_.tileRect(row).translated(-std::round(layout_.hand.left()), -up);
}

QRectF HandView::keyCapRect(int row) const {
    return layout_.keyCap(row).translated(-std::round(layout_.hand.left()), 0);
}

TileState HandView::tileState(int row) const {
    TileState state = row == selected_  ? TileState::selected()
                      : row == hovered_ ? TileState::hovered()
                                        : TileState::inHand();
    state.focus = ring_ && row == focused_ && hasFocus();
    return state;
}

int HandView::rowAt(const QPointF& position) const {
    for (int row = 0; row < HandModel::places; ++row) {
        const QRectF rest = tileRect(row);
        // The tile and what is below it, so that a risen tile does not slip away from under the mouse.
        const QRectF area(rest.left(), rest.top(), rest.width(), height() - rest.top());
        if (area.contains(position) && model_.face(row)) {
            return row;
        }
    }
    return -1;
}

void HandView::mousePressEvent(QMouseEvent* event) {
    pressed_ = event->button() == Qt::LeftButton ? rowAt(event->position()) : -1;
    pressedTile_ = pressed_ >= 0 ? model_.tile(pressed_) : flaming::Tile::None;
    pressedAt_ = event->position();
}

void HandView::mouseMoveEvent(QMouseEvent* event) {
    if (dragged_ >= 0) {
        emit dragMoved(event->globalPosition());
        return;
    }
    const double moved = (event->position() - pressedAt_).manhattanLength();
    if (pressed_ >= 0 && (event->buttons() & Qt::LeftButton) && moved >= QApplication::startDragDistance()) {
        emit dragBegan(pressed_, event->globalPosition());
        return;
    }
    setHovered(rowAt(event->position()));
}

void HandView::mouseReleaseEvent(QMouseEvent* event) {
    const int row = std::exchange(pressed_, -1);
    if (dragged_ >= 0) {
        emit dragEnded(event->globalPosition());
    } else if (event->button() == Qt::LeftButton && row >= 0 && rowAt(event->position()) == row &&
               model_.tile(row) == pressedTile_) { // the hand may have changed meanwhile
        emit tileClicked(row);
    }
}

// The second press of two quick clicks is a press like any other.
void HandView::mouseDoubleClickEvent(QMouseEvent* event) {
    mousePressEvent(event);
}
void HandView::leaveEvent(QEvent* /*event*/) {
    setHovered(-1);
}
// Keys are the table's; the wheel moves nothing.
void HandView::keyPressEvent(QKeyEvent* event) {
    event->ignore();
}
void HandView::wheelEvent(QWheelEvent* event) {
    event->ignore();
}

void HandView::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    viewport()->update();
    emit focusArrived();
}

void HandView::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    viewport()->update();
    emit focusLeft();
}

bool HandView::viewportEvent(QEvent* event) {
    // A hand has no rows to be hovered by the style: only tiles are.
    return event->type() == QEvent::HoverMove ? true : QListView::viewportEvent(event);
}

} // namespace ashlar::app
