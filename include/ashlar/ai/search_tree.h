// A tree for single-observer information-set Monte Carlo search, written once for every `SearchGame`.
#pragma once

#include "ashlar/ai/search_game.h"
#include "ashlar/random.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace ashlar::ai {

/// How to search.
struct SearchSettings {
    float exploration = 0.12F;          ///< how much a choice little tried is preferred
    float firstPlay = 0.05F;            ///< how much worse than its siblings an untried choice is taken to be
    int quietTurns = 4;                 ///< turns of quiet play between the tree and the evaluation
    bool thorough = false;              ///< goes on after a win is proven, until all is known of the other choices too
    float haste = 0.001F;               ///< what a win is worth less with each choice that it takes
    std::uint32_t maxSlots = 1U << 23U; ///< the memory of a tree, twice 16 bytes each, about 25 for a position
    bool keepsShares = false;           ///< what each seat may expect is kept for `explore`, in 24 bytes more a slot
    friend bool operator==(const SearchSettings&, const SearchSettings&) noexcept = default;
};

/// What a search found out about one of the choices.
struct Finding {
    Code code;
    std::uint32_t visits = 0;
    float value = 0;     ///< what the chooser may expect
    bool proven = false; ///< the value is certain
};

/// A tree of choices as one seat may foresee them. Each simulation deals what is hidden anew and walks down the choices
/// that are possible then; how often a choice was possible is counted apart from how often it was tried. Every player
/// maximises their own value. Where nothing is hidden, won positions are proven, and lost ones if two play.
template <SearchGame G>
class SearchTree {
public:
    using State = typename G::State;
    using Sampler = typename G::Sampler;

    explicit SearchTree(const SearchSettings& settings) : settings_{settings} {
        slots_.reserve(settings.maxSlots);
        spare_.reserve(settings.maxSlots);
        if (settings.keepsShares) {
            shares_.resize(slots_.capacity());
        }
    }
    const SearchSettings& settings() const noexcept { return settings_; }

    /// Begins a search, with the states that the sampler deals. Where nothing was hidden in the search before, and play
    /// has come to a position of its tree, it goes on from there, with keepsShares only if two play; else it begins
    /// anew. The same seeds and positions give the same trees.
    void plant(const G& game, const Sampler& sampler, std::uint64_t seed) {
        const bool wasCertain = certain_;
        game_ = game;
        sampler_ = sampler;
        random_ = Random{seed};
        State state;
        sampler_->deal(state, random_);
        seats_ = game_->seats(state);
        certain_ = sampler_->certain();
        const bool continues = wasCertain && certain_ && (seats_ == 2 || !settings_.keepsShares);
        const std::uint32_t known = continues ? find(root_, origin_, state) : 0;
        if (known == 0) {
            clear(slots_);
            root_ = addNode();
        } else {
            const bool moved = std::exchange(root_, known) != known;
            if (moved &&
                slots_.size() > slots_.capacity() / 4) { // seldom, as it takes as long as hundreds of simulations
                forgetOthers();
            }
        }
        origin_ = state;
        expected_ = {};
        simulated_ = 0;
        solved_ = isSolved();
    }

    /// Nothing more to find out: the best choice is proven.
    bool solved() const noexcept { return solved_; }

    /// Simulates `count` times. @pre planted
    void simulate(int count) noexcept {
        for (int i = 0; i < count && !solved_; ++i) {
            simulateOnce();
        }
    }

    /// What each seat may expect, as the mean over the simulations since the tree was planted.
    Values expectation() const noexcept {
        Values result = expected_;
        for (float& value : result) {
            value /= static_cast<float>(std::max<std::uint64_t>(1, simulated_));
        }
        return result;
    }

    /// What was found out about each choice at the root.
    std::vector<Finding> findings() const { return findingsAt(root_); }

    /// Calls look(state, seat, values, findings) for the root and each position that was tried at least `visits` times,
    /// where a seat chooses, with what each seat may expect and what was found out about the choices.
    /// @pre nothing is hidden, and the settings say keepsShares
    template <class Look>
    void explore(std::uint32_t visits, const Look& look) const {
        assert(settings_.keepsShares);
        exploreFrom(root_, origin_, visits, look);
    }

private:
    static constexpr std::size_t maxDepth = 64;
    static constexpr float win = 0.75F; ///< who gets more has won

    struct Edge {
        float value = 0; ///< the mean for who chooses here
        float urge = 0;  ///< its weight at first sight by its visits and one more; once proven its true value
        std::uint32_t visits = 0;
        std::uint32_t child = 0; ///< the node it leads to, 0 before there is one

