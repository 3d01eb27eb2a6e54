// The window under test, with hands for what people do at it.
#pragma once

#include "app/main_window.h"
#include "app/table/hand_view.h"
#include "app/table/stage_view.h"
#include "app/table/table.h"
#include "sessions.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace ashlar::app {

/// Unlike QTest::qWaitForWindowActive, which is content with the window that a dialog belongs to.
inline bool waitForActive(const QWidget* widget) {
    return QTest::qWaitFor([widget] { return QApplication::activeWindow() == widget; });
}

struct WindowFixture {
    WindowFixture() {
        QSettings().clear();
        window = std::make_unique<MainWindow>();
        trigger("speedOff");
        window->controller().setPace({std::chrono::milliseconds(0), std::chrono::milliseconds(0)});
        window->show();
        [[maybe_unused]] const bool active = waitForActive(window.get());
    }

    Controller& controller() const { return window->controller(); }
    const Session& session() const { return *controller().session(); }
    Controller::Phase phase() const { return controller().phase(); }

    QAction& action(const char* name) const {
        auto* found = window->findChild<QAction*>(QLatin1String(name));
        return found != nullptr ? *found : (qFatal("There is no action %s", name), *found);
    }
    void trigger(const char* name) const { action(name).trigger(); }

    /// A dialog or message box of that name, or null.
    template <class Dialog = QDialog>
    Dialog* dialog(const char* name) const {
        for (Dialog* found : window->findChildren<Dialog*>(QLatin1String(name))) {
            if (found->isVisible()) { // another one may be on its way out
                return found;
            }
        }
        return nullptr;
    }
    void press(const char* dialogName, QMessageBox::StandardButton button) const {
        auto* box = dialog<QMessageBox>(dialogName);
        QVERIFY(box != nullptr);
        box->button(button)->click();
    }

    void start(const std::vector<Player>& players, flaming::GameOptions options = {}) const {
        SetUp setUp;
        setUp.players = players;
        setUp.options = options;
        setUp.first = 0;
        window->startGame(setUp);
    }
    /// Places the first tile on the first spot.
    void choose() const { controller().choose(flaming::options(session().state())[0]); }

    StageView& stage() const { return *window->findChild<StageView*>(QStringLiteral("stage")); }
    HandView& hand() const { return *window->findChild<HandView*>(QStringLiteral("hand")); }
    void click(const char* button) const {
        QTest::mouseClick(window->findChild<QPushButton*>(QLatin1String(button)), Qt::LeftButton);
    }
    void clickTile(int row) const {
        QTest::mouseClick(hand().viewport(), Qt::LeftButton, {}, hand().tileRect(row).center().toPoint());
    }
    void clickSpot(int spot) const {
        const flaming::Cell cell = stage().spots().item(spot)->cell();
        QTest::mouseClick(stage().viewport(), Qt::LeftButton, {}, stage().pyramid().cellRect(cell).center().toPoint());
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const {
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus != nullptr ? focus : window.get(), key, modifiers);
    }

    QString file(const char* name) const { return folder.filePath(QLatin1String(name)); }
    QString fileWith(const char* name, const QByteArray& text) const {
        QFile out(file(name));
        [[maybe_unused]] const bool open = out.open(QIODevice::WriteOnly);
        out.write(text);
        return out.fileName();
    }

    QTemporaryDir folder;
    std::unique_ptr<MainWindow> window;
};

} // namespace ashlar::app
