// The grid (rules, section 3).
#pragma once

#include <cstdint>

namespace ashlar::flaming {

/// A place of the grid: row 0 is the base; a tile at (row, column), row >= 1, rests on (row - 1, column) and (row - 1,
/// column + 1). Columns never shift during a game: the first base tile is column 0, columns left of it are negative.
struct Cell {
    std::int16_t row = 0;
    std::int16_t column = 0;

    friend constexpr bool operator==(Cell, Cell) noexcept = default;
};

constexpr Cell cell(int row, int column) noexcept {
    return {static_cast<std::int16_t>(row), static_cast<std::int16_t>(column)};
}
constexpr Cell belowLeft(Cell at) noexcept {
    return cell(at.row - 1, at.column);
}
constexpr Cell belowRight(Cell at) noexcept {
    return cell(at.row - 1, at.column + 1);
}

/// Scan order: from the top row down, in a row from left to right.
constexpr bool scannedBefore(Cell a, Cell b) noexcept {
    return a.row != b.row ? a.row > b.row : a.column < b.column;
}

/// Whether two cells touch: neighbours in a row, or one rests on the other.
constexpr bool touch(Cell a, Cell b) noexcept {
    const int up = b.row - a.row;
    const int right = b.column - a.column;
    return (up == 0 && (right == 1 || right == -1)) || (up == -1 && (right == 0 || right == 1)) ||
           (up == 1 && (right == 0 || right == -1));
}

} // namespace ashlar::flaming
