#include "app/analysis/better_mark.h"

#include "app/look/tile_painter.h"
#include "app/table/effect_item.h"
#include "app/table/faces.h"
#include "app/table/fall_mark.h"
#include "app/table/stage_view.h"
#include "app/table/table.h"

namespace ashlar::app {

using namespace flaming;

namespace {

constexpr double ringRoom = 0.2; // around the tile, as a part of its side: for its ring

/// A tile that is not there.
EffectItem::Paint ghostOf(const TileFace& face, const Theme& theme) {
    return [face, &theme](QPainter& painter, const QRectF& rect, double /*progress*/) {
        const double room = rect.width() * ringRoom / (1 + 2 * ringRoom);
        paintTile(painter, rect.adjusted(room, room, -room, -room), face, TileState::ghostWith(Badge::None), theme);
    };
}

} // namespace

BetterMark::BetterMark(Table& table, QObject* parent)
    : QObject(parent), table_(table), scene_(&table.stage().pyramid()) {
    connect(&table_, &Table::played, this, &BetterMark::refresh);
    connect(scene_, &PyramidScene::geometryChanged, this, &BetterMark::refresh);
}

BetterMark::~BetterMark() {
    clear();
}

void BetterMark::clear() {
    if (scene_) {
        delete item_;
    }
    item_ = nullptr;
}

void BetterMark::show(const std::optional<Choice>& choice) {
    choice_ = choice;
    clear();
    // Whoever says this may be about to show how it came to the position.
    QMetaObject::invokeMethod(this, &BetterMark::refresh, Qt::QueuedConnection);
}

void BetterMark::refresh() {
    clear();
    if (!choice_ || !scene_ || table_.isPlaying()) {
        return;
    }
    const SeatView& view = table_.view();
    if (const auto* placement = choice_->as<Placement>()) {
        const QRectF cell = scene_->cellRect(placement->at);
        const double room = cell.width() * ringRoom;
        item_ = new EffectItem(cell.adjusted(-room, -room, room, room),
                               ghostOf(faceOf(view.tiles(), placement->tile), scene_->theme()));
    } else if (const auto* fall = choice_->as<Fall>(); fall != nullptr && view.prompt().kind == PromptKind::Fall) {
        const Cell from = view.prompt().from;
        const bool left = *fall == Fall::Left;
        const QRectF cell = scene_->cellRect(left ? belowLeft(from) : belowRight(from));
        const double room = cell.width() * 0.2;
        item_ = new EffectItem(cell.adjusted(room, room, -room, -room),
                               [this, left](QPainter& painter, const QRectF& rect, double /*progress*/) {
                                   paintFallMark(painter, rect, left ? -1 : 1, scene_->theme());
                               });
    } else {
        return;
    }
    item_->setZValue(layer::effects);
    scene_->addItem(item_);
}

} // namespace ashlar::app
