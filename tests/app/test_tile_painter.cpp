#include "app/look/spot_painter.h"
#include "app/look/svg_art.h"
#include "app/look/theme.h"
#include "app/look/tile_art.h"
#include "app/look/tile_painter.h"
#include "colour_vision.h"
#include "look_samples.h"

#include <QHash>
#include <QSet>
#include <QTest>

#include <array>
#include <vector>

using namespace ashlar::app;
using namespace ashlar::app::samples;

namespace {

QImage tilePicture(const TileFace& tile, const TileState& state = {}, int side = 96, double ratio = 1) {
    return pictureOf(QSize(side + 40, side + 60), ratio,
                     [&](QPainter& painter) { paintTile(painter, QRectF(20, 40, side, side), tile, state); });
}

} // namespace

Q_DECLARE_METATYPE(ashlar::app::TileState)
Q_DECLARE_METATYPE(ashlar::app::Vision)
Q_DECLARE_METATYPE(ashlar::app::SpotFace)

class TestTilePainter : public QObject {
    Q_OBJECT

private slots:
    void everyFaceIsDrawnAndLooksLikeNoOther() {
        QHash<QByteArray, QString> seen;
        for (const QString& code : allCodes()) {
            for (const bool letter : {false, true}) {
                if (letter && code == QLatin1String("millstone")) {
                    continue; // it has every colour and no letter
                }
                TileState state;
                state.letter = letter;
                const QImage image = tilePicture(face(code), state, 48);
                const QString name = code + (letter ? QStringLiteral(" with its letter") : QString());
                QCOMPARE(qAlpha(image.pixel(44, 64)), 255);
                QCOMPARE(qAlpha(image.pixel(2, 2)), 0);
                const QByteArray bytes(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes());
                QVERIFY2(!seen.contains(bytes), qPrintable(name + QStringLiteral(" looks like ") + seen.value(bytes)));
                seen.insert(bytes, name);
            }
        }
        QCOMPARE(seen.size(), 89);
    }

    void everyNumberStandsClearOfSymbolAndFrame() {
        const QImage one = tilePicture({TileColour::Green, TileMaterial::Straw, 1, 1}, {}, 100);
        QSet<QByteArray> seen;
        for (int weight = 2; weight <= 200; ++weight) {
            const QImage image = tilePicture({TileColour::Green, TileMaterial::Straw, weight, 1}, {}, 100);
            const QRect changed = differenceOf(one, image).translated(-20, -40);
            QVERIFY2(QRect(8, 10, 56, 50).contains(changed),
                     qPrintable(QStringLiteral("%1: %2 to %3").arg(weight).arg(changed.left()).arg(changed.right())));
            seen.insert(QByteArray(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes()));
        }
        QCOMPARE(seen.size(), 199);
    }

    void millstoneCarriesAnyNumber() {
        const QImage printed = pictureOf(QSize(100, 100), 1, [](QPainter& painter) {
            paintSvg(painter, QRectF(0, 0, 100, 100), QStringLiteral("tile-millstone"));
        });
        const auto millstone = [](int weight) {
            return pictureOf(QSize(100, 100), 1, [weight](QPainter& painter) {
                paintTile(painter, QRectF(0, 0, 100, 100), {TileColour::All, TileMaterial::Millstone, weight, 1});
            });
        };
        const QImage painted = millstone(200);
        int far = 0;
        for (int y = 0; y < 100; ++y) {
            for (int x = 0; x < 100; ++x) {
                far += isNear(printed.pixelColor(x, y), painted.pixelColor(x, y), 40) ? 0 : 1;
            }
        }
        QVERIFY2(far < 20, qPrintable(QString::number(far))); // its number stands as in the drawing
        QVERIFY(QRect(10, 25, 80, 48).contains(differenceOf(painted, millstone(99))));
    }

    void secondPaintComesFromTheCache() {
        clearArtCache();
        tilePicture(face(u"r7"));
        const ArtCacheStats first = artCacheStats();
        tilePicture(face(u"r7"));
        const ArtCacheStats second = artCacheStats();
        QCOMPARE(second.misses, first.misses);
        QVERIFY(second.hits > first.hits);
    }

    void cacheIsBounded() {
        for (int side = 300; side < 700; side += 4) {
            for (const char16_t* code : {u"r7", u"y2", u"b40"}) {
                tilePicture(face(code), {}, side);
            }
        }
        const ArtCacheStats stats = artCacheStats();
        QVERIFY(stats.kilobytes > stats.maxKilobytes / 2);
        QVERIFY(stats.kilobytes <= stats.maxKilobytes);
        clearArtCache();
    }

    void pixelRatioGivesMorePixelsNotLargerOnes() {
        const QImage sharp = tilePicture(face(u"g20"), {}, 96, 2);
        QCOMPARE(sharp.size(), QSize(272, 312));
        const QImage large = pictureOf(
            QSize(272, 312), 1, [](QPainter& painter) { paintTile(painter, QRectF(40, 80, 192, 192), face(u"g20")); });
        QVERIFY(differenceOf(sharp, large).isEmpty());
        const QImage coarse = tilePicture(face(u"g20")).scaled(sharp.size());
        QVERIFY(!differenceOf(sharp, coarse).isEmpty());
    }

