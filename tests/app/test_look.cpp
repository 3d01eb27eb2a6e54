#include "app/look/avatar_painter.h"
#include "app/look/die_painter.h"
#include "app/look/effects.h"
#include "app/look/spot_painter.h"
#include "app/look/stage_painter.h"
#include "app/look/svg_art.h"
#include "app/look/theme.h"
#include "app/look/tile_art.h"
#include "app/look/tile_painter.h"
#include "look_samples.h"

#include <QIcon>
#include <QMainWindow>
#include <QMenuBar>
#include <QRegularExpression>
#include <QStatusBar>
#include <QTest>
#include <QToolBar>

#include <functional>

using namespace ashlar::app;
using namespace ashlar::app::samples;

namespace {

using Draw = std::function<void(QPainter&)>;

QImage tilePicture(const TileFace& tile, const TileState& state = {}, int side = 96, double ratio = 1) {
    return pictureOf(QSize(side + 40, side + 60), ratio,
                     [&](QPainter& painter) { paintTile(painter, QRectF(20, 40, side, side), tile, state); });
}

bool isEmpty(const QImage& image) {
    const QImage clear = pictureOf(image.size(), 1, [](QPainter&) {});
    return image == clear;
}

/// The smallest rectangle around the pixels in which two images of one size differ.
QRect differenceOf(const QImage& a, const QImage& b) {
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

bool isNear(const QColor& a, const QColor& b, int tolerance = 12) {
    return std::abs(a.red() - b.red()) <= tolerance && std::abs(a.green() - b.green()) <= tolerance &&
           std::abs(a.blue() - b.blue()) <= tolerance;
}

int countOf(const QImage& image, const QRect& area, const QColor& colour) {
    int count = 0;
    for (int y = area.top(); y <= area.bottom(); ++y) {
        for (int x = area.left(); x <= area.right(); ++x) {
            count += qAlpha(image.pixel(x, y)) > 250 && isNear(image.pixelColor(x, y), colour) ? 1 : 0;
        }
    }
    return count;
}

} // namespace

Q_DECLARE_METATYPE(ashlar::app::TileState)
Q_DECLARE_METATYPE(ashlar::app::SpotFace)
Q_DECLARE_METATYPE(Draw)

class TestLook : public QObject {
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

    void textIsReadable_data() {
        QTest::addColumn<QColor>("text");
        QTest::addColumn<QColor>("ground");
        for (const Theme* theme : {&lightTheme(), &darkTheme()}) {
            const auto row = [theme](const char* name, const QColor& text, const QColor& ground) {
                QTest::addRow("%s, %s", name, theme->isDark() ? "dark" : "light") << text << ground;
            };
            for (const QColor& ground : {theme->window, theme->bar, theme->tool, theme->panel, theme->activeRow}) {
                row(qPrintable(QStringLiteral("text on ") + ground.name()), theme->text, ground);
                row(qPrintable(QStringLiteral("secondary text on ") + ground.name()), theme->secondaryText, ground);
            }
            row("text in a field", theme->text, theme->field);
            row("on the accent", theme->onAccent, theme->accent);
            row("on the hovered accent", theme->onAccent, theme->accentHover);
            row("call-out", theme->ribbonText, theme->ribbon);
            row("call-out, secondary", theme->ribbonSecondary, theme->ribbon);
            row("ribbon", theme->onRibbonTitle, theme->ribbonTitle);
            row("ribbon, secondary", theme->onRibbonTitleSecondary, theme->ribbonTitle);
            row("tray", theme->trayText, theme->trayTop);
            row("tray, secondary", theme->traySecondary, theme->trayTop);
            row("spot", theme->spotText, theme->spot);
        }
        QTest::newRow("fall spot") << colours::symbol << colours::fallSpot;
        for (const auto colour :
             {TileColour::Red, TileColour::Yellow, TileColour::Green, TileColour::Blue, TileColour::All}) {
            QTest::addRow("glyph %d", static_cast<int>(colour)) << tileInk(colour).symbol << tileInk(colour).glyph;
        }
    }

    void textIsReadable() {
        QFETCH(QColor, text);
        QFETCH(QColor, ground);
        const double contrast = contrastRatio(text, ground);
        QVERIFY2(contrast >= 4.5,
                 qPrintable(QStringLiteral("%1 on %2: %3").arg(text.name(), ground.name()).arg(contrast)));
    }

