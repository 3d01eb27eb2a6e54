#include "cases.h"

#include <algorithm>
#include <fstream>
#include <memory>
#include <sstream>

namespace ashlar::flaming::testing {
namespace {

const TileSet& tiles = TileSet::standard();

/// What a case expected and did not find.
struct Unexpected : std::runtime_error {
    using std::runtime_error::runtime_error;
};

void expect(bool holds, const std::string& otherwise) {
    if (!holds) {
        throw Unexpected(otherwise);
    }
}

void expectSame(const std::string& found, const std::string& expected) {
    expect(found == expected, "found: " + found);
}

/// One word of the rule text for every kind of event, and the tiles it is about.
struct TellEvent {
    static std::string codes(TileMask mask) {
        std::string text;
        for (const Tile tile : mask) {
            text.append(text.empty() ? "" : "+").append(tiles.code(tile));
        }
        return text;
    }
    static std::string on(Tile left, Tile right) {
        const auto code = [](Tile tile) { return tile == Tile::None ? std::string{"_"} : tiles.code(tile); };
        return left == Tile::None && right == Tile::None ? "" : " on " + code(left) + "+" + code(right);
    }
    static std::string why(Fit fit) {
        constexpr std::array<const char*, 4> words = {"stands", "no-match", "too-heavy", "free-air"};
        return words.at(static_cast<std::size_t>(fit));
    }

    std::string operator()(const event::Placed& e) const {
        return "placed " + tiles.code(e.tile) + on(e.left, e.right);
    }
    std::string operator()(const event::FreeAir& e) const { return "free-air " + tiles.code(e.tile); }
    std::string operator()(const event::Collapse& e) const {
        return "collapse " + tiles.code(e.tile) + on(e.left, e.right) + " " + why(e.why);
    }
    std::string operator()(const event::Fell& e) const { return "fell " + tiles.code(e.tile) + " to " + textOf(e.to); }
    std::string operator()(const event::Explosion& e) const {
        return "explosion " + codes(e.group) + " hits " + codes(e.hit);
    }
    std::string operator()(const event::Fire& e) const {
        return "fire " + codes(e.causes) + " burns " + codes(e.burned);
    }
    std::string operator()(const event::DieCalled& e) const { return "die-called " + codes(e.causes); }
    std::string operator()(const event::DieRolled& e) const { return textOf(Choice{e.face}) + " " + codes(e.causes); }
    std::string operator()(const event::Curse& e) const { return "curse " + tiles.code(e.apex) + on(e.left, e.right); }
    std::string operator()(const event::Taken& e) const { return "taken " + tiles.code(e.tile); }
    std::string operator()(const event::Removed& e) const { return "removed " + tiles.code(e.tile); }
    std::string operator()(const event::Drew& /*e*/) const { return ""; }
    std::string operator()(const event::TurnBegan& /*e*/) const { return ""; }
    std::string operator()(const event::GameEnded& e) const { return e.turnLimitReached ? "limit-reached" : "ended"; }
};

/// Plays one case. The lines before the first step sketch the position; after it the same words check it.
class Run {
public:
    void line(const CaseLine& line) {
        const auto handler = handlers().find(line.word);
        if (handler == handlers().end()) {
            throw NotationError("\"" + line.word + "\" is no word of a case");
        }
        if (handler->second.begins && !game_) {
            begin();
        }
        (this->*handler->second.handle)(line.rest);
    }

