// The table: everything in the centre of the window. The stage with the pyramid, the hand tray below it, the animation
// of what happens, and the curtain between people. It knows what one seat may know, and asks that view what may be
// done.
#pragma once

#include "app/look/rich_line.h"
#include "app/look/theme.h"
#include "app/table/caption.h"
#include "app/table/hand_model.h"
#include "app/table/hint_card.h"
#include "app/table/history_bar.h"
#include "app/table/motion.h"
#include "app/table/stage_geometry.h"
#include "ashlar/flaming/view.h"

#include <QElapsedTimer>
#include <QPair>
#include <QTimer>
#include <QVector>
#include <QWidget>

#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

class QPushButton;

namespace ashlar::app {

class Animator;
struct Cast;
struct SeatPip;
class Chooser;
class Curtain;
class FlightLayer;
class HandTray;
class StageView;

/// How a seat is shown.
struct SeatLook {
    QString name;
    bool bot = false;
    int colour = 0; ///< 0 to 5: the colours of the theme
    QString note;   ///< "You", "Bot, strong"
};

class Table : public QWidget {
    Q_OBJECT

public:
    explicit Table(QWidget* parent = nullptr);
    ~Table() override;
    Q_DISABLE_COPY_MOVE(Table)

    /// The seats in turn order, before anything is shown.
    void setSeats(const QVector<SeatLook>& seats);
    void setTheme(const Theme& theme);
    /// Counts at once, during an animation, too.
    void setSpeed(Speed speed);
    Speed speed() const { return speed_; }
    /// Short fades in place of all movement; from the beginning as the desktop has it.
    void setReducedMotion(bool reduced);
    /// Tells each step in a sentence, for the ribbon and the call-outs; without it there are only headings.
    void setCaptioner(Captioner captioner);
    /// Whether the squares say beforehand what would happen (from the beginning they do).
    void setPreviews(bool previews);
    /// At which height (global) a seat is listed beside the table: tiles come from there and go there.
    void setSeatHeights(std::function<std::optional<int>(int seat)> heightOf) { seatHeight_ = std::move(heightOf); }
    /// How the hand is kept; the person may change it (handOrderChanged).
    void setHandOrder(HandOrder order);
    /// Whether the tray says which keys do what.
    void setHintsShown(bool shown);

    /// Shows a position at once, without animation. The view is that of the seat whose hand is shown, or nobody's: then
    /// the backs of the active player's hand are seen. Ends what is played or asked, without played().
    void show(const flaming::SeatView& view);
    using QWidget::show;

    /// Plays what happened, then shows `after`; emits played(), once for each call and never from inside it. A second
    /// call queues behind the first. Ends a question that is open.
    void play(const std::vector<flaming::Event>& events, const flaming::SeatView& after);
    bool isPlaying() const;
    /// What is shown, as the seat may know it whose hand is shown.
    const flaming::SeatView& view() const { return view_; }
    /// The part with the pyramid.
    StageView& stage() const { return *stage_; }
    /// Everything queued at once to its end (the key Space does this too).
    void skip();

    /// Lets the person of view.seat() choose: the hand and black squares at a placement, green squares at a fall. Shows
    /// the view, and says in the ribbon what is to be done. Ends with chosen(), noChoice(), show() or play(). While
    /// something is played, the question waits for its end.
    void ask(const flaming::SeatView& view);
    void noChoice();

    /// Shows what the table waits for, in the ribbon (already translated), e.g. "Flint is thinking…"; with the avatar
    /// of that seat unless it is SeatView::nobody. An empty title hides the ribbon. The last of this and ask() counts.
    /// `busy` while that seat thinks.
    void setRibbon(const QString& title, const QString& detail, int seat, bool busy = false);

    /// Curtain between people: hides hand and stage. Each line of the recap is of one seat. Its button (or Enter) emits
    /// curtainLifted(): show the view of that seat, then call openCurtain().
    void closeCurtain(int seat, const QString& title, const QString& subtitle,
                      const QVector<QPair<int, RichLine>>& recap, const RichLine& summary);
    void openCurtain();
    bool curtainClosed() const;

    /// Waiting for Done: the turn is over but not handed on, undo still possible. The button Done (or Enter) emits
    /// handedOver().
    void setHandOver(bool waiting);

    /// The card of a hint for the question that is asked, with its choices marked on the stage and in the hand; none
    /// takes it away, as does the end of the question.
    void setHint(const std::optional<HintLook>& look);
    /// Shows all choices of a hint that shows one alone, for want of room; false if there is none such.
    bool showWholeHint();

    /// While one looks back: the bar with which one steps to and fro; nothing takes it away.
    void setHistory(const std::optional<HistoryLook>& look);

    QSize sizeHint() const override { return {968, 704}; }
    QSize minimumSizeHint() const override { return {560, 400}; }

signals:
    void chosen(ashlar::flaming::Choice choice);
    void played();
    /// An event begins to be seen; a tile that is placed or falls, when it lands. What follows from an event belongs to
    /// it: tiles taken and removed are not told. Nothing is told of what is skipped.
    void stepBegan(const ashlar::flaming::Event& event);
    void curtainLifted(int seat);
    void handedOver();
    /// What the mouse or the keyboard is at, in a sentence; empty for nothing.
    void hoverText(const ashlar::app::RichLine& line);
    /// From the history bar, or its keys: a step back (-1) or forward (1), and so on.
    void historyStep(int by);
    void historyBeginning();
    void historyEnd();
    void historyPlayOn();
    void historyLeft();
    /// The person wants no more of the hint.
    void hintLeft();
    void handOrderChanged(ashlar::app::HandOrder order);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void layOut();
    void showView(const flaming::SeatView& view, int resizeMs);
    void tell(const std::vector<flaming::Event>& events);
    void finish(const std::vector<flaming::Event>& events, const flaming::SeatView& after);
    void startAsking(const flaming::SeatView& view);
    void showQuestion(const flaming::SeatView& view);
    void showHints();
    bool handOver();
    QRectF hintRoom() const;
    void layOutHint();
    void lookAtHint(int line);
    void followAim();
    void markHint();
    Obstacle namedByHint() const;
    void applyMotion();
    int resizeTime() const;
    Cast cast(const flaming::SeatView& after);
    std::optional<Caption> caption(std::span<const flaming::Event> step) const;
    void say(const Caption& caption);
    QPointF seatAnchor(int seat) const;
    SeatPip pipOf(int seat) const;
    void applyTeller();
    const SeatLook& seat(int seat) const;

    QVector<SeatLook> seats_;
    const Theme* theme_;
    Speed speed_ = Speed::Normal;
    bool reduced_ = false;
    Captioner captioner_;
    std::function<std::optional<int>(int)> seatHeight_;
    std::optional<Caption> said_; ///< Of the last step that was played.
    QElapsedTimer skipped_;       ///< Since the key last skipped.
    flaming::SeatView view_;
    std::optional<flaming::SeatView> waiting_; ///< A question that waits for the end of an animation.
    bool handingOver_ = false;
    bool hintsShown_ = true;
    int curtainSeat_ = flaming::SeatView::nobody;
    QTimer hintSettles_; ///< The hint is laid out once, when nothing has changed its size for a moment.
    int grown_ = 0;      ///< Tiles that came under the shown pile since the last placement.

    StageView* stage_;
    HandTray* tray_;
    FlightLayer* flights_;
    Chooser* chooser_;
    Animator* animator_;
    Curtain* curtain_;
    QPushButton* done_;
    HistoryBar* history_;
    HintCard* hint_;
};

} // namespace ashlar::app
