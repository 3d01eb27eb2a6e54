#include "app/table/callout.h"

#include "app/look/avatar_painter.h"
#include "app/look/card_painter.h"
#include "app/look/die_painter.h"
#include "app/table/fall_mark.h"
#include "app/table/stage_geometry.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ashlar::app {

namespace {

constexpr double widest = 332;  ///< Of the text.
constexpr double inset = 16;    ///< Between card and text.
constexpr double shadow = 26;   ///< Room for the shadow.
constexpr double tailRoom = 16; ///< Between the card and its square.
constexpr double rowHeight = 24;

/// What stands before the words of a branch: arrow or die with its chance, and the badge.
double markWidth(const OutlookBranch& branch) {
    return branch.face ? 82 : 52;
}

double overlap(const QRectF& a, const QRectF& b) {
    const QRectF common = a & b;
    return common.isEmpty() ? 0 : common.width() * common.height();
}

} // namespace

Placing placeBeside(const QSizeF& size, const QRectF& room, const QRectF& keep, const std::vector<QRectF>& others) {
    const QRectF free = keep.adjusted(-tailRoom, -tailRoom, tailRoom, tailRoom);
    const double step = std::max(8.0, room.width() / 60);
    Placing best;
    for (double y = room.top(); y + size.height() <= room.bottom(); y += step) {
        for (double x = room.left(); x + size.width() <= room.right(); x += step) {
            const QRectF place(QPointF(x, y), size);
            if (place.intersects(free)) {
                continue;
            }
            const bool aside = place.bottom() > free.top() && place.top() < free.bottom(); // no place for a tail
            const QPointF off = place.center() - keep.center();
            double cost = std::hypot(off.x(), off.y()) * 12 + (aside ? 6000 : 0);
            for (const QRectF& other : others) {
                cost += overlap(place, other);
            }
            if (best.rect.isNull() || cost < best.cost) {
                best = {place, cost};
            }
        }
    }
    return best;
}

/// The parts of the card, set for a width of the text.
struct Callout::Layout {
    std::vector<RichLayout> story;
    std::vector<RichLayout> branches;
    std::vector<RichLayout> tolls;
    double width = 0;
    double height = 0;
};

Callout::Callout(QWidget* parent) : QWidget(parent), theme_{&lightTheme()} {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    setObjectName(QStringLiteral("callout"));
    hide();
}

void Callout::setTheme(const Theme& theme) {
    theme_ = &theme;
    update();
}

QFont Callout::font() const {
    return themeFont(qRound(type::body * unit_));
}

Callout::Layout Callout::layOut(double width) const {
    Layout set;
    const QFontMetricsF title(themeFont(qRound(type::ribbonTitle * unit_), true));
    set.width = title.horizontalAdvance(outlook_.title) + 32 * unit_;
    set.height = 30 * unit_;
    const auto add = [&](std::vector<RichLayout>& to, const RichLine& line, double indent) {
        to.emplace_back(line, font(), width - indent);
        set.width = std::max(set.width, to.back().widestLine() + indent);
        set.height += std::max(to.back().height(), indent > 0 ? rowHeight * unit_ : 0) + 2 * unit_;
    };
    for (const RichLine& line : outlook_.story) {
        add(set.story, line, 0);
    }
    for (const OutlookBranch& branch : outlook_.branches) {
        add(set.branches, branch.words, markWidth(branch) * unit_);
    }
    for (const OutlookToll& toll : outlook_.tolls) {
        add(set.tolls, toll.words, 28 * unit_);
    }
    set.width = std::min(set.width, width);
    return set;
}

