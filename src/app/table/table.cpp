#include "app/table/table.h"

#include "app/table/animator.h"
#include "app/table/chooser.h"
#include "app/table/choreography.h"
#include "app/table/curtain.h"
#include "app/table/hand_tray.h"
#include "app/table/reduced_motion.h"
#include "app/table/stage_view.h"
#include "app/table/table_accessible.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPushButton>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace ashlar::app {

using namespace flaming;

namespace {

constexpr int skipGrace = 400; ///< Milliseconds
constexpr int settleTime = 50; ///< Milliseconds

Avatar avatarOf(const SeatLook& seat, bool active = false) {
    return {seatColour(seat.colour), seat.name, seat.bot, active, false};
}

} // namespace

Table::Table(QWidget* parent)
    : QWidget(parent), theme_{&lightTheme()}, stage_{new StageView(this)}, tray_{new HandTray(this)},
      flights_{new FlightLayer(this)}, chooser_{new Chooser(*stage_, *tray_, *flights_)}, animator_{new Animator(this)},
      curtain_{new Curtain(this)}, done_{new QPushButton(tr("&Done"), this)}, history_{new HistoryBar(this)},
      hint_{new HintCard(this)} {
    setAccessibleName(tr("Table"));
    setFocusProxy(&tray_->hand());
    installTableAccessibility();
    done_->setObjectName(QStringLiteral("done"));
    done_->setProperty("primary", true);
    done_->setToolTip(tr("Hand the turn on (Enter)"));
    done_->setStyleSheet(QStringLiteral("min-height: 0; padding: 0 16px;")); // it stands on the terrace, however low
    done_->hide();
    setTabOrder(&tray_->hand(), stage_);
    setTabOrder(stage_, done_);
    connect(chooser_, &Chooser::chosen, this, &Table::chosen);
    connect(chooser_, &Chooser::hoverText, this, &Table::hoverText);
    connect(animator_, &Animator::finished, this, [this] {
        if (!isPlaying() && waiting_) {
            startAsking(*std::exchange(waiting_, std::nullopt));
        }
        showHints();
        emit played();
    });
    connect(done_, &QPushButton::clicked, this, &Table::handOver);
    connect(history_, &HistoryBar::step, this, &Table::historyStep);
    connect(history_, &HistoryBar::beginning, this, &Table::historyBeginning);
    connect(history_, &HistoryBar::end, this, &Table::historyEnd);
    connect(history_, &HistoryBar::playOn, this, &Table::historyPlayOn);
    connect(history_, &HistoryBar::left, this, &Table::historyLeft);
    connect(tray_, &HandTray::orderChanged, this, &Table::handOrderChanged);
    connect(hint_, &HintCard::closed, this, &Table::hintLeft);
    connect(hint_, &HintCard::moreWanted, this, &Table::showWholeHint);
    connect(hint_, &HintCard::currentChanged, this, &Table::lookAtHint);
    connect(hint_, &HintCard::played, this, [this](int line) {
        const Choice choice = hint_->look().lines[static_cast<std::size_t>(line)].choice;
        setHint(std::nullopt);
        chooser_->choose(choice);
    });
    connect(hint_, &HintCard::resized, this,
            [this] { stage_->setObstacle(hint_->isHidden() ? QRectF() : hint_->card()); });
    hintSettles_.setSingleShot(true);
    hintSettles_.setInterval(settleTime);
    connect(&hintSettles_, &QTimer::timeout, this, [this] {
        layOutHint();
        showHints(); // there may be room for more choices, or for less
    });
    connect(&stage_->pyramid(), &PyramidScene::geometryChanged, &hintSettles_, qOverload<>(&QTimer::start));
    connect(&stage_->spots(), &Spots::aimChanged, this, &Table::followAim);
    connect(qApp, &QApplication::focusChanged, this, &Table::followAim);
    connect(curtain_, &Curtain::closed, this, [this] {
        stage_->hide(); // what is behind the curtain cannot be seen, clicked or read aloud
        tray_->hide();
    });
    stage_->callout().setPips([this](int of) { return pipOf(of); });
    askForReducedMotion(this, [this](bool reduced) { setReducedMotion(reduced); });
    connect(curtain_, &Curtain::lifted, this, [this] { emit curtainLifted(curtainSeat_); });
}

Table::~Table() {
    // Parts lose the focus while the table is taken apart: by then it must not be told any more.
    for (const QObject* part :
         {static_cast<QObject*>(chooser_), static_cast<QObject*>(animator_), static_cast<QObject*>(tray_),
          static_cast<QObject*>(curtain_), static_cast<QObject*>(hint_), static_cast<QObject*>(&stage_->spots()),
          static_cast<QObject*>(qApp)}) {
        part->disconnect(this);
    }
}

