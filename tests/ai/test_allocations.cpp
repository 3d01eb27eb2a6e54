// No simulation allocates memory: this program counts every allocation of its own.
#include "positions.h"
#include "search_bot.h"

#include <catch2/catch.hpp>

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<std::uint64_t> allocations{0};

} // namespace

void* operator new(std::size_t size) {
    ++allocations;
    if (void* memory = std::malloc(size == 0 ? 1 : size)) { // NOLINT(cppcoreguidelines-no-malloc)
        return memory;
    }
    throw std::bad_alloc{};
}
void operator delete(void* memory) noexcept {
    std::free(memory); // NOLINT(cppcoreguidelines-no-malloc)
}
void operator delete(void* memory, std::size_t /*size*/) noexcept {
    std::free(memory); // NOLINT(cppcoreguidelines-no-malloc)
}

using namespace ashlar;
using namespace ashlar::ai;

TEST_CASE("allocations are counted") {
    const std::uint64_t before = allocations;
    const std::vector<int> numbers(100, 1);
    CHECK(allocations - before >= 1);
    CHECK(numbers.size() == 100);
}

TEST_CASE("no simulation allocates, also when the memory is full") {
    Random random{1};
    for (const std::uint32_t slots : {8000U, 1U << 20U}) {
        SearchSettings settings;
        settings.maxSlots = slots;
        SearchTree<FlamingSearch> tree{settings};
        for (int seats = 2; seats <= 6; ++seats) {
            const flaming::State state = testing::afterTurns({true, true}, seats, 12, random);
            tree.plant(FlamingSearch{Evaluation{}}, FlamingSampler{flaming::view(state, flaming::prompt(state).player)},
                       1);
            const std::uint64_t before = allocations;
            simulate(tree, 10'000);
            CHECK(allocations - before == 0);
        }
    }
}
