// The controller's ways through the history of a game: taking back, looking back, playing again, branches.
#include "app/game/controller.h"

#include <algorithm>

namespace ashlar::app {

using namespace flaming;

// ---- taking back ----------------------------------------------------------------------------------------------------

/// Whether a person decides something new there: falls that follow from one's own choice belong to it.
bool Controller::isDecision(const Line& line, std::size_t ply) const {
    const record::Timeline& timeline = session_->timeline();
    const Prompt asked = prompt(timeline.state(line[ply]));
    if (asked.kind == PromptKind::Die || session_->player(asked.player).bot) {
        return false;
    }
    return asked.kind == PromptKind::Place || ply == 0 || prompt(timeline.state(line[ply - 1])).player != asked.player;
}

std::optional<std::size_t> Controller::undoTarget() const {
    if (phase_ == Phase::Idle || phase_ == Phase::LookingBack) {
        return std::nullopt;
    }
    const Line line = session_->line();
    const std::size_t floor = session_->isPractice() ? 0 : session_->undoFloor();
    std::size_t ply = session_->ply();
    while (ply > floor) {
        --ply;
        if (isDecision(line, ply)) {
            return ply;
        }
    }
    const bool part = !session_->isPractice() && session_->ply() > floor; // the die came between
    return part ? std::optional(floor) : std::nullopt;
}

bool Controller::canUndo() const {
    return undoTarget().has_value();
}

void Controller::undo() {
    if (const auto target = undoTarget()) {
        stop();
        session_->goTo(session_->line()[*target]);
        standAnew();
    }
}

bool Controller::canRedo() const {
    return (phase_ == Phase::Asking || phase_ == Phase::Thinking || phase_ == Phase::HandOver ||
            phase_ == Phase::Curtain) &&
           session_->canRedo();
}

void Controller::redo() {
    if (!canRedo()) {
        return;
    }
    stop();
    const Line line = session_->line();
    std::size_t end = session_->ply() + 1;
    while (end + 1 < line.size() && !isDecision(line, end)) {
        ++end;
    }
    redoEnd_ = end;
    apply(session_->redoChoice());
}

/// The session has gone to another position.
void Controller::standAnew() {
    qCDebug(gameLog, "at %zu", session_->ply());
    announced_ = false;
    enter(Phase::Playing);
    emit rewound();
    emit changed();
    showAll(viewNow());
    goOn();
}

// ---- looking back ---------------------------------------------------------------------------------------------------

/// What is ahead, after moves were taken back, may be a secret.
std::size_t Controller::plies() const {
    return session_->isOpen() ? session_->line().size() - 1 : session_->ply();
}

SeatView Controller::viewAt(std::size_t ply) const {
    return ply == session_->ply() ? viewNow() : viewOf(session_->timeline().state(session_->line()[ply]));
}

QString Controller::captionAt(std::size_t ply) const {
    if (ply == 0) {
        return tr("The beginning");
    }
    const Move move = session_->moveTo(session_->line()[ply]);
    const std::vector<RichLine> story = Narrator(session_->names(), session_->tiles()).story(move.events, move.active);
    const QString words = story.empty() ? QString() : inWords(story.front());
    return tr("%1: %2", "player: what happened").arg(session_->names().value(move.active), words);
}

HistoryState Controller::readHistory() const {
    HistoryState history;
    if (session_) {
        history.lookingBack = isLookingBack();
        history.plies = plies();
        history.ply = history.lookingBack ? lookedAt_ : session_->ply();
    }
    if (history.lookingBack) {
        history.caption = captionAt(lookedAt_);
        history.canPlayOn = replayEnd_ == 0 && lookedAt_ != session_->ply() && session_->isOpen() &&
                            viewAt(lookedAt_).prompt().kind != PromptKind::Over;
    }
    return history;
}

bool Controller::canLookBack() const {
    return session_ && phase_ != Phase::Curtain && plies() > 0;
}

void Controller::look(std::size_t ply, std::size_t replayEnd) {
    stop();
    lookedAt_ = ply;
    replayEnd_ = replayEnd;
    showAll(viewAt(ply));
    enter(Phase::LookingBack);
    emit ribbonChanged(Prompter::lookingBack(history(), replayEnd > 0));
}

void Controller::lookAt(std::size_t ply) {
    if (canLookBack()) {
        look(std::min(ply, plies()), 0);
    }
}

void Controller::stepBack() {
    if (canLookBack()) {
        lookAt(std::max<std::size_t>(history().ply, 1) - 1);
    }
}

void Controller::stepForward() {
    if (canLookBack() && history().ply < plies()) {
        look(history().ply, 0); // whatever was playing is over
        playNext();
    }
}

void Controller::toBeginning() {
    lookAt(0);
}

void Controller::toEnd() {
    if (canLookBack()) {
        lookAt(plies());
    }
}

void Controller::returnToGame() {
    if (!isLookingBack()) {
        return;
    }
    stop();
    enter(Phase::Playing);
    showAll(viewNow());
    goOn();
}

// ---- playing again --------------------------------------------------------------------------------------------------

/// The moves since the last turn of the person at the table; if there are none, that turn.
std::size_t Controller::replayBegin() const {
    const std::vector<Move>& moves = session_->moves();
    const auto before = [&moves](std::size_t end, auto belongs) {
        while (end > 0 && belongs(moves[end - 1].active)) {
            --end;
        }
        return end;
    };
    const std::size_t own = shown_ == SeatView::nobody
                                ? moves.size()
                                : before(moves.size(), [this](int active) { return active != shown_; });
    return own < moves.size() ? own
                              : before(moves.size(), [&moves](int active) { return active == moves.back().active; });
}

bool Controller::canReplay() const {
    return canLookBack() && session_->ply() > 0;
}

void Controller::replayLastTurn() {
    if (canReplay()) {
        look(replayBegin(), session_->ply());
        playNext();
    }
}

/// Shows how it came to the next position.
void Controller::playNext() {
    const Move move = session_->moveTo(session_->line()[++lookedAt_]);
    const bool held = lookedAt_ == session_->ply() && session_->isHeld();
    enter(Phase::LookingBack);
    emit ribbonChanged(Prompter::lookingBack(history(), replayEnd_ > 0));
    play({move.events.begin(), held ? endOfTurn(move.events) : move.events.end()},
         held ? session_->shownState() : move.after);
}

void Controller::playedAgain() {
    emit countsChanged(viewAt(lookedAt_));
    if (replayEnd_ == 0) {
        return;
    }
    if (lookedAt_ == replayEnd_) {
        returnToGame();
    } else if (session_->moves()[lookedAt_].active != session_->moves()[lookedAt_ - 1].active) {
        replayTimer_.start(pace_.bot);
    } else {
        playNext();
    }
}

// ---- branches -------------------------------------------------------------------------------------------------------

void Controller::playOnFromHere() {
    if (history().canPlayOn) {
        stop();
        session_->goTo(session_->line()[lookedAt_]);
        session_->setUndoFloor(session_->ply());
        standAnew();
    }
}

bool Controller::hasBranches() const {
    return session_ && session_->isOpen() && session_->timeline().size() != session_->line().size();
}

std::vector<Branch> Controller::branches() const {
    std::vector<Branch> branches;
    if (!hasBranches()) {
        return branches;
    }
    const record::Timeline& timeline = session_->timeline();
    const Narrator narrator(session_->names(), session_->tiles());
    const record::Timeline::Node current = session_->line().back();
    for (record::Timeline::Node end = 1; end < timeline.size(); ++end) {
        if (!timeline.children(end).empty()) {
            continue;
        }
        // It is named after where it left the one before it.
        Branch branch{end, tr("The game as it was first played"), end == current};
        for (record::Timeline::Node node = end; node != record::Timeline::root; node = *timeline.parent(node)) {
            if (timeline.children(*timeline.parent(node)).front() != node) {
                branch.caption = tr("From move %1: %2", "number of the move: who does what")
                                     .arg(timeline.ply(node))
                                     .arg(inWords(narrator.choice(session_->moveTo(node))));
                break;
            }
        }
        branches.push_back(branch);
    }
    return branches;
}

void Controller::switchTo(std::size_t end) {
    if (session_ && session_->isOpen() && end < session_->timeline().size()) {
        stop();
        session_->goTo(end);
        session_->setUndoFloor(session_->ply());
        standAnew();
    }
}

std::function<RichLine(std::span<const Event>, int)> Controller::captioner() const {
    if (!session_) {
        return {};
    }
    return [narrator = Narrator(session_->names(), session_->tiles())](std::span<const Event> step, int active) {
        const std::vector<RichLine> lines = narrator.sentences(step, active);
        return lines.empty() ? RichLine{} : lines.front();
    };
}

} // namespace ashlar::app
