#include "story.h"

#include "lockstep.h"
#include "notation.h"

#include <stdexcept>

namespace ashlar::flaming::testing {
namespace {

void expect(bool holds, const char* otherwise) {
    if (!holds) {
        throw std::logic_error(otherwise);
    }
}

std::set<Tile> setOf(TileMask mask) {
    return {mask.begin(), mask.end()};
}

} // namespace

Story::Story(const State& start)
    : pyramid_{pyramidOf(start)}, removed_{setOf(removedTiles(start))}, seen_{setOf(removedTiles(start))},
      active_{start.active}, decider_{start.active}, tiles_{start.tiles} {
    for (int seat = 0; seat < start.seats; ++seat) {
        hands_.push_back(setOf(start.hands[static_cast<std::size_t>(seat)]));
        piles_.push_back(pileOf(start, seat));
    }
    for (const auto& [at, tile] : pyramid_) {
        seen_.insert(tile);
    }
}

struct Story::Follow {
    Story& story;

    Tile tileOn(Cell at) const {
        const auto found = story.pyramid_.find(at);
        return found == story.pyramid_.end() ? Tile::None : found->second;
    }
    void lies(Tile tile, Cell at) const {
        expect(tileOn(at) == tile && tile != Tile::None, "a tile that is not there");
    }
    void nothingPending() const {
        expect(story.mustBeTaken_.empty(), "a tile that was to be taken was not");
        expect(story.mustLeave_.empty(), "a tile that was to leave did not");
    }
    void restsOn(Cell at, Tile left, Tile right) const {
        expect(at.row == 0 ? left == Tile::None && right == Tile::None
                           : left == tileOn(belowLeft(at)) && right == tileOn(belowRight(at)),
               "not what the tile rests on");
    }
    void areInThePyramid(TileMask tiles) const {
        for (const Tile tile : tiles) {
            bool found = false;
            for (const auto& [at, lying] : story.pyramid_) {
                found = found || lying == tile;
            }
            expect(found, "a tile of the event is not in the pyramid");
        }
    }
    void mustBeTaken(std::initializer_list<Tile> tiles) const {
        for (const Tile tile : tiles) {
            if (tile != Tile::None) {
                story.mustBeTaken_.insert(tile);
            }
        }
    }

