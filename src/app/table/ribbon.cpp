#include "app/table/ribbon.h"

#include "app/look/card_painter.h"
#include "app/table/faces.h"
#include "app/table/stage_geometry.h"

#include <QAccessible>
#include <QFontMetricsF>
#include <QPainter>
#include <QTimer>
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
constexpr int turnDelay = 400; ///< Milliseconds: whoever answers at once was not seen to think.
constexpr int turnTime = 1200;
constexpr int turnInterval = 40;
constexpr double widest = 520; ///< A longer sentence is wrapped.

} // namespace

Ribbon::Ribbon(QWidget* parent)
    : QWidget(parent), theme_{&lightTheme()}, fade_{new QVariantAnimation(this)}, turning_{new QTimer(this)} {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    fade_->setStartValue(0.0);
    fade_->setEndValue(1.0);
    connect(fade_, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        opacity_ = value.toDouble();
        update();
    });
    turning_->setInterval(turnInterval);
    connect(turning_, &QTimer::timeout, this, &Ribbon::turn);
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

QString Ribbon::detail() const {
    return plainText(words_.detail, nameOf);
}

void Ribbon::showWords(const RibbonWords& words, int fadeMs) {
    const bool same = words.title == words_.title && words.detail == words_.detail && words.badge == words_.badge &&
                      words.busy == words_.busy;
    if (same && isVisibleTo(parentWidget()) == !words.title.isEmpty()) {
        return;
    }
    const bool wasHidden = !isVisibleTo(parentWidget());
    words_ = words;
    if (words.busy) {
        busySince_.start();
        turning_->start();
    } else {
        turning_->stop();
    }
    setAccessibleName(words.detail.empty() ? title() : QStringLiteral("%1. %2").arg(title(), detail()));
    fade_->stop();
    opacity_ = 1;
    arriving_ = wasHidden;
    setVisible(!words.title.isEmpty());
    layOut(areaWidth_, scale_);
    if (fadeMs > 0 && isVisible()) {
        fade_->setDuration(fadeMs);
        fade_->start();
    }
    if (QAccessible::isActive() && isVisible()) {
        QAccessibleEvent event(this, QAccessible::Alert); // whose turn it is, is worth being read at once
        QAccessible::updateAccessibility(&event);
    }
}

void Ribbon::setStill(bool still) {
    still_ = still;
    update();
}

bool Ribbon::isTurning() const {
    return words_.busy && !still_ && busySince_.elapsed() >= turnDelay;
}

void Ribbon::turn() {
    if (isTurning() && !covered_) {
        update(mark().adjusted(-5, -5, 5, 5).toAlignedRect());
    }
}

/// Where the avatar or the badge is.
QRectF Ribbon::mark() const {
    const double unit = textScale(scale_);
    const QRectF pill = this->pill().translated(-pos());
    const double side = avatarSide * unit;
    return {pill.left() + 8 * unit, pill.center().y() - side / 2, side, side};
}

void Ribbon::setCovered(bool covered) {
    if (covered != covered_) {
        covered_ = covered;
        update();
    }
}

QRectF Ribbon::pill() const {
    const double room = shadowRoom * textScale(scale_);
    return QRectF(geometry()).adjusted(room, room, -room, -room);
}

double Ribbon::indent() const {
    const bool mark = words_.avatar || words_.badge != Badge::None;
    return (mark ? 8 + avatarSide + 12 : 24) * textScale(scale_);
}

double Ribbon::widestDetail() const {
    const double unit = textScale(scale_);
    return std::max(60.0, std::min(areaWidth_ - 16 - indent() - 30 * unit, widest * unit));
}

void Ribbon::layOut(double width, double scale) {
    areaWidth_ = width;
    scale_ = scale;
    const double unit = textScale(scale);
    const RichLayout detail(words_.detail, detailFont(), widestDetail());
    const double words = std::max(QFontMetricsF(titleFont()).horizontalAdvance(words_.title), detail.widestLine());
    const double wide = std::min(width - 16, std::ceil(indent() + words + 30 * unit));
    const double more = (detail.lineCount() - 1) * detail.lineHeight();
    const double room = shadowRoom * unit;
    const double y = (scale < 0.85 ? smallTop : top) * std::max(1.0, unit);
    setGeometry(qRound((width - wide) / 2 - room), qRound(y - room), qRound(wide + 2 * room),
                qRound(pillHeight * unit + more + 2 * room));
    update();
}

void Ribbon::paintEvent(QPaintEvent* /*event*/) {
    if (covered_) {
        return;
    }
    const double unit = textScale(scale_);
    const QRectF pill = this->pill().translated(-pos());
    QPainter painter(this);
    painter.setOpacity(arriving_ ? opacity_ : 1);
    paintCard(painter, pill, theme_->ribbonTitle, pillHeight * unit / 2, *theme_);
    painter.setOpacity(opacity_); // other words on the same ribbon fade alone
    const QRectF mark = this->mark();
    if (words_.badge != Badge::None) {
        paintBadge(painter, mark, words_.badge);
    } else if (words_.avatar) {
        paintAvatar(painter, mark, *words_.avatar, *theme_);
    }
    if (isTurning()) {
        painter.setRenderHint(QPainter::Antialiasing);
        const double out = 2.5 * unit;
        const int start = static_cast<int>(-5760 * busySince_.elapsed() / turnTime % 5760);
        painter.setPen(QPen(theme_->onRibbonTitle, 2.5 * unit, Qt::SolidLine, Qt::RoundCap));
        painter.setBrush(Qt::NoBrush);
        painter.drawArc(mark.adjusted(-out, -out, out, out), start, 16 * 100);
    }
    const double x = pill.left() + indent();
    const double wide = pill.right() - 18 * unit - x;
    const double high = words_.detail.empty() ? pill.height() : 22 * unit;
    const double y = words_.detail.empty() ? pill.top() : pill.top() + 5 * unit;
    painter.setFont(titleFont());
    painter.setPen(theme_->onRibbonTitle);
    painter.drawText(QRectF(x, y, wide, high), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     QFontMetricsF(titleFont()).elidedText(words_.title, Qt::ElideRight, wide + 1));
    if (!words_.detail.empty()) {
        const RichLayout detail(words_.detail, detailFont(), widestDetail());
        const double between = (16 * unit - detail.lineHeight()) / 2;
        detail.paint(painter, QPointF(x, pill.top() + 26 * unit + between), theme_->onRibbonTitleSecondary,
                     theme_->onRibbonTitle);
    }
}

} // namespace ashlar::app
