// Single-observer information-set Monte Carlo tree search, written once for every `SearchGame`.
#pragma once

#include "ashlar/ai/search_game.h"
#include "ashlar/random.h"

#include <algorithm>
#include <bit>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <stop_token>
#include <thread>
#include <tuple>
#include <vector>

namespace ashlar::ai {

/// How to search.
struct SearchSettings {
    float exploration = 0.12F;          ///< how much a choice little tried is preferred
    float firstPlay = 0.05F;            ///< how much worse than its siblings an untried choice is taken to be
    int quietTurns = 4;                 ///< turns of quiet play between the tree and the evaluation
    float haste = 0.001F;               ///< what a win is worth less with each choice that it takes
    std::uint32_t maxNodes = 1U << 18U; ///< the memory of a tree, about 400 bytes a node
};

/// When to stop: after `simulations` if that is not 0, else at the deadline; at once, within a millisecond, if asked.
struct SearchLimit {
    std::uint64_t simulations = 0;
    std::chrono::steady_clock::time_point deadline = std::chrono::steady_clock::time_point::max();
    std::stop_token stop;
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
/// maximises their own value. Where nothing is hidden and two play, won and lost positions are proven.
template <SearchGame G>
class SearchTree {
public:
    using State = typename G::State;
    using Sampler = typename G::Sampler;

    explicit SearchTree(const SearchSettings& settings) : settings_{settings} {
        nodes_.reserve(settings.maxNodes);
        groups_.reserve(std::size_t{settings.maxNodes} * groupsPerNode + slack);
        edges_.reserve(std::size_t{settings.maxNodes} * edgesPerNode + slack * maxPlaces);
    }

    /// Begins anew, with the states that the sampler deals. The same seed gives the same tree.
    void plant(const G& game, const Sampler& sampler, std::uint64_t seed) {
        game_ = game;
        sampler_ = sampler;
        random_ = Random{seed};
        nodes_.assign(1, Node{});
        groups_.assign(1, Group{}); // index 0 stands for none
        edges_.assign(1, Edge{});
        solved_ = false;
        State state;
        sampler_->deal(state, random_);
        provable_ = sampler_->certain() && game_->seats(state) == 2;
    }

    /// Nothing more to find out: the best choice is proven.
    bool solved() const noexcept { return solved_; }

    /// Simulates `count` times. @pre planted
    void simulate(int count) noexcept {
        for (int i = 0; i < count && !solved_; ++i) {
            simulateOnce();
        }
    }

    /// What was found out about each choice at the root.
    std::vector<Finding> findings() const {
        std::vector<Finding> result;
        const Node& root = nodes_.front();
        for (std::uint32_t g = root.firstGroup; g != 0; g = groups_[g].next) {
            for (int where = 0; where < groups_[g].places; ++where) {
                const Edge& edge = edges_[groups_[g].firstEdge + static_cast<std::uint32_t>(where)];
                result.push_back({{groups_[g].what, static_cast<std::uint8_t>(where)},
                                  edge.visits,
                                  edge.visits == 0 ? 0 : edge.value,
                                  edge.proven});
            }
        }
        return result;
    }

private:
    static constexpr std::size_t maxDepth = 64;

    struct Edge {
        float value = 0; ///< the mean for who chooses here
        std::uint32_t visits = 0;
        std::uint32_t child = 0; ///< the node it leads to, 0 before there is one
        std::uint16_t weight = 0;
        bool proven = false;
    };
    /// The choices that are possible together: one thing held, each place.
    struct Group {
        std::uint32_t next = 0;
        std::uint32_t firstEdge = 0;
        std::uint32_t available = 0; ///< how often it was held when this node was visited
        std::uint8_t what = 0;
        std::uint8_t places = 0;
    };
    struct Node {
        std::uint64_t known = 0; ///< what has been held here, in any simulation
        std::uint32_t firstGroup = 0;
        std::uint32_t visits = 0;
        float value = 0;      ///< the mean for who chooses here
        float proven = 0;     ///< what who chooses here is sure to get
        bool settled = false; ///< it is all that they can get
    };
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

    static constexpr std::size_t groupsPerNode = 7;
    static constexpr std::size_t edgesPerNode = 16;
    static constexpr std::size_t slack = 64;
    static constexpr float weightUnit = 1.0F / 256;

    bool isFull() const noexcept {
        return nodes_.size() == nodes_.capacity() || groups_.size() + slack > groups_.capacity() ||
               edges_.size() + slack * maxPlaces > edges_.capacity();
    }

