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
class AnalysisDock;
class Autosave;
class Hints;
class RecentFiles;
class ScoreKeeper;
class SidePanel;
class SoundPlayer;
class StatusLine;
class Table;
class TitlePills;

/// The window of the game: the table, the panels, menus, tool bar and status bar, all tied to the controller.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(QWidget* parent = nullptr);

    Controller& controller() { return controller_; }

    /// Asks for a new game, which does not block the caller.
    void showNewGame();
    void startGame(const SetUp& setUp);
    /// Goes on with the game of the last run. Returns whether there is one.
    bool restoreGame();
    /// Opens a record, or says in a message why it cannot.
    void openFile(const QString& path) { files_->open(path); }

signals:
    /// A new run shall go on where this one stops.
    void restartWanted();

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    static constexpr int noteTime = 8000; ///< milliseconds that a note stands in the status bar

    void createCentre();
    void createStatusBar();
    void connectTable();
    void connectPanels();
    void connectActions();
    void connectSettings();
    void connectHints();
    void connectAnalysis();
    void connectAutosave();

    void showStandings();
    void playAgain();
    static const Theme& themeOf(const Settings& settings);
    /// Applies the settings at once and remembers them.
    void change(const Settings& settings);
    void applySettings();
    void fillBranches();
    void connectExport();
    void showSettings();
    void restart();
    void refreshActions();
    void refreshTitle();
    void takeFocus();

    Settings settings_;
    Controller controller_;
    PlayersModel playersModel_;
    LogModel logModel_;
    GameFiles* files_;
    Autosave* autosave_;
    Actions* actions_;
    RecentFiles* recent_;
    ScoreKeeper* scores_;
    SoundPlayer* sounds_;
    Hints* hints_;
    Table* table_;
    QDockWidget* dock_ = nullptr;
    AnalysisDock* analysis_ = nullptr;
    SidePanel* sidePanel_ = nullptr;
    StatusLine* statusLine_ = nullptr;
    QLabel* savedLabel_ = nullptr;
    TitlePills* pills_ = nullptr;
    const Theme* theme_ = nullptr;
    bool leaving_ = false;
};

} // namespace ashlar::app