    void tileBetweenPixelsIsAsSharpAsOnThem() {
        const auto at = [](double x, double y) {
            return pictureOf(QSize(120, 120), 1,
                             [=](QPainter& painter) { paintTile(painter, QRectF(x, y, 88, 88), face(u"y3")); });
        };
        QVERIFY(differenceOf(at(10.3, 11.4), at(10, 11)).isEmpty());
    }

    void everyStateShows_data() {
        QTest::addColumn<TileState>("state");
        QTest::newRow("in hand") << TileState::inHand();
        QTest::newRow("hovered") << TileState::hovered();
        QTest::newRow("selected") << TileState::selected();
        QTest::newRow("ghost") << TileState::ghostWith(Badge::Stands);
        QTest::newRow("falling") << TileState::falling();
        TileState state;
        state.taken = true;
        QTest::newRow("taken") << state;
        state = {};
        state.burning = 0.5;
        QTest::newRow("burning") << state;
        state = {};
        state.disabled = true;
        QTest::newRow("disabled") << state;
        state = {};
        state.focus = true;
        QTest::newRow("focus") << state;
        state = {};
        state.placedBy = SeatPip{seatColour(1), QStringLiteral("Ben")};
        QTest::newRow("placed last") << state;
        state = {};
        state.opacity = 0.5;
        QTest::newRow("fading") << state;
    }

    void everyStateShows() {
        QFETCH(TileState, state);
        static QHash<QString, QImage> seen{{QStringLiteral("at rest"), tilePicture(face(u"b5"))}};
        const QImage image = tilePicture(face(u"b5"), state);
        for (auto other = seen.cbegin(); other != seen.cend(); ++other) {
            QVERIFY2(image != other.value(), qPrintable(other.key()));
        }
        seen.insert(QString::fromUtf8(QTest::currentDataTag()), image);
    }

    void pipHasTheColourOfItsSeat() {
        const QRect corner(20 + 72, 40 + 72, 24, 24);
        for (int seat = 0; seat < seatCount; ++seat) {
            TileState state;
            state.placedBy = SeatPip{seatColour(seat), QStringLiteral("Ada"), seat % 2 == 1};
            QCOMPARE(countOf(tilePicture(face(u"y1")), corner, seatColour(seat)), 0);
            QVERIFY(countOf(tilePicture(face(u"y1"), state), corner, seatColour(seat)) > 60);
        }
    }

    void ghostIsTranslucentAndItsRingIsNot() {
        const QImage ghost = tilePicture(face(u"r1"), TileState::ghostWith(Badge::Stands));
        QVERIFY(std::abs(qAlpha(ghost.pixel(20 + 20, 40 + 70)) - 214) <= 2); // 84 %
        QVERIFY(countOf(ghost, QRect(15, 80, 7, 8), colours::selection) > 15);
    }

    void numberStaysFreeInTheFire() {
        TileState burning;
        burning.burning = 0.5;
        const QRect number(20 + 10, 40 + 12, 45, 42);
        const int before = countOf(tilePicture(face(u"g4")), number, colours::ink);
        const int during = countOf(tilePicture(face(u"g4"), burning), number, colours::ink);
        QVERIFY(before > 300);
        QVERIFY(during >= before);
        burning.burning = 1;
        QVERIFY(isEmpty(tilePicture(face(u"g4"), burning)));
    }

    void backAndPileAreDrawn() {
        const auto pile = [](int count) {
            return pictureOf(QSize(120, 120), 1,
                             [=](QPainter& painter) { paintTilePile(painter, QRectF(10, 10, 90, 90), count); });
        };
        QVERIFY(isEmpty(pile(0)));
        QVERIFY(!isEmpty(pile(1)));
        QVERIFY(pile(1) != pile(10));
    }

    void spotsTellWhatHappens_data() {
        QTest::addColumn<SpotFace>("spot");
        QTest::newRow("stands") << SpotFace{SpotKind::Open, Badge::Stands, QStringLiteral("6 ≤ 9")};
        QTest::newRow("other figure") << SpotFace{SpotKind::Open, Badge::Stands, QStringLiteral("6 ≤ 8")};
        QTest::newRow("collapse") << SpotFace{SpotKind::Open, Badge::Collapse, QStringLiteral("6 ≤ 9")};
        QTest::newRow("forced") << SpotFace{SpotKind::Open, Badge::Stands, QStringLiteral("6 ≤ 9"), true};
        QTest::newRow("pulsing") << SpotFace{SpotKind::Open, Badge::Stands, QStringLiteral("6 ≤ 9"), true, 0.6};
        QTest::newRow("chosen") << SpotFace{SpotKind::Open, Badge::Stands, QStringLiteral("6 ≤ 9"), false, 1, true};
        QTest::newRow("focus") << SpotFace{SpotKind::Open, Badge::Stands, QStringLiteral("6 ≤ 9"), false, 1,
                                           false,          true};
        QTest::newRow("quiet") << SpotFace{SpotKind::Open, Badge::None, QString(), false, 1, false, false, true};
        QTest::newRow("quiet, forced") << SpotFace{SpotKind::Open, Badge::None, QString(), true, 1, false, false, true};
        QTest::newRow("fall left") << SpotFace{SpotKind::FallLeft, Badge::Stands, QStringLiteral("stands")};
        QTest::newRow("fall right") << SpotFace{SpotKind::FallRight, Badge::Stands, QStringLiteral("stands")};
    }