    void operator()(const event::Placed& e) const {
        nothingPending();
        expect(e.seat == story.active_, "not the active player placed");
        expect(story.hands_.at(static_cast<std::size_t>(e.seat)).erase(e.tile) == 1, "placed what is not in the hand");
        expect(tileOn(e.at) == Tile::None, "placed on another tile");
        restsOn(e.at, e.left, e.right);
        story.pyramid_[e.at] = e.tile;
        story.seen_.insert(e.tile);
    }
    void operator()(const event::FreeAir& e) const {
        nothingPending();
        lies(e.tile, e.at);
        restsOn(e.at, Tile::None, Tile::None);
        expect(e.decider == story.decider_, "another decides");
    }
    void operator()(const event::Collapse& e) const {
        nothingPending();
        lies(e.tile, e.at);
        restsOn(e.at, e.left, e.right);
        expect(e.why == story.tiles_->fit(e.tile, e.left, e.right) && e.why != Fit::Stands, "the wrong reason");
        expect(e.decider == story.decider_, "another decides");
        mustBeTaken({e.left, e.right});
    }
    void operator()(const event::Fell& e) const {
        nothingPending();
        lies(e.tile, e.from);
        expect(e.to == belowLeft(e.from) || e.to == belowRight(e.from), "fell too far");
        expect(tileOn(e.to) == Tile::None, "fell on another tile");
        expect(e.decider == story.decider_, "another decided");
        story.pyramid_.erase(e.from);
        story.pyramid_[e.to] = e.tile;
    }
    void operator()(const event::Explosion& e) const {
        nothingPending();
        areInThePyramid(e.group | e.hit);
        expect(!e.group.empty() && (e.group & e.hit).empty(), "an explosion of what it hits");
        story.mustBeTaken_ = setOf(e.hit);
        story.mustLeave_ = setOf(e.group);
    }
    void operator()(const event::Fire& e) const {
        nothingPending();
        areInThePyramid(e.causes | e.burned);
        expect(!e.causes.empty() && !e.burned.empty() && (e.causes & e.burned).empty(),
               "a fire without cause or straw");
        story.mustBeTaken_ = setOf(e.burned);
        if (face != DieFace::FireStays) {
            story.mustLeave_ = setOf(e.causes);
        }
    }
    void operator()(const event::DieCalled& e) const {
        nothingPending();
        areInThePyramid(e.causes);
        expect(!e.causes.empty(), "a die without cause");
    }
    void operator()(const event::DieRolled& e) {
        nothingPending();
        areInThePyramid(e.causes);
        face = e.face;
    }
    void operator()(const event::Curse& e) const {
        nothingPending();
        areInThePyramid(TileMask{e.apex} | e.left | e.right);
        const int seats = static_cast<int>(story.hands_.size());
        expect(e.receiver == (story.active_ + seats - 1) % seats,
               "the curse gives to another than the previous player");
        story.decider_ = e.receiver;
        mustBeTaken({e.apex, e.left, e.right});
    }
    void operator()(const event::Taken& e) const {
        lies(e.tile, e.from);
        expect(story.mustBeTaken_.erase(e.tile) == 1, "nobody said that this tile is taken");
        expect(e.seat == story.decider_, "another receives");
        story.pyramid_.erase(e.from);
        story.piles_.at(static_cast<std::size_t>(e.seat)).push_back(e.tile);
    }
    void operator()(const event::Removed& e) const {
        lies(e.tile, e.from);
        expect(story.mustBeTaken_.empty(), "a tile left before the others were taken");
        expect(story.mustLeave_.erase(e.tile) == 1, "nobody said that this tile leaves");
        story.pyramid_.erase(e.from);
        story.removed_.insert(e.tile);
    }
    void operator()(const event::Drew& e) const {
        nothingPending();
        auto& pile = story.piles_.at(static_cast<std::size_t>(e.seat));
        expect(e.seat == story.active_, "another draws");
        expect(!pile.empty() && pile.front() == e.tile, "drew what is not on top");
        expect(e.known == (story.seen_.count(e.tile) != 0), "known, or not, to everybody");
        pile.pop_front();
        story.hands_.at(static_cast<std::size_t>(e.seat)).insert(e.tile);
    }
    void operator()(const event::TurnBegan& e) const {
        nothingPending();
        expect(e.seat == (story.active_ + 1) % static_cast<int>(story.hands_.size()), "not the next seat's turn");
        story.active_ = story.decider_ = e.seat;
    }
    void operator()(const event::GameEnded& e) const {
        nothingPending();
        expect(e.turnLimitReached != story.hands_.at(static_cast<std::size_t>(story.active_)).empty(), "ended why?");
        story.over_ = true;
    }

    DieFace face = DieFace::FireLeaves; ///< without the die the cause leaves
};

std::string Story::follow(const std::vector<Event>& events) {
    Follow follow{*this};
    try {
        for (const Event& event : events) {
            expect(!over_, "an event after the end");
            std::visit(follow, event);
        }
        follow.nothingPending();
    } catch (const std::logic_error& error) {
        return error.what();
    }
    return {};
}

std::string Story::difference(const State& state) const {
    if (pyramidOf(state) != pyramid_) {
        return "pyramid";
    }
    if (setOf(removedTiles(state)) != removed_) {
        return "removed";
    }
    if (state.active != active_ || (prompt(state).kind == PromptKind::Over) != over_) {
        return "active seat, or the end";
    }
    for (int seat = 0; seat < state.seats; ++seat) {
        const auto s = static_cast<std::size_t>(seat);
        if (setOf(state.hands[s]) != hands_[s] || pileOf(state, seat) != piles_[s]) {
            return "hand or pile of seat " + std::to_string(seat);
        }
    }
    return setOf(state.seen) == seen_ ? "" : "what everybody has seen";
}

} // namespace ashlar::flaming::testing
