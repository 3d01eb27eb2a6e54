#include "app/look/soft_shadow.h"

#include "app/look/svg_art.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <vector>

namespace ashlar::app {

namespace {

/// One pass of a box blur over `count` bytes that lie `step` apart.
void blurRun(uchar* data, int count, qsizetype step, int reach, std::vector<uchar>& line) {
    line.resize(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) {
        line[static_cast<std::size_t>(i)] = data[i * step];
    }
    const auto at = [&](int i) {
        return i < 0 || i >= count ? 0 : static_cast<int>(line[static_cast<std::size_t>(i)]);
    };
    const int box = 2 * reach + 1;
    int sum = 0;
    for (int i = -reach; i <= reach; ++i) {
        sum += at(i);
    }
    for (int i = 0; i < count; ++i) {
        data[i * step] = static_cast<uchar>(sum / box);
        sum += at(i + reach + 1) - at(i - reach);
    }
}

/// Three box blurs are close to a Gaussian.
void blurAlpha(QImage& mask, int reach) {
    const qsizetype stride = mask.bytesPerLine();
    std::vector<uchar> line;
    for (int pass = 0; pass < 3; ++pass) {
        for (int y = 0; y < mask.height(); ++y) {
            blurRun(mask.scanLine(y), mask.width(), 1, reach, line);
        }
        for (int x = 0; x < mask.width(); ++x) {
            blurRun(mask.bits() + x, mask.height(), stride, reach, line);
        }
    }
}

QImage shadowImage(QSize size, const QRectF& shape, double radius, double blur, const QColor& colour) {
    QImage mask(size, QImage::Format_Alpha8);
    mask.fill(0);
    {
        QPainter painter(&mask);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(Qt::black);
        painter.drawRoundedRect(shape, radius, radius);
    }
    blurAlpha(mask, std::max(1, qRound(blur / 3)));
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(colour);
    QPainter painter(&image);
    painter.setCompositionMode(QPainter::CompositionMode_DestinationIn);
    painter.drawImage(0, 0, mask);
    return image;
}

} // namespace

void paintSoftShadow(QPainter& painter, const QRectF& shape, double radius, double blur, const QColor& colour) {
    if (colour.alpha() == 0) {
        return;
    }
    const double margin = std::ceil(blur * 1.25) + 2;
    const QRectF target = shape.adjusted(-margin, -margin, margin, margin);
    const QString key = QStringLiteral("shadow:%1:%2:%3").arg(radius).arg(blur).arg(colour.rgba(), 0, 16);
    paintCached(painter, target, key, [&](QPainter& fresh, const QRectF& box) {
        // A blur wide enough is as smooth when it is computed at a part of the size.
        const double scale = box.width() / target.width();
        const double part = scale / std::max(1.0, std::floor(blur * scale / 5));
        const QSize size((QSizeF(target.size()) * part).toSize().expandedTo(QSize(1, 1)));
        const QRectF inner(margin * part, margin * part, shape.width() * part, shape.height() * part);
        fresh.drawImage(box, shadowImage(size, inner, radius * part, blur * part, colour));
    });
}

} // namespace ashlar::app
