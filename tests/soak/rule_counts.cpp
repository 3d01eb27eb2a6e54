#include "rule_counts.h"

#include <bit>
#include <stdexcept>

namespace ashlar::soak {
namespace {

using namespace flaming;

/// Calls the overload for the event at hand.
template <class... Fs>
struct Overloaded : Fs... {
    using Fs::operator()...;
};
template <class... Fs>
Overloaded(Fs...) -> Overloaded<Fs...>;

constexpr const char* rules[] = {
    "2 setup: 2 players, 1 leftover in the base",
    "2 setup: 3 players, no leftover",
    "2 setup: 4 players, 1 leftover in the base",
    "2 setup: 5 players, no leftover",
    "2 setup: 6 players, 3 leftovers in the base",
    "2 setup: a leftover coal or blowtorch is removed",
    "4 turn: one tile drawn",
    "4 turn: several tiles drawn",
    "4 turn: nothing drawn, the pile is empty",
    "4 turn: a tile drawn that everybody knows",
    "4 end: somebody has no tile left",
    "4 end: turn limit, one winner",
    "4 end: turn limit, a shared win",
    "5 spots: no base tile",
    "5 spots: forced over two tiles on row 1",
    "5 spots: forced over two tiles higher up",
    "5 spots: forced gap of the base",
    "5 spots: one of several forced",
    "5 spots: base extended to the left",
    "5 spots: base extended to the right",
    "6.1 free air: falls left",
    "6.1 free air: falls right",
    "6.1 free air: after a curse the previous player decides",
    "6.2 stands by colour",
    "6.2 stands by weight alone",
    "6.2 stands exactly as heavy as both together",
    "6.2 collapse on two: no match",
    "6.2 collapse on two: too heavy",
    "6.2 collapse on one: no match",
    "6.2 collapse on one: too heavy",
    "6.2 collapse: falls left",
    "6.2 collapse: falls right",
    "6.2 collapse: after a curse the previous player decides",
    "6.3 explosion: two incendiary tiles",
    "6.3 explosion: a group of three or more",
    "6.4 fire: a coal burns straw",
    "6.4 fire: a blowtorch burns",
    "6.4 fire: several tiles",
    "6.5 curse",
    "7 die: fire-stays",
    "7 die: fire-leaves",
    "7 die: explosion",
    "7 die: smoke",
    "7 die: several causes",
    "7 both variants in one game",
};

} // namespace

RuleCounts::RuleCounts() {
    for (const char* rule : rules) {
        counts_[rule] = 0;
    }
}

void RuleCounts::add(const std::string& rule, bool happened) {
    const auto found = counts_.find(rule);
    if (found == counts_.end()) {
        throw std::logic_error{"no such rule: " + rule};
    }
    found->second += happened ? 1 : 0;
}

void RuleCounts::countStart(const State& state) {
    const std::size_t base = pyramid(state).size();
    const std::size_t leftovers = static_cast<std::size_t>(tileCount % state.seats);
    const std::string players = "2 setup: " + std::to_string(state.seats) + " players, ";
    if (leftovers == 0) {
        add(players + "no leftover");
    } else if (base == leftovers) {
        add(players + (leftovers == 1 ? "1 leftover in the base" : "3 leftovers in the base"));
    }
    add("2 setup: a leftover coal or blowtorch is removed", base < leftovers);
    add("7 both variants in one game", state.curse && state.fireDie);
}

void RuleCounts::countSpot(const State& before, Cell at) {
    const PlacedTiles tiles = pyramid(before);
    const auto base = [&](int column) { return tileOn(before, cell(0, column)) != Tile::None; };
    bool left = false;
    bool right = false;
    for (const PlacedTile& placed : tiles) {
        left = left || (placed.at.row == 0 && placed.at.column < at.column);
        right = right || (placed.at.row == 0 && placed.at.column > at.column);
    }
    const bool gap = at.row == 0 && left && right;
    add("5 spots: no base tile", tiles.empty());
    add("5 spots: forced over two tiles on row 1", at.row == 1);
    add("5 spots: forced over two tiles higher up", at.row > 1);
    add("5 spots: forced gap of the base", gap);
    add("5 spots: one of several forced", (at.row > 0 || gap) && options(before).spotCount() > 1);
    add("5 spots: base extended to the left", at.row == 0 && !left && base(at.column + 1));
    add("5 spots: base extended to the right", at.row == 0 && !right && base(at.column - 1));
}

void RuleCounts::countEvent(const State& before, const Event& event) {
    const TileSet& set = *before.tiles;
    std::visit(Overloaded{
                   [&](const event::Placed& e) {
                       countSpot(before, e.at);
                       if (e.left == Tile::None || set.fit(e.tile, e.left, e.right) != Fit::Stands) {
                           return;
                       }
                       const bool colour =
                           (TileSet::colours(e.tile) & (TileSet::colours(e.left) | TileSet::colours(e.right))) != 0;
                       add(colour ? "6.2 stands by colour" : "6.2 stands by weight alone");
                       add("6.2 stands exactly as heavy as both together",
                           set.weight(e.tile) == set.weight(e.left) + set.weight(e.right));
                   },
                   [&](const event::FreeAir& e) {
                       fallsByCollapse_ = false;
                       add("6.1 free air: after a curse the previous player decides", e.decider != before.active);
                   },
                   [&](const event::Collapse& e) {
                       fallsByCollapse_ = true;
                       const bool onTwo = e.left != Tile::None && e.right != Tile::None;
                       add(std::string{"6.2 collapse on "} + (onTwo ? "two: " : "one: ") +
                           (e.why == Fit::TooHeavy ? "too heavy" : "no match"));
                       add("6.2 collapse: after a curse the previous player decides", e.decider != before.active);
                   },
                   [&](const event::Fell& e) {
                       add(std::string{fallsByCollapse_ ? "6.2 collapse: falls " : "6.1 free air: falls "} +
                           (e.to.column == e.from.column ? "left" : "right"));
                   },
                   [&](const event::Explosion& e) {
                       add("6.3 explosion: two incendiary tiles", e.group.size() == 2);
                       add("6.3 explosion: a group of three or more", e.group.size() > 2);
                   },
                   [&](const event::Fire& e) {
                       add("6.4 fire: a coal burns straw", isCoal(e.causes.first()));
                       add("6.4 fire: a blowtorch burns", isTorch(e.causes.first()));
                       add("6.4 fire: several tiles", e.burned.size() > 1);
                   },
                   [&](const event::DieRolled& e) {
                       constexpr const char* faces[] = {"fire-stays", "fire-leaves", "explosion", "smoke"};
                       add(std::string{"7 die: "} + faces[static_cast<std::size_t>(e.face)]);
                       add("7 die: several causes", e.causes.size() > 1);
                   },
                   [&](const event::Curse&) { add("6.5 curse"); },
                   [&](const event::Drew& e) { add("4 turn: a tile drawn that everybody knows", e.known); },
                   [](const auto&) {},
               },
               event);
}

void RuleCounts::countChoice(const State& before, const std::vector<Event>& events, const State& after) {
    int drawn = 0;
    bool turnOver = false;
    for (const Event& event : events) {
        countEvent(before, event);
        drawn += std::holds_alternative<event::Drew>(event) ? 1 : 0;
        turnOver = turnOver || std::holds_alternative<event::TurnBegan>(event) ||
                   std::holds_alternative<event::GameEnded>(event);
    }
    add("4 turn: one tile drawn", drawn == 1);
    add("4 turn: several tiles drawn", drawn > 1);
    add("4 turn: nothing drawn, the pile is empty", turnOver && drawn == 0 && after.piles.size(before.active) == 0);
    if (after.phase == PromptKind::Over) {
        const bool limit = tilesLeft(after, after.active) > 0;
        add("4 end: somebody has no tile left", !limit);
        add("4 end: turn limit, one winner", limit && std::popcount(winners(after)) == 1);
        add("4 end: turn limit, a shared win", limit && std::popcount(winners(after)) > 1);
    }
}

} // namespace ashlar::soak
