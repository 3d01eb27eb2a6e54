#include "app/sound/cues.h"

#include "app/table/faces.h"

namespace ashlar::app {

using namespace flaming;

namespace {

/// What a tile is made of does not depend on the tile set.
Sound soundOf(Tile tile) {
    switch (faceOf(TileSet::standard(), tile).material) {
    case TileMaterial::Straw:
        return Sound::Straw;
    case TileMaterial::Wood:
    case TileMaterial::Torch:
        return Sound::Wood;
    case TileMaterial::Stone:
    case TileMaterial::Coal:
    case TileMaterial::Millstone:
        break;
    }
    return Sound::Stone;
}

struct Cue {
    std::optional<Sound> operator()(const event::Placed& e) const { return soundOf(e.tile); }
    std::optional<Sound> operator()(const event::Fell& e) const { return soundOf(e.tile); }
    std::optional<Sound> operator()(const event::Collapse& /*e*/) const { return Sound::Collapse; }
    std::optional<Sound> operator()(const event::Explosion& /*e*/) const { return Sound::Explosion; }
    std::optional<Sound> operator()(const event::Fire& /*e*/) const { return Sound::Fire; }
    std::optional<Sound> operator()(const event::DieRolled& e) const {
        return e.face == DieFace::Smoke ? Sound::Smoke : Sound::Die;
    }
    std::optional<Sound> operator()(const event::Curse& /*e*/) const { return Sound::Curse; }
    std::optional<Sound> operator()(const event::Drew& /*e*/) const { return Sound::Draw; }
    std::optional<Sound> operator()(const event::GameEnded& /*e*/) const { return Sound::Win; }
    template <class Other>
    std::optional<Sound> operator()(const Other& /*e*/) const {
        return std::nullopt;
    }
};

} // namespace

std::optional<Sound> soundOf(const Event& event) {
    return std::visit(Cue(), event);
}

} // namespace ashlar::app
