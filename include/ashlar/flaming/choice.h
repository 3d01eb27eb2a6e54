// What players choose.
#pragma once

#include "ashlar/flaming/cell.h"
#include "ashlar/flaming/tile.h"

#include <cstdint>
#include <utility>
#include <variant>

namespace ashlar::flaming {

/// A tile from the hand onto an open spot (rules, section 4).
struct Placement {
    Tile tile = Tile::None;
    Cell at;
    friend constexpr bool operator==(Placement, Placement) noexcept = default;
};

/// Where the tile in question falls: down-left or down-right (rules, section 6, checks 1 and 2).
enum class Fall : std::uint8_t { Left, Right };

/// A face of the Fire Die (rules, section 7).
enum class DieFace : std::uint8_t { FireStays, FireLeaves, Explosion, Smoke };

/// One of the three.
class Choice {
public:
    constexpr Choice(Placement placement) noexcept : what_{placement} {} // NOLINT: each of the three is a choice
    constexpr Choice(Fall fall) noexcept : what_{fall} {}                // NOLINT
    constexpr Choice(DieFace face) noexcept : what_{face} {}             // NOLINT

    /// The Placement, Fall or DieFace that this is, or null if it is another.
    template <class T>
    constexpr const T* as() const noexcept {
        return std::get_if<T>(&what_);
    }
    /// Calls f with the one that this is.
    template <class F>
    constexpr decltype(auto) visit(F&& f) const {
        return std::visit(std::forward<F>(f), what_);
    }

    friend constexpr bool operator==(const Choice&, const Choice&) noexcept = default;

private:
    std::variant<Placement, Fall, DieFace> what_;
};

/// How many of the six sides of the die show a face.
constexpr int sidesOf(DieFace face) noexcept {
    return face == DieFace::FireStays ? 3 : 1;
}
/// The face on side 0 to 5.
constexpr DieFace faceOfSide(unsigned side) noexcept {
    return side < 3 ? DieFace::FireStays : static_cast<DieFace>(side - 2);
}

} // namespace ashlar::flaming
