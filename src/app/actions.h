// Everything that can be done from the menus and the tool bar.
#pragma once

#include "app/look/theme.h"
#include "app/settings.h"

#include <QObject>

#include <map>

class QAction;
class QActionGroup;
class QMainWindow;
class QMenu;
class QToolBar;
class QToolButton;

namespace ashlar::app {

/// The actions of the window, in its menus and its tool bar. What they do is connected by the window.
class Actions : public QObject {
    Q_OBJECT

public:
    explicit Actions(QMainWindow* window);

    QAction* newGame;
    QAction* open;
    QMenu* recent; ///< the files opened or saved last
    QAction* save;
    QAction* saveAs;
    QAction* exportPicture;
    QAction* copyText;
    QAction* copyPicture;
    QAction* analysis;
    QAction* statistics;
    QAction* settings;
    QAction* quit;

    QAction* undo;
    QAction* redo;
    QAction* done;
    QAction* skip;
    QAction* handsOnByItself;
    QAction* nextRound;
    QAction* standings;

    QAction* hint;

    QAction* replay;
    QAction* toBeginning;
    QAction* stepBack;
    QAction* stepForward;
    QAction* toEnd;
    QAction* previousTurningPoint;
    QAction* nextTurningPoint;
    QAction* playOn;
    QMenu* branches; ///< the lines of play that a game holds
    QAction* backToGame;

    QAction* highContrast;
    QAction* previews;
    QAction* sound;
    QAction* panels;
    QAction* menuBar;
    QAction* fullScreen;

    QAction* howToPlay;
    QAction* shortcuts;
    QAction* about;

    QToolBar* toolBar() const { return toolBar_; }
    /// What the table offers on a right click.
    QMenu* contextMenu() const { return contextMenu_; }
    void setTheme(const Theme& theme);
    /// Marks what is set, without a signal.
    void show(const Settings& shown);

signals:
    void themeChosen(ashlar::app::ThemeChoice choice);
    void speedChosen(ashlar::app::Speed speed);

private:
    QAction* add(QMenu* menu, const char* name, const QString& text, const QKeySequence& key, const QString& tip);
    void createGameMenu();
    void createTurnMenu();
    void createHistoryMenu();
    void createViewMenu();
    void createHelpMenu();
    QAction* addToggle(QMenu* menu, const char* name, const QString& text, const QKeySequence& key, const QString& tip);
    QMenu* addMenu(QMenu* menu, const char* name, const QString& text);
    void createThemeMenu(QMenu* menu);
    void createSpeedMenu(QMenu* menu);
    void createToolBar();
    void createContextMenu();

    QMainWindow* window_;
    QToolBar* toolBar_ = nullptr;
    QToolButton* speedButton_ = nullptr;
    QMenu* speedMenu_ = nullptr;
    QMenu* contextMenu_ = nullptr;
    QActionGroup* themes_ = nullptr;
    QActionGroup* speeds_ = nullptr;
    std::map<QAction*, QString> icons_;
};

} // namespace ashlar::app
