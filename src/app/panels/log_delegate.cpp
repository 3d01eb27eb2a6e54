#include "app/panels/log_delegate.h"

#include "app/look/avatar_painter.h"
#include "app/look/rich_line.h"
#include "app/look/tile_painter.h"
#include "app/panels/log_model.h"

#include <QPainter>

#include <cmath>

namespace ashlar::app {

namespace {

constexpr double margin = 16;
constexpr double textX = 41;
constexpr double avatarSize = 18;
constexpr double above = 5; // of the name
constexpr double nameHeight = 19;
constexpr double below = 8;

double textWidth(double width) {
    return width - textX - margin;
}

} // namespace

void LogDelegate::setWidth(int width) {
    if (width_ != width) {
        width_ = width;
        heights_.clear();
    }
}

void LogDelegate::forgetFrom(int row) {
    heights_.removeIf([row](const QHash<int, int>::iterator& height) { return height.key() >= row; });
}

void LogDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QRectF row = option.rect;
    const bool open = index.data(LogModel::OpenRole).toBool();
    const bool newest = index.row() + 1 == index.model()->rowCount();
    const int seat = index.data(LogModel::SeatRole).toInt();

    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (open) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(theme_->activeRow);
        painter->drawRoundedRect(row.adjusted(8, 1, -8, -1), metrics::squareRadius, metrics::squareRadius);
    } else if (index.row() > 0) {
        painter->fillRect(QRectF(row.x() + margin, row.y(), row.width() - 2 * margin, 1), theme_->line);
    }
    Avatar avatar;
    avatar.colour = seatColour(seat);
    avatar.name = index.data(Qt::DisplayRole).toString();
    avatar.bot = index.data(LogModel::BotRole).toBool();
    paintAvatar(*painter, QRectF(row.x() + margin, row.y() + above, avatarSize, avatarSize), avatar, *theme_);

    const double x = row.x() + textX;
    const double width = textWidth(width_);
    const QFont nameFont = themeFont(type::log, true);
    painter->setFont(nameFont);
    painter->setPen(theme_->text);
    painter->drawText(QRectF(x, row.y() + above, width, avatarSize), Qt::AlignVCenter | Qt::AlignLeft,
                      QFontMetricsF(nameFont).elidedText(avatar.name, Qt::ElideRight, width));
    double y = row.y() + above + nameHeight;
    for (const RichLine& line : index.data(LogModel::LinesRole).value<std::vector<RichLine>>()) {
        const RichLayout layout(line, themeFont(type::log), width);
        layout.paint(*painter, QPointF(x, y), open || newest ? theme_->text : theme_->secondaryText, theme_->text);
        y += layout.height();
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        paintFocusRing(*painter, row.adjusted(7, 3, -7, -3), metrics::squareRadius, *theme_);
    }
    painter->restore();
}

QSize LogDelegate::sizeHint(const QStyleOptionViewItem& /*option*/, const QModelIndex& index) const {
    int& height = heights_[index.row()];
    if (height == 0) {
        double sum = above + nameHeight + below;
        for (const RichLine& line : index.data(LogModel::LinesRole).value<std::vector<RichLine>>()) {
            sum += RichLayout(line, themeFont(type::log), textWidth(width_)).height();
        }
        height = static_cast<int>(std::ceil(sum));
    }
    return {width_, height};
}

} // namespace ashlar::app
