#include "ashlar/ai/reasons.h"

#include <algorithm>
#include <map>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>

namespace ashlar::ai {

using namespace flaming;
using namespace reason;

namespace {

/// One way in which a turn may go on to its end.
struct Outcome {
    State after; ///< what is hidden in it was dealt at random: only what everybody sees may be read
    std::array<TileMask, flaming::maxSeats> taken{};
    TileMask removed;
    bool mayhem = false;
};

/// How a turn goes on: what each answer to the next question leads to.
struct Course {
    std::size_t outcome = 0; ///< its number, where the turn is over
    PromptKind asked = PromptKind::Over;
    std::vector<Course> ways;
    int sides = 1; ///< of the die that lead here
};

/// What a number of tiles depends on.
struct Dependence {
    bool onFall = false;
    bool onDie = false;
    float average = 0; ///< over what the die shows, if it does not depend on falls
    std::string how;   ///< the same for courses between which nothing differs that matters
};

template <class E>
constexpr bool isMayhem =
    std::is_same_v<E, event::FreeAir> || std::is_same_v<E, event::Collapse> || std::is_same_v<E, event::Explosion> ||
    std::is_same_v<E, event::Fire> || std::is_same_v<E, event::DieCalled> || std::is_same_v<E, event::Curse>;

/// All ways in which a turn may go on after a choice.
class Outcomes {
public:
    Outcomes(const State& state, const Choice& choice) {
        Outcome start;
        start.after = state;
        course_ = follow(start, choice);
    }

    /// False if there are too many to look at.
    bool complete() const { return !overflow_; }
    const std::vector<Outcome>& all() const { return all_; }

    bool quiet() const { return all_.size() == 1 && !all_.front().mayhem; }
    std::pair<int, int> taken(int seat) const {
        const auto count = [seat](const Outcome& one) { return one.taken[static_cast<std::size_t>(seat)].size(); };
        std::pair range{count(all_.front()), count(all_.front())};
        for (const Outcome& one : all_) {
            range = {std::min(range.first, count(one)), std::max(range.second, count(one))};
        }
        return range;
    }
    /// What the number of tiles that a seat takes depends on. @pre complete()
    Dependence dependence(int seat) const { return dependence(course_, seat); }

private:
    static constexpr std::size_t limit = 4096;

    Dependence dependence(const Course& course, int seat) const {
        if (course.ways.empty()) {
            const int count = all_[course.outcome].taken[static_cast<std::size_t>(seat)].size();
            return {false, false, static_cast<float>(count), std::to_string(count)};
        }
        Dependence result{course.asked == PromptKind::Fall, course.asked == PromptKind::Die, 0, {}};
        std::map<std::string, int> different; // and how often
        Dependence one;
        for (const Course& way : course.ways) {
            one = dependence(way, seat);
            result.onFall = result.onFall || one.onFall;
            result.onDie = result.onDie || one.onDie;
            result.average += static_cast<float>(way.sides) * one.average / 6;
            different[one.how] += way.sides;
        }
        if (different.size() == 1) { // the answer does not matter
            return one;
        }
        result.how = course.asked == PromptKind::Fall ? "fall" : "die";
        for (const auto& [how, often] : different) {
            result.how += " " + std::to_string(often) + "(" + how + ")";
        }
        return result;
    }

    Course follow(Outcome before, const Choice& choice) {
        Course course;
        if (const auto* face = choice.as<DieFace>()) {
            course.sides = sidesOf(*face);
        }
        if (overflow_ || all_.size() >= limit) {
            overflow_ = true;
            return course;
        }
        apply(before.after, choice, [&before](const auto& happened) {
            using E = std::decay_t<decltype(happened)>;
            if constexpr (std::is_same_v<E, event::Taken>) {
                before.taken[static_cast<std::size_t>(happened.seat)] |= happened.tile;
            } else if constexpr (std::is_same_v<E, event::Removed>) {
                before.removed |= happened.tile;
            } else if constexpr (std::is_same_v<E, event::Fell>) {
                before.mayhem = true;
            } else {
                before.mayhem = before.mayhem || isMayhem<E>;
            }
        });
        const PromptKind next = prompt(before.after).kind;
        if (next == PromptKind::Place || next == PromptKind::Over) {
            course.outcome = all_.size();
            all_.push_back(before);
            return course;
        }
        course.asked = next;
        for (const Choice& answer : options(before.after)) {
            course.ways.push_back(follow(before, answer));
        }
        return course;
    }

