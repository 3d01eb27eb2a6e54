// Hints: what the best choices are for the person who is asked, and why.
#pragma once

#include "app/game/background.h"
#include "ashlar/ai/advice.h"
#include "ashlar/ai/reasons.h"

#include <QObject>

#include <chrono>
#include <functional>
#include <optional>
#include <vector>

namespace ashlar::app {

class Controller;

struct HintChoice {
    flaming::Choice choice;
    float chance = 0; ///< to win, 0 to 1
    std::vector<ai::Reason> reasons;

    friend bool operator==(const HintChoice&, const HintChoice&) = default;
};

/// The best choices of a view, the best one first, at most three.
struct Hint {
    flaming::SeatView view;
    std::vector<HintChoice> choices;
};

/// The best of what was advised: up to three choices that are nearly as good as the best one, two at least where there
/// are two.
Hint hintFrom(const flaming::SeatView& view, const ai::Advice& advice);

/// Thinks about the question that a person at the table is asked, with what that person may know, in the background. A
/// hint is of one question: whatever ends that, ends the hint.
class Hints : public QObject {
    Q_OBJECT

public:
    using Advise = std::function<ai::Advice(const flaming::SeatView&, const ai::Budget&, std::stop_token)>;

    explicit Hints(const Controller& controller, QObject* parent = nullptr);

    /// In place of the search, for tests. Called on another thread.
    void setAdvise(Advise advise) { advise_ = std::move(advise); }
    void setTime(std::chrono::milliseconds time) { time_ = time; }
    std::chrono::milliseconds time() const { return time_; }

    /// Whether a person is asked something.
    bool canAsk() const { return question_.has_value(); }
    bool isThinking() const { return thinking_.isRunning(); }
    /// Whether one is shown or thought about.
    bool isOpen() const { return isThinking() || shown_; }

public slots:
    /// Asks for a hint; what was found for this question before is told at once.
    void ask();
    /// Puts the hint away.
    void dismiss();
    /// Asks, or puts away what was asked for.
    void toggle() { isOpen() ? dismiss() : ask(); }

signals:
    void availableChanged();
    void began();
    void found(const ashlar::app::Hint& hint);
    void failed();
    /// The hint is over, or nobody wants it any more.
    void ended();

private:
    void setQuestion(const std::optional<flaming::SeatView>& question);

    const Controller& controller_;
    Advise advise_;
    std::chrono::milliseconds time_{1000};
    std::optional<flaming::SeatView> question_;
    std::optional<Hint> known_; ///< the last one that was found
    bool shown_ = false;
    Background<Hint> thinking_;
};

} // namespace ashlar::app
