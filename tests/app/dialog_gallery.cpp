// Pictures of every dialog over its window, for people to look at.
// usage: dialog_gallery [folder]
#include "app/application.h"
#include "app/dialogs/about.h"
#include "app/dialogs/new_game_dialog.h"
#include "app/dialogs/standings_dialog.h"
#include "app/export/position_picture.h"
#include "app/main_window.h"
#include "app/settings.h"
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

} // namespace

int main(int argc, char** argv) {
    setApplicationNames();
    const QTemporaryDir home;
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