void Callout::showOutlook(const Outlook& outlook, const QRectF& target, const QRectF& room,
                          const std::vector<QRectF>& others, double scale) {
    unit_ = textScale(scale);
    // A wider card is lower, and a card that tells less is smaller: for that it must cover much less.
    struct Form {
        double width;
        std::size_t sentences;
        double price; // in the square pixels that it must cover less
    };
    Placing best;
    Outlook told;
    for (const Form& form : {Form{1, outlook.story.size(), 0}, Form{1.4, outlook.story.size(), 1500}, Form{1, 1, 8000},
                             Form{1.4, 1, 9500}, Form{1, 0, 20000}}) {
        outlook_ = outlook;
        outlook_.story.resize(std::min(form.sentences, outlook.story.size()));
        const Layout set = layOut(std::min(widest * form.width * unit_, room.width() - 2 * inset * unit_));
        const QSizeF size(std::ceil(set.width + 2 * inset * unit_), std::ceil(set.height + 24 * unit_));
        Placing placing = placeBeside(size, room, target, others);
        placing.cost += form.price;
        if (!placing.rect.isNull() && (best.rect.isNull() || placing.cost < best.cost)) {
            best = placing;
            told = outlook_;
        }
    }
    card_ = best.rect;
    outlook_ = told;
    setVisible(!card_.isNull());
    if (card_.isNull()) {
        return;
    }
    const bool below = card_.top() >= target.bottom();
    const bool above = card_.bottom() <= target.top();
    const double x = std::clamp(target.center().x(), card_.left() + 8, card_.right() - 8);
    tip_ = below   ? QPointF((x + target.center().x()) / 2, target.bottom() + 3)
           : above ? QPointF((x + target.center().x()) / 2, target.top() - 3)
                   : QPointF();
    tip_.setX(std::clamp(tip_.x(), target.left() + 6, target.right() - 6));
    const double beside = std::max({0.0, card_.left() - tip_.x(), tip_.x() - card_.right()});
    const double apart = below ? card_.top() - tip_.y() : tip_.y() - card_.bottom();
    QRectF all = card_.adjusted(-shadow, -shadow, shadow, shadow);
    if ((below || above) && beside < 2 * apart) { // a flat tail would lie over tiles
        all |= QRectF(tip_, QSizeF(1, 1));
    } else {
        tip_ = {};
    }
    setGeometry(all.toAlignedRect());
    raise();
    update();
}

void Callout::paintBranch(QPainter& painter, const OutlookBranch& branch, const RichLayout& words,
                          const QRectF& row) const {
    const double side = 18 * unit_;
    double x = row.left();
    const auto square = [&](double wide) {
        const QRectF box(x, row.center().y() - wide / 2, wide, wide);
        x += wide + 8 * unit_;
        return box;
    };
    if (branch.face) {
        paintDie(painter, square(side), static_cast<DieFace>(*branch.face));
        painter.setFont(themeFont(qRound(type::body * unit_), true));
        painter.setPen(theme_->ribbonText);
        painter.drawText(QRectF(x, row.top(), 30 * unit_, row.height()), Qt::AlignLeft | Qt::AlignVCenter,
                         QStringLiteral("%1/6").arg(branch.sides));
        x += 30 * unit_;
    } else {
        paintFallMark(painter, square(side), branch.fall == flaming::Fall::Left ? -1 : 1, *theme_);
    }
    if (branch.badge != Badge::None) {
        paintBadge(painter, square(side), branch.badge);
    }
    words.paint(painter, QPointF(row.left() + markWidth(branch) * unit_, row.center().y() - words.height() / 2),
                theme_->ribbonText);
}

void Callout::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-pos());
    if (tip_.isNull()) {
        paintCard(painter, card_, theme_->ribbon, metrics::cardRadius, *theme_);
    } else {
        paintCallout(painter, card_, tip_, *theme_);
    }
    const QRectF text = card_.adjusted(inset * unit_, 12 * unit_, -inset * unit_, -12 * unit_);
    const double side = 24 * unit_;
    paintBadge(painter, QRectF(text.left(), text.top() - 1, side, side), outlook_.badge);
    painter.setFont(themeFont(qRound(type::ribbonTitle * unit_), true));
    painter.setPen(theme_->ribbonText);
    painter.drawText(QRectF(text.left() + 32 * unit_, text.top() - 1, text.width(), side),
                     Qt::AlignLeft | Qt::AlignVCenter, outlook_.title);
    double y = text.top() + 30 * unit_;
    const Layout set = layOut(text.width() + 0.5);
    for (const RichLayout& line : set.story) {
        line.paint(painter, QPointF(text.left(), y), theme_->ribbonText, theme_->ribbonText);
        y += line.height() + 2 * unit_;
    }
    for (std::size_t i = 0; i < set.branches.size(); ++i) {
        const double high = std::max(set.branches[i].height(), rowHeight * unit_);
        paintBranch(painter, outlook_.branches[i], set.branches[i], QRectF(text.left(), y, text.width(), high));
        y += high + 2 * unit_;
    }
    for (std::size_t i = 0; i < set.tolls.size(); ++i) {
        const double high = std::max(set.tolls[i].height(), rowHeight * unit_);
        const double pip = 20 * unit_;
        if (pipOf_) {
            paintPip(painter, QRectF(text.left(), y + (high - pip) / 2, pip, pip), pipOf_(outlook_.tolls[i].seat));
        }
        set.tolls[i].paint(painter, QPointF(text.left() + 28 * unit_, y + (high - set.tolls[i].height()) / 2),
                           theme_->ribbonText, theme_->ribbonText);
        y += high + 2 * unit_;
    }
}

} // namespace ashlar::app
