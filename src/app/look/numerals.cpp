#include "app/look/numerals.h"

#include "app/look/svg_art.h"

#include <QPainter>
#include <QSvgRenderer>
#include <QXmlStreamReader>

#include <array>

namespace ashlar::app {

namespace {

constexpr double digitHeight = 31;
constexpr double digitGap = 4.2;
constexpr std::array<double, 10> digitWidths{17, 8.6, 17.4, 17, 18, 17, 17, 17, 17, 17};

struct Digit {
    QString path;
    QString join;
    bool filled = false; ///< Drawn as an area that already has the width of the pen.
};

using Digits = std::array<Digit, 10>;

Digits readDigits() {
    Digits digits;
    QXmlStreamReader xml(svgSource(QStringLiteral("digits")));
    std::size_t current = digits.size();
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) {
            continue;
        }
        const auto attributes = xml.attributes();
        if (xml.name() == QLatin1String("g")) {
            current = static_cast<std::size_t>(attributes.value(QLatin1String("id")).last(1).toUInt());
        } else if (xml.name() == QLatin1String("path") && current < digits.size()) {
            digits[current] = {attributes.value(QLatin1String("d")).toString(),
                               attributes.value(QLatin1String("stroke-linejoin")).toString(),
                               attributes.value(QLatin1String("fill")) != QLatin1String("none")};
        }
    }
    return digits;
}

/// The digits of a number as SVG, all with one colour and pen.
QString digitsAsSvg(int number, const QColor& colour, double pen, double fillPen, bool round) {
    static const Digits digits = readDigits();
    QString result;
    double x = 0;
    const QString text = QString::number(number);
    for (const QChar c : text) {
        const auto value = static_cast<std::size_t>(c.digitValue());
        const Digit& digit = digits[value];
        const double width = digit.filled ? fillPen : pen;
        result += QStringLiteral("<path d=\"%1\" transform=\"translate(%2 0)\" fill=\"%3\" stroke=\"%4\" "
                                 "stroke-width=\"%5\" stroke-linejoin=\"%6\"/>")
                      .arg(digit.path)
                      .arg(x)
                      .arg(digit.filled ? colour.name() : QStringLiteral("none"),
                           width > 0 ? colour.name() : QStringLiteral("none"))
                      .arg(width)
                      .arg(round ? QStringLiteral("round") : digit.join);
        x += digitWidths[value] + 9.5 + digitGap;
    }
    return result;
}

/// Width without the pen, in units of the digit. Digits stand as far apart with a thin pen as with the full one.
double plainWidth(int number) {
    double width = 0;
    const QString text = QString::number(number);
    for (const QChar c : text) {
        width += digitWidths[static_cast<std::size_t>(c.digitValue())] + 9.5 + digitGap;
    }
    return width - 9.5 - digitGap;
}

} // namespace

double numeralWidth(int number, double height, double pen) {
    return (plainWidth(number) + pen) * height / (digitHeight + pen);
}

void paintNumeral(QPainter& painter, const QPointF& corner, double height, int number, const NumeralStyle& style) {
    const double scale = height / (digitHeight + style.pen);
    const double margin = (style.pen + style.haloWidth) / 2 + 2;
    const double width = plainWidth(number) + 2 * margin;
    QString svg = QStringLiteral("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"%1 %1 %2 %3\">")
                      .arg(-margin)
                      .arg(width)
                      .arg(digitHeight + 2 * margin);
    if (style.halo.isValid() && style.haloWidth > 0) {
        svg += digitsAsSvg(number, style.halo, style.pen + style.haloWidth, style.haloWidth, true);
    }
    svg += digitsAsSvg(number, style.ink, style.pen, 0, false) + QStringLiteral("</svg>");
    QSvgRenderer renderer(svg.toUtf8());
    const double shift = (style.pen / 2 - margin) * scale;
    renderer.render(&painter,
                    QRectF(corner.x() + shift, corner.y() + shift, width * scale, (digitHeight + 2 * margin) * scale));
}

} // namespace ashlar::app