        static constexpr float outOfTheQuestion = -1000;
        bool isProven() const noexcept { return value == outOfTheQuestion; }
        /// No more to find out here: it is never selected again.
        void prove(float certain) noexcept {
            value = outOfTheQuestion;
            urge = certain;
        }
        /// One division here instead of one at each look at an edge.
        void visit() noexcept {
            ++visits;
            urge *= static_cast<float>(visits) / static_cast<float>(visits + 1);
        }
    };
    /// The choices that are possible together: one thing held, and each place, an edge for each in the slots after it.
    struct Group {
        std::uint32_t next = 0;
        std::uint32_t available = 0; ///< how often it was held when this node was visited
        std::uint8_t what = 0;
        std::uint8_t places = 0;
    };
    /// The first group is mostly in the slots after the two of its node.
    struct Node {
        std::uint64_t known = 0; ///< what has been held here, in any simulation
        std::uint32_t firstGroup = 0;
        std::uint32_t visits = 0;
    };
    struct Worth {
        float value = 0;      ///< the mean for who chooses here
        float proven = 0;     ///< what who chooses here is sure to get
        bool settled = false; ///< it is all that they can get
    };
    /// The whole tree lies in one array in the order in which it grew, so that what is read together is close together.
    union Slot {
        Edge edge;
        Group group;
        Node node;
        Worth worth; ///< after its node
        Slot() noexcept : edge{} {}
        explicit Slot(const Edge& it) noexcept : edge{it} {}
        explicit Slot(const Group& it) noexcept : group{it} {}
        explicit Slot(const Node& it) noexcept : node{it} {}
        explicit Slot(const Worth& it) noexcept : worth{it} {}
    };
    static_assert(sizeof(Slot) == 16);

    struct Step {
        std::uint32_t node;
        std::uint32_t edge;
        int chooser;
    };
    struct Path {
        std::array<Step, maxDepth> steps; // NOLINT: not cleared for each simulation
        std::size_t size = 0;

        void add(const Step& step) noexcept { steps[size++] = step; }
        bool full() const noexcept { return size == maxDepth; }
    };
    struct Selection {
        std::uint32_t edge = 0;
        Code code;
    };

    std::uint32_t end() const noexcept { return static_cast<std::uint32_t>(slots_.size()); }

    /// Whether another node and whatever may be held there might not find room.
    bool isFull() const noexcept {
        constexpr std::size_t most = 2 + 64 * (1 + std::size_t{maxPlaces});
        return slots_.size() + most > slots_.capacity();
    }

    std::uint32_t addNode() noexcept {
        const std::uint32_t node = end();
        slots_.emplace_back(Node{});
        slots_.emplace_back(Worth{});
        if (settings_.keepsShares) {
            shares_[node] = {};
        }
        return node;
    }

    static void clear(std::vector<Slot>& slots) noexcept {
        slots.clear();
        slots.emplace_back(); // 0 stands for none
    }

    /// The node below this one, whose state is given, that stands for the wanted state; 0 if there is none.
    std::uint32_t find(std::uint32_t node, const State& state, const State& wanted) const noexcept {
        if (game_->moment(state) > game_->moment(wanted)) {
            return 0;
        }
        if (game_->same(state, wanted)) {
            return node;
        }
        for (std::uint32_t g = slots_[node].node.firstGroup; g != 0; g = slots_[g].group.next) {
            const Group& group = slots_[g].group;
            for (std::uint32_t where = 0; where < group.places; ++where) {
                if (const std::uint32_t child = slots_[g + 1 + where].edge.child; child != 0) {
                    State after = state;
                    game_->play(after, {group.what, static_cast<std::uint8_t>(where)});
                    if (const std::uint32_t found = find(child, after, wanted); found != 0) {
                        return found;
                    }
                }
            }
        }
        return 0;
    }

    std::vector<Finding> findingsAt(std::uint32_t node) const {
        std::vector<Finding> result;
        for (std::uint32_t g = slots_[node].node.firstGroup; g != 0; g = slots_[g].group.next) {
            const Group& group = slots_[g].group;
            for (std::uint32_t where = 0; where < group.places; ++where) {
                const Edge& edge = slots_[g + 1 + where].edge;
                result.push_back({{group.what, static_cast<std::uint8_t>(where)},
                                  edge.visits,
                                  edge.isProven() ? edge.urge : edge.value,
                                  edge.isProven()});
            }
        }
        return result;
    }

    template <class Look>
    void exploreFrom(std::uint32_t node, const State& state, std::uint32_t visits, const Look& look) const {
        const int seat = game_->chooser(state);
        if (const Worth& worth = slots_[node + 1].worth; seat != chance) {
            const float value = worth.settled ? worth.proven : worth.value;
            look(state, seat, sharedOut(value, seat, game_->seats(state), shares_[node]), findingsAt(node));
        }
        for (std::uint32_t g = slots_[node].node.firstGroup; g != 0; g = slots_[g].group.next) {
            for (std::uint32_t e = g + 1; e <= g + slots_[g].group.places; ++e) {
                const std::uint32_t child = slots_[e].edge.child;
                if (child != 0 && slots_[child].node.visits >= visits) {
                    State next = state;
                    game_->play(next, {slots_[g].group.what, static_cast<std::uint8_t>(e - g - 1)});
                    exploreFrom(child, next, visits, look);
                }
            }
        }
    }

