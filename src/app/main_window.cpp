#include "app/main_window.h"

#include "app/actions.h"
#include "app/analysis/analysis_dock.h"
#include "app/dialogs/new_game_dialog.h"
#include "app/dialogs/standings_dialog.h"
#include "app/game/autosave.h"
#include "app/game/hints.h"
#include "app/game/levels.h"
#include "app/game/reason_text.h"
#include "app/panels/side_panel.h"
#include "app/recent_files.h"
#include "app/sound/cues.h"
#include "app/sound/sound_player.h"
#include "app/statistics/score_keeper.h"
#include "app/status_line.h"
#include "app/table/table.h"
#include "app/title_pills.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QMimeData>
#include <QRandomGenerator>
#include <QScreen>
#include <QStatusBar>
#include <QToolBar>

namespace ashlar::app {

namespace {

constexpr int titleBar = 32; // of the desktop, about

QString droppedFile(const QMimeData* data) {
    const QList<QUrl> urls = data->urls();
    return urls.size() == 1 ? urls.first().toLocalFile() : QString();
}

} // namespace

MainWindow::MainWindow(QWidget* parent)
    : QMainWindow(parent), settings_(loadSettings()),
      files_(new GameFiles(this, [this] { return controller_.session(); })),
      autosave_(new Autosave(Autosave::defaultFolder(), this)), actions_(new Actions(this)),
      recent_(new RecentFiles(actions_->recent, this)), scores_(new ScoreKeeper(controller_, StatisticsFile(), this)),
      sounds_(new SoundPlayer(makeSoundOutput, this)), hints_(new Hints(controller_, this)), table_(new Table) {
    resize(1280, 800);
    const QSize room = screen()->availableSize() - QSize(0, titleBar);
    setMinimumSize(QSize(900, 600).boundedTo(room));
    setAcceptDrops(true);
    createCentre();
    createStatusBar();
    pills_ = new TitlePills;
    actions_->toolBar()->addWidget(pills_);
    connectTable();
    connectPanels();
    connectActions();
    connectHints();
    connectAnalysis();
    connectAutosave();
    applySettings();
    controller_.setOpenTable(!settings_.curtain);
    table_->setHandOrder(settings_.handOrder);
    restoreGeometry(settings_.geometry);
    if (!isMaximized() && !isFullScreen()) {
        resize(size().boundedTo(room)); // the screen may have been larger, or the text smaller
    }
    restoreState(settings_.windowState);
    analysis_->hide(); // whatever is remembered of it
    actions_->panels->setChecked(!dock_->isHidden());
    refreshActions();
    refreshTitle();
    table_->setRibbon(tr("Welcome to Ashlar"),
                      tr("%1 starts a game").arg(actions_->newGame->shortcut().toString(QKeySequence::NativeText)),
                      flaming::SeatView::nobody);
    table_->setFocus();
}

// ---- what is where --------------------------------------------------------------------------------------------------

void MainWindow::createCentre() {
    setCentralWidget(table_);
    dock_ = new QDockWidget(tr("Players and what happened"));
    dock_->setObjectName(QStringLiteral("panelsDock"));
    dock_->setFeatures(QDockWidget::NoDockWidgetFeatures);
    dock_->setTitleBarWidget(new QWidget);
    sidePanel_ = new SidePanel(&playersModel_, &logModel_);
    sidePanel_->setFixedWidth(metrics::dockWidth);
    dock_->setWidget(sidePanel_);
    addDockWidget(Qt::RightDockWidgetArea, dock_);
    analysis_ = new AnalysisDock(controller_, *table_, *dock_, *this);
    setContextMenuPolicy(Qt::NoContextMenu);
    table_->setContextMenuPolicy(Qt::CustomContextMenu);
}

void MainWindow::createStatusBar() {
    statusBar()->setAccessibleName(tr("Status bar"));
    statusLine_ = new StatusLine;
    statusBar()->addWidget(statusLine_, 1);
    savedLabel_ = new QLabel;
    savedLabel_->setObjectName(QStringLiteral("saved"));
    statusBar()->addPermanentWidget(savedLabel_);
}

// ---- what leads to what ---------------------------------------------------------------------------------------------

void MainWindow::connectTable() {
    table_->setSeatHeights([this](int seat) { return sidePanel_->heightOf(seat); });
    connect(&controller_, &Controller::shown, table_, qOverload<const flaming::SeatView&>(&Table::show));
    connect(&controller_, &Controller::happened, table_, &Table::play);
    connect(&controller_, &Controller::asked, table_, &Table::ask);
    connect(&controller_, &Controller::answered, table_, &Table::noChoice);
    connect(&controller_, &Controller::handOverChanged, table_, &Table::setHandOver);
    connect(&controller_, &Controller::curtainOpened, table_, &Table::openCurtain);
    connect(&controller_, &Controller::ribbonChanged, this, [this](const RibbonText& ribbon) {
        table_->setRibbon(ribbon.title, ribbon.detail, ribbon.seat, ribbon.busy);
    });
    connect(&controller_, &Controller::curtainClosed, this, [this](const CurtainText& text) {
        table_->closeCurtain(text.seat, text.title, text.subtitle, text.recap, text.summary);
    });
    connect(table_, &Table::chosen, &controller_, &Controller::choose);
    connect(table_, &Table::played, &controller_, &Controller::played);
    connect(table_, &Table::curtainLifted, &controller_, &Controller::liftCurtain);
    connect(table_, &Table::handedOver, &controller_, &Controller::handOver);
    connect(table_, &Table::handOrderChanged, this, [this](HandOrder order) {
        settings_.handOrder = order;
        saveSettings(settings_);
    });
    connect(table_, &Table::stepBegan, this, [this](const flaming::Event& event) {
        if (const std::optional<Sound> sound = soundOf(event)) {
            sounds_->play(*sound);
        }
    });
    connect(table_, &Table::hoverText, statusLine_, &StatusLine::setHover);
    connect(&controller_, &Controller::historyChanged, this, [this](const HistoryState& history) {
        table_->setHistory(history.lookingBack ? std::optional(HistoryLook{history.ply, history.plies,
                                                                           history.canPlayOn, history.caption})
                                               : std::nullopt);
    });
    connect(table_, &Table::historyStep, &controller_,
            [this](int by) { by < 0 ? controller_.stepBack() : controller_.stepForward(); });
    connect(table_, &Table::historyBeginning, &controller_, &Controller::toBeginning);
    connect(table_, &Table::historyEnd, &controller_, &Controller::toEnd);
    connect(table_, &Table::historyPlayOn, &controller_, &Controller::playOnFromHere);
    connect(table_, &Table::historyLeft, &controller_, &Controller::returnToGame);
}

/// What the best choices are, in words for the one who is asked.
void MainWindow::connectHints() {
    connect(hints_, &Hints::began, this, [this] {
        table_->setHint(HintLook{static_cast<int>(hints_->time().count()), {}});
    });
    connect(hints_, &Hints::found, this, [this](const Hint& hint) {
        const ReasonText text(hint.view, controller_.session()->names(), true);
        HintLook look;
        for (const HintChoice& one : hint.choices) {
            HintLine line{one.choice, text.choice(one.choice), ReasonText::percent(one.chance), {}};
            for (const ai::Reason& reason : one.reasons) {
                line.reasons.push_back(text.reason(reason));
            }
            look.lines.push_back(std::move(line));
        }
        table_->setHint(look);
    });
    connect(hints_, &Hints::failed, this,
            [this] { statusBar()->showMessage(tr("There is no hint this time."), noteTime); });
    connect(hints_, &Hints::ended, this, [this] { table_->setHint(std::nullopt); });
    connect(hints_, &Hints::availableChanged, this, &MainWindow::refreshActions);
    connect(table_, &Table::hintLeft, hints_, &Hints::dismiss);
    connect(actions_->hint, &QAction::triggered, this, [this] {
        if (!table_->showWholeHint()) {
            hints_->toggle();
        }
    });
}

void MainWindow::connectPanels() {
    connect(&controller_, &Controller::started, this, [this] {
        const Session& session = *controller_.session();
        QVector<SeatLook> seats;
        for (int seat = 0; seat < session.seats(); ++seat) {
            const Player& player = session.player(seat);
            const QString note = player.bot              ? tr("Bot, %1").arg(levelName(player.level).toLower())
                                 : session.people() == 1 ? tr("You")
                                                         : tr("Person");
            seats.push_back({session.names().value(seat), player.bot, session.colour(seat), note});
        }
        table_->setSeats(seats);
        table_->setCaptioner(controller_.captioner());
        playersModel_.setPlayers(session.players(), session.names());
        logModel_.setSession(session);
        statusLine_->setStory(logModel_.lastLine());
        pills_->setSession(controller_.session());
        refreshTitle();
    });
    connect(&controller_, &Controller::moved, this, [this](const Move& move) {
        logModel_.append(move);
        statusLine_->setStory(logModel_.lastLine());
        files_->setModified();
    });
    connect(&controller_, &Controller::rewound, this, [this] {
        logModel_.setSession(*controller_.session());
        statusLine_->setStory(logModel_.lastLine());
        pills_->setSession(controller_.session()); // the end of a round may have been taken back
        files_->setModified();
    });
    connect(&controller_, &Controller::countsChanged, &playersModel_, &PlayersModel::setView);
    connect(&controller_, &Controller::phaseChanged, this, &MainWindow::refreshActions);
    connect(&controller_, &Controller::historyChanged, this, &MainWindow::refreshActions);
    connect(&controller_, &Controller::noted, this,
            [this](const QString& note) { statusBar()->showMessage(note, noteTime); });
    connect(&controller_, &Controller::roundEnded, this, [this] {
        pills_->setSession(controller_.session());
        showStandings();
    });
    connect(scores_, &ScoreKeeper::noted, this,
            [this](const QString& note) { statusBar()->showMessage(note, noteTime); });
    connect(&controller_, &Controller::historyChanged, this, [this](const HistoryState& history) {
        logModel_.setLookedAt(history.lookingBack ? std::optional(history.ply) : std::nullopt);
    });
    connect(sidePanel_, &SidePanel::entryActivated, &controller_, &Controller::lookAt);
    connect(files_, &GameFiles::changed, this, [this] {
        refreshTitle();
        if (!files_->path().isEmpty() && !files_->isModified()) { // opened or saved
            recent_->add(files_->path());
        }
    });
    connect(recent_, &RecentFiles::chosen, files_, &GameFiles::open);
    connect(files_, &GameFiles::opened, this, [this](const std::shared_ptr<Session>& session) {
        QStringList notes = replaceUnknownLevels(*session);
        if (!session->complaint().isEmpty()) {
            notes += tr("The branches of the game cannot be read: %1.").arg(session->complaint());
        }
        session->setOpened();
        controller_.start(std::make_unique<Session>(*session));
        if (!notes.isEmpty()) {
            statusBar()->showMessage(notes.join(QLatin1Char(' ')), noteTime);
        }
        takeFocus();
    });
}

void MainWindow::connectAutosave() {
    const auto keep = [this] { autosave_->save(*controller_.session(), files_->path()); };
    connect(&controller_, &Controller::changed, this, keep);
    connect(files_, &GameFiles::changed, this, [this, keep] {
        if (controller_.session() != nullptr) {
            keep(); // it may have a file now
        }
    });
    connect(autosave_, &Autosave::failed, this,
            [this](const QString& sentence) { statusBar()->showMessage(sentence, noteTime); });
    files_->setKeeper([this] {
        const QString path = autosave_->keepForGood(*controller_.session());
        if (!path.isEmpty()) {
            recent_->add(path);
            statusBar()->showMessage(tr("The game before is kept among the recent games."), noteTime);
        }
        return !path.isEmpty();
    });
}

// ---- games ----------------------------------------------------------------------------------------------------------

void MainWindow::showNewGame() {
    auto* dialog = new NewGameDialog(loadSetUp(), !settings_.curtain, *theme_, this);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const SetUp setUp = dialog->setUp();
        saveSetUp(setUp);
        files_->whenSafe([this, setUp, curtain = !dialog->openTable()] {
            Settings changed = settings_;
            changed.curtain = curtain;
            change(changed);
            startGame(setUp);
        });
    });
    dialog->open();
}

