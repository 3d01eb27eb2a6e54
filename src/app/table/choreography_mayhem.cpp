#include "app/look/die_painter.h"
#include "app/look/effects.h"
#include "app/table/choreographer.h"
#include "app/table/faces.h"
#include "app/table/hand_tray.h"
#include "app/table/pyramid_scene.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace ashlar::app {

using namespace flaming;

namespace {

constexpr double dustAtShake = 0.3; ///< How far the dust has risen when the shaking ends.
constexpr double pi = std::numbers::pi;

} // namespace

QRectF Choreographer::pileOf(const Cast& cast, int seat) {
    if (seat == cast.shownSeat) {
        const QRectF pile = cast.tray.pileRect().translated(cast.tray.pos());
        return squareAt(pile.center(), pile.width() * 0.8);
    }
    return squareAt(cast.seatAnchor(seat), cast.scene.geometry().tile * 0.4);
}

void Choreographer::operator()(const event::Collapse& e) {
    shake(e.tile, {belowLeft(e.at), belowRight(e.at)});
}

void Choreographer::shake(Tile tile, std::vector<Cell> dusty) {
    dust_ = std::make_shared<std::vector<EffectItem*>>();
    add(
        motion::shake,
        [cast = cast_, dust = dust_, dusty = std::move(dusty)] {
            for (const Cell at : dusty) {
                dust->push_back(cast->scene.addEffect(cast->scene.cellRect(at), layer::dust, paintDust));
            }
        },
        [cast = cast_, dust = dust_, tile](double ms) {
            const double part = ms / motion::shake.ms;
            for (EffectItem* effect : *dust) {
                effect->setProgress(part * dustAtShake);
            }
            if (TileItem* item = cast->scene.tileItem(tile)) {
                const double unit = cast->scene.geometry().tile / metrics::designTile;
                const double x = motion::shakeReach * unit * std::sin(part * 6 * pi);
                item->setPlace(cast->scene.cellRect(item->cell()).translated(x, 0));
            }
        });
}

void Choreographer::operator()(const event::Explosion& e) {
    auto stars = std::make_shared<std::vector<EffectItem*>>();
    add(
        motion::explosion,
        [cast = cast_, stars, e] {
            for (const Tile tile : e.group) {
                if (const TileItem* item = cast->scene.tileItem(tile)) {
                    const QRectF around = item->place();
                    stars->push_back(cast->scene.addEffect(
                        around, layer::effects, [](QPainter& painter, const QRectF& rect, double progress) {
                            paintExplosion(painter, rect.center(), rect.width() * 1.05, progress);
                        }));
                }
            }
        },
        [cast = cast_, stars, e](double ms) {
            const double part = ms / motion::explosion.ms;
            for (EffectItem* star : *stars) {
                star->setProgress(part);
            }
            const double left = std::max(0.0, 1 - part * 1.6);
            const double unit = cast->scene.geometry().tile / metrics::designTile;
            cast->scene.setShake(QPointF(std::sin(part * 40), std::cos(part * 31)) * motion::explosionShake * unit *
                                 left);
            for (const Tile tile : e.group) {
                if (TileItem* item = cast->scene.tileItem(tile)) {
                    item->setOpacity(std::clamp(1 - part * 3, 0.0, 1.0));
                }
            }
        });
}

void Choreographer::operator()(const event::DieRolled& e) {
    auto die = std::make_shared<EffectItem*>(nullptr);
    const auto face = static_cast<app::DieFace>(e.face);
    add(
        motion::die,
        [cast = cast_, die, face] {
            const QRectF stage = cast->scene.sceneRect();
            const double side = 96 * std::max(0.8, cast->scene.scale());
            *die = cast->scene.addEffect(squareAt(stage.center(), side), layer::effects,
                                         [face](QPainter& painter, const QRectF& rect, double progress) {
                                             paintDieRoll(painter, rect, face, progress);
                                         });
        },
        [die](double ms) { (*die)->setProgress(done(motion::die, ms)); });
    add({motion::dieRest, QEasingCurve::Linear}, {},
        [die](double ms) { (*die)->setOpacity(std::clamp((motion::dieRest - ms) / motion::fade.ms, 0.0, 1.0)); });
    if (e.face == flaming::DieFace::Smoke) {
        auto smoke = std::make_shared<std::vector<EffectItem*>>();
        add(
            motion::smoke,
            [cast = cast_, smoke, e] {
                for (const Tile tile : e.causes) {
                    if (const TileItem* item = cast->scene.tileItem(tile)) {
                        smoke->push_back(cast->scene.addEffect(item->place(), layer::effects, paintSmoke));
                    }
                }
            },
            [smoke](double ms) {
                for (EffectItem* effect : *smoke) {
                    effect->setProgress(done(motion::smoke, ms));
                }
            });
    }
}

void Choreographer::operator()(const event::Curse& e) {
    auto sweeps = std::make_shared<std::vector<EffectItem*>>();
    add(
        motion::curse,
        [cast = cast_, sweeps, e] {
            for (const Tile tile : {e.apex, e.left, e.right}) {
                if (const TileItem* item = cast->scene.tileItem(tile)) {
                    sweeps->push_back(cast->scene.addEffect(item->place(), layer::effects, paintCurse));
                }
            }
        },
        [sweeps](double ms) {
            for (EffectItem* sweep : *sweeps) {
                sweep->setProgress(done(motion::curse, ms));
            }
        });
}

