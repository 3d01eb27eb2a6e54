#include "app/analysis/chance_graph.h"

#include "app/look/avatar_painter.h"
#include "app/look/tile_painter.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace ashlar::app {

namespace {

constexpr double leftMargin = 46;
constexpr double topMargin = 10;
constexpr double bottomMargin = 20;
constexpr double endSize = 16; // of the avatars at the ends of the lines
constexpr double rightMargin = endSize + 8;
constexpr double turnRadius = 7.5;

QString percent(int value) {
    return ChanceGraph::tr("%1 %", "percent").arg(value);
}

/// Every so many moves a number.
std::size_t stepOf(std::size_t plies, double width) {
    constexpr double leastGap = 44;
    for (const std::size_t step : {1U, 2U, 5U, 10U, 20U, 50U, 100U, 200U, 500U}) {
        if (width * static_cast<double>(step) / static_cast<double>(plies) >= leastGap) {
            return step;
        }
    }
    return 1000;
}

} // namespace

QPen penOf(const SeatLine& seat, std::size_t number, const Theme& theme) {
    QPen pen(seatColour(seat.colour, theme), theme.isContrast() ? 2.6 : 2);
    pen.setCapStyle(Qt::FlatCap);
    pen.setJoinStyle(Qt::RoundJoin);
    static const std::array<QList<qreal>, 6> dashes{QList<qreal>{}, {6, 2.5}, {1.5, 1.5},
                                                    {7, 2, 1.5, 2}, {3.2, 2}, {8, 2, 1.5, 2, 1.5, 2}};
    if (number > 0 && number < dashes.size()) {
        pen.setDashPattern(dashes[number]);
    }
    return pen;
}