void MainWindow::startGame(const SetUp& setUp) {
    files_->forget();
    controller_.start(std::make_unique<Session>(setUp, QRandomGenerator::global()->generate64()));
    takeFocus();
}

bool MainWindow::restoreGame() {
    Autosave::Restored restored = autosave_->restore();
    if (!restored.note.isEmpty()) {
        files_->complain(restored.note);
    }
    if (!restored.session) {
        return false;
    }
    const QString file = restored.session->file();
    scores_->expectResumed();
    replaceUnknownLevels(*restored.session);
    controller_.start(std::move(restored.session));
    files_->resume(file);
    takeFocus();
    return true;
}

void MainWindow::takeFocus() {
    activateWindow(); // not every desktop gives the focus back when a dialog closes
    if (focusWidget() == nullptr || !table_->isAncestorOf(focusWidget())) { // the curtain may have it
        table_->setFocus(Qt::OtherFocusReason);
    }
}

/// Another game of the players at the table, with the same rules.
void MainWindow::playAgain() {
    const Session& session = *controller_.session();
    SetUp setUp;
    setUp.players = session.players();
    setUp.options = flaming::optionsOf(session.state());
    setUp.roundsToWin = session.match().to;
    setUp.practice = session.isPractice();
    startGame(setUp);
}

