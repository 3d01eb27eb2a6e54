#include "app/statistics/plots.h"

#include "app/game/levels.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace ashlar::app {

namespace {

constexpr int captionHeight = 15;
constexpr int barHeight = 8;
constexpr int rowHeight = 22;

/// The least number of tiles in each bin of the histogram.
constexpr std::array bins = {0, 1, 3, 6, 10, 15, 21};

QString binName(std::size_t bin) {
    if (bin + 1 == bins.size()) {
        return QStringLiteral("%1+").arg(bins[bin]);
    }
    const int last = bins[bin + 1] - 1;
    return last == bins[bin] ? QString::number(last) : QStringLiteral("%1–%2").arg(bins[bin]).arg(last);
}

QString percent(double share) {
    return Plot::tr("%1 %", "percent").arg(qRound(share * 100));
}

} // namespace

void paintShareBar(QPainter& painter, const QRectF& rect, double share, double chance, const Theme& theme) {
    const double radius = rect.height() / 2;
    painter.setPen(QPen(theme.fieldFrame, 1));
    painter.setBrush(theme.field);
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter.setPen(Qt::NoPen);
    if (share > 0) {
        painter.setBrush(theme.accent);
        painter.drawRoundedRect(
            QRectF(rect.topLeft(), QSizeF(std::max(rect.height(), rect.width() * share), rect.height())), radius,
            radius);
    }
    const double x = rect.left() + rect.width() * chance;
    painter.setPen(QPen(theme.panel, 4));
    painter.drawLine(QPointF(x, rect.top() - 3), QPointF(x, rect.bottom() + 3));
    painter.setPen(QPen(theme.text, 2));
    painter.drawLine(QPointF(x, rect.top() - 2), QPointF(x, rect.bottom() + 2));
}

QString nameOf(const Who& who) {
    return who.isBot() ? Plot::tr("Bots, %1", "level").arg(levelName(who.level).toLower()) : who.name;
}

QString shareInFigures(const PlayerScore& score) {
    return Plot::tr("%1 of %2, %3", "won, games, percent")
        .arg(score.wins())
        .arg(score.games())
        .arg(percent(score.share()));
}

QString shareInWords(const PlayerScore& score) {
    return Plot::tr("%1 of %n game(s) won, %2", nullptr, score.games()).arg(score.wins()).arg(percent(score.share()));
}

Plot::Plot(int height, const Theme& theme, QWidget* parent) : QWidget(parent), height_(height), theme_(&theme) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void Plot::describe(const QString& name, const QString& description) {
    setAccessibleName(name);
    setAccessibleDescription(description);
    setToolTip(description);
    update();
}

// ---- results over time ----------------------------------------------------------------------------------------------

void ResultsPlot::setScore(const PlayerScore& score) {
    const std::size_t first = score.results.size() - std::min<std::size_t>(score.results.size(), most);
    results_.assign(score.results.begin() + static_cast<std::ptrdiff_t>(first), score.results.end());
    shares_.clear();
    for (std::size_t i = first; i < score.results.size(); ++i) {
        const std::size_t from = i + 1 - std::min<std::size_t>(i + 1, window);
        const auto begin = score.results.begin() + static_cast<std::ptrdiff_t>(from);
        const auto end = score.results.begin() + static_cast<std::ptrdiff_t>(i) + 1;
        shares_.push_back(static_cast<double>(std::count_if(begin, end, [](const Result& r) { return r.won; })) /
                          static_cast<double>(end - begin));
    }
    chance_ = score.games() > 0 ? score.chance() : 0;
    describe(tr("Results over time"),
             shares_.empty() ? QString()
                             : tr("Of the last %n game(s): %1 won", nullptr, std::min(score.games(), window))
                                   .arg(percent(shares_.back())));
}

