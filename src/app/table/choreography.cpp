#include "app/table/choreography.h"

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

constexpr double pi = std::numbers::pi;

/// How long a step is to be seen at least: what others do and all mayhem must be read, one's own placement is known.
int timeToRead(const Cast& cast, const Event& event, const Caption& caption) {
    const auto* placed = std::get_if<event::Placed>(&event);
    return placed != nullptr && placed->seat == cast.shownSeat ? 0 : readingTime(caption);
}

/// Says the caption before the step at `first`; what the die shows only when that step, its roll, is over.
template <class Director>
void announce(const Cast& cast, Director& director, std::size_t first, const Caption& caption, bool isRoll) {
    if (isRoll) {
        Caption heading = caption;
        heading.words.clear();
        director.insert(first, {0, [say = cast.say, heading] { say(heading); }, {}});
        first += 2;
    }
    director.insert(first, {0, [say = cast.say, caption] { say(caption); }, {}});
}

/// Tells that an event begins to be seen, with the steps from `first` on; that a tile lands, with the last of them.
template <class Director>
void tell(const Cast& cast, Director& director, std::size_t first, const Event& event) {
    if (!cast.begun || isDeparture(event)) {
        return;
    }
    if (first == director.steps().size()) {
        director.add({0, {}, {}});
    }
    const bool lands = std::holds_alternative<event::Placed>(event) || std::holds_alternative<event::Fell>(event);
    Step& step = director.step(lands ? director.steps().size() - 1 : first);
    step.begin = [begin = step.begin, begun = cast.begun, event] {
        if (begin) {
            begin();
        }
        begun(event);
    };
}

template <class Director>
std::vector<Step> directed(const Cast& cast, std::span<const Event> events) {
    Director director(cast);
    for (const std::span<const Event> step : stepsOf(events)) {
        const std::optional<Caption> caption = cast.caption ? cast.caption(step) : std::nullopt;
        const std::size_t first = director.steps().size();
        for (const Event& event : step) {
            std::visit(director, event);
        }
        director.leave();
        tell(cast, director, first, step.front());
        if (caption) {
            announce(cast, director, first, *caption, std::holds_alternative<event::DieRolled>(step.front()));
        }
        if (caption && !(cast.hurry && &step.back() == &events.back())) {
            int rest = timeToRead(cast, step.front(), *caption);
            for (std::size_t i = first; i < director.steps().size(); ++i) {
                rest -= director.steps()[i].ms;
            }
            if (rest > 0) {
                director.add({rest, {}, {}});
            }
        }
    }
    return director.steps();
}

} // namespace

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

void Choreographer::operator()(const event::Placed& e) {
    moved_[e.tile] = e.at;
    struct Way {
        int flight = -1;
        int row = -1; ///< In the hand; -1: from another seat.
        std::optional<QRectF> dropped;
    };
    auto way = std::make_shared<Way>();
    const TileFace face = faceOf(*cast_->tiles, e.tile);
    TileState state = TileState::hovered();
    if (e.seat != cast_->shownSeat) {
        state.placedBy = cast_->pip(e.seat); // on its way it says whose it is
    }
    // Every place is asked for anew: the table may be resized meanwhile.
    const auto from = [cast = cast_, way, e] {
        return way->dropped    ? *way->dropped
               : way->row >= 0 ? cast->tray.tileRect(way->row).translated(cast->tray.pos())
                               : squareAt(cast->seatAnchor(e.seat), cast->scene.geometry().tile * 0.5);
    };
    add(
        motion::place,
        [cast = cast_, way, from, face, state, e] {
            cast->scene.setLastPlaced(std::nullopt);
            way->row = cast->tray.model().rowOf(e.tile);
            way->dropped = cast->dropPlace(e.tile);
            cast->tray.model().take(e.tile);
            cast->tray.setGrown(0);
            way->flight = cast->flights.add({face, from(), state});
        },
        [cast = cast_, way, from, face, state, e](double ms) {
            const QRectF to = cast->scene.cellRect(e.at).translated(cast->stageOrigin);
            const double part = done(motion::place, ms);
            QRectF place = between(from(), to, part);
            place.translate(0, -std::sin(part * pi) * to.height() * 0.12); // a light arc
            cast->flights.set(way->flight, {face, place, state});
        });
    add(
        motion::land,
        [cast = cast_, way, e] {
            cast->flights.remove(way->flight);
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
    auto dust = std::make_shared<EffectItem*>(nullptr);
    const Motion whole{motion::bounce.ms + motion::settle.ms, motion::settle.easing};
    add(
        whole,
        [cast = cast_, dust, e] {
            *dust = cast->scene.addEffect(cast->scene.cellRect(e.to), layer::dust, paintDust);
            if (TileItem* item = cast->scene.tileItem(e.tile)) {
                item->setCell(e.to);
                item->setState({});
                item->setSpeedLines(0);
                item->setZValue(layer::tiles);
            }
        },
        [cast = cast_, dust, whole, e](double ms) {
            (*dust)->setProgress(0.1 + 0.9 * ms / whole.ms);
            if (TileItem* item = cast->scene.tileItem(e.tile)) {
                const double unit = cast->scene.geometry().tile / metrics::designTile;
                const double up = std::sin(std::clamp(ms / motion::bounce.ms, 0.0, 1.0) * pi);
                item->setPlace(cast->scene.cellRect(e.to).translated(0, -motion::bounceHeight * unit * up));
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

std::vector<Step> choreograph(const Cast& cast, const std::vector<Event>& events) {
    return cast.reduced ? directed<Fader>(cast, events) : directed<Choreographer>(cast, events);
}

} // namespace ashlar::app
