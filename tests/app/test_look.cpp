#include "app/look/avatar_painter.h"
#include "app/look/die_painter.h"
#include "app/look/effects.h"
#include "app/look/glyph_painter.h"
#include "app/look/stage_painter.h"
#include "app/look/svg_art.h"
#include "app/look/theme.h"
#include "app/look/tile_art.h"
#include "look_samples.h"

#include <QIcon>
#include <QMainWindow>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSet>
#include <QStatusBar>
#include <QTest>
#include <QToolBar>

#include <array>
#include <cmath>
#include <functional>

using namespace ashlar::app;
using namespace ashlar::app::samples;

namespace {

const std::array allThemes{&lightTheme(), &darkTheme(), &lightContrastTheme(), &darkContrastTheme()};

const char* nameOf(const Theme& theme) {
    static constexpr std::array names{"light", "dark", "light contrast", "dark contrast"};
    return names[static_cast<std::size_t>(theme.id)];
}

/// A glyph without number and symbol, except for those of a 1.
QImage glyphOf(TileColour colour, GlyphTone tone) {
    return pictureOf(QSize(100, 54), 1,
                     [&](QPainter& painter) {
                         const TileFace face{colour, TileMaterial::Wood, 1, 1};
                         paintTileGlyph(painter, QPointF(0, 0), 54, face, tone);
                     })
        .copy(0, 0, qFloor(tileGlyphWidth({colour, TileMaterial::Wood, 1, 1}, 54)), 54);
}

QColor avatarGround(int seat, const Theme& theme) {
    return pictureOf(QSize(40, 40), 1,
                     [&](QPainter& painter) {
                         paintAvatar(painter, QRectF(0, 0, 40, 40), {seatColour(seat), QStringLiteral("A")}, theme);
                     })
        .pixelColor(20, 4);
}

} // namespace

class TestLook : public QObject {
    Q_OBJECT

private slots:
    void textIsReadable_data() {
        QTest::addColumn<QColor>("text");
        QTest::addColumn<QColor>("ground");
        QTest::addColumn<double>("least");
        for (const Theme* theme : allThemes) {
            const double least = theme->isContrast() ? 7 : 4.5;
            const auto row = [&](const QString& name, const QColor& text, const QColor& ground) {
                QTest::addRow("%s, %s", qPrintable(name), nameOf(*theme)) << text << ground << least;
            };
            for (const QColor& ground : {theme->window, theme->bar, theme->tool, theme->panel, theme->activeRow}) {
                row(QStringLiteral("text on ") + ground.name(), theme->text, ground);
                row(QStringLiteral("secondary text on ") + ground.name(), theme->secondaryText, ground);
            }
            row(QStringLiteral("text in a field"), theme->text, theme->field);
            row(QStringLiteral("on the accent"), theme->onAccent, theme->accent);
            row(QStringLiteral("on the hovered accent"), theme->onAccent, theme->accentHover);
            row(QStringLiteral("call-out"), theme->ribbonText, theme->ribbon);
            row(QStringLiteral("call-out, secondary"), theme->ribbonSecondary, theme->ribbon);
            row(QStringLiteral("ribbon"), theme->onRibbonTitle, theme->ribbonTitle);
            row(QStringLiteral("ribbon, secondary"), theme->onRibbonTitleSecondary, theme->ribbonTitle);
            for (const QColor& ground : {theme->trayTop, theme->trayBottom}) {
                row(QStringLiteral("tray"), theme->trayText, ground);
                row(QStringLiteral("tray, secondary"), theme->traySecondary, ground);
            }
            row(QStringLiteral("key cap"), theme->trayText, theme->keyCap);
            row(QStringLiteral("spot"), theme->spotText, theme->spot);
            row(QStringLiteral("fall spot"), colours::symbol, theme->fallSpot);
            for (const auto colour :
                 {TileColour::Red, TileColour::Yellow, TileColour::Green, TileColour::Blue, TileColour::All}) {
                const QImage glyph = glyphOf(colour, glyphTone(*theme));
                row(QStringLiteral("glyph %1").arg(static_cast<int>(colour)), tileInk(colour).symbol,
                    glyph.pixelColor(glyph.width() - 6, glyph.height() / 2));
            }
            for (int seat = 0; seat < seatCount; ++seat) {
                row(QStringLiteral("avatar %1").arg(seat), colours::cream, avatarGround(seat, *theme));
            }
        }
    }

    void textIsReadable() {
        QFETCH(QColor, text);
        QFETCH(QColor, ground);
        QFETCH(double, least);
        const double contrast = contrastRatio(text, ground);
        QVERIFY2(contrast >= least,
                 qPrintable(QStringLiteral("%1 on %2: %3").arg(text.name(), ground.name()).arg(contrast)));
    }

