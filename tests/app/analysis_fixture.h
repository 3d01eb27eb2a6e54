// The window under test with a game that may be analysed, and hands for its analysis.
#pragma once

#include "app/analysis/analysis_dock.h"
#include "app/analysis/chance_graph.h"
#include "app/analysis/turn_list.h"
#include "ashlar/ai/bot.h"
#include "window_fixture.h"

#include <QAbstractButton>
#include <QDialog>

namespace ashlar::app {

/// Plays on with bots of a level, to the end or for so many choices.
inline void playOn(Session& session, const char* level, std::size_t choices = SIZE_MAX) {
    const auto bot = ashlar::ai::makeBot(level, 1);
    ashlar::Random die(1);
    for (; choices > 0 && !session.isOver(); --choices) {
        const flaming::Prompt asked = session.prompt();
        session.apply(asked.kind == flaming::PromptKind::Die
                          ? flaming::Choice{flaming::faceOfSide(die.below(6))}
                          : bot->choose(flaming::view(session.state(), asked.player), {}, {}));
    }
}

/// A finished game of two bots, and hands for its analysis.
struct Finished : WindowFixture {
    explicit Finished(const std::vector<Player>& players = {bot("Ana"), bot("Flint")}, const char* level = "random") {
        QSettings().setValue(QStringLiteral("analysis/depth"), 0);
        auto session = dealtSession(players, 7);
        playOn(*session, level);
        controller().start(std::move(session));
        [[maybe_unused]] const bool over = QTest::qWaitFor([this] { return phase() == Controller::Phase::Over; });
    }

    void closeDialogs() const {
        for (auto* dialog : window->findChildren<QDialog*>()) {
            dialog->close();
        }
        window->activateWindow();
        [[maybe_unused]] const bool active = waitForActive(window.get());
    }
    template <class Widget>
    Widget& part(const char* name) const {
        return *window->findChild<Widget*>(QLatin1String(name));
    }
    bool isOpen() const { return part<AnalysisDock>("analysisDock").isVisible(); }
    ChanceGraph& graph() const { return part<ChanceGraph>("chanceGraph"); }
    TurnList& turns() const { return part<TurnList>("turnList"); }
    QAbstractButton& stop() const { return part<QAbstractButton>("analysisStop"); }
    bool waitForAll() const {
        return QTest::qWaitFor([this] { return isOpen() && !stop().isVisible(); }, 30000);
    }
    /// The number of the choice of a turning point.
    std::size_t turn(int row) const {
        auto* model = qobject_cast<TurnModel*>(turns().model());
        return model->entry(model->index(row, 0)).choice.ply;
    }
    std::size_t lookedAt() const { return controller().history().ply; }
    /// Ana and Flint in the middle of a game in which everything may be taken back, its analysis at work.
    void openInPractice(int depth) const {
        auto practice = dealtSession({person("Ana"), bot("Flint")}, 3, {}, 1, true);
        playOn(*practice, "random", 8);
        controller().start(std::move(practice));
        closeDialogs();
        QVERIFY(QTest::qWaitFor([this] { return phase() == Controller::Phase::Asking; }));
        QSettings().setValue(QStringLiteral("analysis/depth"), depth);
        trigger("analysis");
    }
    QString card() const { return part<QWidget>("moveCard").accessibleDescription(); }
};

} // namespace ashlar::app