void ResultsPlot::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(themeFont(type::caption));
    const QRectF plot(42, 6, width() - 46, height() - 26);
    const auto at = [&](std::size_t i, double share) {
        const double step = plot.width() / std::max<double>(1, static_cast<double>(results_.size()));
        return QPointF(plot.left() + (static_cast<double>(i) + 0.5) * step, plot.bottom() - share * plot.height());
    };
    for (const double share : {0.0, 0.5, 1.0}) {
        const double y = plot.bottom() - share * plot.height();
        painter.setPen(QPen(theme().line, 1));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        painter.setPen(theme().secondaryText);
        painter.drawText(QRectF(0, y - 7, plot.left() - 6, 14), Qt::AlignRight | Qt::AlignVCenter, percent(share));
    }
    painter.setPen(QPen(theme().secondaryText, 1.2, Qt::DashLine));
    painter.drawLine(QPointF(plot.left(), plot.bottom() - chance_ * plot.height()),
                     QPointF(plot.right(), plot.bottom() - chance_ * plot.height()));
    QPolygonF line;
    for (std::size_t i = 0; i < shares_.size(); ++i) {
        line << at(i, shares_[i]);
    }
    painter.setPen(QPen(theme().accent, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
    if (line.size() == 1) {
        painter.drawPoint(line.first());
    }
    // Each game: a filled mark for won, a hollow one for lost.
    for (std::size_t i = 0; i < results_.size(); ++i) {
        const double side = std::clamp(plot.width() / static_cast<double>(results_.size()) - 2, 3.0, 8.0);
        const QRectF mark(at(i, 0).x() - side / 2, plot.bottom() + 9, side, side);
        painter.setPen(QPen(results_[i].won ? theme().accent : theme().secondaryText, 1.2));
        painter.setBrush(results_[i].won ? QBrush(theme().accent) : QBrush(Qt::NoBrush));
        painter.drawRect(mark);
    }
}

// ---- tiles left -----------------------------------------------------------------------------------------------------

void LeftHistogram::setScore(const PlayerScore& score) {
    counts_.assign(bins.size(), 0);
    for (const Result& result : score.results) {
        const auto bin = std::ranges::upper_bound(bins, result.left) - bins.begin() - 1;
        ++counts_[static_cast<std::size_t>(bin)];
    }
    QStringList words;
    for (std::size_t bin = 0; bin < bins.size(); ++bin) {
        words += tr("%1 tiles: %2", "range: number of games").arg(binName(bin)).arg(counts_[bin]);
    }
    describe(tr("Tiles left at the end"), words.join(QStringLiteral(", ")));
}

void LeftHistogram::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(themeFont(type::caption));
    if (counts_.empty()) {
        return;
    }
    const QRectF plot(0, captionHeight + 2, width(), height() - 2 * captionHeight - 6);
    const double step = plot.width() / static_cast<double>(counts_.size());
    const int highest = std::max(1, *std::ranges::max_element(counts_));
    for (std::size_t bin = 0; bin < counts_.size(); ++bin) {
        const double tall = plot.height() * counts_[bin] / highest;
        const double x = plot.left() + step * static_cast<double>(bin);
        const QRectF bar(x + step * 0.14, plot.bottom() - tall, step * 0.72, tall);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme().accent);
        painter.drawRoundedRect(bar, 3, 3);
        painter.setPen(theme().text);
        if (counts_[bin] > 0) {
            painter.drawText(QRectF(x, bar.top() - captionHeight - 1, step, captionHeight), Qt::AlignCenter,
                             QString::number(counts_[bin]));
        }
        painter.setPen(theme().secondaryText);
        painter.drawText(QRectF(x, plot.bottom() + 4, step, captionHeight), Qt::AlignCenter, binName(bin));
    }
    painter.setPen(QPen(theme().line, 1));
    painter.drawLine(plot.bottomLeft() + QPointF(0, 0.5), plot.bottomRight() + QPointF(0, 0.5));
}

// ---- shares ---------------------------------------------------------------------------------------------------------

void ShareBars::setScores(const std::vector<PlayerScore>& scores) {
    scores_ = scores;
    QStringList words;
    for (const PlayerScore& score : scores_) {
        words += tr("%1: %2", "player: games won").arg(nameOf(score.who), shareInWords(score));
    }
    describe(tr("Against bots"), words.isEmpty() ? tr("No bots met.") : words.join(QStringLiteral("; ")));
}

void ShareBars::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(themeFont(type::log));
    painter.setPen(theme().secondaryText);
    if (scores_.empty()) {
        painter.drawText(rect(), Qt::AlignLeft | Qt::AlignTop, tr("No bots met."));
        return;
    }
    const double labelWidth = width() * 0.30;
    const double figureWidth = 84;
    double y = 0;
    for (const PlayerScore& score : scores_) {
        if (y + rowHeight > height()) {
            return; // all of them are in the tool tip
        }
        painter.setPen(theme().text);
        const QString label = painter.fontMetrics().elidedText(levelName(score.who.level), Qt::ElideRight,
                                                               static_cast<int>(labelWidth) - 8);
        painter.drawText(QRectF(0, y, labelWidth, rowHeight), Qt::AlignVCenter, label);
        const QRectF bar(labelWidth, y + (rowHeight - barHeight) / 2.0, width() - labelWidth - figureWidth, barHeight);
        painter.save();
        paintShareBar(painter, bar, score.share(), score.chance(), theme());
        painter.restore();
        painter.drawText(QRectF(width() - figureWidth, y, figureWidth, rowHeight), Qt::AlignVCenter | Qt::AlignRight,
                         tr("%1 of %2", "won, games").arg(score.wins()).arg(score.games()));
        y += rowHeight;
    }
}

} // namespace ashlar::app