const SeatLook& Table::seat(int seat) const {
    static const SeatLook nobody;
    return seat >= 0 && seat < seats_.size() ? seats_[seat] : nobody;
}

void Table::setSeats(const QVector<SeatLook>& seats) {
    seats_ = seats;
    applyTeller();
}

void Table::setCaptioner(Captioner captioner) {
    captioner_ = std::move(captioner);
    applyTeller();
}

void Table::applyTeller() {
    stage_->spots().setTeller({captioner_, [this](int of) { return seat(of).name; }});
}

void Table::setPreviews(bool previews) {
    stage_->spots().setPreviews(previews);
}

SeatPip Table::pipOf(int of) const {
    return {seatColour(seat(of).colour), seat(of).name, seat(of).bot};
}

void Table::setTheme(const Theme& theme) {
    theme_ = &theme;
    stage_->setTheme(theme);
    tray_->setTheme(theme);
    flights_->setTheme(theme);
    curtain_->setTheme(theme);
    history_->setTheme(theme);
    hint_->setTheme(theme);
    update();
}

void Table::setSpeed(Speed speed) {
    speed_ = speed;
    applyMotion();
}

void Table::setReducedMotion(bool reduced) {
    reduced_ = reduced;
    applyMotion();
}

void Table::applyMotion() {
    animator_->setSpeed(speed_);
    const Speed moving = reduced_ ? Speed::Off : speed_;
    chooser_->setSpeed(moving);
    tray_->setSpeed(moving);
    curtain_->setSpeed(moving);
    stage_->spots().setPulsing(!reduced_);
    stage_->ribbon().setStill(reduced_);
}

void Table::setHandOrder(HandOrder order) {
    tray_->setOrder(order);
}

void Table::resizeEvent(QResizeEvent* /*event*/) {
    layOut();
}

void Table::layOut() {
    const double scale = tableScale(size());
    const int high = qRound(trayHeight(scale));
    stage_->setGeometry(0, 0, width(), height() - high);
    tray_->setGeometry(0, height() - high, width(), high);
    stage_->setScale(scale);
    tray_->setScale(scale);
    flights_->setGeometry(rect());
    curtain_->setGeometry(rect());
    curtain_->setScale(scale);
    const int terrace = qRound(stage_->pyramid().geometry().terrace);
    history_->layOut(QRectF(8, height() - high - terrace, width() - 16, terrace), scale);
    const int doneHeight = std::clamp(terrace - 6, 26, 60);
    hint_->keepInside(hintRoom());
    done_->resize(std::max(done_->sizeHint().width(), 110), doneHeight);
    done_->move(width() - done_->width() - 16, height() - high - terrace + (terrace - done_->height()) / 2 + 1);
}

// ---- showing and playing -----------------------------------------------------------------------------------------

int Table::resizeTime() const {
    return reduced_ ? 0 : atSpeed(motion::resize.ms, speed_);
}

void Table::show(const SeatView& view) {
    animator_->clear();
    setHint(std::nullopt);
    said_.reset();
    waiting_.reset();
    chooser_->stop();
    grown_ = 0;
    showView(view, 0);
    tray_->setGrown(0);
    showHints();
}

void Table::showView(const SeatView& view, int resizeMs) {
    view_ = view;
    flights_->clear();
    stage_->pyramid().show(view, resizeMs);
    const int shown = view.seat() == SeatView::nobody ? view.active() : view.seat();
    const bool active = view.prompt().kind != PromptKind::Over && view.prompt().player == shown;
    const QString note = view.seat() == SeatView::nobody ? seat(shown).note : tr("your hand");
    tray_->setOwner(avatarOf(seat(shown), active), seat(shown).name, note);
    tray_->setPile(view.pileSize(shown));
    tray_->model().setHand(view);
    chooser_->setHand(view);
}

QPointF Table::seatAnchor(int of) const {
    const double inset = 26 * std::max(1.0, textScale(tableScale(size())));
    const std::optional<int> height = seatHeight_ ? seatHeight_(of) : std::nullopt;
    const double y = height ? mapFromGlobal(QPoint(0, *height)).y() : 65.0 + 62.0 * of;
    return {width() - inset, std::clamp(y, inset, std::max(inset, stage_->height() - inset))};
}