    std::vector<Outcome> all_;
    Course course_;
    bool overflow_ = false;
};

/// Until a tile is drawn nothing hidden matters: any state that agrees with the view will do.
State anyOf(const SeatView& view) {
    Random random;
    return sample(view, random);
}

Spot spotAt(const State& state, Cell at) {
    return at.row == 0 ? Spot{at, Tile::None, Tile::None}
                       : Spot{at, tileOn(state, belowLeft(at)), tileOn(state, belowRight(at))};
}

/// Whether a tile can be placed on one of the spots without mayhem.
bool canBePlaced(const State& state, const Options& open, Tile tile) {
    for (std::size_t i = 0; i < open.spotCount(); ++i) {
        State after = state;
        after.piles = Piles{}; // nobody draws
        after.hands[static_cast<std::size_t>(state.active)] = tile;
        bool mayhem = false;
        apply(after, Placement{tile, open.spot(i)},
              [&mayhem](const auto& happened) { mayhem = mayhem || isMayhem<std::decay_t<decltype(happened)>>; });
        if (!mayhem) {
            return true;
        }
    }
    return false;
}

/// The chance that none of `good` out of `all` is among `drawn`.
float chanceOfNone(int good, int all, int drawn) {
    float chance = 1;
    for (int i = 0; i < drawn; ++i) {
        chance *= static_cast<float>(std::max(0, all - good - i)) / static_cast<float>(all - i);
    }
    return chance;
}

/// What is left to the next player after an outcome; none if they may extend the base, or if there is no next player.
std::optional<Leaves> leaves(const SeatView& view, const State& after) {
    const Prompt next = prompt(after);
    if (next.kind != PromptKind::Place || next.player == view.seat()) {
        return std::nullopt;
    }
    const Options open = options(after);
    const PlacedTiles placed = pyramid(after);
    const auto inBase = [&](auto test) {
        return std::any_of(placed.begin(), placed.end(),
                           [&](const PlacedTile& tile) { return tile.at.row == 0 && test(tile.at.column); });
    };
    const Cell first = open.spot(0);
    const bool forced = first.row > 0 || (inBase([&](int column) { return column < first.column; }) &&
                                          inBase([&](int column) { return column > first.column; }));
    if (!forced) {
        return std::nullopt;
    }
    Leaves result;
    result.seat = next.player;
    for (std::size_t i = 0; i < open.spotCount(); ++i) {
        result.spots.push_back(spotAt(after, open.spot(i)));
    }
    const TileMask known = view.knownHand(next.player);
    const int hidden = view.handSize(next.player) - known.size();
    TileMask possible = known;
    if (hidden > 0) {
        possible |= view.unknown();
    }
    TileMask fitting;
    for (const Tile tile : possible) {
        if (canBePlaced(after, open, tile)) {
            fitting |= tile;
        }
    }
    result.possible = possible.size();
    result.fitting = fitting.size();
    result.held = view.handSize(next.player);
    result.stuck = !(known & fitting).empty()
                       ? 0.0F
                       : chanceOfNone((view.unknown() & fitting).size(), view.unknown().size(), hidden);
    return result;
}

constexpr int pairsOfOthers = (tileCount - 1) * (tileCount - 2);

/// How many pairs of other tiles carry a tile.
int pairsCarrying(const TileSet& tiles, Tile tile) {
    int carrying = 0;
    for (const Tile left : TileMask::all() - tile) {
        for (const Tile right : TileMask::all() - tile - left) {
            carrying += tiles.fitting(left, right).contains(tile) ? 1 : 0;
        }
    }
    return carrying;
}

/// At most one in five.
bool isHardToCarry(const TileSet& tiles, Tile tile) {
    return 5 * pairsCarrying(tiles, tile) <= pairsOfOthers;
}

std::optional<Burden> burdenOf(const SeatView& view, Tile tile) {
    if (isIncendiary(tile)) {
        return Burden::Incendiary;
    }
    if (tile == Tile::Millstone) {
        return Burden::Millstone;
    }
    if (isHardToCarry(view.tiles(), tile)) {
        return Burden::Hard;
    }
    const TileMask others = view.knownHand(view.seat()) - tile;
    const int weight = view.tiles().weight(tile);
    const bool heaviest =
        std::all_of(others.begin(), others.end(), [&](Tile other) { return view.tiles().weight(other) < weight; });
    return heaviest && !others.empty() ? std::optional(Burden::Heaviest) : std::nullopt;
}

Lands landing(const State& before, Fall where) {
    const Prompt asked = prompt(before);
    Lands lands;
    lands.tile = asked.tile;
    const Cell at = where == Fall::Left ? belowLeft(asked.from) : belowRight(asked.from);
    lands.spot = spotAt(before, at);
    bool first = true;
    State after = before;
    apply(after, where, [&](const auto& happened) {
        using E = std::decay_t<decltype(happened)>;
        if constexpr (isMayhem<E>) {
            if (std::exchange(first, false)) {
                lands.landing = Landing::Mayhem;
                if constexpr (std::is_same_v<E, event::FreeAir> || std::is_same_v<E, event::Collapse>) {
                    lands.landing = happened.tile == lands.tile ? Landing::FallsOn : Landing::Mayhem;
                }
            }
        }
    });
    return lands;
}

/// What is to be known of all choices before the facts of one can be told.
struct Situation {
    explicit Situation(const SeatView& of) : view{of}, state{anyOf(of)} {
        for (const Choice& choice : view.choices()) {
            const Outcomes outcomes(state, choice);
            if (!outcomes.complete()) {
                fewest = 0; // it is not known
                continue;
            }
            if (outcomes.quiet()) {
                ++quiet;
                quietTiles |= choice.as<Placement>()->tile; // where a tile fell it was not quiet
            }
            fewest = std::min(fewest, outcomes.taken(view.seat()).first);
        }
    }

