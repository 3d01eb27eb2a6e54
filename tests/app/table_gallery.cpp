// Writes pictures of the table in many situations, to be looked at: table_gallery [folder]
#include "app/game/narrator.h"
#include "app/table/faces.h"
#include "app/table/hand_view.h"
#include "app/table/stage_view.h"
#include "app/table/table.h"
#include "situations.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QTest>

#include <functional>

using namespace ashlar;
using namespace ashlar::app;
using namespace ashlar::app::situations;

namespace {

QDir& folder() {
    static QDir dir;
    return dir;
}

QVector<SeatLook> looks(int seats) {
    const QStringList names{QStringLiteral("Ana"),
                            QStringLiteral("Ben"),
                            QStringLiteral("Flint"),
                            QStringLiteral("Cairn"),
                            QStringLiteral("Maria Magdalena"),
                            QStringLiteral("Jo")};
    QVector<SeatLook> result;
    for (int i = 0; i < seats; ++i) {
        result.append({names[i], i == 2 || i == 3, i, i == 2 || i == 3 ? QStringLiteral("Bot, strong") : QString()});
    }
    return result;
}

Captioner captioner(int seats) {
    QStringList names;
    for (const SeatLook& look : looks(seats)) {
        names.append(look.name);
    }
    return [narrator = Narrator(names)](std::span<const flaming::Event> step, int active) {
        const std::vector<RichLine> lines = narrator.story(step, active);
        return lines.empty() ? RichLine{} : lines.front();
    };
}

/// The place of the table in a window of that size, with its bars and its dock.
QSize tableSize(QSize window) {
    return {window.width() - 312, window.height() - 28 - 44 - 24};
}

void shot(const QString& name, QSize window, const Theme& theme, int seats,
          const std::function<void(Table&)>& arrange) {
    Table table;
    table.setSpeed(Speed::Off);
    table.setTheme(theme);
    table.setSeats(looks(seats));
    table.setCaptioner(captioner(seats));
    table.resize(tableSize(window));
    table.QWidget::show();
    arrange(table);
    QTest::qWait(30);
    const QString file = QStringLiteral("%1-%2-%3").arg(name, theme.isDark() ? "dark" : "light").arg(window.width());
    table.grab().save(folder().filePath(file + QStringLiteral(".png")));
}

void key(Table& table, Qt::Key key) {
    QWidget* focus = table.focusWidget() != nullptr ? table.focusWidget() : &table;
    QTest::keyClick(focus, key);
}

flaming::State early() {
    return position({{0, {"r7", "b10", "y20"}}, {0, {"r5", "b5"}}}, {"y3", "g20", "r2", "b3", "coal-g"});
}

flaming::State middle(int seats) {
    return position({{0, {"torch-r", "b10", "y20", "millstone", "r7", "g1", "r10"}},
                     {1, {"b5", "y5", "r5", "g5", "y1"}},
                     {1, {"b2", "r1", "coal-g"}},
                     {1, {"b1", "b7"}}},
                    {"r3", "y2", "y60", "g7", "g10"}, seats);
}

flaming::State wide() {
    return position({{-1, {"r7", "b10", "y20", "millstone", "r10", "g60", "r20", "b40", "g20"}},
                     {0, {"b5", "y5", "r5", "g5", "b60", "g40", "b20"}},
                     {0, {"b2", "y4", "r2", "g4"}}},
                    {"r3", "y2", "y60", "g7", "g10"}, 6);
}

RichLine rich(const QString& text) {
    return parseRichLine(text, [](QStringView code) -> std::optional<TileFace> {
        const auto found = flaming::TileSet::standard().tile(code.toString().toStdString());
        return found ? std::optional(faceOf(flaming::TileSet::standard(), *found)) : std::nullopt;
    });
}

void curtain(Table& table) {
    table.show(view(middle(4), flaming::SeatView::nobody));
    table.closeCurtain(
        0, QStringLiteral("Pass to Ana"), QStringLiteral("Ben, your turn is over. Nobody’s tiles are showing."),
        {{1, rich(QStringLiteral("{b1} on {b2} + {r7}: stands (1 ≤ 9)."))},
         {2, rich(QStringLiteral("{y1} on {g1} + {r10}: stands (1 ≤ 11)."))},
         {3, rich(QStringLiteral("{b7} on {r7} + {coal-g}: stands (7 ≤ 8)."))},
         {3, rich(QStringLiteral(
                 "{coal-g} sets fire to {g2}, {g3}, {r1}, {g4} and {r2}: <b>5 tiles</b> go under Cairn’s pile."))}},
        rich(QStringLiteral("You hold <b>5</b> tiles, your pile has <b>10</b>. Two players are down to <b>2</b>.")));
}

void frames(const QString& name, const flaming::State& before, const flaming::Choice& choice, const Theme& theme,
            const std::vector<int>& times, int watcher = 0) {
    Table table;
    table.setTheme(theme);
    table.setCaptioner(captioner(before.seats));
    table.setSeats(looks(before.seats));
    table.resize(tableSize({1280, 800}));
    table.QWidget::show();
    table.show(view(before, watcher));
    flaming::State after = before;
    std::vector<flaming::Event> events;
    flaming::apply(after, choice, events);
    table.play(events, view(after, watcher));
    QElapsedTimer clock;
    clock.start();
    for (const int time : times) {
        QTest::qWait(std::max(0, time - static_cast<int>(clock.elapsed())));
        table.grab().save(
            folder().filePath(QStringLiteral("frame-%1-%2.png").arg(name).arg(time, 4, 10, QLatin1Char('0'))));
    }
}

void situations_(QSize size, const Theme& theme) {
    shot(QStringLiteral("early"), size, theme, 2, [](Table& table) { table.ask(view(early(), 0)); });
    shot(QStringLiteral("place"), size, theme, 4, [](Table& table) {
        table.ask(view(middle(4), 0));
        key(table, Qt::Key_4);
    });
    shot(QStringLiteral("six"), size, theme, 6, [](Table& table) {
        table.ask(view(wide(), 0));
        key(table, Qt::Key_2);
        key(table, Qt::Key_Down);
    });
    shot(QStringLiteral("bots"), size, theme, 4, [](Table& table) {
        table.show(view(middle(4), flaming::SeatView::nobody));
        table.setRibbon(QStringLiteral("Flint is thinking…"), {}, 2);
    });
    shot(QStringLiteral("fall"), size, theme, 4, [](Table& table) {
        flaming::State state = middle(4);
        std::vector<flaming::Event> events;
        table.show(view(state, 0));
        flaming::apply(state, flaming::Placement{tile("g10"), flaming::cell(2, 4)}, events);
        table.play(events, view(state, 0));
        QTRY_VERIFY(!table.isPlaying());
        table.ask(view(state, 0));
        key(table, Qt::Key_Right);
    });
    const auto aim = [](const flaming::State& state, std::string_view code, flaming::Cell at) {
        return [=](Table& table) {
            table.ask(view(state, 0));
            auto& hand = *table.findChild<HandView*>();
            QTest::mouseClick(hand.viewport(), Qt::LeftButton, {},
                              hand.tileRect(hand.hand().rowOf(tile(code))).center().toPoint());
            auto& stage = *table.findChild<StageView*>();
            const QPointF point = stage.pyramid().cellRect(at).center(); // may lie beyond a small screen
            QMouseEvent move(QEvent::MouseMove, point, point, Qt::NoButton, {}, {});
            QCoreApplication::sendEvent(stage.viewport(), &move);
        };
    };
    flaming::GameOptions all;
    all.curse = true;
    all.fireDie = true;
    shot(QStringLiteral("foresee-collapse"), size, theme, 4, aim(middle(4), "g7", flaming::cell(2, 4)));
    shot(QStringLiteral("foresee-left"), size, theme, 4, aim(middle(4), "g10", flaming::cell(1, 0)));
    const flaming::State straw =
        position({{0, {"r60", "y3", "y2", ".", "g20", "b20", "r20"}}, {0, {"y60", "y1"}}, {0, {"y4"}}},
                 {"coal-y", "r7", "r2"}, 4);
    shot(QStringLiteral("foresee-fire"), size, theme, 4, aim(straw, "coal-y", flaming::cell(0, 3)));
    const flaming::State powder =
        position({{0, {"r10", "coal-y", "b20", "y40"}}, {1, {"b10", "b5"}}}, {"torch-r", "y3"}, 4);
    shot(QStringLiteral("foresee-explosion"), size, theme, 4, aim(powder, "torch-r", flaming::cell(1, 0)));
    const flaming::State fives = position({{0, {"r5", "b5", "y20"}}, {1, {"b20"}}}, {"g5", "y3"}, 4, all);
    shot(QStringLiteral("foresee-curse"), size, theme, 4, aim(fives, "g5", flaming::cell(1, 0)));
    const flaming::State rolled =
        position({{0, {"y3", "y2", ".", "g20", "b20"}}, {0, {"y5"}}}, {"coal-y", "r7", "b3", "b2"}, 4, all);
    shot(QStringLiteral("foresee-die"), size, theme, 4, aim(rolled, "coal-y", flaming::cell(0, 2)));
    shot(QStringLiteral("history"), size, theme, 4, [](Table& table) {
        table.show(view(middle(4), 0));
        table.setRibbon(QStringLiteral("Looking back"), QStringLiteral("Flint: red 7 on yellow 5 + red 5"), 2);
        table.setHistory(HistoryLook{12, 140, true, {}});
    });
    shot(QStringLiteral("curtain"), size, theme, 4, curtain);
    shot(QStringLiteral("empty"), size, theme, 3, [](Table& table) { table.ask(view(freshGame(3, 7), 0)); });
    shot(QStringLiteral("handover"), size, theme, 4, [](Table& table) {
        table.show(view(middle(4), 0));
        table.setHandOver(true);
        table.setRibbon(QStringLiteral("Ana, hand the turn on"), QStringLiteral("Undo is still possible"), 0);
    });
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    folder().setPath(argc > 1 ? QString::fromLocal8Bit(argv[1]) : QStringLiteral("table-gallery"));
    folder().mkpath(QStringLiteral("."));
    for (const Theme* theme : {&lightTheme(), &darkTheme()}) {
        applyTheme(application, *theme);
        for (const QSize size : {QSize(900, 600), QSize(1280, 800), QSize(3840, 2160)}) {
            situations_(size, *theme);
        }
    }
    applyTheme(application, lightTheme());
    frames(QStringLiteral("collapse"), middle(4), flaming::Placement{tile("g10"), flaming::cell(2, 4)}, lightTheme(),
           {120, 250, 400, 500, 650, 800});
    const flaming::State fire = position({{0, {"y3", "y2", ".", "g20", "r1"}}}, {"coal-y", "r7"});
    frames(QStringLiteral("fire"), fire, flaming::Placement{tile("coal-y"), flaming::cell(0, 2)}, darkTheme(),
           {300, 420, 550, 700, 850, 1000, 1200, 1500});
    const flaming::State powder =
        position({{0, {"r10", "coal-y", "b20", "y40"}}, {1, {"b10", "b5"}}}, {"torch-r", "y3"});
    frames(QStringLiteral("explosion"), powder, flaming::Placement{tile("torch-r"), flaming::cell(1, 0)}, lightTheme(),
           {300, 380, 440, 520, 620, 720, 820, 1000});
    flaming::GameOptions cursed;
    cursed.curse = true;
    cursed.fireDie = true;
    const flaming::State fives = position({{0, {"r5", "b5", "y20"}}, {1, {"b20"}}}, {"g5", "y3"}, 3, cursed);
    frames(QStringLiteral("curse"), fives, flaming::Placement{tile("g5"), flaming::cell(1, 0)}, darkTheme(),
           {350, 420, 480, 560, 640, 720, 850, 1000});
    flaming::State called = position({{0, {"y3", "y2", ".", "g20"}}}, {"coal-y", "r7", "b3", "b2"}, 2, cursed);
    flaming::apply(called, flaming::Placement{tile("coal-y"), flaming::cell(0, 2)});
    frames(QStringLiteral("smoke"), called, flaming::DieFace::Smoke, lightTheme(),
           {80, 200, 400, 700, 1100, 1300, 1500, 1800});
    frames(QStringLiteral("other"), middle(4), flaming::Placement{tile("g10"), flaming::cell(2, 4)}, lightTheme(),
           {100, 200, 330, 500, 700, 900, 1050, 1200}, 1);
    return 0;
}
