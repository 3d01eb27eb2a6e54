#pragma once

#include "app/look/theme.h"

#include <QStyledItemDelegate>

namespace ashlar::app {

/// Paints a row of the PlayersModel: avatar, name, note, a block for each tile, and the count.
class PlayersDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    static constexpr int fullHeight = 62;
    /// Without the line of numbers, where many players would leave no room for the log.
    static constexpr int compactHeight = 42;

    void setTheme(const Theme& theme) { theme_ = &theme; }
    void setRowHeight(int height) { rowHeight_ = height; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintCaption(QPainter& painter, QPointF& at, const QString& icon, const QString& text) const;

    void paintNumbers(QPainter& painter, QPointF at, const QModelIndex& index) const;

    const Theme* theme_ = &lightTheme();
    int rowHeight_ = fullHeight;
};

} // namespace ashlar::app
