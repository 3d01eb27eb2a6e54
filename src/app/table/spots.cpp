#include "app/table/spots.h"

#include "app/look/rank_painter.h"
#include "app/table/effect_item.h"
#include "app/table/faces.h"
#include "app/table/fall_mark.h"
#include "app/table/motion.h"

#include <QAccessible>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace ashlar::app {

using namespace flaming;

namespace {

constexpr double tolerance = 0.06; ///< A click that close beside a square still means it, in sides.

/// Whether a base cell lies between tiles of the base.
bool betweenTiles(const PlacedTiles& pyramid, Cell at) {
    const auto inBase = [&](auto test) {
        return std::any_of(pyramid.begin(), pyramid.end(),
                           [&](PlacedTile placed) { return placed.at.row == 0 && test(placed.at.column); });
    };
    return inBase([&](int column) { return column < at.column; }) &&
           inBase([&](int column) { return column > at.column; });
}

} // namespace

Spots::Spots(PyramidScene& scene) : QObject(&scene), scene_{scene}, pulse_{new QTimer(this)} {
    connect(&scene, &PyramidScene::geometryChanged, this, &Spots::place);
    pulse_->setInterval(motion::pulse.ms / motion::pulseBeats);
    connect(pulse_, &QTimer::timeout, this, &Spots::pulse);
}

void Spots::pulse() {
    if (++pulsed_ >= motion::pulseBeats * motion::pulses) {
        pulse_->stop();
    }
    for (const Spot& spot : spots_) {
        spot.item->setPulse(pulseValue());
    }
}

double Spots::pulseValue() const {
    const double swing = std::sin(std::numbers::pi * pulsed_ / motion::pulseBeats);
    return 1 - 0.4 * swing * swing;
}

bool Spots::isFall() const {
    return view_ && view_->prompt().kind == PromptKind::Fall;
}

void Spots::offer(const SeatView& view) {
    clear();
    view_ = view;
    const Options options = view.choices();
    const PlacedTiles pyramid = view.pyramid();
    if (options.kind() == PromptKind::Fall) {
        const Cell from = view.prompt().from;
        spots_.push_back({nullptr, belowLeft(from), Fall::Left, {}});
        spots_.push_back({nullptr, belowRight(from), Fall::Right, {}});
    }
    for (std::size_t i = 0; i < options.spotCount(); ++i) {
        const Cell at = options.spot(i);
        spots_.push_back({nullptr, at, std::nullopt, {}});
        forced_ = forced_ || at.row > 0 || betweenTiles(pyramid, at);
    }
    for (Spot& spot : spots_) {
        spot.item = new SpotItem(spot.at, {}, scene_.theme());
        spot.item->setZValue(layer::squares);
        scene_.addItem(spot.item);
    }
    for (int i = 0; i < count(); ++i) {
        connect(item(i), &SpotItem::pressed, this, [this, i] { emit pressed(i); });
    }
    setTile(Tile::None);
    place();
    if (forced_ && pulsing_) {
        pulse_->start();
    }
}

void Spots::clear() {
    hovered_ = focused_ = none;
    showForecast();
    pulse_->stop();
    pulsed_ = 0;
    delete ghost_;
    ghost_ = nullptr;
    for (const Spot& spot : spots_) {
        delete spot.item;
    }
    spots_.clear();
    setMarks({}, 0);
    view_.reset();
    tile_ = Tile::None;
    forced_ = false;
    ghostVisible_ = true;
    emit replaced();
    emit aimChanged();
}

void Spots::setTile(Tile tile) {
    tile_ = tile;
    for (Spot& spot : spots_) {
        spot.outlook = foresee(spot);
        spot.item->setDescription(plainText(spot.outlook.sentence, nameOf));
    }
    refresh();
    emit aimChanged();
}

void Spots::setPreviews(bool previews) {
    if (previews != previews_) {
        previews_ = previews;
        setTile(tile_);
    }
}

