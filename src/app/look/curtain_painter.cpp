// The curtain of stage_painter.h: folds of cloth with a gold hem, and a swag with cord and tassels above.
#include "app/look/stage_painter.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>
#include <vector>

namespace ashlar::app {

namespace {

constexpr QColor clothDark{0x0F, 0x16, 0x38};
constexpr QColor clothMiddle{0x1C, 0x26, 0x54};
constexpr QColor clothLight{0x2E, 0x3D, 0x7C};
constexpr QColor goldDark{0x8A, 0x63, 0x22};
constexpr QColor goldLight{0xFB, 0xE0, 0xA0};

/// A fold from `left` to `right`; its ridge catches the light.
struct Fold {
    double left;
    double right;
    double ridge;
};

/// Folds of uneven width that fill `from` to `to`, about 62 wide when the cloth is spread.
std::vector<Fold> foldsOf(double from, double to, double spread) {
    const int count = std::max(2, static_cast<int>(std::lround(spread / 62)));
    std::vector<double> widths;
    double sum = 0;
    for (int i = 0; i < count; ++i) {
        widths.push_back(1 + 0.14 * std::sin(i * 2.3 + 0.7) + 0.07 * std::sin(i * 5.1));
        sum += widths.back();
    }
    std::vector<Fold> folds;
    double x = from;
    for (const double width : widths) {
        const double next = x + width / sum * (to - from);
        folds.push_back({x, next, x + (next - x) * (0.47 + 0.05 * std::sin(x * 0.05))});
        x = next;
    }
    return folds;
}

QLinearGradient across(const Fold& fold, const QColor& dark, const QColor& middle, const QColor& light) {
    QLinearGradient gradient(fold.left, 0, fold.right, 0);
    const double ridge = (fold.ridge - fold.left) / (fold.right - fold.left);
    gradient.setColorAt(0, dark);
    gradient.setColorAt(ridge * 0.45, middle);
    gradient.setColorAt(ridge, light);
    gradient.setColorAt(ridge + (1 - ridge) * 0.42, middle);
    gradient.setColorAt(ridge + (1 - ridge) * 0.8, mixed(dark, middle, 0.25));
    gradient.setColorAt(1, dark);
    return gradient;
}

/// The part of a fold between two heights, hanging lower at its ridge.
QPainterPath band(const Fold& fold, double top, double bottom, double sag) {
    const double middle = (fold.left + fold.right) / 2;
    QPainterPath path(QPointF(fold.left, top));
    path.quadTo(QPointF(middle, top + 2 * sag), QPointF(fold.right, top));
    path.lineTo(fold.right, bottom);
    path.quadTo(QPointF(middle, bottom + 2 * sag), QPointF(fold.left, bottom));
    path.closeSubpath();
    return path;
}

void paintCloth(QPainter& painter, const std::vector<Fold>& folds, double top, double bottom) {
    const double hem = bottom - 6;
    for (const Fold& fold : folds) {
        const double sag = std::min(4.0, (fold.right - fold.left) * 0.06);
        QPainterPath cloth(QPointF(fold.left, top));
        cloth.lineTo(fold.right + 1.5, top); // no seam between folds
        cloth.lineTo(fold.right + 1.5, hem);
        cloth.quadTo(QPointF((fold.left + fold.right) / 2, hem + 2 * sag), QPointF(fold.left, hem));
        cloth.closeSubpath();
        painter.fillPath(cloth, across(fold, clothDark, clothMiddle, clothLight));
        const QPainterPath gold = band(fold, hem - 30, hem - 18, sag);
        painter.fillPath(gold, across(fold, goldDark, QColor(0xC9, 0x9A, 0x4A), goldLight));
        painter.fillPath(band(fold, hem - 13, hem - 11.4, sag), across(fold, goldDark, colours::gold, goldLight));
    }
    // The cloth is darker under the swag and a little at its foot.
    const QRectF all(folds.front().left, top, folds.back().right - folds.front().left, hem - 32 - top);
    QLinearGradient shade(0, top, 0, top + 150);
    shade.setColorAt(0, QColor(0x05, 0x08, 0x1C, 150));
    shade.setColorAt(1, QColor(0x05, 0x08, 0x1C, 0));
    painter.fillRect(all.intersected(QRectF(all.left(), top, all.width(), 150)), shade);
}

void paintTassel(QPainter& painter, const QPointF& at, double unit) {
    QLinearGradient threads(at.x() - 5 * unit, 0, at.x() + 5 * unit, 0);
    threads.setColorAt(0, QColor(0x9C, 0x6F, 0x28));
    threads.setColorAt(0.45, QColor(0xE6, 0xBC, 0x66));
    threads.setColorAt(1, QColor(0x9C, 0x6F, 0x28));
    QPainterPath tassel(at + QPointF(-1.6, 6) * unit);
    tassel.lineTo(at + QPointF(1.6, 6) * unit);
    tassel.lineTo(at + QPointF(5, 29) * unit);
    tassel.lineTo(at + QPointF(-5, 29) * unit);
    tassel.closeSubpath();
    painter.fillPath(tassel, threads);
    painter.setPen(QPen(QColor(0x7A, 0x55, 0x1C, 150), 0.7 * unit));
    for (const double x : {-2.4, 0.0, 2.4}) {
        painter.drawLine(at + QPointF(x * 0.4, 13) * unit, at + QPointF(x, 28) * unit);
    }
    painter.setPen(QPen(QColor(0x7A, 0x55, 0x1C), 1.2 * unit));
    painter.drawLine(at + QPointF(-2.4, 11.5) * unit, at + QPointF(2.4, 11.5) * unit);
    QRadialGradient knob(at + QPointF(-2, -2.4) * unit, 8.4 * unit);
    knob.setColorAt(0, QColor(0xFF, 0xF6, 0xD6));
    knob.setColorAt(0.35, QColor(0xF0, 0xCB, 0x7C));
    knob.setColorAt(1, QColor(0xB4, 0x83, 0x34));
    painter.setPen(Qt::NoPen);
    painter.setBrush(knob);
    painter.drawEllipse(at, 7 * unit, 7 * unit);
}

void paintSwag(QPainter& painter, const QRectF& rect) {
    const int count = std::max(3, static_cast<int>(std::lround(rect.width() / 161)));
    const double width = rect.width() / count;
    const double high = rect.top() + 21;
    const double drop = std::min(26.0, width * 0.17);
    const auto hang = [&](double left, double base, double sag) {
        QPainterPath path(QPointF(left, base));
        path.quadTo(QPointF(left + width / 2, base + 2 * sag), QPointF(left + width, base));
        return path;
    };
    for (int i = 0; i < count; ++i) {
        const double left = rect.left() + i * width;
        QPainterPath shadow = hang(left, high + 6, drop);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(QColor(0x03, 0x05, 0x14, 110), 7));
        painter.drawPath(shadow);
        QPainterPath cloth = hang(left, high, drop);
        cloth.lineTo(left + width, rect.top());
        cloth.lineTo(left, rect.top());
        cloth.closeSubpath();
        QLinearGradient fall(0, rect.top(), 0, high + drop);
        fall.setColorAt(0, QColor(0x10, 0x18, 0x3E));
        fall.setColorAt(1, QColor(0x31, 0x40, 0x82));
        painter.fillPath(cloth, fall);
        painter.setPen(QPen(QColor(0x0C, 0x12, 0x30, 170), 1.3));
        painter.drawPath(hang(left, rect.top() + 4, drop * 0.42));
        painter.drawPath(hang(left, rect.top() + 12, drop * 0.7));
        for (const auto& [pen, colour] :
             {std::pair(5.0, QColor(0x8A, 0x63, 0x22)), std::pair(3.8, QColor(0xE2, 0xB6, 0x5C)),
              std::pair(1.3, QColor(0xFF, 0xEB, 0xB8))}) {
            painter.setPen(QPen(colour, pen));
            painter.drawPath(hang(left, pen < 2 ? high - 0.7 : high, drop));
        }
    }
    for (int i = 1; i < count; ++i) {
        paintTassel(painter, QPointF(rect.left() + i * width, high), 1);
    }
}

/// The floor before the curtain, and the shadow of the cloth on it.
void paintFloor(QPainter& painter, const QRectF& floor, const QRectF& cloth, const Theme& theme) {
    QLinearGradient stone(floor.topLeft(), floor.bottomLeft());
    stone.setColorAt(0, theme.terraceTop);
    stone.setColorAt(1, theme.terraceBottom);
    painter.fillRect(floor, stone);
    if (cloth.width() > 0) {
        QRadialGradient soft(0, 0, 1);
        soft.setColorAt(0, QColor(0x1B, 0x14, 0x10, 150));
        soft.setColorAt(0.6, QColor(0x1B, 0x14, 0x10, 120));
        soft.setColorAt(1, QColor(0x1B, 0x14, 0x10, 0));
        painter.save();
        painter.setClipRect(floor);
        painter.translate(cloth.center().x(), floor.top() + 4);
        painter.scale(cloth.width() * 0.56, 20);
        painter.setPen(Qt::NoPen);
        painter.setBrush(soft);
        painter.drawEllipse(QPointF(0, 0), 1, 1);
        painter.restore();
    }
}

} // namespace

