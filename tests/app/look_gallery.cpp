// Writes pictures of everything the look layer paints, to be looked at: look_gallery [folder]
#include "app/look/avatar_painter.h"
#include "app/look/card_painter.h"
#include "app/look/die_painter.h"
#include "app/look/effects.h"
#include "app/look/rich_line.h"
#include "app/look/soft_shadow.h"
#include "app/look/spot_painter.h"
#include "app/look/stage_painter.h"
#include "app/look/svg_art.h"
#include "app/look/theme.h"
#include "app/look/tile_painter.h"
#include "colour_vision.h"
#include "look_samples.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QElapsedTimer>
#include <QGridLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMainWindow>
#include <QMenuBar>
#include <QPainter>
#include <QPushButton>
#include <QRadioButton>
#include <QSlider>
#include <QSpinBox>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>

#include <array>
#include <functional>
#include <vector>

using namespace ashlar::app;
using namespace ashlar::app::samples;

namespace {

QDir& folder() {
    static QDir dir;
    return dir;
}

void sheet(const QString& name, QSize size, double ratio, const QColor& ground,
           const std::function<void(QPainter&)>& draw) {
    QPixmap pixmap(size * ratio); // the ground stays opaque, as on a screen
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(ground);
    QElapsedTimer timer;
    timer.start();
    {
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        draw(painter);
    }
    const auto cold = timer.restart();
    {
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        pixmap.fill(ground);
        draw(painter);
    }
    qInfo("%-24s %5lld ms cold, %5lld ms warm", qPrintable(name), cold, timer.elapsed());
    pixmap.save(folder().filePath(name + QStringLiteral(".png")));
}

QString themed(const char* name, const Theme& theme) {
    return QLatin1String(name) + (theme.isDark() ? QStringLiteral("-dark") : QStringLiteral("-light")) +
           (theme.isContrast() ? QStringLiteral("-contrast") : QString());
}

QColor sand(const Theme& theme) {
    return theme.sky[theme.isDark() ? 1 : 2];
}

void icons(const Theme& theme) {
    sheet(themed("icons", theme), QSize(900, 370), 1, theme.window, [&](QPainter& painter) {
        int x = 10;
        for (const int side : {16, 22, 24, 32, 48, 64, 128, 256}) {
            painter.drawPixmap(x, 10, applicationIcon().pixmap(side, side));
            x += side + 14;
        }
        x = 10;
        for (const char* name : {"new", "open", "save", "undo", "redo", "hint", "history", "speed", "graph", "book",
                                 "person", "bot", "hand", "pile", "down", "close"}) {
            const QString drawing = QStringLiteral("icon-") + QLatin1String(name);
            themedIcon(drawing, theme).paint(&painter, QRect(x, 280, 20, 20));
            themedIcon(drawing, theme).paint(&painter, QRect(x + 2, 310, 16, 16), Qt::AlignCenter, QIcon::Disabled);
            themedIcon(drawing, theme).paint(&painter, QRect(x + 3, 340, 14, 14));
            x += 34;
        }
    });
}

/// Cell `i` of a grid with that many columns.
QRectF gridCell(int i, int columns, int step, int side) {
    const int column = i % columns;
    const int row = i / columns;
    return {10.0 + column * step, 10.0 + row * step, 1.0 * side, 1.0 * side};
}

void tiles(const Theme& theme, int side) {
    const int step = side + side / 10;
    sheet(themed("tiles", theme) + QStringLiteral("-%1").arg(side), QSize(10 * step + 20, 5 * step + 20), 1,
          sand(theme), [&](QPainter& painter) {
              int i = 0;
              for (const QString& code : allCodes()) {
                  paintTile(painter, gridCell(i, 10, step, side), face(code), {}, theme);
                  ++i;
              }
              paintTileBack(painter, QRectF(10 + 5 * step, 10 + 4 * step, side, side), 0, theme);
              TileState letter;
              letter.letter = true;
              for (const QStringView code : {u"r7", u"y7", u"g7", u"b7"}) {
                  ++i;
                  paintTile(painter, gridCell(i, 10, step, side), face(code), letter, theme);
              }
          });
}

/// The tiles at 48 pixels as they look to people who see fewer colours.
void eyes() {
    constexpr int side = 48;
    QImage tiles(10 * 52 + 20, 5 * 52 + 10, QImage::Format_ARGB32_Premultiplied);
    tiles.fill(sand(lightTheme()));
    QPainter painter(&tiles);
    int i = 0;
    for (const QString& code : allCodes()) {
        paintTile(painter, gridCell(i++, 10, 52, side), face(code));
    }
    painter.end();
    int n = 0;
    for (const char* name : {"full", "protan", "deutan", "tritan", "grey"}) {
        seenBy(static_cast<Vision>(n++), tiles)
            .save(folder().filePath(QStringLiteral("eyes-%1.png").arg(QLatin1String(name))));
    }
}

void numbers() {
    sheet(QStringLiteral("numbers"), QSize(20 * 70 + 20, 10 * 70 + 20), 1, Qt::white, [](QPainter& painter) {
        for (int i = 0; i < 200; ++i) {
            const auto material = static_cast<TileMaterial>(i % 6);
            paintTile(painter, gridCell(i, 20, 70, 66), {static_cast<TileColour>(i % 4), material, i + 1, i % 3 + 1});
        }
    });
}

void states(const Theme& theme, double ratio) {
    sheet(
        themed("states", theme) + QStringLiteral("-%1x").arg(ratio), QSize(1120, 400), ratio, sand(theme),
        [&](QPainter& painter) {
            const TileFace g = face(u"g7");
            const auto marked = tileStates(Badge::Stands);
            std::vector<TileState> row{TileState{}};
            row.insert(row.end(), marked.begin(), marked.end());
            const std::array<double, 10> lift{0, hoverLift, selectLift, 0, 0, 0, 0, 0, 0, selectLift};
            for (std::size_t i = 0; i < row.size(); ++i) {
                paintTile(painter, QRectF(16 + 110 * static_cast<double>(i), 34 - lift[i], 88, 88), g, row[i], theme);
            }
            const std::array<SpotFace, 10> spots{
                SpotFace{SpotKind::Open, Badge::Stands, QStringLiteral("6 ≤ 9")},
                SpotFace{SpotKind::Open, Badge::Collapse, QStringLiteral("no match"), true},
                SpotFace{SpotKind::Open, Badge::Fire, QStringLiteral("burns 5"), true},
                SpotFace{SpotKind::Open, Badge::Explosion, QStringLiteral("takes 4")},
                SpotFace{SpotKind::Open, Badge::Curse, QStringLiteral("curse"), false, 1, true},
                SpotFace{SpotKind::Open, Badge::Stands, QStringLiteral("6 ≤ 9"), false, 1, false, true},
                SpotFace{SpotKind::FallLeft, Badge::Stands, QStringLiteral("stands")},
                SpotFace{SpotKind::FallRight, Badge::Fire, QStringLiteral("burns 5"), false, 1, true},
                SpotFace{SpotKind::Open, Badge::Collapse, QStringLiteral("sem correspondência"), true, 0.6, true, true},
                SpotFace{}};
            for (std::size_t i = 0; i < spots.size(); ++i) {
                paintSpot(painter, QRectF(16 + 110 * static_cast<double>(i), 150, 88, 88), spots[i], theme);
                paintSpot(painter, QRectF(16 + 110 * static_cast<double>(i), 252, 48, 48), spots[i], theme);
            }
            paintTilePile(painter, QRectF(16, 310, 84, 84), 10, theme);
            int x = 120;
            for (const auto dieFace : {DieFace::FireStays, DieFace::FireLeaves, DieFace::Explosion, DieFace::Smoke}) {
                paintDie(painter, QRectF(x, 315, 64, 64), dieFace);
                x += 80;
            }
            for (const double progress : {0.13, 0.37, 0.62, 0.86}) {
                paintDieRoll(painter, QRectF(x, 320, 48, 48), DieFace::Smoke, progress);
                x += 84;
            }
            for (int seat = 0; seat < seatCount; ++seat) {
                paintAvatar(
                    painter, QRectF(800 + seat * 50, 320, 36, 36),
                    {seatColour(seat), QStringLiteral("ABęÓśÉ").mid(seat, 1), seat % 2 == 1, seat == 0, seat == 5},
                    theme);
            }
        });
}

void effects(const Theme& theme) {
    sheet(themed("effects", theme), QSize(1100, 620), 1, sand(theme), [&](QPainter& painter) {
        for (int i = 0; i < 8; ++i) {
            const double t = (i + 0.5) / 8;
            const double x = 40 + 130 * i;
            TileState burning;
            burning.burning = t;
            paintTile(painter, QRectF(x, 50, 88, 88), face(i % 2 ? u"g4" : u"r2"), burning, theme);
            paintDust(painter, QRectF(x, 160, 88, 88), t);
            paintExplosion(painter, QPointF(x + 44, 320), 60, t);
            paintSmoke(painter, QRectF(x, 400, 88, 88), t);
            paintTile(painter, QRectF(x, 510, 88, 88), face(u"b5"), {}, theme);
            paintCurse(painter, QRectF(x, 510, 88, 88), t);
            paintFlame(painter, QRectF(x + 92, 530, 28, 36), t, i % 2 == 1);
        }
    });
}

void lines(const Theme& theme, double ratio) {
    sheet(themed("lines", theme) + QStringLiteral("-%1x").arg(ratio), QSize(640, 420), ratio, theme.panel,
          [&](QPainter& painter) {
              const QStringList sentences{
                  QStringLiteral("{g7} is too heavy for {g5} + {y1} (7 > 6). {g5} and {y1} go under your pile, then "
                                 "you choose where {g7} falls."),
                  QStringLiteral("{coal-g} sets fire to {g2}, {g3}, {r1}, {g4}, {r2}. All <b>5</b> go under your pile "
                                 "and {coal-g} leaves the game."),
                  QStringLiteral("{torch-r}, {torch-b}, {coal-y}, {millstone}, {y10}, {b1}, {r60}: <b>10 tiles</b> in "
                                 "all under Ana’s pile."),
                  QStringLiteral("Zażółć gęślą jaźń {b20} – Größenwahnsinnigkeitsüberschreitungsverordnung {b40}.")};
              double y = 14;
              for (const QString& sentence : sentences) {
                  for (const int size : {13, 12}) {
                      const RichLayout layout(rich(sentence), themeFont(size), size == 13 ? 324 : 270);
                      layout.paint(painter, QPointF(size == 13 ? 16 : 360, y), theme.secondaryText, theme.text);
                  }
                  y += RichLayout(rich(sentence), themeFont(13), 324).height() + 18;
              }
              paintTile(painter, QRectF(16, y, 48, 48), face(u"r7"), {}, theme);
              RichLayout(rich(QStringLiteral("{r7} {y10} {g1} {b60} {millstone} {coal-y} {torch-b}")), themeFont(22),
                         540)
                  .paint(painter, QPointF(80, y), theme.text);
          });
}

/// The table of the design, near enough to lie beside its picture.
void table(const Theme& theme, QSize size, double ratio) {
    sheet(themed("table", theme) + QStringLiteral("-%1x%2").arg(size.width()).arg(size.height()), size, ratio,
          theme.window, [&](QPainter& painter) {
              const QRectF room(0, 0, size.width(), size.height() - metrics::trayHeight);
              paintRoom(painter, room, theme);
              const double side = metrics::stageTile(room.width(), room.height() - metrics::terraceHeight, 7, 4);
              const double ground = room.bottom() - metrics::terraceHeight;
              const double left = room.center().x() - 3.5 * side;
              paintPyramidShadow(painter, QPointF(left, ground), QPointF(left + 7 * side, ground), theme);
              const auto cell = [&](int row, int column) {
                  return QRectF(left + (column + row / 2.0) * side, ground - (row + 1) * side, side, side);
              };
              const std::vector<QStringList> rows{{"torch-r", "b10", "y20", "millstone", "r7", "g1", "r60"},
                                                  {"", "b5", "y5", "r5", "g5", "y1"},
                                                  {"", "b2", "r7", "coal-g", "g7"},
                                                  {"", "b1", "b7"}};
              for (int row = 0; row < static_cast<int>(rows.size()); ++row) {
                  const QStringList& codes = rows[static_cast<std::size_t>(row)];
                  for (int column = 0; column < codes.size(); ++column) {
                      if (!codes[column].isEmpty() && codes[column] != QLatin1String("g7")) {
                          TileState state;
                          state.taken = row == 1 && column > 3;
                          if (row == 3 && column == 2) {
                              state.placedBy = SeatPip{seatColour(3), QString(), true};
                          }
                          paintTile(painter, cell(row, column), face(codes[column]), state, theme);
                      }
                  }
              }
              paintTile(painter, cell(2, 4), face(u"g7"), TileState::ghostWith(Badge::Collapse), theme);
              paintSpot(painter, cell(1, 0), {SpotKind::Open, Badge::Fire, QStringLiteral("burns 12"), true}, theme);
              paintSpot(painter, cell(4, 1), {SpotKind::Open, Badge::Stands, QStringLiteral("7 ≤ 8"), true}, theme);
              const QRectF ribbon(room.center().x() - 145, 14, 290, 48);
              paintRibbon(painter, ribbon, theme);
              paintAvatar(painter, QRectF(ribbon.left() + 8, ribbon.top() + 7, 34, 34),
                          {seatColour(0), QStringLiteral("Ana")}, theme);
              painter.setPen(theme.onRibbonTitle);
              painter.setFont(themeFont(type::ribbonTitle, true));
              painter.drawText(ribbon.topLeft() + QPointF(54, 22), QStringLiteral("Ana, place a tile"));
              painter.setPen(theme.onRibbonTitleSecondary);
              painter.setFont(themeFont(type::log));
              painter.drawText(ribbon.topLeft() + QPointF(54, 38),
                               QStringLiteral("3 gaps: one of them must be filled"));
              const QRectF callout(room.center().x() + 120, 76, 340, 113);
              paintCallout(painter, callout, cell(2, 4).topLeft() + QPointF(side / 2, -2), theme);
              paintBadge(painter, QRectF(callout.left() + 14, callout.top() + 11, 24, 24), Badge::Collapse);
              painter.setPen(theme.ribbonText);
              painter.setFont(themeFont(type::ribbonTitle, true));
              painter.drawText(callout.topLeft() + QPointF(46, 29), QStringLiteral("Collapse"));
              RichLayout(rich(QStringLiteral("{g7} is too heavy for {g5} + {y1} (7 > 6).\n{g5} and {y1} go under your "
                                             "pile, then you choose where {g7} falls.")),
                         themeFont(type::body), 312)
                  .paint(painter, callout.topLeft() + QPointF(16, 40), theme.ribbonText);
              const QRectF tray(0, room.bottom(), room.width(), metrics::trayHeight);
              paintTray(painter, tray, theme);
              paintAvatar(painter, QRectF(15, tray.top() + 16, 54, 54),
                          {seatColour(0), QStringLiteral("Ana"), false, true}, theme);
              for (int i = 0; i < 5; ++i) {
                  paintKeyCap(painter, QRectF(254 + i * 110, tray.top() + 118, 20, 17), QString::number(i + 1), theme);
              }
              const QStringList hand{"r3", "y2", "", "g7", "b40"};
              for (int i = 0; i < hand.size(); ++i) {
                  const QRectF place(216 + i * 110, tray.top() + 21, 96, 96);
                  if (hand[i].isEmpty()) {
                      paintEmptyPlace(painter, place, theme);
                  } else if (i == 3) {
                      paintTile(painter, place.translated(0, -selectLift), face(hand[i]), TileState::selected(), theme);
                  } else {
                      paintTile(painter, place, face(hand[i]), TileState::inHand(), theme);
                  }
              }
              paintTilePile(painter, QRectF(816, tray.top() + 24, 86, 86), 10, theme);
          });
}

void curtain(const Theme& theme, QSize size) {
    sheet(themed("curtain", theme) + QStringLiteral("-%1").arg(size.width()), size, 1, Qt::black,
          [&](QPainter& painter) { paintCurtain(painter, QRectF(QPointF(0, 0), size), theme); });
}

void widgets(const Theme& theme) {
    applyTheme(*qApp, theme);
    QMainWindow window;
    for (const char* title : {"&Game", "&Turn", "&History", "&View", "&Help"}) {
        window.menuBar()->addMenu(QLatin1String(title));
    }
    QToolBar* bar = window.addToolBar(QStringLiteral("Game"));
    bar->setMovable(false);
    bar->setIconSize(QSize(20, 20));
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->addAction(themedIcon(QStringLiteral("icon-new"), theme), QStringLiteral("New game"));
    bar->addAction(themedIcon(QStringLiteral("icon-save"), theme), QStringLiteral("Save"));
    bar->addSeparator();
    bar->addAction(themedIcon(QStringLiteral("icon-undo"), theme), QStringLiteral("Undo"));
    bar->addAction(themedIcon(QStringLiteral("icon-redo"), theme), QStringLiteral("Redo"))->setEnabled(false);
    auto* centre = new QWidget;
    centre->setAutoFillBackground(true);
    QPalette palette = centre->palette();
    palette.setColor(QPalette::Window, theme.panel);
    centre->setPalette(palette);
    auto* grid = new QGridLayout(centre);
    grid->setContentsMargins(28, 20, 28, 20);
    grid->setSpacing(12);
    auto* title = new QLabel(QStringLiteral("New game"));
    title->setProperty("title", true);
    grid->addWidget(title, 0, 0);
    grid->addWidget(new QLineEdit(QStringLiteral("Ana")), 1, 0);
    auto* combo = new QComboBox;
    combo->addItem(themedIcon(QStringLiteral("icon-person"), theme), QStringLiteral("Person"));
    grid->addWidget(combo, 1, 1);
    auto* spin = new QSpinBox;
    spin->setMaximum(200);
    spin->setValue(100);
    grid->addWidget(spin, 1, 2);
    auto* checked = new QCheckBox(QStringLiteral("The Curse"));
    checked->setChecked(true);
    grid->addWidget(checked, 2, 0);
    grid->addWidget(new QCheckBox(QStringLiteral("The Fire Die")), 2, 1);
    auto* radio = new QRadioButton(QStringLiteral("Normal"));
    radio->setChecked(true);
    grid->addWidget(radio, 3, 0);
    grid->addWidget(new QRadioButton(QStringLiteral("Fast")), 3, 1);
    auto* slider = new QSlider(Qt::Horizontal);
    slider->setValue(40);
    grid->addWidget(slider, 3, 2);
    auto* list = new QListWidget;
    for (int i = 0; i < 20; ++i) {
        list->addItem(QStringLiteral("Line %1").arg(i));
    }
    list->setCurrentRow(1);
    grid->addWidget(list, 4, 0, 1, 2);
    auto* secondary = new QLabel(QStringLiteral("The last set-up is remembered."));
    secondary->setProperty("secondary", true);
    grid->addWidget(secondary, 5, 0);
    grid->addWidget(new QPushButton(QStringLiteral("Cancel")), 5, 1);
    auto* start = new QPushButton(QStringLiteral("Start"));
    start->setProperty("primary", true);
    grid->addWidget(start, 5, 2);
    auto* off = new QPushButton(QStringLiteral("Not now"));
    off->setEnabled(false);
    grid->addWidget(off, 6, 2);
    window.setCentralWidget(centre);
    window.statusBar()->showMessage(QStringLiteral("Row 3 would collapse."));
    window.resize(640, 520);
    window.show();
    QApplication::processEvents();
    qInfo("menu bar %d, tool bar %d, status bar %d", window.menuBar()->height(), bar->height(),
          window.statusBar()->height());
    window.grab().save(folder().filePath(themed("widgets", theme) + QStringLiteral(".png")));
}

} // namespace