Outlook Spots::foresee(const Spot& spot) const {
    if (previews_ && spot.fall) {
        return outlookOf(*view_, *spot.fall, teller_);
    }
    if (previews_ && tile_ != Tile::None) {
        return outlookOf(*view_, Placement{tile_, spot.at}, teller_);
    }
    Outlook quiet;
    quiet.sentence = describeSpot(*view_, spot.at);
    return quiet;
}

/// Marks what would become of the tiles of the pyramid if the square aimed at were chosen.
void Spots::showForecast() {
    for (EffectItem* mark : landings_) {
        delete mark;
    }
    landings_.clear();
    if (aimed() == none) {
        scene_.setForecast({});
        return;
    }
    const Outlook& outlook = spots_[static_cast<std::size_t>(aimed())].outlook;
    scene_.setForecast(outlook.forecast);
    for (const OutlookBranch& branch : outlook.branches) {
        if (branch.fall) {
            const QRectF cell = scene_.cellRect(branch.landing);
            const QRectF rect(cell.left() + cell.width() * 0.2, cell.bottom() - cell.height() * 0.32,
                              cell.width() * 0.6, cell.width() * 0.3);
            auto* mark = new EffectItem(rect, [this, side = *branch.fall == Fall::Left ? -1 : 1, badge = branch.badge](
                                                  QPainter& painter, const QRectF& where, double /*progress*/) {
                paintLandingMark(painter, where, side, badge, scene_.theme());
            });
            mark->setZValue(layer::squares);
            scene_.addItem(mark);
            landings_.push_back(mark);
        }
    }
}

std::optional<Choice> Spots::choice(int i) const {
    const Spot& spot = spots_[static_cast<std::size_t>(i)];
    if (spot.fall) {
        return Choice{*spot.fall};
    }
    return tile_ == Tile::None ? std::nullopt : std::optional(Choice{Placement{tile_, spot.at}});
}

int Spots::of(const Choice& choice) const {
    const auto* placement = choice.as<Placement>();
    const auto* fall = choice.as<Fall>();
    for (int i = 0; i < count(); ++i) {
        const Spot& spot = spots_[static_cast<std::size_t>(i)];
        if (placement != nullptr ? !spot.fall && spot.at == placement->at : fall != nullptr && spot.fall == *fall) {
            return i;
        }
    }
    return none;
}

void Spots::setMarks(std::vector<ChoiceMark> marks, int strong) {
    marks_ = std::move(marks);
    strong_ = strong;
    showMarks();
}

/// The numbers stand at the upper left corner of their square, above the ghost of a tile.
void Spots::showMarks() {
    for (EffectItem* disc : discs_) {
        delete disc;
    }
    discs_.clear();
    std::vector<int> used(spots_.size(), 0);
    for (const ChoiceMark& mark : marks_) {
        const int i = of(mark.choice);
        if (i == none) {
            continue;
        }
        const QRectF square = item(i)->place();
        const double side = std::max(18.0, square.width() * 0.3);
        const double across = side * 1.06 * used[static_cast<std::size_t>(i)]++;
        const QRectF rect(square.left() - side * 0.22 + across, square.top() - side * 0.6, side, side);
        auto* disc = new EffectItem(rect, [this, mark](QPainter& painter, const QRectF& where, double /*progress*/) {
            paintRank(painter, where, mark.rank, mark.rank == strong_, scene_.theme());
        });
        disc->setZValue(layer::effects);
        scene_.addItem(disc);
        discs_.push_back(disc);
    }
}

RichLine Spots::sentence(int i) const {
    return spots_[static_cast<std::size_t>(i)].outlook.sentence;
}

int Spots::at(const QPointF& point) const {
    int nearest = none;
    double least = 0;
    for (int i = 0; i < count(); ++i) {
        const QRectF place = item(i)->place();
        const QPointF off = point - place.center();
        const double distance = std::max(std::abs(off.x()), std::abs(off.y()));
        if (distance <= place.width() * (0.5 + tolerance) && (nearest == none || distance < least)) {
            nearest = i;
            least = distance;
        }
    }
    return nearest;
}

