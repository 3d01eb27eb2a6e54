#include "app/table/flight_layer.h"

#include <QPainter>

#include <algorithm>

namespace ashlar::app {

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
    const double around = flight.place.width() * 0.5;
    update(flight.place.adjusted(-around, -around, around, around).toAlignedRect());
}

void FlightLayer::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    for (const auto& entry : flights_) {
        const Flight& flight = entry.second;
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
