// Turns the events of a choice into steps of an animation: what moves, from where to where, in which time.
#pragma once

#include "app/table/animator.h"
#include "app/table/caption.h"
#include "app/table/flight_layer.h"
#include "app/table/tile_item.h"
#include "ashlar/flaming/event.h"
#include "ashlar/flaming/view.h"

#include <functional>
#include <optional>
#include <vector>

namespace ashlar::app {

class HandTray;
class PyramidScene;

/// The parts of the table that take part, and what is known when the first event is played.
struct Cast {
    PyramidScene& scene;
    HandTray& tray;
    FlightLayer& flights;
    const flaming::TileSet* tiles = nullptr;
    int shownSeat = flaming::SeatView::nobody;                     ///< Whose hand is shown.
    QPointF stageOrigin;                                           ///< Of the scene, in the table.
    std::function<QPointF(int seat)> seatAnchor;                   ///< Where tiles of other seats come from and go to.
    std::function<SeatPip(int seat)> pip;                          ///< The mark on what a seat placed last.
    std::function<std::optional<QRectF>(flaming::Tile)> dropPlace; ///< Where a dragged tile was let go.
    std::function<std::optional<Caption>(std::span<const flaming::Event> step)> caption = {};
    std::function<void(const Caption&)> say = {};
    std::function<void(const flaming::Event&)> begun = {}; ///< See Table::stepBegan.
    bool reduced = false;                                  ///< Reduced motion: short fades.
    bool hurry = false; ///< Whoever watches is asked next: what is said last stays to be read with the question.
};

/// The steps for these events, in their order, each with its caption, and long enough to be read. They do no more than
/// show: whoever plays them sets the final position.
std::vector<Step> choreograph(const Cast& cast, const std::vector<flaming::Event>& events);

} // namespace ashlar::app