int Spots::next(int from, Direction direction) const {
    if (from == none) {
        return count() > 0 ? 0 : none;
    }
    const QPointF start = item(from)->place().center();
    const bool across = direction == Direction::Left || direction == Direction::Right;
    int best = none;
    double least = 0;
    for (int i = 0; i < count(); ++i) {
        const QPointF off = item(i)->place().center() - start;
        const double ahead = direction == Direction::Left    ? -off.x()
                             : direction == Direction::Right ? off.x()
                             : direction == Direction::Up    ? -off.y()
                                                             : off.y();
        const double aside = std::abs(across ? off.y() : off.x());
        if (i == from || ahead < item(from)->place().width() * 0.25) {
            continue;
        }
        // To the side every square is reached in turn; up and down rather stay in the column.
        const double distance = across ? ahead + aside * 0.05 : ahead + aside * 0.6;
        if (best == none || distance < least) {
            best = i;
            least = distance;
        }
    }
    return best;
}

void Spots::setHovered(int i) {
    if (i != hovered_) {
        hovered_ = i;
        refresh();
        emit aimChanged();
    }
}

void Spots::setFocused(int i, bool ring) {
    if (i != focused_ || ring != ring_) {
        focused_ = i;
        ring_ = ring;
        refresh();
        if (QAccessible::isActive() && i != none) {
            QAccessibleEvent event(item(i), QAccessible::Focus);
            QAccessible::updateAccessibility(&event);
        }
        emit aimChanged();
    }
}

void Spots::setGhostVisible(bool visible) {
    ghostVisible_ = visible;
    refresh();
}

void Spots::place() {
    for (const Spot& spot : spots_) {
        spot.item->setPlace(scene_.cellRect(spot.at));
    }
    showForecast();
    updateGhost();
    showMarks();
}

void Spots::refresh() {
    for (int i = 0; i < count(); ++i) {
        const Spot& spot = spots_[static_cast<std::size_t>(i)];
        SpotFace face;
        face.kind = !spot.fall ? SpotKind::Open : *spot.fall == Fall::Left ? SpotKind::FallLeft : SpotKind::FallRight;
        const bool covered = i == aimed() && ghostShows(); // nothing may shine through the ghost
        face.badge = covered ? Badge::None : spot.outlook.badge;
        face.figure = covered ? QString() : spot.outlook.figure;
        face.forced = forced_;
        face.pulse = pulseValue();
        face.chosen = i == aimed() && !covered;
        face.focus = ring_ && i == focused_;
        face.quiet = !spot.fall && tile_ == Tile::None && i != aimed();
        spot.item->setFace(face);
        spot.item->setTheme(scene_.theme());
    }
    if (isFall()) {
        scene_.aimFall(aimed() == none ? 0 : *spots_[static_cast<std::size_t>(aimed())].fall == Fall::Left ? -1 : 1);
    }
    showForecast();
    updateGhost();
    showMarks();
}

bool Spots::ghostShows() const {
    return aimed() != none && tile_ != Tile::None && !isFall() && ghostVisible_;
}

void Spots::updateGhost() {
    if (!ghostShows()) {
        delete ghost_;
        ghost_ = nullptr;
        return;
    }
    if (ghost_ != nullptr && ghost_->tile() != tile_) {
        delete ghost_;
        ghost_ = nullptr;
    }
    if (ghost_ == nullptr) {
        ghost_ = new TileItem(tile_, faceOf(view_->tiles(), tile_), scene_.theme());
        ghost_->setZValue(layer::ghost);
        scene_.addItem(ghost_);
    }
    const Spot& spot = spots_[static_cast<std::size_t>(aimed())];
    TileState state = TileState::ghostWith(spot.outlook.badge);
    state.focus = ring_ && aimed() == focused_;
    ghost_->setState(state);
    ghost_->setTheme(scene_.theme());
    ghost_->setPlace(spot.item->place());
}

} // namespace ashlar::app
