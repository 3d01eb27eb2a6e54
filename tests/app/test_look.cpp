#include "app/look/avatar_painter.h"
#include "app/look/die_painter.h"
#include "app/look/effects.h"
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

#include <cmath>
#include <functional>

using namespace ashlar::app;
using namespace ashlar::app::samples;

class TestLook : public QObject {
    Q_OBJECT

private slots:
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
