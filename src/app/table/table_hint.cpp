// The card of a hint at the table, and the marks of its choices on the stage and in the hand.
#include "app/table/chooser.h"
#include "app/table/curtain.h"
#include "app/table/hand_tray.h"
#include "app/table/stage_view.h"
#include "app/table/table.h"

#include <QAccessible>

namespace ashlar::app {

using namespace flaming;

void Table::setHint(const std::optional<HintLook>& look) {
    if (!look) {
        if (!hint_->isHidden()) {
            const bool hadFocus = hint_->isAncestorOf(window()->focusWidget());
            hint_->hide();
            hint_->forgetPlace();
            stage_->setObstacle({});
            stage_->pyramid().setAside(0, resizeTime());
            stage_->spots().setMarks({}, 0);
            tray_->hand().setMarks({}, 0);
            if (hadFocus) {
                chooser_->takeFocus();
            }
            showHints();
        }
        return;
    }
    hint_->setLook(*look);
    hint_->show();
    layOutHint();
    hint_->raise();
    curtain_->raise();
    stage_->setObstacle(hint_->card());
    if (!look->lines.empty()) {
        lookAtHint(hint_->current());
        hint_->takeFocus();
    }
    if (QAccessible::isActive()) {
        QAccessibleEvent event(hint_, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    }
    showHints();
}

void Table::layOutHint() {
    if (hint_->isHidden()) {
        return;
    }
    const double margin = 12;
    const StageGeometry& geometry = stage_->pyramid().geometry();
    const QRectF room(margin, margin, stage_->width() - 2 * margin, geometry.ground + geometry.terrace - 2 * margin);
    std::vector<QRectF> others = stage_->occupied();
    for (const HintLine& line : hint_->look().lines) {
        if (const int spot = stage_->spots().of(line.choice); spot != Spots::none) {
            const QRectF square = stage_->spots().item(spot)->place();
            const double disc = square.width() * 0.2; // the numbers stand out over the corner
            others.insert(others.end(), 6, square.adjusted(-disc, -disc, 0, 0));
        }
    }
    hint_->layOut(room, others, stage_->scale());
    const bool aside = hint_->isTight() && !hint_->look().lines.empty();
    stage_->pyramid().setAside(aside ? hint_->card().right() : 0, resizeTime());
}

void Table::lookAtHint(int line) {
    const std::vector<HintLine>& lines = hint_->look().lines;
    std::vector<ChoiceMark> marks;
    std::vector<std::pair<Tile, int>> tiles;
    for (const HintLine& each : lines) {
        const int rank = static_cast<int>(marks.size()) + 1;
        marks.push_back({each.choice, rank});
        if (const auto* placement = each.choice.as<Placement>()) {
            tiles.emplace_back(placement->tile, rank);
        }
    }
    stage_->spots().setMarks(marks, line + 1);
    tray_->hand().setMarks(tiles, line + 1);
    chooser_->pointAt(lines[static_cast<std::size_t>(line)].choice);
}

} // namespace ashlar::app