    void spotsTellWhatHappens() {
        QFETCH(SpotFace, spot);
        static QHash<QString, QImage> seen;
        const auto picture = [&](const Theme& theme) {
            return pictureOf(QSize(120, 120), 1,
                             [&](QPainter& painter) { paintSpot(painter, QRectF(16, 16, 88, 88), spot, theme); });
        };
        const QImage image = picture(lightTheme());
        for (auto other = seen.cbegin(); other != seen.cend(); ++other) {
            QVERIFY2(image != other.value(), qPrintable(other.key()));
        }
        seen.insert(QString::fromUtf8(QTest::currentDataTag()), image);
        QCOMPARE(picture(darkTheme()) == image, spot.kind != SpotKind::Open && !spot.focus);
    }

    void longFigureStaysInItsSquare() {
        const QImage without = pictureOf(QSize(120, 120), 1, [](QPainter& painter) {
            paintSpot(painter, QRectF(16, 16, 88, 88), {SpotKind::Open, Badge::Stands, QStringLiteral(" ")});
        });
        const QImage with = pictureOf(QSize(120, 120), 1, [](QPainter& painter) {
            paintSpot(painter, QRectF(16, 16, 88, 88),
                      {SpotKind::Open, Badge::Stands, QStringLiteral("Donaudampfschifffahrt ohne Übereinstimmung")});
        });
        QVERIFY(!differenceOf(without, with).isEmpty());
        QVERIFY(QRect(20, 20, 80, 80).contains(differenceOf(without, with)));
    }

    void coloursAreToldApartByEveryEye_data() {
        QTest::addColumn<Vision>("vision");
        QTest::addColumn<double>("least");
        QTest::newRow("full") << Vision::Full << 40.0;
        QTest::newRow("protan") << Vision::Protan << 20.0;
        QTest::newRow("deutan") << Vision::Deutan << 20.0;
        QTest::newRow("tritan") << Vision::Tritan << 20.0;
        QTest::newRow("grey") << Vision::Grey << 8.0; // lightness alone; the symbols do the rest
    }

    void coloursAreToldApartByEveryEye() {
        QFETCH(Vision, vision);
        QFETCH(double, least);
        constexpr std::array all{TileColour::Red, TileColour::Yellow, TileColour::Green, TileColour::Blue};
        for (std::size_t i = 0; i < all.size(); ++i) {
            for (std::size_t k = i + 1; k < all.size(); ++k) {
                const double distance = distanceFor(vision, tileInk(all[i]).base, tileInk(all[k]).base);
                QVERIFY2(distance >= least, qPrintable(QStringLiteral("%1 and %2: %3").arg(i).arg(k).arg(distance)));
            }
        }
    }

    /// At 48 pixels and without colour, the corner of the symbol alone tells the four colours apart.
    void symbolsAreToldApartWithoutColour() {
        std::vector<QImage> corners;
        for (const char16_t* code : {u"r5", u"y5", u"g5", u"b5"}) {
            const QImage tile = pictureOf(
                QSize(48, 48), 1, [code](QPainter& painter) { paintTile(painter, QRectF(0, 0, 48, 48), face(code)); });
            corners.push_back(seenBy(Vision::Grey, tile.copy(31, 4, 14, 13)));
        }
        for (std::size_t i = 0; i < corners.size(); ++i) {
            for (std::size_t k = i + 1; k < corners.size(); ++k) {
                // The grounds differ in lightness: what is compared is which parts are lighter than their ground.
                int differing = 0;
                for (int y = 0; y < 13; ++y) {
                    for (int x = 0; x < 14; ++x) {
                        const auto marked = [&](const QImage& corner) {
                            const int ground = corner.pixelColor(0, 12).red();
                            return std::abs(corner.pixelColor(x, y).red() - ground) > 70;
                        };
                        differing += marked(corners[i]) != marked(corners[k]) ? 1 : 0;
                    }
                }
                QVERIFY2(differing >= 30, qPrintable(QStringLiteral("%1 and %2: %3").arg(i).arg(k).arg(differing)));
            }
        }
    }
};

QTEST_MAIN(TestTilePainter)
#include "test_tile_painter.moc"
