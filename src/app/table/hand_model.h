// The hand as a list of five places, each with a tile, with the back of one, or empty.
#pragma once

#include "app/look/tile_face.h"
#include "ashlar/flaming/view.h"

#include <QAbstractListModel>

#include <array>
#include <optional>

namespace ashlar::app {

enum class HandOrder { AsDrawn, ByColour, ByWeight };

class HandModel : public QAbstractListModel {
    Q_OBJECT

public:
    static constexpr int places = flaming::handSize;

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    /// Shows the hand of the view's seat; a tile that stays keeps its place. Of nobody's view the backs of a hand.
    void setHand(const flaming::SeatView& view);
    void setOrder(HandOrder order);
    HandOrder order() const { return order_; }

    /// Tile::None for an empty place and for a back.
    flaming::Tile tile(int row) const { return slots_[static_cast<std::size_t>(row)]; }
    std::optional<TileFace> face(int row) const;
    bool isBack(int row) const { return row < backs_; }
    /// The place of a tile, or -1.
    int rowOf(flaming::Tile tile) const;

    /// The first empty place, or -1.
    int freeRow() const;
    /// While an animation runs: a tile leaves the hand, or comes to the first empty place.
    void take(flaming::Tile tile);
    void put(flaming::Tile tile);

private:
    void arrange();
    void changed() { emit dataChanged(index(0), index(places - 1)); }

    const flaming::TileSet* tiles_ = &flaming::TileSet::standard();
    std::array<flaming::Tile, places> slots_{flaming::Tile::None, flaming::Tile::None, flaming::Tile::None,
                                             flaming::Tile::None, flaming::Tile::None};
    int seat_ = flaming::SeatView::nobody;
    int backs_ = places; ///< From the first place on.
    HandOrder order_ = HandOrder::AsDrawn;
};

} // namespace ashlar::app
