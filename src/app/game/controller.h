// Runs a game at the table: asks people, lets bots think, rolls the die, paces all of it, and hides hands between
// people.
#pragma once

#include "app/game/bot_runner.h"
#include "app/game/history.h"
#include "app/game/prompter.h"
#include "app/game/session.h"
#include "ashlar/flaming/view.h"

#include <QElapsedTimer>
#include <QLoggingCategory>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <optional>

namespace ashlar::app {

/// What is chosen and taken back, on a line each: QT_LOGGING_RULES=ashlar.game.debug=true
Q_DECLARE_LOGGING_CATEGORY(gameLog)

/// How long things take that would otherwise happen at once.
struct Pace {
    std::chrono::milliseconds bot{600}; ///< a bot's turn lasts at least this long before its tile moves
    /// How long a person may take a turn back before it is handed on; none: until Done.
    std::optional<std::chrono::milliseconds> handOver{std::chrono::milliseconds(1200)};
};

/// The controller talks to the table by signals and slots alone and knows nothing of its widgets.
///
///     Asking --choose--> Playing --played--> HandOver --handOver--> Playing --played--> Curtain, Asking,
///                                        \-- (nothing to take back) -------------------> Thinking or Over
///
/// Choices are applied to the session at once; what the table shows is a matter of the view that is handed to it.
/// Looking back may begin in any phase with a game, except behind the curtain, and ends where it began: what a bot
/// thought and what was played is dropped, what a person was asked is asked again.
class Controller : public QObject {
    Q_OBJECT

public:
    enum class Phase {
        Idle,        ///< no game
        Playing,     ///< the table shows what happened
        Asking,      ///< a person chooses
        Thinking,    ///< a bot chooses
        HandOver,    ///< a turn is over but not handed on
        Curtain,     ///< a person is to take the table
        Over,        ///< the round is over
        LookingBack, ///< an earlier position is shown, or what happened is shown again; the game waits
    };
    /// Makes a bot for a level of ai::botLevels(); may return null.
    using BotFactory = std::function<std::unique_ptr<ai::Bot>(const QString& level, std::uint64_t seed)>;

    explicit Controller(QObject* parent = nullptr);

    void setPace(const Pace& pace) { pace_ = pace; }
    void setBotFactory(BotFactory factory) { makeBot_ = std::move(factory); }
    void setBudget(const ai::Budget& budget) { budget_ = budget; }
    /// How long a bot may take before it is replaced for this choice.
    void setPatience(std::chrono::milliseconds patience) { patience_ = patience; }
    /// No curtain between people: the hand that is shown changes without it. Lifts a curtain that is closed.
    void setOpenTable(bool open);

    /// Plays a session; what was played before is dropped.
    void start(std::unique_ptr<Session> session);
    /// Deals the next round of the match. Ignored unless the round is over and the match is not.
    void startNextRound();

    /// Null before the first game.
    const Session* session() const { return session_.get(); }
    Phase phase() const { return phase_; }
    /// The seat whose hand is shown, or SeatView::nobody.
    int shownSeat() const { return shown_; }
    bool canUndo() const;
    bool canRedo() const;
    bool canReplay() const;
    bool canLookBack() const;
    bool isLookingBack() const { return phase_ == Phase::LookingBack; }
    const HistoryState& history() const { return history_; }
    /// The ways that the game has gone, the first one first; empty if there is but one, or if they would tell too much.
    std::vector<Branch> branches() const;
    bool hasBranches() const;
    /// Tells a step for the table: an event with what is taken and removed by it, in a turn of seat `active`. Good for
    /// the session that is played.
    std::function<RichLine(std::span<const flaming::Event> step, int active)> captioner() const;

public slots:
    // From the table.
    void choose(const ashlar::flaming::Choice& choice);
    void played();
    void liftCurtain(int seat);
    // From the actions, and from the table.
    void handOver();
    void undo();
    void redo();
    /// Shows the position before the last turn (for a person: before all turns since their own last one), plays what
    /// happened again, and returns to the game. A choice, lookAt and returnToGame end it.
    void replayLastTurn();
    /// Shows the position after the first `ply` choices while the game waits; beyond the last one, the last position.
    void lookAt(std::size_t ply);
    void stepBack();
    void stepForward();
    void toBeginning();
    void toEnd();
    /// Ends looking back: the game goes on as if nothing had been.
    void returnToGame();
    /// The game goes on from the position that is shown; what was played before stays as a branch. Ignored unless
    /// history().canPlayOn.
    void playOnFromHere();
    /// Goes on at the end of a branch. @param end that of one of branches()
    void switchTo(std::size_t end);

signals:
    // For the table, also while looking back.
    void shown(const ashlar::flaming::SeatView& view);
    void happened(const std::vector<ashlar::flaming::Event>& events, const ashlar::flaming::SeatView& after);
    void asked(const ashlar::flaming::SeatView& view);
    void answered();
    void ribbonChanged(const ashlar::app::RibbonText& ribbon);
    void curtainClosed(const ashlar::app::CurtainText& text);
    void curtainOpened();
    void handOverChanged(bool waiting);