std::map<Tile, int> Choreographer::spread(const event::Fire& fire) const {
    std::map<Tile, Cell> burning;
    for (const event::Taken& taken : taken_) {
        burning[taken.tile] = taken.from;
    }
    std::vector<Cell> front;
    for (const Tile cause : fire.causes) {
        if (const auto moved = moved_.find(cause); moved != moved_.end()) {
            front.push_back(moved->second);
        } else if (const TileItem* item = cast_->scene.tileItem(cause)) {
            front.push_back(item->cell());
        }
    }
    std::map<Tile, int> reached;
    for (int step = 0; !front.empty(); ++step) {
        std::vector<Cell> next;
        for (const auto& entry : burning) {
            const auto touches = [&](Cell at) { return touch(at, entry.second); };
            if (!reached.contains(entry.first) && std::any_of(front.begin(), front.end(), touches)) {
                reached[entry.first] = step;
                next.push_back(entry.second);
            }
        }
        front = std::move(next);
    }
    return reached;
}

void Choreographer::leave() {
    if (taken_.empty() && removed_.empty()) {
        fire_.reset();
        return;
    }
    auto leaving = std::make_shared<Departure>();
    const std::map<Tile, int> steps = fire_ ? spread(*fire_) : std::map<Tile, int>{};
    double stagger = 0;
    for (const event::Taken& taken : taken_) {
        const auto reached = steps.find(taken.tile);
        const double burnFrom = fire_ ? motion::fireStep * (reached == steps.end() ? 0 : reached->second) : -1;
        const double start = fire_ ? burnFrom + motion::burn.ms * 0.8 : stagger;
        stagger += motion::takeStagger;
        leaving->tiles.push_back({taken.tile, taken.from, taken.seat, start, burnFrom});
        leaving->end = std::max(leaving->end, start + motion::take.ms + motion::fade.ms);
    }
    if (!leaving->tiles.empty()) {
        const auto dust = dust_ ? dust_ : std::make_shared<std::vector<EffectItem*>>();
        const int seat = taken_.front().seat; // one seat receives all of them
        add({static_cast<int>(std::ceil(leaving->end)), QEasingCurve::Linear}, {},
            [cast = cast_, leaving, dust, seat](double ms) {
                for (EffectItem* effect : *dust) { // it rises where the tiles were, and settles
                    effect->setProgress(dustAtShake + (1 - dustAtShake) * ms / leaving->end);
                }
                for (Leaving& tile : leaving->tiles) {
                    fly(cast, *leaving, tile, ms);
                }
                keepTally(cast, *leaving, seat, ms);
            });
    }
    taken_.clear();
    if (!removed_.empty()) {
        vanish();
    }
    fire_.reset();
    dust_.reset();
}

/// The avatar of the seat that receives, with a count, while tiles are on their way to it.
void Choreographer::keepTally(const CastPtr& cast, Departure& departure, int seat, double ms) {
    if (seat == cast->shownSeat) {
        return; // the tray counts
    }
    const double side = 34 * std::max(1.0, cast->scene.scale());
    Flight mark{std::nullopt, squareAt(cast->seatAnchor(seat), side), {}, 1, Tally{cast->pip(seat), departure.arrived}};
    if (departure.tally < 0) {
        departure.tally = cast->flights.add(mark);
    }
    cast->flights.set(departure.tally, mark);
    if (ms >= departure.end) {
        cast->flights.remove(departure.tally);
    }
}

void Choreographer::fly(const CastPtr& cast, Departure& departure, Leaving& tile, double ms) {
    if (tile.arrived) {
        return;
    }
    TileItem* item = cast->scene.tileItem(tile.tile);
    const double burnt = tile.burnFrom < 0 ? 0 : std::clamp((ms - tile.burnFrom) / motion::burn.ms, 0.0, 1.0);
    TileState state;
    state.burning = tile.burnFrom < 0 ? 0 : std::min(burnt, 0.7);
    if (ms < tile.start) {
        if (item != nullptr && burnt > 0) {
            item->setState(state);
            item->setZValue(layer::flames);
        }
        return;
    }
    const TileFace face = faceOf(*cast->tiles, tile.tile);
    state.shadow = hoverShadow;
    const QRectF from = cast->scene.cellRect(tile.from).translated(cast->stageOrigin);
    if (tile.flight < 0 && item != nullptr) {
        cast->scene.removeTile(tile.tile);
        tile.flight = cast->flights.add({face, from, state});
    }
    const double part = done(motion::take, ms - tile.start);
    const QRectF to = pileOf(*cast, tile.seat);
    QRectF place = between(from, to, part);
    place.translate(0, -std::sin(part * pi) * from.height() * 0.9);
    if (tile.burnFrom >= 0) {
        state.burning = 0.7 + 0.3 * part; // to ash on its way
    }
    state.tilt = part * 14;
    cast->flights.set(tile.flight, {face, place, state});
    if (ms >= tile.start + motion::take.ms) {
        cast->flights.remove(tile.flight);
        tile.arrived = true;
        ++departure.arrived;
        if (tile.seat == cast->shownSeat) {
            cast->tray.setPile(cast->tray.pile() + 1);
            cast->tray.setGrown(cast->tray.grown() + 1);
        }
    }
}

void Choreographer::vanish() {
    add(motion::vanish, {}, [cast = cast_, removed = removed_](double ms) {
        for (const event::Removed& gone : removed) {
            TileItem* item = cast->scene.tileItem(gone.tile);
            if (item != nullptr) {
                item->setOpacity(std::min(item->opacity(), 1 - done(motion::vanish, ms)));
            }
            if (ms >= motion::vanish.ms) {
                cast->scene.removeTile(gone.tile);
            }
        }
    });
    removed_.clear();
}

} // namespace ashlar::app
