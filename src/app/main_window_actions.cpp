// What the menus and the tool bar of the window do, and what the settings change in it.
#include "app/main_window.h"

#include "app/actions.h"
#include "app/analysis/analysis_dock.h"
#include "app/application.h"
#include "app/dialogs/about.h"
#include "app/dialogs/settings_dialog.h"
#include "app/dialogs/shortcuts_dialog.h"
#include "app/dialogs/statistics_dialog.h"
#include "app/export/position_picture.h"
#include "app/export/position_text.h"
#include "app/export/save_picture.h"
#include "app/game/autosave.h"
#include "app/game/hints.h"
#include "app/panels/side_panel.h"
#include "app/sound/sound_player.h"
#include "app/statistics/score_keeper.h"
#include "app/status_line.h"
#include "app/table/table.h"
#include "app/title_pills.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QStatusBar>

namespace ashlar::app {

namespace {

/// Whether the desktop is dark; asked before the first theme replaces its palette.
bool systemIsDark() {
    static const bool dark = QGuiApplication::palette().color(QPalette::Window).lightness() < 128;
    return dark;
}

/// The pauses between turns, for a speed of the animation.
Pace paceOf(Speed speed, bool handsOnByItself) {
    const double factor = speed == Speed::Slow ? 1.8 : speed == Speed::Normal ? 1.0 : 0.5;
    const auto scaled = [factor](int ms) { return std::chrono::milliseconds(static_cast<int>(ms * factor)); };
    Pace pace;
    pace.bot = scaled(600);
    pace.handOver = handsOnByItself ? std::optional(scaled(1200)) : std::nullopt;
    return pace;
}

} // namespace

const Theme& MainWindow::themeOf(const Settings& settings) {
    const bool dark = settings.theme == ThemeChoice::Dark || (settings.theme == ThemeChoice::System && systemIsDark());
    if (settings.highContrast) {
        return dark ? darkContrastTheme() : lightContrastTheme();
    }
    return dark ? darkTheme() : lightTheme();
}

// ---- actions --------------------------------------------------------------------------------------------------------

void MainWindow::connectActions() {
    const auto on = [this](QAction* action, auto slot) { connect(action, &QAction::triggered, this, slot); };
    on(actions_->newGame, [this] { showNewGame(); });
    on(actions_->open, [this] { files_->openWithDialog(); });
    on(actions_->save, [this] { files_->save(); });
    on(actions_->saveAs, [this] { files_->saveAs(); });
    on(actions_->quit, [this] { close(); });
    on(actions_->undo, [this] { controller_.undo(); });
    on(actions_->redo, [this] { controller_.redo(); });
    on(actions_->done, [this] { controller_.handOver(); });
    on(actions_->skip, [this] { table_->skip(); });
    on(actions_->nextRound, [this] { controller_.startNextRound(); });
    on(actions_->standings, [this] { showStandings(); });
    on(actions_->replay, [this] { controller_.replayLastTurn(); });
    on(actions_->toBeginning, [this] { controller_.toBeginning(); });
    on(actions_->stepBack, [this] { controller_.stepBack(); });
    on(actions_->stepForward, [this] { controller_.stepForward(); });
    on(actions_->toEnd, [this] { controller_.toEnd(); });
    on(actions_->playOn, [this] { controller_.playOnFromHere(); });
    on(actions_->backToGame, [this] { controller_.returnToGame(); });
    connect(actions_->branches, &QMenu::aboutToShow, this, &MainWindow::fillBranches);
    on(actions_->statistics, [this] { (new StatisticsDialog(scores_->file(), *theme_, this))->open(); });
    on(actions_->settings, [this] { showSettings(); });
    on(actions_->shortcuts, [this] { showShortcuts(this, *menuBar(), *theme_); });
    on(actions_->about, [this] { showAbout(this, *theme_); });
    on(actions_->howToPlay, [this] { showHowToPlay(this, *theme_); });
    connectSettings();
    connectExport();
    connect(actions_->panels, &QAction::toggled, analysis_, &AnalysisDock::showPanels);
    connect(actions_->menuBar, &QAction::toggled, menuBar(), &QWidget::setVisible);
    connect(actions_->fullScreen, &QAction::toggled, this, [this](bool checked) {
        setWindowState(checked ? windowState() | Qt::WindowFullScreen : windowState() & ~Qt::WindowFullScreen);
    });
    connect(table_, &QWidget::customContextMenuRequested, this,
            [this](const QPoint& at) { actions_->contextMenu()->popup(table_->mapToGlobal(at)); });
}

void MainWindow::connectAnalysis() {
    connect(actions_->analysis, &QAction::triggered, this,
            [this](bool checked) { checked ? analysis_->open() : analysis_->shut(); });
    connect(analysis_, &AnalysisDock::opened, this, [this](bool open) {
        actions_->analysis->setChecked(open);
        actions_->panels->setChecked(!dock_->isHidden()); // the analysis may have taken their place, or given it back
        refreshActions();
        if (!open) {
            takeFocus();
        }
    });
    connect(actions_->previousTurningPoint, &QAction::triggered, this, [this] { analysis_->goToTurn(-1); });
    connect(actions_->nextTurningPoint, &QAction::triggered, this, [this] { analysis_->goToTurn(1); });
}

/// A choice in a menu changes one setting.
void MainWindow::connectSettings() {
    const auto toggles = [this](QAction* action, bool Settings::*flag) {
        connect(action, &QAction::triggered, this, [this, flag](bool checked) {
            Settings changed = settings_;
            changed.*flag = checked;
            change(changed);
        });
    };
    toggles(actions_->handsOnByItself, &Settings::handsOnByItself);
    toggles(actions_->highContrast, &Settings::highContrast);
    toggles(actions_->previews, &Settings::previews);
    toggles(actions_->sound, &Settings::sound);
    connect(actions_, &Actions::themeChosen, this, [this](ThemeChoice choice) {
        Settings changed = settings_;
        changed.theme = choice;
        change(changed);
    });
    connect(actions_, &Actions::speedChosen, this, [this](Speed speed) {
        Settings changed = settings_;
        changed.speed = speed;
        change(changed);
    });
}

/// What is exported is what is shown: no hand that the one at the table may not see.
void MainWindow::connectExport() {
    connect(actions_->exportPicture, &QAction::triggered, this, [this] {
        savePicture(
            this, table_->view(), *theme_,
            [this](const QString& sentence) { statusBar()->showMessage(sentence, noteTime); },
            [this](const QString& sentence) { files_->complain(sentence); });
    });
    connect(actions_->copyPicture, &QAction::triggered, this, [this] {
        QGuiApplication::clipboard()->setImage(positionImage(table_->view(), *theme_));
        statusBar()->showMessage(tr("The picture is on the clipboard."), noteTime);
    });
    connect(actions_->copyText, &QAction::triggered, this, [this] {
        QGuiApplication::clipboard()->setText(
            positionText(table_->view(), controller_.session()->names(), settings_.memoryAid));
        statusBar()->showMessage(tr("The position is on the clipboard."), noteTime);
    });
}

void MainWindow::showSettings() {
    auto* dialog = new SettingsDialog(settings_, availableLanguages(), *theme_, this);
    connect(dialog, &SettingsDialog::changed, this, [this, dialog](const Settings& settings) {
        const bool louder = settings.sound != settings_.sound || settings.volume != settings_.volume;
        settings_ = settings;
        applySettings();
        dialog->setTheme(*theme_);
        if (louder) {
            sounds_->play(Sound::Wood); // so loud
        }
    });
    connect(dialog, &QDialog::accepted, this, [this, dialog] { change(dialog->settings()); });
    connect(dialog, &SettingsDialog::restartWanted, this, &MainWindow::restart, Qt::QueuedConnection);
    dialog->open();
}

/// Not if the new run could not go on with the game.
void MainWindow::restart() {
    autosave_->flush();
    if (files_->wouldLose() && !autosave_->isKept()) {
        files_->complain(
            tr("Ashlar stays open: the game cannot be kept on the disk, and a restart would lose it. Save it "
               "elsewhere. What you have set counts from the next start."));
        return;
    }
    emit restartWanted();
}

void MainWindow::fillBranches() {
    actions_->branches->clear();
    for (const Branch& branch : controller_.branches()) {
        QString text = branch.caption;
        QAction* action = actions_->branches->addAction(text.replace(QLatin1Char('&'), QStringLiteral("&&")));
        action->setCheckable(true);
        action->setChecked(branch.current);
        connect(action, &QAction::triggered, this, [this, end = branch.end] { controller_.switchTo(end); });
    }
}

void MainWindow::refreshActions() {
    using Phase = Controller::Phase;
    const Phase phase = controller_.phase();
    const HistoryState history = controller_.history();
    const bool playing = controller_.session() != nullptr;
    const bool canLookBack = controller_.canLookBack();
    actions_->save->setEnabled(playing);
    actions_->saveAs->setEnabled(playing);
    for (QAction* action : {actions_->exportPicture, actions_->copyText, actions_->copyPicture}) {
        action->setEnabled(playing);
    }
    actions_->undo->setEnabled(controller_.canUndo());
    actions_->redo->setEnabled(controller_.canRedo());
    actions_->done->setEnabled(phase == Phase::HandOver);
    actions_->hint->setEnabled(hints_->canAsk());
    actions_->skip->setEnabled(phase == Phase::Playing || phase == Phase::LookingBack);
    actions_->nextRound->setEnabled(phase == Phase::Over && !controller_.session()->isMatchOver());
    actions_->standings->setEnabled(phase == Phase::Over);
    actions_->replay->setEnabled(controller_.canReplay());
    actions_->toBeginning->setEnabled(canLookBack && history.ply > 0);
    actions_->stepBack->setEnabled(canLookBack && history.ply > 0);
    actions_->stepForward->setEnabled(history.lookingBack && history.ply < history.plies);
    actions_->toEnd->setEnabled(history.lookingBack && history.ply < history.plies);
    actions_->analysis->setEnabled(!analysis_->isHidden() || analysis_->canOpen());
    for (QAction* action : {actions_->previousTurningPoint, actions_->nextTurningPoint}) {
        action->setEnabled(!analysis_->isHidden());
    }
    actions_->playOn->setEnabled(history.canPlayOn);
    actions_->backToGame->setEnabled(history.lookingBack); // Esc means other things otherwise
    actions_->branches->setEnabled(controller_.hasBranches());
}

// ---- settings -------------------------------------------------------------------------------------------------------

void MainWindow::change(const Settings& settings) {
    settings_ = settings;
    applySettings();
    controller_.setOpenTable(!settings_.curtain); // not while one tries settings: it cannot be taken back
    saveSettings(settings_);
}

void MainWindow::applySettings() {
    const Theme& theme = themeOf(settings_);
    if (&theme != theme_) {
        theme_ = &theme;
        applyTheme(*qApp, theme);
        actions_->setTheme(theme);
        pills_->setTheme(theme);
        table_->setTheme(theme);
        sidePanel_->setTheme(theme);
        statusLine_->setTheme(theme);
        analysis_->setTheme(theme);
    }
    actions_->show(settings_);
    table_->setSpeed(settings_.speed);
    table_->setPreviews(settings_.previews);
    controller_.setPace(paceOf(settings_.speed, settings_.handsOnByItself));
    ai::Budget budget;
    budget.time = std::chrono::milliseconds(settings_.thinkingTime);
    controller_.setBudget(budget);
    sounds_->setOn(settings_.sound);
    sounds_->setVolume(settings_.volume);
    table_->setHintsShown(settings_.hints);
    playersModel_.setMemoryAid(settings_.memoryAid);
}

} // namespace ashlar::app
