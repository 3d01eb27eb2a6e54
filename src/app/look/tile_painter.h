// Draws a tile in any of its states, at any size and pixel ratio, from plain values: for the table, the hand, the log,
// the exported picture and the drag image alike. Lifting a tile (hover 4, selected 13 pixels) is moving its rectangle.
#pragma once

#include "app/look/badge.h"
#include "app/look/theme.h"
#include "app/look/tile_face.h"

#include <QColor>
#include <QString>

#include <optional>

class QPainter;
class QRectF;

namespace ashlar::app {

/// How far a tile rises and how deep its shadow falls, in pixels at the design size.
constexpr double hoverLift = 4;
constexpr double selectLift = 13;
constexpr double handShadow = 6;
constexpr double hoverShadow = 9;
constexpr double fallShadow = 12;
constexpr double fallTilt = 9;

/// Who placed a tile last: a small avatar at its lower right corner.
struct SeatPip {
    QColor colour;
    QString name; ///< Its first letter is shown, unless `bot`.
    bool bot = false;
};

enum class TileRing {
    None,
    Close, ///< At the edge: a ghost, a falling tile, a tile chosen in the pyramid.
    Wide,  ///< With a gap: the tile selected in the hand.
};

/// A default value is the tile at rest in the pyramid.
struct TileState {
    double shadow = 0;  ///< Depth of the shadow; 0: none.
    double tilt = 0;    ///< Degrees clockwise about the centre.
    double opacity = 1; ///< For fading in and out, 0 to 1.
    TileRing ring = TileRing::None;
    bool ghost = false;        ///< The tile is not there yet: translucent.
    bool taken = false;        ///< It would be taken: veil, dashes, diamond.
    double burning = 0;        ///< 0: not; up to 1: burnt out.
    bool disabled = false;     ///< It cannot be chosen now.
    bool focus = false;        ///< It has the keyboard focus.
    bool letter = false;       ///< Shows the letter of its colour under the symbol.
    Badge badge = Badge::None; ///< What would happen, at the lower right.
    std::optional<SeatPip> placedBy;

    static TileState inHand() { return withShadow(handShadow); }
    static TileState hovered() { return withShadow(hoverShadow); }
    static TileState selected();
    static TileState ghostWith(Badge badge);
    static TileState falling();

private:
    static TileState withShadow(double depth);
};

/// `rect` is the cell of the tile: its body keeps 1.5 % away from every side, so that tiles set side by side show a
/// joint. Rings, shadow and flames go beyond it, by at most a fifth of the side, flames upwards by 45 %.
void paintTile(QPainter& painter, const QRectF& rect, const TileFace& face, const TileState& state = {},
               const Theme& theme = lightTheme());

/// The back of a tile, as it lies on a pile; `shadow` as in TileState.
void paintTileBack(QPainter& painter, const QRectF& rect, double shadow = 0, const Theme& theme = lightTheme());
/// A pile of that many tiles, as a few backs one upon the other within `rect`. Nothing for 0.
void paintTilePile(QPainter& painter, const QRectF& rect, int count, const Theme& theme = lightTheme());

/// The gold ring with its hairline of ink around `shape`: `shape` is its inner edge.
void paintSelectionRing(QPainter& painter, const QRectF& shape, double radius, const Theme& theme, double unit = 1);
/// The dotted ring of the keyboard focus around `shape`.
void paintFocusRing(QPainter& painter, const QRectF& shape, double radius, const Theme& theme, double unit = 1);

} // namespace ashlar::app
