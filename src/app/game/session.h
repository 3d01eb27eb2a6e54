// One round of a match as it is being played: who sits where, the position, everything that led to it, and the way
// back.
#pragma once

#include "ashlar/flaming/game.h"
#include "ashlar/flaming/match.h"
#include "ashlar/random.h"
#include "ashlar/record/extras.h"
#include "ashlar/record/record.h"
#include "ashlar/record/timeline.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace ashlar::app {

/// The longest name that a player may have, in UTF-16 units.
inline constexpr int maxNameLength = 24;

struct Player {
    QString name;
    bool bot = false;
    QString level;   ///< A word of ai::botLevels(), if a bot.
    int colour = -1; ///< 0 to 5: a colour of the theme; -1: that of the seat's number

    friend bool operator==(const Player&, const Player&) = default;
};

/// What the New game dialog asks.
struct SetUp {
    static constexpr int byLot = -1;

    std::vector<Player> players; ///< 2 to 6, in turn order
    flaming::GameOptions options;
    int first = byLot; ///< the seat that begins the first round
    int roundsToWin = 1;
    bool practice = false; ///< everything may be taken back (see practiceByDefault)

    friend bool operator==(const SetUp&, const SetUp&) = default;
};

/// Whether a new game is practice unless its players say otherwise: with exactly one person.
bool practiceByDefault(const std::vector<Player>& players);

/// A choice and what came of it.
struct Move {
    flaming::Choice choice;
    int player = 0; ///< who chose; the active player for the die
    int active = 0; ///< whose turn it was
    std::vector<flaming::Event> events;
    flaming::State after;
};

class Session {
public:
    /// Deals the first round. @pre the set-up has 2 to 6 players
    Session(const SetUp& setUp, std::uint64_t seed);
    /// Goes on with a record, with its branches and all else that toRecord() keeps. @pre it passes record::check;
    /// @param seed of what chance brings from here on
    Session(const record::Record& record, std::uint64_t seed);

    /// Who played, the beginning and the choices up to now; what a loaded record held besides is kept, and branches,
    /// practice and colours are in its member "ashlar" (record/extras.h).
    /// @param file where the game is saved, for those who keep it elsewhere as well
    record::Record toRecord(const QString& file = {}) const;
    /// What of a loaded record made no sense and is left out, in the words of record::Error; empty if all did.
    const QString& complaint() const { return complaint_; }

    const std::vector<Player>& players() const { return players_; }
    int seats() const { return static_cast<int>(players_.size()); }
    const Player& player(int seat) const { return players_[static_cast<std::size_t>(seat)]; }
    /// Takes another level for a bot, where a record names one that this version does not know.
    void setLevel(int seat, const QString& level);
    QStringList names() const;
    /// The colour of a seat, 0 to 5.
    int colour(int seat) const;
    int people() const;
    const flaming::TileSet& tiles() const { return *record_.options.tiles; }

    const flaming::State& state() const { return timeline_.state(); }
    flaming::Prompt prompt() const { return flaming::prompt(state()); }
    bool isOver() const { return prompt().kind == flaming::PromptKind::Over; }

    /// The moves up to now; those that were undone are not among them.
    const std::vector<Move>& moves() const { return moves_; }
    std::size_t ply() const { return moves_.size(); }

    /// Makes a choice. @pre it is one of the options
    const Move& apply(const flaming::Choice& choice);
    bool canRedo() const { return timeline_.canRedo(); }
    /// The choice that was undone last. @pre canRedo()
    flaming::Choice redoChoice() const { return *timeline_.choice(timeline_.line()[ply() + 1]); }
    /// To any position of the game; nothing is lost. @pre it is in the timeline
    void goTo(record::Timeline::Node node);

    /// Every position that the game has been in.
    const record::Timeline& timeline() const { return timeline_; }
    /// From the beginning through the current position and on, as redo goes.
    std::vector<record::Timeline::Node> line() const { return timeline_.line(); }
    /// The move that leads to a position. @pre it is not the root
    Move moveTo(record::Timeline::Node node) const;

    /// Everything may be taken back.
    bool isPractice() const { return practice_; }
    /// The game was opened from a file: whoever does that may play on from where they like.
    void setOpened() { opened_ = true; }
    /// Whether what is ahead on the line is no secret, and branches may begin anywhere: in practice, in a game that was
    /// opened, and in one that has been played to an end.
    bool isOpen() const;
    /// Moves before this one are past taking back, if it is not practice. At most ply().
    std::size_t undoFloor() const { return undoFloor_; }
    void setUndoFloor(std::size_t ply) { undoFloor_ = ply; }
    /// The last turn is not handed on: what it drew is hidden, and it may be taken back.
    bool isHeld() const { return held_; }
    void setHeld(bool held) { held_ = held; }
    /// Where the game stands for those at the table: without what a held turn drew.
    flaming::State shownState() const;

    /// The file that toRecord() was given; empty for none.
    const QString& file() const { return file_; }

    /// Chance of this session: the die, and the seeds of bots.
    Random& random() { return random_; }

    /// Rounds won before this one, and the number of this one, from 1.
    flaming::Match match() const { return record_.match.value_or(flaming::Match{}); }
    int round() const { return round_; }
    /// The rounds won including this one, if it is over.
    flaming::Match matchAfter() const;
    /// A single round is over with its tie; a match goes on until somebody has won it.
    bool isMatchOver() const { return isOver() && (match().to == 1 || flaming::winnerOf(matchAfter()) >= 0); }
    /// The next round of the match, dealt anew. @pre isOver() and not isMatchOver()
    Session nextRound() const;

private:
    Session(const record::Record& record, Random random);

    void take(const record::Extras& extras);
    void recountMoves();

    record::Record record_; ///< without its choices: they are in the timeline
    record::UnknownKeys unknownExtras_;
    std::vector<Player> players_;
    Random random_;
    int round_ = 1;
    record::Timeline timeline_;
    std::vector<Move> moves_;
    bool practice_ = false;
    bool opened_ = false;
    bool held_ = false;
    std::size_t undoFloor_ = 0;
    QString file_;
    QString complaint_;
};

/// The first of the events that end a turn: what is drawn, whose turn it is, the end of the game.
std::vector<flaming::Event>::const_iterator endOfTurn(const std::vector<flaming::Event>& events);

/// The position before the last draw: what is shown until the turn is handed on. The pyramid is that of `after`; nobody
/// has drawn, and the turn is still that of `active`.
/// @param events those of the move that led to `after`
flaming::State beforeDraw(const flaming::State& after, const std::vector<flaming::Event>& events, int active);

/// Names as they are shown: the second "Ana" becomes "Ana (2)".
QStringList toldApart(const QStringList& names);

} // namespace ashlar::app
