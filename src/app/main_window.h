#pragma once

#include <QMainWindow>

namespace ashlar::app {

/// The window of the game: its menus and its status bar.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(QWidget* parent = nullptr);

    /// Opens the About box, which does not block the caller.
    void showAbout();

private:
    void createGameMenu();
    void createHelpMenu();
};

} // namespace ashlar::app