    /// Adds what is held here for the first time.
    void grow(std::uint32_t node, const State& state, std::uint64_t fresh) noexcept {
        nodes_[node].known |= fresh;
        const int places = game_->places(state);
        std::array<float, maxPlaces> weights{};
        for (; fresh != 0; fresh &= fresh - 1) {
            const auto what = static_cast<std::uint8_t>(std::countr_zero(fresh));
            game_->weigh(state, what, std::span{weights.data(), static_cast<std::size_t>(places)});
            groups_.push_back(Group{nodes_[node].firstGroup, static_cast<std::uint32_t>(edges_.size()), 0, what,
                                    static_cast<std::uint8_t>(places)});
            nodes_[node].firstGroup = static_cast<std::uint32_t>(groups_.size() - 1);
            for (int where = 0; where < places; ++where) {
                Edge edge;
                edge.weight = static_cast<std::uint16_t>(weights[static_cast<std::size_t>(where)] / weightUnit);
                edges_.push_back(edge);
            }
        }
    }

    Selection select(std::uint32_t node, std::uint64_t held) noexcept {
        Selection best;
        float bestScore = -std::numeric_limits<float>::infinity();
        const float untried = nodes_[node].value - settings_.firstPlay;
        for (std::uint32_t g = nodes_[node].firstGroup; g != 0; g = groups_[g].next) {
            Group& group = groups_[g];
            if ((held >> group.what & 1U) == 0) {
                continue;
            }
            ++group.available;
            const float curiosity = settings_.exploration * weightUnit * std::sqrt(static_cast<float>(group.available));
            for (std::uint32_t e = group.firstEdge; e < group.firstEdge + group.places; ++e) {
                const Edge& edge = edges_[e];
                const float value = edge.visits == 0 ? untried : edge.value;
                const float score =
                    value + curiosity * static_cast<float>(edge.weight) / static_cast<float>(edge.visits + 1);
                if (score > bestScore && !edge.proven) {
                    bestScore = score;
                    best = {e, {group.what, static_cast<std::uint8_t>(e - group.firstEdge)}};
                }
            }
        }
        return best;
    }

    /// The one that chance chose. Its values count for nobody.
    Selection follow(std::uint32_t node, Code code) noexcept {
        for (std::uint32_t g = nodes_[node].firstGroup;; g = groups_[g].next) {
            if (groups_[g].what == code.what) {
                return {groups_[g].firstEdge + code.where, code};
            }
        }
    }

    void simulateOnce() noexcept {
        State state;
        sampler_->deal(state, random_);
        Path path;
        std::uint32_t node = 0;
        int who = game_->chooser(state);
        for (;;) {
            const std::uint64_t held = game_->held(state);
            if (const std::uint64_t fresh = held & ~nodes_[node].known; fresh != 0) {
                if (isFull()) {
                    break;
                }
                grow(node, state, fresh);
            }
            const Selection chosen = who == chance ? follow(node, game_->roll(state, random_)) : select(node, held);
            path.add({node, chosen.edge, who});
            game_->play(state, chosen.code);
            who = game_->chooser(state);
            Edge& edge = edges_[chosen.edge];
            if (who == gameOver || edge.visits == 0 || path.full()) {
                break;
            }
            if (edge.child == 0) {
                if (isFull()) {
                    break;
                }
                edge.child = static_cast<std::uint32_t>(nodes_.size());
                nodes_.push_back(Node{});
            }
            node = edge.child;
            if (nodes_[node].settled) {
                learn(path, shared(who, nodes_[node].proven), false);
                return;
            }
        }
        if (who != gameOver) {
            game_->finish(state, random_, settings_.quietTurns);
        }
        Values values = game_->evaluate(state);
        if (game_->chooser(state) == gameOver) {
            for (float& value : values) {
                value += (0.5F - value) * settings_.haste * static_cast<float>(path.size);
            }
        }
        learn(path, values, who == gameOver && provable_);
    }

    /// What two players get if one of them gets this.
    static Values shared(int seat, float value) noexcept {
        Values values{};
        values[0] = values[1] = 1 - value;
        values[static_cast<std::size_t>(seat)] = value;
        return values;
    }