    /// Lines, frames, rings and squares: in high contrast 7:1, else enough to be seen.
    void outlinesStandOut_data() {
        QTest::addColumn<QColor>("line");
        QTest::addColumn<QColor>("ground");
        QTest::addColumn<double>("least");
        for (const Theme* theme : allThemes) {
            const auto row = [&](const char* name, const QColor& line, const QColor& ground, double least) {
                QTest::addRow("%s, %s", name, nameOf(*theme)) << line << ground << (theme->isContrast() ? 7 : least);
            };
            row("focus on the window", theme->focus, theme->window, 3);
            row("focus on a panel", theme->focus, theme->panel, 3);
            row("focus on the active row", theme->focus, theme->activeRow, 3);
            row("accent on a panel", theme->accent, theme->panel, 3);
            row("edge of a fall spot", theme->fallEdge, theme->fallSpot, 3);
            row("empty place", theme->trayLine, theme->trayBottom, 3);
            for (int seat = 0; seat < seatCount; ++seat) {
                row(qPrintable(QStringLiteral("blocks of seat %1").arg(seat)), seatColour(seat, *theme),
                    theme->activeRow, 3);
            }
            if (!theme->isContrast()) {
                continue; // what follows is soft by design
            }
            row("line", theme->line, theme->panel, 7);
            row("line in the active row", theme->line, theme->activeRow, 7);
            row("frame of a field", theme->fieldFrame, theme->field, 7);
            row("scroll handle", theme->scrollHandle, theme->panel, 7);
            row("edge on the sky", theme->edge, theme->sky[0], 7);
            row("edge in the tray", theme->edge, theme->trayTop, 7);
            row("ring on the sky", theme->forcedRing, theme->sky[0], 7);
            row("ring on its gap", theme->forcedRing, theme->forcedGap, 7);
            row("terrace", theme->terraceEdge, theme->sky[3], 7);
            row("lip of the tray", theme->trayLip, theme->trayTop, 7);
            row("key cap", theme->trayLine, theme->keyCap, 7);
        }
    }

    void outlinesStandOut() {
        QFETCH(QColor, line);
        QFETCH(QColor, ground);
        QFETCH(double, least);
        const double contrast = contrastRatio(line, ground);
        QVERIFY2(contrast >= least,
                 qPrintable(QStringLiteral("%1 on %2: %3").arg(line.name(), ground.name()).arg(contrast)));
    }

    void highContrastIsFlatAndThick() {
        for (const Theme* theme : {&lightContrastTheme(), &darkContrastTheme()}) {
            const Theme& soft = theme->isDark() ? darkTheme() : lightTheme();
            QVERIFY(theme->focusWidth >= 1.5 * soft.focusWidth);
            QVERIFY(theme->forcedWidth >= 1.5 * soft.forcedWidth);
            QCOMPARE(theme->shadow.alpha(), 0);
            const QImage room = pictureOf(
                QSize(600, 400), 1, [&](QPainter& painter) { paintRoom(painter, QRectF(0, 0, 600, 400), *theme); });
            QCOMPARE(countOf(room, QRect(0, 0, 600, 250), theme->sky[0]), 600 * 250);
            const QImage tray = pictureOf(
                QSize(600, 144), 1, [&](QPainter& painter) { paintTray(painter, QRectF(0, 0, 600, 144), *theme); });
            QCOMPARE(countOf(tray, QRect(0, 4, 600, 140), theme->trayTop), 600 * 140);
            QVERIFY(themeStyleSheet(*theme).size() > themeStyleSheet(soft).size());
        }
        QVERIFY(!lightContrastTheme().isDark());
        QVERIFY(darkContrastTheme().isDark());
        QCOMPARE(&theme(ThemeId::LightContrast), &lightContrastTheme());
        QCOMPARE(&theme(ThemeId::DarkContrast), &darkContrastTheme());
    }

    void readableColourIsNoFurtherAwayThanNeeded() {
        const QColor panel(0xFC, 0xF8, 0xEF);
        QCOMPARE(readableOn(panel, Qt::black, 7), QColor(Qt::black));
        const QColor seat = readableOn(panel, seatColour(4), 7);
        QVERIFY(contrastRatio(panel, seat) >= 7);
        QVERIFY(contrastRatio(panel, seat) < 7.6);
        QCOMPARE(readableOn(QColor(0x77, 0x77, 0x77), Qt::red, 7), QColor(Qt::black)); // out of reach
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
        for (const Theme* theme : allThemes) {
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
        for (const Theme* theme : allThemes) {
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

    void applicationHasAnIconForEverySize() {
        const QIcon icon = applicationIcon();
        for (const int side : {16, 22, 24, 32, 48, 64, 128, 256}) {
            const QPixmap pixmap = icon.pixmap(QSize(side, side), 1);
            QCOMPARE(pixmap.size(), QSize(side, side)); // none is scaled from another one
            const QImage image = pixmap.toImage();
            QVERIFY(!isEmpty(image));
            // Fewer details where they would be mush.
            const QImage drawn = pictureOf(QSize(side, side), 1, [&](QPainter& painter) {
                paintSvg(painter, QRectF(0, 0, side, side),
                         side <= 32 ? QStringLiteral("app-icon-small") : QStringLiteral("app-icon"));
            });
            QCOMPARE(image.convertToFormat(drawn.format()), drawn);
        }
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
        for (const Theme* theme : allThemes) {
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
