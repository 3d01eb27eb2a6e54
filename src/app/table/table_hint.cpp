// The card of a hint at the table, and the marks of its choices on the stage and in the hand.
#include "app/table/chooser.h"
#include "app/table/curtain.h"
#include "app/table/hand_tray.h"
#include "app/table/stage_view.h"
#include "app/table/table.h"

#include <QAccessible>

#include <algorithm>

namespace ashlar::app {

using namespace flaming;

void Table::setHint(const std::optional<HintLook>& look) {
    if (!look) {
        if (!hint_->isHidden()) {
            const bool hadFocus = hint_->isAncestorOf(window()->focusWidget());
            hint_->hide();
            hint_->forgetPlace();
            stage_->setObstacle({});
            stage_->pyramid().setAside(std::nullopt, resizeTime());
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

QRectF Table::hintRoom() const {
    constexpr double margin = 12;
    const StageGeometry rest = stage_->pyramid().restGeometry();
    return {margin, margin, stage_->width() - 2 * margin, rest.ground + rest.terrace - 2 * margin};
}

void Table::layOutHint() {
    if (hint_->isHidden()) {
        return;
    }
    Obstacle obstacle = namedByHint();
    HintRoom room;
    room.geometry = stage_->pyramid().restGeometry();
    room.stage = stage_->size();
    room.rect = hintRoom();
    room.others = stage_->occupied();
    room.cells = obstacle.cells;
    room.scale = stage_->scale();
    for (const Cell at : obstacle.named) {
        const double disc = room.geometry.tile * 0.2; // the numbers stand out over the corner
        room.named.push_back(room.geometry.cell(at).adjusted(-disc, -disc, 0, 0));
    }
    hint_->layOut(room);
    if (!hint_->isMoved()) {
        obstacle.rect = hint_->obstacle();
        stage_->pyramid().setAside(obstacle.rect.isNull() ? std::nullopt : std::optional(obstacle), resizeTime());
    }
}

bool Table::showWholeHint() {
    if (hint_->isHidden() || !hint_->isBrief()) {
        return false;
    }
    hint_->expand();
    layOutHint();
    showHints();
    return true;
}

/// What is on the stage, and what of it the hint speaks of.
Obstacle Table::namedByHint() const {
    const std::vector<HintLine>& lines = hint_->look().lines;
    const Spots& spots = stage_->spots();
    Obstacle all;
    for (const TileItem* item : stage_->pyramid().tileItems()) {
        all.cells.push_back(item->cell());
        if (std::ranges::any_of(lines, [&](const HintLine& line) { return line.names(item->face()); })) {
            all.named.push_back(item->cell());
        }
    }
    for (int i = 0; i < spots.count(); ++i) {
        all.cells.push_back(spots.item(i)->cell());
    }
    for (const HintLine& line : lines) {
        if (const int spot = spots.of(line.choice); spot != Spots::none) {
            all.named.push_back(spots.item(spot)->cell());
        }
    }
    return all;
}

void Table::lookAtHint(int line) {
    markHint();
    chooser_->pointAt(hint_->look().lines[static_cast<std::size_t>(line)].choice);
}

/// What is lit in the card is what the next Enter plays: the line that the keyboard is at, or else the choice that the
/// table is at, if it is one of them.
void Table::followAim() {
    const std::vector<HintLine>& lines = hint_->look().lines;
    if (hint_->isHidden() || lines.empty()) {
        return;
    }
    if (!hint_->isAncestorOf(window()->focusWidget())) {
        const std::optional<Choice> aimed = chooser_->aim();
        const auto found =
            std::ranges::find_if(lines, [&](const HintLine& line) { return aimed && line.choice == *aimed; });
        hint_->follow(found == lines.end() ? std::nullopt : std::optional(static_cast<int>(found - lines.begin())));
        markHint();
    }
    showHints();
}

void Table::markHint() {
    const std::vector<HintLine>& lines = hint_->look().lines;
    const int strong = hint_->isLit() ? hint_->current() + 1 : 0;
    std::vector<ChoiceMark> marks;
    std::vector<std::pair<Tile, int>> tiles;
    for (const HintLine& each : lines) {
        const int rank = static_cast<int>(marks.size()) + 1;
        marks.push_back({each.choice, rank});
        if (const auto* placement = each.choice.as<Placement>()) {
            tiles.emplace_back(placement->tile, rank);
        }
    }
    stage_->spots().setMarks(marks, strong);
    tray_->hand().setMarks(tiles, strong);
}

} // namespace ashlar::app
