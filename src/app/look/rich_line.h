// A sentence with tiles in it: text, bold text and tile glyphs, wrapped to a width and painted.
#pragma once

#include "app/look/glyph_painter.h"
#include "app/look/tile_face.h"

#include <QColor>
#include <QFont>
#include <QPointF>
#include <QSizeF>
#include <QString>
#include <QStringView>

#include <functional>
#include <optional>
#include <vector>

class QPainter;

namespace ashlar::app {

/// Either a run of text or one tile.
struct RichSegment {
    QString text;
    bool bold = false;
    std::optional<TileFace> tile;

    bool operator==(const RichSegment&) const = default;
};

using RichLine = std::vector<RichSegment>;

/// Which tile a code between braces means, or nothing.
using TileOfCode = std::function<std::optional<TileFace>(QStringView code)>;

/// Reads a (translated) sentence such as "{r7} is too heavy for {g5} + {y1}: <b>2 tiles</b>.". A code that means no
/// tile stays as text; a line feed begins a new line; a backslash takes the next character as it is.
RichLine parseRichLine(QStringView sentence, const TileOfCode& tileOfCode);

/// Text from outside (a player's name) made safe to be put into such a sentence.
QString escapedForRichLine(const QString& text);

/// The sentence as plain text, for a screen reader or the clipboard; `nameOfTile` gives the words for a tile.
QString plainText(const RichLine& line, const std::function<QString(const TileFace&)>& nameOfTile);

/// A sentence set in a font, wrapped at `width`; never wider than it, and at least one line high.
class RichLayout {
public:
    /// `font` must have a pixel size. `alignment` takes the horizontal flags.
    RichLayout(const RichLine& line, const QFont& font, double width, Qt::Alignment alignment = Qt::AlignLeft);

    double height() const;
    /// Width of the widest line.
    double widestLine() const { return widest_; }
    int lineCount() const { return lineCount_; }
    double lineHeight() const { return pitch_; }

    /// Paints with the upper left corner at `corner`; an invalid `boldColour` means `colour`.
    void paint(QPainter& painter, const QPointF& corner, const QColor& colour, const QColor& boldColour = {},
               GlyphTone tone = GlyphTone::Normal) const;

private:
    /// A piece of text or a glyph at its place; runs of text are pieces of one line and font.
    struct Piece {
        QString text;
        bool bold = false;
        std::optional<TileFace> tile;
        double width = 0;
        double x = 0;
        int line = 0;
        bool space = false;      ///< Vanishes at the end of a line.
        bool breakAfter = false; ///< A line may end here.
        bool lineEnd = false;    ///< A line ends here: a line feed in the text.
    };

    std::vector<Piece> cut(const RichLine& line) const;
    std::vector<Piece> withoutOverlong(std::vector<Piece> pieces, double width) const;
    void wrap(double width);
    void align(double width, Qt::Alignment alignment);
    double widthOf(const QString& text, bool bold) const;

    QFont plain_;
    QFont bold_;
    std::vector<Piece> pieces_;
    double glyphHeight_;
    double pitch_;
    double ascent_;
    double widest_ = 0;
    int lineCount_ = 1;
};

} // namespace ashlar::app
