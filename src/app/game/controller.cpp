#include "app/game/controller.h"

#include <algorithm>
#include <utility>

namespace ashlar::app {

using namespace flaming;

namespace {

bool endsTurn(const Event& event) {
    return std::holds_alternative<event::Drew>(event) || std::holds_alternative<event::TurnBegan>(event) ||
           std::holds_alternative<event::GameEnded>(event);
}

/// What a seat may see of the events: the tiles that others draw stay hidden.
std::vector<Event> seenBy(std::vector<Event> events, int seat) {
    for (Event& event : events) {
        if (auto* draw = std::get_if<event::Drew>(&event); draw != nullptr && draw->seat != seat && !draw->known) {
            draw->tile = Tile::None;
        }
    }
    return events;
}

} // namespace

Controller::Controller(QObject* parent) : QObject(parent) {
    makeBot_ = [](const QString& level, std::uint64_t seed) { return ai::makeBot(level.toStdString(), seed); };
    for (QTimer* timer : {&botTimer_, &patienceTimer_, &handOverTimer_}) {
        timer->setSingleShot(true);
    }
    connect(&botTimer_, &QTimer::timeout, this, &Controller::makeBotChoice);
    connect(&patienceTimer_, &QTimer::timeout, this, &Controller::botFailed);
    connect(&handOverTimer_, &QTimer::timeout, this, &Controller::handOver);
    connect(&runner_, &BotRunner::chosen, this, &Controller::botChose);
    connect(&runner_, &BotRunner::failed, this, &Controller::botFailed);
}

void Controller::enter(Phase phase) {
    phase_ = phase;
    emit phaseChanged();
}

/// Takes the table back from whoever has it.
void Controller::stop() {
    runner_.cancel();
    for (QTimer* timer : {&botTimer_, &patienceTimer_, &handOverTimer_}) {
        timer->stop();
    }
    answer_.reset();
    rest_.clear();
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
    shown_ = SeatView::nobody;
    if (session_->people() == 1) {
        const auto& players = session_->players();
        shown_ = static_cast<int>(std::ranges::find(players, false, &Player::bot) - players.begin());
    }
    undoFloor_ = session_->ply();
    enter(Phase::Playing);
    emit started();
    emit shown(viewOf(session_->state()));
    emit countsChanged(viewOf(session_->state()));
    advance();
}

void Controller::startNextRound() {
    if (phase_ == Phase::Over && !session_->isMatchOver()) {
        start(std::make_unique<Session>(session_->nextRound()));
    }
}

void Controller::advance() {
    const Prompt next = session_->prompt();
    if (next.kind == PromptKind::Over) {
        finish();
    } else if (next.kind == PromptKind::Die) {
        rollDie();
    } else if (session_->player(next.player).bot) {
        think(next.player);
    } else if (next.player != shown_) {
        closeCurtain(next.player);
    } else {
        ask(next.player);
    }
}

// ---- people ---------------------------------------------------------------------------------------------------------

void Controller::ask(int seat) {
    const SeatView own = view(session_->state(), seat);
    enter(Phase::Asking);
    emit asked(own);
}

void Controller::choose(const Choice& choice) {
    if (phase_ == Phase::Asking && options(session_->state()).contains(choice)) {
        emit answered();
        apply(choice);
    }
}

void Controller::closeCurtain(int seat) {
    const int before = std::exchange(shown_, SeatView::nobody);
    enter(Phase::Curtain);
    emit curtainClosed(Prompter::curtain(*session_, Narrator(session_->names(), session_->tiles()), seat, before));
}

void Controller::liftCurtain(int seat) {
    if (phase_ != Phase::Curtain || seat != session_->prompt().player) {
        return;
    }
    shown_ = seat;
    enter(Phase::Playing);
    emit shown(viewOf(session_->state()));
    emit countsChanged(viewOf(session_->state()));
    emit curtainOpened();
    ask(seat);
}

void Controller::handOver() {
    if (phase_ != Phase::HandOver) {
        return;
    }
    handOverTimer_.stop();
    undoFloor_ = session_->ply();
    enter(Phase::Playing);
    emit handOverChanged(false);
    if (rest_.empty()) {
        advance();
    } else {
        play(std::exchange(rest_, {}), session_->state());
    }
}

bool Controller::canUndo() const {
    return (phase_ == Phase::Asking || phase_ == Phase::HandOver) && session_->ply() > undoFloor_;
}

bool Controller::canRedo() const {
    return phase_ == Phase::Asking && session_->canRedo();
}

void Controller::undo() {
    if (!canUndo()) {
        return;
    }
    stop();
    session_->undo();
    emit rewound();
    emit shown(viewOf(session_->state()));
    emit countsChanged(viewOf(session_->state()));
    ask(session_->prompt().player);
}

void Controller::redo() {
    if (canRedo()) {
        emit answered();
        apply(session_->redoChoice());
    }
}

// ---- bots and the die -----------------------------------------------------------------------------------------------

void Controller::think(int seat) {
    enter(Phase::Thinking);
    emit ribbonChanged(Prompter::thinking(seat, session_->names()));
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
        undoFloor_ = session_->ply() + 1;
        apply(*std::exchange(answer_, std::nullopt));
    }
}

void Controller::rollDie() {
    emit ribbonChanged(Prompter::dieRolls(session_->prompt().player, session_->names()));
    undoFloor_ = session_->ply() + 1;
    apply(faceOfSide(session_->random().below(6)));
}

// ---- what happens ---------------------------------------------------------------------------------------------------

void Controller::apply(const Choice& choice) {
    const Move& move = session_->apply(choice);
    const Prompt next = session_->prompt();
    const bool sameGoesOn = next.kind == PromptKind::Fall && next.player == move.player;
    const bool byPerson = !session_->player(move.player).bot;
    enter(Phase::Playing);
    handsOver_ = byPerson && session_->ply() > undoFloor_ && next.kind != PromptKind::Die && !sameGoesOn;
    emit moved(move);

    std::vector<Event> events = move.events;
    if (!handsOver_) {
        play(std::move(events), move.after);
        return;
    }
    const auto hidden = std::ranges::find_if(events, endsTurn);
    rest_.assign(hidden, events.end());
    events.erase(hidden, events.end());
    play(std::move(events), rest_.empty() ? move.after : beforeDraw(move.after, rest_, move.active));
}

void Controller::play(std::vector<Event> events, const State& after) {
    emit happened(seenBy(std::move(events), shown_), viewOf(after));
}

void Controller::played() {
    if (phase_ != Phase::Playing || session_->ply() == 0) {
        return;
    }
    const bool waits = std::exchange(handsOver_, false);
    const Move& last = session_->moves().back();
    if (!waits) {
        emit countsChanged(viewOf(session_->state()));
        advance();
        return;
    }
    emit countsChanged(viewOf(rest_.empty() ? last.after : beforeDraw(last.after, rest_, last.active)));
    enter(Phase::HandOver);
    emit ribbonChanged(Prompter::handOver(last.player, session_->names()));
    emit handOverChanged(true);
    if (pace_.handOver) {
        handOverTimer_.start(*pace_.handOver);
    }
}

void Controller::finish() {
    enter(Phase::Over);
    emit ribbonChanged(Prompter::over(session_->state(), session_->names()));
    emit roundEnded();
}

} // namespace ashlar::app