void paintCurtain(QPainter& painter, const QRectF& rect, const Theme& theme, double closed) {
    const double part = std::clamp(closed, 0.0, 1.0);
    // Cord, tassels and hem grow with a large stage.
    const double unit = std::clamp(std::min(rect.height() / 704, rect.width() / 968), 1.0, 3.0);
    const QRectF stage(0, 0, rect.width() / unit, rect.height() / unit);
    const double half = stage.width() / 2;
    const double floor = stage.bottom() - 36;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(rect);
    painter.translate(rect.topLeft());
    painter.scale(unit, unit);
    const double width = half * part;
    if (part >= 1) {
        paintFloor(painter, QRectF(0, floor, stage.width(), stage.bottom() - floor), stage, theme);
        paintCloth(painter, foldsOf(0, stage.right(), stage.width()), 0, floor + 8);
    } else if (width >= 1) {
        paintCloth(painter, foldsOf(0, width, half), 0, floor + 8);
        paintCloth(painter, foldsOf(stage.right() - width, stage.right(), half), 0, floor + 8);
    }
    if (part > 0) {
        // The swag comes down with the first part of the movement.
        const double up = 60 * (1 - std::min(1.0, part * 3));
        paintSwag(painter, stage.translated(0, -up));
    }
    painter.restore();
}

} // namespace ashlar::app
