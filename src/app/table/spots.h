// The squares of a prompt: black ones for a placement, green ones for a fall, and the ghost of the tile on the one
// aimed at. They live in the scene; mouse, keyboard and screen reader all name them by their index.
#pragma once

#include "app/look/rich_line.h"
#include "app/table/outlook.h"
#include "app/table/pyramid_scene.h"
#include "app/table/spot_item.h"
#include "ashlar/flaming/view.h"

#include <QObject>

#include <optional>
#include <vector>

class QTimer;

namespace ashlar::app {

/// A choice of a hint, and how good it is: 1 for the best.
struct ChoiceMark {
    flaming::Choice choice;
    int rank = 1;
};

enum class Direction { Left, Right, Up, Down };

class EffectItem;

class Spots : public QObject {
    Q_OBJECT

public:
    static constexpr int none = -1;

    explicit Spots(PyramidScene& scene);

    /// Lays out the squares for the choices of this view, in reading order: from the top row down, from left to right.
    void offer(const flaming::SeatView& view);
    void clear();
    /// At a placement: the tile that would be placed, or none: then the squares are quiet and lead nowhere.
    void setTile(flaming::Tile tile);

    int count() const { return static_cast<int>(spots_.size()); }
    bool isFall() const;
    /// Whether one of them must be used because they fill gaps (rules, section 5).
    bool areForced() const { return forced_; }
    SpotItem* item(int i) const { return spots_[static_cast<std::size_t>(i)].item; }
    /// What a square stands for; none without a tile.
    std::optional<flaming::Choice> choice(int i) const;
    /// The square of a choice, whatever tile is selected, or none.
    int of(const flaming::Choice& choice) const;
    RichLine sentence(int i) const;
    const Outlook& outlook(int i) const { return spots_[static_cast<std::size_t>(i)].outlook; }
    /// Who tells what would happen; counts from the next question on.
    void setTeller(OutlookTeller teller) { teller_ = std::move(teller); }
    /// Whether squares say beforehand what would happen.
    void setPreviews(bool previews);

    /// Marks the squares of choices, the one of rank `strong` most; until the squares are others.
    void setMarks(std::vector<ChoiceMark> marks, int strong);
    const std::vector<ChoiceMark>& marks() const { return marks_; }

    /// The square meant by a point of the scene, or none.
    int at(const QPointF& point) const;
    /// The square that lies next in that direction, or none.
    int next(int from, Direction direction) const;

    /// The square under the mouse, and the one that the keyboard aims at; the mouse goes before.
    void setHovered(int i);
    void setFocused(int i, bool ring);
    int aimed() const { return hovered_ != none ? hovered_ : focused_; }
    int focused() const { return focused_; }
    /// Whether forced squares pulse when they are offered.
    void setPulsing(bool pulsing) { pulsing_ = pulsing; }
    /// Hides the ghost, while the dragged tile itself is to be seen.
    void setGhostVisible(bool visible);
    /// Draws everything anew, after a change of the theme.
    void refresh();

signals:
    /// A screen reader presses a square.
    void pressed(int i);
    void aimChanged();
    /// The squares are others from now on.
    void replaced();

private:
    struct Spot {
        SpotItem* item = nullptr;
        flaming::Cell at;
        std::optional<flaming::Fall> fall;
        Outlook outlook;
    };

    void place();
    void pulse();
    double pulseValue() const;
    Outlook foresee(const Spot& spot) const;
    void showForecast();
    void showMarks();
    bool ghostShows() const;
    void updateGhost();

    PyramidScene& scene_;
    std::optional<flaming::SeatView> view_;
    std::vector<Spot> spots_;
    flaming::Tile tile_ = flaming::Tile::None;
    TileItem* ghost_ = nullptr;
    std::vector<EffectItem*> landings_; ///< Marks where the tile would fall to.
    std::vector<ChoiceMark> marks_;
    std::vector<EffectItem*> discs_; ///< The numbers of the marks.
    int strong_ = 0;
    OutlookTeller teller_;
    bool previews_ = true;
    QTimer* pulse_;
    int pulsed_ = 0; ///< Beats of the pulse since the squares were offered.
    int hovered_ = none;
    int focused_ = none;
    bool ring_ = false;
    bool forced_ = false;
    bool ghostVisible_ = true;
    bool pulsing_ = true;
};

} // namespace ashlar::app
