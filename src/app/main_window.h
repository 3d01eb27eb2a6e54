#pragma once

#include "app/game/controller.h"
#include "app/game_files.h"
#include "app/look/theme.h"
#include "app/panels/log_model.h"
#include "app/panels/players_model.h"
#include "app/settings.h"

#include <QMainWindow>

class QDockWidget;
class QLabel;

namespace ashlar::app {

class Actions;
class SidePanel;
class StatusLine;
class Table;

/// The window of the game: the table, the panels, menus, tool bar and status bar, all tied to the controller.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(QWidget* parent = nullptr);

    Controller& controller() { return controller_; }

    /// Asks for a new game, which does not block the caller.
    void showNewGame();
    void startGame(const SetUp& setUp);
    /// Opens a record, or says in a message why it cannot.
    void openFile(const QString& path) { files_->open(path); }

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void createCentre();
    void createStatusBar();
    void createPills();
    void connectTable();
    void connectPanels();
    void connectActions();

    void play(std::unique_ptr<Session> session);
    void showStandings();
    void applyThemeChoice(ThemeChoice choice);
    void applySpeed(Speed speed);
    void applyPace();
    void refreshActions();
    void refreshTitle();
    void refreshPills();
    void takeFocus();

    Settings settings_;
    Controller controller_;
    PlayersModel playersModel_;
    LogModel logModel_;
    GameFiles* files_;
    Actions* actions_;
    Table* table_;
    QDockWidget* dock_ = nullptr;
    SidePanel* sidePanel_ = nullptr;
    StatusLine* statusLine_ = nullptr;
    QLabel* savedLabel_ = nullptr;
    QLabel* gamePill_ = nullptr;
    QLabel* roundPill_ = nullptr;
    QLabel* matchPill_ = nullptr;
    const Theme* theme_;
    bool leaving_ = false;
};

} // namespace ashlar::app
