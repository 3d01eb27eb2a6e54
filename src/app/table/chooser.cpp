#include "app/table/chooser.h"

#include "app/table/flight_layer.h"
#include "app/table/hand_tray.h"
#include "app/table/stage_view.h"

#include <QKeyEvent>
#include <QVariantAnimation>

#include <utility>

namespace ashlar::app {

using namespace flaming;

namespace {

bool isGo(int key) {
    return key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space;
}

std::optional<Direction> directionOf(int key) {
    switch (key) {
    case Qt::Key_Left:
        return Direction::Left;
    case Qt::Key_Right:
        return Direction::Right;
    case Qt::Key_Up:
        return Direction::Up;
    case Qt::Key_Down:
        return Direction::Down;
    default:
        return std::nullopt;
    }
}

} // namespace

Chooser::Chooser(StageView& stage, HandTray& tray, FlightLayer& flights)
    : QObject(&stage), stage_{stage}, tray_{tray}, flights_{flights}, spots_{stage.spots()},
      returning_{new QVariantAnimation(this)} {
    HandView& hand = tray.hand();
    connect(&hand, &HandView::tileClicked, this, &Chooser::clickTile);
    connect(&hand, &HandView::dragBegan, this, &Chooser::beginDrag);
    connect(&hand, &HandView::dragMoved, this, &Chooser::moveDrag);
    connect(&hand, &HandView::dragEnded, this, &Chooser::endDrag);
    connect(&hand, &HandView::focusArrived, this, &Chooser::showFocus);
    connect(&stage, &StageView::spotClicked, this, [this](int spot) {
        forgetKeys();
        activate(spot);
    });
    connect(&stage, &StageView::focusArrived, this, &Chooser::showFocus);
    connect(&stage, &StageView::focusLeft, this, &Chooser::showFocus);
    connect(&spots_, &Spots::pressed, this, &Chooser::activate, Qt::QueuedConnection);
    connect(&spots_, &Spots::aimChanged, this, &Chooser::sayAim);
    connect(&tray.model(), &QAbstractItemModel::dataChanged, this, [this] {
        tray_.hand().setSelected(tray_.model().rowOf(selected_)); // the order may have changed
    });
    returning_->setStartValue(0.0);
    returning_->setEndValue(1.0);
    returning_->setEasingCurve(motion::place.easing);
}

void Chooser::setHand(const SeatView& view) {
    if (selected_ != Tile::None &&
        (view.seat() == SeatView::nobody || !view.knownHand(view.seat()).contains(selected_))) {
        deselect();
    }
    tray_.hand().setSelected(tray_.model().rowOf(selected_));
}

void Chooser::ask(const SeatView& view) {
    asked_ = view;
    dropped_.reset();
    spot_ = Spots::none;
    spots_.offer(view);
    if (spots_.isFall()) {
        deselect();
    } else {
        spots_.setTile(selected_);
    }
    // Keys go to the table, unless they are in use elsewhere in the window.
    const QWidget* focus = stage_.window()->focusWidget();
    const QWidget* table = stage_.parentWidget();
    if (!stage_.isHidden() && (focus == nullptr || focus == table || table->isAncestorOf(focus))) {
        takeFocus();
    }
    showFocus();
}

void Chooser::takeFocus() {
    if (spots_.isFall()) {
        stage_.setFocus(Qt::OtherFocusReason);
    } else {
        focusHand(tray_.model().face(row_) ? row_ : rowBeside(-1, 1));
    }
}

void Chooser::stop() {
    cancelDrag();
    asked_.reset();
    spot_ = Spots::none;
    spots_.clear();
}

void Chooser::select(int row) {
    selected_ = tray_.model().tile(row);
    row_ = row;
    tray_.hand().setSelected(row);
    if (asked_ && !spots_.isFall()) {
        spots_.setTile(selected_);
    }
}

void Chooser::pointAt(const Choice& choice) {
    if (!asked_ || spots_.of(choice) == Spots::none) {
        return;
    }
    spot_ = spots_.of(choice); // Enter plays what is seen there
    if (const auto* placement = choice.as<Placement>()) {
        select(tray_.model().rowOf(placement->tile));
    }
    spots_.setHovered(spot_);
    showFocus();
}

std::optional<Choice> Chooser::aim() const {
    const bool byKeys = stage_.hasFocus() && spot_ != Spots::none && spot_ < spots_.count();
    const int aimed = byKeys ? spot_ : spots_.aimed();
    return aimed == Spots::none ? std::nullopt : spots_.choice(aimed);
}

void Chooser::choose(const Choice& choice) {
    pointAt(choice);
    activate(spots_.of(choice));
}

void Chooser::deselect() {
    selected_ = Tile::None;
    tray_.hand().setSelected(-1);
    if (asked_ && !spots_.isFall()) {
        spots_.setTile(Tile::None);
    }
}

void Chooser::clickTile(int row) {
    forgetKeys();
    tray_.hand().setFocus(Qt::MouseFocusReason);
    if (row == tray_.hand().selected()) {
        deselect();
    } else {
        select(row);
    }
    showFocus();
}

void Chooser::activate(int spot) {
    if (!asked_ || spot < 0 || spot >= spots_.count()) {
        return;
    }
    const auto choice = spots_.choice(spot);
    if (!choice) {
        focusHand(row_); // a tile first
        return;
    }
    asked_.reset();
    selected_ = Tile::None;
    tray_.hand().setSelected(-1);
    spot_ = Spots::none;
    spots_.clear();
    emit chosen(*choice);
}

std::optional<QRectF> Chooser::takeDropPlace(Tile tile) {
    const auto dropped = std::exchange(dropped_, std::nullopt);
    return dropped && dropped->first == tile ? std::optional(dropped->second) : std::nullopt;
}

// ---- keyboard ----------------------------------------------------------------------------------------------------

void Chooser::forgetKeys() {
    keys_ = false;
    spot_ = spots_.isFall() ? Spots::none : spot_;
    showFocus();
}

void Chooser::focusHand(int row) {
    row_ = row;
    tray_.hand().setFocus(Qt::OtherFocusReason);
    showFocus();
}

void Chooser::focusSpot(int spot) {
    spot_ = spot;
    stage_.setFocus(Qt::OtherFocusReason);
    showFocus();
}

void Chooser::showFocus() {
    const bool onStage = stage_.hasFocus() && keys_;
    if (onStage && spot_ == Spots::none && spots_.count() > 0 && !spots_.isFall()) {
        spot_ = 0;
    }
    spots_.setFocused(onStage && spot_ < spots_.count() ? spot_ : Spots::none, keys_);
    tray_.hand().setFocused(row_, keys_);
}

void Chooser::sayAim() {
    const int aimed = spots_.aimed();
    emit hoverText(aimed == Spots::none ? RichLine{} : spots_.sentence(aimed));
}

int Chooser::rowBeside(int row, int step) const {
    for (int next = row + step; next >= 0 && next < HandModel::places; next += step) {
        if (tray_.model().face(next)) {
            return next;
        }
    }
    return row >= 0 ? row : 0;
}

bool Chooser::keyPress(const QKeyEvent& event) {
    if (event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) {
        return false;
    }
    const int key = event.key();
    const bool ours = isGo(key) || directionOf(key) || key == Qt::Key_Escape || (key >= Qt::Key_1 && key <= Qt::Key_5);
    if (!ours || (isGo(key) && event.isAutoRepeat())) {
        return ours;
    }
    keys_ = true;
    spots_.setHovered(Spots::none); // the mouse lies somewhere; the keys aim now
    if (key == Qt::Key_Escape) {
        if (drag_) {
            cancelDrag();
        } else if (selected_ != Tile::None) {
            deselect();
            focusHand(row_);
        } else {
            return false;
        }
        return true;
    }
    if (key >= Qt::Key_1 && key <= Qt::Key_5) {
        const int row = key - Qt::Key_1;
        if (tray_.model().face(row)) {
            select(row);
            if (asked_ && !spots_.isFall()) {
                focusSpot(spot_ == Spots::none ? 0 : spot_);
            } else {
                focusHand(row);
            }
        }
        return true;
    }
    if (spots_.isFall()) {
        return keyAtFall(key);
    }
    return stage_.hasFocus() && spots_.count() > 0 ? keyOnSpots(key) : keyInHand(key);
}

bool Chooser::keyAtFall(int key) {
    if (key == Qt::Key_Left || key == Qt::Key_Right) {
        focusSpot(key == Qt::Key_Left ? 0 : 1);
    } else if (isGo(key)) {
        // Enter alone never drops: a second press of the placing Enter must not choose a side.
        if (spot_ == Spots::none) {
            focusSpot(0);
        } else {
            activate(spot_);
        }
    }
    return true;
}

bool Chooser::keyOnSpots(int key) {
    if (isGo(key)) {
        activate(spot_);
        return true;
    }
    const auto direction = directionOf(key);
    const int next = spots_.next(spot_, *direction);
    if (next != Spots::none) {
        focusSpot(next);
    } else if (direction == Direction::Down) {
        focusHand(row_);
    }
    return true;
}

bool Chooser::keyInHand(int key) {
    if (key == Qt::Key_Left || key == Qt::Key_Right) {
        focusHand(rowBeside(row_, key == Qt::Key_Left ? -1 : 1));
        return true;
    }
    if (key == Qt::Key_Down || !tray_.model().face(row_)) {
        return true;
    }
    select(row_);
    if (asked_) {
        focusSpot(spot_ == Spots::none ? 0 : spot_);
    }
    return true;
}

// ---- dragging ----------------------------------------------------------------------------------------------------

void Chooser::beginDrag(int row, const QPointF& global) {
    if (drag_ || !asked_ || spots_.isFall()) {
        return;
    }
    forgetKeys();
    select(row);
    const QRectF place = tray_.tileRect(row).translated(tray_.pos());
    const QPointF mouse = flights_.mapFromGlobal(global);
    TileState state = TileState::hovered();
    state.ring = TileRing::Close;
    drag_ = Drag{row, flights_.add({tray_.model().face(row), place, state}), mouse - place.topLeft(), place};
    tray_.hand().setDragged(row);
    spots_.setGhostVisible(false);
    moveDrag(global);
}

void Chooser::moveDrag(const QPointF& global) {
    if (!drag_) {
        return;
    }
    const QPointF mouse = flights_.mapFromGlobal(global);
    drag_->place.moveTopLeft(mouse - drag_->grip);
    TileState state = TileState::hovered();
    state.ring = TileRing::Close;
    flights_.set(drag_->flight, {tray_.model().face(drag_->row), drag_->place, state});
    // The middle of the tile counts, or the mouse, wherever it was taken.
    const QPointF origin = stage_.pos();
    const int under = spots_.at(mouse - origin);
    spots_.setHovered(under != Spots::none ? under : spots_.at(drag_->place.center() - origin));
}

void Chooser::endDrag(const QPointF& global) {
    if (!drag_) {
        return;
    }
    moveDrag(global);
    const int spot = spots_.aimed();
    if (spot == Spots::none) {
        cancelDrag();
        return;
    }
    const Drag drag = *std::exchange(drag_, std::nullopt);
    flights_.remove(drag.flight);
    tray_.hand().setDragged(-1);
    spots_.setGhostVisible(true);
    dropped_ = {selected_, drag.place};
    activate(spot);
}

void Chooser::cancelDrag() {
    if (!drag_) {
        return;
    }
    const Drag drag = *std::exchange(drag_, std::nullopt);
    spots_.setGhostVisible(true);
    spots_.setHovered(Spots::none);
    deselect();
    const auto face = tray_.model().face(drag.row);
    const auto home = [this, drag] {
        flights_.remove(drag.flight);
        tray_.hand().setDragged(-1);
    };
    returning_->stop();
    returning_->disconnect(this);
    const int ms = atSpeed(motion::place.ms, speed_);
    if (ms == 0) {
        home();
        return;
    }
    connect(returning_, &QVariantAnimation::valueChanged, this, [this, drag, face](const QVariant& part) {
        const QPointF goal = tray_.tileRect(drag.row).translated(tray_.pos()).topLeft();
        const QPointF corner = drag.place.topLeft() + (goal - drag.place.topLeft()) * part.toDouble();
        flights_.set(drag.flight, {face, QRectF(corner, drag.place.size()), TileState::hovered()});
    });
    connect(returning_, &QAbstractAnimation::stateChanged, this, [home](QAbstractAnimation::State state) {
        if (state == QAbstractAnimation::Stopped) {
            home(); // at its end, or cut short
        }
    });
    returning_->setDuration(ms);
    returning_->start();
}

} // namespace ashlar::app
