#include "app/table/hand_tray.h"

#include "app/enter_key.h"
#include "app/look/clear_pixmap.h"
#include "app/look/fit_text.h"
#include "app/look/stage_painter.h"
#include "app/look/svg_art.h"
#include "app/look/tile_painter.h"

#include <QCoreApplication>
#include <QPainter>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <cmath>

namespace ashlar::app {

namespace {

constexpr QColor badgeGround{0xF5, 0xA9, 0x3C};

/// Three bars of different lengths, in the order that the hand is kept in.
QIcon sortIcon(HandOrder order, const Theme& theme, double side, double ratio) {
    QPixmap pixmap = clearPixmap(QSizeF(side, side), ratio);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(side / 16, side / 16);
    constexpr std::array<double, 3> lengths{5, 8.5, 12};
    constexpr std::array<QColor, 3> tints{QColor{0xF0, 0x83, 0x4A}, QColor{0xF2, 0xC4, 0x2A}, QColor{0x58, 0xCB, 0xA6}};
    for (std::size_t i = 0; i < lengths.size(); ++i) {
        const bool mixed = order == HandOrder::AsDrawn;
        const QColor tint = order == HandOrder::ByColour ? tints[i] : theme.traySecondary;
        painter.setPen(QPen(tint, 2.2, Qt::SolidLine, Qt::RoundCap));
        const double length = order == HandOrder::ByColour ? 10 : mixed ? lengths[(i + 1) % 3] : lengths[i];
        const double y = 3.4 + 4.6 * static_cast<double>(i);
        painter.drawLine(QPointF(2, y), QPointF(2 + length, y));
    }
    return QIcon(pixmap);
}

} // namespace

HandTray::HandTray(QWidget* parent)
    : QWidget(parent), view_{new HandView(model_, this)}, sort_{new QToolButton(this)}, theme_{&lightTheme()} {
    setAccessibleName(tr("Hand tray"));
    sort_->setObjectName(QStringLiteral("sortHand"));
    sort_->setAutoRaise(true);
    sort_->setStyleSheet(QStringLiteral(
        "QToolButton { border: 1px solid transparent; border-radius: 6px; background: transparent; padding: 0; }"
        "QToolButton:hover, QToolButton:focus { border-color: rgba(255, 243, 217, 110); }"
        "QToolButton:pressed { background: rgba(255, 243, 217, 40); }"));
    sort_->setShortcut(Qt::Key_S);
    pressOnEnter(*sort_);
    sort_->hide(); // until there is a hand
    connect(sort_, &QToolButton::clicked, this, &HandTray::nextOrder);
    showOrder();
}

void HandTray::setTheme(const Theme& theme) {
    theme_ = &theme;
    view_->setTheme(theme);
    showOrder();
    update();
}

void HandTray::setScale(double scale) {
    scale_ = scale;
    layOut();
}

void HandTray::setOwner(const Avatar& avatar, const QString& name, const QString& note) {
    avatar_ = avatar;
    name_ = name;
    note_ = note;
    sort_->setVisible(!name.isEmpty());
    view_->setAccessibleName(tr("Hand of %1").arg(name));
    update();
}

void HandTray::setHints(const QString& hints) {
    if (hints != hints_) {
        hints_ = hints;
        view_->setAccessibleDescription(hints);
        update();
    }
}

void HandTray::setPile(int count) {
    pile_ = count;
    setAccessibleDescription(tr("%n tile(s) in the pile", nullptr, count));
    update();
}

void HandTray::setGrown(int count) {
    grown_ = count;
    update();
}

void HandTray::setOrder(HandOrder order) {
    model_.setOrder(order);
    showOrder();
}

void HandTray::nextOrder() {
    constexpr std::array<HandOrder, 3> following{HandOrder::ByColour, HandOrder::ByWeight, HandOrder::AsDrawn};
    setOrder(following[static_cast<std::size_t>(model_.order())]);
    emit orderChanged(model_.order());
}

void HandTray::showOrder() {
    const QString order = model_.order() == HandOrder::ByColour   ? tr("Sorted by colour")
                          : model_.order() == HandOrder::ByWeight ? tr("Sorted by weight")
                                                                  : tr("In the order drawn");
    sort_->setAccessibleName(tr("Sort the hand"));
    sort_->setAccessibleDescription(order);
    sort_->setToolTip(tr("Sort the hand (S). %1.").arg(order));
    const double side = layout_.sortButton.width() * 0.62;
    sort_->setIconSize(QSizeF(side, side).toSize());
    sort_->setIcon(sortIcon(model_.order(), *theme_, std::max(8.0, side), devicePixelRatioF()));
}

QRectF HandTray::tileRect(int row) const {
    return view_->tileRect(row).translated(view_->pos());
}

void HandTray::resizeEvent(QResizeEvent* /*event*/) {
    layOut();
}

void HandTray::layOut() {
    layout_ = trayLayout(size(), scale_);
    view_->setLayOut(layout_);
    sort_->setGeometry(layout_.sortButton.toRect());
    showOrder();
    update();
}

void HandTray::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintTray(painter, rect(), *theme_);
    const auto line = [&](const QRectF& rect, const QString& text, int size, bool bold, const QColor& colour) {
        const QFont font = themeFont(qRound(size * layout_.text), bold);
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter,
                         QFontMetricsF(font).elidedText(text, Qt::ElideRight, rect.width() + 1));
    };
    if (name_.isEmpty()) { // before the first game
        paintSvg(painter, layout_.avatar, QStringLiteral("app-icon"));
        line(layout_.name, QCoreApplication::applicationName(), type::banner, true, theme_->trayText);
        line(layout_.note, tr("2–6 players"), type::log, false, theme_->traySecondary);
        return;
    }
    paintAvatar(painter, layout_.avatar, avatar_, *theme_);
    line(layout_.note.translated(0, paintName(painter)), note_, type::log, false, theme_->traySecondary);
    if (!layout_.hints.isEmpty()) {
        painter.setFont(themeFont(qRound(type::log * layout_.text)));
        painter.setPen(theme_->traySecondary);
        painter.drawText(layout_.hints, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, hints_);
    }
    paintPile(painter);
    line(layout_.count, QString::number(pile_), type::tileCount, true, theme_->trayText);
    line(layout_.countNote, tr("pile"), type::log, false, theme_->traySecondary);
}

