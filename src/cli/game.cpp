#include "game.h"

#include "interrupt.h"

namespace ashlar::cli {

using namespace flaming;

Random chanceOf(std::uint64_t seed, long long game) noexcept {
    // Neighbouring seeds would give overlapping sequences, so the two numbers are hashed together.
    const std::uint64_t mixed = Random{seed}.next() + static_cast<std::uint64_t>(game);
    return Random{Random{mixed}.next()};
}

Outcome playGame(const GameStart& start, std::optional<int> first, Random chance,
                 const std::vector<std::unique_ptr<SeatPlayer>>& players) {
    Outcome outcome;
    const flaming::Deal dealt = shuffledDeal(chance);
    const auto lot = static_cast<int>(chance.below(static_cast<std::uint32_t>(start.seats)));
    outcome.deal = record::toDeal(dealt, start.seats);
    outcome.first = first.value_or(lot);
    Random die{chance.next()};
    for (int seat = 0; seat < start.seats; ++seat) {
        players[static_cast<std::size_t>(seat)]->begin(start, seat, chance.next());
    }
    State state = deal(start.options, start.seats, outcome.first, dealt);
    for (Prompt asked = prompt(state); asked.kind != PromptKind::Over && !outcome.forfeit; asked = prompt(state)) {
        throwIfInterrupted();
        try {
            SeatPlayer& player = *players[static_cast<std::size_t>(asked.player)];
            const Choice choice =
                asked.kind == PromptKind::Die ? Choice{faceOfSide(die.below(6))} : player.choose(viewOf(state, player));
            apply(state, choice);
            outcome.choices.push_back(choice);
            outcome.turns += asked.kind == PromptKind::Place ? 1 : 0;
            for (const auto& each : players) {
                each->hear(asked.player, choice);
            }
        } catch (const Forfeit& forfeit) {
            outcome.forfeit = Outcome::Forfeited{asked.player, forfeit.what()};
        }
    }
    outcome.winners = winners(state);
    outcome.atLimit = outcome.winners != 0;
    for (int seat = 0; seat < start.seats; ++seat) {
        outcome.atLimit = outcome.atLimit && tilesLeft(state, seat) > 0;
    }
    for (const auto& player : players) {
        player->end(outcome.winners);
    }
    return outcome;
}

} // namespace ashlar::cli
