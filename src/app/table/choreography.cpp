#include "app/table/choreography.h"

#include "app/look/die_painter.h"
#include "app/look/effects.h"
#include "app/table/effect_item.h"
#include "app/table/faces.h"
#include "app/table/hand_tray.h"
#include "app/table/pyramid_scene.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <numbers>

namespace ashlar::app {

using namespace flaming;

namespace {

constexpr double dustAtShake = 0.3; ///< How far the dust has risen when the shaking ends.
constexpr double pi = std::numbers::pi;

/// The part of a motion that is done after `ms`, eased, 0 to 1.
double done(const Motion& motion, double ms) {
    return QEasingCurve(motion.easing).valueForProgress(std::clamp(ms / motion.ms, 0.0, 1.0));
}

QRectF between(const QRectF& a, const QRectF& b, double part) {
    const auto mix = [part](double x, double y) { return x + (y - x) * part; };
    return {mix(a.x(), b.x()), mix(a.y(), b.y()), mix(a.width(), b.width()), mix(a.height(), b.height())};
}

QRectF squareAt(const QPointF& centre, double side) {
    return {centre.x() - side / 2, centre.y() - side / 2, side, side};
}

class Choreographer {
public:
    explicit Choreographer(const Cast& cast) : cast_{std::make_shared<Cast>(cast)} {}

    void operator()(const event::Placed& e);
    void operator()(const event::FreeAir& e) { shake(e.tile, {}); }
    void operator()(const event::Collapse& e) { shake(e.tile, {belowLeft(e.at), belowRight(e.at)}); }
    void operator()(const event::Fell& e);
    void operator()(const event::Explosion& e);
    void operator()(const event::Fire& e) { fire_ = e; }
    void operator()(const event::DieCalled& /*e*/) {}
    void operator()(const event::DieRolled& e);
    void operator()(const event::Curse& e);
    void operator()(const event::Taken& e) { taken_.push_back(e); }
    void operator()(const event::Removed& e) { removed_.push_back(e); }
    void operator()(const event::Drew& e);
    void operator()(const event::TurnBegan& /*e*/) {}
    void operator()(const event::GameEnded& /*e*/) {}

    /// Tiles that were taken or removed go together, once all of them are known.
    void leave();
    std::vector<Step> steps() { return std::move(steps_); }

private:
    using CastPtr = std::shared_ptr<Cast>;

    struct Leaving {
        Tile tile;
        int seat;        ///< Whose pile it goes to.
        double start;    ///< When it leaves, in ms.
        double burnFrom; ///< When it begins to burn, or negative: it does not.
        int flight = -1;
        QRectF from;
        bool arrived = false;
    };

    void add(const Motion& motion, std::function<void()> begin, std::function<void(double)> at) {
        steps_.push_back({motion.ms, std::move(begin), std::move(at)});
    }
    void shake(Tile tile, std::vector<Cell> dusty);
    void vanish();
    static void fly(const CastPtr& cast, Leaving& tile, double ms);
    static QRectF pileOf(const Cast& cast, int seat);
    /// For each burned tile, how many steps the fire takes to it.
    std::map<Tile, int> spread(const event::Fire& fire) const;