void paintTurn(QPainter& painter, const QPointF& centre, const ai::AnalysedChoice& choice, const QColor& colour,
               const Theme& theme) {
    const QColor sign =
        contrastRatio(colour, Qt::white) > contrastRatio(colour, colours::ink) ? QColor(Qt::white) : colours::ink;
    painter.save();
    painter.translate(centre);
    painter.setPen(QPen(theme.panel, 2.5));
    painter.setBrush(colour);
    const QRectF square(-turnRadius, -turnRadius, 2 * turnRadius, 2 * turnRadius);
    if (choice.turn == ai::Turn::Luck) {
        painter.drawRoundedRect(square.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
        painter.setPen(Qt::NoPen);
        painter.setBrush(sign);
        for (const QPointF& eye : {QPointF(-3, -3), QPointF(0, 0), QPointF(3, 3)}) {
            painter.drawEllipse(eye, 1.4, 1.4);
        }
    } else if (choice.turn == ai::Turn::LeadTaken) {
        painter.drawEllipse(square);
        painter.setPen(QPen(sign, 1.4));
        painter.drawLine(QPointF(-2.5, 4), QPointF(-2.5, -4));
        painter.setPen(Qt::NoPen);
        painter.setBrush(sign);
        painter.drawPolygon(QPolygonF({{-2, -4}, {4, -2}, {-2, 0.5}}));
    } else {
        painter.drawEllipse(square);
        painter.setFont(themeFont(type::caption, true));
        painter.setPen(sign);
        const bool grave = choice.verdict && choice.verdict->quality == ai::Quality::Blunder;
        painter.drawText(square, Qt::AlignCenter, grave ? QStringLiteral("??") : QStringLiteral("?"));
    }
    painter.restore();
}

ChanceGraph::ChanceGraph(QWidget* parent) : QWidget(parent), theme_(&lightTheme()) {
    setObjectName(QStringLiteral("chanceGraph"));
    setAccessibleName(tr("Chances along the moves, the mean of what each player could know"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ChanceGraph::setTheme(const Theme& theme) {
    theme_ = &theme;
    update();
}

void ChanceGraph::setSeats(const std::vector<SeatLine>& seats) {
    seats_ = seats;
    update();
}

void ChanceGraph::setAnalysis(const ai::Analysis& analysis) {
    analysis_ = analysis;
    current_ = std::min(current_, analysis_.choices.size());
    tell();
    update();
}

void ChanceGraph::setCurrent(std::size_t ply) {
    ply = std::min(ply, analysis_.choices.size());
    if (ply != current_) {
        current_ = ply;
        tell();
        update();
    }
}

/// A screen reader reads on when the position changes.
void ChanceGraph::tell() {
    const QString words = teller_ ? teller_(current_).join(QLatin1Char(' ')) : QString();
    if (words == accessibleDescription()) {
        return;
    }
    setAccessibleDescription(words);
    if (hasFocus()) {
        QAccessibleEvent told(this, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&told);
    }
}

// ---- where things are -----------------------------------------------------------------------------------------------

QRectF ChanceGraph::plot() const {
    return {leftMargin, topMargin, width() - leftMargin - rightMargin, height() - topMargin - bottomMargin};
}

double ChanceGraph::xOf(std::size_t ply) const {
    const auto plies = static_cast<double>(std::max<std::size_t>(1, analysis_.choices.size()));
    return plot().left() + plot().width() * static_cast<double>(ply) / plies;
}

std::size_t ChanceGraph::plyAt(double x) const {
    const auto plies = static_cast<double>(analysis_.choices.size());
    return static_cast<std::size_t>(std::clamp(std::round((x - plot().left()) / plot().width() * plies), 0.0, plies));
}

QPointF ChanceGraph::at(std::size_t ply, std::size_t seat) const {
    const double chance = static_cast<double>(analysis_.curve[ply][seat]);
    return {xOf(ply), plot().bottom() - chance * plot().height()};
}

/// The lines end at the last position that something is known of.
std::size_t ChanceGraph::drawnEnd() const {
    if (analysis_.curve.empty() || analysis_.missing() == 0) {
        return analysis_.curve.size();
    }
    std::size_t end = 0;
    for (const ai::AnalysedChoice& choice : analysis_.choices) {
        end = choice.verdict ? choice.ply + 1 : end;
    }
    return end;
}

// ---- painting -------------------------------------------------------------------------------------------------------

void ChanceGraph::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(themeFont(type::caption));
    paintGrid(painter);
    if (drawnEnd() > 0) {
        paintLines(painter);
        paintEnds(painter);
    }
    paintPosition(painter, current_, true);
    if (hovered_ && *hovered_ != current_) {
        paintPosition(painter, *hovered_, false);
    }
    if (drawnEnd() > 0) {
        paintTurns(painter);
    }
    if (hasFocus() && ring_) {
        paintFocusRing(painter, QRectF(rect()).adjusted(3, 3, -3, -3), metrics::squareRadius, *theme_);
    }
}

void ChanceGraph::paintGrid(QPainter& painter) const {
    const QRectF area = plot();
    for (const int share : {0, 25, 50, 75, 100}) {
        const double y = std::round(area.bottom() - share * area.height() / 100) + 0.5;
        const bool main = share % 50 == 0;
        painter.setPen(QPen(theme_->line, 1, main ? Qt::SolidLine : Qt::DotLine));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        if (main || area.height() > 130) {
            painter.setPen(theme_->secondaryText);
            painter.drawText(QRectF(0, y - 8, area.left() - 7, 16), Qt::AlignRight | Qt::AlignVCenter, percent(share));
        }
    }
    const std::size_t plies = analysis_.choices.size();
    if (plies == 0) {
        return;
    }
    const std::size_t step = stepOf(plies, area.width());
    for (std::size_t ply = 0; ply <= plies; ply += step) {
        const double x = std::round(xOf(ply)) + 0.5;
        painter.setPen(QPen(theme_->line, 1, ply == 0 ? Qt::SolidLine : Qt::DotLine));
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom() + (ply == 0 ? 0 : 3)));
        if (ply > 0) {
            painter.setPen(theme_->secondaryText);
            painter.drawText(QRectF(x - 30, area.bottom() + 4, 60, bottomMargin - 5), Qt::AlignHCenter | Qt::AlignTop,
                             QString::number(ply));
        }
    }
}

void ChanceGraph::paintLines(QPainter& painter) const {
    painter.setBrush(Qt::NoBrush);
    for (std::size_t seat = seats_.size(); seat-- > 0;) { // the first over the others
        QPolygonF line;
        for (std::size_t ply = 0; ply < drawnEnd(); ++ply) {
            line << at(ply, seat);
        }
        painter.setPen(penOf(seats_[seat], seat, *theme_));
        painter.drawPolyline(line);
    }
}

/// Who is who, at the ends of the lines; where these are close, below each other.
void ChanceGraph::paintEnds(QPainter& painter) const {
    const std::size_t last = drawnEnd() - 1;
    std::vector<std::size_t> order(seats_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t seat) { return at(last, seat).y(); });
    const double gap = std::min(endSize + 1, (plot().height() + endSize) / static_cast<double>(seats_.size()));
    std::vector<double> heights;
    for (const std::size_t seat : order) {
        heights.push_back(heights.empty() ? at(last, seat).y() : std::max(at(last, seat).y(), heights.back() + gap));
    }
    double lowest = plot().bottom();
    for (std::size_t i = heights.size(); i-- > 0; lowest -= gap) {
        heights[i] = std::min(heights[i], lowest);
        lowest = heights[i];
    }
    for (std::size_t i = 0; i < order.size(); ++i) {
        const SeatLine& seat = seats_[order[i]];
        const Avatar avatar{seatColour(seat.colour), seat.name}; // its letter, of a bot too
        const QPointF corner(std::min(at(last, 0).x() + 4, width() - endSize - 2.0), heights[i] - endSize / 2);
        paintAvatar(painter, QRectF(corner, QSizeF(endSize, endSize)), avatar, *theme_);
    }
}

