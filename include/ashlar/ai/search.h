// Single-observer information-set Monte Carlo search with one tree or several, written once for every `SearchGame`.
#pragma once

#include "ashlar/ai/search_tree.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <thread>
#include <tuple>
#include <vector>

namespace ashlar::ai {

/// When to stop: after `simulations` if that is not 0, else at the deadline; at once, within a millisecond, if asked.
struct SearchLimit {
    std::uint64_t simulations = 0;
    std::chrono::steady_clock::time_point deadline = std::chrono::steady_clock::time_point::max();
    std::stop_token stop;
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

/// Whether one is a better choice than another: a proven win, else what was tried more often; a proven loss is worst.
inline bool isBetter(const Finding& one, const Finding& other) noexcept {
    const auto rank = [](const Finding& finding) {
        constexpr float decided = 0.25F; // from a tie
        const float side = finding.proven ? finding.value - 0.5F : 0;
        return std::tuple{side > decided ? 1 : side < -decided ? -1 : 0, finding.visits, finding.value};
    };
    return rank(one) > rank(other);
}

/// @pre !findings.empty()
inline const Finding& bestOf(const std::vector<Finding>& findings) noexcept {
    return *std::min_element(findings.begin(), findings.end(), isBetter);
}

} // namespace ashlar::ai
