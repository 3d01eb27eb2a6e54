#include "app/table/curtain.h"

#include "app/look/stage_painter.h"
#include "app/table/curtain_card.h"
#include "app/table/stage_geometry.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QVariantAnimation>

#include <algorithm>

namespace ashlar::app {

Curtain::Curtain(QWidget* parent) : QWidget(parent), theme_{&lightTheme()}, moving_{new QVariantAnimation(this)} {
    setObjectName(QStringLiteral("curtain"));
    setAccessibleName(tr("Curtain"));
    connect(moving_, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        part_ = value.toDouble();
        update();
    });
    connect(moving_, &QVariantAnimation::finished, this, &Curtain::arrived);
    hide();
}

void Curtain::setTheme(const Theme& theme) {
    theme_ = &theme;
    cloth_ = {};
    if (card_ != nullptr) {
        showCard();
    }
    update();
}

void Curtain::setScale(double scale) {
    scale_ = scale;
    if (card_ != nullptr) {
        showCard();
    }
}

void Curtain::close(const CurtainWords& words) {
    words_ = words;
    closed_ = true;
    delete card_;
    card_ = nullptr;
    show();
    raise();
    setFocus();
    move(1, motion::curtainClose);
}

void Curtain::open() {
    if (!closed_) {
        return;
    }
    closed_ = false;
    delete card_;
    card_ = nullptr;
    move(0, motion::curtainOpen);
}

void Curtain::move(double to, const Motion& motion) {
    moving_->stop();
    const int ms = atSpeed(motion.ms, speed_);
    if (ms == 0) {
        part_ = to;
        update();
        arrived();
        return;
    }
    moving_->setEasingCurve(motion.easing);
    moving_->setDuration(ms);
    moving_->setStartValue(part_);
    moving_->setEndValue(to);
    moving_->start();
}

void Curtain::arrived() {
    if (closed_) {
        showCard();
        emit closed();
    } else {
        hide();
    }
}

void Curtain::showCard() {
    delete card_;
    card_ = new CurtainCard(words_, *theme_, scale_, this);
    connect(card_->button(), &QPushButton::clicked, this, &Curtain::lifted, Qt::QueuedConnection);
    placeCard();
    card_->show();
    setFocusProxy(card_->button());
    card_->button()->setFocus();
}

void Curtain::placeCard() {
    if (card_ != nullptr) {
        card_->layOut(size());
    }
}

void Curtain::resizeEvent(QResizeEvent* /*event*/) {
    cloth_ = {};
    placeCard();
}

void Curtain::keyPressEvent(QKeyEvent* event) {
    const bool go = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (go && card_ != nullptr && !event->isAutoRepeat()) {
        card_->button()->click();
    }
    event->accept(); // nothing behind the curtain hears a key
}

void Curtain::paintCloth(QPainter& painter) const {
    const double unit = std::max(1.0, textScale(scale_)); // folds and tassels grow with a large table
    painter.save();
    painter.scale(unit, unit);
    paintCurtain(painter, QRectF(0, 0, width() / unit, height() / unit), *theme_, part_);
    painter.restore();
}

void Curtain::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    if (part_ < 1) {
        paintCloth(painter);
        return;
    }
    if (cloth_.isNull() || cloth_.devicePixelRatio() != devicePixelRatioF()) {
        cloth_ = QPixmap(size() * devicePixelRatioF());
        cloth_.setDevicePixelRatio(devicePixelRatioF());
        cloth_.fill(theme_->window); // opaque, whatever the painter leaves out
        QPainter fresh(&cloth_);
        paintCloth(fresh);
    }
    painter.drawPixmap(0, 0, cloth_);
}

} // namespace ashlar::app
