#include "app/statistics/story.h"

#include "ashlar/flaming/state.h"

#include <algorithm>

namespace ashlar::app {

using namespace flaming;

namespace {

enum class Cause { None, Collapse, Fire, Explosion, Curse };

/// Reads the events in order; what is taken belongs to the mayhem before it.
class Reader {
public:
    Story story() {
        endTurn();
        findGifts();
        return story_;
    }

    void read(const StoryMove& move, std::size_t ply) {
        active_ = move.active;
        ply_ = ply;
        for (const Event& event : move.events) {
            std::visit([this](const auto& each) { on(each); }, event);
        }
    }

private:
    template <class Other>
    void on(const Other& /*event*/) {
        cause_ = Cause::None;
    }
    void on(const event::Placed& placed) {
        endTurn();
        inTurn_ = true;
        calm_ = true;
        tile_ = placed.tile;
        seat_ = placed.seat;
        ++story_.turns;
    }
    void on(const event::FreeAir& /*event*/) { begin(Cause::None); }
    void on(const event::Collapse& /*event*/) { begin(Cause::Collapse); }
    void on(const event::Explosion& /*event*/) { begin(Cause::Explosion); }
    void on(const event::Fire& /*event*/) { begin(Cause::Fire); }
    void on(const event::Curse& /*event*/) { begin(Cause::Curse); }
    void on(const event::Taken& taken) {
        count();
        ++given_[static_cast<std::size_t>(active_)][static_cast<std::size_t>(taken.seat)];
    }
    void on(const event::Removed& /*event*/) { count(); }

    void begin(Cause cause) {
        cause_ = cause;
        calm_ = false;
    }

    void count() {
        const auto grow = [this](Moment& moment) { moment = {moment.tiles + 1, seat_, tile_, ply_}; };
        switch (cause_) {
        case Cause::Collapse:
            return grow(collapse_);
        case Cause::Fire:
            return grow(fire_);
        case Cause::Explosion:
            return grow(explosion_);
        case Cause::Curse:
        case Cause::None:
            break;
        }
    }

    void endTurn() {
        const auto keepLargest = [](std::optional<Moment>& largest, Moment& moment) {
            if (moment.tiles > (largest ? largest->tiles : 0)) {
                largest = moment;
            }
            moment = {};
        };
        keepLargest(story_.collapse, collapse_);
        keepLargest(story_.fire, fire_);
        keepLargest(story_.explosion, explosion_);
        if (inTurn_) {
            run_ = calm_ ? run_ + 1 : 0;
            story_.calm = std::max(story_.calm, run_);
        }
        inTurn_ = false;
    }

    void findGifts() {
        for (std::size_t from = 0; from < given_.size(); ++from) {
            for (std::size_t to = 0; to < given_.size(); ++to) {
                std::optional<Story::Gift>& most = from == to ? story_.own : story_.gift;
                if (given_[from][to] > (most ? most->tiles : 0)) {
                    most = {static_cast<int>(from), static_cast<int>(to), given_[from][to]};
                }
            }
        }
    }

    Story story_;
    Moment collapse_;
    Moment fire_;
    Moment explosion_;
    Cause cause_ = Cause::None;
    bool inTurn_ = false;
    bool calm_ = true;
    int run_ = 0;
    int active_ = 0;
    int seat_ = 0;
    Tile tile_ = Tile::None;
    std::size_t ply_ = 0;
    std::array<std::array<int, maxSeats>, maxSeats> given_{};
};

} // namespace

Story storyOf(std::span<const StoryMove> moves) {
    Reader reader;
    std::size_t ply = 0;
    for (const StoryMove& move : moves) {
        reader.read(move, ++ply);
    }
    return reader.story();
}

} // namespace ashlar::app
