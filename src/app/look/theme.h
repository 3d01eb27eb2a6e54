// The colours, sizes and type of the application: one value per theme, read by every painter and by the style sheet.
#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>
#include <QString>

#include <array>

class QApplication;

namespace ashlar::app {

/// Sizes in pixels of the 1280x800 design; a painter scales what belongs to a tile with the tile.
namespace metrics {
constexpr int grid = 4;
constexpr int menuHeight = 28;
constexpr int toolBarHeight = 44;
constexpr int statusHeight = 24;
constexpr int dockWidth = 312;
constexpr int trayHeight = 144;
constexpr int trayLip = 4;
constexpr int terraceHeight = 44;
constexpr int handTile = 96;
constexpr int handGap = 14;
constexpr int squareRadius = 7;
constexpr int cardRadius = 10;
constexpr int dialogRadius = 12;
/// Corner radius of a tile as a part of its side.
constexpr double tileRadius = 0.10;
/// Side of a stage tile at which rings, dashes, badges and figures have exactly the sizes of the design.
constexpr double designTile = 88;

/// Side of a tile of a pyramid with `base` tiles in its base row and `rows` rows (both at least 1), where there are
/// `skyWidth` by `skyHeight` pixels above the terrace: room for a spot beside, a spot above and the ribbon. At least 1.
double stageTile(double skyWidth, double skyHeight, int base, int rows);
} // namespace metrics

/// Type sizes in pixels.
namespace type {
constexpr int caption = 11;
constexpr int log = 12;
constexpr int body = 13;
constexpr int name = 14;
constexpr int ribbonTitle = 16;
constexpr int banner = 17;
constexpr int dialogTitle = 20;
constexpr int tileCount = 22;
constexpr int curtain = 34;
} // namespace type

enum class ThemeId { Light, Dark, LightContrast, DarkContrast };

struct Theme {
    ThemeId id = ThemeId::Light;

    // The stage.
    std::array<QColor, 4> sky; ///< From the zenith to the horizon, at `skyStops`.
    QColor sun;                ///< Sun or moon; its alpha is part of the design.
    QColor halo;               ///< Each of the two rings around it.
    QColor farPyramid;
    QColor farDune;
    QColor nearDune;
    QColor star; ///< Transparent by day.
    QColor terraceTop;
    QColor terraceBottom;
    QColor terraceEdge;
    QColor terraceJoint;
    QColor terraceLight; ///< The lit upper edge of a stone.
    QColor shadow;       ///< Under tiles and cards; its alpha is the strongest value.

    // The window.
    QColor window;
    QColor bar;  ///< Menu bar and status bar.
    QColor tool; ///< Tool bar.
    QColor panel;
    QColor activeRow;
    QColor line;
    QColor field;      ///< Inside of line edits, combo boxes, check boxes.
    QColor fieldFrame; ///< Their outline, and that of an ordinary button.
    QColor text;
    QColor secondaryText;
    QColor disabledText;
    QColor accent;
    QColor accentHover;
    QColor onAccent;
    QColor ribbon; ///< Ribbon, call-outs, tool tips.
    QColor ribbonText;
    QColor ribbonSecondary;
    QColor ribbonTitle; ///< Fill of the ribbon that names the player to move.
    QColor onRibbonTitle;
    QColor onRibbonTitleSecondary;
    QColor scrollHandle;

    // The hand tray.
    QColor trayTop;
    QColor trayBottom;
    QColor trayLip;
    QColor trayText;
    QColor traySecondary;
    QColor trayLine; ///< Dashed outline of an empty place, frame of a key cap.
    QColor keyCap;

    // Spots and states of tiles.
    QColor spot;
    QColor spotText;
    QColor quietSpot; ///< Outline of a square while no tile is selected.
    QColor fallSpot;
    QColor fallEdge;
    QColor forcedRing;
    QColor forcedGap;
    double forcedWidth; ///< Of the ring and of the gap, at the design size.
    QColor focus;
    double focusWidth; ///< Of the keyboard's ring, at the design size.
    QColor edge;       ///< A strong outline of tiles, squares, cards and avatars; transparent but for high contrast.
    QColor disabledVeil;
    QColor speedLine;

    bool isDark() const { return id == ThemeId::Dark || id == ThemeId::DarkContrast; }
    bool isContrast() const { return id == ThemeId::LightContrast || id == ThemeId::DarkContrast; }
};

/// Width of `Theme::edge`, at the design size of a tile.
constexpr double edgeWidth = 3;

constexpr std::array<double, 4> skyStops{0.0, 0.5, 0.8, 1.0};

/// Colours that are the same in every room.
namespace colours {
constexpr QColor ink{0x23, 0x1C, 0x2B};
constexpr QColor cream{0xFF, 0xF3, 0xD9};
constexpr QColor symbol{0xFF, 0xF8, 0xEA};
constexpr QColor selection{0xFF, 0xD2, 0x5E};
constexpr QColor takenVeil{0x1B, 0x14, 0x20, 92}; // 36 %
constexpr QColor takenDash{0xF5, 0xA9, 0x3C};
constexpr QColor curse{0x5B, 0x3A, 0x86};
constexpr QColor gold{0xE2, 0xB6, 0x5C};
} // namespace colours

constexpr int seatCount = 6;

const Theme& lightTheme();
const Theme& darkTheme();
/// High contrast: text, lines and outlines of at least 7:1, flat grounds, thick rings, no soft shadow.
const Theme& lightContrastTheme();
const Theme& darkContrastTheme();
const Theme& theme(ThemeId id);

/// The colour of a seat, 0 to 5: never one of the tile colours.
QColor seatColour(int seat);
/// The same, light or dark enough for thin lines on the panels of this theme.
QColor seatColour(int seat, const Theme& theme);

/// The system font at a size of `type`.
QFont themeFont(int pixelSize, bool bold = false);

QPalette themePalette(const Theme& theme);
/// The look of menus, tool bar, buttons, fields, scroll bars, dialogs and tool tips.
/// Property `primary` (true) makes a push button the one that goes on; `flat` labels use `secondary` and `title`.
QString themeStyleSheet(const Theme& theme);
/// Style, palette, font and style sheet of the whole application.
void applyTheme(QApplication& application, const Theme& theme);

/// Contrast of two opaque colours as WCAG 2.1 defines it, 1 to 21.
double contrastRatio(const QColor& a, const QColor& b);
/// `colour`, lightened or darkened no more than it needs for a contrast of `ratio` to `ground`; white or black where
/// that is out of reach.
QColor readableOn(const QColor& ground, const QColor& colour, double ratio);
/// `amount` (0 to 1) of `b` over `a`.
QColor mixed(const QColor& a, const QColor& b, double amount);

} // namespace ashlar::app
