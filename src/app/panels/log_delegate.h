#pragma once

#include "app/look/theme.h"

#include <QHash>
#include <QStyledItemDelegate>

namespace ashlar::app {

/// Paints a row of the LogModel: its sentences, wrapped, and above the first of a turn avatar and name of whose it is.
class LogDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setTheme(const Theme& theme) { theme_ = &theme; }
    /// The width for which rows are laid out, in pixels.
    void setWidth(int width);
    /// The rows are others now.
    void forget() { heights_.clear(); }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintGround(QPainter& painter, const QRectF& row, const QStyleOptionViewItem& option,
                     const QModelIndex& index) const;

    const Theme* theme_ = &lightTheme();
    int width_ = metrics::dockWidth;
    mutable QHash<int, int> heights_; ///< of rows; laying out sentences is dear
};

} // namespace ashlar::app
