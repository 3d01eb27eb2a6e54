#include "app/look/theme.h"

#include <QGuiApplication>

#include <algorithm>
#include <cmath>

namespace ashlar::app {

namespace {

constexpr QColor rgb(unsigned value, int alpha = 255) {
    return {static_cast<int>(value >> 16 & 0xFF), static_cast<int>(value >> 8 & 0xFF), static_cast<int>(value & 0xFF),
            alpha};
}

Theme makeLight() {
    Theme t{};
    t.id = ThemeId::Light;
    t.sky = {rgb(0xBFCDE2), rgb(0xDFE0DE), rgb(0xF3E3C4), rgb(0xF0D5A2)};
    t.sun = rgb(0xFFF8E6, 235);
    t.halo = rgb(0xFFF8E6, 66);
    t.farPyramid = rgb(0xE9CFA2, 205);
    t.farDune = rgb(0xE6CB9B);
    t.nearDune = rgb(0xDDBB84);
    t.star = rgb(0xFFFFFF, 0);
    t.terraceTop = rgb(0xD8B27A);
    t.terraceBottom = rgb(0xB78B53);
    t.terraceEdge = rgb(0x7A562A);
    t.terraceJoint = rgb(0x8A6534, 110);
    t.terraceLight = rgb(0xFFE9BF, 84);
    t.shadow = rgb(0x2A1A08, 150);
    t.window = rgb(0xEFE5D3);
    t.bar = rgb(0xF7F0E3);
    t.tool = rgb(0xF2E9D9);
    t.panel = rgb(0xFCF8EF);
    t.activeRow = rgb(0xF4EBDA);
    t.line = rgb(0xD2C1A2);
    t.field = rgb(0xFFFFFF);
    t.fieldFrame = rgb(0xD2C1A2);
    t.text = rgb(0x2A2433);
    t.secondaryText = rgb(0x6B5D4F);
    t.disabledText = rgb(0xA99B87);
    t.accent = rgb(0x24315F);
    t.accentHover = rgb(0x31417A);
    t.onAccent = rgb(0xFFF3D9);
    t.ribbon = rgb(0x1F2A55);
    t.ribbonText = rgb(0xFFF3D9);
    t.ribbonSecondary = rgb(0xB7C1E8);
    t.ribbonTitle = rgb(0x24315F);
    t.onRibbonTitle = rgb(0xFFF3D9);
    t.onRibbonTitleSecondary = rgb(0xB7C1E8);
    t.scrollHandle = rgb(0x9D9180);
    t.trayTop = rgb(0x2A3562);
    t.trayBottom = rgb(0x1B244A);
    t.trayLip = rgb(0xE8C98F);
    t.trayText = rgb(0xF3E6CB);
    t.traySecondary = rgb(0xB0B8DC);
    t.trayLine = rgb(0x8C96C0);
    t.keyCap = rgb(0x0D132D);
    t.spot = rgb(0x16131D);
    t.quietSpot = rgb(0x16131D, 190);
    t.spotText = rgb(0xFFF3D9);
    t.fallSpot = rgb(0x0B6647);
    t.fallEdge = rgb(0x8FF0C4);
    t.forcedRing = rgb(0x16131D);
    t.forcedGap = rgb(0xFFF3D9);
    t.forcedWidth = 2;
    t.focus = rgb(0x2E63D0);
    t.focusWidth = 2.4;
    t.edge = rgb(0, 0);
    t.disabledVeil = rgb(0x222C56, 148); // 58 %
    t.speedLine = rgb(0x231C2B, 160);
    return t;
}

Theme makeDark() {
    Theme t{};
    t.id = ThemeId::Dark;
    t.sky = {rgb(0x0A0F2A), rgb(0x161E48), rgb(0x2B2C5E), rgb(0x4A3E66)};
    t.sun = rgb(0xC9D3F0, 40);
    t.halo = rgb(0xC9D3F0, 13);
    t.farPyramid = rgb(0x272853, 225);
    t.farDune = rgb(0x20244F);
    t.nearDune = rgb(0x191D42);
    t.star = rgb(0xE6ECFF, 235);
    t.terraceTop = rgb(0x5E4F52);
    t.terraceBottom = rgb(0x3A3140);
    t.terraceEdge = rgb(0xD8B06A);
    t.terraceJoint = rgb(0x1C1624, 120);
    t.terraceLight = rgb(0xFFE3C0, 22);
    t.shadow = rgb(0x02030A, 190);
    t.window = rgb(0x12172B);
    t.bar = rgb(0x161B31);
    t.tool = rgb(0x1A2039);
    t.panel = rgb(0x1D2340);
    t.activeRow = rgb(0x262E51);
    t.line = rgb(0x313A60);
    t.field = rgb(0x151A32);
    t.fieldFrame = rgb(0x48527E);
    t.text = rgb(0xF3E9D6);
    t.secondaryText = rgb(0xAEB2CC);
    t.disabledText = rgb(0x666C8C);
    t.accent = rgb(0xEBC57F);
    t.accentHover = rgb(0xF6D698);
    t.onAccent = rgb(0x1B1830);
    t.ribbon = rgb(0xF4E7CC);
    t.ribbonText = rgb(0x231C2B);
    t.ribbonSecondary = rgb(0x5E5142);
    t.ribbonTitle = rgb(0xEBC57F);
    t.onRibbonTitle = rgb(0x1B1830);
    t.onRibbonTitleSecondary = rgb(0x54441F);
    t.scrollHandle = rgb(0x787D9A);
    t.trayTop = rgb(0x161C38);
    t.trayBottom = rgb(0x0E132B);
    t.trayLip = rgb(0xB08F55);
    t.trayText = rgb(0xF3E6CB);
    t.traySecondary = rgb(0xA6ADCB);
    t.trayLine = rgb(0x6C769F);
    t.keyCap = rgb(0x0A0E22);
    t.spot = rgb(0x04050B);
    t.quietSpot = rgb(0xD9B778, 215);
    t.spotText = rgb(0xFFF3D9);
    t.fallSpot = rgb(0x0B6647);
    t.fallEdge = rgb(0x8FF0C4);
    t.forcedRing = rgb(0xD9B778);
    t.forcedGap = rgb(0x04050B);
    t.forcedWidth = 2;
    t.focus = rgb(0xFFD98A);
    t.focusWidth = 2.4;
    t.edge = rgb(0, 0);
    t.disabledVeil = rgb(0x12172F, 148); // 58 %
    t.speedLine = rgb(0xF3E9D6, 150);
    return t;
}

constexpr unsigned black = 0x000000;
constexpr unsigned white = 0xFFFFFF;

/// What both themes of high contrast share: one flat ground, `ink` on it, and nothing soft.
Theme makeContrast(unsigned ground, unsigned ink) {
    Theme t{};
    t.sky.fill(rgb(ground));
    t.sun = rgb(ground, 0);
    t.halo = rgb(ground, 0);
    t.star = rgb(ground, 0);
    t.terraceEdge = rgb(ink);
    t.terraceLight = rgb(ground, 0);
    t.shadow = rgb(ground, 0);
    t.window = rgb(ground);
    t.bar = rgb(ground);
    t.tool = rgb(ground);
    t.panel = rgb(ground);
    t.field = rgb(ground);
    t.line = rgb(ink);
    t.fieldFrame = rgb(ink);
    t.text = rgb(ink);
    t.scrollHandle = rgb(ink);
    t.ribbon = rgb(ground);
    t.ribbonText = rgb(ink);
    t.ribbonTitle = rgb(ink);
    t.onRibbonTitle = rgb(ground);
    t.onRibbonTitleSecondary = rgb(ground);
    t.trayTop = rgb(ground);
    t.trayBottom = rgb(ground);
    t.trayLip = rgb(ink);
    t.trayText = rgb(ink);
    t.trayLine = rgb(ink);
    t.keyCap = rgb(ground);
    t.spot = rgb(black);
    t.quietSpot = rgb(ink);
    t.spotText = rgb(white);
    t.fallSpot = rgb(0x043D2A);
    t.fallEdge = rgb(0x9BFFD2);
    t.forcedRing = rgb(ink);
    t.forcedGap = rgb(ground);
    t.forcedWidth = 4;
    t.focusWidth = 4.5;
    t.edge = rgb(ink);
    t.disabledVeil = rgb(ground, 178);
    t.speedLine = rgb(ink);
    return t;
}

Theme makeLightContrast() {
    Theme t = makeContrast(white, black);
    t.id = ThemeId::LightContrast;
    t.farPyramid = rgb(0xECE6D8);
    t.farDune = rgb(0xE6DFCE);
    t.nearDune = rgb(0xDCD3BD);
    t.terraceTop = rgb(0xC9A063);
    t.terraceBottom = rgb(0xC9A063);
    t.terraceJoint = rgb(0x5A3D14);
    t.activeRow = rgb(0xFFEFB8);
    t.secondaryText = rgb(0x2E2E2E);
    t.ribbonSecondary = rgb(0x2E2E2E);
    t.traySecondary = rgb(0x2E2E2E);
    t.disabledText = rgb(0x5C5C5C);
    t.accent = rgb(0x0A1B66);
    t.accentHover = rgb(0x24378F);
    t.onAccent = rgb(white);
    t.focus = rgb(0x0030B8);
    return t;
}

Theme makeDarkContrast() {
    Theme t = makeContrast(black, white);
    t.id = ThemeId::DarkContrast;
    t.farPyramid = rgb(0x14141C);
    t.farDune = rgb(0x181820);
    t.nearDune = rgb(0x202028);
    t.terraceTop = rgb(0x3A3238);
    t.terraceBottom = rgb(0x3A3238);
    t.terraceJoint = rgb(black);
    t.activeRow = rgb(0x33290A);
    t.secondaryText = rgb(0xE2E2E2);
    t.ribbonSecondary = rgb(0xE2E2E2);
    t.traySecondary = rgb(0xE2E2E2);
    t.disabledText = rgb(0x9A9A9A);
    t.accent = rgb(0xFFD75E);
    t.accentHover = rgb(0xFFE594);
    t.onAccent = rgb(black);
    t.focus = rgb(0x6FE3FF);
    return t;
}

/// Part of a channel (0 to 1) in linear light.
double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& c) {
    return 0.2126 * linear(static_cast<double>(c.redF())) + 0.7152 * linear(static_cast<double>(c.greenF())) +
           0.0722 * linear(static_cast<double>(c.blueF()));
}

} // namespace

