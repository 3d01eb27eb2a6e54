// The call-out beside the square aimed at: what would happen there, in sentences with the numbers of the rules, and
// what may follow.
#pragma once

#include "app/look/theme.h"
#include "app/look/tile_painter.h"
#include "app/table/outlook.h"

#include <QWidget>

#include <functional>
#include <vector>

namespace ashlar::app {

/// A place for a rectangle, and how bad it is.
struct Placing {
    QRectF rect; ///< Null if there is none.
    double cost = 0;
};

/// The best place for a rectangle of `size` in `room`: it never covers `keep`, and as little as possible of the
/// others; rather near `keep`, and above or below it.
Placing placeBeside(const QSizeF& size, const QRectF& room, const QRectF& keep, const std::vector<QRectF>& others);

class Callout : public QWidget {
    Q_OBJECT

public:
    explicit Callout(QWidget* parent);

    void setTheme(const Theme& theme);
    void setPips(std::function<SeatPip(int seat)> pipOf) { pipOf_ = std::move(pipOf); }

    /// Shows an outlook that has a title, for the square at `target`; `others` had better be seen, too. Not shown if
    /// `room` is too small to leave the square free.
    void showOutlook(const Outlook& outlook, const QRectF& target, const QRectF& room,
                     const std::vector<QRectF>& others, double scale);
    const Outlook& outlook() const { return outlook_; }
    /// The card without its tail and shadow, in the parent.
    QRectF card() const { return card_; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Layout;
    Layout layOut(double width) const;
    void paintBranch(QPainter& painter, const OutlookBranch& branch, const RichLayout& words, const QRectF& row) const;
    QFont font() const;

    const Theme* theme_;
    std::function<SeatPip(int)> pipOf_;
    Outlook outlook_;
    double unit_ = 1;
    QRectF card_;
    QPointF tip_;
};

} // namespace ashlar::app
