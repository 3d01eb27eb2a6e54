// The analysis of the game at the table: worked out on threads of its own, remembered as long as the game is the same.
#pragma once

#include "app/game/session.h"
#include "ashlar/ai/analysis.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace ashlar::app {

/// How long each choice is thought about.
enum class Depth { Quick, Normal, Deep };

/// Simulations for each choice.
std::uint64_t simulationsOf(Depth depth);

/// Whether a game may be analysed: what the seats hid from each other comes to light by it. So it must have been played
/// to an end, have been opened from a file, or be practice, in which everything may be taken back anyway.
bool mayBeAnalysed(const Session& session);

class GameAnalysis : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(GameAnalysis)

public:
    explicit GameAnalysis(QObject* parent = nullptr);
    ~GameAnalysis() override;

    /// Another game is played: forgets all.
    void forget();
    /// From now on it is about the line of play of the session, from the beginning to its end. What is known of it
    /// stays known. Stops.
    /// @pre mayBeAnalysed(session)
    void take(const Session& session, Depth depth);
    /// Takes the line of play, and analyses it.
    /// @pre mayBeAnalysed(session)
    void analyse(const Session& session, Depth depth);
    /// Stops; what was found until then is kept.
    void cancel();

    bool isRunning() const { return worker_.joinable(); }
    /// All choices are judged.
    bool isComplete() const { return analysis_.missing() == 0; }
    /// How many choices are to be judged, how many are, and how long it takes yet, once that can be said.
    std::size_t wanted() const { return wanted_; }
    std::size_t judged() const { return wanted_ - analysis_.missing(); }
    std::optional<int> secondsLeft() const;

    /// What is known: a choice for each of the line; none before take().
    const ai::Analysis& analysis() const { return analysis_; }
    /// The position before a choice, and the move that was made there. @pre ply < analysis().choices.size()
    const flaming::State& before(std::size_t ply) const { return states_[ply]; }
    Move played(std::size_t ply) const;
    /// What would have been better by more than a search may err; none if that is not known, or nothing would.
    std::optional<Move> better(std::size_t ply) const;
    /// The turning points, in order.
    std::vector<std::size_t> turns() const;

signals:
    /// More is known, or it began or ended.
    void changed();

private:
    struct Found {
        std::size_t ply;
        ai::Verdict verdict;
    };
    /// What the worker and this share.
    struct Mailbox {
        std::mutex mutex;
        std::vector<Found> found;
        bool announced = false; ///< a look into the box is on its way
    };
    using Line = std::vector<record::Timeline::Node>;

    Move move(std::size_t ply, const flaming::Choice& choice) const;
    void setLine(const Session& session, Depth depth);
    void startWorker();
    void stopWorker();
    void collect(Mailbox& box);
    void finish(const std::shared_ptr<Mailbox>& box);

    ai::GameLine game_;
    std::vector<flaming::State> states_; ///< before each choice
    Line line_;
    std::vector<std::optional<ai::Verdict>> verdicts_;
    ai::Analysis analysis_;
    Depth depth_ = Depth::Normal;
    /// By the position that a choice leads to, so that branches share what is before them.
    std::map<std::pair<Depth, record::Timeline::Node>, ai::Verdict> known_;
    std::size_t wanted_ = 0;
    std::size_t judgedBefore_ = 0;
    QElapsedTimer since_;
    QTimer collectTimer_;          ///< verdicts may come faster than one can look at them
    std::shared_ptr<Mailbox> box_; ///< that of the worker
    std::jthread worker_;
};

} // namespace ashlar::app