double metrics::stageTile(double skyWidth, double skyHeight, int base, int rows) {
    const double wide = (skyWidth - 120) / (std::max(base, 1) + 2);
    const double high = (skyHeight - 76) / (std::max(rows, 1) + 1);
    return std::max(1.0, std::min({96.0, wide, high}));
}

const Theme& lightTheme() {
    static const Theme light = makeLight();
    return light;
}

const Theme& darkTheme() {
    static const Theme dark = makeDark();
    return dark;
}

const Theme& lightContrastTheme() {
    static const Theme contrast = makeLightContrast();
    return contrast;
}

const Theme& darkContrastTheme() {
    static const Theme contrast = makeDarkContrast();
    return contrast;
}

const Theme& theme(ThemeId id) {
    switch (id) {
    case ThemeId::Light:
        break;
    case ThemeId::Dark:
        return darkTheme();
    case ThemeId::LightContrast:
        return lightContrastTheme();
    case ThemeId::DarkContrast:
        return darkContrastTheme();
    }
    return lightTheme();
}

QColor seatColour(int seat) {
    static constexpr std::array<QColor, seatCount> seats{rgb(0x7E4A96), rgb(0x2B7A80), rgb(0x586A84),
                                                         rgb(0xA8496C), rgb(0x73712A), rgb(0x875A38)};
    return seats[static_cast<std::size_t>(std::clamp(seat, 0, seatCount - 1))];
}

