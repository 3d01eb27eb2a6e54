#include "app/table/curtain_card.h"

#include "app/look/card_painter.h"
#include "app/look/fit_text.h"
#include "app/table/rich_label.h"
#include "app/table/stage_geometry.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace ashlar::app {

namespace {

constexpr int cardWidth = 520;
constexpr int shadowRoom = 26;
constexpr int avatarSide = 90;
constexpr int avatarRim = 11;
constexpr int avatarUp = 56;          ///< How far the avatar stands out above the card.
constexpr double compactBelow = 0.85; ///< On a smaller table avatar and title are smaller, for the sake of the recap.
constexpr int compactTitle = 24;

/// Draws one small avatar.
class AvatarMark : public QWidget {
public:
    AvatarMark(const Avatar& avatar, const Theme& theme, int side, QWidget* parent)
        : QWidget(parent), avatar_{avatar}, theme_{theme} {
        setFixedSize(side, side);
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        QPainter painter(this);
        paintAvatar(painter, rect(), avatar_, theme_);
    }

private:
    Avatar avatar_;
    const Theme& theme_;
};

QLabel* label(const QString& text, int size, bool bold, const QColor& colour, QWidget* parent) {
    auto* result = new QLabel(text, parent);
    result->setTextFormat(Qt::PlainText);
    result->setWordWrap(true);
    result->setFont(themeFont(size, bold));
    result->setStyleSheet(QStringLiteral("color: %1; background: transparent; font-size: %2px; font-weight: %3;")
                              .arg(colour.name())
                              .arg(size)
                              .arg(bold ? 700 : 400));
    return result;
}

QFrame* rule(const Theme& theme, QWidget* parent) {
    auto* line = new QFrame(parent);
    line->setFixedHeight(1);
    line->setStyleSheet(QStringLiteral("background: %1; border: none;").arg(theme.line.name()));
    return line;
}

/// The button that says who one is, with the cap of its key.
class LiftButton : public QPushButton {
public:
    LiftButton(const QString& text, const Theme& theme, double textScale, QWidget* parent)
        : QPushButton(text, parent), theme_{theme}, scale_{textScale} {
        setObjectName(QStringLiteral("liftCurtain"));
        setCursor(Qt::PointingHandCursor);
        // The style sheet of the application sets heights of its own.
        setStyleSheet(QStringLiteral("min-height: %1px; max-height: %1px; padding: 0;").arg(qRound(46 * scale_)));
        const QFontMetricsF metrics(font_());
        setMinimumWidth(
            std::min(qRound(460 * scale_), qRound(metrics.horizontalAdvance(text) + capWidth() + 86 * scale_)));
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF body = QRectF(rect()).adjusted(2, 1, -2, -3);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0, 0, 0, 60));
        painter.drawRoundedRect(body.translated(0, 2), 6, 6);
        painter.setBrush(underMouse() || isDown() ? theme_.accentHover : theme_.accent);
        painter.drawRoundedRect(body, 6, 6);
        if (hasFocus()) {
            painter.setBrush(Qt::NoBrush);
            QColor inner = theme_.onAccent;
            inner.setAlpha(120);
            painter.setPen(QPen(inner, 1));
            painter.drawRoundedRect(body.adjusted(3, 3, -3, -3), 4, 4);
        }
        const double cap = capWidth();
        const QFontMetricsF metrics(font_());
        const double wide = std::min(metrics.horizontalAdvance(text()), body.width() - cap - 40);
        const double left = body.center().x() - (wide + 12 + cap) / 2;
        painter.setFont(font_());
        painter.setPen(theme_.onAccent);
        painter.drawText(QRectF(left, body.top(), wide + 2, body.height()), Qt::AlignVCenter | Qt::AlignLeft,
                         metrics.elidedText(text(), Qt::ElideRight, wide + 1));
        const double high = 19 * scale_;
        const QRectF capRect(left + wide + 12, body.center().y() - high / 2, cap, high);
        QColor edge = theme_.onAccent;
        edge.setAlpha(170);
        painter.setPen(QPen(edge, 1));
        painter.drawRoundedRect(capRect, 4, 4);
        painter.setFont(themeFont(qRound(type::caption * scale_)));
        painter.setPen(theme_.onAccent);
        painter.drawText(capRect, Qt::AlignCenter, CurtainCard::tr("Enter"));
    }

private:
    QFont font_() const { return themeFont(qRound(type::name * scale_), true); }
    double capWidth() const {
        return QFontMetricsF(themeFont(qRound(type::caption * scale_))).horizontalAdvance(CurtainCard::tr("Enter")) +
               12;
    }

    const Theme& theme_;
    double scale_;
};

} // namespace

