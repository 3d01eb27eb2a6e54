#include "honesty.h"

#include "ashlar/flaming/view.h"
#include "twins.h"

#include <catch2/catch.hpp>

namespace ashlar::ai {

using namespace flaming;
using testing::Twins;
using testing::twins;

int betrayals(const Maker& make) {
    Random random{17};
    Budget budget;
    budget.simulations = 300;
    int count = 0;
    for (int i = 0; i < 60; ++i) {
        const Twins pair = twins(2 + i % 5, 1 + i % 17, random);
        const int seat = prompt(pair.real).player;
        REQUIRE(view(pair.real, seat) == view(pair.other, seat));
        const Choice choice = make(pair.real)->choose(view(pair.real, seat), budget, {});
        const Choice again = make(pair.other)->choose(view(pair.other, seat), budget, {});
        count += choice == again ? 0 : 1;
    }
    return count;
}

} // namespace ashlar::ai
