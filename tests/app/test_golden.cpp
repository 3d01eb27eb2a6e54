// What is painted looks as it did when it was last looked at (golden.h says how to remake the pictures).
#include "app/analysis/chance_graph.h"
#include "app/application.h"
#include "app/dialogs/new_game_dialog.h"
#include "app/game/reason_text.h"
#include "app/look/avatar_painter.h"
#include "app/look/die_painter.h"
#include "app/look/spot_painter.h"
#include "app/look/svg_art.h"
#include "app/look/tile_painter.h"
#include "app/panels/log_model.h"
#include "app/panels/players_model.h"
#include "app/panels/side_panel.h"
#include "app/table/faces.h"
#include "app/table/table.h"
#include "golden.h"
#include "look_samples.h"
#include "sessions.h"

#include <QPainter>
#include <QTest>

#include <array>
#include <span>

using namespace ashlar;
using namespace ashlar::app;
using namespace ashlar::app::samples;
using situations::position;
using situations::tile;

namespace {

using Painting = std::function<QImage(const Theme&)>;

QColor ground(const Theme& theme) {
    return theme.sky[theme.isDark() ? 1 : 2];
}

QRectF cell(int i, int columns, int step, int side) {
    const int column = i % columns;
    const int row = i / columns;
    return {6.0 + column * step, 6.0 + row * step, 1.0 * side, 1.0 * side};
}

/// Every face, the back, and those with letters.
QImage tilesOf(const Theme& theme) {
    return golden::paint(QSize(10 * 52 + 8, 5 * 52 + 8), ground(theme), [&](QPainter& painter) {
        int i = 0;
        for (const QString& code : allCodes()) {
            paintTile(painter, cell(i++, 10, 52, 48), face(code), {}, theme);
        }
        paintTileBack(painter, cell(i++, 10, 52, 48), handShadow, theme);
        TileState letter;
        letter.letter = true;
        for (const QStringView code : {u"r7", u"y7", u"g7", u"b7"}) {
            paintTile(painter, cell(i++, 10, 52, 48), face(code), letter, theme);
        }
    });
}

/// One of each material at the size of the hand, and a pile.
QImage largeTilesOf(const Theme& theme) {
    return golden::paint(QSize(7 * 104 + 8, 112), ground(theme), [&](QPainter& painter) {
        int i = 0;
        for (const QStringView code : {u"r2", u"y10", u"g60", u"coal-y", u"torch-b", u"millstone"}) {
            paintTile(painter, cell(i++, 7, 104, 96), face(code), TileState::inHand(), theme);
        }
        paintTilePile(painter, cell(i, 7, 104, 96), 10, theme);
    });
}

QImage statesOf(const Theme& theme) {
    const auto states = tileStates(Badge::Fire);
    const std::array<SpotFace, 9> spots{
        SpotFace{SpotKind::Open, Badge::Stands, QStringLiteral("6 ≤ 9")},
        SpotFace{SpotKind::Open, Badge::Collapse, QStringLiteral("no match"), true},
        SpotFace{SpotKind::Open, Badge::Fire, QStringLiteral("burns 5"), true, 0.6},
        SpotFace{SpotKind::Open, Badge::Explosion, QStringLiteral("takes 4"), false, 1, true},
        SpotFace{SpotKind::Open, Badge::Curse, QStringLiteral("curse"), false, 1, false, true},
        SpotFace{SpotKind::FallLeft, Badge::Stands, QStringLiteral("stands")},
        SpotFace{SpotKind::FallRight, Badge::Fire, QStringLiteral("burns 5"), false, 1, true},
        SpotFace{SpotKind::Open, Badge::Collapse, QStringLiteral("sem correspondência"), true},
        SpotFace{SpotKind::Open, Badge::None, QString(), true, 1, false, false, true}};
    return golden::paint(QSize(9 * 84 + 16, 216), ground(theme), [&](QPainter& painter) {
        for (std::size_t i = 0; i < states.size(); ++i) {
            const double x = 16 + 84 * static_cast<double>(i);
            paintTile(painter, QRectF(x, 40, 60, 60), face(u"g7"), states[i], theme);
            paintSpot(painter, QRectF(x, 132, 60, 60), spots[i], theme);
        }
    });
}

QImage dieOf(const Theme& theme) {
    return golden::paint(QSize(8 * 76 + 12, 88), ground(theme), [](QPainter& painter) {
        double x = 14;
        for (const auto side : {DieFace::FireStays, DieFace::FireLeaves, DieFace::Explosion, DieFace::Smoke}) {
            paintDie(painter, QRectF(x, 12, 60, 60), side);
            x += 76;
        }
        for (const double progress : {0.13, 0.37, 0.62, 0.86}) {
            paintDieRoll(painter, QRectF(x, 18, 48, 48), DieFace::Smoke, progress);
            x += 76;
        }
    });
}

/// A table of its own that stands still, as `arrange` leaves it.
QImage tableOf(const Theme& theme, const std::function<void(Table&)>& arrange) {
    applyTheme(*qApp, theme);
    Table table;
    table.setSpeed(Speed::Off);
    table.setReducedMotion(true);
    table.setTheme(theme);
    table.setSeats({{QStringLiteral("Ana"), false, 0, {}},
                    {QStringLiteral("Ben"), false, 1, {}},
                    {QStringLiteral("Flint"), true, 2, QStringLiteral("Bot, strong")}});
    table.resize(600, 450);
    table.QWidget::show();
    [[maybe_unused]] const bool active = QTest::qWaitForWindowActive(&table);
    arrange(table);
    QTest::qWait(30);
    return table.grab().toImage();
}

void key(Table& table, Qt::Key key) {
    QWidget* focus = table.focusWidget();
    QTest::keyClick(focus != nullptr ? focus : &table, key);
}

flaming::State pyramid() {
    return position({{0, {"torch-r", "b10", "y20", "millstone", "r7", "g1"}},
                     {1, {"b5", "y5", "r5", "g5"}},
                     {1, {"b2", "r1", "coal-g"}}},
                    {"r3", "y2", "y60", "g7", "g10"}, 3);
}

QImage placingOf(const Theme& theme) {
    return tableOf(theme, [](Table& table) {
        table.ask(view(pyramid(), 0));
        key(table, Qt::Key_4);
        key(table, Qt::Key_Up);
    });
}

QImage fallOf(const Theme& theme) {
    return tableOf(theme, [](Table& table) {
        flaming::State state = pyramid();
        flaming::apply(state, flaming::Placement{tile("g10"), flaming::cell(3, 1)});
        table.ask(view(state, 0));
        key(table, Qt::Key_Right);
    });
}

/// The real reasons for some choices, with chances that are made up.
HintLook hintFor(const flaming::SeatView& view, const std::vector<flaming::Choice>& choices) {
    const ReasonText text(view, {QStringLiteral("Ana"), QStringLiteral("Ben"), QStringLiteral("Flint")}, true);
    const auto reasons = ai::reasonsFor(view, choices, 1); // the others have plurals, which catalogues change
    HintLook look;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const float chance = 0.62F - 0.07F * static_cast<float>(i);
        HintLine line{choices[i], text.choice(choices[i]), ReasonText::percent(chance), {}};
        for (const ai::Reason& reason : reasons[i]) {
            line.reasons.push_back(text.reason(reason));
        }
        look.lines.push_back(std::move(line));
    }
    return look;
}

