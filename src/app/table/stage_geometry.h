// Where the cells of the pyramid lie on the stage: a plain value, so that it can be tested and blended.
#pragma once

#include "ashlar/flaming/cell.h"

#include <QRectF>
#include <QSizeF>

#include <optional>
#include <span>
#include <vector>

namespace ashlar::app {

/// What the stage must have room for, in tiles: a tile of row r and column c reaches from c + r / 2 to c + r / 2 + 1.
struct PyramidExtent {
    double left = 0;
    double right = 1;
    int rows = 0;

    bool operator==(const PyramidExtent&) const = default;
};

PyramidExtent extentOf(std::span<const flaming::Cell> cells);

/// One and the same scaling for everything around the pyramid: 1 at the design size (968 x 704), less on small
/// tables, more on large ones.
double tableScale(const QSizeF& table);
/// The same for texts, which shrink not at all and grow less.
double textScale(double tableScale);

struct StageGeometry {
    double tile = 88;   ///< Side of a cell, in pixels.
    double left = 0;    ///< Left edge of base column 0.
    double ground = 0;  ///< Lower edge of the base row, the upper edge of the terrace.
    double terrace = 0; ///< Height of the terrace.

    QRectF cell(double row, double column) const {
        return {left + (column + row / 2) * tile, ground - (row + 1) * tile, tile, tile};
    }
    QRectF cell(flaming::Cell at) const { return cell(at.row, at.column); }

    bool operator==(const StageGeometry&) const = default;
};

/// Centres the pyramid; keeps room for a spot on both sides, for one row more, and for the ribbon above.
StageGeometry stageGeometry(const QSizeF& stage, double scale, const PyramidExtent& extent);

/// Something that lies over the stage, from its left edge on, and what had better be seen beside it.
struct Obstacle {
    QRectF rect;
    std::vector<flaming::Cell> cells; ///< all that is on the stage
    std::vector<flaming::Cell> named; ///< what must be seen in any case

    bool operator==(const Obstacle&) const = default;
};

/// The pyramid beside an obstacle: moved to the right and, if that is not enough, made smaller, so that all cells can
/// be seen; only the named ones where all of them would become too small. None if even these do.
std::optional<StageGeometry> besideObstacle(const StageGeometry& geometry, const QSizeF& stage,
                                            const Obstacle& obstacle);

/// `part` (0 to 1) of the way from one to the other.
StageGeometry blended(const StageGeometry& from, const StageGeometry& to, double part);

} // namespace ashlar::app