    void contrastIsMeasuredAsDefined() {
        QCOMPARE(contrastRatio(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrastRatio(Qt::red, Qt::red), 1.0);
        QVERIFY(std::abs(contrastRatio(QColor(0x77, 0x77, 0x77), Qt::white) - 4.48) < 0.01);
    }

    void stageTileFollowsTheDesign() {
        QCOMPARE(metrics::stageTile(968, 516, 7, 4), 88.0);
        QCOMPARE(metrics::stageTile(3840, 2000, 3, 2), 96.0);
        QCOMPARE(metrics::stageTile(10, 10, 0, 0), 1.0);
    }

    void styleSheetIsComplete() {
        for (const Theme* theme : {&lightTheme(), &darkTheme()}) {
            const QString sheet = themeStyleSheet(*theme);
            QVERIFY(!sheet.contains(QLatin1Char('@')));
            QVERIFY(sheet.contains(theme->accent.name()));
            static const QRegularExpression drawing(QStringLiteral("url\\((:[^)]*)\\)"));
            auto uses = drawing.globalMatch(sheet);
            QVERIFY(uses.hasNext());
            while (uses.hasNext()) {
                const QString path = uses.next().captured(1);
                QVERIFY2(QFile::exists(path), qPrintable(path));
            }
            QCOMPARE(themePalette(*theme).color(QPalette::Window), theme->window);
        }
        QVERIFY(themeStyleSheet(lightTheme()) != themeStyleSheet(darkTheme()));
    }

    void barsHaveTheHeightOfTheDesign() {
        applyTheme(*qApp, lightTheme());
        QMainWindow window;
        window.menuBar()->addMenu(QStringLiteral("&Game"));
        QToolBar* tools = window.addToolBar(QStringLiteral("Game"));
        tools->setIconSize(QSize(20, 20));
        tools->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        tools->addAction(themedIcon(QStringLiteral("icon-undo"), lightTheme()), QStringLiteral("Undo"));
        window.statusBar()->showMessage(QStringLiteral("Ready"));
        window.resize(900, 600);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        // Fonts differ a little from system to system.
        QVERIFY(std::abs(window.menuBar()->height() - metrics::menuHeight) <= 3);
        QVERIFY(std::abs(tools->height() - metrics::toolBarHeight) <= 3);
        QVERIFY(std::abs(window.statusBar()->height() - metrics::statusHeight) <= 3);
    }

    void iconsFollowTheThemeAndThePixelRatio() {
        for (const Theme* theme : {&lightTheme(), &darkTheme()}) {
            const QIcon icon = themedIcon(QStringLiteral("icon-pile"), *theme);
            for (const double ratio : {1.0, 2.0, 3.0}) {
                const QPixmap pixmap = icon.pixmap(QSize(20, 20), ratio);
                QCOMPARE(pixmap.size(), QSize(20, 20) * ratio);
                QCOMPARE(pixmap.devicePixelRatio(), ratio);
                const QImage image = pixmap.toImage();
                QVERIFY(countOf(image, image.rect(), theme->text) > 20);
            }
            const QImage off = icon.pixmap(QSize(20, 20), 1, QIcon::Disabled).toImage();
            QVERIFY(countOf(off, off.rect(), theme->disabledText) > 20);
        }
        QVERIFY(!themedIcon(QStringLiteral("icon-undo"), lightTheme()).isNull());
    }

    void missingDrawingIsNamedOnceAndLeavesNothing() {
        QTest::ignoreMessage(QtWarningMsg, "There is no drawing :/svg/no-such.svg");
        const auto picture = [] {
            return pictureOf(QSize(20, 20), 1, [](QPainter& painter) {
                paintSvg(painter, QRectF(0, 0, 20, 20), QStringLiteral("no-such"));
            });
        };
        QVERIFY(isEmpty(picture()));
        clearArtCache();
        QVERIFY(isEmpty(picture()));
    }

    void roomFillsAnySizeAndIsAlwaysTheSame_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("small") << QSize(600, 400);
        QTest::newRow("usual") << QSize(1280, 800);
        QTest::newRow("very large") << QSize(3840, 2160);
    }

    void roomFillsAnySizeAndIsAlwaysTheSame() {
        QFETCH(QSize, size);
        for (const Theme* theme : {&lightTheme(), &darkTheme()}) {
            const auto room = [&] {
                return pictureOf(size, 1,
                                 [&](QPainter& painter) { paintRoom(painter, QRectF(QPointF(0, 0), size), *theme); });
            };
            const QImage image = room();
            QVERIFY(differenceOf(image, room()).isEmpty());
            for (const QPoint corner :
                 {QPoint(0, 0), QPoint(size.width() - 1, 0), QPoint(0, size.height() - 1),
                  QPoint(size.width() - 1, size.height() - 1), QPoint(size.width() / 2, size.height() / 2)}) {
                QCOMPARE(qAlpha(image.pixel(corner)), 255);
            }
            // The base row stands on the edge of the terrace.
            QCOMPARE(image.pixelColor(5, size.height() - metrics::terraceHeight), theme->terraceEdge);
            QVERIFY(image.pixelColor(5, size.height() - metrics::terraceHeight - 1) != theme->terraceEdge);
            QVERIFY(isNear(image.pixelColor(0, 0), theme->sky[0], 2));
        }
    }

