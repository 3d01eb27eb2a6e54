// The choices of a game as a tree: undo, redo, and branches that are kept.
#pragma once

#include "ashlar/record/record.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace ashlar::record {

/// Every state that a game has been in, as a tree whose edges are choices, and the current one. A value.
class Timeline {
public:
    /// A state in the tree; the first is `root`.
    using Node = std::size_t;
    static constexpr Node root = 0;

    /// Choices one after another, the first of them made at the node `from`.
    struct Stretch {
        Node from = root;
        std::vector<flaming::Choice> choices;

        friend bool operator==(const Stretch&, const Stretch&) = default;
    };
    /// A timeline as a file keeps it. Nodes are numbered from 1 on in the order of the choices; 0 is the root.
    struct Tree {
        std::vector<Stretch> stretches;
        Node current = root;
        Node end = root; ///< where `redo` leads to from the current node

        friend bool operator==(const Tree&, const Tree&) = default;
    };
    /// The largest tree that is read, in choices.
    static constexpr std::size_t maxTreeSize = 200000;

    explicit Timeline(const flaming::State& beginning);
    /// Throws Error if a choice is not allowed or made twice, or a node is not there.
    Timeline(const flaming::State& beginning, const Tree& tree);
    /// All choices of a record, the current state being the last. @pre the record passes `check`
    explicit Timeline(const Record& record);

    Node current() const noexcept { return current_; }
    const flaming::State& state() const noexcept { return state(current_); }
    const flaming::State& state(Node node) const noexcept { return nodes_[node].state; }
    std::size_t size() const noexcept { return nodes_.size(); }
    /// How many choices lead to a node.
    std::size_t ply(Node node) const noexcept { return nodes_[node].ply; }

    /// The choice that leads to a node from its parent; none at the root.
    std::optional<flaming::Choice> choice(Node node) const noexcept { return nodes_[node].choice; }
    std::optional<Node> parent(Node node) const noexcept;
    /// The branches, in the order in which they were first taken.
    const std::vector<Node>& children(Node node) const noexcept { return nodes_[node].children; }

    /// Makes a choice: follows the branch that has it, or begins a new one. @pre it is an option of state()
    void apply(const flaming::Choice& choice);
    bool canUndo() const noexcept { return current_ != root; }
    bool canRedo() const noexcept { return !nodes_[current_].children.empty(); }
    /// One choice back. @pre canUndo()
    void undo() noexcept;
    /// One choice forward, on the branch visited last. @pre canRedo()
    void redo() noexcept;
    /// To any state; from there `redo` goes back along the way on which it was visited last. @pre node < size()
    void goTo(Node node) noexcept;

    /// From the root through the current node and on, as `redo` would go, to the end of the branch.
    std::vector<Node> line() const;
    /// All of it, for a file; read again, it differs at most in where `redo` leads to on other branches.
    Tree tree() const;
    /// The choices that lead to the current state.
    std::vector<flaming::Choice> choices() const;

private:
    struct Step {
        flaming::State state;
        std::optional<flaming::Choice> choice;
        Node parent = root;
        std::size_t ply = 0;
        std::vector<Node> children;
        Node visitedLast = root; ///< the child that redo goes to
    };

    std::vector<Step> nodes_;
    Node current_ = root;
};

} // namespace ashlar::record
