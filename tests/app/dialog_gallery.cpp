// Pictures of every dialog over its window, for people to look at.
// usage: dialog_gallery [folder]
#include "app/application.h"
#include "app/dialogs/about.h"
#include "app/dialogs/new_game_dialog.h"
#include "app/dialogs/standings_dialog.h"
#include "app/export/position_picture.h"
#include "app/main_window.h"
#include "app/settings.h"
#include "app/statistics/statistics_file.h"
#include "sessions.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QPainter>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

using namespace ashlar::app;
using namespace ashlar::flaming;

namespace {

QDialog* openDialog(const MainWindow& window) {
    for (QDialog* dialog : window.findChildren<QDialog*>()) {
        if (dialog->isVisible()) {
            return dialog;
        }
    }
    return nullptr;
}

class Gallery {
public:
    explicit Gallery(const QString& folder) : folder_(folder) { folder_.mkpath(QStringLiteral(".")); }

    /// @param open triggers what opens the dialog
    void add(const QString& name, const std::function<void(MainWindow&)>& open) {
        for (const QString& theme : {QStringLiteral("light"), QStringLiteral("dark"), QStringLiteral("contrast")}) {
            for (const QSize size : {QSize(1280, 800), QSize(900, 600)}) {
                QSettings stored;
                stored.setValue(QStringLiteral("view/theme"),
                                theme == QStringLiteral("dark") ? theme : QStringLiteral("light"));
                stored.setValue(QStringLiteral("view/highContrast"), theme == QStringLiteral("contrast"));
                stored.setValue(QStringLiteral("view/speed"), QStringLiteral("off"));
                MainWindow window;
                window.resize(size);
                window.show();
                open(window);
                QTest::qWait(60);
                const QString file = QStringLiteral("%1-%2-%3.png").arg(name, theme).arg(size.width());
                if (!shot(window).save(folder_.filePath(file))) {
                    qFatal("%s cannot be written", qPrintable(file));
                }
            }
        }
    }

    QString path(const QString& file) const { return folder_.filePath(file); }

private:
    static QImage shot(MainWindow& window) {
        QImage image = window.grab().toImage();
        if (QDialog* dialog = openDialog(window)) {
            const QImage card = dialog->grab().toImage();
            const QPoint corner(std::max(0, (image.width() - card.width()) / 2), (image.height() - card.height()) / 2);
            QImage all(image.size().expandedTo(card.size()), QImage::Format_RGB32);
            all.fill(Qt::black);
            QPainter painter(&all);
            const QPoint shift(0, std::max(0, -corner.y()));
            painter.drawImage(shift, image);
            painter.drawImage(corner + shift, card);
            return all;
        }
        return image;
    }

    QDir folder_;
};

const std::vector<Player> sixPlayers = {{QStringLiteral("Maximiliane von Hohen"), false, {}},
                                        bot("Ember", "random"),
                                        bot("Flint", "greedy"),
                                        {QStringLiteral("Bartholomäus der Zweite"), false, {}},
                                        {QStringLiteral("Ana"), false, {}},
                                        bot("Tuff", "random")};

const std::vector<Player> threePlayers = {person("Ana"), bot("Flint", "greedy"), bot("Ember")};

/// A round that somebody has played to its end, without much thought.
std::unique_ptr<Session> played(std::unique_ptr<Session> session) {
    while (!session->isOver()) {
        const Options choices = options(session->state());
        session->apply(choices[static_cast<int>(session->random().below(static_cast<std::uint32_t>(choices.size())))]);
    }
    return session;
}

/// Statistics of some weeks.
void addResults() {
    ashlar::Random random(3);
    const StatisticsFile file;
    for (int i = 0; i < 48; ++i) {
        PlayedGame game;
        game.id = QString::number(i);
        game.at = QDateTime(QDate(2024, 3, 1), QTime(20, 0)).addDays(i);
        game.curse = i % 3 == 0;
        game.fireDie = i % 4 == 0;
        game.turns = 40;
        game.finished = i % 11 != 0;
        game.takenBack = i % 13 == 0;
        std::vector<std::pair<int, PlayedSeat>> seats;
        const auto left = [&](int worst) { return static_cast<int>(random.below(static_cast<std::uint32_t>(worst))); };
        seats.push_back({left(14), {QStringLiteral("Ana"), false, {}}});
        seats.push_back({left(18), {QStringLiteral("Flint"), true, QStringLiteral("greedy")}});
        seats.push_back({left(30), {QStringLiteral("Ember"), true, QStringLiteral("random")}});
        if (i % 2 == 0) {
            seats.push_back({left(20), {QStringLiteral("Bartholomäus der Zweite"), false, {}}});
        }
        int best = 99;
        for (const auto& seat : seats) {
            best = std::min(best, seat.first);
        }
        for (auto& seat : seats) {
            seat.second.left = seat.first - best;
            seat.second.place = seat.first == best ? 1 : 2;
            game.seats.push_back(seat.second);
        }
        file.add(game);
    }
}

} // namespace

int main(int argc, char** argv) {
    setApplicationNames();
    const QTemporaryDir home;
    qputenv("XDG_DATA_HOME", home.path().toLocal8Bit());
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, home.path());
    const Application application(argc, argv);
    Gallery gallery(argc > 1 ? QString::fromLocal8Bit(argv[1]) : QStringLiteral("dialogs"));
    const auto trigger = [](const char* action) {
        return [action](MainWindow& window) { window.findChild<QAction*>(QLatin1String(action))->trigger(); };
    };
    gallery.add(QStringLiteral("new-game"), trigger("newGame"));
    gallery.add(QStringLiteral("new-game-six"), [](MainWindow& window) {
        SetUp setUp = defaultSetUp();
        setUp.players = sixPlayers;
        saveSetUp(setUp);
        window.showNewGame();
        QSettings().remove(QStringLiteral("newGame"));
    });
    gallery.add(QStringLiteral("settings"), trigger("settings"));
    gallery.add(QStringLiteral("keys"), trigger("shortcuts"));
    gallery.add(QStringLiteral("about"), trigger("about"));
    gallery.add(QStringLiteral("how-to-play"), trigger("howToPlay"));
    gallery.add(QStringLiteral("statistics-empty"), trigger("statistics"));
    addResults();
    gallery.add(QStringLiteral("statistics"), trigger("statistics"));
    GameOptions options;
    options.curse = true;
    gallery.add(QStringLiteral("standings"),
                [&](MainWindow& window) { window.controller().start(played(dealtSession(threePlayers, 5, options))); });
    gallery.add(QStringLiteral("standings-six"), [&](MainWindow& window) {
        window.controller().start(played(dealtSession(sixPlayers, 7, options, 3)));
    });
    const auto seen = ashlar::flaming::view(
        situations::position(
            {{0, {"r20", "g3", "torch-b", "b40", "y2"}}, {0, {"g5", "coal-y", "b4", "r3"}}, {1, {"y1", "g1"}}},
            {"r5", "millstone"}),
        0);
    positionImage(seen, lightTheme()).save(gallery.path(QStringLiteral("position.png")));
    QFile svg(gallery.path(QStringLiteral("position.svg")));
    if (svg.open(QIODevice::WriteOnly)) {
        svg.write(positionSvg(seen, darkTheme()));
    }
    return 0;
}