    void curtainHidesEverythingWhenClosed() {
        const QSize size(968, 704);
        const auto curtain = [&](double closed) {
            return pictureOf(size, 1, [&](QPainter& painter) {
                paintCurtain(painter, QRectF(QPointF(0, 0), size), lightTheme(), closed);
            });
        };
        const QImage shut = curtain(1);
        for (int y = 0; y < size.height(); ++y) {
            for (int x = 0; x < size.width(); ++x) {
                QVERIFY2(qAlpha(shut.pixel(x, y)) == 255, qPrintable(QStringLiteral("%1, %2").arg(x).arg(y)));
            }
        }
        QVERIFY(isEmpty(curtain(0)));
        const QImage half = curtain(0.5);
        QCOMPARE(qAlpha(half.pixel(484, 400)), 0);
        QCOMPARE(qAlpha(half.pixel(10, 400)), 255);
        QCOMPARE(qAlpha(half.pixel(958, 400)), 255);
    }

    void effectsBeginAndEndWithNothing_data() {
        QTest::addColumn<std::function<void(QPainter&, double)>>("draw");
        const auto row = [](const char* name, const std::function<void(QPainter&, double)>& draw) {
            QTest::newRow(name) << draw;
        };
        row("burn", [](QPainter& painter, double t) { paintBurn(painter, QRectF(60, 60, 80, 80), t); });
        row("dust", [](QPainter& painter, double t) { paintDust(painter, QRectF(60, 60, 80, 80), t); });
        row("explosion", [](QPainter& painter, double t) { paintExplosion(painter, QPointF(100, 100), 50, t); });
        row("smoke", [](QPainter& painter, double t) { paintSmoke(painter, QRectF(60, 60, 80, 80), t); });
        row("curse", [](QPainter& painter, double t) { paintCurse(painter, QRectF(60, 60, 80, 80), t); });
    }

    void effectsBeginAndEndWithNothing() {
        QFETCH(std::function<void(QPainter&, double)>, draw);
        const auto at = [&](double t) {
            return pictureOf(QSize(200, 200), 1, [&](QPainter& painter) { draw(painter, t); });
        };
        QVERIFY(isEmpty(at(0)));
        QVERIFY(isEmpty(at(1)));
        QVERIFY(!isEmpty(at(0.4)));
        QVERIFY(at(0.4) != at(0.6));
        QVERIFY(at(0.4) == at(0.4));
    }

    void dieComesToRestOnItsFace() {
        QSet<QByteArray> seen;
        for (const auto side : {DieFace::FireStays, DieFace::FireLeaves, DieFace::Explosion, DieFace::Smoke}) {
            const QRectF rect(40, 40, 64, 64);
            const QImage rest =
                pictureOf(QSize(144, 144), 1, [&](QPainter& painter) { paintDie(painter, rect, side); });
            const auto rolling = [&](double t) {
                return pictureOf(QSize(144, 144), 1, [&](QPainter& painter) { paintDieRoll(painter, rect, side, t); });
            };
            QVERIFY(rolling(1) == rest);
            QVERIFY(rolling(0.3) != rest);
            QVERIFY(!isEmpty(rolling(0)));
            seen.insert(QByteArray(reinterpret_cast<const char*>(rest.constBits()), rest.sizeInBytes()));
        }
        QCOMPARE(seen.size(), 4);
    }

    void avatarShowsLetterOrBot() {
        const auto picture = [](const Avatar& avatar) {
            return pictureOf(QSize(40, 40), 1, [&](QPainter& painter) {
                paintAvatar(painter, QRectF(2, 2, 36, 36), avatar, lightTheme());
            });
        };
        const QImage ana = picture({seatColour(0), QStringLiteral("Ana")});
        QVERIFY(ana == picture({seatColour(0), QStringLiteral("  anton")}));
        QVERIFY(ana != picture({seatColour(0), QStringLiteral("Ben")}));
        QVERIFY(ana != picture({seatColour(0), QStringLiteral("Ana"), true}));
        QVERIFY(ana != picture({seatColour(0), QStringLiteral("Ana"), false, true}));
        QVERIFY(countOf(ana, ana.rect(), seatColour(0)) > 500);
        QVERIFY(countOf(ana, ana.rect(), colours::cream) > 20);
        QVERIFY(!isEmpty(picture({seatColour(0), QString()})));
    }
};

QTEST_MAIN(TestLook)
#include "test_look.moc"
