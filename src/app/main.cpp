#include "app/application.h"
#include "app/main_window.h"

#include <QCommandLineParser>
#include <QTimer>

#include <algorithm>
#include <exception>
#include <iostream>
#include <span>
#include <string_view>

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

int run(int argc, char** argv) {
    ashlar::app::setApplicationNames();
    if (asksForText({argv, static_cast<std::size_t>(argc)})) {
        const QCoreApplication application(argc, argv);
        ashlar::app::installTranslations();
        Parser().process(application);
        return 0;
    }
    const ashlar::app::Application application(argc, argv);
    Parser parser;
    parser.process(application);
    ashlar::app::MainWindow window;
    window.show();
    // Once the window is on the screen: it is to be seen at once.
    QTimer::singleShot(0, &window, [&window, files = parser.positionalArguments()] {
        const bool goesOn = window.restoreGame();
        if (!files.isEmpty()) {
            window.openFile(files.first());
        } else if (!goesOn) {
            window.showNewGame();
        }
    });
    return QApplication::exec();
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
