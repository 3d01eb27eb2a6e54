#include "app/table/flight_layer.h"

#include "app/look/avatar_painter.h"

#include <QPainter>

#include <algorithm>

namespace ashlar::app {

namespace {

void paintTally(QPainter& painter, const QRectF& place, const Tally& tally, const Theme& theme) {
    painter.setRenderHint(QPainter::Antialiasing);
    paintAvatar(painter, place, {tally.seat.colour, tally.seat.name, tally.seat.bot, true, false}, theme);
    if (tally.count == 0) {
        return;
    }
    const double high = place.height() * 0.5;
    const QFont font = themeFont(std::max(type::caption, qRound(high * 0.62)), true);
    const QString text = QStringLiteral("+%1").arg(tally.count);
    const double wide = QFontMetricsF(font).horizontalAdvance(text) + high * 0.7;
    const QRectF pill(place.left() - wide + high * 0.25, place.center().y() - high / 2, wide, high);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours::takenDash);
    painter.drawRoundedRect(pill, high / 2, high / 2);
    painter.setPen(colours::ink);
    painter.setFont(font);
    painter.drawText(pill, Qt::AlignCenter, text);
}

} // namespace

FlightLayer::FlightLayer(QWidget* parent) : QWidget(parent), theme_{&lightTheme()} {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void FlightLayer::setTheme(const Theme& theme) {
    theme_ = &theme;
    update();
}

int FlightLayer::add(const Flight& flight) {
    flights_[next_] = flight;
    refresh(flight);
    show();
    raise();
    return next_++;
}

void FlightLayer::set(int id, const Flight& flight) {
    if (const auto found = flights_.find(id); found != flights_.end()) {
        refresh(found->second);
        found->second = flight;
        refresh(flight);
    }
}

void FlightLayer::remove(int id) {
    if (const auto found = flights_.find(id); found != flights_.end()) {
        refresh(found->second);
        flights_.erase(found);
        setVisible(!isEmpty());
    }
}

void FlightLayer::clear() {
    flights_.clear();
    hide();
}

void FlightLayer::refresh(const Flight& flight) {
    const double around = flight.place.width() * (flight.tally ? 1.2 : 0.5);
    update(flight.place.adjusted(-around, -around, around, around).toAlignedRect());
}

void FlightLayer::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    for (const auto& entry : flights_) {
        const Flight& flight = entry.second;
        if (flight.tally) {
            paintTally(painter, flight.place, *flight.tally, *theme_);
            continue;
        }
        painter.save();
        if (flight.squeeze < 1) {
            const QPointF centre = flight.place.center();
            painter.translate(centre);
            painter.scale(std::max(0.02, flight.squeeze), 1);
            painter.translate(-centre);
        }
        if (flight.face) {
            paintTile(painter, flight.place, *flight.face, flight.state, *theme_);
        } else {
            paintTileBack(painter, flight.place, flight.state.shadow, *theme_);
        }
        painter.restore();
    }
}

} // namespace ashlar::app