    // For the panels and the actions.
    void started();
    void moved(const ashlar::app::Move& move); ///< a choice was made; the table is about to show it
    void rewound();                            ///< moves were taken back, or other ones taken up
    void changed();                            ///< a record of the game is another one than before
    void countsChanged(const ashlar::flaming::SeatView& view);
    void phaseChanged();
    void noted(const QString& message); ///< something that the players should know, a sentence
    void roundEnded();
    void historyChanged(const ashlar::app::HistoryState& history);

private:
    void enter(Phase phase);
    void stop();
    /// Goes on where the session stands.
    void goOn();
    /// Goes on to whoever must choose next.
    void advance();
    void passTo(int seat);
    void closeCurtain(int seat);
    int seatAtTable() const;
    void ask(int seat);
    void waitForHandOver(int seat);
    void think(int seat);
    void rollDie();
    void finish();
    void apply(const flaming::Choice& choice);
    void play(std::vector<flaming::Event> events, const flaming::State& after);
    void botChose(const flaming::Choice& choice);
    void botFailed();
    void makeBotChoice();
    flaming::Choice anyChoice();

    void showAll(const flaming::SeatView& view);
    flaming::SeatView viewOf(const flaming::State& state) const { return flaming::view(state, shown_); }
    flaming::SeatView viewNow() const { return viewOf(session_->shownState()); }

    // controller_history.cpp
    using Line = std::vector<record::Timeline::Node>;
    bool isDecision(const Line& line, std::size_t ply) const;
    std::optional<std::size_t> undoTarget() const;
    void standAnew();
    std::size_t plies() const;
    flaming::SeatView viewAt(std::size_t ply) const;
    QString captionAt(std::size_t ply) const;
    HistoryState readHistory() const;
    void look(std::size_t ply, std::size_t replayEnd);
    void playNext();
    void playedAgain();
    std::size_t replayBegin() const;

    std::unique_ptr<Session> session_;
    Phase phase_ = Phase::Idle;
    int shown_ = flaming::SeatView::nobody;
    bool openTable_ = false;
    bool announced_ = false;    ///< everybody knows that the round is over
    std::size_t redoEnd_ = 0;   ///< up to here, what had been taken back is made again
    std::size_t lookedAt_ = 0;  ///< while looking back: the choices up to what is shown
    std::size_t replayEnd_ = 0; ///< where what is played again ends; 0: nothing is
    HistoryState history_;      ///< as it was told

    Pace pace_;
    BotFactory makeBot_;
    ai::Budget budget_;
    std::chrono::milliseconds patience_{30000};
    BotRunner runner_;
    std::map<int, std::shared_ptr<ai::Bot>> bots_;
    std::optional<flaming::Choice> answer_;
    QElapsedTimer thinkingSince_;
    QTimer botTimer_;      ///< the rest of a bot's pause
    QTimer patienceTimer_; ///< runs while a bot thinks
    QTimer handOverTimer_;
    QTimer replayTimer_; ///< the pause between two turns that are played again
};

} // namespace ashlar::app