QImage hintPlacingOf(const Theme& theme) {
    return tableOf(theme, [](Table& table) {
        table.resize(900, 650); // wide enough for all the reasons
        const auto known = view(pyramid(), 0);
        table.ask(known);
        table.setHint(hintFor(known, {flaming::Placement{tile("y60"), flaming::cell(1, 0)},
                                      flaming::Placement{tile("g10"), flaming::cell(3, 1)},
                                      flaming::Placement{tile("y60"), flaming::cell(3, 2)}}));
    });
}

QImage hintFallOf(const Theme& theme) {
    return tableOf(theme, [](Table& table) {
        flaming::State state = pyramid();
        flaming::apply(state, flaming::Placement{tile("g10"), flaming::cell(3, 1)});
        const auto known = view(state, 0);
        table.ask(known);
        table.setHint(hintFor(known, {flaming::Fall::Right, flaming::Fall::Left}));
    });
}

QImage curtainOf(const Theme& theme) {
    return tableOf(theme, [](Table& table) {
        const auto rich = [](const char* text) {
            return parseRichLine(QString::fromUtf8(text), [](QStringView code) { return std::optional(face(code)); });
        };
        table.show(view(pyramid(), flaming::SeatView::nobody));
        table.closeCurtain(0, QStringLiteral("Pass to Ana"),
                           QStringLiteral("Ben, your turn is over. Nobody’s tiles are showing."),
                           {{1, rich("{b1} on {b2} + {r7}: stands (1 ≤ 9).")},
                            {2, rich("{coal-g} sets fire to {g2} and {r1}: <b>2 tiles</b>.")}},
                           rich("You hold <b>5</b> tiles, your pile has <b>10</b>."));
    });
}

