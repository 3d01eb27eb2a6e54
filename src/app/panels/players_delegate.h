#pragma once

#include "app/look/theme.h"

#include <QStyledItemDelegate>

namespace ashlar::app {

/// Paints a row of the PlayersModel: avatar, name, note, a block for each tile, and the count.
class PlayersDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setTheme(const Theme& theme) { theme_ = &theme; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintCaption(QPainter& painter, QPointF& at, const QString& icon, const QString& text) const;

    const Theme* theme_ = &lightTheme();
};

} // namespace ashlar::app