    /// Makes room: only what is below the root is kept.
    void forgetOthers() noexcept {
        clear(spare_);
        std::fill(shares_.begin(), shares_.end(), Values{}); // not moved: of two seats one has the rest
        root_ = copy(root_);
        slots_.swap(spare_);
    }

    std::uint32_t copy(std::uint32_t node) noexcept {
        const auto copied = static_cast<std::uint32_t>(spare_.size());
        spare_.push_back(slots_[node]);
        spare_.push_back(slots_[node + 1]);
        std::uint32_t* link = &spare_[copied].node.firstGroup; // spare_ never moves: it has room for all
        for (std::uint32_t g = slots_[node].node.firstGroup; g != 0; g = slots_[g].group.next) {
            *link = static_cast<std::uint32_t>(spare_.size());
            for (std::uint32_t slot = g; slot <= g + slots_[g].group.places; ++slot) {
                spare_.push_back(slots_[slot]);
            }
            link = &spare_[*link].group.next;
        }
        for (std::uint32_t g = spare_[copied].node.firstGroup; g != 0; g = spare_[g].group.next) {
            for (std::uint32_t e = g + 1; e <= g + spare_[g].group.places; ++e) {
                if (const std::uint32_t child = spare_[e].edge.child; child != 0) {
                    spare_[e].edge.child = copy(child);
                }
            }
        }
        return copied;
    }

    /// Adds what is held here for the first time.
    void grow(std::uint32_t node, const State& state, std::uint64_t fresh) noexcept {
        slots_[node].node.known |= fresh;
        const int places = game_->places(state);
        const auto survey = game_->survey(state);
        for (; fresh != 0; fresh &= fresh - 1) {
            const auto what = static_cast<std::uint8_t>(std::countr_zero(fresh));
            const std::uint32_t group = end();
            slots_.emplace_back(Group{slots_[node].node.firstGroup, 0, what, static_cast<std::uint8_t>(places)});
            slots_[node].node.firstGroup = group;
            for (int where = 0; where < places; ++where) {
                slots_.emplace_back(Edge{0, survey.weight({what, static_cast<std::uint8_t>(where)}), 0, 0});
            }
        }
    }

    Selection select(std::uint32_t node, std::uint64_t held) noexcept {
        std::uint32_t best = 0;
        std::uint32_t bestGroup = 0;
        float bestScore = -std::numeric_limits<float>::infinity();
        const float untried = slots_[node + 1].worth.value - settings_.firstPlay;
        for (std::uint32_t g = slots_[node].node.firstGroup; g != 0; g = slots_[g].group.next) {
            Group& group = slots_[g].group;
            if ((held >> group.what & 1U) == 0) {
                continue;
            }
            ++group.available;
            const float curiosity = settings_.exploration * std::sqrt(static_cast<float>(group.available));
            const std::uint32_t last = g + group.places;
            for (std::uint32_t e = g + 1; e <= last; ++e) {
                const Edge& edge = slots_[e].edge;
                const float value = edge.visits == 0 ? untried : edge.value;
                const float score = value + curiosity * edge.urge;
                const bool better = score > bestScore; // what follows compiles to no branch: it could not be predicted
                bestScore = better ? score : bestScore;
                best = better ? e : best;
                bestGroup = better ? g : bestGroup;
            }
        }
        return {best, {slots_[bestGroup].group.what, static_cast<std::uint8_t>(best - bestGroup - 1)}};
    }

    /// The one that chance chose. Its values count for nobody.
    Selection follow(std::uint32_t node, Code code) noexcept {
        for (std::uint32_t g = slots_[node].node.firstGroup;; g = slots_[g].group.next) {
            if (slots_[g].group.what == code.what) {
                return {g + 1 + code.where, code};
            }
        }
    }

    /// Has a node and what follows it brought from memory while a choice is made.
    void prefetch([[maybe_unused]] std::uint32_t node) const noexcept {
#ifdef __GNUC__
        constexpr std::uint32_t slotsPerLine = 4;
        for (std::uint32_t line = 0; line < 5; ++line) {
            __builtin_prefetch(slots_.data() + node + line * slotsPerLine);
        }
#endif
    }