QImage panelsOf(const Theme& theme) {
    applyTheme(*qApp, theme);
    PlayersModel players;
    LogModel log;
    SidePanel panel(&players, &log);
    panel.setTheme(theme);
    const auto session = sessionFrom({person("Ana"), bot("Flint"), bot("Cairn")},
                                     {{0, {"r5", "b5", "y20", "g3"}}, {0, {"r3"}}}, {"g4", "b7", "coal-y"});
    players.setPlayers(session->players(), session->names());
    log.setSession(*session);
    while (session->ply() < 4 && !session->isOver()) {
        log.append(session->apply(options(session->state())[0]));
    }
    players.setView(view(session->state(), 0));
    panel.resize(metrics::dockWidth, 560);
    panel.show();
    [[maybe_unused]] const bool exposed = QTest::qWaitForWindowExposed(&panel);
    panel.setFocus();
    QTest::qWait(400);
    return panel.grab().toImage();
}

QImage newGameOf(const Theme& theme) {
    applyTheme(*qApp, theme);
    SetUp setUp;
    setUp.players = {person("Ana"), person("Ben"), bot("Flint")};
    setUp.options.curse = true;
    NewGameDialog dialog(setUp, false, theme);
    dialog.adjustSize();
    return dialog.grab().toImage(); // not shown: no field has the focus
}

/// Six lines with each kind of turning point.
QImage chancesOf(const Theme& theme) {
    constexpr std::size_t plies = 60;
    ai::Analysis analysis;
    for (std::size_t ply = 0; ply <= plies; ++ply) {
        ai::Values chances{};
        float sum = 0;
        for (std::size_t seat = 0; seat < chances.size(); ++seat) {
            const auto wave =
                static_cast<double>(ply * (seat + 2) % 23) / 23 + (seat == 2 ? static_cast<double>(ply) / 6 : 0);
            chances[seat] = static_cast<float>(1 + wave);
            sum += chances[seat];
        }
        for (float& chance : chances) {
            chance /= sum;
        }
        analysis.curve.push_back(chances);
        if (ply < plies) {
            analysis.choices.push_back(
                {ply, static_cast<int>(ply % 6), flaming::PromptKind::Place, flaming::Fall::Left, {}});
        }
    }
    const auto turn = [&](std::size_t ply, ai::Turn kind, std::optional<ai::Quality> quality) {
        analysis.choices[ply].turn = kind;
        if (quality) {
            analysis.choices[ply].verdict =
                ai::Verdict{{}, flaming::Fall::Left, 0, {flaming::Fall::Left, 0, 0, false}, 0, *quality};
        }
    };
    turn(13, ai::Turn::Mistake, ai::Quality::Mistake);
    turn(24, ai::Turn::Luck, std::nullopt);
    turn(32, ai::Turn::LeadTaken, std::nullopt);
    turn(47, ai::Turn::Mistake, ai::Quality::Blunder);
    ChanceGraph graph;
    graph.setTheme(theme);
    graph.setSeats({{QStringLiteral("Ana"), 0},
                    {QStringLiteral("Ben"), 1},
                    {QStringLiteral("Cora"), 2},
                    {QStringLiteral("Dan"), 3},
                    {QStringLiteral("Eva"), 4},
                    {QStringLiteral("Finn"), 5}});
    graph.setAnalysis(analysis);
    graph.setCurrent(40);
    graph.resize(420, 240);
    return golden::paint(graph.size(), theme.panel, [&](QPainter& painter) {
        graph.render(&painter, QPoint(), QRegion(), QWidget::DrawChildren);
    });
}