void ChanceGraph::paintTurns(QPainter& painter) const {
    for (const ai::AnalysedChoice& choice : analysis_.choices) {
        const auto seat = static_cast<std::size_t>(choice.seat);
        if (choice.turn != ai::Turn::None && choice.ply < drawnEnd() && seat < seats_.size()) {
            paintTurn(painter, at(choice.ply, seat), choice, seatColour(seats_[seat].colour, *theme_), *theme_);
        }
    }
}

/// A line through all chances of a position, with a dot on each.
void ChanceGraph::paintPosition(QPainter& painter, std::size_t ply, bool marked) const {
    const double x = xOf(ply);
    painter.setPen(
        QPen(marked ? theme_->accent : theme_->secondaryText, marked ? 2 : 1, marked ? Qt::SolidLine : Qt::DashLine));
    painter.drawLine(QPointF(x, plot().top() - 4), QPointF(x, plot().bottom()));
    if (ply >= drawnEnd()) {
        return;
    }
    for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
        painter.setPen(QPen(theme_->panel, 1.5));
        painter.setBrush(seatColour(seats_[seat].colour, *theme_));
        painter.drawEllipse(at(ply, seat), 4.2, 4.2);
    }
}

// ---- mouse and keys -------------------------------------------------------------------------------------------------

void ChanceGraph::hover(std::optional<std::size_t> ply) {
    if (hovered_ != ply) {
        hovered_ = ply;
        update();
    }
}

void ChanceGraph::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && !analysis_.choices.empty()) {
        emit plyChosen(plyAt(event->position().x()));
    }
}

void ChanceGraph::mouseMoveEvent(QMouseEvent* event) {
    if (analysis_.choices.empty()) {
        return;
    }
    const std::size_t ply = plyAt(event->position().x());
    if (event->buttons().testFlag(Qt::LeftButton)) {
        if (ply != current_) {
            emit plyChosen(ply);
        }
        return;
    }
    hover(ply);
    if (teller_) {
        // In a rectangle of its own, so that the tip changes with the position.
        const QRect column(static_cast<int>(xOf(ply)) - 2, 0, 4, height());
        const QStringList tip = teller_(ply) << tr("The lines are the mean of what each player could know.");
        QToolTip::showText(event->globalPosition().toPoint(), tip.join(QLatin1Char('\n')), this, column);
    }
}

void ChanceGraph::leaveEvent(QEvent* event) {
    hover(std::nullopt);
    QWidget::leaveEvent(event);
}

void ChanceGraph::keyPressEvent(QKeyEvent* event) {
    const std::size_t last = analysis_.choices.size();
    switch (event->key()) {
    case Qt::Key_Left:
        emit plyChosen(std::max<std::size_t>(current_, 1) - 1);
        break;
    case Qt::Key_Right:
        emit plyChosen(std::min(current_ + 1, last));
        break;
    case Qt::Key_Home:
        emit plyChosen(0);
        break;
    case Qt::Key_End:
        emit plyChosen(last);
        break;
    case Qt::Key_PageUp:
    case Qt::Key_Up:
        emit turnWanted(-1);
        break;
    case Qt::Key_PageDown:
    case Qt::Key_Down:
        emit turnWanted(1);
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

void ChanceGraph::focusInEvent(QFocusEvent* event) {
    ring_ = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    tell();
    QWidget::focusInEvent(event);
}

bool ChanceGraph::event(QEvent* event) {
    return event->type() == QEvent::ToolTip || QWidget::event(event); // shown while the mouse moves
}

} // namespace ashlar::app
