#include "app/game/controller.h"

#include "ashlar/record/json_text.h"

#include <algorithm>
#include <utility>

namespace ashlar::app {

using namespace flaming;

Q_LOGGING_CATEGORY(gameLog, "ashlar.game", QtWarningMsg)

namespace {

void logChoice(std::size_t ply, const Choice& choice, const TileSet& tiles) {
    if (gameLog().isDebugEnabled()) {
        qCDebug(gameLog, "choice %zu %s", ply, record::JsonText(tiles).choice(choice).text().c_str());
    }
}

} // namespace

Controller::Controller(QObject* parent) : QObject(parent) {
    makeBot_ = [](const QString& level, std::uint64_t seed) { return ai::makeBot(level.toStdString(), seed); };
    for (QTimer* timer : {&botTimer_, &patienceTimer_, &handOverTimer_, &replayTimer_}) {
        timer->setSingleShot(true);
    }
    connect(&botTimer_, &QTimer::timeout, this, &Controller::makeBotChoice);
    connect(&patienceTimer_, &QTimer::timeout, this, &Controller::botFailed);
    connect(&handOverTimer_, &QTimer::timeout, this, &Controller::handOver);
    connect(&replayTimer_, &QTimer::timeout, this, &Controller::playNext);
    connect(&runner_, &BotRunner::chosen, this, &Controller::botChose);
    connect(&runner_, &BotRunner::failed, this, &Controller::botFailed);
}

void Controller::enter(Phase phase) {
    phase_ = phase;
    HistoryState now = readHistory();
    const bool other = now != history_;
    history_ = std::move(now);
    emit phaseChanged();
    if (other) {
        emit historyChanged(history_);
    }
}

/// Takes the table back from whoever has it.
void Controller::stop() {
    if (runner_.isThinking()) {
        bots_.erase(session_->prompt().player); // its thread may need it a little longer
    }
    runner_.cancel();
    for (QTimer* timer : {&botTimer_, &patienceTimer_, &handOverTimer_, &replayTimer_}) {
        timer->stop();
    }
    answer_.reset();
    redoEnd_ = 0;
    replayEnd_ = 0;
    switch (phase_) {
    case Phase::Asking:
        emit answered();
        break;
    case Phase::HandOver:
        emit handOverChanged(false);
        break;
    case Phase::Curtain:
        emit curtainOpened();
        break;
    default:
        break;
    }
}

void Controller::start(std::unique_ptr<Session> session) {
    stop();
    session_ = std::move(session);
    bots_.clear();
    announced_ = false;
    shown_ = SeatView::nobody;
    if (session_->people() == 1) {
        const auto& players = session_->players();
        shown_ = static_cast<int>(std::ranges::find(players, false, &Player::bot) - players.begin());
    }
    qCDebug(gameLog, "at %zu", session_->ply());
    enter(Phase::Playing);
    emit started();
    emit changed();
    showAll(viewNow());
    goOn();
}

void Controller::startNextRound() {
    if (phase_ == Phase::Over && !session_->isMatchOver()) {
        start(std::make_unique<Session>(session_->nextRound()));
    }
}

void Controller::goOn() {
    if (session_->isHeld()) {
        waitForHandOver(session_->moves().back().player);
    } else {
        advance();
    }
}

void Controller::advance() {
    const Prompt next = session_->prompt();
    if (session_->ply() < redoEnd_ && session_->canRedo()) {
        apply(session_->redoChoice());
    } else if (next.kind == PromptKind::Over) {
        finish();
    } else if (next.kind == PromptKind::Die) {
        rollDie();
    } else if (session_->player(next.player).bot) {
        think(next.player);
    } else if (next.player != shown_) {
        passTo(next.player);
    } else {
        ask(next.player);
    }
}

void Controller::showAll(const SeatView& view) {
    emit shown(view);
    emit countsChanged(view);
}

// ---- people ---------------------------------------------------------------------------------------------------------

void Controller::ask(int seat) {
    const SeatView own = view(session_->state(), seat);
    enter(Phase::Asking);
    emit asked(own);
}

void Controller::choose(const Choice& choice) {
    if (!session_ || !options(session_->state()).contains(choice)) {
        return;
    }
    if (replayEnd_ > 0) {
        returnToGame(); // whoever has seen enough goes on
    }
    if (phase_ == Phase::Asking) {
        emit answered();
        apply(choice);
    }
}

/// Who the session waits for, be it that their turn is not handed on.
int Controller::seatAtTable() const {
    return session_->isHeld() ? session_->moves().back().player : session_->prompt().player;
}

void Controller::passTo(int seat) {
    if (!openTable_) {
        closeCurtain(seat);
        return;
    }
    shown_ = seat;
    showAll(viewNow());
    goOn();
}

void Controller::closeCurtain(int seat) {
    const int before = std::exchange(shown_, SeatView::nobody);
    enter(Phase::Curtain);
    emit countsChanged(viewNow());
    emit curtainClosed(Prompter::curtain(*session_, Narrator(session_->names(), session_->tiles()), seat, before));
}

void Controller::liftCurtain(int seat) {
    if (phase_ != Phase::Curtain || seat != seatAtTable()) {
        return;
    }
    shown_ = seat;
    enter(Phase::Playing);
    showAll(viewNow());
    emit curtainOpened();
    goOn();
}

void Controller::setOpenTable(bool open) {
    openTable_ = open;
    if (open && phase_ == Phase::Curtain) {
        liftCurtain(seatAtTable());
    }
}

void Controller::waitForHandOver(int seat) {
    if (seat != shown_) {
        passTo(seat);
        return;
    }
    enter(Phase::HandOver);
    emit ribbonChanged(Prompter::handOver(seat, session_->names()));
    emit handOverChanged(true);
    if (pace_.handOver) {
        handOverTimer_.start(*pace_.handOver);
    }
}

void Controller::handOver() {
    if (phase_ != Phase::HandOver) {
        return;
    }
    handOverTimer_.stop();
    session_->setHeld(false);
    session_->setUndoFloor(session_->ply());
    enter(Phase::Playing);
    emit handOverChanged(false);
    emit changed();
    const std::vector<Event>& events = session_->moves().back().events;
    if (const auto rest = endOfTurn(events); rest != events.end()) {
        play({rest, events.end()}, session_->state());
    } else {
        advance();
    }
}

// ---- bots and the die -----------------------------------------------------------------------------------------------

void Controller::think(int seat) {
    enter(Phase::Thinking);
    emit ribbonChanged(Prompter::thinking(session_->prompt(), session_->names()));
    std::shared_ptr<ai::Bot>& bot = bots_[seat];
    if (!bot) {
        bot = makeBot_(session_->player(seat).level, session_->random().next());
    }
    thinkingSince_.start();
    if (bot) {
        patienceTimer_.start(patience_);
        runner_.think(bot, view(session_->state(), seat), budget_);
    } else {
        botFailed();
    }
}

void Controller::botChose(const Choice& choice) {
    if (phase_ != Phase::Thinking) {
        return;
    }
    if (!options(session_->state()).contains(choice)) {
        botFailed();
        return;
    }
    patienceTimer_.stop();
    answer_ = choice;
    const std::chrono::milliseconds thought(thinkingSince_.elapsed());
    botTimer_.start(std::max(std::chrono::milliseconds(0), pace_.bot - thought));
}

/// The bot threw, hung, or chose what is not allowed: the game goes on with any choice, and with a new bot.
void Controller::botFailed() {
    if (phase_ != Phase::Thinking) {
        return;
    }
    runner_.cancel();
    const int seat = session_->prompt().player;
    bots_.erase(seat);
    emit noted(tr("%1 could not decide and plays at random.").arg(session_->player(seat).name));
    botChose(anyChoice());
}

Choice Controller::anyChoice() {
    const Options choices = options(session_->state());
    return choices[session_->random().below(static_cast<std::uint32_t>(choices.size()))];
}

void Controller::makeBotChoice() {
    if (phase_ == Phase::Thinking && answer_) {
        apply(*std::exchange(answer_, std::nullopt));
    }
}

void Controller::rollDie() {
    emit ribbonChanged(Prompter::dieRolls(session_->prompt().player, session_->names()));
    apply(faceOfSide(session_->random().below(6)));
}

// ---- what happens ---------------------------------------------------------------------------------------------------

void Controller::apply(const Choice& choice) {
    const bool byPerson = choice.as<DieFace>() == nullptr && !session_->player(session_->prompt().player).bot;
    const Move& move = session_->apply(choice);
    logChoice(session_->ply(), choice, session_->tiles());
    const Prompt next = session_->prompt();
    const bool sameGoesOn = next.kind == PromptKind::Fall && next.player == move.player;
    const bool goesOn = sameGoesOn || next.kind == PromptKind::Die;
    const bool held = byPerson && !goesOn && session_->ply() >= redoEnd_;
    session_->setHeld(held);
    if (!byPerson || (!held && !goesOn)) {
        session_->setUndoFloor(session_->ply());
    }
    enter(Phase::Playing);
    emit moved(move);
    emit changed();
    play({move.events.begin(), held ? endOfTurn(move.events) : move.events.end()}, session_->shownState());
}

void Controller::play(std::vector<Event> events, const State& after) {
    for (Event& event : events) { // the tiles that others draw stay hidden
        if (auto* draw = std::get_if<event::Drew>(&event); draw != nullptr && draw->seat != shown_ && !draw->known) {
            draw->tile = Tile::None;
        }
    }
    emit happened(events, viewOf(after));
}

void Controller::played() {
    if (phase_ == Phase::LookingBack) {
        playedAgain();
    } else if (phase_ == Phase::Playing && session_->ply() > 0) {
        emit countsChanged(viewNow());
        goOn();
    }
}

void Controller::finish() {
    enter(Phase::Over);
    emit ribbonChanged(Prompter::over(session_->state(), session_->names()));
    if (!std::exchange(announced_, true)) {
        emit roundEnded();
    }
}

} // namespace ashlar::app
