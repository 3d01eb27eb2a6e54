#include "app/analysis/move_card.h"

#include <QPainter>
#include <QResizeEvent>

namespace ashlar::app {

namespace {

constexpr int outer = 11;
constexpr int inner = 10;
constexpr int titleHeight = 18;
constexpr int lineHeight = 18;

/// Enough for the longest names.
int linesAt(int width) {
    return width < 380 ? 6 : width < 560 ? 7 : 6;
}

} // namespace

MoveCard::MoveCard(QWidget* parent) : QWidget(parent), theme_(&lightTheme()) {
    setObjectName(QStringLiteral("moveCard"));
    setAccessibleName(tr("The next move"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void MoveCard::setTheme(const Theme& theme) {
    theme_ = &theme;
    update();
}

void MoveCard::setText(const QString& title, const std::vector<RichLine>& lines, const QString& words) {
    title_ = title;
    lines_ = lines;
    setAccessibleDescription(words);
    update();
}

QSize MoveCard::sizeHint() const {
    return {280, inner + titleHeight + linesAt(width()) * lineHeight + 6};
}

void MoveCard::resizeEvent(QResizeEvent* event) {
    if (sizeHint().height() != event->size().height()) {
        updateGeometry();
    }
    QWidget::resizeEvent(event);
}

void MoveCard::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF card = QRectF(rect()).adjusted(outer, 0.5, -outer, -0.5);
    painter.setPen(theme_->isContrast() ? QPen(theme_->line, 1) : QPen(Qt::NoPen));
    painter.setBrush(theme_->activeRow);
    painter.drawRoundedRect(card, metrics::cardRadius, metrics::cardRadius);
    const QRectF text = card.adjusted(inner, inner - 2, -inner, -4);
    painter.setFont(themeFont(type::log, true));
    painter.setPen(theme_->secondaryText);
    painter.drawText(QRectF(text.topLeft(), QSizeF(text.width(), titleHeight - 4)), Qt::AlignLeft | Qt::AlignVCenter,
                     title_);
    double y = text.top() + titleHeight;
    for (const RichLine& line : lines_) {
        const RichLayout layout(line, themeFont(type::log), text.width());
        if (y + layout.height() > text.bottom() + 2) {
            return; // the tool tip of the graph says all of it
        }
        layout.paint(painter, QPointF(text.left(), y), theme_->text, theme_->text, glyphTone(*theme_));
        y += layout.height() + 1;
    }
}

} // namespace ashlar::app
