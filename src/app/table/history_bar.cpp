#include "app/table/history_bar.h"

#include "app/look/card_painter.h"
#include "app/look/clear_pixmap.h"
#include "app/table/dress.h"
#include "app/table/stage_geometry.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace ashlar::app {

namespace {

constexpr int shadowRoom = 20;

/// One or two triangles, or a triangle at a bar: a unit of 16.
QPixmap arrow(bool right, bool toTheEnd, const QColor& colour, int side, double ratio) {
    QPixmap pixmap = clearPixmap(QSizeF(side, side), ratio);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(side / 16.0, side / 16.0);
    if (right) {
        painter.translate(16, 0);
        painter.scale(-1, 1);
    }
    painter.setPen(QPen(colour, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(colour);
    const double x = toTheEnd ? 5.2 : 4;
    const QPolygonF triangle({{x, 8}, {x + 7, 3.4}, {x + 7, 12.6}});
    painter.drawPolygon(triangle);
    if (toTheEnd) {
        painter.drawLine(QPointF(3.2, 3.4), QPointF(3.2, 12.6));
    }
    return pixmap;
}

} // namespace

HistoryBar::HistoryBar(QWidget* parent)
    : QWidget(parent), theme_{&lightTheme()}, first_{button("historyFirst", tr("To the beginning"), tr("Home"))},
      back_{button("historyBack", tr("One step back"), tr("←"))}, place_{new QLabel(this)},
      forward_{button("historyForward", tr("One step forward"), tr("→"))}, last_{button("historyLast", tr("To the end"),
                                                                                        tr("End"))},
      playOn_{button("historyPlayOn", tr("Play on from here"), {})}, leave_{button("historyLeave",
                                                                                   tr("Back to the game"), tr("Esc"))} {
    setObjectName(QStringLiteral("historyBar"));
    setAccessibleName(tr("History"));
    place_->setObjectName(QStringLiteral("historyPlace"));
    place_->setAlignment(Qt::AlignCenter);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(shadowRoom + 6, shadowRoom, shadowRoom + 6, shadowRoom);
    row->setSpacing(3);
    for (QWidget* part : std::initializer_list<QWidget*>{first_, back_, place_, forward_, last_, playOn_, leave_}) {
        row->addWidget(part);
    }
    row->insertSpacing(5, 8);
    connect(first_, &QToolButton::clicked, this, &HistoryBar::beginning);
    connect(back_, &QToolButton::clicked, this, [this] { emit step(-1); });
    connect(forward_, &QToolButton::clicked, this, [this] { emit step(1); });
    connect(last_, &QToolButton::clicked, this, &HistoryBar::end);
    connect(playOn_, &QToolButton::clicked, this, &HistoryBar::playOn);
    connect(leave_, &QToolButton::clicked, this, &HistoryBar::left);
    hide();
}

QToolButton* HistoryBar::button(const char* name, const QString& text, const QString& keys) {
    auto* made = new QToolButton(this);
    made->setObjectName(QLatin1String(name));
    made->setAutoRaise(true);
    made->setFocusPolicy(Qt::TabFocus); // a click leaves the keys to the table
    made->setAccessibleName(text);
    made->setToolTip(keys.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, keys));
    return made;
}

void HistoryBar::setTheme(const Theme& theme) {
    theme_ = &theme;
    layOut(room_, scale_);
}

void HistoryBar::setLook(const HistoryLook& look) {
    look_ = look;
    place_->setText(tr("Move %1 of %2").arg(look.ply).arg(look.plies));
    setAccessibleDescription(look.caption);
    place_->setToolTip(look.caption);
    first_->setEnabled(look.ply > 0);
    back_->setEnabled(look.ply > 0);
    forward_->setEnabled(look.ply < look.plies);
    last_->setEnabled(look.ply < look.plies);
    playOn_->setEnabled(look.canPlayOn);
    layOut(room_, scale_);
}

void HistoryBar::showIcons() {
    const int side = qRound(16 * textScale(scale_));
    const double ratio = devicePixelRatioF();
    const auto show = [&](QToolButton* where, bool right, bool toTheEnd) {
        QIcon icon(arrow(right, toTheEnd, theme_->text, side, ratio));
        icon.addPixmap(arrow(right, toTheEnd, theme_->disabledText, side, ratio), QIcon::Disabled);
        where->setIconSize({side, side});
        where->setIcon(icon);
    };
    show(first_, false, true);
    show(back_, false, false);
    show(forward_, true, false);
    show(last_, true, true);
}

void HistoryBar::layOut(const QRectF& room, double scale) {
    room_ = room;
    scale_ = scale;
    const double unit = textScale(scale);
    showIcons();
    const QFont bold = themeFont(qRound(type::body * unit), true);
    const QString size = QStringLiteral("font-size: %1px").arg(bold.pixelSize());
    for (QToolButton* arrow : {first_, back_, forward_, last_}) {
        dress(*arrow, size);
    }
    for (QToolButton* way : {playOn_, leave_}) {
        dress(*way, size + QStringLiteral("; border: 1px solid %1; padding: 4px 9px").arg(theme_->line.name()));
    }
    dress(*place_, size + QStringLiteral("; font-weight: bold; padding: 0 4px"));
    // As wide as the longest number makes it, so that the buttons stay where they are while one steps.
    const QString widest = tr("Move %1 of %2").arg(look_.plies).arg(look_.plies);
    place_->setMinimumWidth(qCeil(QFontMetricsF(bold).horizontalAdvance(widest)) + 12);
    playOn_->setText(tr("Play on from here"));
    leave_->setText(tr("Back to the game"));
    layout()->activate();
    if (layout()->sizeHint().width() - 2 * shadowRoom > room.width()) {
        playOn_->setText(tr("Play on", "short: from here"));
        leave_->setText(tr("Back", "short: to the game"));
        layout()->activate();
    }
    const QSize whole = layout()->sizeHint().boundedTo({qRound(room.width()) + 2 * shadowRoom, 400});
    // Where the terrace is too low for it, it rather covers the lip of the tray than the base row.
    const double top = std::max(room.center().y() - whole.height() / 2.0, room.top() + 3 - shadowRoom);
    setGeometry(qRound(room.center().x() - whole.width() / 2.0), qRound(top), whole.width(), whole.height());
    update();
}

bool HistoryBar::keyPress(int key) {
    const auto press = [](QToolButton* button) {
        button->click(); // nothing if it is disabled
        return true;
    };
    switch (key) {
    case Qt::Key_Left:
        return press(back_);
    case Qt::Key_Right:
        return press(forward_);
    case Qt::Key_Home:
        return press(first_);
    case Qt::Key_End:
        return press(last_);
    case Qt::Key_Escape:
        return press(leave_);
    default:
        return false;
    }
}

void HistoryBar::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    const QRectF card = QRectF(rect()).adjusted(shadowRoom, shadowRoom - 3, -shadowRoom, -shadowRoom + 3);
    paintCard(painter, card, theme_->panel, metrics::cardRadius, *theme_);
}

} // namespace ashlar::app