void MainWindow::showStandings() {
    auto* dialog = new StandingsDialog(*controller_.session(), *theme_, this);
    connect(dialog, &StandingsDialog::newGameWanted, this, &MainWindow::showNewGame);
    connect(dialog, &StandingsDialog::againWanted, this, &MainWindow::playAgain);
    connect(dialog, &StandingsDialog::lookWanted, &controller_, &Controller::lookAt);
    connect(dialog, &StandingsDialog::analyseWanted, analysis_, &AnalysisDock::open);
    connect(dialog, &StandingsDialog::nextRoundWanted, &controller_, &Controller::startNextRound);
    connect(dialog, &StandingsDialog::saveWanted, this, [this] { files_->save(); });
    connect(&controller_, &Controller::started, dialog, &QDialog::close);
    dialog->open();
}

// ---- what the window says of the game -------------------------------------------------------------------------------

void MainWindow::refreshTitle() {
    const bool playing = controller_.session() != nullptr;
    const QString file = QFileInfo(files_->path()).fileName();
    setWindowTitle(!playing         ? QApplication::applicationName()
                   : file.isEmpty() ? tr("New game[*] – Ashlar")
                                    : tr("%1[*] – Ashlar").arg(file));
    setWindowModified(files_->isModified());
    savedLabel_->setText(!playing || (file.isEmpty() && !files_->isModified()) ? QString()
                         : !files_->isModified()                               ? tr("Saved")
                         : file.isEmpty()                                      ? tr("Autosaved")
                                                                               : tr("Changed since it was saved"));
}

// ---- window ---------------------------------------------------------------------------------------------------------

void MainWindow::closeEvent(QCloseEvent* event) {
    autosave_->flush();
    if (!leaving_ && files_->wouldLose() && !autosave_->isKept()) {
        event->ignore();
        files_->whenSafe([this] {
            leaving_ = true;
            close();
        });
        return;
    }
    analysis_->shut();
    saveWindow(saveGeometry(), saveState());
    QMainWindow::closeEvent(event);
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::WindowStateChange) {
        actions_->fullScreen->setChecked(isFullScreen());
    }
    QMainWindow::changeEvent(event);
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    // What the table had no use for.
    if (event->key() == Qt::Key_Escape && isFullScreen()) {
        actions_->fullScreen->setChecked(false);
        return;
    }
    QMainWindow::keyPressEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!droppedFile(event->mimeData()).isEmpty()) {
        event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent* event) {
    const QString path = droppedFile(event->mimeData());
    event->acceptProposedAction();
    // Not inside the drag: a message box would hold up the program it comes from.
    QMetaObject::invokeMethod(
        this, [this, path] { openFile(path); }, Qt::QueuedConnection);
}

} // namespace ashlar::app