int main(int argc, char** argv) {
    const QApplication application(argc, argv);
    folder() = QDir(argc > 1 ? QString::fromLocal8Bit(argv[1]) : QStringLiteral("gallery"));
    if (!folder().mkpath(QStringLiteral("."))) {
        qCritical("Cannot make the folder %s", qUtf8Printable(folder().path()));
        return 1;
    }
    numbers();
    eyes();
    for (const Theme* theme : {&lightTheme(), &darkTheme(), &lightContrastTheme(), &darkContrastTheme()}) {
        for (const int side : {48, 88, 96, 192}) {
            tiles(*theme, side);
        }
        icons(*theme);
        states(*theme, 1);
        states(*theme, 2);
        effects(*theme);
        lines(*theme, 1);
        lines(*theme, 2);
        table(*theme, QSize(968, 704), 1);
        table(*theme, QSize(1280, 800), 2);
        table(*theme, QSize(600, 400), 1);
        table(*theme, QSize(3840, 2160), 1);
        curtain(*theme, QSize(968, 704));
        curtain(*theme, QSize(3840, 2160));
        widgets(*theme);
    }
    const ArtCacheStats stats = artCacheStats();
    qInfo("cache: %d hits, %d misses, %d of %d kB", stats.hits, stats.misses, stats.kilobytes, stats.maxKilobytes);
    return 0;
}
