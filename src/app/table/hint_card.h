// The card of a hint on the stage: the best choices with their chances, and why. It covers as little of the pyramid as
// it can, and may be moved with the mouse.
#pragma once

#include "app/look/rich_line.h"
#include "app/look/theme.h"
#include "app/table/stage_geometry.h"
#include "ashlar/flaming/choice.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include <optional>
#include <utility>
#include <vector>

class QPushButton;
class QToolButton;

namespace ashlar::app {

class HintRow;

/// A choice of a hint; its place among the others is its rank.
struct HintLine {
    flaming::Choice choice;
    RichLine title;
    QString chance; ///< "62 %"
    std::vector<RichLine> reasons;

    /// Whether a tile occurs in it.
    bool names(const TileFace& face) const;
};

/// What the card shows: the choices, best first; or that they are thought about.
struct HintLook {
    int thinkingMs = 0; ///< how long it will take; 0: it is done
    std::vector<HintLine> lines;
};

/// Where the card may be, and what is on the stage while there is none.
struct HintRoom {
    QRectF rect;
    std::vector<QRectF> others; ///< had better be seen; some count more than once
    std::vector<QRectF> named;  ///< what the choices speak of: must be seen
    StageGeometry geometry;
    std::vector<flaming::Cell> cells; ///< all that is on the stage, which may give way
    QSizeF stage;
    double scale = 1; ///< of the table

    bool operator==(const HintRoom&) const = default;
};

class HintCard : public QWidget {
    Q_OBJECT

public:
    explicit HintCard(QWidget* parent);

    void setTheme(const Theme& theme);
    void setLook(const HintLook& look);
    const HintLook& look() const { return look_; }
    /// Finds its size and its place, where it covers least of the others and nothing of what it names; where that
    /// cannot be, the upper left, with one choice alone if the room is too low for all of them or the tiles would
    /// become too small beside them. A card that was moved by hand stays where it is, as far as there is room; in the
    /// same room every card does.
    void layOut(const HintRoom& room);
    /// Until it is laid out anew: into a room that is another one now.
    void keepInside(const QRectF& room);
    /// It finds a place of its own the next time.
    void forgetPlace();
    /// Whether it shows one choice alone, for want of room; from expand() on it shows all that there is room for, until
    /// it shows others.
    bool isBrief() const { return form_.detail == Detail::One; }
    void expand();
    bool isMoved() const { return moved_.has_value(); }
    /// What others had better give way to: the card at the upper left, with any of its choices looked at; null if it
    /// found another place or was moved by hand.
    QRectF obstacle() const;
    /// The card without its shadow, in the parent.
    QRectF card() const;

    /// The choice that is looked at, and whether the table is at it, too.
    int current() const { return current_; }
    bool isLit() const { return lit_; }
    /// The table is at that choice, or at none of them; tells nobody.
    void follow(std::optional<int> line);
    /// Gives the keyboard to the line that is looked at.
    void takeFocus();
    /// Whether the keyboard is at a line, not at a button.
    bool isAtChoice() const;

signals:
    void currentChanged(int line); ///< by mouse or keyboard
    void played(int line);
    void moreWanted(); ///< all choices
    void closed();
    void resized();

protected:
    void paintEvent(QPaintEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    enum class Detail {
        Everything, ///< all choices with their reasons
        Reasons,    ///< all choices, and the reasons of one
        One,        ///< one choice alone, and its reasons
    };
    /// How it was laid out.
    struct Form {
        QPointF corner;
        double width = 0;
        double tallest = 0; ///< its height with any of its choices looked at
        Detail detail = Detail::Everything;
        bool cornered = false; ///< there was no free place
    };

    static constexpr int shadowRoom = 20; ///< Around the card.
    static constexpr double unlimited = 1e6;

    void lookAt(int line);
    void showCurrent();
    bool isTight() const;
    int arrange(double width, Detail detail, int open, double highest = unlimited);
    int arrangeTallest(double width, Detail detail, double highest = unlimited);
    double footerHeight(Detail detail) const;
    Form findForm();
    Detail detailBeside(const Form& form, double whole, double reasons);
    void settle();
    void showRows();
    QPointF inside(QPointF corner, const QSizeF& size) const;
    double headerHeight() const { return 36 * unit_; }

    const Theme* theme_;
    HintLook look_;
    std::vector<HintRow*> rows_;
    QToolButton* cross_;
    QToolButton* more_;
    QPushButton* play_;
    QTimer ticks_;        ///< moves the bar while it is thought
    QElapsedTimer since_; ///< it shows what it shows
    HintRoom room_;
    std::optional<QPoint> moved_; ///< where it was moved to
    std::optional<QPoint> grip_;  ///< from its corner to the mouse that moves it
    double unit_ = 1;
    int current_ = 0;
    std::pair<int, int> shown_; ///< the first and the last of the choices for which there is room
    int turned_ = 0;            ///< of the wheel, less than a notch
    bool lit_ = true;
    Form form_;
    bool placed_ = false;      ///< the form is that for the room and the look
    bool expanded_ = false;    ///< by hand
    std::pair<int, int> kept_; ///< the first and the last of the choices that were shown before
};

} // namespace ashlar::app
