// A game in which people take turns at a table that is not there (fake_table.h).
#pragma once

#include "fake_table.h"
#include "sessions.h"

namespace ashlar::app {

inline constexpr int longGame = 60000; // milliseconds
inline const std::vector<Player> twoPeople = {person("Ana"), person("Ben")};
inline const std::vector<Player> personAndBots = {person("Ana"), bot("Flint"), bot("Cairn", "greedy")};

inline std::unique_ptr<Session> practice(const std::vector<Player>& players, std::uint64_t seed = 1,
                                         flaming::GameOptions options = {}) {
    return dealtSession(players, seed, options, 1, true);
}

/// A table with a controller that plays without pauses.
struct PlayedGame {
    explicit PlayedGame(std::unique_ptr<Session> session, bool untilDone = true) {
        controller.setPace(
            {std::chrono::milliseconds(0), untilDone ? std::nullopt : std::optional(std::chrono::milliseconds(0))});
        controller.start(std::move(session));
    }

    const Session& session() const { return *controller.session(); }
    Controller::Phase phase() const { return controller.phase(); }
    std::size_t ply() const { return session().ply(); }
    std::vector<flaming::Choice> choices() const { return session().timeline().choices(); }

    /// Whoever is asked takes the option of this number, hands on, until asked anew or the end.
    void turn(std::size_t option = 0) {
        const std::size_t before = ply();
        while (phase() != Controller::Phase::Over) {
            if (phase() == Controller::Phase::Curtain) {
                controller.liftCurtain(table.curtain->seat);
            }
            if (phase() == Controller::Phase::HandOver) {
                controller.handOver();
            } else if (phase() == Controller::Phase::Asking) {
                if (ply() > before && table.question->prompt().kind == flaming::PromptKind::Place) {
                    return;
                }
                controller.choose(table.question->choices()[option % table.question->choices().size()]);
            }
            QTest::qWait(1);
        }
    }

    Controller controller;
    FakeTable table{controller};
};

} // namespace ashlar::app