/// A long name takes two smaller lines; returns by how much they reach into the line below.
double HandTray::paintName(QPainter& painter) const {
    const auto size = [this](int pixels) { return qRound(pixels * layout_.text); };
    const QRectF& room = layout_.name;
    const FittedText fitted =
        fitText(name_, themeFont(size(type::banner), true), room.width(), size(type::caption), size(type::name));
    painter.setFont(fitted.font);
    painter.setPen(theme_->trayText);
    if (fitted.lines.size() == 1) {
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, fitted.lines.first());
        return 0;
    }
    const QFontMetricsF metrics(fitted.font);
    const double pitch = metrics.height() - 1;
    const bool below = room.top() >= layout_.avatar.bottom(); // and so it cannot begin further above
    const double first = below ? room.top() + metrics.ascent() - 1 : room.bottom() - metrics.descent() - 1 - pitch;
    painter.drawText(QPointF(room.left(), first), fitted.lines.first());
    painter.drawText(QPointF(room.left(), first + pitch), fitted.lines.last());
    return std::max(0.0, std::round(first + pitch + metrics.descent() - room.bottom()));
}

void HandTray::paintPile(QPainter& painter) const {
    if (pile_ > 0) {
        paintTilePile(painter, layout_.pile, pile_, *theme_);
    } else {
        paintEmptyPlace(painter, layout_.pile, *theme_);
    }
    if (grown_ > 0) {
        const QFont font = themeFont(qRound(type::body * layout_.text), true);
        const QString text = QStringLiteral("+%1").arg(grown_);
        const double high = 21 * layout_.text;
        const double wide =
            std::max(34 * layout_.text, QFontMetricsF(font).horizontalAdvance(text) + 14 * layout_.text);
        const double right = std::min(layout_.pile.right() + wide * 0.38, layout_.count.left() - 3);
        const QRectF pill(right - wide, layout_.pile.top() - high * 0.42, wide, high);
        painter.setPen(Qt::NoPen);
        painter.setBrush(badgeGround);
        painter.drawRoundedRect(pill, high / 2, high / 2);
        painter.setPen(colours::ink);
        painter.setFont(font);
        painter.drawText(pill, Qt::AlignCenter, text);
    }
}

} // namespace ashlar::app