    const SeatView& view;
    State state;
    TileMask quietTiles;    ///< placed by them
    int quiet = 0;          ///< choices without mayhem
    int fewest = tileCount; ///< tiles that any choice may cost at least
};

void addTakes(const Situation& situation, const Outcomes& outcomes, std::vector<Reason>& reasons) {
    for (int seat = 0; seat < situation.view.seats(); ++seat) {
        Takes takes;
        takes.seat = seat;
        std::tie(takes.least, takes.most) = outcomes.taken(seat);
        if (takes.most == 0) {
            continue;
        }
        const auto tilesIn = [seat](const Outcome& one) { return one.taken[static_cast<std::size_t>(seat)]; };
        const std::vector<Outcome>& all = outcomes.all();
        const TileMask tiles = tilesIn(all.front());
        if (std::all_of(all.begin(), all.end(), [&](const Outcome& one) { return tilesIn(one) == tiles; })) {
            takes.tiles = tiles;
        }
        if (takes.least < takes.most) {
            const Dependence dependence = outcomes.dependence(seat);
            takes.byFall = dependence.onFall;
            takes.byDie = dependence.onDie;
            if (!takes.byFall) {
                takes.average = dependence.average;
            }
        }
        takes.fewest = seat == situation.view.seat() && situation.quiet == 0 && takes.most <= situation.fewest;
        reasons.emplace_back(takes);
    }
}

std::optional<Keeps> keeps(const Situation& situation, Tile tile) {
    const TileSet& tiles = situation.view.tiles();
    TileMask others = situation.quietTiles - tile - tiles.of(Material::Coal) - tiles.of(Material::Torch);
    const int carrying = pairsCarrying(tiles, tile);
    const bool easier =
        std::all_of(others.begin(), others.end(), [&](Tile other) { return pairsCarrying(tiles, other) > carrying; });
    return others.empty() || !easier || isIncendiary(tile) ? std::nullopt : std::optional(Keeps{others});
}

/// What a choice takes before the next question, where more is too much to look at.
void addFirstTaken(const Situation& situation, const Choice& choice, std::vector<Reason>& reasons) {
    std::array<int, flaming::maxSeats> taken{};
    State state = situation.state;
    apply(state, choice, [&taken](const auto& happened) {
        if constexpr (std::is_same_v<std::decay_t<decltype(happened)>, event::Taken>) {
            ++taken[static_cast<std::size_t>(happened.seat)];
        }
    });
    const bool byDie = prompt(state).kind == PromptKind::Die;
    for (int seat = 0; seat < situation.view.seats(); ++seat) {
        const int least = taken[static_cast<std::size_t>(seat)];
        if (least > 0 || (byDie && seat == situation.view.decider())) {
            Takes takes;
            takes.seat = seat;
            takes.least = least;
            takes.most = tileCount;
            takes.byFall = true;
            takes.byDie = byDie;
            reasons.emplace_back(takes);
        }
    }
}

/// How telling a fact is by itself; below 0: it speaks for nothing.
struct Weight {
    const SeatView& view;

