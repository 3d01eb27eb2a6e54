// Where the card of a hint lies, and how much of it is shown there.
#include "app/table/hint_card.h"
#include "app/table/stage_geometry.h"

#include <algorithm>
#include <cmath>

namespace ashlar::app {

namespace {

constexpr double cardWidth = 316;
constexpr double tightWidth = 292; ///< Three tiles in a line: "b3 on r5 and g10", and its chance.
constexpr double tightRoom = 640;  ///< A stage of this width has little room.
constexpr double thinkingWidth = 236;
constexpr double wellRead = 36; ///< Side of tiles that are read with ease.
constexpr double slack = 2;     ///< A difference of that side that nobody sees.

double overlap(const QRectF& a, const QRectF& b) {
    const QRectF common = a & b;
    return common.isEmpty() ? 0 : common.width() * common.height();
}

struct Place {
    QPointF corner;
    double covered = 0; ///< Square pixels of the others, those that are named twice counting twice.
};

/// Where a rectangle covers least; of several such places the one nearest to the upper left.
Place freestPlace(const QSizeF& size, const QRectF& room, const std::vector<QRectF>& others) {
    const double step = std::max(8.0, room.width() / 60);
    Place best{room.topLeft(), 0};
    double least = -1;
    for (double y = room.top(); y + size.height() <= room.bottom(); y += step) {
        for (double x = room.left(); x + size.width() <= room.right(); x += step) {
            double covered = 0;
            for (const QRectF& other : others) {
                covered += overlap(QRectF(QPointF(x, y), size), other);
            }
            const double cost = covered + (x - room.left() + y - room.top()) * 2;
            if (least < 0 || cost < least) {
                least = cost;
                best = {{x, y}, covered};
            }
        }
    }
    return best;
}

bool covers(const QRectF& card, const std::vector<QRectF>& named) {
    return std::ranges::any_of(named, [&](const QRectF& rect) { return card.intersects(rect); });
}

} // namespace

bool HintCard::isTight() const {
    return form_.width < std::round(cardWidth * unit_);
}

/// The height with the choice open that has most to say.
int HintCard::arrangeTallest(double width, Detail detail, double highest) {
    int height = 0;
    for (int i = 0; i < std::max(1, static_cast<int>(rows_.size())); ++i) {
        height = std::max(height, arrange(width, detail, i, highest));
    }
    return height;
}

void HintCard::layOut(const HintRoom& room) {
    HintRoom before = room_;
    before.others = room.others; // these may come and go: it covers them or not
    if (placed_ && room == before) {
        return;
    }
    room_ = room;
    unit_ = textScale(room.scale);
    form_ = findForm();
    placed_ = true;
    settle();
}

HintCard::Form HintCard::findForm() {
    const bool little = room_.rect.width() < tightRoom * unit_;
    std::vector<QRectF> others = room_.others;
    for (const QRectF& rect : room_.named) {
        others.insert(others.end(), 30, rect);
    }
    const auto formOf = [&](double width) {
        Form form;
        form.width = form_.width = std::round(std::min(width * unit_, room_.rect.width()));
        const QSizeF whole(form.width, arrange(form.width, Detail::Everything, current_));
        const Place place = freestPlace(whole, room_.rect, others);
        // The reasons of one choice alone, where all of them would cover much more.
        const QSizeF small(form.width, arrangeTallest(form.width, Detail::Reasons));
        const Place smallPlace = freestPlace(small, room_.rect, others);
        const auto tooHigh = [&](const QSizeF& size) { return size.height() > room_.rect.height(); };
        const bool compact = covers({place.corner, whole}, room_.named) ||
                             smallPlace.covered < place.covered - 1500 * unit_ || tooHigh(whole);
        form.detail = compact ? Detail::Reasons : Detail::Everything;
        form.corner = compact ? smallPlace.corner : place.corner;
        const QSizeF shown = compact ? small : whole;
        form.cornered = !rows_.empty() && (little || tooHigh(shown) || covers({form.corner, shown}, room_.named));
        if (form.cornered) {
            form.corner = room_.rect.topLeft();
            form.detail = detailBeside(form, whole.height(), small.height());
        }
        form.tallest = arrangeTallest(form.width, form.detail, room_.rect.height());
        return form;
    };
    if (rows_.empty()) {
        return formOf(thinkingWidth);
    }
    const Form wide = formOf(little ? tightWidth : cardWidth);
    if (little || wide.detail != Detail::One) {
        return wide;
    }
    const Form tight = formOf(tightWidth); // which may have room for all choices
    return tight.detail != Detail::One ? tight : wide;
}

/// How much of it there is room for in the corner, with all tiles beside it: `whole` and `reasons` are the heights with
/// the reasons of all choices and of one.
HintCard::Detail HintCard::detailBeside(const Form& form, double whole, double reasons) {
    const auto tileBeside = [&](double height) {
        const auto beside = besideObstacle(room_.geometry, room_.stage,
                                           {{form.corner, QSizeF(form.width, height)}, room_.cells, room_.cells});
        return beside ? beside->tile : 0;
    };
    if (whole <= room_.rect.height() && tileBeside(whole) == room_.geometry.tile) {
        return Detail::Everything;
    }
    const double tile = reasons <= room_.rect.height() ? tileBeside(reasons) : 0;
    // As long as it is brief it asks for more before it shows all choices, and the other way round: while a window is
    // resized it changes once.
    const bool enough = tile >= std::min(wellRead + (isBrief() ? slack : 0), room_.geometry.tile);
    const double gain = tileBeside(arrangeTallest(form.width, Detail::One)) - tile;
    const bool worth = tile == 0 || gain >= (isBrief() ? slack : 2 * slack);
    return !enough && worth && !expanded_ && rows_.size() > 1 ? Detail::One : Detail::Reasons;
}

void HintCard::expand() {
    expanded_ = true;
    placed_ = false;
}

QPointF HintCard::inside(QPointF corner, const QSizeF& size) const {
    const QRectF& room = room_.rect;
    return {std::clamp(corner.x(), room.left(), std::max(room.left(), room.right() - size.width())),
            std::clamp(corner.y(), room.top(), std::max(room.top(), room.bottom() - size.height()))};
}

void HintCard::keepInside(const QRectF& room) {
    if (!isHidden() && room != room_.rect) {
        room_.rect = room;
        placed_ = false;
        move(inside(card().topLeft(), card().size()).toPoint() - QPoint(shadowRoom, shadowRoom));
    }
}

void HintCard::forgetPlace() {
    moved_.reset();
    placed_ = false;
}

QRectF HintCard::obstacle() const {
    return form_.cornered && !moved_ ? QRectF(card().topLeft(), QSizeF(card().width(), form_.tallest)) : QRectF();
}

} // namespace ashlar::app
