// The window under test with hints that are known beforehand, for the position situations::fewTiles.
#pragma once

#include "app/game/hints.h"
#include "app/table/hint_card.h"
#include "app/table/hint_row.h"
#include "window_fixture.h"

#include <atomic>
#include <stdexcept>
#include <thread>

namespace ashlar::app {

/// A window whose hints are known beforehand.
struct HintFixture : WindowFixture {
    static inline const flaming::Placement best{situations::tile("b3"), flaming::cell(2, 0)};
    static inline const flaming::Placement second{situations::tile("r2"), flaming::cell(2, 0)};
    static inline const flaming::Placement third{situations::tile("g20"), flaming::cell(2, 0)};

    HintFixture() {
        hints().setAdvise([this](const flaming::SeatView& view, const ai::Budget& /*budget*/, std::stop_token stop) {
            ++asked;
            seat = view.seat();
            while (slow && !stop.stop_requested()) {
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            }
            stopped = stopped || stop.stop_requested();
            if (broken) {
                throw std::runtime_error("no idea");
            }
            return advise(view);
        });
    }
    ~HintFixture() { window.reset(); } // before what its threads use

    static ai::Advice advise(const flaming::SeatView& view) {
        ai::Advice advice;
        float chance = 0.62F;
        const auto add = [&](const flaming::Choice& choice) {
            if (view.choices().contains(choice)) {
                advice.choices.push_back({choice, chance, 100, false});
                chance -= 0.05F;
            }
        };
        for (const flaming::Placement& placement : {best, second, third}) {
            add(placement);
        }
        for (const flaming::Choice& choice : view.choices()) {
            if (advice.choices.size() < 3) {
                add(choice);
            }
        }
        return advice;
    }

    Hints& hints() const { return *window->findChild<Hints*>(); }
    HintCard& card() const { return *window->findChild<HintCard*>(); }
    HintRow& row(int rank) const {
        for (auto* found : window->findChildren<HintRow*>(QStringLiteral("hint%1").arg(rank))) {
            if (found->isVisible()) {
                return *found;
            }
        }
        qFatal("There is no line %d", rank);
    }
    bool lines() const { return card().isVisible() && !card().look().lines.empty(); }
    void play(const std::vector<Player>& players, flaming::GameOptions options = {}) const {
        controller().start(sessionFrom(players, situations::fewTiles, situations::fewTilesHand, options));
        if (phase() == Controller::Phase::Curtain) {
            key(Qt::Key_Return);
        }
        QTRY_COMPARE(phase(), Controller::Phase::Asking);
    }
    void ask() const {
        key(Qt::Key_H);
        QTRY_VERIFY(lines());
    }
    /// Whether the tabulator leads from the lines of the card to a button of it.
    bool tabTo(const QWidget& button) const {
        for (int i = 0; i < 6 && QApplication::focusWidget() != &button; ++i) {
            key(Qt::Key_Tab);
        }
        return QApplication::focusWidget() == &button;
    }
    void moveCard(const QPoint& by) const {
        const QPoint header(60, 36);
        QTest::mousePress(&card(), Qt::LeftButton, {}, header);
        QMouseEvent move(QEvent::MouseMove, header + by, card().mapToGlobal(header + by), Qt::NoButton, Qt::LeftButton,
                         Qt::NoModifier);
        QApplication::sendEvent(&card(), &move);
        QTest::mouseRelease(&card(), Qt::LeftButton);
    }
    flaming::Tile selected() const {
        const int at = this->hand().selected();
        return at < 0 ? flaming::Tile::None : this->hand().hand().tile(at);
    }
    std::optional<flaming::Choice> aimed() const {
        const int spot = stage().spots().aimed();
        return spot == Spots::none ? std::nullopt : stage().spots().choice(spot);
    }

    std::atomic<int> asked{0};
    std::atomic<int> seat{-2};
    std::atomic<bool> slow{false};
    std::atomic<bool> stopped{false};
    std::atomic<bool> broken{false};
};

} // namespace ashlar::app
