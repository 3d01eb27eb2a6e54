#include "ashlar/record/timeline.h"

#include <algorithm>
#include <cassert>
#include <string>

namespace ashlar::record {

Timeline::Timeline(const flaming::State& beginning) {
    nodes_.push_back(Step{beginning, std::nullopt, root, 0, {}, root});
}

Timeline::Timeline(const Record& record) : Timeline{beginning(record)} {
    nodes_.reserve(record.choices.size() + 1);
    for (const flaming::Choice& choice : record.choices) {
        apply(choice);
    }
}

Timeline::Timeline(const flaming::State& beginning, const Tree& tree) : Timeline{beginning} {
    for (const Stretch& stretch : tree.stretches) {
        if (stretch.from >= size()) {
            throw Error("a branch begins at node " + std::to_string(stretch.from) + ", which is not there");
        }
        current_ = stretch.from;
        for (const flaming::Choice& choice : stretch.choices) {
            const std::size_t before = size();
            if (before > maxTreeSize) {
                throw Error("there are more than " + std::to_string(maxTreeSize) + " choices");
            }
            if (!flaming::options(state()).contains(choice)) {
                throw Error("choice " + std::to_string(before) + " of the branches is not allowed");
            }
            apply(choice);
            if (size() == before) {
                throw Error("choice " + std::to_string(before) + " of the branches was made before");
            }
        }
    }
    if (tree.current >= size() || tree.end >= size()) {
        throw Error("the current choice is not there");
    }
    goTo(tree.end);
    const std::vector<Node> way = line();
    if (ply(tree.current) >= way.size() || way[ply(tree.current)] != tree.current) {
        throw Error("the current choice is not on the current branch");
    }
    current_ = tree.current;
}

std::optional<Timeline::Node> Timeline::parent(Node node) const noexcept {
    return node == root ? std::nullopt : std::optional{nodes_[node].parent};
}

void Timeline::apply(const flaming::Choice& choice) {
    const auto& branches = nodes_[current_].children;
    const auto taken =
        std::find_if(branches.begin(), branches.end(), [&](Node branch) { return *nodes_[branch].choice == choice; });
    if (taken != branches.end()) {
        nodes_[current_].visitedLast = *taken;
        current_ = *taken;
        return;
    }
    Step step{state(), choice, current_, nodes_[current_].ply + 1, {}, root};
    flaming::apply(step.state, choice);
    const Node added = nodes_.size();
    nodes_.push_back(std::move(step));
    nodes_[current_].children.push_back(added);
    nodes_[current_].visitedLast = added;
    current_ = added;
}

void Timeline::undo() noexcept {
    assert(canUndo());
    current_ = nodes_[current_].parent;
}

void Timeline::redo() noexcept {
    assert(canRedo());
    current_ = nodes_[current_].visitedLast;
}

void Timeline::goTo(Node node) noexcept {
    assert(node < size());
    current_ = node;
    while (node != root) {
        const Node above = nodes_[node].parent;
        nodes_[above].visitedLast = node;
        node = above;
    }
}

std::vector<Timeline::Node> Timeline::line() const {
    std::vector<Node> nodes{current_};
    while (nodes.back() != root) {
        nodes.push_back(nodes_[nodes.back()].parent);
    }
    std::reverse(nodes.begin(), nodes.end());
    while (!nodes_[nodes.back()].children.empty()) {
        nodes.push_back(nodes_[nodes.back()].visitedLast);
    }
    return nodes;
}

Timeline::Tree Timeline::tree() const {
    Tree tree{{}, current_, line().back()};
    for (Node node = 1; node < size(); ++node) {
        if (tree.stretches.empty() || nodes_[node].parent != node - 1) {
            tree.stretches.push_back({nodes_[node].parent, {}});
        }
        tree.stretches.back().choices.push_back(*nodes_[node].choice);
    }
    return tree;
}

std::vector<flaming::Choice> Timeline::choices() const {
    std::vector<flaming::Choice> made;
    made.reserve(nodes_[current_].ply);
    for (Node node = current_; node != root; node = nodes_[node].parent) {
        made.push_back(*nodes_[node].choice);
    }
    std::reverse(made.begin(), made.end());
    return made;
}

} // namespace ashlar::record
