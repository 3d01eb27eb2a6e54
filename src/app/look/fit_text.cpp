#include "app/look/fit_text.h"

#include <QFontMetricsF>

#include <algorithm>

namespace ashlar::app {

namespace {

double widestOf(const QStringList& lines, const QFontMetricsF& metrics) {
    double widest = 0;
    for (const QString& line : lines) {
        widest = std::max(widest, metrics.horizontalAdvance(line));
    }
    return widest;
}

/// Broken at the space or after the hyphen that leaves the shortest lines; one line where there is none.
QStringList broken(const QString& text, const QFontMetricsF& metrics) {
    QStringList best{text};
    for (qsizetype i = 1; i + 1 < text.size(); ++i) {
        const bool hyphen = text[i] == QLatin1Char('-');
        if (hyphen || text[i] == QLatin1Char(' ')) {
            const QStringList lines{text.left(hyphen ? i + 1 : i), text.mid(i + 1)};
            if (widestOf(lines, metrics) < widestOf(best, metrics)) {
                best = lines;
            }
        }
    }
    return best;
}

} // namespace

FittedText fitText(const QString& text, QFont font, double width, int least, int twoLinesFrom) {
    FittedText result{font, {text}};
    for (int size = std::max(font.pixelSize(), least); size >= least; --size) {
        font.setPixelSize(size);
        const QFontMetricsF metrics(font);
        result = {font, {text}};
        if (metrics.horizontalAdvance(text) <= width) {
            return result;
        }
        if (size <= twoLinesFrom) {
            result.lines = broken(text, metrics);
            if (widestOf(result.lines, metrics) <= width) {
                return result;
            }
        }
    }
    const QFontMetricsF metrics(result.font);
    for (QString& line : result.lines) {
        line = metrics.elidedText(line, Qt::ElideRight, width);
    }
    return result;
}

} // namespace ashlar::app
