#include "app/dialogs/colour_button.h"

#include "app/look/clear_pixmap.h"
#include "app/look/tile_painter.h"

#include <QAction>
#include <QMenu>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>

namespace ashlar::app {

namespace {

constexpr int swatchSize = 20;
constexpr double chevronSize = 11;

QIcon swatch(int colour, qreal ratio) {
    QPixmap pixmap = clearPixmap(QSize(swatchSize, swatchSize), ratio);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colours::cream, 1.5));
    painter.setBrush(seatColour(colour));
    painter.drawEllipse(QRectF(0, 0, swatchSize, swatchSize).adjusted(1.5, 1.5, -1.5, -1.5));
    return pixmap;
}

} // namespace

QString colourName(int colour) {
    const QStringList names = {ColourButton::tr("Violet"), ColourButton::tr("Teal"),  ColourButton::tr("Slate"),
                               ColourButton::tr("Rose"),   ColourButton::tr("Olive"), ColourButton::tr("Brown")};
    return names.value(colour);
}

ColourButton::ColourButton(int size, const Theme& theme, QWidget* parent)
    : QToolButton(parent), menu_(new QMenu(this)), theme_(&theme) {
    setFixedSize(size, size);
    setFocusPolicy(Qt::StrongFocus);
    setPopupMode(QToolButton::InstantPopup);
    menu_->setObjectName(QStringLiteral("colours"));
    connect(menu_, &QMenu::aboutToShow, this, &ColourButton::fillMenu);
}

void ColourButton::setPlayer(int colour, const QString& name, bool bot) {
    colour_ = colour;
    avatar_ = {};
    avatar_.colour = seatColour(colour);
    avatar_.name = name;
    avatar_.bot = bot;
    setMenu(menu_);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Colour of %1: %2").arg(name, colourName(colour)));
    setToolTip(tr("%1; click for another colour").arg(colourName(colour)));
    update();
}

void ColourButton::setEmpty() {
    avatar_ = {};
    avatar_.empty = true;
    setMenu(nullptr);
    setFocusPolicy(Qt::NoFocus);
    setAccessibleName(tr("Empty seat"));
    setToolTip({});
    update();
}

void ColourButton::fillMenu() {
    menu_->clear();
    for (int colour = 0; colour < seatCount; ++colour) {
        QAction* action = menu_->addAction(swatch(colour, devicePixelRatioF()), colourName(colour));
        action->setCheckable(true);
        action->setChecked(colour == colour_);
        action->setIconVisibleInMenu(true);
        connect(action, &QAction::triggered, this, [this, colour] { emit chosen(colour); });
    }
}

void ColourButton::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF room = QRectF(rect()).adjusted(3, 3, -3, -3);
    paintAvatar(painter, room, avatar_, *theme_);
    if (avatar_.empty) {
        return;
    }
    if (underMouse() || hasFocus()) { // what a press brings
        const QRectF disc(rect().right() - chevronSize, rect().bottom() - chevronSize, chevronSize, chevronSize);
        painter.setPen(QPen(theme_->panel, 1));
        painter.setBrush(theme_->text);
        painter.drawEllipse(disc);
        const QPointF middle = disc.center();
        painter.setPen(QPen(theme_->panel, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(
            QPolygonF{middle + QPointF(-2.2, -1), middle + QPointF(0, 1.4), middle + QPointF(2.2, -1)});
    }
    if (hasFocus()) {
        paintFocusRing(painter, room.adjusted(-1, -1, 1, 1), room.width() / 2 + 1, *theme_, 0.7);
    }
}

} // namespace ashlar::app
