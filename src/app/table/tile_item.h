// A tile on the stage.
#pragma once

#include "app/look/theme.h"
#include "app/look/tile_painter.h"
#include "ashlar/flaming/cell.h"
#include "ashlar/flaming/tile.h"

#include <QGraphicsObject>

namespace ashlar::app {

class TileItem : public QGraphicsObject {
    Q_OBJECT

public:
    TileItem(flaming::Tile tile, const TileFace& face, const Theme& theme);

    flaming::Tile tile() const { return tile_; }
    const TileFace& face() const { return face_; }
    /// The cell where it lies, or from which it is on its way.
    flaming::Cell cell() const { return cell_; }
    void setCell(flaming::Cell cell) { cell_ = cell; }

    const TileState& state() const { return state_; }
    void setState(const TileState& state);
    void setTheme(const Theme& theme);

    /// Where it is drawn, in the scene.
    QRectF place() const { return {pos(), QSizeF(side_, side_)}; }
    void setPlace(const QRectF& place);
    /// While the pyramid finds its size: the face is scaled from a drawing of this side. 0: it is drawn for its own.
    void setFaceSide(double side);
    /// Has the face drawn for this side, so that the next painting of it is quick.
    void prepareFace(double side, double pixelRatio) const;
    /// Lines of speed above it: -1 for a fall to the left, 1 to the right, 0 for none.
    void setSpeedLines(int side);

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    bool isPlain() const;
    QPixmap faceOf(double side, double pixelRatio) const;

    flaming::Tile tile_;
    TileFace face_;
    flaming::Cell cell_;
    TileState state_;
    const Theme* theme_;
    double side_ = 1;
    double faceSide_ = 0;
    int speedLines_ = 0;
};

} // namespace ashlar::app