constexpr std::array day{ThemeId::Light};
constexpr std::array dayAndNight{ThemeId::Light, ThemeId::Dark};
constexpr std::array withLightContrast{ThemeId::Light, ThemeId::Dark, ThemeId::LightContrast};
constexpr std::array withDarkContrast{ThemeId::Light, ThemeId::Dark, ThemeId::DarkContrast};
constexpr std::array everyTheme{ThemeId::Light, ThemeId::Dark, ThemeId::LightContrast, ThemeId::DarkContrast};

struct Picture {
    const char* name;
    Painting paint;
    std::span<const ThemeId> themes;
};

const std::vector<Picture>& pictures() {
    static const std::vector<Picture> all{
        {"tiles", tilesOf, day},
        {"large-tiles", largeTilesOf, day},
        {"states", statesOf, everyTheme},
        {"die", dieOf, day},
        {"placing", placingOf, everyTheme},
        {"fall", fallOf, day},
        {"hint-placing", hintPlacingOf, everyTheme},
        {"hint-fall", hintFallOf, day},
        {"curtain", curtainOf, dayAndNight},
        {"panels", panelsOf, withDarkContrast},
        {"new-game", newGameOf, withLightContrast},
        {"chances", chancesOf, withDarkContrast},
    };
    return all;
}

QString nameOf(const Picture& picture, const Theme& theme) {
    static constexpr std::array names{"light", "dark", "light-contrast", "dark-contrast"};
    return QStringLiteral("%1-%2").arg(QLatin1String(picture.name),
                                       QLatin1String(names[static_cast<std::size_t>(theme.id)]));
}

} // namespace