    /// What no line spoke of did not happen.
    void end() {
        expect(game_ != nullptr, "the case does nothing");
        const PromptKind asked = prompt(state()).kind;
        expect(asked == PromptKind::Place || asked == PromptKind::Over, "a choice is left open");
        for (int seat = 0; seat < state().seats; ++seat) {
            expect(underChecked_.count(seat) != 0 || received_[seat].empty(),
                   "seat " + std::to_string(seat) + " got " + textOfTiles(received_[seat]));
        }
        expect(removedChecked_ || removedTiles(state()) == start_.removed,
               "removed is " + textOfTiles(removedTiles(state())));
    }

private:
    struct Handler {
        bool begins; ///< a step or a question: the position is complete
        void (Run::*handle)(const std::string&);
    };
    static const std::map<std::string, Handler>& handlers() {
        static const std::map<std::string, Handler> map{{"players", {false, &Run::players}},
                                                        {"variants", {false, &Run::variants}},
                                                        {"limit", {false, &Run::limit}},
                                                        {"active", {false, &Run::active}},
                                                        {"turns", {false, &Run::turns}},
                                                        {"pyramid", {false, &Run::pyramid}},
                                                        {"hand", {false, &Run::hand}},
                                                        {"pile", {false, &Run::pile}},
                                                        {"removed", {false, &Run::removed}},
                                                        {"spots", {true, &Run::spots}},
                                                        {"place", {true, &Run::place}},
                                                        {"fall", {true, &Run::fall}},
                                                        {"die", {true, &Run::die}},
                                                        {"stands", {true, &Run::stands}},
                                                        {"under", {true, &Run::under}},
                                                        {"events", {true, &Run::events}},
                                                        {"turn", {true, &Run::turn}},
                                                        {"winners", {true, &Run::winners}},
                                                        {"standings", {true, &Run::standings}}};
        return map;
    }

    const State& state() const { return game_->state(); }

    static std::pair<int, std::string> seatAndRest(const std::string& text) {
        const auto words = wordsOf(text);
        if (words.empty() || words.front().find_first_not_of("0123456789") != std::string::npos) {
            throw NotationError("no seat in \"" + text + "\"");
        }
        return {std::stoi(words.front()), text.substr(text.find(words.front()) + words.front().size())};
    }
    static std::vector<int> numbersOf(const std::string& text) {
        std::vector<int> numbers;
        for (const std::string& word : wordsOf(text)) {
            numbers.push_back(std::stoi(word));
        }
        return numbers;
    }

    void begin() {
        start_ = positionOf(sketch_);
        const auto fault = faultOf(options_, start_);
        expect(!fault, "the position has fault " + std::to_string(fault ? static_cast<int>(fault->kind) : 0));
        rules_ = std::make_unique<reference::Rules>(reference::rulesOf(options_));
        game_ = std::make_unique<Lockstep>(options_, *rules_, start_);
        expectSame(difference(game_->state(), game_->table()), "");
    }

    void choose(const Choice& choice) {
        const Options choices = options(state());
        expect(choices.contains(choice), "that is not an option");
        events_.clear();
        const std::string different = game_->choose(choice, events_);
        expect(different.empty(), "rules and reference differ: " + different);
        for (const Event& event : events_) {
            if (const auto* taken = std::get_if<event::Taken>(&event)) {
                received_[taken->seat].push_back(taken->tile);
            }
        }
    }

    // ---- the position, or checks of it

