#include "app/table/ribbon.h"

#include "app/look/card_painter.h"
#include "app/table/stage_geometry.h"

#include <QAccessible>
#include <QFontMetricsF>
#include <QPainter>
#include <QVariantAnimation>

#include <algorithm>
#include <cmath>

namespace ashlar::app {

namespace {

constexpr double pillHeight = 48;
constexpr double shadowRoom = 24;
constexpr double avatarSide = 34;
constexpr double top = 14;
constexpr double smallTop = 8;

} // namespace

Ribbon::Ribbon(QWidget* parent) : QWidget(parent), theme_{&lightTheme()}, fade_{new QVariantAnimation(this)} {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    fade_->setStartValue(0.0);
    fade_->setEndValue(1.0);
    connect(fade_, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        opacity_ = value.toDouble();
        update();
    });
    hide();
}

void Ribbon::setTheme(const Theme& theme) {
    theme_ = &theme;
    update();
}

QFont Ribbon::titleFont() const {
    return themeFont(qRound(type::ribbonTitle * textScale(scale_)), true);
}
QFont Ribbon::detailFont() const {
    return themeFont(qRound(type::log * textScale(scale_)));
}

void Ribbon::showWords(const QString& title, const QString& detail, const std::optional<Avatar>& avatar, int fadeMs) {
    if (title == title_ && detail == detail_ && isVisibleTo(parentWidget()) == !title.isEmpty()) {
        return;
    }
    title_ = title;
    detail_ = detail;
    avatar_ = avatar;
    setAccessibleName(detail.isEmpty() ? title : QStringLiteral("%1. %2").arg(title, detail));
    fade_->stop();
    opacity_ = 1;
    setVisible(!title.isEmpty());
    layOut(areaWidth_, scale_);
    if (fadeMs > 0 && isVisible()) {
        fade_->setDuration(fadeMs);
        fade_->start();
    }
    if (QAccessible::isActive() && !title.isEmpty()) {
        QAccessibleEvent event(this, QAccessible::Alert); // whose turn it is, is worth being read at once
        QAccessible::updateAccessibility(&event);
    }
}

void Ribbon::layOut(double width, double scale) {
    areaWidth_ = width;
    scale_ = scale;
    const double unit = textScale(scale);
    const double words = std::max(QFontMetricsF(titleFont()).horizontalAdvance(title_),
                                  QFontMetricsF(detailFont()).horizontalAdvance(detail_));
    const double before = avatar_ ? (8 + avatarSide + 12) * unit : 24 * unit;
    const double wide = std::min(width - 16, std::ceil(before + words + 30 * unit));
    const double room = shadowRoom * unit;
    const double y = (scale < 0.85 ? smallTop : top) * std::max(1.0, unit);
    setGeometry(qRound((width - wide) / 2 - room), qRound(y - room), qRound(wide + 2 * room),
                qRound(pillHeight * unit + 2 * room));
    update();
}

void Ribbon::paintEvent(QPaintEvent* /*event*/) {
    const double unit = textScale(scale_);
    const double room = shadowRoom * unit;
    const QRectF pill = QRectF(rect()).adjusted(room, room, -room, -room);
    QPainter painter(this);
    painter.setOpacity(opacity_);
    paintRibbon(painter, pill, *theme_);
    double x = pill.left() + 24 * unit;
    if (avatar_) {
        const double side = avatarSide * unit;
        paintAvatar(painter, QRectF(pill.left() + 8 * unit, pill.center().y() - side / 2, side, side), *avatar_,
                    *theme_);
        x = pill.left() + (8 + avatarSide + 12) * unit;
    }
    const double wide = pill.right() - 18 * unit - x;
    const auto line = [&](const QString& text, const QFont& font, const QColor& colour, const QRectF& rect) {
        painter.setFont(font);
        painter.setPen(colour);
        const QString shown = QFontMetricsF(font).elidedText(text, Qt::ElideRight, wide + 1);
        painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, shown);
    };
    if (detail_.isEmpty()) {
        line(title_, titleFont(), theme_->onRibbonTitle, QRectF(x, pill.top(), wide, pill.height()));
        return;
    }
    line(title_, titleFont(), theme_->onRibbonTitle, QRectF(x, pill.top() + 5 * unit, wide, 22 * unit));
    line(detail_, detailFont(), theme_->onRibbonTitleSecondary, QRectF(x, pill.top() + 26 * unit, wide, 16 * unit));
}

} // namespace ashlar::app
