#include "app/look/rich_line.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ashlar::app {

namespace {

constexpr QChar objectCharacter = QChar::ObjectReplacementCharacter;

void flush(RichLine& line, QString& text, bool bold) {
    if (!text.isEmpty()) {
        line.push_back(RichSegment{std::exchange(text, QString()), bold, std::nullopt});
    }
}

} // namespace

RichLine parseRichLine(QStringView sentence, const TileOfCode& tileOfCode) {
    RichLine line;
    QString text;
    bool bold = false;
    for (qsizetype i = 0; i < sentence.size(); ++i) {
        const QStringView rest = sentence.mid(i);
        if (rest.startsWith(QLatin1Char('\\')) && rest.size() > 1) {
            text += rest[1];
            ++i;
        } else if (rest.startsWith(QLatin1String("<b>"))) {
            flush(line, text, bold);
            bold = true;
            i += 2;
        } else if (rest.startsWith(QLatin1String("</b>"))) {
            flush(line, text, bold);
            bold = false;
            i += 3;
        } else if (const auto end = rest.startsWith(QLatin1Char('{')) ? rest.indexOf(QLatin1Char('}')) : -1; end > 0) {
            const std::optional<TileFace> tile = tileOfCode(rest.mid(1, end - 1));
            if (tile) {
                flush(line, text, bold);
                line.push_back(RichSegment{QString(), bold, tile});
            } else {
                text += rest.left(end + 1);
            }
            i += end;
        } else {
            text += rest[0];
        }
    }
    flush(line, text, bold);
    return line;
}

QString escapedForRichLine(const QString& text) {
    QString result;
    for (const QChar c : text) {
        if (c == QLatin1Char('\\') || c == QLatin1Char('{') || c == QLatin1Char('<')) {
            result += QLatin1Char('\\');
        }
        result += c;
    }
    return result;
}

QString plainText(const RichLine& line, const std::function<QString(const TileFace&)>& nameOfTile) {
    QString result;
    for (const RichSegment& segment : line) {
        result += segment.tile ? nameOfTile(*segment.tile) : segment.text;
    }
    return result;
}

RichLayout::RichLayout(const RichLine& line, const QFont& font, double width, Qt::Alignment alignment)
    : plain_(font), bold_(font), glyphHeight_(tileGlyphHeight(font.pixelSize())) {
    bold_.setBold(true);
    const QFontMetricsF metrics(plain_);
    // Lines are as far apart as glyphs need it, with or without one, so that a paragraph is even.
    pitch_ = std::ceil(std::max(metrics.height(), glyphHeight_ + std::max(2.0, glyphHeight_ * 0.14)));
    ascent_ = std::round((pitch_ - metrics.capHeight()) / 2 + metrics.capHeight());
    pieces_ = withoutOverlong(cut(line), width);
    wrap(width);
    align(width, alignment);
}

double RichLayout::height() const {
    return pitch_ * lineCount_;
}

double RichLayout::widthOf(const QString& text, bool bold) const {
    return QFontMetricsF(bold ? bold_ : plain_).horizontalAdvance(text);
}

/// Cuts at every place where a line may break and between text and space.
std::vector<RichLayout::Piece> RichLayout::cut(const RichLine& line) const {
    QString whole;
    for (const RichSegment& segment : line) {
        whole += segment.tile ? QString(objectCharacter) : segment.text;
    }
    QTextBoundaryFinder finder(QTextBoundaryFinder::Line, whole);
    const auto breaksAt = [&](qsizetype position) {
        finder.setPosition(position);
        return position >= whole.size() || finder.isAtBoundary();
    };
    // A glyph keeps a little away from a comma after it, or a bracket before it.
    const auto gapAt = [&](qsizetype position) {
        const bool between = position > 0 && position < whole.size() && !whole[position - 1].isSpace() &&
                             !whole[position].isSpace() &&
                             (whole[position - 1] == objectCharacter || whole[position] == objectCharacter);
        return between ? std::max(1.0, std::round(glyphHeight_ * 0.06)) : 0.0;
    };
    std::vector<Piece> pieces;
    qsizetype start = 0;
    for (const RichSegment& segment : line) {
        if (segment.tile) {
            Piece piece;
            piece.tile = segment.tile;
            piece.breakAfter = breaksAt(++start);
            piece.width = tileGlyphWidth(*segment.tile, glyphHeight_) + gapAt(start);
            pieces.push_back(piece);
            continue;
        }
        qsizetype from = 0;
        for (qsizetype i = 1; i <= segment.text.size(); ++i) {
            const bool last = i == segment.text.size();
            const bool space = segment.text[i - 1].isSpace() && segment.text[i - 1] != QChar::Nbsp;
            const bool nextSpace = !last && segment.text[i].isSpace() && segment.text[i] != QChar::Nbsp;
            const bool mayBreak = breaksAt(start + i);
            if (last || mayBreak || space != nextSpace) {
                Piece piece;
                piece.text = segment.text.mid(from, i - from);
                piece.bold = segment.bold;
                piece.space = space;
                piece.breakAfter = mayBreak;
                piece.lineEnd = piece.text.endsWith(QLatin1Char('\n'));
                piece.width = piece.lineEnd ? 0 : widthOf(piece.text, piece.bold) + gapAt(start + i);
                pieces.push_back(piece);
                from = i;
            }
        }
        start += segment.text.size();
    }
    return pieces;
}

