#include "app/game/session.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace ashlar::app {

using namespace flaming;

namespace {

record::Record newRecord(const SetUp& setUp, Random random) {
    record::Record record;
    record.options = setUp.options;
    for (const Player& player : setUp.players) {
        record.players.push_back({player.name.toStdString(),
                                  player.bot ? record::Player::Kind::Bot : record::Player::Kind::Human,
                                  player.bot ? player.level.toStdString() : std::string(),
                                  {}});
    }
    const int seats = record.seats();
    record.first =
        setUp.first == SetUp::byLot ? static_cast<int>(random.below(static_cast<std::uint32_t>(seats))) : setUp.first;
    record.beginning = record::toDeal(shuffledDeal(random), seats);
    if (setUp.roundsToWin > 1) {
        record.match = Match{setUp.roundsToWin, {}};
    }
    return record;
}

int roundOf(const record::Record& record) {
    const Match match = record.match.value_or(Match{});
    return 1 + std::accumulate(match.won.begin(), match.won.end(), 0);
}

std::vector<Player> playersOf(const record::Record& record) {
    std::vector<Player> players;
    for (const record::Player& player : record.players) {
        players.push_back({QString::fromStdString(player.name), player.kind == record::Player::Kind::Bot,
                           QString::fromStdString(player.level)});
    }
    return players;
}

} // namespace

Session::Session(const record::Record& record, Random random, int round)
    : record_(record), players_(playersOf(record)), random_(random), round_(round),
      timeline_(record::beginning(record)) {
    record_.choices.clear();
    for (const Choice& choice : record.choices) {
        apply(choice);
    }
}

// What follows the deal comes from a generator of its own, so that it cannot repeat what dealt.
Session::Session(const SetUp& setUp, std::uint64_t seed) : Session(newRecord(setUp, Random(seed)), Random(~seed), 1) {}

Session::Session(const record::Record& record, std::uint64_t seed) : Session(record, Random(seed), roundOf(record)) {}

record::Record Session::toRecord() const {
    record::Record record = record_;
    record.choices = timeline_.choices();
    return record;
}

QStringList Session::names() const {
    QStringList names;
    for (const Player& player : players_) {
        names += player.name;
    }
    return toldApart(names);
}

int Session::colour(int seat) const {
    const int chosen = player(seat).colour;
    return chosen < 0 ? seat : chosen;
}

int Session::people() const {
    return static_cast<int>(std::ranges::count(players_, false, &Player::bot));
}

void Session::setLevel(int seat, const QString& level) {
    players_[static_cast<std::size_t>(seat)].level = level;
    record_.players[static_cast<std::size_t>(seat)].level = level.toStdString();
}

const Move& Session::apply(const Choice& choice) {
    Move move{choice, prompt().player, state().active, {}, state()};
    flaming::apply(move.after, choice, move.events);
    timeline_.apply(choice);
    moves_.push_back(std::move(move));
    return moves_.back();
}

void Session::undo() {
    timeline_.undo();
    moves_.pop_back();
}

Choice Session::redoChoice() const {
    record::Timeline ahead = timeline_;
    ahead.redo();
    return *ahead.choice(ahead.current());
}

Match Session::matchAfter() const {
    Match after = match();
    if (isOver()) {
        finishRound(after, winners(state()), record_.first);
    }
    return after;
}

Session Session::nextRound() const {
    Random random = random_;
    record::Record record = record_;
    Match after = match();
    record.first = finishRound(after, winners(state()), record_.first);
    record.match = after;
    record.beginning = record::toDeal(shuffledDeal(random), seats());
    record.unknownOfChoices.clear();
    return {record, random, round_ + 1};
}

bool practiceByDefault(const std::vector<Player>& players) {
    return std::ranges::count(players, false, &Player::bot) == 1;
}

State beforeDraw(const State& after, const std::vector<Event>& events, int active) {
    State state = after;
    std::vector<Tile> drawn;
    for (const Event& event : events) {
        if (const auto* draw = std::get_if<event::Drew>(&event)) {
            drawn.push_back(draw->tile);
        } else if (const auto* turn = std::get_if<event::TurnBegan>(&event)) {
            --state.turns[static_cast<std::size_t>(turn->seat)];
        }
    }
    Piles piles;
    for (int seat = 0; seat < state.seats; ++seat) {
        if (seat == active) {
            for (const Tile tile : drawn) {
                piles.putUnder(seat, tile);
                state.hands[static_cast<std::size_t>(seat)] -= tile;
            }
        }
        if (after.piles.size(seat) > 0) {
            after.piles.forEach(seat, [&](Tile tile) { piles.putUnder(seat, tile); });
        }
    }
    state.piles = piles;
    state.active = state.decider = static_cast<std::int8_t>(active);
    state.phase = PromptKind::Place;
    return state;
}

QStringList toldApart(const QStringList& names) {
    QStringList shown;
    for (const QString& name : names) {
        QString own = name;
        for (int n = 2; shown.contains(own); ++n) {
            own = QStringLiteral("%1 (%2)").arg(name).arg(n);
        }
        shown += own;
    }
    return shown;
}

} // namespace ashlar::app
