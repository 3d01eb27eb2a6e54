#include "app/table/pyramid_scene.h"

#include "app/look/stage_painter.h"
#include "app/table/effect_item.h"
#include "app/table/faces.h"
#include "app/table/motion.h"

#include <QElapsedTimer>
#include <QGraphicsView>
#include <QPainter>
#include <QTimer>
#include <QVariantAnimation>

#include <algorithm>
#include <utility>
#include <vector>

namespace ashlar::app {

using namespace flaming;

namespace {

constexpr double fallRise = 0.09;        ///< How far a tile that waits to fall is lifted, in sides.
constexpr double forecastBurning = 0.5;  ///< Flames at their largest, which do not move.
constexpr double forecastLeaving = 0.45; ///< Opacity of a tile that would leave the game.
constexpr int prepareEvery = 10;         ///< Milliseconds between two slices of drawing the faces of a new size.
constexpr int prepareFor = 3;            ///< Milliseconds of a slice; a frame must still fit in besides.

} // namespace

PyramidScene::PyramidScene(QObject* parent)
    : QGraphicsScene(parent), theme_{&lightTheme()}, resizing_{new QVariantAnimation(this)}, preparing_{
                                                                                                 new QTimer(this)} {
    setItemIndexMethod(NoIndex); // a few dozen items that move
    resizing_->setEasingCurve(motion::resize.easing);
    preparing_->setInterval(prepareEvery);
    connect(preparing_, &QTimer::timeout, this, &PyramidScene::prepareFaces);
    geometry_ = target();
}

void PyramidScene::setTheme(const Theme& theme) {
    theme_ = &theme;
    room_ = {};
    for (const auto& entry : tiles_) {
        entry.second->setTheme(theme);
    }
    update();
}

void PyramidScene::setStageSize(const QSizeF& stage, double scale) {
    stage_ = stage;
    scale_ = scale;
    setSceneRect(QRectF(QPointF(0, 0), stage));
    room_ = {};
    resizeTo(target(), 0);
    update();
}

void PyramidScene::setAside(const std::optional<Obstacle>& obstacle, int ms) {
    if (obstacle != aside_) {
        aside_ = obstacle;
        resizeTo(target(), ms);
    }
}

StageGeometry PyramidScene::target() const {
    const StageGeometry rest = restGeometry();
    return aside_ ? besideObstacle(rest, stage_, *aside_).value_or(rest) : rest;
}

void PyramidScene::resizeTo(const StageGeometry& geometry, int ms) {
    resizing_->stop();
    resizing_->disconnect(this);
    preparing_->stop();
    for (const auto& entry : tiles_) {
        entry.second->setFaceSide(ms > 0 && geometry.tile != geometry_.tile ? geometry_.tile : 0);
    }
    if (ms <= 0 || geometry == geometry_) {
        setGeometry(geometry);
        return;
    }
    resizing_->setDuration(ms);
    resizing_->setStartValue(0.0);
    resizing_->setEndValue(1.0);
    const StageGeometry from = geometry_;
    connect(resizing_, &QVariantAnimation::valueChanged, this,
            [this, from, geometry](const QVariant& part) { setGeometry(blended(from, geometry, part.toDouble())); });
    resizing_->start();
    preparing_->start();
}

/// Draws the faces of the new size in slices: all of them at once would hold up a frame.
void PyramidScene::prepareFaces() {
    QElapsedTimer slice;
    slice.start();
    const double ratio = views().isEmpty() ? 1 : views().constFirst()->devicePixelRatioF();
    const double side = target().tile;
    for (const auto& entry : tiles_) {
        entry.second->prepareFace(side, ratio);
        if (slice.elapsed() >= prepareFor) {
            return;
        }
    }
    if (resizing_->state() != QAbstractAnimation::Running) {
        preparing_->stop();
        for (const auto& entry : tiles_) {
            entry.second->setFaceSide(0);
        }
    }
}

void PyramidScene::setGeometry(const StageGeometry& geometry) {
    const StageGeometry before = std::exchange(geometry_, geometry);
    const double grown = geometry.tile / before.tile;
    for (EffectItem* effect : effects_) { // each stays with the cell it belongs to
        const QPointF corner((effect->rect().x() - before.left) * grown + geometry.left,
                             (effect->rect().y() - before.ground) * grown + geometry.ground);
        effect->setRect({corner, effect->rect().size() * grown});
    }
    for (const auto& entry : tiles_) {
        entry.second->setPlace(restingPlace(*entry.second));
    }
    update();
    emit geometryChanged();
}

void PyramidScene::show(const SeatView& view, int resizeMs) {
    clearEffects();
    setShake({});
    const Prompt asked = view.prompt();
    falling_ = asked.kind == PromptKind::Fall ? asked.tile : Tile::None;
    fallSide_ = 0;
    forecast_ = {};
    const PlacedTiles pyramid = view.pyramid();
    TileMask shown;
    std::vector<Cell> cells;
    for (const PlacedTile placed : pyramid) {
        shown |= placed.tile;
        cells.push_back(placed.at);
    }
    std::erase_if(tiles_, [&](const auto& entry) {
        const bool gone = !shown.contains(entry.first);
        if (gone) {
            delete entry.second;
        }
        return gone;
    });
    if (lastPlaced_ && !shown.contains(lastPlaced_->tile)) {
        lastPlaced_.reset();
    }
    welcome_ = false;
    extent_ = extentOf(cells);
    for (const PlacedTile placed : pyramid) {
        TileItem* item = tileItem(placed.tile);
        if (item == nullptr || item->face() != faceOf(view.tiles(), placed.tile)) {
            removeTile(placed.tile);
            item = addTile(placed.tile, view.tiles(), placed.at);
        }
        item->setCell(placed.at);
        item->setState(stateOf(placed.tile));
        item->setSpeedLines(placed.tile == falling_ ? 1 : 0);
        item->setZValue(placed.tile == falling_ ? layer::ghost : layer::tiles);
        item->setOpacity(1);
        item->setVisible(true);
        item->setPlace(restingPlace(*item));
    }
    resizeTo(target(), resizeMs);
}

void PyramidScene::setLastPlaced(std::optional<LastPlaced> placed) {
    lastPlaced_ = std::move(placed);
    refreshTiles();
}

void PyramidScene::setForecast(const Forecast& forecast) {
    if (forecast != forecast_) {
        forecast_ = forecast;
        refreshTiles();
    }
}

void PyramidScene::refreshTiles() {
    for (const auto& entry : tiles_) {
        entry.second->setState(stateOf(entry.first));
        entry.second->setZValue(entry.first == falling_                  ? layer::ghost
                                : forecast_.burned.contains(entry.first) ? layer::flames
                                                                         : layer::tiles);
    }
}

void PyramidScene::aimFall(int side) {
    fallSide_ = side;
    if (TileItem* item = tileItem(falling_)) {
        item->setState(stateOf(falling_));
        item->setSpeedLines(side < 0 ? -1 : 1);
    }
}

QRectF PyramidScene::restingPlace(const TileItem& item) const {
    const QRectF cell = cellRect(item.cell());
    return item.tile() == falling_ ? cell.translated(0, -cell.height() * fallRise) : cell;
}

TileState PyramidScene::stateOf(Tile tile) const {
    TileState state = tile == falling_ ? TileState::falling() : TileState{};
    if (fallSide_ < 0) {
        state.tilt = -state.tilt;
    }
    state.taken = forecast_.taken.contains(tile);
    state.burning = forecast_.burned.contains(tile) ? forecastBurning : 0;
    if (forecast_.removed.contains(tile)) {
        state.opacity = forecastLeaving;
    }
    if (lastPlaced_ && lastPlaced_->tile == tile && tile != falling_) {
        state.placedBy = lastPlaced_->pip;
    }
    return state;
}

TileItem* PyramidScene::tileItem(Tile tile) const {
    const auto found = tiles_.find(tile);
    return found == tiles_.end() ? nullptr : found->second;
}

QList<TileItem*> PyramidScene::tileItems() const {
    QList<TileItem*> items;
    for (const auto& entry : tiles_) {
        items.append(entry.second);
    }
    std::sort(items.begin(), items.end(),
              [](const TileItem* a, const TileItem* b) { return scannedBefore(a->cell(), b->cell()); });
    return items;
}

TileItem* PyramidScene::addTile(Tile tile, const TileSet& tiles, Cell at) {
    removeTile(tile);
    auto* item = new TileItem(tile, faceOf(tiles, tile), *theme_);
    item->setCell(at);
    item->setZValue(layer::tiles);
    item->setPlace(cellRect(at));
    addItem(item);
    tiles_[tile] = item;
    return item;
}

void PyramidScene::removeTile(Tile tile) {
    delete tileItem(tile);
    tiles_.erase(tile);
}

EffectItem* PyramidScene::addEffect(const QRectF& rect, double z, EffectItem::Paint paint) {
    auto* item = new EffectItem(rect, std::move(paint));
    item->setZValue(z);
    addItem(item);
    effects_.append(item);
    return item;
}

void PyramidScene::clearEffects() {
    qDeleteAll(effects_);
    effects_.clear();
}

void PyramidScene::setShake(const QPointF& offset) {
    for (const auto& entry : tiles_) {
        entry.second->setPlace(cellRect(entry.second->cell()).translated(offset));
    }
}

void PyramidScene::drawBackground(QPainter* painter, const QRectF& rect) {
    const double ratio = painter->device()->devicePixelRatioF();
    if (room_.isNull() || room_.devicePixelRatio() != ratio) {
        room_ = QPixmap((stage_ * ratio).toSize());
        room_.setDevicePixelRatio(ratio);
        room_.fill(theme_->window);
        QPainter fresh(&room_);
        paintRoom(fresh, QRectF(QPointF(0, 0), stage_), *theme_, geometry_.terrace);
    }
    painter->drawPixmap(rect, room_, QRectF(rect.topLeft() * ratio, rect.size() * ratio));
    if (welcome_) {
        return paintWelcome(*painter, geometry_, *theme_);
    }
    double left = 0;
    double right = 0;
    for (const auto& entry : tiles_) {
        const TileItem* item = entry.second;
        if (item->cell().row == 0) {
            const QRectF place = cellRect(item->cell());
            left = right == 0 ? place.left() : std::min(left, place.left());
            right = right == 0 ? place.right() : std::max(right, place.right());
        }
    }
    if (right > left) {
        paintPyramidShadow(*painter, {left, geometry_.ground}, {right, geometry_.ground}, *theme_,
                           geometry_.terrace / metrics::terraceHeight);
    }
}

} // namespace ashlar::app