Cast Table::cast(const SeatView& after) {
    const Prompt next = after.prompt();
    const bool asksWatcher = next.kind == PromptKind::Fall && next.player == view_.seat();
    return {stage_->pyramid(),
            *tray_,
            *flights_,
            &view_.tiles(),
            view_.seat(),
            QPointF(stage_->pos()),
            [this](int of) { return seatAnchor(of); },
            [this](int of) { return pipOf(of); },
            [this](Tile tile) { return chooser_->takeDropPlace(tile); },
            [this](std::span<const Event> step) { return caption(step); },
            [this](const Caption& caption) { say(caption); },
            [this](const Event& event) { emit stepBegan(event); },
            reduced_,
            asksWatcher};
}

std::optional<Caption> Table::caption(std::span<const Event> step) const {
    return captionOf(step, view_.active(), captioner_, [this](int of) { return seat(of).name; });
}

void Table::say(const Caption& caption) {
    const std::optional<Avatar> avatar =
        caption.badge == Badge::None ? std::optional(avatarOf(seat(caption.seat))) : std::nullopt;
    stage_->ribbon().showWords({caption.title, caption.words, avatar, caption.badge, false},
                               atSpeed(motion::ribbonIn.ms, speed_));
}

void Table::play(const std::vector<Event>& events, const SeatView& after) {
    waiting_.reset();
    noChoice();
    Job job;
    const auto staged = std::make_shared<bool>(false);
    job.steps = [this, events, after, staged] {
        *staged = true;
        return choreograph(cast(after), events);
    };
    job.finish = [this, events, after, staged] {
        if (!*staged && speed_ == Speed::Off) { // the steps tell it otherwise
            tell(events);
        }
        finish(events, after);
    };
    animator_->enqueue(std::move(job));
    showHints();
}

void Table::tell(const std::vector<Event>& events) {
    for (const Event& event : events) {
        if (!isDeparture(event)) {
            emit stepBegan(event);
        }
    }
}

void Table::finish(const std::vector<Event>& events, const SeatView& after) {
    // The steps may have been skipped: nothing here relies on them.
    said_.reset();
    if (after.prompt().kind == PromptKind::Fall) { // the question says why it falls
        const auto steps = stepsOf(events);
        for (auto step = steps.rbegin(); step != steps.rend() && !said_; ++step) {
            said_ = caption(*step);
        }
    }
    for (const Event& event : events) {
        if (const auto* placed = std::get_if<event::Placed>(&event)) {
            stage_->pyramid().setLastPlaced(LastPlaced{placed->tile, pipOf(placed->seat)});
            grown_ = 0;
        } else if (const auto* taken = std::get_if<event::Taken>(&event); taken && taken->seat == view_.seat()) {
            ++grown_;
        }
    }
    showView(after, resizeTime());
    tray_->setGrown(grown_);
}

bool Table::isPlaying() const {
    return animator_->isPlaying();
}

void Table::skip() {
    animator_->skip();
}

// ---- choosing ----------------------------------------------------------------------------------------------------

void Table::ask(const SeatView& view) {
    if (isPlaying()) {
        waiting_ = view;
        return;
    }
    startAsking(view);
}

void Table::startAsking(const SeatView& view) {
    setHint(std::nullopt);
    if (!(view == view_)) {
        showView(view, resizeTime());
    }
    chooser_->ask(view);
    showQuestion(view);
    showHints();
}

void Table::noChoice() {
    waiting_.reset();
    setHint(std::nullopt);
    chooser_->stop();
    showHints();
}

void Table::showQuestion(const SeatView& view) {
    const QString name = seat(view.seat()).name;
    const Spots& spots = stage_->spots();
    if (spots.isFall()) {
        const QString title = tr("%1, where does it fall?").arg(name);
        if (said_ && !said_->words.empty()) {
            stage_->ribbon().showWords({title, said_->words, avatarOf(seat(view.seat())), Badge::None, false},
                                       atSpeed(motion::ribbonIn.ms, speed_)); // why it falls
        } else {
            setRibbon(title, tr("Left or right: choose a green square"), view.seat());
        }
        return;
    }
    const QString where = spots.areForced()    ? tr("%n gap(s): one of them must be filled", nullptr, spots.count())
                          : spots.count() == 1 ? tr("The first tile of the pyramid")
                                               : tr("At either end of the base");
    setRibbon(tr("%1, place a tile").arg(name), where, view.seat());
}