    void players(const std::string& text) { sketch_.seats = std::stoi(text); }
    void variants(const std::string& text) {
        for (const std::string& word : wordsOf(text)) {
            options_.curse = options_.curse || word == "curse";
            options_.fireDie = options_.fireDie || word == "fire-die";
            if (word != "curse" && word != "fire-die") {
                throw NotationError("\"" + word + "\" is no variant");
            }
        }
    }
    void limit(const std::string& text) { options_.turnLimit = std::stoi(text); }
    void active(const std::string& text) { sketch_.active = std::stoi(text); }
    void turns(const std::string& text) {
        if (!game_) {
            sketch_.turns = numbersOf(text);
            return;
        }
        const std::vector<int> numbers = numbersOf(text);
        expect(std::equal(numbers.begin(), numbers.end(), state().turns.begin()), "other turns");
    }
    void pyramid(const std::string& text) {
        const auto wanted = testing::pyramidOf(text);
        if (!game_) {
            sketch_.pyramid = wanted;
            return;
        }
        reference::Pyramid expected;
        for (const PlacedTile& placed : wanted) {
            expected[placed.at] = placed.tile;
        }
        expectSame(textOf(testing::pyramidOf(state())), textOf(expected));
    }
    void hand(const std::string& text) {
        const auto [seat, list] = seatAndRest(text);
        const auto wanted = tilesOf(list);
        if (!game_) {
            sketch_.hands[seat] = wanted;
            return;
        }
        TileMask expected;
        for (const Tile tile : wanted) {
            expected |= tile;
        }
        expectSame(textOfTiles(state().hands.at(static_cast<std::size_t>(seat))), textOfTiles(expected));
    }
    void pile(const std::string& text) {
        const auto [seat, list] = seatAndRest(text);
        if (!game_) {
            sketch_.piles[seat] = tilesOf(list);
            return;
        }
        expectSame(textOfTiles(pileOf(state(), seat)), textOfTiles(tilesOf(list)));
    }
    void removed(const std::string& text) {
        if (!game_) {
            sketch_.removed = tilesOf(text);
            return;
        }
        TileMask expected;
        for (const Tile tile : tilesOf(text)) {
            expected |= tile;
        }
        removedChecked_ = true;
        expectSame(textOfTiles(removedTiles(state())), textOfTiles(expected));
    }

    // ---- steps and checks

    void spots(const std::string& text) {
        const Options choices = options(state());
        std::vector<std::string> found;
        for (std::size_t i = 0; i < choices.spotCount(); ++i) {
            found.push_back(textOf(choices.spot(i)));
        }
        const auto wanted = wordsOf(text);
        expect(found == wanted, "found " + std::to_string(found.size()) + " spots, the first " +
                                    (found.empty() ? std::string{"none"} : found.front()));
        const auto held = static_cast<std::size_t>(state().hands.at(static_cast<std::size_t>(state().active)).size());
        expect(choices.size() == held * wanted.size(), "not every tile of the hand may go on every spot");
    }
    /// "g4 at 1,0"
    void place(const std::string& text) {
        const auto words = wordsOf(text);
        if (words.size() != 3 || words[1] != "at") {
            throw NotationError("place TILE at CELL");
        }
        before_ = testing::pyramidOf(state());
        placed_ = {tilesOf(words[0]).at(0), cellOf(words[2])};
        placedBy_ = state().active;
        choose(placed_);
    }
    /// "g4 left", "g4 left by 2"
    void fall(const std::string& text) {
        const auto words = wordsOf(text);
        if ((words.size() != 2 && words.size() != 4) || (words[1] != "left" && words[1] != "right")) {
            throw NotationError("fall TILE left|right [by SEAT]");
        }
        const Prompt asked = prompt(state());
        expect(asked.kind == PromptKind::Fall, "no tile falls");
        expectSame(tiles.code(asked.tile), words[0]);
        const int decider = words.size() == 4 ? std::stoi(words[3]) : state().active;
        expect(asked.player == decider, "asked is seat " + std::to_string(asked.player));
        choose(words[1] == "left" ? Fall::Left : Fall::Right);
    }
    void die(const std::string& text) {
        constexpr std::array<const char*, 4> faces = {"fire-stays", "fire-leaves", "explosion", "smoke"};
        const auto* face = std::find(faces.begin(), faces.end(), text);
        if (face == faces.end()) {
            throw NotationError("no such face");
        }
        const Prompt asked = prompt(state());
        expect(asked.kind == PromptKind::Die, "no die is rolled");
        expect(asked.player == state().active, "the die is not the active player's");
        choose(static_cast<DieFace>(face - faces.begin()));
    }
    /// The last placement changed nothing but its own cell, and the turn is over.
    void stands(const std::string& /*text*/) {
        before_[placed_.at] = placed_.tile;
        expectSame(textOf(testing::pyramidOf(state())), textOf(before_));
        const PromptKind asked = prompt(state()).kind;
        expect(asked == PromptKind::Over || (asked == PromptKind::Place && state().active != placedBy_),
               "the turn is not over");
        const bool quiet = std::all_of(events_.begin(), events_.end(), [](const Event& event) {
            return std::holds_alternative<event::Placed>(event) || std::holds_alternative<event::Drew>(event) ||
                   std::holds_alternative<event::TurnBegan>(event) || std::holds_alternative<event::GameEnded>(event);
        });
        expect(quiet, "something happened");
    }
    /// The tiles that a seat has been given in the whole case, as the events tell and as the pile shows.
    void under(const std::string& text) {
        const auto [seat, list] = seatAndRest(text);
        const auto wanted = tilesOf(list);
        expectSame(textOfTiles(received_[seat]), textOfTiles(wanted));
        const auto pile = pileOf(state(), seat);
        const auto shown = std::min(pile.size(), wanted.size()); // the rest was drawn at the end of the turn
        expect(std::equal(pile.rbegin(), pile.rbegin() + static_cast<std::ptrdiff_t>(shown), wanted.rbegin()),
               "the pile is " + textOfTiles(pile));
        underChecked_.insert(seat);
    }
    /// The events of the last step, without drawing and the next turn.
    void events(const std::string& text) {
        std::string found;
        for (const Event& event : events_) {
            const std::string told = std::visit(TellEvent{}, event);
            found.append(found.empty() || told.empty() ? "" : ", ").append(told);
        }
        expectSame(found, text);
    }
    void turn(const std::string& text) {
        const Prompt asked = prompt(state());
        expect(asked.kind == PromptKind::Place && asked.player == std::stoi(text) && state().active == asked.player,
               "it is the turn of seat " + std::to_string(asked.player) + ", or no turn begins");
    }
    void winners(const std::string& text) {
        expect(prompt(state()).kind == PromptKind::Over, "the game goes on");
        unsigned expected = 0;
        for (const int seat : numbersOf(text)) {
            expected |= 1U << static_cast<unsigned>(seat);
        }
        expect(flaming::winners(state()) == expected, "other winners");
    }
    void standings(const std::string& text) {
        const auto places = flaming::standings(state());
        const std::vector<int> wanted = numbersOf(text);
        expect(wanted.size() == static_cast<std::size_t>(state().seats) &&
                   std::equal(wanted.begin(), wanted.end(), places.begin()),
               "other standings");
    }