class TestGolden : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        const QString missing = golden::prepareFont();
        QVERIFY2(missing.isEmpty(), qPrintable(missing));
        QApplication::setCursorFlashTime(0);
    }

    void looksAsBefore_data() {
        QTest::addColumn<int>("picture");
        QTest::addColumn<int>("theme");
        for (std::size_t i = 0; i < pictures().size(); ++i) {
            for (const ThemeId id : pictures()[i].themes) {
                QTest::newRow(qPrintable(nameOf(pictures()[i], theme(id))))
                    << static_cast<int>(i) << static_cast<int>(id);
            }
        }
    }

    void looksAsBefore() {
        QFETCH(int, picture);
        QFETCH(int, theme);
        const Picture& wanted = pictures()[static_cast<std::size_t>(picture)];
        const Theme& room = ashlar::app::theme(static_cast<ThemeId>(theme));
        const QString wrong = golden::compare(nameOf(wanted, room), wanted.paint(room));
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }

    // ---- what the comparison notices, and what not ----

    void sameIsTheSame() {
        const QImage tiles = tilesOf(lightTheme());
        QCOMPARE(golden::difference(tiles, tiles), 0.0);
        clearArtCache();
        QCOMPARE(golden::difference(tiles, tilesOf(lightTheme())), 0.0);
    }

    void smoothingIsNoDifference() {
        const QImage before = statesOf(lightTheme());
        QImage after = before;
        for (int y = 0; y < after.height(); ++y) {
            for (int x = 0; x < after.width(); ++x) {
                const QColor colour = after.pixelColor(x, y);
                const int by = (x * 7 + y * 13) % 9 - 4; // what another version of a rasterizer does
                const auto part = [by](int c) { return std::clamp(c + by, 0, 255); };
                after.setPixelColor(x, y, QColor(part(colour.red()), part(colour.green()), part(colour.blue())));
            }
        }
        QVERIFY(golden::difference(before, after) <= golden::tolerance);
    }

    void shiftIsNoticed_data() {
        QTest::addColumn<QPoint>("by");
        QTest::newRow("2 to the right") << QPoint(2, 0);
        QTest::newRow("2 down") << QPoint(0, 2);
        QTest::newRow("1 to the left") << QPoint(-1, 0);
    }

    /// One tile of many, by a pixel or two.
    void shiftIsNoticed() {
        QFETCH(QPoint, by);
        const auto picture = [](const QPoint& moved) {
            return golden::paint(QSize(220, 60), ground(lightTheme()), [&](QPainter& painter) {
                for (int i = 0; i < 4; ++i) {
                    paintTile(painter, QRectF(QPoint(6 + 52 * i, 6) + (i == 2 ? moved : QPoint()), QSizeF(48, 48)),
                              face(u"y20"));
                }
            });
        };
        QVERIFY(golden::difference(picture({}), picture(by)) > golden::tolerance);
    }

    /// Not the tile, but its symbol alone, at the size of the smallest tiles.
    void otherSymbolIsNoticed() {
        const QImage before = golden::paint(QSize(60, 60), ground(lightTheme()), [](QPainter& painter) {
            paintTile(painter, QRectF(6, 6, 48, 48), face(u"g5"));
        });
        for (const QColor& tint : {QColor(Qt::black), QColor(0xFF, 0xD2, 0x5E), QColor(0xC9, 0xD3, 0xF0)}) {
            QImage after = before;
            int painted = 0;
            for (int y = 8; y < 26; ++y) {
                for (int x = 36; x < 52; ++x) {
                    if (isNear(after.pixelColor(x, y), colours::symbol, 30)) {
                        after.setPixelColor(x, y, tint);
                        ++painted;
                    }
                }
            }
            QVERIFY(painted > 30);
            const double difference = golden::difference(before, after);
            QVERIFY2(difference > golden::tolerance, qPrintable(QString::number(difference)));
        }
    }

    void otherNumberColourAndTextAreNoticed() {
        const auto tilePicture = [](QStringView code) {
            return golden::paint(QSize(60, 60), ground(darkTheme()),
                                 [&](QPainter& painter) { paintTile(painter, QRectF(6, 6, 48, 48), face(code)); });
        };
        QVERIFY(golden::difference(tilePicture(u"r3"), tilePicture(u"r4")) > golden::tolerance);
        QVERIFY(golden::difference(tilePicture(u"r3"), tilePicture(u"y3")) > golden::tolerance);
        const auto words = [](const QString& text, int size, bool bold) {
            return golden::paint(QSize(120, 24), lightTheme().panel, [&](QPainter& painter) {
                painter.setFont(themeFont(size, bold));
                painter.setPen(lightTheme().secondaryText);
                painter.drawText(QPointF(4, 16), text);
            });
        };
        const QImage before = words(QStringLiteral("burns 5"), 12, false);
        QVERIFY(golden::difference(before, words(QStringLiteral("burns 6"), 12, false)) > golden::tolerance);
        QVERIFY(golden::difference(before, words(QStringLiteral("burns 5"), 13, false)) > golden::tolerance);
        QVERIFY(golden::difference(before, words(QStringLiteral("burns 5"), 12, true)) > golden::tolerance);
    }

    void mismatchLeavesPicturesBehind() {
        if (qEnvironmentVariableIsSet("ASHLAR_GOLDEN")) {
            QSKIP("the pictures are being remade");
        }
        const QString first = golden::compare(QStringLiteral("tiles-light"), tilesOf(darkTheme()));
        QVERIFY(first.contains(QLatin1String("differs by")));
        for (const char* kind : {"actual", "difference"}) {
            QFile file(QStringLiteral(ASHLAR_GOLDEN_ACTUAL "/tiles-light-%1.png").arg(QLatin1String(kind)));
            QVERIFY2(file.exists(), qPrintable(file.fileName()));
            QVERIFY(first.contains(file.fileName()));
            QVERIFY(!QImage(file.fileName()).isNull());
            file.remove(); // it was provoked
        }
        QVERIFY(golden::compare(QStringLiteral("tiles-light"), QImage(3, 3, QImage::Format_RGB32))
                    .contains(QLatin1String("instead of")));
        QVERIFY(golden::compare(QStringLiteral("no-such"), QImage(3, 3, QImage::Format_RGB32))
                    .contains(QLatin1String("there is no golden picture")));
        for (const char* name : {"tiles-light", "no-such"}) {
            QFile::remove(QStringLiteral(ASHLAR_GOLDEN_ACTUAL "/%1-actual.png").arg(QLatin1String(name)));
        }
    }
};

int main(int argc, char** argv) {
    golden::prepareEnvironment();
    setApplicationNames();
    const Application application(argc, argv);
    TestGolden test;
    return QTest::qExec(&test, argc, argv);
}
#include "test_golden.moc"
