// Tiles, sentences and images for the tests and the gallery of the look layer.
#pragma once

#include "app/look/rich_line.h"
#include "app/look/theme.h"
#include "app/look/tile_face.h"
#include "app/look/tile_painter.h"

#include <QImage>
#include <QPainter>
#include <QStringList>

#include <array>
#include <cstdlib>

namespace ashlar::app::samples {

/// The face of a tile of the standard set from its code: "r7", "coal-y", "torch-b", "millstone".
inline TileFace face(QStringView code) {
    if (code == QLatin1String("millstone")) {
        return {TileColour::All, TileMaterial::Millstone, 200, 1};
    }
    const bool coal = code.startsWith(QLatin1String("coal-"));
    const bool torch = code.startsWith(QLatin1String("torch-"));
    const QChar letter = coal || torch ? code.back() : code.front();
    const TileColour colour = letter == QLatin1Char('r')   ? TileColour::Red
                              : letter == QLatin1Char('y') ? TileColour::Yellow
                              : letter == QLatin1Char('g') ? TileColour::Green
                                                           : TileColour::Blue;
    if (coal || torch) {
        return {colour, coal ? TileMaterial::Coal : TileMaterial::Torch, coal ? 1 : 7, 1};
    }
    const int weight = code.mid(1).toInt();
    if (weight < 5) {
        return {colour, TileMaterial::Straw, weight, weight};
    }
    if (weight <= 10) {
        return {colour, TileMaterial::Wood, weight, weight == 5 ? 1 : weight < 10 ? 2 : 3};
    }
    return {colour, TileMaterial::Stone, weight, weight / 20 == 3 ? 3 : weight / 20};
}

/// The codes of the 45 tiles of the standard set.
inline QStringList allCodes() {
    QStringList codes;
    for (const char* colour : {"r", "y", "g", "b"}) {
        for (const int weight : {1, 2, 3, 4, 5, 7, 10, 20, 40, 60}) {
            codes << QLatin1String(colour) + QString::number(weight);
        }
    }
    return codes << QStringLiteral("coal-y") << QStringLiteral("coal-g") << QStringLiteral("torch-r")
                 << QStringLiteral("torch-b") << QStringLiteral("millstone");
}

/// Every state of a tile but the plain one, with that badge on its ghost.
inline std::array<TileState, 9> tileStates(Badge onGhost) {
    TileState taken;
    taken.taken = true;
    TileState burning;
    burning.burning = 0.5;
    TileState disabled;
    disabled.disabled = true;
    TileState placed;
    placed.placedBy = SeatPip{seatColour(3), QStringLiteral("Cairn"), true};
    TileState focus = TileState::selected();
    focus.focus = true;
    return {TileState::hovered(),
            TileState::selected(),
            TileState::ghostWith(onGhost),
            taken,
            TileState::falling(),
            burning,
            disabled,
            placed,
            focus};
}

/// A sentence whose codes between braces all mean tiles.
inline RichLine rich(const QString& sentence) {
    return parseRichLine(sentence, [](QStringView code) { return std::optional(face(code)); });
}

/// An image of that many pixels at ratio 1, with what `draw` paints on a transparent ground.
template <typename Draw>
QImage pictureOf(QSize size, double ratio, const Draw& draw) {
    QImage image(size * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    draw(painter);
    painter.end();
    return image;
}

/// Nothing was painted on that image.
inline bool isEmpty(const QImage& image) {
    const QImage clear = pictureOf(image.size(), 1, [](QPainter&) {});
    return image == clear;
}

/// The smallest rectangle around the pixels in which two images of one size differ.
inline QRect differenceOf(const QImage& a, const QImage& b) {
    QRect result;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            if (a.pixel(x, y) != b.pixel(x, y)) {
                result |= QRect(x, y, 1, 1);
            }
        }
    }
    return result;
}

/// No channel differs by more than `tolerance`.
inline bool isNear(const QColor& a, const QColor& b, int tolerance = 12) {
    return std::abs(a.red() - b.red()) <= tolerance && std::abs(a.green() - b.green()) <= tolerance &&
           std::abs(a.blue() - b.blue()) <= tolerance;
}

/// The number of opaque pixels of about that colour within `area`.
inline int countOf(const QImage& image, const QRect& area, const QColor& colour) {
    int count = 0;
    for (int y = area.top(); y <= area.bottom(); ++y) {
        for (int x = area.left(); x <= area.right(); ++x) {
            count += qAlpha(image.pixel(x, y)) > 250 && isNear(image.pixelColor(x, y), colour) ? 1 : 0;
        }
    }
    return count;
}

} // namespace ashlar::app::samples
