#include "app/look/fit_text.h"
#include "app/look/glyph_painter.h"
#include "app/look/rich_line.h"
#include "app/look/theme.h"
#include "look_samples.h"

#include <QTest>

#include <string>

#include <algorithm>
#include <cmath>

using namespace ashlar::app;
using namespace ashlar::app::samples;

namespace {

const QString collapse = QStringLiteral("{g7} is too heavy for {g5} + {y1} (7 > 6). {g5} and {y1} go under your pile, "
                                        "then you choose where {g7} falls.");

RichLine words(const QString& text) {
    return {RichSegment{text, false, std::nullopt}};
}

/// The rectangle of the pixels that a layout paints at (50, 50).
QRect inkOf(const RichLayout& layout, double width) {
    const QSize size(static_cast<int>(width) + 200, static_cast<int>(layout.height()) + 100);
    const QImage image =
        pictureOf(size, 1, [&](QPainter& painter) { layout.paint(painter, QPointF(50, 50), Qt::black); });
    QRect ink;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (qAlpha(image.pixel(x, y)) > 40) {
                ink |= QRect(x, y, 1, 1);
            }
        }
    }
    return ink;
}

} // namespace

class TestRichLine : public QObject {
    Q_OBJECT

private slots:
    void sentenceIsReadAsTextBoldAndTiles() {
        const RichLine line = rich(QStringLiteral("{r7} takes <b>10 tiles</b>."));
        const RichLine expected{
            RichSegment{QString(), false, face(u"r7")}, RichSegment{QStringLiteral(" takes "), false, {}},
            RichSegment{QStringLiteral("10 tiles"), true, {}}, RichSegment{QStringLiteral("."), false, {}}};
        QCOMPARE(line.size(), expected.size());
        QVERIFY(line == expected);
    }

    void whatIsNoTileAndNoMarkStaysText_data() {
        QTest::addColumn<QString>("sentence");
        for (const char* text : {"{nobody} plays", "a { b", "a } b", "1 < 2 > 0", "<i>no</i>", "tail\\", "{}"}) {
            QTest::newRow(text) << QString::fromUtf8(text);
        }
    }

    void whatIsNoTileAndNoMarkStaysText() {
        QFETCH(QString, sentence);
        const RichLine line = parseRichLine(sentence, [](QStringView) { return std::optional<TileFace>(); });
        QVERIFY(line == words(sentence));
    }

    void nameWithMarksIsShownAsItIs() {
        const QString name = QStringLiteral("<b>{r7}\\");
        const RichLine line = rich(QStringLiteral("%1 wins").arg(escapedForRichLine(name)));
        QVERIFY(line == words(name + QStringLiteral(" wins")));
    }

    void plainTextNamesTheTiles() {
        const QString plain = plainText(rich(QStringLiteral("{r7} on <b>{y1}</b>.")), [](const TileFace& tile) {
            return QStringLiteral("tile %1").arg(tile.weight);
        });
        QCOMPARE(plain, QStringLiteral("tile 7 on tile 1."));
    }

    void linesStayWithinTheWidthAndGrowDown() {
        const RichLine line = rich(collapse);
        double height = 0;
        int lines = 0;
        for (const int width : {1200, 500, 324, 200, 120}) {
            const RichLayout layout(line, themeFont(13), width);
            QVERIFY2(layout.widestLine() <= width, qPrintable(QString::number(width)));
            QVERIFY(layout.height() >= height);
            QVERIFY(layout.lineCount() > lines);
            QCOMPARE(layout.height(), layout.lineCount() * layout.lineHeight());
            const QRect ink = inkOf(layout, width);
            QVERIFY(ink.left() >= 49 && ink.right() <= 50 + width);
            QVERIFY(ink.top() >= 49 && ink.bottom() <= 50 + layout.height());
            height = layout.height();
            lines = layout.lineCount();
        }
    }

    void emptySentenceIsOneLineHigh() {
        const RichLayout layout({}, themeFont(13), 100);
        QCOMPARE(layout.lineCount(), 1);
        QCOMPARE(layout.height(), layout.lineHeight());
        QCOMPARE(layout.widestLine(), 0.0);
    }

    void punctuationStaysWithItsTile() {
        // One pixel too narrow for the comma: tile and comma go to the next line together.
        const double glyph = tileGlyphWidth(face(u"g2"), tileGlyphHeight(13));
        const double first = QFontMetricsF(themeFont(13)).horizontalAdvance(QStringLiteral("burns "));
        const RichLayout layout(rich(QStringLiteral("burns {g2}, all")), themeFont(13), first + glyph + 1);
        QCOMPARE(layout.lineCount(), 2);
        QVERIFY(layout.widestLine() < first + glyph);
    }

    void lineFeedBeginsALine() {
        QCOMPARE(RichLayout(words(QStringLiteral("one\ntwo three")), themeFont(13), 500).lineCount(), 2);
    }

    void overlongWordIsBroken() {
        const RichLayout layout(words(QString(80, QLatin1Char('w'))), themeFont(13), 150);
        QVERIFY(layout.lineCount() > 3);
        QVERIFY(layout.widestLine() <= 150);
        // Even where not a single letter fits, it ends.
        QCOMPARE(RichLayout(words(QStringLiteral("abc")), themeFont(13), 1).lineCount(), 3);
    }

    void nonBreakingSpaceHolds() {
        const QString text = QStringLiteral("aaaa bbbb\u00A0cccc");
        const double whole = QFontMetricsF(themeFont(13)).horizontalAdvance(text);
        const RichLayout layout(words(text), themeFont(13), whole - 5);
        QCOMPARE(layout.lineCount(), 2);
        QVERIFY(layout.widestLine() > whole / 2); // "bbbb cccc" together
    }

