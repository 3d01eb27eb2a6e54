#include "app/panels/players_delegate.h"

#include "app/look/avatar_painter.h"
#include "app/look/fit_text.h"
#include "app/look/svg_art.h"
#include "app/look/tile_painter.h"
#include "app/panels/players_model.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ashlar::app {

namespace {

// As drawn in the design, in a dock 312 wide.
constexpr double margin = 16;
constexpr double avatarSize = 36;
constexpr double compactAvatar = 30;
constexpr double textX = 63;
constexpr double stripe = 4;
constexpr double block = 7;
constexpr double blockPitch = 9;
constexpr double iconSize = 14;
constexpr double leastNote = 40; // less of it says nothing

/// A block for each tile: filled in the hand, outlined in the pile.
void paintBlocks(QPainter& painter, const QRectF& area, const QColor& colour, int hand, int pile) {
    const int count = hand + pile;
    const double pitch = std::min(blockPitch, area.width() / std::max(1, count));
    const double width = std::max(2.0, pitch - (blockPitch - block));
    for (int i = 0; i < count; ++i) {
        const QRectF shape(std::round(area.x() + i * pitch), area.y(), width, area.height()); // crisp outlines
        const bool inHand = i < hand;
        painter.setPen(inHand ? QPen(Qt::NoPen) : QPen(colour, 1));
        painter.setBrush(inHand ? QBrush(colour) : QBrush(Qt::NoBrush));
        painter.drawRoundedRect(inHand ? shape : shape.adjusted(0.5, 0.5, -0.5, -0.5), 1.2, 1.2);
    }
}

} // namespace

void PlayersDelegate::paintCaption(QPainter& painter, QPointF& at, const QString& icon, const QString& text) const {
    paintSvg(painter, QRectF(at.x() - 1, at.y(), iconSize, iconSize), icon, theme_->secondaryText);
    const QFontMetricsF metrics(painter.font());
    painter.drawText(QPointF(at.x() + iconSize + 4, at.y() + metrics.ascent()), text);
    at.rx() += std::max(70.0, iconSize + 4 + metrics.horizontalAdvance(text) + 14);
}

void PlayersDelegate::paintNumbers(QPainter& painter, QPointF at, const QModelIndex& index) const {
    painter.setFont(themeFont(type::caption));
    painter.setPen(theme_->secondaryText);
    paintCaption(painter, at, QStringLiteral("icon-hand"),
                 tr("hand %1").arg(index.data(PlayersModel::HandRole).toInt()));
    paintCaption(painter, at, QStringLiteral("icon-pile"),
                 tr("pile %1").arg(index.data(PlayersModel::PileRole).toInt()));
    if (index.data(PlayersModel::WinnerRole).toBool()) {
        painter.setFont(themeFont(type::caption, true));
        painter.setPen(theme_->text);
        painter.drawText(at + QPointF(0, QFontMetricsF(painter.font()).ascent()), tr("Winner"));
    }
}

void PlayersDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QRectF row = option.rect;
    const bool compact = row.height() < fullHeight;
    const bool active = index.data(PlayersModel::ActiveRole).toBool();
    const bool bot = index.data(PlayersModel::BotRole).toBool();
    const int colour = index.data(PlayersModel::ColourRole).toInt();
    const int hand = index.data(PlayersModel::HandRole).toInt();
    const int pile = index.data(PlayersModel::PileRole).toInt();
    const QString name = index.data(Qt::DisplayRole).toString();

    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->fillRect(row, active ? theme_->activeRow : theme_->panel);
    if (active) {
        painter->fillRect(QRectF(row.x(), row.y(), stripe, row.height()), theme_->accent);
    }
    Avatar avatar;
    avatar.colour = seatColour(colour);
    avatar.name = name;
    avatar.bot = bot;
    const double side = compact ? compactAvatar : avatarSize;
    const double avatarX = row.x() + margin - 1 + (avatarSize - side) / 2;
    paintAvatar(*painter, QRectF(avatarX, row.y() + (compact ? 6 : 12), side, side), avatar, *theme_);

    // The count first: the name gives way to it.
    const QString count = QString::number(hand + pile);
    painter->setPen(theme_->text);
    painter->setFont(themeFont(type::tileCount, true));
    const double countWidth = QFontMetricsF(painter->font()).horizontalAdvance(count);
    painter->drawText(QRectF(row.right() - margin - countWidth, row.y(), countWidth + 1, row.height()),
                      Qt::AlignRight | Qt::AlignVCenter, count);

    const double x = row.x() + textX;
    const double room = row.right() - margin - std::max(34.0, countWidth) - 12 - x;
    const FittedText fitted = fitText(name, themeFont(type::name, true), room, type::caption);
    const QFont noteFont = themeFont(type::caption);
    const QString note = index.data(PlayersModel::NoteRole).toString();
    const double nameY = row.y() + (compact ? 18 : 20);
    const QFontMetricsF nameMetrics(fitted.font);
    const QFontMetricsF noteMetrics(noteFont);
    const QString& shownName = fitted.lines.first(); // the note gives way to it
    painter->setFont(fitted.font);
    painter->drawText(QPointF(x, nameY), shownName);
    painter->setFont(noteFont);
    painter->setPen(theme_->secondaryText);
    const double noteX = x + nameMetrics.horizontalAdvance(shownName) + 8;
    if (const double left = x + room - noteX; left >= leastNote) {
        painter->drawText(QPointF(noteX, nameY), noteMetrics.elidedText(note, Qt::ElideRight, left));
    }

    const double blocksY = row.y() + (compact ? 26 : 30);
    paintBlocks(*painter, QRectF(x, blocksY, room, 9), seatColour(colour, *theme_), hand, pile);
    if (!compact) {
        paintNumbers(*painter, QPointF(x, row.y() + 43), index);
    } else if (index.data(PlayersModel::WinnerRole).toBool()) { // who has few blocks
        painter->setFont(themeFont(type::caption, true));
        painter->setPen(theme_->text);
        painter->drawText(QRectF(x, blocksY - 3, room, 15), Qt::AlignRight | Qt::AlignVCenter, tr("Winner"));
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        paintFocusRing(*painter, row.adjusted(6, 3, -6, -3), metrics::squareRadius, *theme_);
    }
    painter->restore();
}

QSize PlayersDelegate::sizeHint(const QStyleOptionViewItem& /*option*/, const QModelIndex& /*index*/) const {
    return {metrics::dockWidth, rowHeight_};
}

} // namespace ashlar::app
