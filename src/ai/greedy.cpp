// A bot that looks one turn ahead and counts tiles.
#include "greedy.h"

#include "ashlar/flaming/view.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

namespace ashlar::ai {
namespace {

using namespace flaming;

/// How many tiles each seat has gained, on average over the die.
using Gains = std::array<double, maxSeats>;

int nextSeat(const State& state, int seat) noexcept {
    return seat + 1 == state.seats ? 0 : seat + 1;
}

/// The tiles as a bot of this style takes them to be.
TileSet imagined(const TileSet& real, const GreedyStyle& style) noexcept {
    TileSetData data;
    data.name = real.name();
    for (int rank = 0; rank < ranksPerColour; ++rank) {
        const Tile tile = regularTile(Colour::Red, rank);
        constexpr int noneTooHeavy = 100; // any two weigh more than any one
        data.weights[static_cast<std::size_t>(rank)] = style.addsWeights ? real.weight(tile) : noneTooHeavy + rank;
        data.materials[static_cast<std::size_t>(rank)] = style.foreseesFire ? real.material(tile) : Material::Stone;
    }
    return TileSet{data};
}

/// Fewer own tiles first; then the more for the next player, the better.
double worthTo(const State& state, const Gains& gains, int seat) noexcept {
    constexpr double lessThanATile = 1.0 / 64; // 45 tiles for the next player do not outweigh one of one's own
    return lessThanATile * gains[static_cast<std::size_t>(nextSeat(state, seat))] -
           gains[static_cast<std::size_t>(seat)];
}

/// Looks through the rest of a turn: every decider chooses what suits them best, the die is averaged.
class TurnOutlook {
public:
    explicit TurnOutlook(const State& before) {
        for (int seat = 0; seat < before.seats; ++seat) {
            tilesBefore_[static_cast<std::size_t>(seat)] = tilesLeft(before, seat);
        }
    }

    Gains after(const State& state) {
        const bool turnGoesOn = state.phase == PromptKind::Fall || state.phase == PromptKind::Die;
        if (!turnGoesOn || positionsLeft_ == 0) {
            return counted(state);
        }
        --positionsLeft_;
        if (state.phase == PromptKind::Die) {
            Gains mean{};
            for (const DieFace face : {DieFace::FireStays, DieFace::FireLeaves, DieFace::Explosion, DieFace::Smoke}) {
                const Gains gains = after(applied(state, face));
                for (std::size_t seat = 0; seat < maxSeats; ++seat) {
                    mean[seat] += gains[seat] * sidesOf(face) / 6;
                }
            }
            return mean;
        }
        const Gains left = after(applied(state, Fall::Left));
        const Gains right = after(applied(state, Fall::Right));
        return worthTo(state, left, state.decider) >= worthTo(state, right, state.decider) ? left : right;
    }

    static State applied(State state, const Choice& choice) noexcept {
        apply(state, choice, Silence{});
        return state;
    }

private:
    Gains counted(const State& state) const noexcept {
        Gains gains{};
        for (int seat = 0; seat < state.seats; ++seat) {
            gains[static_cast<std::size_t>(seat)] =
                tilesLeft(state, seat) - tilesBefore_[static_cast<std::size_t>(seat)];
        }
        return gains;
    }

    std::array<int, maxSeats> tilesBefore_{};
    int positionsLeft_ = 2000; ///< a long chain of falls doubles with each: enough is enough
};

} // namespace

Choice greedyChoice(const SeatView& view, Random& random, const GreedyStyle& style) {
    State state = sample(view, random); // what lies hidden does not change what a turn takes
    std::optional<TileSet> tiles;
    if (!style.addsWeights || !style.foreseesFire) {
        state.tiles = &tiles.emplace(imagined(view.tiles(), style));
    }
    if (!style.foreseesFire) {
        changeBoard(state, [](auto& board) { board.straw = board.wood = {}; });
    }
    Choice best = Fall::Left;
    double bestWorth = 0;
    std::uint32_t equals = 0;
    for (const Choice choice : options(state)) {
        const Gains gains = TurnOutlook{state}.after(TurnOutlook::applied(state, choice));
        const double worth = worthTo(state, gains, view.seat());
        if (equals == 0 || worth > bestWorth) {
            best = choice;
            bestWorth = worth;
            equals = 1;
        } else if (worth == bestWorth && random.below(++equals) == 0) {
            best = choice;
        }
    }
    return best;
}

} // namespace ashlar::ai