    void boldIsWiderAndHasItsColour() {
        const QFont font = themeFont(13);
        const RichLine plain = rich(QStringLiteral("ten tiles"));
        const RichLine bold = rich(QStringLiteral("<b>ten tiles</b>"));
        QVERIFY(RichLayout(bold, font, 500).widestLine() > RichLayout(plain, font, 500).widestLine());
        const QImage image = pictureOf(QSize(200, 40), 1, [&](QPainter& painter) {
            RichLayout(bold, font, 200).paint(painter, QPointF(5, 5), Qt::black, Qt::red);
        });
        int red = 0;
        for (int x = 0; x < image.width(); ++x) {
            for (int y = 0; y < image.height(); ++y) {
                red += qRed(image.pixel(x, y)) > 200 ? 1 : 0;
                QVERIFY(qAlpha(image.pixel(x, y)) < 200 || qRed(image.pixel(x, y)) > 150);
            }
        }
        QVERIFY(red > 50);
    }

    void alignmentMovesTheLines() {
        const RichLine line = rich(QStringLiteral("{r7} falls"));
        const int left = inkOf(RichLayout(line, themeFont(13), 400), 400).left();
        const int centred = inkOf(RichLayout(line, themeFont(13), 400, Qt::AlignHCenter), 400).left();
        const QRect right = inkOf(RichLayout(line, themeFont(13), 400, Qt::AlignRight), 400);
        QVERIFY(left < 55);
        QVERIFY(centred > left + 100 && centred < right.left() - 100);
        QVERIFY(std::abs(right.right() - 450) < 5);
    }

    void everyGlyphLooksLikeNoOther() {
        QHash<QByteArray, QString> seen;
        for (const QString& code : allCodes()) {
            const QImage image = pictureOf(
                QSize(80, 20), 1, [&](QPainter& painter) { paintTileGlyph(painter, QPointF(1, 1), 18, face(code)); });
            const QByteArray bytes(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes());
            QVERIFY2(!seen.contains(bytes), qPrintable(code + QStringLiteral(" looks like ") + seen.value(bytes)));
            seen.insert(bytes, code);
            const double width = tileGlyphWidth(face(code), 18);
            QVERIFY(width > 26 && width < 50);
            QVERIFY(qAlpha(image.pixel(static_cast<int>(width / 2), 3)) == 255);
            QCOMPARE(qAlpha(image.pixel(static_cast<int>(std::ceil(width)) + 3, 10)), 0);
        }
        QCOMPARE(seen.size(), 45);
    }

    void punctuationKeepsAwayFromAGlyph() {
        const auto widthOf = [](const char* sentence) {
            return RichLayout(rich(QString::fromUtf8(sentence)), themeFont(13), 400).widestLine();
        };
        const QFontMetricsF metrics(themeFont(13));
        const double glyph = widthOf("{g7}");
        for (const char mark : {',', '.', ':', ')'}) {
            const double width = widthOf(("{g7}" + std::string(1, mark)).c_str());
            const double advance = metrics.horizontalAdvance(QLatin1Char(mark));
            QVERIFY(width >= glyph + advance + 1);
            QVERIFY(width <= glyph + advance + 3);
        }
        QVERIFY(widthOf("({g7}") >= glyph + metrics.horizontalAdvance(QLatin1Char('(')) + 1);
        QCOMPARE(widthOf("{g7} x"), glyph + metrics.horizontalAdvance(QStringLiteral(" ")) +
                                        metrics.horizontalAdvance(QStringLiteral("x"))); // a space is enough
    }

    void textFitsByGettingSmallerThenInTwoLinesThenCutOff() {
        const QFont font = themeFont(16, true);
        const auto widest = [](const FittedText& fitted) {
            double width = 0;
            for (const QString& line : fitted.lines) {
                width = std::max(width, QFontMetricsF(fitted.font).horizontalAdvance(line));
            }
            return width;
        };
        const QString name = QStringLiteral("Bartholomäus-Christoph Maria");
        const double whole = QFontMetricsF(font).horizontalAdvance(name);
        const FittedText easy = fitText(name, font, whole + 1, 10);
        QCOMPARE(easy.lines, QStringList{name});
        QCOMPARE(easy.font.pixelSize(), 16);

        const FittedText smaller = fitText(name, font, whole * 0.8, 10, 11);
        QCOMPARE(smaller.lines, QStringList{name});
        QVERIFY(smaller.font.pixelSize() < 16);
        QVERIFY(widest(smaller) <= whole * 0.8);

        const FittedText two = fitText(name, font, whole * 0.6, 10, 16);
        QCOMPARE(two.lines, (QStringList{QStringLiteral("Bartholomäus-"), QStringLiteral("Christoph Maria")}));
        QVERIFY(widest(two) <= whole * 0.6);

        for (const int twoLinesFrom : {0, 16}) {
            const FittedText cut = fitText(name, font, 40, 10, twoLinesFrom);
            QCOMPARE(cut.font.pixelSize(), 10);
            QVERIFY(cut.lines.last().endsWith(QStringLiteral("…")));
            QVERIFY(widest(cut) <= 40);
        }
        QCOMPARE(fitText(QString(), font, 40, 10, 16).lines, QStringList{QString()});
        QCOMPARE(fitText(QStringLiteral("Donaudampfschifffahrt"), font, 90, 10, 16).lines.size(),
                 1); // nowhere to break
    }
};

QTEST_MAIN(TestRichLine)
#include "test_rich_line.moc"
