#include "app/analysis/seat_table.h"

#include "app/analysis/analysis_words.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <array>

namespace ashlar::app {

namespace {

constexpr int headHeight = 18;
constexpr int margin = 15;
constexpr double sampleWidth = 30;
constexpr std::array<double, 3> columns{42, 50, 58}; // chance, loss, mistakes
constexpr std::size_t many = 5;                      // seats, whose rows are low

QString points(float value) {
    return QLocale().toString(100 * static_cast<double>(value), 'f', 1);
}

} // namespace

SeatTable::SeatTable(QWidget* parent) : QWidget(parent), theme_(&lightTheme()) {
    setObjectName(QStringLiteral("seatTable"));
    setAccessibleName(tr("The players' choices"));
    setToolTip(
        tr("Chance now, the mean of what each player could know; points lost by a choice on average; mistakes of "
           "10 points or more"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

int SeatTable::rowHeight() const {
    return seats_.size() < many ? 22 : 17;
}

QSize SeatTable::sizeHint() const {
    return {280, headHeight + rowHeight() * static_cast<int>(seats_.size()) + 4};
}

void SeatTable::setTheme(const Theme& theme) {
    theme_ = &theme;
    update();
}

void SeatTable::setSeats(const std::vector<SeatLine>& seats) {
    seats_ = seats;
    updateGeometry();
    update();
}

void SeatTable::show(const ai::Analysis& analysis, std::size_t ply) {
    summaries_ = analysis.seats;
    chances_ = ply < analysis.curve.size() ? std::optional(analysis.curve[ply]) : std::nullopt;
    certain_ = analysis.result && ply == analysis.choices.size();
    QStringList words;
    for (std::size_t seat = 0; seat < seats_.size() && seat < summaries_.size(); ++seat) {
        const ai::SeatSummary& summary = summaries_[seat];
        words +=
            tr("%1: %2 points lost by a choice, %n mistake(s)", "player, number", summary.mistakes + summary.blunders)
                .arg(seats_[seat].name, points(summary.meanLoss));
    }
    setAccessibleDescription(words.join(QStringLiteral("; ")));
    update();
}

void SeatTable::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double right = width() - margin;
    const auto cell = [&](std::size_t column, double y, double height) {
        double x = right;
        for (std::size_t i = columns.size(); i-- > column;) {
            x -= columns[i];
        }
        return QRectF(x, y, columns[column], height);
    };
    painter.setFont(themeFont(type::caption));
    painter.setPen(theme_->secondaryText);
    const std::array<QString, 3> heads{tr("Chance", "heading of a narrow column"),
                                       tr("Ø loss", "heading of a narrow column: the mean"),
                                       tr("Mistakes", "heading of a narrow column")};
    for (std::size_t i = 0; i < heads.size(); ++i) {
        painter.drawText(cell(i, 0, headHeight), Qt::AlignRight | Qt::AlignVCenter, heads[i]);
    }
    const int height = rowHeight();
    const QFont plain = themeFont(type::log);
    const QFont bold = themeFont(type::log, true);
    for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
        const double y = headHeight + height * static_cast<double>(seat);
        painter.setPen(penOf(seats_[seat], seat, *theme_));
        painter.drawLine(QPointF(margin, y + height / 2.0), QPointF(margin + sampleWidth, y + height / 2.0));
        painter.setPen(theme_->text);
        painter.setFont(bold);
        const double x = margin + sampleWidth + 8;
        const double room = cell(0, y, height).left() - x;
        painter.drawText(QRectF(x, y, room, height), Qt::AlignVCenter | Qt::AlignLeft,
                         QFontMetricsF(bold).elidedText(seats_[seat].name, Qt::ElideRight, room));
        painter.setFont(plain);
        const auto put = [&](std::size_t column, const QString& text) {
            painter.drawText(cell(column, y, height), Qt::AlignRight | Qt::AlignVCenter, text);
        };
        if (chances_) {
            put(0, AnalysisWords::percent((*chances_)[seat], certain_));
        }
        if (seat < summaries_.size() && summaries_[seat].choices > 0) {
            put(1, points(summaries_[seat].meanLoss));
            put(2, QString::number(summaries_[seat].mistakes + summaries_[seat].blunders));
        }
    }
}

} // namespace ashlar::app
