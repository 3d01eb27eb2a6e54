#include "ashlar/ai/playout.h"

#include "playout_policies.h"

namespace ashlar::ai {
namespace {

using namespace flaming;
using namespace playout;

ASHLAR_FAST_CLONES std::uint64_t playRandomly(State& state, Random& random, int maxTurns) {
    return playOutBy<RandomPolicy>(state, random, maxTurns);
}

ASHLAR_FAST_CLONES std::uint64_t playGreedily(State& state, Random& random, int maxTurns) {
    return playOutBy<GreedyPolicy>(state, random, maxTurns);
}

} // namespace

std::uint64_t playOut(State& state, Playout policy, Random& random, int maxTurns) noexcept {
    return policy == Playout::Random ? playRandomly(state, random, maxTurns) : playGreedily(state, random, maxTurns);
}

} // namespace ashlar::ai