    float operator()(const Wins&) const { return 100; }
    float operator()(const Quiet& quiet) const { return quiet.ways == 1 ? 70.0F : quiet.ways < 4 ? 45.0F : 22.0F; }
    float operator()(const Takes& takes) const {
        const float tiles = static_cast<float>(takes.least + takes.most) / 2;
        return takes.seat != view.seat() ? 45 + 5 * tiles : takes.fewest ? 60 : std::min(58.0F, 40 + 3 * tiles);
    }
    float operator()(const Removes& removes) const { return 18 + static_cast<float>(removes.tiles.size()); }
    float operator()(const Sheds& sheds) const {
        return sheds.burden == Burden::Heaviest ? 14.0F : sheds.burden == Burden::Hard ? 30.0F : 36.0F;
    }
    float operator()(const Keeps&) const { return 24; }
    float operator()(const Lands&) const { return 65; }
    float operator()(const Leaves& leaves) const {
        const float misfits = 1 - static_cast<float>(leaves.fitting) / static_cast<float>(leaves.possible);
        return misfits < 0.25F ? -100 : 10 + 35 * leaves.stuck + 25 * misfits;
    }
};

float weightOf(const SeatView& view, const Reason& reason) {
    return std::visit(Weight{view}, reason);
}

/// Facts that several choices share tell little; only what tiles they are about may be another.
bool isCommon(const Reason& reason, const std::vector<Reason>& others) {
    if (const auto* quiet = std::get_if<Quiet>(&reason)) {
        return std::any_of(others.begin(), others.end(), [&](const Reason& other) {
            const auto* same = std::get_if<Quiet>(&other);
            return same != nullptr && same->left == quiet->left;
        });
    }
    return std::find(others.begin(), others.end(), reason) != others.end();
}

std::vector<Reason> factsOf(const Situation& situation, const Choice& choice) {
    const SeatView& view = situation.view;
    std::vector<Reason> reasons;
    const auto* placement = choice.as<Placement>();
    if (const auto* fall = choice.as<Fall>()) {
        reasons.emplace_back(landing(situation.state, *fall));
    }
    const Outcomes outcomes(situation.state, choice);
    if (!outcomes.complete()) {
        addFirstTaken(situation, choice, reasons);
        return reasons;
    }
    const std::vector<Outcome>& all = outcomes.all();
    const unsigned alone = 1U << static_cast<unsigned>(view.seat());
    if (std::all_of(all.begin(), all.end(), [&](const Outcome& one) { return winners(one.after) == alone; })) {
        reasons.emplace_back(Wins{});
    }
    if (placement != nullptr && outcomes.quiet()) {
        reasons.emplace_back(Quiet{placement->tile, tilesLeft(all.front().after, view.seat()), situation.quiet});
    }
    addTakes(situation, outcomes, reasons);
    TileMask removed = TileMask::all();
    bool comesBack = false;
    for (const Outcome& one : all) {
        removed &= one.removed;
        for (const TileMask& taken : one.taken) {
            comesBack = comesBack || (placement != nullptr && taken.contains(placement->tile));
        }
    }
    if (!removed.empty()) {
        reasons.emplace_back(Removes{removed});
    }
    if (placement != nullptr && !comesBack) {
        const auto burden = burdenOf(view, placement->tile);
        const auto kept = outcomes.quiet() ? keeps(situation, placement->tile) : std::nullopt;
        if (kept && (!burden || *burden == Burden::Heaviest)) { // each says of the tile that it is hard to place
            reasons.emplace_back(*kept);
        } else if (burden) {
            reasons.emplace_back(Sheds{placement->tile, *burden});
        }
    }
    constexpr std::size_t fewWays = 8; // where there are more, they differ
    if (all.size() <= fewWays) {
        const std::optional<Leaves> first = leaves(view, all.front().after);
        const auto isSame = [&](const Outcome& one) { return leaves(view, one.after) == first; };
        if (first && std::all_of(all.begin() + 1, all.end(), isSame)) {
            reasons.emplace_back(*first);
        }
    }
    std::stable_sort(reasons.begin(), reasons.end(), [&](const Reason& one, const Reason& other) {
        return weightOf(view, one) > weightOf(view, other);
    });
    return reasons;
}

} // namespace

std::vector<Reason> reasonsOf(const SeatView& view, const Choice& choice) {
    return factsOf(Situation{view}, choice);
}

std::vector<std::vector<Reason>> reasonsFor(const SeatView& view, std::span<const Choice> choices, std::size_t most) {
    const Situation situation{view};
    std::vector<std::vector<Reason>> facts;
    for (const Choice& choice : choices) {
        facts.push_back(factsOf(situation, choice));
    }
    std::vector<std::vector<Reason>> result;
    for (std::size_t i = 0; i < facts.size(); ++i) {
        const auto sharedBy = [&](const Reason& reason) {
            float sharing = 0;
            for (std::size_t other = 0; other < facts.size(); ++other) {
                sharing += other != i && isCommon(reason, facts[other]) ? 1.0F : 0.0F;
            }
            return facts.size() > 1 ? sharing / static_cast<float>(facts.size() - 1) : 0.0F;
        };
        std::vector<Reason> own = facts[i];
        std::stable_sort(own.begin(), own.end(), [&](const Reason& one, const Reason& other) {
            return weightOf(view, one) - 40 * sharedBy(one) > weightOf(view, other) - 40 * sharedBy(other);
        });
        // What speaks for nothing, or what all of them share, is not told, unless there is nothing else to tell.
        const auto tells = [&](const Reason& reason) {
            return weightOf(view, reason) > 0 && (facts.size() == 1 || sharedBy(reason) < 1);
        };
        const auto rest = std::stable_partition(own.begin(), own.end(), tells);
        const auto telling = static_cast<std::size_t>(rest - own.begin());
        own.resize(std::min({own.size(), most, std::max<std::size_t>(telling, 1)}));
        result.push_back(std::move(own));
    }
    return result;
}

} // namespace ashlar::ai
