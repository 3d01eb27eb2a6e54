// How colours look to people who see fewer of them: the simulation of Machado, Oliveira and Fernandes (2009) at full
// severity, in linear light; grey is the lightness alone.
#pragma once

#include <QColor>
#include <QImage>

#include <algorithm>
#include <array>
#include <cmath>

namespace ashlar::app {

enum class Vision { Full, Protan, Deutan, Tritan, Grey };

using LinearColour = std::array<double, 3>;

inline LinearColour linearOf(const QColor& colour) {
    const auto part = [](float channel) {
        const auto c = static_cast<double>(channel);
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return {part(colour.redF()), part(colour.greenF()), part(colour.blueF())};
}

inline LinearColour seenBy(Vision vision, const LinearColour& c) {
    using Matrix = std::array<LinearColour, 3>;
    static constexpr std::array<Matrix, 5> matrices{{
        {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
        {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
        {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
        {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
        {{{0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}}},
    }};
    const Matrix& m = matrices[static_cast<std::size_t>(vision)];
    LinearColour seen{};
    for (std::size_t i = 0; i < seen.size(); ++i) {
        seen[i] = std::clamp(m[i][0] * c[0] + m[i][1] * c[1] + m[i][2] * c[2], 0.0, 1.0);
    }
    return seen;
}

inline QColor seenBy(Vision vision, const QColor& colour) {
    const auto part = [](double c) {
        return static_cast<float>(c <= 0.0031308 ? c * 12.92 : 1.055 * std::pow(c, 1 / 2.4) - 0.055);
    };
    const LinearColour seen = seenBy(vision, linearOf(colour));
    return QColor::fromRgbF(part(seen[0]), part(seen[1]), part(seen[2]), colour.alphaF());
}

inline QImage seenBy(Vision vision, QImage image) {
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            image.setPixelColor(x, y, seenBy(vision, image.pixelColor(x, y)));
        }
    }
    return image;
}

/// Distance of two colours as they are seen: CIE 1976, where about 2.3 can just be told apart side by side.
inline double distanceFor(Vision vision, const QColor& a, const QColor& b) {
    const auto lab = [vision](const QColor& colour) -> LinearColour {
        const LinearColour c = seenBy(vision, linearOf(colour));
        const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
        const double x = f((0.4124 * c[0] + 0.3576 * c[1] + 0.1805 * c[2]) / 0.9505);
        const double y = f(0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2]);
        const double z = f((0.0193 * c[0] + 0.1192 * c[1] + 0.9505 * c[2]) / 1.089);
        return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
    };
    const LinearColour p = lab(a);
    const LinearColour q = lab(b);
    return std::hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

} // namespace ashlar::app
