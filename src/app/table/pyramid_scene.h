// The scene of the stage: the room, the tiles of the pyramid where they lie, and short effects over them.
// Scene coordinates are pixels of the view.
#pragma once

#include "app/table/forecast.h"
#include "app/table/stage_geometry.h"
#include "app/table/tile_item.h"
#include "app/table/welcome.h"
#include "ashlar/flaming/view.h"

#include <QGraphicsScene>
#include <QPixmap>

#include <functional>
#include <map>
#include <optional>

class QTimer;
class QVariantAnimation;

namespace ashlar::app {

class EffectItem;

/// The height of items, from the back to the front.
namespace layer {
constexpr double dust = 1;
constexpr double tiles = 2;
constexpr double flames = 3;
constexpr double squares = 4;
constexpr double ghost = 5;
constexpr double effects = 6;
} // namespace layer

/// Who placed which tile last.
struct LastPlaced {
    flaming::Tile tile = flaming::Tile::None;
    SeatPip pip;
};

class PyramidScene : public QGraphicsScene {
    Q_OBJECT

public:
    explicit PyramidScene(QObject* parent = nullptr);

    void setTheme(const Theme& theme);
    const Theme& theme() const { return *theme_; }
    /// The size of the view and of the whole table. Everything finds its place at once.
    void setStageSize(const QSizeF& stage, double scale);
    double scale() const { return scale_; }
    /// The pyramid gives way to something at the left, over `ms`; none: it returns to the middle.
    void setAside(const std::optional<Obstacle>& obstacle, int ms);

    /// Shows exactly this pyramid: whatever lay or moved otherwise is put right. The tile that waits to fall is shown
    /// tilted, with its ring. Sizes change to fit, over `resizeMs`.
    void show(const flaming::SeatView& view, int resizeMs);
    /// Marks the tiles that would be taken, burn, or leave the game, until the next call or show().
    void setForecast(const Forecast& forecast);
    /// The falling tile leans to the left (-1), to the right (1), or is undecided (0).
    void aimFall(int side);
    void setLastPlaced(std::optional<LastPlaced> placed);

    const StageGeometry& geometry() const { return geometry_; }
    /// Where everything is while nothing is in the way and nothing moves.
    StageGeometry restGeometry() const { return stageGeometry(stage_, scale_, extent_); }
    QRectF cellRect(flaming::Cell at) const { return geometry_.cell(at); }

    /// The tile of that name, or null.
    TileItem* tileItem(flaming::Tile tile) const;
    /// In scan order.
    QList<TileItem*> tileItems() const;
    /// A new tile at a cell.
    TileItem* addTile(flaming::Tile tile, const flaming::TileSet& tiles, flaming::Cell at);
    void removeTile(flaming::Tile tile);

    /// An effect in `rect`, a function of its progress; it vanishes with `clearEffects` or when removed.
    EffectItem* addEffect(const QRectF& rect, double z,
                          std::function<void(QPainter&, const QRectF&, double progress)> paint);
    void clearEffects();

    /// Moves all tiles from their places, for the shake of an explosion.
    void setShake(const QPointF& offset);

signals:
    /// Everything has a new place: squares follow.
    void geometryChanged();

protected:
    void drawBackground(QPainter* painter, const QRectF& rect) override;

private:
    StageGeometry target() const;
    void setGeometry(const StageGeometry& geometry);
    void resizeTo(const StageGeometry& geometry, int ms);
    void prepareFaces();
    TileState stateOf(flaming::Tile tile) const;
    void refreshTiles();
    QRectF restingPlace(const TileItem& item) const;

    const Theme* theme_;
    QSizeF stage_{968, 560};
    double scale_ = 1;
    std::optional<Obstacle> aside_;
    bool welcome_ = true; ///< No game yet.
    PyramidExtent extent_ = welcomeExtent;
    StageGeometry geometry_;
    std::map<flaming::Tile, TileItem*> tiles_;
    QList<EffectItem*> effects_;
    std::optional<LastPlaced> lastPlaced_;
    Forecast forecast_;
    flaming::Tile falling_ = flaming::Tile::None;
    int fallSide_ = 0;
    QPixmap room_;
    QVariantAnimation* resizing_;
    QTimer* preparing_;
};

} // namespace ashlar::app
