// One function for each kind of event, which adds the steps of its movement. Part of choreography.cpp.
#pragma once

#include "app/table/choreography.h"
#include "app/table/effect_item.h"
#include "app/table/motion.h"

#include <map>
#include <memory>

namespace ashlar::app {

/// The part of a motion that is done after `ms`, eased, 0 to 1.
double done(const Motion& motion, double ms);
QRectF between(const QRectF& a, const QRectF& b, double part);
QRectF squareAt(const QPointF& centre, double side);

/// The steps so far.
class StepList {
public:
    const std::vector<Step>& steps() const { return steps_; }
    Step& step(std::size_t at) { return steps_[at]; }
    void add(Step step) { steps_.push_back(std::move(step)); }
    void insert(std::size_t at, Step step) {
        steps_.insert(steps_.begin() + static_cast<std::ptrdiff_t>(at), std::move(step));
    }

protected:
    std::vector<Step> steps_;
};

class Choreographer : public StepList {
public:
    explicit Choreographer(const Cast& cast) : cast_{std::make_shared<Cast>(cast)} {}

    void operator()(const flaming::event::Placed& e);
    void operator()(const flaming::event::FreeAir& e) { shake(e.tile, {}); }
    void operator()(const flaming::event::Collapse& e);
    void operator()(const flaming::event::Fell& e);
    void operator()(const flaming::event::Explosion& e);
    void operator()(const flaming::event::Fire& e) { fire_ = e; }
    void operator()(const flaming::event::DieCalled& /*e*/) {}
    void operator()(const flaming::event::DieRolled& e);
    void operator()(const flaming::event::Curse& e);
    void operator()(const flaming::event::Taken& e) { taken_.push_back(e); }
    void operator()(const flaming::event::Removed& e) { removed_.push_back(e); }
    void operator()(const flaming::event::Drew& e);
    void operator()(const flaming::event::TurnBegan& /*e*/) {}
    void operator()(const flaming::event::GameEnded& /*e*/) {}

    /// Tiles that were taken or removed go together, once all of them are known.
    void leave();

    using StepList::add;

private:
    using CastPtr = std::shared_ptr<Cast>;

    struct Leaving {
        flaming::Tile tile;
        flaming::Cell from;
        int seat;        ///< Whose pile it goes to.
        double start;    ///< When it leaves, in ms.
        double burnFrom; ///< When it begins to burn, or negative: it does not.
        int flight = -1;
        bool arrived = false;
    };
    /// Tiles on their way out, and the mark of the seat that gets them, where it is not the one whose hand is shown.
    struct Departure {
        std::vector<Leaving> tiles;
        double end = 0;
        int tally = -1;
        int arrived = 0;
    };

    void add(const Motion& motion, std::function<void()> begin, std::function<void(double)> at) {
        add(Step{motion.ms, std::move(begin), std::move(at)});
    }
    void shake(flaming::Tile tile, std::vector<flaming::Cell> dusty);
    void vanish();
    static void fly(const CastPtr& cast, Departure& departure, Leaving& tile, double ms);
    static void keepTally(const CastPtr& cast, Departure& departure, int seat, double ms);
    static QRectF pileOf(const Cast& cast, int seat);
    /// For each burned tile, how many steps the fire takes to it.
    std::map<flaming::Tile, int> spread(const flaming::event::Fire& fire) const;

    CastPtr cast_;
    std::vector<flaming::event::Taken> taken_;
    std::vector<flaming::event::Removed> removed_;
    std::optional<flaming::event::Fire> fire_;
    std::shared_ptr<std::vector<EffectItem*>> dust_; ///< Of a collapse, until its tiles have left.
    std::map<flaming::Tile, flaming::Cell> moved_;   ///< Where tiles have come to lie in these events.
};

/// The same with reduced motion: what changes fades in or out.
class Fader : public StepList {
public:
    explicit Fader(const Cast& cast) : cast_{std::make_shared<Cast>(cast)} {}

    void operator()(const flaming::event::Placed& e);
    void operator()(const flaming::event::Fell& e);
    void operator()(const flaming::event::DieRolled& e);
    void operator()(const flaming::event::Drew& e);
    void operator()(const flaming::event::Taken& e) { gone_.push_back({e.tile, e.seat}); }
    void operator()(const flaming::event::Removed& e) { gone_.push_back({e.tile, flaming::SeatView::nobody}); }
    template <class Other>
    void operator()(const Other& /*e*/) {}

    void leave();

private:
    struct Gone {
        flaming::Tile tile;
        int seat;
    };

    std::shared_ptr<Cast> cast_;
    std::vector<Gone> gone_;
};

} // namespace ashlar::app
