#include "app/application.h"
#include "app/main_window.h"
#include "app/settings.h"

#include <QCommandLineParser>
#include <QProcess>
#include <QScreen>
#include <QTimer>

#include <algorithm>
#include <exception>
#include <iostream>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

using ashlar::app::Application;

namespace {

class Parser : public QCommandLineParser {
public:
    Parser() {
        setApplicationDescription(QCoreApplication::translate("main", "A board game of a pyramid that collapses, "
                                                                      "burns and explodes."));
        addHelpOption();
        addVersionOption();
        addPositionalArgument(QCoreApplication::translate("main", "file"),
                              QCoreApplication::translate("main", "A saved game to open (*.ashlar)."),
                              QCoreApplication::translate("main", "[file]"));
    }
};

/// Whether the command line asks only for text, which must work without a display.
bool asksForText(std::span<char*> arguments) {
    return std::ranges::any_of(arguments, [](std::string_view argument) {
        return argument == "-h" || argument == "--help" || argument == "--help-all" || argument == "-v" ||
               argument == "--version";
    });
}

/// The application, with everything as large as is set, or as the screen asks for.
std::unique_ptr<Application> makeApplication(int& argc, char** argv) {
    const std::vector<char*> whole(argv, argv + argc); // Qt takes out what it knows
    const int percent = ashlar::app::loadSettings().textScale;
    if (percent > 0) {
        ashlar::app::setTextScale(percent);
    }
    auto application = std::make_unique<Application>(argc, argv);
    const QScreen* screen = QGuiApplication::primaryScreen();
    const int asked = screen != nullptr ? ashlar::app::textScaleFor(screen->size(), screen->devicePixelRatio()) : 100;
    if (percent == 0 && asked != 100) { // known only now, and too late for this one
        application.reset();
        argc = static_cast<int>(whole.size());
        std::ranges::copy(whole, argv);
        ashlar::app::setTextScale(asked);
        application = std::make_unique<Application>(argc, argv);
    }
    return application;
}

/// Returns the exit code; `again` becomes whether the player wants to go on in a new run.
int play(const QStringList& files, bool& again) {
    ashlar::app::MainWindow window;
    QObject::connect(&window, &ashlar::app::MainWindow::restartWanted, &window, [&window, &again] {
        again = true;
        again = window.close();
    });
    window.show();
    // Once the window is on the screen: it is to be seen at once.
    QTimer::singleShot(0, &window, [&window, files] {
        const bool goesOn = window.restoreGame();
        if (!files.isEmpty()) {
            window.openFile(files.first());
        } else if (!goesOn) {
            window.showNewGame();
        }
    });
    return QApplication::exec();
}

int run(int argc, char** argv) {
    ashlar::app::setApplicationNames();
    if (asksForText({argv, static_cast<std::size_t>(argc)})) {
        const QCoreApplication application(argc, argv);
        ashlar::app::installTranslations(ashlar::app::loadSettings().language);
        Parser().process(application);
        return 0;
    }
    const std::unique_ptr<Application> application = makeApplication(argc, argv);
    Parser parser;
    parser.process(*application);
    bool again = false;
    const int code = play(parser.positionalArguments(), again);
    if (again) {
        ashlar::app::forgetTextScale();
        QProcess::startDetached(QApplication::applicationFilePath(), {});
    }
    return code;
}

} // namespace

int main(int argc, char** argv) {
    try {
        return run(argc, argv);
    } catch (const std::exception& error) {
        std::cerr << "ashlar: " << error.what() << '\n';
    }
    return 1;
}
