// How a person chooses: by click, by drag, by keys, and by a screen reader's press.
#pragma once

#include "app/look/rich_line.h"
#include "app/table/motion.h"
#include "app/table/spots.h"
#include "ashlar/flaming/view.h"

#include <QObject>
#include <QRectF>

#include <optional>

class QKeyEvent;
class QVariantAnimation;

namespace ashlar::app {

class FlightLayer;
class HandTray;
class StageView;

class Chooser : public QObject {
    Q_OBJECT

public:
    Chooser(StageView& stage, HandTray& tray, FlightLayer& flights);

    void setSpeed(Speed speed) { speed_ = speed; }
    /// The hand has changed: what was selected in it stays selected if it is still there.
    void setHand(const flaming::SeatView& view);
    void ask(const flaming::SeatView& view);
    /// The keyboard focus goes to where the answer is given.
    void takeFocus();
    void stop();
    /// As if mouse and keyboard were at that choice, with its tile selected. Ignored unless it is asked for.
    void pointAt(const flaming::Choice& choice);
    /// What Enter would play; while it would play nothing, what is pointed at.
    std::optional<flaming::Choice> aim() const;
    void choose(const flaming::Choice& choice);
    bool isAsking() const { return asked_.has_value(); }

    /// True if the key meant something here.
    bool keyPress(const QKeyEvent& event);
    /// The mouse is in use: no dotted rings.
    void forgetKeys();

    /// Where the tile just chosen was let go after a drag, in the table; asked once.
    std::optional<QRectF> takeDropPlace(flaming::Tile tile);

signals:
    void chosen(ashlar::flaming::Choice choice);
    void hoverText(const ashlar::app::RichLine& line);

private:
    void select(int row);
    void deselect();
    void clickTile(int row);
    void activate(int spot);
    void focusHand(int row);
    void focusSpot(int spot);
    bool keyInHand(int key);
    bool keyOnSpots(int key);
    bool keyAtFall(int key);
    int rowBeside(int row, int step) const;
    void showFocus();
    void sayAim();

    void beginDrag(int row, const QPointF& global);
    void moveDrag(const QPointF& global);
    void endDrag(const QPointF& global);
    void cancelDrag();

    StageView& stage_;
    HandTray& tray_;
    FlightLayer& flights_;
    Spots& spots_;
    Speed speed_ = Speed::Normal;
    std::optional<flaming::SeatView> asked_;
    flaming::Tile selected_ = flaming::Tile::None;
    int spot_ = Spots::none; ///< The square that the keyboard is at.
    int row_ = 0;            ///< The place of the hand that the keyboard is at.
    bool keys_ = false;      ///< The keyboard was used last: focus is shown.

    struct Drag {
        int row;
        int flight;
        QPointF grip; ///< From the tile's corner to the mouse.
        QRectF place;
    };
    std::optional<Drag> drag_;
    QVariantAnimation* returning_;
    std::optional<std::pair<flaming::Tile, QRectF>> dropped_;
};

} // namespace ashlar::app
