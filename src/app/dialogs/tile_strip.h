#pragma once

#include "ashlar/flaming/tile_set.h"

#include <QWidget>

namespace ashlar::app {

/// One tile of each kind of a tile set, small, as a picture.
class TileStrip : public QWidget {
    Q_OBJECT

public:
    explicit TileStrip(QWidget* parent = nullptr);

    /// The set must outlive the strip.
    void setTiles(const flaming::TileSet& tiles);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const flaming::TileSet* tiles_ = &flaming::TileSet::standard();
};

} // namespace ashlar::app
