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

/// Throws record::Error if the branches are not those of the game.
record::Timeline timelineOf(const record::Record& record, const std::optional<record::Extras>& extras) {
    if (!extras || !extras->tree) {
        return record::Timeline(record);
    }
    record::Timeline timeline(record::beginning(record), *extras->tree);
    if (timeline.choices() != record.choices) {
        throw record::Error("the branches belong to another game");
    }
    return timeline;
}

} // namespace

Session::Session(const record::Record& record, Random random)
    : record_(record), players_(playersOf(record)), random_(random), round_(roundOf(record)),
      timeline_(record::beginning(record)), practice_(practiceByDefault(players_)) {
    undoFloor_ = record_.choices.size();
    std::optional<record::Extras> extras;
    try {
        extras = record::takeExtras(record_);
        timeline_ = timelineOf(record_, extras);
    } catch (const record::Error& error) {
        complaint_ = QString::fromUtf8(error.what());
        extras.reset();
        timeline_ = record::Timeline(record_);
    }
    record_.choices.clear();
    recountMoves();
    if (extras) {
        take(*extras);
    }
}

// What follows the deal comes from a generator of its own, so that it cannot repeat what dealt.
Session::Session(const SetUp& setUp, std::uint64_t seed) : Session(newRecord(setUp, Random(seed)), Random(~seed)) {
    for (std::size_t seat = 0; seat < players_.size(); ++seat) {
        players_[seat].colour = setUp.players[seat].colour;
    }
    practice_ = setUp.practice;
}

Session::Session(const record::Record& record, std::uint64_t seed) : Session(record, Random(seed)) {}

void Session::take(const record::Extras& extras) {
    for (std::size_t seat = 0; seat < extras.colours.size(); ++seat) {
        players_[seat].colour = extras.colours[seat];
    }
    practice_ = extras.practice;
    opened_ = extras.opened;
    undoFloor_ = extras.undoFrom;
    held_ = extras.held && ply() > undoFloor_ && !player(moves_.back().player).bot && prompt().kind != PromptKind::Die;
    round_ = std::max(round_, extras.round);
    file_ = QString::fromStdString(extras.file);
    unknownExtras_ = extras.unknown;
}

record::Record Session::toRecord(const QString& file) const {
    record::Record record = record_;
    record.choices = timeline_.choices();
    record::Extras extras;
    extras.practice = practice_;
    extras.opened = opened_;
    extras.held = held_;
    extras.undoFrom = undoFloor_;
    extras.round = round_;
    for (const Player& player : players_) {
        extras.colours.push_back(player.colour);
    }
    extras.file = file.toStdString();
    if (timeline_.size() != ply() + 1) {
        extras.tree = timeline_.tree();
    }
    extras.unknown = unknownExtras_;
    record::putExtras(record, extras);
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
    timeline_.apply(choice);
    moves_.push_back(moveTo(timeline_.current()));
    return moves_.back();
}

Move Session::moveTo(record::Timeline::Node node) const {
    const State& before = timeline_.state(*timeline_.parent(node));
    Move move{*timeline_.choice(node), flaming::prompt(before).player, before.active, {}, before};
    flaming::apply(move.after, move.choice, move.events);
    return move;
}

void Session::goTo(record::Timeline::Node node) {
    timeline_.goTo(node);
    recountMoves();
    undoFloor_ = std::min(undoFloor_, ply());
    held_ = false;
}

/// The moves are those of the timeline.
void Session::recountMoves() {
    const std::vector<record::Timeline::Node> nodes = line();
    const std::size_t ply = timeline_.ply(timeline_.current());
    moves_.clear();
    for (std::size_t i = 1; i <= ply; ++i) {
        moves_.push_back(moveTo(nodes[i]));
    }
}

bool Session::isOpen() const {
    if (practice_ || opened_) {
        return true;
    }
    for (record::Timeline::Node node = 0; node < timeline_.size(); ++node) {
        if (flaming::prompt(timeline_.state(node)).kind == PromptKind::Over) {
            return true;
        }
    }
    return false;
}

State Session::shownState() const {
    if (!held_ || endOfTurn(moves_.back().events) == moves_.back().events.end()) {
        return state();
    }
    const Move& last = moves_.back();
    return beforeDraw(last.after, {endOfTurn(last.events), last.events.end()}, last.active);
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
    Session next(record, random);
    next.players_ = players_;
    next.practice_ = practice_;
    next.round_ = round_ + 1;
    return next;
}

std::vector<Event>::const_iterator endOfTurn(const std::vector<Event>& events) {
    return std::ranges::find_if(events, endsTurn);
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
