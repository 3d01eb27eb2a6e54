// No choice allocates memory: this program counts every allocation of its own.
#include "ashlar/flaming/view.h"

#include <catch2/catch.hpp>

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<std::uint64_t> allocations{0};

void* allocate(std::size_t size) {
    ++allocations;
    if (void* memory = std::malloc(size == 0 ? 1 : size)) { // NOLINT(cppcoreguidelines-no-malloc)
        return memory;
    }
    throw std::bad_alloc{};
}

} // namespace

void* operator new(std::size_t size) {
    return allocate(size);
}
void* operator new[](std::size_t size) {
    return allocate(size);
}
void* operator new(std::size_t size, const std::nothrow_t& /*tag*/) noexcept {
    ++allocations;
    return std::malloc(size == 0 ? 1 : size); // NOLINT(cppcoreguidelines-no-malloc)
}
void operator delete(void* memory, const std::nothrow_t& /*tag*/) noexcept {
    std::free(memory); // NOLINT(cppcoreguidelines-no-malloc)
}
void operator delete(void* memory) noexcept {
    std::free(memory); // NOLINT(cppcoreguidelines-no-malloc)
}
void operator delete[](void* memory) noexcept {
    std::free(memory); // NOLINT(cppcoreguidelines-no-malloc)
}
void operator delete(void* memory, std::size_t /*size*/) noexcept {
    std::free(memory); // NOLINT(cppcoreguidelines-no-malloc)
}
void operator delete[](void* memory, std::size_t /*size*/) noexcept {
    std::free(memory); // NOLINT(cppcoreguidelines-no-malloc)
}

using namespace ashlar;
using namespace ashlar::flaming;

namespace {

/// Many games with every question that a search asks of them; returns the choices made.
std::uint64_t playGames(std::uint64_t games, Random& random) {
    std::uint64_t choices = 0;
    std::uint64_t events = 0;
    std::uint64_t heard = 0;
    for (std::uint64_t game = 0; game < games; ++game) {
        GameOptions rules;
        rules.curse = game % 2 == 0;
        rules.fireDie = game % 4 < 2;
        rules.turnLimit = game % 3 == 0 ? 0 : 40;
        const int seats = minSeats + static_cast<int>(game % 5);
        State state = deal(rules, seats, 0, shuffledDeal(random));
        for (int ply = 0; ply < 300 && prompt(state).kind != PromptKind::Over; ++ply) {
            const Options open = options(state);
            for (const Choice& choice : open) { // extending the base leads into the wider frames
                State after = state;
                apply(after, choice);
                choices += prompt(after).kind == PromptKind::Over ? 0 : 1;
            }
            const SeatView seen = view(state, prompt(state).player);
            State guess = sample(seen, random);
            apply(guess, options(guess)[0], [&](const auto& /*event*/) { ++events; });
            heard += seen.choices().size() + pyramid(guess).size() + winners(guess) +
                     static_cast<unsigned>(standings(guess)[0]) + seen.pyramid().size();
            apply(state, open[random.below(static_cast<std::uint32_t>(open.size()))]);
        }
    }
    return heard > 0 && events > 0 ? choices : 0;
}

} // namespace

TEST_CASE("allocations are counted") {
    const std::uint64_t before = allocations;
    delete new int{7};
    const std::vector<int> numbers(100, 1);
    CHECK(allocations >= before + 1 + (numbers.empty() ? 0 : 1));
}

TEST_CASE("no choice allocates") {
    Random random{1};
    const std::uint64_t before = allocations;
    const std::uint64_t choices = playGames(300, random);
    const std::uint64_t after = allocations;
    CHECK(after - before == 0);
    CHECK(choices > 100'000);
}

TEST_CASE("no choice in a pyramid wider than any frame but the last allocates") {
    Position wide;
    wide.hands = {TileMask{Tile::CoalYellow}, TileMask{Tile::CoalGreen}};
    wide.piles.resize(2);
    wide.turns = {1, 1};
    for (int t = 0; t < tileCount; ++t) {
        const Tile tile = tileAt(t);
        if (tile == Tile::Millstone) {
            wide.pyramid.push_back({tile, cell(0, 0)});
        } else if (tile == regularTile(Colour::Red, 9)) {
            wide.pyramid.push_back({tile, cell(0, 30)});
        } else if (!isCoal(tile)) {
            wide.piles[static_cast<std::size_t>(t % 2)].push_back(tile);
        }
    }
    REQUIRE_FALSE(faultOf({}, wide));
    Random random{2};
    const std::uint64_t before = allocations;
    std::uint64_t choices = 0;
    State state = setUp({}, wide);
    const std::uint64_t setting = allocations - before;
    while (prompt(state).kind != PromptKind::Over && choices < 10'000) {
        const State guess = sample(view(state, SeatView::nobody), random);
        const Options open = options(guess);
        State after = guess;
        apply(after, open[random.below(static_cast<std::uint32_t>(open.size()))]);
        const Options real = options(state);
        apply(state, real[random.below(static_cast<std::uint32_t>(real.size()))]);
        ++choices;
    }
    CHECK(allocations - before == 0);
    CHECK(setting == 0);
    CHECK(choices > 30);
}

TEST_CASE("a state is small and trivial to copy") {
    CHECK(sizeof(State) <= 400);
    CHECK(std::is_trivially_copyable_v<State>);
    CHECK(std::is_trivially_copyable_v<Options>);
    CHECK(std::is_trivially_copyable_v<SeatView>);
}
