#include "app/table/hand_model.h"

#include "app/table/faces.h"

#include <algorithm>

namespace ashlar::app {

using namespace flaming;

int HandModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : places;
}

QVariant HandModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    if (role == Qt::AccessibleTextRole) {
        const auto shown = face(index.row());
        return shown ? nameOf(*shown) : isBack(index.row()) ? tr("hidden tile") : tr("empty place");
    }
    return {};
}

Qt::ItemFlags HandModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) {
        return Qt::NoItemFlags;
    }
    if (tile(index.row()) == Tile::None) {
        return Qt::ItemNeverHasChildren;
    }
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren;
}

std::optional<TileFace> HandModel::face(int row) const {
    return tile(row) == Tile::None ? std::nullopt : std::optional(faceOf(*tiles_, tile(row)));
}

int HandModel::rowOf(Tile tile) const {
    const auto found = std::find(slots_.begin(), slots_.end(), tile);
    return tile == Tile::None || found == slots_.end() ? -1 : static_cast<int>(found - slots_.begin());
}

void HandModel::setHand(const SeatView& view) {
    const bool nobody = view.seat() == SeatView::nobody;
    TileMask hand = nobody ? TileMask{} : view.knownHand(view.seat());
    if (view.seat() != seat_) {
        slots_.fill(Tile::None);
    }
    seat_ = view.seat();
    tiles_ = &view.tiles();
    backs_ = nobody ? std::min(places, view.handSize(view.active())) : 0;
    for (Tile& slot : slots_) {
        if (slot != Tile::None && !hand.contains(slot)) {
            slot = Tile::None;
        } else if (slot != Tile::None) {
            hand -= slot;
        }
    }
    for (const Tile tile : hand) {
        *std::find(slots_.begin(), slots_.end(), Tile::None) = tile;
    }
    arrange();
    changed();
}

void HandModel::setOrder(HandOrder order) {
    order_ = order;
    arrange();
    changed();
}

void HandModel::arrange() {
    if (order_ == HandOrder::AsDrawn) {
        return;
    }
    const auto key = [this](Tile tile) {
        const int colour = static_cast<int>(faceOf(*tiles_, tile).colour);
        const int weight = tiles_->weight(tile);
        return order_ == HandOrder::ByColour ? std::pair(colour, weight) : std::pair(weight, colour);
    };
    std::stable_sort(slots_.begin(), slots_.end(), [&](Tile a, Tile b) {
        return a != Tile::None && (b == Tile::None || key(a) < key(b)); // empty places come last
    });
}

void HandModel::take(Tile tile) {
    if (const int row = rowOf(tile); row >= 0) {
        slots_[static_cast<std::size_t>(row)] = Tile::None;
        changed();
    }
}

int HandModel::freeRow() const {
    const auto free = std::find(slots_.begin(), slots_.end(), Tile::None);
    return free == slots_.end() ? -1 : static_cast<int>(free - slots_.begin());
}

void HandModel::put(Tile tile) {
    if (const int row = freeRow(); row >= 0) {
        slots_[static_cast<std::size_t>(row)] = tile;
        changed();
    }
}

} // namespace ashlar::app
