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
constexpr double below = 6;

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

void LogDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QRectF row = option.rect;
    const bool open = index.data(LogModel::OpenRole).toBool();
    const bool newest = index.row() + 1 == index.model()->rowCount();
    const bool first = index.data(LogModel::FirstRole).toBool();

    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintGround(*painter, row, option, index);
    const double x = row.x() + textX;
    const double width = textWidth(width_);
    double y = row.y() + (first ? above : 0);
    if (first) {
        Avatar avatar;
        avatar.colour = seatColour(index.data(LogModel::ColourRole).toInt());
        avatar.name = index.data(Qt::DisplayRole).toString();
        avatar.bot = index.data(LogModel::BotRole).toBool();
        paintAvatar(*painter, QRectF(row.x() + margin, y, avatarSize, avatarSize), avatar, *theme_);
        const QFont nameFont = themeFont(type::log, true);
        painter->setFont(nameFont);
        painter->setPen(theme_->text);
        painter->drawText(QRectF(x, y, width, avatarSize), Qt::AlignVCenter | Qt::AlignLeft,
                          QFontMetricsF(nameFont).elidedText(avatar.name, Qt::ElideRight, width));
        y += nameHeight;
    }
    const bool strong =
        open || newest || option.state.testFlag(QStyle::State_MouseOver) || index.data(LogModel::LookedAtRole).toBool();
    for (const RichLine& line : index.data(LogModel::LinesRole).value<std::vector<RichLine>>()) {
        const RichLayout layout(line, themeFont(type::log), width);
        layout.paint(*painter, QPointF(x, y), strong ? theme_->text : theme_->secondaryText, theme_->text,
                     glyphTone(*theme_));
        y += layout.height();
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        paintFocusRing(*painter, row.adjusted(7, 1, -7, -1), metrics::squareRadius, *theme_);
    }
    painter->restore();
}

/// The ground of the open turn goes through its rows; what is looked at has a bar at its side.
void LogDelegate::paintGround(QPainter& painter, const QRectF& row, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const {
    const bool first = index.data(LogModel::FirstRole).toBool();
    painter.setPen(Qt::NoPen);
    if (index.data(LogModel::OpenRole).toBool()) {
        const bool last = index.row() + 1 == index.model()->rowCount();
        painter.save();
        painter.setClipRect(row, Qt::IntersectClip);
        painter.setBrush(theme_->activeRow);
        painter.drawRoundedRect(row.adjusted(8, first ? 1 : -20, -8, last ? -1 : 20), metrics::squareRadius,
                                metrics::squareRadius);
        painter.restore();
    } else if (first && index.row() > 0) {
        painter.fillRect(QRectF(row.x() + margin, row.y(), row.width() - 2 * margin, 1), theme_->line);
    }
    if (index.data(LogModel::LookedAtRole).toBool()) {
        painter.setBrush(theme_->activeRow);
        painter.drawRoundedRect(row.adjusted(8, 1, -8, -1), metrics::squareRadius, metrics::squareRadius);
        painter.fillRect(QRectF(row.x(), row.y() + 1, 4, row.height() - 2), theme_->accent);
    } else if (option.state.testFlag(QStyle::State_MouseOver)) {
        painter.fillRect(QRectF(row.x(), row.y() + 1, 2, row.height() - 2), theme_->line);
    }
}

QSize LogDelegate::sizeHint(const QStyleOptionViewItem& /*option*/, const QModelIndex& index) const {
    int& height = heights_[index.row()];
    if (height == 0) {
        double sum = index.data(LogModel::FirstRole).toBool() ? above + nameHeight + below : below;
        for (const RichLine& line : index.data(LogModel::LinesRole).value<std::vector<RichLine>>()) {
            sum += RichLayout(line, themeFont(type::log), textWidth(width_)).height();
        }
        height = static_cast<int>(std::ceil(sum));
    }
    return {width_, height};
}

} // namespace ashlar::app
