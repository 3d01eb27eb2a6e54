#include "app/dialogs/avatar_label.h"

#include <QPainter>

namespace ashlar::app {

AvatarLabel::AvatarLabel(int size, QWidget* parent) : QWidget(parent) {
    setFixedSize(size, size);
}

void AvatarLabel::setAvatar(const Avatar& avatar, const Theme& theme) {
    avatar_ = avatar;
    theme_ = &theme;
    update();
}

void AvatarLabel::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintAvatar(painter, QRectF(rect()).adjusted(1, 1, -1, -1), avatar_, *theme_);
}

} // namespace ashlar::app