/// A word wider than the whole width is broken anywhere.
std::vector<RichLayout::Piece> RichLayout::withoutOverlong(std::vector<Piece> pieces, double width) const {
    std::vector<Piece> result;
    for (Piece& piece : pieces) {
        while (!piece.tile && !piece.space && piece.width > width && piece.text.size() > 1) {
            QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, piece.text);
            qsizetype fit = finder.toNextBoundary();
            for (auto next = fit; next > 0 && widthOf(piece.text.left(next), piece.bold) <= width;
                 next = finder.toNextBoundary()) {
                fit = next;
            }
            if (fit <= 0 || fit >= piece.text.size()) {
                break;
            }
            Piece head = piece;
            head.text = piece.text.left(fit);
            head.width = widthOf(head.text, head.bold);
            head.breakAfter = true;
            result.push_back(head);
            piece.text.remove(0, fit);
            piece.width = widthOf(piece.text, piece.bold);
        }
        result.push_back(piece);
    }
    return result;
}

void RichLayout::wrap(double width) {
    double x = 0;
    int line = 0;
    for (std::size_t i = 0; i < pieces_.size();) {
        // What cannot be broken goes to one line as a whole; space at its end needs no room.
        std::size_t end = i;
        double needed = 0;
        double total = 0;
        do {
            total += pieces_[end].width;
            needed = pieces_[end].space ? needed : total;
        } while (!pieces_[end++].breakAfter && end < pieces_.size());
        if (x > 0 && x + needed > width) {
            x = 0;
            ++line;
        }
        for (; i < end; ++i) {
            Piece& piece = pieces_[i];
            if (x > 0 && !piece.space && x + piece.width > width) {
                x = 0; // a part of something unbreakable that is wider than the whole line
                ++line;
            }
            piece.x = x;
            piece.line = line;
            x += piece.space && x == 0 && line > 0 ? 0 : piece.width;
            if (piece.lineEnd) {
                x = 0;
                ++line;
            }
        }
    }
    lineCount_ = line + 1;
}

void RichLayout::align(double width, Qt::Alignment alignment) {
    std::vector<double> ends(static_cast<std::size_t>(lineCount_), 0.0);
    for (const Piece& piece : pieces_) {
        if (!piece.space) {
            double& end = ends[static_cast<std::size_t>(piece.line)];
            end = std::max(end, piece.x + piece.width);
        }
    }
    widest_ = *std::max_element(ends.begin(), ends.end());
    const double share = alignment & Qt::AlignHCenter ? 0.5 : alignment & Qt::AlignRight ? 1.0 : 0.0;
    for (Piece& piece : pieces_) {
        piece.x += std::floor(std::max(0.0, width - ends[static_cast<std::size_t>(piece.line)]) * share);
    }
}

void RichLayout::paint(QPainter& painter, const QPointF& corner, const QColor& colour, const QColor& boldColour,
                       GlyphTone tone) const {
    painter.save();
    for (const Piece& piece : pieces_) {
        const QPointF top = corner + QPointF(piece.x, piece.line * pitch_);
        if (piece.tile) {
            paintTileGlyph(painter, top + QPointF(0, (pitch_ - glyphHeight_) / 2), glyphHeight_, *piece.tile, tone);
        } else if (!piece.space) {
            painter.setFont(piece.bold ? bold_ : plain_);
            painter.setPen(piece.bold && boldColour.isValid() ? boldColour : colour);
            painter.drawText(top + QPointF(0, ascent_), piece.text);
        }
    }
    painter.restore();
}

} // namespace ashlar::app
