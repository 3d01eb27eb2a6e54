#include "app/table/stage_view.h"

#include <QKeyEvent>
#include <QMouseEvent>

namespace ashlar::app {

StageView::StageView(QWidget* parent)
    : QGraphicsView(parent), scene_{new PyramidScene(this)}, spots_{new Spots(*scene_)}, ribbon_{new Ribbon(this)},
      callout_{new Callout(this)} {
    setObjectName(QStringLiteral("stage"));
    setScene(scene_);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    setViewportUpdateMode(SmartViewportUpdate);
    setOptimizationFlags(DontAdjustForAntialiasing);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Pyramid"));
    viewport()->setMouseTracking(true);
    connect(spots_, &Spots::aimChanged, this, &StageView::showCallout);
    connect(scene_, &PyramidScene::geometryChanged, this, &StageView::showCallout);
    connect(spots_, &Spots::replaced, this, [this] { pressed_ = Spots::none; }); // a click is of one question
}

void StageView::setTheme(const Theme& theme) {
    scene_->setTheme(theme);
    ribbon_->setTheme(theme);
    callout_->setTheme(theme);
    spots_->refresh();
}

void StageView::setScale(double scale) {
    scale_ = scale;
    layOut();
}

void StageView::layOut() {
    scene_->setStageSize(size(), scale_);
    ribbon_->layOut(width(), scale_);
}

void StageView::showCallout() {
    const int aimed = spots_->aimed();
    const bool covered = obstacle_.intersects(ribbon_->pill());
    if (aimed == Spots::none || spots_->outlook(aimed).title.isEmpty()) {
        callout_->hide();
        ribbon_->setCovered(covered);
        return;
    }
    const Outlook& outlook = spots_->outlook(aimed);
    const flaming::TileMask affected = outlook.forecast.all();
    std::vector<QRectF> others;
    for (const TileItem* item : scene_->tileItems()) {
        others.push_back(item->place());
        if (affected.contains(item->tile())) {
            others.insert(others.end(), 4, item->place()); // these had better be seen
        }
    }
    for (int i = 0; i < spots_->count(); ++i) {
        others.insert(others.end(), 2, spots_->item(i)->place());
    }
    const double margin = 10;
    QRectF room = QRectF(rect()).adjusted(margin, margin, -margin, -margin);
    others.insert(others.end(), 3, QRectF(ribbon_->geometry()));
    if (!obstacle_.isNull()) {
        others.insert(others.end(), 12, obstacle_);
    }
    callout_->showOutlook(outlook, spots_->item(aimed)->place(), room, others, scale_);
    if (callout_->card().intersects(obstacle_) || obstacle_.width() > width() * 0.4) {
        callout_->hide(); // there is no room for both
    }
    ribbon_->setCovered(covered || (callout_->isVisibleTo(this) && callout_->card().intersects(ribbon_->pill())));
}

void StageView::setObstacle(const QRectF& obstacle) {
    obstacle_ = obstacle;
    showCallout();
}

std::vector<QRectF> StageView::occupied() const {
    const StageGeometry geometry = scene_->restGeometry();
    std::vector<QRectF> all{ribbon_->pill()};
    for (const TileItem* item : scene_->tileItems()) {
        all.insert(all.end(), 2, geometry.cell(item->cell()));
    }
    for (int i = 0; i < spots_->count(); ++i) {
        all.insert(all.end(), 6, geometry.cell(spots_->item(i)->cell()));
    }
    return all;
}

void StageView::resizeEvent(QResizeEvent* /*event*/) {
    layOut();
}

void StageView::hover(const QPoint& position) {
    const int i = spots_->at(mapToScene(position));
    spots_->setHovered(i);
    viewport()->setCursor(i != Spots::none && spots_->choice(i) ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void StageView::mousePressEvent(QMouseEvent* event) {
    hover(event->pos());
    pressed_ = event->button() == Qt::LeftButton ? spots_->at(mapToScene(event->pos())) : Spots::none;
}

void StageView::mouseMoveEvent(QMouseEvent* event) {
    hover(event->pos());
}

void StageView::mouseReleaseEvent(QMouseEvent* event) {
    const int i = spots_->at(mapToScene(event->pos()));
    if (event->button() == Qt::LeftButton && i != Spots::none && i == pressed_) {
        pressed_ = Spots::none;
        emit spotClicked(i);
    }
}

void StageView::leaveEvent(QEvent* /*event*/) {
    spots_->setHovered(Spots::none);
}

// Keys are the table's; the wheel moves nothing.
void StageView::keyPressEvent(QKeyEvent* event) {
    event->ignore();
}
void StageView::wheelEvent(QWheelEvent* event) {
    event->ignore();
}

void StageView::focusInEvent(QFocusEvent* event) {
    QGraphicsView::focusInEvent(event);
    emit focusArrived();
}

void StageView::focusOutEvent(QFocusEvent* event) {
    QGraphicsView::focusOutEvent(event);
    emit focusLeft();
}

} // namespace ashlar::app