    GameOptions options_;
    Sketch sketch_;
    Position start_;
    std::unique_ptr<reference::Rules> rules_;
    std::unique_ptr<Lockstep> game_;
    std::vector<Event> events_; ///< of the last step
    reference::Pyramid before_; ///< the pyramid before the last placement
    Placement placed_;
    int placedBy_ = 0;
    std::map<int, std::vector<Tile>> received_;
    std::set<int> underChecked_;
    bool removedChecked_ = false;
};

} // namespace

std::vector<Case> readCases(const std::filesystem::path& file) {
    std::ifstream in{file};
    std::vector<Case> cases;
    int number = 0;
    for (std::string text; std::getline(in, text);) {
        ++number;
        const auto words = wordsOf(text);
        if (words.empty() || text.front() == '#') {
            continue;
        }
        if (text.front() != ' ') {
            cases.push_back({text, {}});
        } else if (!cases.empty()) {
            const std::size_t start = text.find(words.front()) + words.front().size();
            const std::size_t rest = text.find_first_not_of(' ', start);
            cases.back().lines.push_back(
                {number, words.front(), rest == std::string::npos ? std::string{} : text.substr(rest)});
        }
    }
    if (cases.empty()) {
        throw NotationError("no case in " + file.string());
    }
    return cases;
}

std::string playCase(const Case& which) {
    Run run;
    for (const CaseLine& line : which.lines) {
        try {
            run.line(line);
        } catch (const std::exception& error) {
            return "line " + std::to_string(line.number) + ": " + line.word + " " + line.rest + "\n" + error.what();
        }
    }
    try {
        run.end();
    } catch (const std::exception& error) {
        return std::string{"at the end of the case: "} + error.what();
    }
    return {};
}

} // namespace ashlar::flaming::testing