    CastPtr cast_;
    std::vector<Step> steps_;
    std::vector<event::Taken> taken_;
    std::vector<event::Removed> removed_;
    std::optional<event::Fire> fire_;
    std::shared_ptr<std::vector<EffectItem*>> dust_; ///< Of a collapse, until its tiles have left.
    std::map<Tile, Cell> moved_;                     ///< Where tiles have come to lie in these events.
};

QRectF Choreographer::pileOf(const Cast& cast, int seat) {
    if (seat == cast.shownSeat) {
        const QRectF pile = cast.tray.pileRect().translated(cast.tray.pos());
        return squareAt(pile.center(), pile.width() * 0.8);
    }
    return squareAt(cast.seatAnchor(seat), cast.scene.geometry().tile * 0.4);
}

void Choreographer::operator()(const event::Placed& e) {
    moved_[e.tile] = e.at;
    auto flight = std::make_shared<int>(-1);
    auto from = std::make_shared<QRectF>();
    const TileFace face = faceOf(*cast_->tiles, e.tile);
    add(
        motion::place,
        [cast = cast_, flight, from, face, e] {
            cast->scene.setLastPlaced(std::nullopt);
            const int row = cast->tray.model().rowOf(e.tile);
            const auto dropped = cast->dropPlace(e.tile);
            *from = dropped    ? *dropped
                    : row >= 0 ? cast->tray.tileRect(row).translated(cast->tray.pos())
                               : squareAt(cast->seatAnchor(e.seat), cast->scene.geometry().tile * 0.6);
            cast->tray.model().take(e.tile);
            cast->tray.setGrown(0);
            *flight = cast->flights.add({face, *from, TileState::hovered()});
        },
        [cast = cast_, flight, from, face, e](double ms) {
            const QRectF to = cast->scene.cellRect(e.at).translated(cast->stageOrigin);
            const double part = done(motion::place, ms);
            QRectF place = between(*from, to, part);
            place.translate(0, -std::sin(part * pi) * to.height() * 0.12); // a light arc
            cast->flights.set(*flight, {face, place, TileState::hovered()});
        });
    add(
        motion::land,
        [cast = cast_, flight, e] {
            cast->flights.remove(*flight);
            cast->scene.addTile(e.tile, *cast->tiles, e.at);
            cast->scene.setLastPlaced(LastPlaced{e.tile, cast->pip(e.seat)});
        },
        [cast = cast_, e](double ms) {
            if (TileItem* item = cast->scene.tileItem(e.tile)) {
                const double unit = cast->scene.geometry().tile / metrics::designTile;
                const double squash = motion::landSquash * unit * (1 - done(motion::land, ms));
                item->setPlace(cast->scene.cellRect(e.at).translated(0, -squash));
            }
        });
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

void Choreographer::operator()(const event::Fell& e) {
    moved_[e.tile] = e.to;
    const int side = e.to.column == e.from.column ? -1 : 1;
    add(
        motion::fall,
        [cast = cast_, e, side] {
            cast->scene.clearEffects();
            if (TileItem* item = cast->scene.tileItem(e.tile)) {
                TileState state = TileState::falling();
                state.tilt = side * fallTilt;
                item->setState(state);
                item->setSpeedLines(side);
                item->setZValue(layer::ghost);
            }
        },
        [cast = cast_, e](double ms) {
            if (TileItem* item = cast->scene.tileItem(e.tile)) {
                const double part = done(motion::fall, ms);
                QRectF place = between(cast->scene.cellRect(e.from), cast->scene.cellRect(e.to), part);
                place.moveLeft(cast->scene.cellRect(e.from).left() +
                               (cast->scene.cellRect(e.to).left() - cast->scene.cellRect(e.from).left()) *
                                   std::sqrt(part)); // aside first, then down
                item->setPlace(place);
            }
        });
    add(
        motion::bounce,
        [cast = cast_, e] {
            if (TileItem* item = cast->scene.tileItem(e.tile)) {
                item->setCell(e.to);
                item->setState({});
                item->setSpeedLines(0);
                item->setZValue(layer::tiles);
            }
        },
        [cast = cast_, e](double ms) {
            if (TileItem* item = cast->scene.tileItem(e.tile)) {
                const double unit = cast->scene.geometry().tile / metrics::designTile;
                const double up = std::sin(std::clamp(ms / motion::bounce.ms, 0.0, 1.0) * pi);
                item->setPlace(cast->scene.cellRect(e.to).translated(0, -motion::bounceHeight * unit * up));
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
    const Motion whole{motion::die.ms + motion::dieRest, motion::die.easing};
    add(
        whole,
        [cast = cast_, die, face] {
            const QRectF stage = cast->scene.sceneRect();
            const double side = 96 * std::max(0.8, cast->scene.scale());
            *die = cast->scene.addEffect(squareAt(stage.center(), side), layer::effects,
                                         [face](QPainter& painter, const QRectF& rect, double progress) {
                                             paintDieRoll(painter, rect, face, progress);
                                         });
        },
        [cast = cast_, die, whole](double ms) {
            (*die)->setProgress(done(motion::die, ms));
            (*die)->setOpacity(std::clamp((whole.ms - ms) / 120, 0.0, 1.0));
        });
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

void Choreographer::operator()(const event::Drew& e) {
    if (e.seat != cast_->shownSeat) {
        return;
    }
    auto flight = std::make_shared<int>(-1);
    auto row = std::make_shared<int>(-1);
    const TileFace face = faceOf(*cast_->tiles, e.tile);
    add(
        motion::draw,
        [cast = cast_, flight, row] {
            *row = cast->tray.model().freeRow();
            cast->tray.setPile(std::max(0, cast->tray.pile() - 1));
            *flight = cast->flights.add({std::nullopt, pileOf(*cast, cast->shownSeat), TileState::hovered()});
        },
        [cast = cast_, flight, row, face, e](double ms) {
            const double part = done(motion::draw, ms);
            const QRectF from = pileOf(*cast, cast->shownSeat);
            const QRectF to = *row < 0 ? from : cast->tray.tileRect(*row).translated(cast->tray.pos());
            Flight now{std::nullopt, between(from, to, part), TileState::hovered(), std::abs(std::cos(part * pi))};
            if (part > 0.5) {
                now.face = face; // it has been turned over
            }
            cast->flights.set(*flight, now);
            if (ms >= motion::draw.ms && *flight >= 0) {
                cast->flights.remove(*flight);
                *flight = -1;
                cast->tray.model().put(e.tile);
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
    auto leaving = std::make_shared<std::vector<Leaving>>();
    const std::map<Tile, int> steps = fire_ ? spread(*fire_) : std::map<Tile, int>{};
    double end = 0;
    double stagger = 0;
    for (const event::Taken& taken : taken_) {
        const auto reached = steps.find(taken.tile);
        const double burnFrom = fire_ ? motion::fireStep * (reached == steps.end() ? 0 : reached->second) : -1;
        const double start = fire_ ? burnFrom + motion::burn.ms * 0.8 : stagger;
        stagger += motion::takeStagger;
        leaving->push_back({taken.tile, taken.seat, start, burnFrom, -1, {}, false});
        end = std::max(end, start + motion::take.ms);
    }
    if (!leaving->empty()) {
        const auto dust = dust_ ? dust_ : std::make_shared<std::vector<EffectItem*>>();
        add({static_cast<int>(std::ceil(end)), QEasingCurve::Linear}, {},
            [cast = cast_, leaving, dust, end](double ms) {
                for (EffectItem* effect : *dust) { // it rises where the tiles were, and settles
                    effect->setProgress(dustAtShake + (1 - dustAtShake) * ms / end);
                }
                for (Leaving& tile : *leaving) {
                    fly(cast, tile, ms);
                }
            });
    }
    taken_.clear();
    if (!removed_.empty()) {
        vanish();
    }
    fire_.reset();
    dust_.reset();
}

void Choreographer::fly(const CastPtr& cast, Leaving& tile, double ms) {
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
    if (tile.flight < 0 && item != nullptr) {
        tile.from = item->place().translated(cast->stageOrigin);
        cast->scene.removeTile(tile.tile);
        tile.flight = cast->flights.add({face, tile.from, state});
    }
    const double part = done(motion::take, ms - tile.start);
    const QRectF to = pileOf(*cast, tile.seat);
    QRectF place = between(tile.from, to, part);
    place.translate(0, -std::sin(part * pi) * tile.from.height() * 0.9);
    if (tile.burnFrom >= 0) {
        state.burning = 0.7 + 0.3 * part; // to ash on its way
    }
    state.tilt = part * 14;
    cast->flights.set(tile.flight, {face, place, state});
    if (ms >= tile.start + motion::take.ms) {
        cast->flights.remove(tile.flight);
        tile.arrived = true;
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

} // namespace

std::vector<Step> choreograph(const Cast& cast, const std::vector<Event>& events) {
    Choreographer choreographer(cast);
    for (const Event& event : events) {
        const bool leaves =
            std::holds_alternative<event::Taken>(event) || std::holds_alternative<event::Removed>(event);
        if (!leaves) {
            choreographer.leave();
        }
        std::visit(choreographer, event);
    }
    choreographer.leave();
    return choreographer.steps();
}

} // namespace ashlar::app
