// Pictures of every dialog and state of the window, for people to look at:
//     gallery FOLDER THEME WIDTHxHEIGHT PLAYERS [STATE…]
// THEME: light, dark, light-contrast or dark-contrast; PLAYERS: two or six. gallery.sh makes all of them.
#include "states.h"

#include "app/application.h"

#include <QDir>
#include <QPainter>

#include <algorithm>
#include <cstdio>

using namespace ashlar::app;
using namespace ashlar::app::gallery;

namespace {

/// The window with the dialogs, menus and messages over it, as one sees them on the screen.
QPixmap screenshotOf(QWidget& window) {
    QPixmap picture = window.grab();
    QPainter painter(&picture);
    QWidgetList others = QApplication::topLevelWidgets();
    // A child stands after its parent, as it lies over it.
    std::ranges::stable_sort(others, {}, [](const QWidget* widget) {
        int depth = 0;
        for (; widget != nullptr; widget = widget->parentWidget()) {
            ++depth;
        }
        return depth;
    });
    for (QWidget* other : others) {
        if (other == &window || !other->isVisible() || other->windowType() == Qt::ToolTip) {
            continue;
        }
        const QPoint place = other->geometry().topLeft() - window.geometry().topLeft();
        painter.save();
        painter.translate(place);
        if (!other->mask().isEmpty()) {
            painter.setClipRegion(other->mask());
        }
        painter.drawPixmap(0, 0, other->grab());
        painter.restore();
    }
    return picture;
}

bool chooseTheme(const WindowFixture& fixture, const QString& theme) {
    fixture.trigger(theme.startsWith(QLatin1String("dark")) ? "themeDark" : "themeLight");
    if (theme.endsWith(QLatin1String("-contrast"))) {
        auto* contrast = fixture.window->findChild<QAction*>(QStringLiteral("highContrast"));
        if (contrast == nullptr || !contrast->isEnabled()) {
            return false;
        }
        contrast->trigger();
    }
    return true;
}

int usage() {
    std::fputs("usage: gallery FOLDER light|dark|light-contrast|dark-contrast WIDTHxHEIGHT two|six [STATE...]\n",
               stderr);
    return 2;
}

} // namespace

int main(int argc, char** argv) {
    QStringList arguments;
    for (int i = 1; i < argc; ++i) {
        arguments += QString::fromLocal8Bit(argv[i]);
    }
    if (arguments.size() < 4) {
        return usage();
    }
    const QStringList sides = arguments[2].split(QLatin1Char('x'));
    const QSize pixels = sides.size() == 2 ? QSize(sides[0].toInt(), sides[1].toInt()) : QSize();
    if (pixels.isEmpty() || !QDir().mkpath(arguments[0])) {
        return usage();
    }
    const int percent = textScaleFor(pixels, 1); // as on a screen of that size
    setTextScale(percent);
    const QSize size = pixels * 100 / percent;
    setApplicationNames();
    QApplication::setOrganizationName(QStringLiteral("Ashlar gallery")); // settings of its own
    const Application application(argc, argv);
    const QStringList wanted = arguments.mid(4);
    for (const State& state : states()) {
        const QString name = QLatin1String(state.name);
        if (!wanted.isEmpty() && !wanted.contains(name)) {
            continue;
        }
        WindowFixture fixture;
        if (!chooseTheme(fixture, arguments[1])) {
            std::fprintf(stderr, "gallery: there is no theme %s\n", qPrintable(arguments[1]));
            return 1;
        }
        fixture.window->resize(size);
        QTest::qWait(30);
        if (!state.arrange({fixture, arguments[3] == QLatin1String("six")})) {
            std::fprintf(stderr, "gallery: there is no %s\n", state.name);
            continue;
        }
        const QString file =
            QStringLiteral("%1/%2-%3-%4-%5.png").arg(arguments[0], name, arguments[1], arguments[2], arguments[3]);
        if (!screenshotOf(*fixture.window).save(file)) {
            std::fprintf(stderr, "gallery: cannot write %s\n", qPrintable(file));
            return 1;
        }
        std::printf("%s\t%s\n", state.name, state.what);
    }
    return 0;
}
