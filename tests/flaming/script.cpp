#include "script.h"

#include "lockstep.h"

#include <algorithm>
#include <cstdlib>
#include <ostream>

namespace ashlar::flaming::testing {
namespace {

/// The same runs everywhere, unless RC_PARAMS of the environment says otherwise.
[[maybe_unused]] const int defaultParameters = ::setenv("RC_PARAMS", "seed=20 max_success=800 max_size=150", 0);

Cell shifted(Cell at, int columns) {
    return cell(at.row, at.column + columns);
}

} // namespace

Start startOf(std::uint64_t seed) {
    Random random{seed};
    Start start;
    start.options = randomOptions(random);
    const reference::Rules rules = reference::rulesOf(start.options);
    if (seed % 2 == 0) {
        start.position = randomPosition(rules, static_cast<Shape>(random.below(shapeCount)), random);
    } else {
        const auto seats = minSeats + random.below(maxSeats - minSeats + 1);
        const auto first = random.below(seats);
        start.position =
            positionOf(deal(start.options, static_cast<int>(seats), static_cast<int>(first), shuffledDeal(random)));
    }
    return start;
}

std::ostream& operator<<(std::ostream& out, const Script& script) {
    out << "seed " << script.seed << ", picks";
    for (const std::uint16_t number : script.picks) {
        out << " " << number;
    }
    return out;
}

Choice pick(const State& state, std::uint16_t number) {
    const Options choices = options(state);
    return choices[number % choices.size()];
}

bool same(const State& a, const State& b, int columns) {
    const Prompt askedOfA = prompt(a);
    Prompt askedOfB = prompt(b);
    if (askedOfB.kind == PromptKind::Fall) {
        askedOfB.from = shifted(askedOfB.from, -columns);
    }
    const Options choicesOfA = options(a);
    const Options choicesOfB = options(b);
    const auto sameChoice = [columns](const Choice& left, const Choice& right) {
        const auto* placement = right.as<Placement>();
        return left ==
               (placement != nullptr ? Choice{Placement{placement->tile, shifted(placement->at, -columns)}} : right);
    };
    const auto sameTile = [columns](const PlacedTile& left, const PlacedTile& right) {
        return left.tile == right.tile && left.at == shifted(right.at, -columns);
    };
    const PlacedTiles pyramidOfA = pyramid(a);
    const PlacedTiles pyramidOfB = pyramid(b);
    if (!(askedOfA == askedOfB) || a.active != b.active || a.decider != b.decider || a.seats != b.seats ||
        a.seen != b.seen || removedTiles(a) != removedTiles(b) || a.hands != b.hands || a.turns != b.turns ||
        winners(a) != winners(b) || standings(a) != standings(b) || !(optionsOf(a) == optionsOf(b)) ||
        !std::equal(pyramidOfA.begin(), pyramidOfA.end(), pyramidOfB.begin(), pyramidOfB.end(), sameTile) ||
        !std::equal(choicesOfA.begin(), choicesOfA.end(), choicesOfB.begin(), choicesOfB.end(), sameChoice)) {
        return false;
    }
    for (int seat = 0; seat < a.seats; ++seat) {
        if (pileOf(a, seat) != pileOf(b, seat)) {
            return false;
        }
    }
    return true;
}

} // namespace ashlar::flaming::testing

rc::Gen<ashlar::flaming::testing::Script> rc::Arbitrary<ashlar::flaming::testing::Script>::arbitrary() {
    using ashlar::flaming::testing::Script;
    return gen::build<Script>(
        gen::set(&Script::seed, gen::noShrink(gen::inRange<std::uint64_t>(0, std::uint64_t{1} << 40U))),
        gen::set(&Script::picks, gen::container<std::vector<std::uint16_t>>(gen::inRange<std::uint16_t>(0, 5040))));
}
