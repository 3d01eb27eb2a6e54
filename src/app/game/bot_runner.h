// Lets a bot think on a thread of its own, so that the window never waits for it.
#pragma once

#include "ashlar/ai/bot.h"

#include <QObject>

#include <memory>
#include <optional>

namespace ashlar::app {

/// Runs one bot at a time. A cancelled bot is asked to stop and forgotten at once; it may take its time to end, holds
/// all it needs itself, and nobody listens to it any more.
class BotRunner : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BotRunner)

public:
    explicit BotRunner(QObject* parent = nullptr);
    ~BotRunner() override;

    /// Starts to think; cancels what was thought before. Exactly one of the signals follows, unless it is cancelled.
    void think(std::shared_ptr<ai::Bot> bot, const flaming::SeatView& view, const ai::Budget& budget);
    void cancel();
    bool isThinking() const { return job_ != nullptr; }

signals:
    void chosen(ashlar::flaming::Choice choice);
    /// The bot threw an exception, or no thread could be started.
    void failed();

private:
    struct Job;

    static void run(const std::shared_ptr<Job>& job) noexcept;
    void finish(const std::shared_ptr<Job>& job, const std::optional<flaming::Choice>& choice);

    std::shared_ptr<Job> job_;
};

} // namespace ashlar::app
