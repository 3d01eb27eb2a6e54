#include "app/analysis/move_card.h"

#include <QPainter>
#include <QResizeEvent>

#include <algorithm>
#include <cmath>

namespace ashlar::app {

namespace {

constexpr int outer = 11;
constexpr int inner = 10;
constexpr int titleHeight = 18;
constexpr int under = 4;          // the words
constexpr std::size_t needed = 3; // what was chosen, how good it was, and what would have been better

/// Enough for the longest names.
int linesAt(int width) {
    return width < 380 ? 6 : width < 560 ? 7 : 6;
}

double lineHeight() {
    return RichLayout({}, themeFont(type::log), 100).lineHeight();
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
    return {280, inner + titleHeight + static_cast<int>(std::ceil(linesAt(width()) * lineHeight())) + under};
}

void MoveCard::resizeEvent(QResizeEvent* event) {
    if (sizeHint().height() != event->size().height()) {
        updateGeometry();
    }
    QWidget::resizeEvent(event);
}

QRectF MoveCard::card() const {
    return QRectF(rect()).adjusted(outer, 0.5, -outer, -0.5);
}

/// Below the title.
QRectF MoveCard::words() const {
    return card().adjusted(inner, inner - 2 + titleHeight, -inner, -under);
}

std::size_t MoveCard::shownLines() const {
    return layOut().size();
}

void MoveCard::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF card = this->card();
    painter.setPen(theme_->isContrast() ? QPen(theme_->line, 1) : QPen(Qt::NoPen));
    painter.setBrush(theme_->activeRow);
    painter.drawRoundedRect(card, metrics::cardRadius, metrics::cardRadius);
    const QRectF text = words();
    painter.setFont(themeFont(type::log, true));
    painter.setPen(theme_->secondaryText);
    painter.drawText(QRectF(text.left(), text.top() - titleHeight, text.width(), titleHeight - 4),
                     Qt::AlignLeft | Qt::AlignVCenter, title_);
    double y = text.top();
    for (const RichLayout& layout : layOut()) {
        layout.paint(painter, QPointF(text.left(), y), theme_->text, theme_->text, glyphTone(*theme_));
        y += layout.height();
    }
}

/// As many lines as there is room for; smaller ones where the first ones would not fit. The tool tip of the graph says
/// all of it.
std::vector<RichLayout> MoveCard::layOut() const {
    const QRectF room = words();
    std::vector<RichLayout> shown;
    for (const int size : {type::log, type::caption}) {
        shown.clear();
        double used = 0;
        for (const RichLine& line : lines_) {
            const RichLayout layout(line, themeFont(size), room.width());
            if (used += layout.height(); used > room.height() + 2) {
                break;
            }
            shown.push_back(layout);
        }
        if (shown.size() >= std::min(needed, lines_.size())) {
            break;
        }
    }
    return shown;
}

} // namespace ashlar::app
