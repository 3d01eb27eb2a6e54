// The window of the application with a robot in the place of its people, for kill_test: it lifts curtains, chooses,
// hands on and takes back, as fast as people never do.
#include "app/application.h"
#include "app/main_window.h"

#include <QTimer>

#include <random>

using namespace ashlar::app;
using namespace ashlar::flaming;
using Phase = Controller::Phase;

namespace {

constexpr int click = 40; // milliseconds between two clicks

class Robot : public QObject {
public:
    explicit Robot(MainWindow& window) : window_(window) {
        timer_.callOnTimeout(this, [this] { act(); });
        timer_.start(click);
    }

private:
    void act() {
        Controller& controller = window_.controller();
        controller.setPace({std::chrono::milliseconds(0), std::nullopt});
        const bool back = below(5) == 0;
        switch (controller.phase()) {
        case Phase::Idle:
            newGame();
            break;
        case Phase::Curtain:
            controller.liftCurtain(controller.session()->isHeld() ? controller.session()->moves().back().player
                                                                  : controller.session()->prompt().player);
            break;
        case Phase::Asking:
            if (back && controller.canUndo()) {
                controller.undo();
            } else {
                const Options choices = options(controller.session()->state());
                controller.choose(choices[below(choices.size())]);
            }
            break;
        case Phase::HandOver:
            if (back) {
                controller.undo();
            } else {
                controller.handOver();
            }
            break;
        case Phase::Over:
            newGame();
            break;
        default:
            break;
        }
    }

    void newGame() {
        SetUp setUp;
        const bool practice = below(2) == 0;
        setUp.players = {{QStringLiteral("Ana"), false, {}},
                         {QStringLiteral("Flint"), true, QStringLiteral("random")},
                         {QStringLiteral("Ben"), practice, practice ? QStringLiteral("random") : QString()}};
        setUp.options.curse = below(2) == 0;
        setUp.options.fireDie = below(2) == 0;
        setUp.options.turnLimit = 20;
        setUp.practice = practice;
        window_.startGame(setUp);
    }

    std::size_t below(std::size_t n) { return std::uniform_int_distribution<std::size_t>(0, n - 1)(random_); }

    MainWindow& window_;
    QTimer timer_;
    std::mt19937_64 random_{std::random_device()()};
};

} // namespace

int main(int argc, char** argv) {
    setApplicationNames();
    const Application application(argc, argv);
    MainWindow window;
    window.show();
    std::unique_ptr<Robot> robot;
    QTimer::singleShot(0, &window, [&] {
        window.restoreGame();
        robot = std::make_unique<Robot>(window);
    });
    return QApplication::exec();
}
