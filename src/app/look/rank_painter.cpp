#include "app/look/rank_painter.h"

#include <QPainter>

#include <algorithm>

namespace ashlar::app {

void paintRank(QPainter& painter, const QRectF& rect, int rank, bool strong, const Theme& theme) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double side = std::min(rect.width(), rect.height());
    const double line = std::max(1.2, side * (theme.isContrast() ? 0.1 : 0.07));
    const QRectF disc(rect.center().x() - side / 2 + line / 2, rect.center().y() - side / 2 + line / 2, side - line,
                      side - line);
    painter.setPen(QPen(colours::ink, line));
    painter.setBrush(strong ? colours::selection : colours::cream);
    painter.drawEllipse(disc);
    painter.setFont(themeFont(std::max(8, qRound(side * 0.62)), true));
    painter.setPen(colours::ink);
    painter.drawText(disc, Qt::AlignCenter, QString::number(rank));
    painter.restore();
}

} // namespace ashlar::app