    void simulateOnce() noexcept {
        State state;
        sampler_->deal(state, random_);
        Path path;
        std::uint32_t node = root_;
        int who = game_->chooser(state);
        for (;;) {
            const std::uint64_t held = game_->held(state);
            if (const std::uint64_t fresh = held & ~slots_[node].node.known; fresh != 0) {
                if (isFull()) {
                    break;
                }
                grow(node, state, fresh);
            }
            const Selection chosen = who == chance ? follow(node, game_->roll(state, random_)) : select(node, held);
            path.add({node, chosen.edge, who});
            Edge& edge = slots_[chosen.edge].edge;
            prefetch(edge.child);
            game_->play(state, chosen.code);
            who = game_->chooser(state);
            if (who == gameOver || edge.visits == 0 || path.full()) {
                break;
            }
            if (edge.child == 0) {
                if (isFull()) {
                    break;
                }
                edge.child = addNode();
            }
            node = edge.child;
            if (const Worth& worth = slots_[node + 1].worth; worth.settled) {
                learn(path, surely(who, worth.proven), false);
                return;
            }
        }
        if (who != gameOver) {
            game_->finish(state, random_, settings_.quietTurns);
        }
        Values values = game_->evaluate(state);
        if (game_->chooser(state) == gameOver) {
            const auto seats = static_cast<std::size_t>(game_->seats(state));
            for (std::size_t seat = 0; seat < seats; ++seat) {
                values[seat] +=
                    (1.0F / static_cast<float>(seats) - values[seat]) * settings_.haste * static_cast<float>(path.size);
            }
        }
        learn(path, values, who == gameOver && certain_);
    }

    /// What the seats get if one of them gets this; of several others each gets as much.
    Values surely(int seat, float value) const noexcept {
        return sharedOut(value, seat, seats_, {});
    }

    /// Takes what a simulation came to up the path; `proven` if its last choice certainly leads there.
    void learn(const Path& path, Values values, bool proven) noexcept {
        for (std::size_t i = path.size; i > 0; --i) {
            const Step& step = path.steps[i - 1];
            Edge& edge = slots_[step.edge].edge;
            Node& node = slots_[step.node].node;
            Worth& worth = slots_[step.node + 1].worth;
            edge.visit();
            ++node.visits;
            if (settings_.keepsShares) {
                Values& sum = shares_[step.node];
                std::transform(sum.begin(), sum.end(), values.begin(), sum.begin(), std::plus<>{});
            }
            if (step.chooser == chance) {
                proven = false;
                continue;
            }
            float value = values[static_cast<std::size_t>(step.chooser)];
            const bool exact = proven;
            proven = exact && (seats_ == 2 || value > win); // a loss does not tell which of several others wins
            if (proven) {
                edge.prove(value);
                worth.proven = std::max(worth.proven, value);
                worth.settled = isSettled(step.node);
                if (worth.settled) {
                    worth.value = worth.proven;
                    values = surely(step.chooser, worth.proven);
                    solved_ = i == 1 && isSolved();
                    continue;
                }
                proven = false;
                value = std::max(value, worth.value); // a bad choice that is ruled out says nothing about the others
                values = surely(step.chooser, value);
            } else {
                edge.value += (value - edge.value) / (exact ? 1 : static_cast<float>(edge.visits));
                if (value < worth.proven) {
                    value = worth.proven;
                    values = surely(step.chooser, value);
                }
            }
            worth.value += (value - worth.value) / static_cast<float>(node.visits);
        }
        ++simulated_;
        std::transform(expected_.begin(), expected_.end(), values.begin(), expected_.begin(), std::plus<>{});
    }

    /// Whether the value of a node is certain: one of its choices wins, or all are proven.
    bool isSettled(std::uint32_t node) const noexcept {
        return slots_[node + 1].worth.proven > win || isExhausted(node);
    }
    bool isSolved() const noexcept {
        return slots_[root_ + 1].worth.settled && (!settings_.thorough || isExhausted(root_));
    }
    /// Whether all its choices are proven.
    bool isExhausted(std::uint32_t node) const noexcept {
        for (std::uint32_t g = slots_[node].node.firstGroup; g != 0; g = slots_[g].group.next) {
            for (std::uint32_t e = g + 1; e <= g + slots_[g].group.places; ++e) {
                if (!slots_[e].edge.isProven()) {
                    return false;
                }
            }
        }
        return true;
    }

    std::optional<G> game_;
    SearchSettings settings_;
    std::optional<Sampler> sampler_;
    Random random_;
    std::vector<Slot> slots_; // never grows beyond what was reserved
    std::vector<Slot> spare_;
    std::vector<Values> shares_; ///< of a node, summed over its visits
    std::uint32_t root_ = 0;
    State origin_;      ///< at the root, where nothing is hidden
    Values expected_{}; ///< the sum over the simulations
    std::uint64_t simulated_ = 0;
    int seats_ = 0;
    bool certain_ = false; ///< nothing is hidden
    bool solved_ = false;
};

} // namespace ashlar::ai
