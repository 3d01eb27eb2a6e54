// Lets a bot think on a thread of its own, so that the window never waits for it.
#pragma once

#include "app/game/background.h"
#include "ashlar/ai/bot.h"

#include <QObject>

#include <memory>

namespace ashlar::app {

/// Runs one bot at a time. A cancelled bot is forgotten at once.
class BotRunner : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BotRunner)

public:
    explicit BotRunner(QObject* parent = nullptr);
    ~BotRunner() override = default;

    /// Starts to think; cancels what was thought before. Exactly one of the signals follows, unless it is cancelled.
    void think(std::shared_ptr<ai::Bot> bot, const flaming::SeatView& view, const ai::Budget& budget);
    void cancel() { thinking_.cancel(); }
    bool isThinking() const { return thinking_.isRunning(); }

signals:
    void chosen(ashlar::flaming::Choice choice);
    /// The bot threw an exception, or no thread could be started.
    void failed();

private:
    Background<flaming::Choice> thinking_;
};

} // namespace ashlar::app
