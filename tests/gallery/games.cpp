#include "games.h"

#include "ashlar/ai/bot.h"

#include <QAbstractButton>
#include <QProgressBar>
#include <QSettings>

namespace ashlar::app::gallery {

using namespace flaming;

void playToTheEnd(const Stage& stage, int roundsToWin) {
    SetUp setUp;
    setUp.players = stage.players();
    for (Player& player : setUp.players) { // so that nobody is asked
        player.bot = true;
        player.level = QStringLiteral("random");
    }
    setUp.options.turnLimit = 12;
    setUp.roundsToWin = roundsToWin;
    setUp.first = 0;
    auto session = std::make_unique<Session>(setUp, 11);
    while (!session->isOver()) {
        const auto all = options(session->state());
        session->apply(all[session->ply() * 7 % static_cast<std::size_t>(all.size())]);
    }
    stage.window().controller().start(std::move(session));
    QTest::qWait(500); // the log glides to its end
}

bool analysed(const Stage& stage, int depth, bool toTheEnd) {
    QSettings().setValue(QStringLiteral("analysis/depth"), depth);
    SetUp setUp;
    setUp.players = stage.players();
    for (Player& player : setUp.players) { // so that nobody is asked
        player.bot = true;
        player.level = QStringLiteral("random");
    }
    setUp.options.fireDie = true;
    setUp.first = 0;
    auto session = std::make_unique<Session>(setUp, 3);
    const auto careful = ai::makeBot("hard", 1);
    const auto careless = ai::makeBot("beginner", 1);
    Random die(1);
    while (!session->isOver()) {
        const Prompt asked = session->prompt();
        const auto& bot = asked.player % 2 == 0 ? careful : careless;
        session->apply(asked.kind == PromptKind::Die
                           ? Choice{faceOfSide(die.below(6))}
                           : bot->choose(flaming::view(session->state(), asked.player), {}, {}));
    }
    stage.window().controller().start(std::move(session));
    QTest::qWait(100);
    for (auto* dialog : stage.window().findChildren<QDialog*>()) {
        dialog->close();
    }
    if (!stage.act("analysis")) {
        return false;
    }
    auto* next = stage.window().findChild<QAbstractButton*>(QStringLiteral("nextTurnButton"));
    auto* stop = stage.window().findChild<QAbstractButton*>(QStringLiteral("analysisStop"));
    if (next == nullptr || stop == nullptr) {
        return false;
    }
    if (toTheEnd) {
        const bool done = QTest::qWaitFor([&] { return !stop->isVisible(); }, 60000);
        stage.act("toBeginning");
        for (int i = 0; i < 3; ++i) {
            QTest::qWait(30);
            stage.act("nextTurningPoint");
        }
        QTest::qWait(300);
        return done;
    }
    auto* bar = stage.window().findChild<QProgressBar*>(QStringLiteral("analysisBar"));
    [[maybe_unused]] const bool half = QTest::qWaitFor([&] { return bar->value() * 2 > bar->maximum(); }, 60000);
    return stop->isVisible();
}

void playRounds(const Stage& stage, int rounds) {
    stage.window().controller().setPace({std::chrono::milliseconds(0), std::chrono::milliseconds(0)});
    for (int round = 0; round < rounds; ++round) {
        SetUp setUp;
        setUp.players = stage.players();
        setUp.options.turnLimit = 6 + round;
        setUp.options.curse = round % 3 == 0;
        setUp.first = round % 2;
        auto session = std::make_unique<Session>(setUp, static_cast<std::uint64_t>(round + 1));
        Choice last = options(session->state())[0];
        for (;;) { // up to the last choice, which is made at the table
            const auto choices = options(session->state());
            const Choice choice = choices[session->ply() * 5 % static_cast<std::size_t>(choices.size())];
            flaming::State next = session->state();
            if (flaming::apply(next, choice); prompt(next).kind == PromptKind::Over) {
                last = choice;
                break;
            }
            session->apply(choice);
        }
        stage.window().controller().start(std::move(session));
        Controller& controller = stage.window().controller();
        if (controller.phase() == Controller::Phase::Asking) {
            controller.choose(last);
        }
        [[maybe_unused]] const bool over =
            QTest::qWaitFor([&] { return controller.phase() == Controller::Phase::Over; });
        QTest::qWait(20);
        for (auto* dialog : stage.window().findChildren<QDialog*>()) {
            dialog->close();
        }
    }
}

} // namespace ashlar::app::gallery
