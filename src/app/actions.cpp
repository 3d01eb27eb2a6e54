#include "app/actions.h"

#include "app/look/svg_art.h"

#include <QAction>
#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>

namespace ashlar::app {

Actions::Actions(QMainWindow* window) : QObject(window), window_(window) {
    createGameMenu();
    createTurnMenu();
    createHistoryMenu();
    createViewMenu();
    createHelpMenu();
    icons_ = {{newGame, QStringLiteral("icon-new")},       {open, QStringLiteral("icon-open")},
              {save, QStringLiteral("icon-save")},         {undo, QStringLiteral("icon-undo")},
              {redo, QStringLiteral("icon-redo")},         {replay, QStringLiteral("icon-history")},
              {hint, QStringLiteral("icon-hint")},         {analysis, QStringLiteral("icon-graph")},
              {statistics, QStringLiteral("icon-podium")}, {howToPlay, QStringLiteral("icon-book")}};
    createToolBar();
    createContextMenu();
}

void Actions::createGameMenu() {
    QMenu* menu = window_->menuBar()->addMenu(tr("&Game"));
    newGame = add(menu, "newGame", tr("&New game…"), Qt::CTRL | Qt::Key_N, tr("Choose who plays and start a game"));
    open = add(menu, "open", tr("&Open…"), Qt::CTRL | Qt::Key_O, tr("Go on with a saved game"));
    recent = addMenu(menu, "recent", tr("Open &recent"));
    menu->addSeparator();
    save = add(menu, "save", tr("&Save"), Qt::CTRL | Qt::Key_S, tr("Save the game"));
    saveAs =
        add(menu, "saveAs", tr("Save &as…"), Qt::CTRL | Qt::SHIFT | Qt::Key_S, tr("Save the game under another name"));
    exportPicture = add(menu, "exportPicture", tr("&Export picture…"), Qt::CTRL | Qt::Key_E,
                        tr("Save a picture of the pyramid as PNG or SVG"));
    menu->addSeparator();
    copyText = add(menu, "copyText", tr("&Copy position as text"), Qt::CTRL | Qt::Key_C,
                   tr("Put the pyramid and what is known of the hands on the clipboard, in letters"));
    copyPicture = add(menu, "copyPicture", tr("Copy position as &picture"), Qt::CTRL | Qt::SHIFT | Qt::Key_C,
                      tr("Put a picture of the pyramid on the clipboard"));
    menu->addSeparator();
    analysis =
        addToggle(menu, "analysis", tr("Anal&ysis"), Qt::Key_A,
                  tr("Show the chances along the moves, where the game turned, and what would have been better"));
    statistics = add(menu, "statistics", tr("S&tatistics…"), Qt::CTRL | Qt::Key_T, tr("Who won how often, and how"));
    settings =
        add(menu, "settings", tr("Sett&ings…"), Qt::CTRL | Qt::Key_Comma, tr("How Ashlar looks, sounds and plays"));
    settings->setMenuRole(QAction::PreferencesRole);
    menu->addSeparator();
    // QKeySequence::Quit is empty outside known desktops.
    quit = add(menu, "quit", tr("&Quit"), Qt::CTRL | Qt::Key_Q, tr("Close Ashlar"));
    quit->setMenuRole(QAction::QuitRole);
}

void Actions::createTurnMenu() {
    QMenu* menu = window_->menuBar()->addMenu(tr("&Turn"));
    undo = add(menu, "undo", tr("&Undo"), Qt::CTRL | Qt::Key_Z, tr("Take back your last choice"));
    redo = add(menu, "redo", tr("&Redo"), Qt::CTRL | Qt::SHIFT | Qt::Key_Z, tr("Choose again what you took back"));
    menu->addSeparator();
    done = add(menu, "done", tr("&Done"), Qt::CTRL | Qt::Key_D, tr("End your turn and draw (also with Enter)"));
    skip = add(menu, "skip", tr("&Skip animation"), Qt::CTRL | Qt::Key_Space,
               tr("Show at once how it ends (also with Space)"));
    handsOnByItself = addToggle(menu, "handsOnByItself", tr("&Hand on by itself"), Qt::CTRL | Qt::Key_H,
                                tr("End turns after a short pause, not only with Done"));
    menu->addSeparator();
    hint = add(menu, "hint", tr("H&int"), Qt::Key_H, tr("Show the best choices, and why they are good"));
    hint->setAutoRepeat(false); // the same key puts it away
    menu->addSeparator();
    nextRound = add(menu, "nextRound", tr("&Next round"), Qt::CTRL | Qt::Key_R, tr("Deal the next round of the match"));
    standings = add(menu, "standings", tr("S&tandings…"), Qt::CTRL | Qt::SHIFT | Qt::Key_T,
                    tr("Who came where in the round that is over, and what was remarkable"));
}

void Actions::createHistoryMenu() {
    QMenu* menu = window_->menuBar()->addMenu(tr("Hi&story"));
    replay = add(menu, "replay", tr("&Replay the last turn"), Qt::Key_R, tr("Show once more what happened last"));
    menu->addSeparator();
    toBeginning = add(menu, "toBeginning", tr("&First move"), Qt::ALT | Qt::Key_Home, tr("Look at the beginning"));
    stepBack = add(menu, "stepBack", tr("&Back one move"), Qt::ALT | Qt::Key_Left, tr("Look at the move before"));
    stepForward =
        add(menu, "stepForward", tr("F&orward one move"), Qt::ALT | Qt::Key_Right, tr("Look at the next move"));
    toEnd = add(menu, "toEnd", tr("&Last move"), Qt::ALT | Qt::Key_End, tr("Look at the latest move"));
    menu->addSeparator();
    previousTurningPoint = add(menu, "previousTurningPoint", tr("Pre&vious turning point"), Qt::ALT | Qt::Key_Up,
                               tr("Look at the turning point before this one, as the analysis finds it"));
    nextTurningPoint = add(menu, "nextTurningPoint", tr("&Next turning point"), Qt::ALT | Qt::Key_Down,
                           tr("Look at the next turning point, as the analysis finds it"));
    menu->addSeparator();
    playOn = add(menu, "playOn", tr("&Play on from here"), Qt::CTRL | Qt::Key_P,
                 tr("Go on from the move that is shown; what followed is kept as a branch"));
    branches = addMenu(menu, "branches", tr("Br&anches"));
    backToGame = add(menu, "backToGame", tr("Back to the &game"), Qt::Key_Escape, tr("Stop looking back"));
}

void Actions::createViewMenu() {
    QMenu* menu = window_->menuBar()->addMenu(tr("&View"));
    createThemeMenu(menu);
    highContrast = addToggle(menu, "highContrast", tr("High &contrast"), Qt::CTRL | Qt::SHIFT | Qt::Key_H,
                             tr("Strong edges and plain backgrounds"));
    createSpeedMenu(menu);
    previews = addToggle(menu, "previews", tr("&Previews"), Qt::CTRL | Qt::SHIFT | Qt::Key_P,
                         tr("Show what a move will do before it is made"));
    sound = addToggle(menu, "sound", tr("&Sound"), Qt::CTRL | Qt::SHIFT | Qt::Key_M, tr("Let the table be heard"));
    menu->addSeparator();
    panels = addToggle(menu, "panels", tr("Pa&nels"), Qt::Key_F9, tr("Show the players and what happened"));
    menuBar = addToggle(menu, "menuBar", tr("&Menu bar"), Qt::CTRL | Qt::Key_M,
                        tr("Show the menu bar; the same key brings it back"));
    menuBar->setChecked(true);
    fullScreen =
        addToggle(menu, "fullScreen", tr("&Full screen"), Qt::Key_F11, tr("Use the whole screen (Esc leaves it)"));
}

void Actions::createHelpMenu() {
    QMenu* menu = window_->menuBar()->addMenu(tr("&Help"));
    howToPlay = add(menu, "howToPlay", tr("&How to play"), Qt::Key_F1, tr("The rules in a few lines"));
    shortcuts = add(menu, "shortcuts", tr("&Keys"), Qt::CTRL | Qt::Key_F1, tr("Every key, at a glance"));
    about = add(menu, "about", tr("&About Ashlar"), Qt::SHIFT | Qt::Key_F1, tr("Show the version and the licence"));
    about->setMenuRole(QAction::AboutRole);
}

QAction* Actions::add(QMenu* menu, const char* name, const QString& text, const QKeySequence& key, const QString& tip) {
    QAction* action = menu->addAction(text);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(key);
    action->setStatusTip(tip);
    action->setIconVisibleInMenu(false);
    window_->addAction(action); // its key works while the menu bar is hidden, too
    return action;
}

QAction* Actions::addToggle(QMenu* menu, const char* name, const QString& text, const QKeySequence& key,
                            const QString& tip) {
    QAction* action = add(menu, name, text, key, tip);
    action->setCheckable(true);
    return action;
}

QMenu* Actions::addMenu(QMenu* menu, const char* name, const QString& text) {
    QMenu* submenu = menu->addMenu(text);
    submenu->setObjectName(QLatin1String(name));
    return submenu;
}

void Actions::createThemeMenu(QMenu* menu) {
    QMenu* submenu = menu->addMenu(tr("&Theme"));
    themes_ = new QActionGroup(this);
    const auto choice = [&](const char* name, const QString& text, ThemeChoice value) {
        QAction* action = themes_->addAction(submenu->addAction(text));
        action->setObjectName(QLatin1String(name));
        action->setCheckable(true);
        action->setData(static_cast<int>(value));
        connect(action, &QAction::triggered, this, [this, value] { emit themeChosen(value); });
    };
    choice("themeSystem", tr("As the &system"), ThemeChoice::System);
    choice("themeLight", tr("&Light"), ThemeChoice::Light);
    choice("themeDark", tr("&Dark"), ThemeChoice::Dark);
}

void Actions::createSpeedMenu(QMenu* menu) {
    speedMenu_ = menu->addMenu(tr("&Animation"));
    speeds_ = new QActionGroup(this);
    int key = Qt::Key_1;
    const auto choice = [&](const char* name, const QString& text, Speed value) {
        QAction* action = speeds_->addAction(speedMenu_->addAction(text));
        action->setObjectName(QLatin1String(name));
        action->setCheckable(true);
        action->setShortcut(Qt::CTRL | static_cast<Qt::Key>(key++));
        action->setData(static_cast<int>(value));
        connect(action, &QAction::triggered, this, [this, value] { emit speedChosen(value); });
    };
    choice("speedOff", tr("&Off"), Speed::Off);
    choice("speedFast", tr("&Fast"), Speed::Fast);
    choice("speedNormal", tr("&Normal"), Speed::Normal);
    choice("speedSlow", tr("&Slow"), Speed::Slow);
}

void Actions::createToolBar() {
    toolBar_ = window_->addToolBar(tr("Tools"));
    toolBar_->setObjectName(QStringLiteral("tools"));
    toolBar_->setMovable(false);
    toolBar_->setContextMenuPolicy(Qt::PreventContextMenu);
    toolBar_->setIconSize(QSize(20, 20));
    const auto addButton = [this](QAction* action, bool withText) {
        toolBar_->addAction(action);
        auto* button = qobject_cast<QToolButton*>(toolBar_->widgetForAction(action));
        button->setToolButtonStyle(withText ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
        const QString text = action->text().remove(QLatin1Char('&')).remove(QStringLiteral("…"));
        action->setIconText(QLatin1Char(' ') + text); // the style leaves too little room beside the icon
        button->setToolTip(
            tr("%1 (%2)", "action (key)").arg(text, action->shortcut().toString(QKeySequence::NativeText)));
        button->setAccessibleName(text);
        button->setObjectName(action->objectName() + QStringLiteral("Button"));
    };
    addButton(newGame, true);
    addButton(open, false);
    addButton(save, false);
    toolBar_->addSeparator();
    addButton(undo, true);
    addButton(redo, false);
    addButton(replay, false);
    addButton(hint, true);
    toolBar_->addSeparator();
    speedButton_ = new QToolButton;
    speedButton_->setObjectName(QStringLiteral("speedButton"));
    speedButton_->setMenu(speedMenu_);
    speedButton_->setPopupMode(QToolButton::InstantPopup);
    speedButton_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    speedButton_->setToolTip(tr("How fast things move"));
    toolBar_->addWidget(speedButton_);
    addButton(analysis, false);
    addButton(statistics, false);
    addButton(howToPlay, false);
}

void Actions::createContextMenu() {
    contextMenu_ = new QMenu(window_);
    contextMenu_->setObjectName(QStringLiteral("contextMenu"));
    contextMenu_->addActions({undo, redo, done, hint});
    contextMenu_->addSeparator();
    contextMenu_->addActions({replay, stepBack, stepForward, playOn, backToGame});
    contextMenu_->addSeparator();
    contextMenu_->addActions({copyText, copyPicture, exportPicture});
    contextMenu_->addSeparator();
    contextMenu_->addActions({menuBar, fullScreen});
}

void Actions::setTheme(const Theme& theme) {
    for (const auto& icon : icons_) {
        icon.first->setIcon(themedIcon(icon.second, theme));
    }
    speedButton_->setIcon(themedIcon(QStringLiteral("icon-speed"), theme));
}

void Actions::show(const Settings& shown) {
    for (QAction* action : themes_->actions()) {
        action->setChecked(action->data().toInt() == static_cast<int>(shown.theme));
    }
    for (QAction* action : speeds_->actions()) {
        if (action->data().toInt() == static_cast<int>(shown.speed)) {
            action->setChecked(true);
            const QString text = action->text().remove(QLatin1Char('&'));
            speedButton_->setText(QLatin1Char(' ') + text); // not too close to its icon
            speedButton_->setAccessibleName(tr("Animation: %1").arg(text));
        }
    }
    handsOnByItself->setChecked(shown.handsOnByItself);
    highContrast->setChecked(shown.highContrast);
    previews->setChecked(shown.previews);
    sound->setChecked(shown.sound);
}

} // namespace ashlar::app