    /// Takes what a simulation came to up the path; `proven` if its last choice certainly leads there.
    void learn(const Path& path, Values values, bool proven) noexcept {
        for (std::size_t i = path.size; i > 0; --i) {
            const Step& step = path.steps[i - 1];
            Edge& edge = edges_[step.edge];
            Node& node = nodes_[step.node];
            ++edge.visits;
            ++node.visits;
            if (step.chooser == chance) {
                proven = false;
                continue;
            }
            float value = values[static_cast<std::size_t>(step.chooser)];
            if (proven) {
                edge.proven = true;
                edge.value = value;
                node.proven = std::max(node.proven, value);
                node.settled = isSettled(step.node);
                if (node.settled) {
                    value = node.value = node.proven;
                    values = shared(step.chooser, value);
                    solved_ = i == 1;
                    continue;
                }
                proven = false;
                value = std::max(value, node.value); // a bad choice that is ruled out says nothing about the others
                values = shared(step.chooser, value);
            } else {
                edge.value += (value - edge.value) / static_cast<float>(edge.visits);
                if (value < node.proven) {
                    value = node.proven;
                    values = shared(step.chooser, value);
                }
            }
            node.value += (value - node.value) / static_cast<float>(node.visits);
        }
    }

    /// Whether the value of a node is certain: one of its choices wins, or all are proven.
    bool isSettled(std::uint32_t node) const noexcept {
        constexpr float win = 0.75F;
        if (nodes_[node].proven > win) {
            return true;
        }
        for (std::uint32_t g = nodes_[node].firstGroup; g != 0; g = groups_[g].next) {
            for (std::uint32_t e = groups_[g].firstEdge; e < groups_[g].firstEdge + groups_[g].places; ++e) {
                if (!edges_[e].proven) {
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
    std::vector<Node> nodes_;
    std::vector<Group> groups_;
    std::vector<Edge> edges_;
    bool provable_ = false;
    bool solved_ = false;
};

/// Adds what another tree found about a choice.
inline void merge(std::vector<Finding>& all, const Finding& one) {
    const auto known =
        std::find_if(all.begin(), all.end(), [&](const Finding& other) { return other.code == one.code; });
    if (known == all.end()) {
        all.push_back(one);
    } else if (one.proven && !known->proven) {
        *known = {one.code, known->visits + one.visits, one.value, true};
    } else {
        const float share =
            static_cast<float>(one.visits) / static_cast<float>(std::max(1U, known->visits + one.visits));
        known->value += known->proven ? 0 : share * (one.value - known->value);
        known->visits += one.visits;
    }
}

/// Searches with several trees at once, a thread each, and adds up what they found. A fixed number of simulations is
/// shared out equally and gives the same findings on every run and machine.
/// @param simulate calls `tree.simulate(count)`, compiled as the caller likes
template <SearchGame G, class Simulate>
std::vector<Finding> search(const G& game, std::vector<SearchTree<G>>& trees, const typename G::Sampler& sampler,
                            const SearchLimit& limit, std::uint64_t seed, const Simulate& simulate) {
    constexpr int batch = 64; // some 50 microseconds between two looks at the clock
    const auto think = [&](std::size_t index) {
        SearchTree<G>& tree = trees[index];
        tree.plant(game, sampler, Random{seed + index}.next());
        std::uint64_t left = limit.simulations / trees.size() + (index < limit.simulations % trees.size() ? 1 : 0);
        while (!tree.solved() && !limit.stop.stop_requested()) {
            if (limit.simulations != 0) {
                const auto count = std::min<std::uint64_t>(left, batch);
                simulate(tree, static_cast<int>(count));
                left -= count;
                if (left == 0) {
                    return;
                }
            } else {
                simulate(tree, batch);
                if (std::chrono::steady_clock::now() >= limit.deadline) {
                    return;
                }
            }
        }
    };
    {
        std::vector<std::jthread> helpers;
        for (std::size_t index = 1; index < trees.size(); ++index) {
            helpers.emplace_back(think, index);
        }
        think(0);
    }
    std::vector<Finding> all;
    for (const SearchTree<G>& tree : trees) {
        for (const Finding& one : tree.findings()) {
            merge(all, one);
        }
    }
    return all;
}

/// The best of them: a proven win, else what was tried most often. @pre !findings.empty()
inline const Finding& bestOf(const std::vector<Finding>& findings) noexcept {
    const auto rank = [](const Finding& one) {
        constexpr float decided = 0.25F; // from a tie
        const float side = one.proven ? one.value - 0.5F : 0;
        return std::tuple{side > decided ? 1 : side < -decided ? -1 : 0, one.visits, one.value};
    };
    return *std::max_element(findings.begin(), findings.end(),
                             [&](const Finding& a, const Finding& b) { return rank(a) < rank(b); });
}

} // namespace ashlar::ai
