// Plays many games over all player counts, variants and turn limits, writes them as records, reads those back and
// counts how often each rule happened.
#include "ashlar/ai/bot.h"
#include "ashlar/flaming/view.h"
#include "ashlar/record/record.h"
#include "rule_counts.h"

#include <array>
#include <charconv>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <stdexcept>
#include <string>
#include <string_view>

namespace ashlar::soak {
namespace {

using namespace flaming;

struct Call {
    int games = 10000;
    int starts = 1000;
    std::filesystem::path out = ".";
};

Call parsed(int argc, char** argv) {
    Call call;
    for (int i = 1; i + 1 < argc; i += 2) {
        const std::string_view option = argv[i];
        const std::string_view value = argv[i + 1];
        if (option == "--out") {
            call.out = value;
            continue;
        }
        int& number = option == "--games" ? call.games : call.starts;
        if ((option != "--games" && option != "--starts") ||
            std::from_chars(value.data(), value.data() + value.size(), number).ec != std::errc{}) {
            throw std::invalid_argument{"usage: ashlar_soak [--games N] [--starts N] [--out FOLDER]"};
        }
    }
    return call;
}

/// Game g of a run: player counts, variants and turn limits in turn, so that every combination comes up.
GameOptions optionsOfGame(int g) {
    constexpr std::array limits = {100, 0, 5, 20, 40};
    const int variants = g / 5 % 4;
    return {(variants & 1) != 0, (variants & 2) != 0, limits[static_cast<std::size_t>(g / 20) % limits.size()],
            &TileSet::standard()};
}

/// A game without a turn limit may drag on; its record then stops early, as records may.
constexpr std::size_t mostChoices = 3000;

/// Plays a record on from its beginning. Seats with an even number are random, the others greedy, or all the same.
void playOn(record::Record& game, Random& random, RuleCounts& counts) {
    State state = record::beginning(game);
    std::vector<std::unique_ptr<ai::Bot>> bots;
    for (record::Player& player : game.players) {
        bots.push_back(ai::makeBot(player.level, random.next()));
    }
    while (state.phase != PromptKind::Over && game.choices.size() < mostChoices) {
        const Prompt asked = prompt(state);
        const Choice choice =
            asked.kind == PromptKind::Die
                ? Choice{faceOfSide(random.below(6))}
                : bots[static_cast<std::size_t>(asked.player)]->choose(view(state, asked.player), {}, {});
        const State before = state;
        std::vector<Event> events;
        apply(state, choice, events);
        counts.countChoice(before, events, state);
        game.choices.push_back(choice);
    }
}

record::Record newGame(int g, Random& random) {
    record::Record game;
    game.options = optionsOfGame(g);
    const int seats = minSeats + g % 5;
    const auto kind = random.below(3);
    for (int seat = 0; seat < seats; ++seat) {
        const bool greedy = kind == 1 || (kind == 2 && seat % 2 == 1);
        game.players.push_back(
            {"Seat " + std::to_string(seat), record::Player::Kind::Bot, greedy ? "greedy" : "random", {}});
    }
    game.first = static_cast<int>(random.below(static_cast<std::uint32_t>(seats)));
    game.beginning = record::toDeal(shuffledDeal(random), seats);
    return game;
}

/// The same players going on from somewhere in a game, as a position.
record::Record newStart(int g, Random& random) {
    record::Record source = newGame(g, random);
    RuleCounts ignored;
    playOn(source, random, ignored);
    std::vector<State> atRest;
    State state = record::beginning(source);
    for (const Choice& choice : source.choices) {
        if (state.phase == PromptKind::Place) {
            atRest.push_back(state);
        }
        apply(state, choice);
    }
    record::Record game = source;
    game.choices.clear();
    game.beginning = record::toStart(atRest[random.below(static_cast<std::uint32_t>(atRest.size()))]);
    return game;
}

void writeGames(const Call& call, RuleCounts& counts) {
    Random random{20260};
    std::ofstream games{call.out / "games.jsonl"};
    for (int g = 0; g < call.games; ++g) {
        record::Record game = newGame(g, random);
        counts.countStart(record::beginning(game));
        playOn(game, random, counts);
        games << record::toJson(game) << '\n';
    }
    std::ofstream starts{call.out / "starts.jsonl"};
    for (int g = 0; g < call.starts; ++g) {
        record::Record game = newStart(g, random);
        playOn(game, random, counts);
        const std::string text = record::toJson(game);
        if (!(record::parse(text) == game)) {
            throw std::runtime_error{"start position " + std::to_string(g) + " is read back as another game"};
        }
        starts << text << '\n';
    }
    if (!games.flush() || !starts.flush()) {
        throw std::runtime_error{"the records could not be written"};
    }
}

int run(int argc, char** argv) {
    const Call call = parsed(argc, argv);
    RuleCounts counts;
    writeGames(call, counts);
    int missing = 0;
    for (const auto& [rule, count] : counts.all()) {
        std::printf("%10llu  %s\n", static_cast<unsigned long long>(count), rule.c_str());
        missing += count == 0 ? 1 : 0;
    }
    if (missing > 0) {
        std::printf("%d rules never happened\n", missing);
    }
    return missing > 0 ? 1 : 0;
}

} // namespace
} // namespace ashlar::soak

int main(int argc, char** argv) {
    try {
        return ashlar::soak::run(argc, argv);
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return 2;
    }
}
