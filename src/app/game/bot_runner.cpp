#include "app/game/bot_runner.h"

#include <utility>

namespace ashlar::app {

BotRunner::BotRunner(QObject* parent)
    : QObject(parent), thinking_(this, [this](const std::optional<flaming::Choice>& choice) {
          if (choice) {
              emit chosen(*choice);
          } else {
              emit failed();
          }
      }) {}

void BotRunner::think(std::shared_ptr<ai::Bot> bot, const flaming::SeatView& view, const ai::Budget& budget) {
    thinking_.start([bot = std::move(bot), view, budget](std::stop_token stop) {
        return bot->choose(view, budget, std::move(stop));
    });
}

} // namespace ashlar::app