void Table::setRibbon(const QString& title, const QString& detail, int of, bool busy) {
    const std::optional<Avatar> avatar = of == SeatView::nobody ? std::nullopt : std::optional(avatarOf(seat(of)));
    const Motion motion = title.isEmpty() ? motion::ribbonOut : motion::ribbonIn;
    const RichLine words = detail.isEmpty() ? RichLine{} : RichLine{{detail, false, std::nullopt}};
    stage_->ribbon().showWords({title, words, avatar, Badge::None, busy}, atSpeed(motion.ms, speed_));
}

void Table::setHintsShown(bool shown) {
    hintsShown_ = shown;
    showHints();
}

void Table::showHints() {
    const bool fall = stage_->spots().isFall();
    const bool hinted = !hint_->isHidden(); // or thought about
    tray_->setHints(!history_->isHidden() ? tr("← → step, Home and End, Esc goes back to the game")
                    : !hintsShown_        ? QString()
                    : handingOver_        ? tr("Enter hands the turn on")
                    : hinted && !hint_->look().lines.empty() && hint_->isAncestorOf(window()->focusWidget())
                        ? (!hint_->isAtChoice() ? tr("Enter presses the button, Esc closes the hint")
                           : hint_->isBrief()   ? tr("↑ ↓ choose, Enter plays, H shows all, Esc closes the hint")
                                                : tr("↑ ↓ choose, Enter plays, Esc closes the hint"))
                    : chooser_->isAsking() ? (fall ? (hinted ? tr("← → choose, Enter drops, Esc closes the hint")
                                                             : tr("← → choose, Enter drops"))
                                              : hinted ? tr("1–5 choose, arrows aim, Enter places, Esc closes the hint")
                                                       : tr("1–5 choose, arrows aim, Enter places, Esc puts back"))
                    : isPlaying()          ? tr("Space skips the animation")
                                           : QString());
}

void Table::setHandOver(bool waiting) {
    handingOver_ = waiting;
    done_->setVisible(waiting);
    done_->raise();
    if (waiting && (window()->focusWidget() == nullptr || isAncestorOf(window()->focusWidget()))) {
        done_->setFocus(Qt::OtherFocusReason);
    }
    showHints();
}

bool Table::handOver() {
    if (!handingOver_) {
        return false;
    }
    setHandOver(false);
    emit handedOver();
    return true;
}

void Table::setHistory(const std::optional<HistoryLook>& look) {
    const bool hadFocus = history_->isAncestorOf(window()->focusWidget());
    if (look) {
        history_->setLook(*look);
        history_->raise();
        flights_->raise();
        curtain_->raise();
    }
    history_->setVisible(look.has_value());
    if (!look && hadFocus) {
        chooser_->takeFocus();
    }
    showHints();
}

void Table::keyPressEvent(QKeyEvent* event) {
    if (!hint_->isHidden() && event->key() == Qt::Key_Escape) {
        emit hintLeft();
        return;
    }
    if (!history_->isHidden() && !chooser_->isAsking() &&
        (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier && history_->keyPress(event->key())) {
        return;
    }
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool space = event->key() == Qt::Key_Space;
    if (isPlaying() && (space || enter)) {
        if (space && !event->isAutoRepeat()) {
            skip();
            skipped_.start();
        }
        return;
    }
    if (space && skipped_.isValid() && skipped_.elapsed() < skipGrace) {
        skipped_.start(); // pressed in haste, to skip: it answers no question that came up meanwhile
        return;
    }
    if ((enter || space) && handingOver_) {
        if (!event->isAutoRepeat()) {
            handOver();
        }
        return;
    }
    if (!chooser_->keyPress(*event)) {
        QWidget::keyPressEvent(event);
    }
}

// ---- curtain -----------------------------------------------------------------------------------------------------

void Table::closeCurtain(int of, const QString& title, const QString& subtitle,
                         const QVector<QPair<int, RichLine>>& recap, const RichLine& summary) {
    noChoice();
    CurtainWords words{
        avatarOf(seat(of)), title, subtitle, tr("I am %1: show my tiles").arg(seat(of).name), {}, summary};
    for (const QPair<int, RichLine>& line : recap) {
        words.recap.append({avatarOf(seat(line.first)), seat(line.first).name, line.second});
    }
    curtainSeat_ = of;
    flights_->clear();
    setFocusProxy(curtain_);
    curtain_->close(words);
}

void Table::openCurtain() {
    stage_->show();
    tray_->show();
    setFocusProxy(&tray_->hand());
    curtain_->open();
    chooser_->takeFocus();
}

bool Table::curtainClosed() const {
    return curtain_->isClosed();
}

} // namespace ashlar::app
