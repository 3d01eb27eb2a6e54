#include "golden.h"

#include <QApplication>
#include <QDir>
#include <QFontInfo>
#include <QImageWriter>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace ashlar::app::golden {

namespace {

constexpr int block = 6;
constexpr auto pinnedFont = "DejaVu Sans";

int channelDifference(QRgb a, QRgb b) {
    return std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
}

/// What differs in red over a pale picture of the rest.
QImage pictureOfDifference(const QImage& a, const QImage& b) {
    QImage picture(a.size(), QImage::Format_RGB32);
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const int grey = 200 + qGray(a.pixel(x, y)) / 5;
            const int strong = std::min(255, 3 * channelDifference(a.pixel(x, y), b.pixel(x, y)));
            picture.setPixel(x, y,
                             qRgb(std::max(grey, strong), grey - grey * strong / 255, grey - grey * strong / 255));
        }
    }
    return picture;
}

bool write(const QImage& image, const QString& path) {
    QImageWriter writer(path, "png");
    writer.setCompression(100); // lossless, as small as it gets
    return writer.write(image.convertToFormat(QImage::Format_RGB888));
}

QString written(const QString& name, const QImage& image) {
    const QDir folder(QStringLiteral(ASHLAR_GOLDEN_ACTUAL));
    folder.mkpath(QStringLiteral("."));
    const QString path = folder.filePath(name);
    return write(image, path) ? path : QStringLiteral("(cannot write %1)").arg(path);
}

} // namespace

void prepareEnvironment() {
    for (const auto& [name, value] : {std::pair("QT_QPA_PLATFORM", "offscreen"), std::pair("QT_SCALE_FACTOR", "1"),
                                      std::pair("QT_ENABLE_HIGHDPI_SCALING", "0"), std::pair("QT_FONT_DPI", "96"),
                                      std::pair("QT_QPA_PLATFORMTHEME", ""), std::pair("LC_ALL", "C.UTF-8")}) {
        qputenv(name, value);
    }
    QLocale::setDefault(QLocale::c());
}

QString prepareFont() {
    QFont font(QString::fromLatin1(pinnedFont));
    font.setPixelSize(13);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setStyleStrategy(static_cast<QFont::StyleStrategy>(QFont::PreferAntialias | QFont::NoSubpixelAntialias));
    for (const bool bold : {false, true}) {
        font.setBold(bold);
        const QFontInfo info(font);
        if (info.family() != QLatin1String(pinnedFont) || info.bold() != bold) {
            return QStringLiteral("The golden pictures need the font %1, and its bold: install fonts-dejavu-core.")
                .arg(QLatin1String(pinnedFont));
        }
    }
    font.setBold(false);
    QApplication::setFont(font);
    return {};
}

QImage paint(QSize size, const QColor& ground, const std::function<void(QPainter&)>& draw) {
    QImage image(size, QImage::Format_RGB32);
    image.fill(ground);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    draw(painter);
    return image;
}

double difference(const QImage& a, const QImage& b) {
    double worst = 0;
    // Blocks overlap by half: what lies on the edge of one is in the middle of the next.
    for (int top = 0; top < a.height(); top += block / 2) {
        for (int left = 0; left < a.width(); left += block / 2) {
            const int bottom = std::min(top + block, a.height());
            const int right = std::min(left + block, a.width());
            int sum = 0;
            for (int y = top; y < bottom; ++y) {
                for (int x = left; x < right; ++x) {
                    sum += channelDifference(a.pixel(x, y), b.pixel(x, y));
                }
            }
            worst = std::max(worst, static_cast<double>(sum) / (block * block));
        }
    }
    return worst;
}

QString compare(const QString& name, const QImage& actual) {
    const QString path = QStringLiteral(ASHLAR_GOLDEN_PICTURES "/%1.png").arg(name);
    const QImage picture = actual.convertToFormat(QImage::Format_RGB32);
    if (qEnvironmentVariable("ASHLAR_GOLDEN") == QLatin1String("remake")) {
        // One that is as good stays, so that only what changed is to be looked at.
        const QImage before(path);
        const bool same =
            before.size() == picture.size() && difference(before.convertToFormat(QImage::Format_RGB32), picture) == 0;
        return same || write(picture, path) ? QString() : QStringLiteral("cannot write %1").arg(path);
    }
    const QImage expected = QImage(path).convertToFormat(QImage::Format_RGB32);
    if (expected.isNull()) {
        return QStringLiteral("there is no golden picture %1; the actual one is %2")
            .arg(path, written(name + QStringLiteral("-actual.png"), picture));
    }
    if (expected.size() != picture.size()) {
        return QStringLiteral("%1 is %2x%3 instead of %4x%5; see %6")
            .arg(name)
            .arg(picture.width())
            .arg(picture.height())
            .arg(expected.width())
            .arg(expected.height())
            .arg(written(name + QStringLiteral("-actual.png"), picture));
    }
    const double differs = difference(expected, picture);
    if (differs <= tolerance) {
        return {};
    }
    return QStringLiteral("%1 differs by %2; see %3 and %4")
        .arg(name)
        .arg(differs)
        .arg(written(name + QStringLiteral("-actual.png"), picture),
             written(name + QStringLiteral("-difference.png"), pictureOfDifference(expected, picture)));
}

} // namespace ashlar::app::golden
