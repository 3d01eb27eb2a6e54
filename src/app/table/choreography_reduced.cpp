#include "app/look/die_painter.h"
#include "app/table/choreographer.h"
#include "app/table/hand_tray.h"
#include "app/table/pyramid_scene.h"

namespace ashlar::app {

using namespace flaming;

void Fader::operator()(const event::Placed& e) {
    add({motion::fade.ms,
         [cast = cast_, e] {
             cast->dropPlace(e.tile);
             cast->tray.model().take(e.tile);
             cast->tray.setGrown(0);
             cast->scene.addTile(e.tile, *cast->tiles, e.at);
             cast->scene.setLastPlaced(LastPlaced{e.tile, cast->pip(e.seat)});
         },
         [cast = cast_, e](double ms) {
             if (TileItem* item = cast->scene.tileItem(e.tile)) {
                 item->setOpacity(ms / motion::fade.ms);
             }
         }});
}

void Fader::operator()(const event::Fell& e) {
    const auto fade = [cast = cast_, e](double opacity) {
        if (TileItem* item = cast->scene.tileItem(e.tile)) {
            item->setOpacity(opacity);
        }
    };
    add({motion::fade.ms, {}, [fade](double ms) { fade(1 - ms / motion::fade.ms); }});
    add({motion::fade.ms,
         [cast = cast_, e] {
             if (TileItem* item = cast->scene.tileItem(e.tile)) {
                 item->setCell(e.to);
                 item->setState({});
                 item->setSpeedLines(0);
                 item->setZValue(layer::tiles);
                 item->setPlace(cast->scene.cellRect(e.to));
             }
         },
         [fade](double ms) { fade(ms / motion::fade.ms); }});
}

void Fader::operator()(const event::DieRolled& e) {
    auto die = std::make_shared<EffectItem*>(nullptr);
    const auto face = static_cast<app::DieFace>(e.face);
    add({motion::fade.ms,
         [cast = cast_, die, face] {
             const double side = 96 * std::max(0.8, cast->scene.scale());
             *die = cast->scene.addEffect(
                 squareAt(cast->scene.sceneRect().center(), side), layer::effects,
                 [face](QPainter& painter, const QRectF& rect, double /*progress*/) { paintDie(painter, rect, face); });
         },
         [die](double ms) { (*die)->setOpacity(ms / motion::fade.ms); }});
    add({motion::die.ms, {}, [die](double ms) { // long enough to be read
             (*die)->setOpacity(std::clamp((motion::die.ms - ms) / motion::fade.ms, 0.0, 1.0));
         }});
}

void Fader::operator()(const event::Drew& e) {
    if (e.seat == cast_->shownSeat) {
        add({motion::fade.ms,
             [cast = cast_, e] {
                 cast->tray.setPile(std::max(0, cast->tray.pile() - 1));
                 cast->tray.model().put(e.tile);
             },
             {}});
    }
}

void Fader::leave() {
    if (gone_.empty()) {
        return;
    }
    add({motion::fade.ms, {}, [cast = cast_, gone = gone_](double ms) {
             for (const Gone& each : gone) {
                 if (TileItem* item = cast->scene.tileItem(each.tile)) {
                     item->setOpacity(1 - ms / motion::fade.ms);
                 }
             }
         }});
    add({0,
         [cast = cast_, gone = gone_] {
             for (const Gone& each : gone) {
                 cast->scene.removeTile(each.tile);
                 if (each.seat == cast->shownSeat && each.seat != SeatView::nobody) {
                     cast->tray.setPile(cast->tray.pile() + 1);
                     cast->tray.setGrown(cast->tray.grown() + 1);
                 }
             }
         },
         {}});
    gone_.clear();
}

} // namespace ashlar::app