CurtainCard::CurtainCard(const CurtainWords& words, const Theme& theme, double scale, QWidget* parent)
    : QWidget(parent), theme_{theme}, text_{textScale(scale)}, mark_{scale < compactBelow ? text_ * 0.7 : text_},
      avatar_{words.avatar} {
    setAccessibleName(QStringLiteral("%1. %2").arg(words.title, words.subtitle));
    auto* column = new QVBoxLayout(this);
    const int side = qRound(28 * text_) + shadowRoom;
    column->setContentsMargins(side, qRound((avatarUp + (mark_ < text_ ? 56 : 68)) * mark_) + shadowRoom, side,
                               qRound(20 * text_) + shadowRoom);
    column->setSpacing(qRound(8 * text_));
    const int titleSize = mark_ < text_ ? compactTitle : type::curtain;
    auto* title = label(words.title, qRound(titleSize * text_), true, theme.text, this);
    title->setAlignment(Qt::AlignHCenter);
    title->setObjectName(QStringLiteral("curtainTitle"));
    column->addWidget(title);
    if (!words.subtitle.isEmpty()) {
        auto* subtitle = label(words.subtitle, qRound(type::body * text_), false, theme.secondaryText, this);
        subtitle->setAlignment(Qt::AlignHCenter);
        column->addWidget(subtitle);
    }
    column->addSpacing(qRound(6 * text_));
    button_ = new LiftButton(words.button, theme, text_, this);
    column->addWidget(button_, 0, Qt::AlignHCenter);
    if (!words.recap.isEmpty()) {
        column->addSpacing(qRound(12 * text_));
        column->addWidget(rule(theme, this));
        column->addWidget(label(tr("Since your last turn"), qRound(type::body * text_), true, theme.text, this));
        recap_ = recapOf(words);
        scroll_ = new QScrollArea(this);
        scroll_->setFrameShape(QFrame::NoFrame);
        scroll_->setWidgetResizable(true);
        scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        scroll_->setWidget(recap_);
        scroll_->viewport()->setAutoFillBackground(false);
        scroll_->setStyleSheet(
            QStringLiteral("QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; }"));
        scroll_->setAccessibleName(tr("Since your last turn"));
        column->addWidget(scroll_, 1);
    }
    if (!words.summary.empty()) {
        column->addSpacing(qRound(4 * text_));
        column->addWidget(rule(theme, this));
        column->addWidget(sentence(words.summary, qRound(type::body * text_), theme.text, this));
    }
}

RichLabel* CurtainCard::sentence(const RichLine& line, int size, const QColor& colour, QWidget* parent) const {
    auto* result = new RichLabel(line, size, colour, theme_.text, parent);
    result->setGlyphTone(glyphTone(theme_));
    return result;
}

/// As high as a line with glyphs, or two lines.
QWidget* CurtainCard::nameOf(const RecapLine& line, QWidget* parent) const {
    const double room = 124 * text_;
    const auto size = [this](int pixels) { return qRound(pixels * text_); };
    const FittedText fitted =
        fitText(line.name, themeFont(size(type::body), true), room, size(type::caption), size(type::log));
    auto* name = label(fitted.lines.join(QLatin1Char('\n')), fitted.font.pixelSize(), true, theme_.text, parent);
    name->setWordWrap(false);
    name->setMinimumHeight(size(22));
    return name;
}

QWidget* CurtainCard::recapOf(const CurtainWords& words) {
    auto* box = new QWidget(this);
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 6, 0);
    grid->setHorizontalSpacing(qRound(8 * text_));
    grid->setVerticalSpacing(qRound(6 * text_));
    grid->setColumnStretch(2, 1);
    int row = 0;
    for (const RecapLine& line : words.recap) {
        const int size = qRound(type::body * text_);
        const bool same = row > 0 && words.recap[row - 1].name == line.name; // one seat after the other: named once
        if (!same) {
            grid->addWidget(new AvatarMark(line.avatar, theme_, qRound(20 * text_), box), row, 0, Qt::AlignTop);
            grid->addWidget(nameOf(line, box), row, 1, Qt::AlignTop);
        }
        grid->addWidget(sentence(line.line, size, theme_.secondaryText, box), row, 2);
        ++row;
    }
    return box;
}

QRectF CurtainCard::cardRect() const {
    return QRectF(rect()).adjusted(shadowRoom, shadowRoom + avatarUp * mark_, -shadowRoom, -shadowRoom);
}

void CurtainCard::layOut(const QSize& area) {
    const int margin = 8;
    const int wide = std::min(qRound(cardWidth * text_) + 2 * shadowRoom, area.width() - margin);
    int recapHeight = 0;
    if (recap_ != nullptr) {
        const QMargins margins = layout()->contentsMargins();
        recapHeight = recap_->layout()->heightForWidth(wide - margins.left() - margins.right());
        scroll_->setMinimumHeight(std::min(recapHeight, qRound(56 * text_)));
        scroll_->setMaximumHeight(recapHeight);
        scroll_->setFixedHeight(recapHeight);
    }
    const int wanted = layout()->hasHeightForWidth() ? layout()->heightForWidth(wide) : layout()->sizeHint().height();
    const int room = area.height() - margin;
    if (wanted > room && recap_ != nullptr) {
        scroll_->setFixedHeight(std::max(qRound(48 * text_), recapHeight - (wanted - room)));
    }
    const int high = std::min(wanted, room);
    setGeometry((area.width() - wide) / 2,
                std::max(margin / 2, (area.height() - high) / 2 - qRound(avatarUp * mark_ / 3)), wide, high);
}

void CurtainCard::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF card = cardRect();
    const double side = avatarSide * mark_;
    const QPointF centre(card.center().x(), card.top() + (avatarSide / 2.0 + avatarRim - avatarUp) * mark_ - 0.5);
    const double radius = side / 2 + avatarRim * mark_;
    paintCard(painter, card, theme_.panel, metrics::dialogRadius, theme_);
    QPainterPath shape; // card and circle in one outline
    shape.addRoundedRect(card, metrics::dialogRadius, metrics::dialogRadius);
    QPainterPath circle;
    circle.addEllipse(centre, radius, radius);
    painter.setBrush(theme_.panel);
    painter.setPen(QPen(theme_.isContrast() ? theme_.edge : colours::gold, 2));
    painter.drawPath(shape.united(circle));
    paintAvatar(painter, QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side), avatar_, theme_);
}

} // namespace ashlar::app