QColor seatColour(int seat, const Theme& theme) {
    if (theme.isContrast()) {
        return readableOn(theme.activeRow, seatColour(seat), 7);
    }
    return theme.isDark() ? mixed(seatColour(seat), QColor(Qt::white), 0.25) : seatColour(seat);
}

QFont themeFont(int pixelSize, bool bold) {
    QFont font = QGuiApplication::font();
    font.setPixelSize(pixelSize);
    font.setBold(bold);
    return font;
}

double contrastRatio(const QColor& a, const QColor& b) {
    const double la = luminance(a);
    const double lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

QColor readableOn(const QColor& ground, const QColor& colour, double ratio) {
    const QColor end = contrastRatio(ground, Qt::white) > contrastRatio(ground, Qt::black) ? Qt::white : Qt::black;
    constexpr int steps = 32;
    for (int i = 0; i < steps; ++i) {
        const QColor tried = mixed(colour, end, static_cast<double>(i) / steps);
        if (contrastRatio(ground, tried) >= ratio) {
            return tried;
        }
    }
    return end;
}

QColor mixed(const QColor& a, const QColor& b, double amount) {
    const auto part = [amount](int x, int y) { return static_cast<int>(std::lround(x + (y - x) * amount)); };
    return {part(a.red(), b.red()), part(a.green(), b.green()), part(a.blue(), b.blue()), part(a.alpha(), b.alpha())};
}

} // namespace ashlar::app
