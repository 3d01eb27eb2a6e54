#include "app/application.h"
#include "app/look/theme.h"
#include "app/main_window.h"
#include "sessions.h"

#include <QAction>
#include <QDialog>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QStatusBar>
#include <QTest>
#include <QToolButton>

#include <memory>

using ashlar::app::Application;
using ashlar::app::MainWindow;
using ashlar::app::Player;

namespace {

/// The letter that the text marks with "&", in lower case; null without one.
QChar mnemonic(const QString& text) {
    const QKeySequence keys = QKeySequence::mnemonic(text);
    return keys.isEmpty() ? QChar() : keys.toString().back().toLower();
}

} // namespace

class TestMainWindow : public QObject {
    Q_OBJECT

private slots:
    void init() {
        window_ = std::make_unique<MainWindow>();
        window_->show();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    }

    void cleanup() { window_.reset(); }

    void windowSaysWhatItIs() {
        QCOMPARE(window_->windowTitle(), QStringLiteral("Ashlar"));
        QVERIFY(!window_->windowIcon().isNull());
        QVERIFY(window_->statusBar()->isVisible());
        QVERIFY(!window_->statusBar()->accessibleName().isEmpty());
    }

    /// Also in the first window, which is made before the first theme.
    void textsHaveTheSizeOfTheDesign() {
        QCOMPARE(window_->menuBar()->fontInfo().pixelSize(), ashlar::app::type::body);
        for (const QToolButton* button : window_->findChildren<QToolButton*>()) {
            if (button->toolButtonStyle() == Qt::ToolButtonTextBesideIcon) {
                QCOMPARE(button->fontInfo().pixelSize(), ashlar::app::type::body);
            }
        }
    }

    void windowFitsTheSmallestScreen() {
        window_->resize(900, 600);
        QCOMPARE(window_->size(), QSize(900, 600));
    }

    void scoreOfSixFitsTheSmallestWindow() {
        window_->resize(900, 600);
        std::vector<Player> players;
        for (const char* name : {"Ana", "Ben", "Flint", "Ember", "Cairn", "Zoe"}) {
            players.push_back(ashlar::app::person(name));
        }
        window_->controller().start(ashlar::app::dealtSession(players, 3, {}, 3));
        const auto& score = *window_->findChild<QLabel*>(QStringLiteral("matchPill"));
        const auto isWhole = [&] {
            return score.isVisible() && score.visibleRegion().boundingRect() == score.rect() &&
                   score.fontMetrics().horizontalAdvance(score.text()) + 20 <= score.width();
        };
        QTRY_VERIFY(isWhole());
        QCOMPARE(score.text().count(QLatin1Char('0')), 6);
        QVERIFY(score.accessibleName().startsWith(QStringLiteral("Match 0 : 0")));
        QVERIFY(score.toolTip().contains(QStringLiteral("Cairn: 0")));
        window_->resize(1400, 800);
        QTRY_COMPARE(score.text(), score.accessibleName());
        QVERIFY(isWhole());
        window_->resize(900, 600);
        QTRY_VERIFY(score.text() != score.accessibleName() && isWhole());
    }

    void menusHaveDistinctMnemonics() {
        QVERIFY(!menus().isEmpty());
        QString used;
        for (const QMenu* menu : menus()) {
            const QChar letter = mnemonic(menu->title());
            QVERIFY2(!letter.isNull(), qPrintable(menu->title()));
            QVERIFY2(!used.contains(letter), qPrintable(menu->title()));
            used += letter;
        }
    }

    void actionsHaveTextAndKeys() {
        QList<QKeySequence> shortcuts;
        for (const QMenu* menu : menus()) {
            QVERIFY2(!menu->actions().isEmpty(), qPrintable(menu->title()));
            QString used;
            for (const QAction* action : menu->actions()) {
                if (action->isSeparator()) {
                    continue;
                }
                QVERIFY(!action->text().isEmpty());
                QVERIFY2(!action->statusTip().isEmpty() || action->menu() != nullptr, qPrintable(action->text()));
                const QChar letter = mnemonic(action->text());
                QVERIFY2(!letter.isNull() && !used.contains(letter), qPrintable(action->text()));
                used += letter;
                if (action->menu() != nullptr) {
                    continue; // reached by its letter
                }
                QVERIFY2(!action->shortcut().isEmpty(), qPrintable(action->text()));
                QVERIFY2(!shortcuts.contains(action->shortcut()), qPrintable(action->text()));
                shortcuts.append(action->shortcut());
            }
        }
    }

    void aboutOpensByKeyAndCloses() {
        QTest::keyClick(window_.get(), Qt::Key_F1, Qt::ShiftModifier);
        auto* about = window_->findChild<QDialog*>(QStringLiteral("aboutBox"));
        QVERIFY(about != nullptr);
        QVERIFY(QTest::qWaitForWindowActive(about));
        QCOMPARE(about->windowTitle(), QStringLiteral("About Ashlar"));
        QVERIFY(about->findChild<QLabel*>(QStringLiteral("text"))->text().contains(QApplication::applicationVersion()));

        QTest::keyClick(about, Qt::Key_Escape);
        QTRY_VERIFY(window_->findChild<QDialog*>(QStringLiteral("aboutBox")) == nullptr);
        QVERIFY(window_->isVisible());
    }

    void quitClosesTheWindow() {
        QTest::keyClick(window_.get(), Qt::Key_Q, Qt::ControlModifier);
        QTRY_VERIFY(!window_->isVisible());
    }

private:
    QList<QMenu*> menus() const {
        QList<QMenu*> found;
        for (const QAction* action : window_->menuBar()->actions()) {
            found.append(action->menu());
        }
        return found;
    }

    std::unique_ptr<MainWindow> window_;
};

int main(int argc, char** argv) {
    ashlar::app::setApplicationNames();
    const Application application(argc, argv);
    TestMainWindow test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_main_window.moc"
