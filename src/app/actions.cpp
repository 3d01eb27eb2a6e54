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
    QMenu* game = window->menuBar()->addMenu(tr("&Game"));
    newGame = add(game, "newGame", tr("&New game…"), Qt::CTRL | Qt::Key_N, tr("Choose who plays and start a game"));
    open = add(game, "open", tr("&Open…"), Qt::CTRL | Qt::Key_O, tr("Go on with a saved game"));
    game->addSeparator();
    save = add(game, "save", tr("&Save"), Qt::CTRL | Qt::Key_S, tr("Save the game"));
    saveAs =
        add(game, "saveAs", tr("Save &as…"), Qt::CTRL | Qt::SHIFT | Qt::Key_S, tr("Save the game under another name"));
    game->addSeparator();
    // QKeySequence::Quit is empty outside known desktops.
    quit = add(game, "quit", tr("&Quit"), Qt::CTRL | Qt::Key_Q, tr("Close Ashlar"));
    quit->setMenuRole(QAction::QuitRole);

    QMenu* turn = window->menuBar()->addMenu(tr("&Turn"));
    undo = add(turn, "undo", tr("&Undo"), Qt::CTRL | Qt::Key_Z, tr("Take back your last choice"));
    redo = add(turn, "redo", tr("&Redo"), Qt::CTRL | Qt::SHIFT | Qt::Key_Z, tr("Choose again what you took back"));
    turn->addSeparator();
    done = add(turn, "done", tr("&Done"), Qt::CTRL | Qt::Key_D, tr("End your turn and draw (also with Enter)"));
    skip = add(turn, "skip", tr("&Skip animation"), Qt::CTRL | Qt::Key_Space,
               tr("Show at once how it ends (also with Space)"));
    handsOnByItself = add(turn, "handsOnByItself", tr("&Hand on by itself"), Qt::CTRL | Qt::Key_H,
                          tr("End turns after a short pause, not only with Done"));
    handsOnByItself->setCheckable(true);
    turn->addSeparator();
    nextRound = add(turn, "nextRound", tr("&Next round"), Qt::CTRL | Qt::Key_R, tr("Deal the next round of the match"));

    QMenu* view = window->menuBar()->addMenu(tr("&View"));
    createThemeMenu(view);
    createSpeedMenu(view);
    view->addSeparator();
    panels = add(view, "panels", tr("Show &panels"), Qt::Key_F9, tr("Show the players and what happened"));
    panels->setCheckable(true);
    fullScreen = add(view, "fullScreen", tr("&Full screen"), Qt::Key_F11, tr("Use the whole screen"));
    fullScreen->setCheckable(true);

    QMenu* help = window->menuBar()->addMenu(tr("&Help"));
    howToPlay = add(help, "howToPlay", tr("&How to play"), Qt::Key_F1, tr("The rules in a few lines"));
    about = add(help, "about", tr("&About Ashlar"), Qt::SHIFT | Qt::Key_F1, tr("Show the version and the licence"));
    about->setMenuRole(QAction::AboutRole);

    icons_ = {{newGame, QStringLiteral("icon-new")}, {open, QStringLiteral("icon-open")},
              {save, QStringLiteral("icon-save")},   {undo, QStringLiteral("icon-undo")},
              {redo, QStringLiteral("icon-redo")},   {howToPlay, QStringLiteral("icon-book")}};
    createToolBar();
}

QAction* Actions::add(QMenu* menu, const char* name, const QString& text, const QKeySequence& key, const QString& tip) {
    QAction* action = menu->addAction(text);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(key);
    action->setStatusTip(tip);
    action->setIconVisibleInMenu(false);
    return action;
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
        action->setIconText(text);
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
    toolBar_->addSeparator();
    speedButton_ = new QToolButton;
    speedButton_->setObjectName(QStringLiteral("speedButton"));
    speedButton_->setMenu(speedMenu_);
    speedButton_->setPopupMode(QToolButton::InstantPopup);
    speedButton_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    speedButton_->setToolTip(tr("How fast things move"));
    toolBar_->addWidget(speedButton_);
    addButton(howToPlay, false);
}

void Actions::setTheme(const Theme& theme) {
    for (const auto& icon : icons_) {
        icon.first->setIcon(themedIcon(icon.second, theme));
    }
    speedButton_->setIcon(themedIcon(QStringLiteral("icon-speed"), theme));
}

void Actions::setThemeChoice(ThemeChoice choice) {
    for (QAction* action : themes_->actions()) {
        action->setChecked(action->data().toInt() == static_cast<int>(choice));
    }
}

void Actions::setSpeed(Speed speed) {
    for (QAction* action : speeds_->actions()) {
        if (action->data().toInt() == static_cast<int>(speed)) {
            action->setChecked(true);
            const QString text = action->text().remove(QLatin1Char('&'));
            speedButton_->setText(text);
            speedButton_->setAccessibleName(tr("Animation: %1").arg(text));
        }
    }
}

} // namespace ashlar::app
