#include "app/table/stage_geometry.h"

#include "app/look/theme.h"

#include <algorithm>
#include <cmath>

namespace ashlar::app {

namespace {

const QSizeF designTable{968, 704};

constexpr double infinity = 1e6;

double between(double a, double b, double part) {
    return a + (b - a) * part;
}

} // namespace

PyramidExtent extentOf(std::span<const flaming::Cell> cells) {
    if (cells.empty()) {
        return {};
    }
    const auto leftOf = [](flaming::Cell at) { return at.column + at.row / 2.0; };
    PyramidExtent extent{leftOf(cells[0]), leftOf(cells[0]) + 1, 0};
    for (const flaming::Cell at : cells) {
        extent.left = std::min(extent.left, leftOf(at));
        extent.right = std::max(extent.right, leftOf(at) + 1);
        extent.rows = std::max(extent.rows, at.row + 1);
    }
    return extent;
}

double tableScale(const QSizeF& table) {
    return std::clamp(std::min(table.width() / designTable.width(), table.height() / designTable.height()), 0.6, 6.0);
}

double textScale(double tableScale) {
    return tableScale <= 1 ? 1 : 1 + (tableScale - 1) * 0.6;
}

StageGeometry stageGeometry(const QSizeF& stage, double scale, const PyramidExtent& extent) {
    // The reserve for the ribbon is in pixels that only grow: its text never shrinks.
    const double unit = std::max(1.0, scale);
    StageGeometry geometry;
    geometry.terrace = std::round(metrics::terraceHeight * std::max(0.7, scale));
    geometry.ground = stage.height() - geometry.terrace;
    const int wide = static_cast<int>(std::ceil(extent.right - extent.left));
    // Both limits by the formula of the design; the margins at the sides scale with the table.
    const double byWidth = scale * metrics::stageTile(stage.width() / scale, infinity, wide, extent.rows);
    const double byHeight = unit * metrics::stageTile(infinity, geometry.ground / unit, wide, extent.rows);
    geometry.tile = std::floor(std::min(byWidth, byHeight));
    geometry.left = std::round(stage.width() / 2 - (extent.left + extent.right) / 2 * geometry.tile);
    return geometry;
}

namespace {

/// The pyramid with tiles of that side, all of it on the stage and nothing of `free` below the obstacle; as near to
/// the middle as can be.
std::optional<StageGeometry> beside(StageGeometry geometry, double side, const QSizeF& stage, const Obstacle& obstacle,
                                    std::span<const flaming::Cell> free) {
    constexpr double gap = 6;
    const double margin = side * 0.12 + 4; // for what stands out over a tile
    const double disc = side * 0.2;        // the numbers over the corner of a square
    geometry.left += geometry.tile == side ? 0 : (stage.width() / 2 - geometry.left) * (1 - side / geometry.tile);
    geometry.tile = side;
    const auto offset = [&](flaming::Cell at) { return geometry.cell(at).left() - geometry.left; };
    double least = -infinity;
    double most = infinity;
    for (const flaming::Cell at : obstacle.cells) {
        least = std::max(least, margin - offset(at));
        most = std::min(most, stage.width() - margin - side - offset(at));
    }
    for (const flaming::Cell at : free) {
        if (geometry.cell(at).top() - disc < obstacle.rect.bottom() + gap) {
            least = std::max(least, obstacle.rect.right() + gap + disc - offset(at));
        }
    }
    geometry.left = std::round(std::max(geometry.left, least));
    return least <= most ? std::optional(geometry) : std::nullopt;
}

} // namespace

std::optional<StageGeometry> besideObstacle(const StageGeometry& geometry, const QSizeF& stage,
                                            const Obstacle& obstacle) {
    constexpr double readable = 28; // a side at which tiles can be read
    const auto best = [&](std::span<const flaming::Cell> free) {
        std::optional<StageGeometry> found;
        for (double side = geometry.tile; side >= std::min(readable, geometry.tile) && !found; --side) {
            found = beside(geometry, side, stage, obstacle, free);
        }
        return found;
    };
    const auto found = best(obstacle.cells);
    return found ? found : best(obstacle.named);
}

StageGeometry blended(const StageGeometry& from, const StageGeometry& to, double part) {
    return {between(from.tile, to.tile, part), between(from.left, to.left, part), between(from.ground, to.ground, part),
            between(from.terrace, to.terrace, part)};
}

} // namespace ashlar::app
