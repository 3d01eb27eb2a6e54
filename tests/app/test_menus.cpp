// What the menus of the window do beyond the game: recent games, pictures, the clipboard, the size of the window.
#include "app/application.h"
#include "app/export/position_picture.h"
#include "app/export/position_text.h"
#include "app/game/background.h"
#include "app/recent_files.h"
#include "app/settings.h"
#include "window_fixture.h"

#include <QClipboard>
#include <QFileDialog>
#include <QImage>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>
#include <QScreen>
#include <QStatusBar>
#include <QSvgRenderer>

using namespace ashlar::app;
using namespace ashlar::flaming;
using situations::Row;

namespace {

SeatView sampleView() {
    return view(
        situations::position({{0, {"r20", "g3", "torch-b"}}, {0, {"g5", "coal-y"}}, {0, {"y1"}}}, {"r5", "millstone"}),
        0);
}

QImage painted(const QByteArray& svg, QSize size) {
    QSvgRenderer renderer(svg);
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    renderer.render(&painter);
    return image;
}

/// The mean difference of the channels, 0 to 255.
double difference(const QImage& a, const QImage& b) {
    double sum = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QColor p = a.pixelColor(x, y);
            const QColor q = b.pixelColor(x, y);
            sum += std::abs(p.red() - q.red()) + std::abs(p.green() - q.green()) + std::abs(p.blue() - q.blue());
        }
    }
    return sum / (3.0 * a.width() * a.height());
}

} // namespace

class TestMenus : public QObject {
    Q_OBJECT

private slots:
    void init() { fixture_ = std::make_unique<WindowFixture>(); }
    void cleanup() { fixture_.reset(); }

    // ---- recent games -------------------------------------------------------------------------------------------

    void recentGamesAreOfferedTheLastOneFirst() {
        QMenu menu;
        RecentFiles recent(&menu);
        QVERIFY(!menu.actions().last()->isEnabled());
        for (int i = 0; i < 12; ++i) {
            recent.add(fixture_->fileWith(qPrintable(QStringLiteral("game%1&.ashlar").arg(i)), "x"));
        }
        recent.add(fixture_->file("game5&.ashlar"));
        QCOMPARE(recent.files().size(), qsizetype{RecentFiles::most});
        emit menu.aboutToShow();
        QCOMPARE(menu.actions().first()->text(), QStringLiteral("&1  game5&&.ashlar"));
        QCOMPARE(menu.actions().at(1)->text(), QStringLiteral("&2  game11&&.ashlar"));
        QCOMPARE(menu.actions().at(9)->text(), QStringLiteral("1&0  game2&&.ashlar"));
        QCOMPARE(RecentFiles(&menu).files(), recent.files()); // remembered
    }

    void recentGamesThatAreGoneAreDropped() {
        QMenu menu;
        RecentFiles recent(&menu);
        recent.add(fixture_->fileWith("there.ashlar", "x"));
        recent.add(fixture_->file("gone.ashlar"));
        emit menu.aboutToShow();
        QTRY_COMPARE(recent.files(), QStringList{fixture_->file("there.ashlar")});
        QVERIFY(!menu.actions().at(0)->isEnabled()); // and nothing moves under the mouse
        QVERIFY(menu.actions().at(1)->isEnabled());
        emit menu.aboutToShow();
        QCOMPARE(menu.actions().at(0)->text(), QStringLiteral("&1  there.ashlar"));
        menu.findChild<QAction*>(QStringLiteral("clearRecent"))->trigger();
        QVERIFY(recent.files().isEmpty());
        QVERIFY(loadSettings().recentFiles.isEmpty());
    }

    void gameSavedWhileOthersAreLookedForStays() {
        QMenu menu;
        RecentFiles recent(&menu);
        recent.add(fixture_->file("saved.ashlar"));
        emit menu.aboutToShow();
        waitForDetached(); // it is found to be gone, but that is not yet known here
        recent.add(fixture_->fileWith("saved.ashlar", "x"));
        QTest::qWait(20);
        QCOMPARE(recent.files(), QStringList{fixture_->file("saved.ashlar")});
        QVERIFY(menu.actions().at(0)->isEnabled());
    }

    /// A file of a network that is down would hold up the start.
    void recentGamesAreNotLookedForAtTheStart() {
        saveRecentFiles({fixture_->file("gone.ashlar")});
        QMenu menu;
        const RecentFiles recent(&menu);
        QCOMPARE(recent.files(), QStringList{fixture_->file("gone.ashlar")});
        QVERIFY(menu.actions().at(0)->isEnabled());
    }

    void savedGameIsOpenedAgainFromTheMenu() {
        fixture_->start({person("Ana"), person("Ben")});
        fixture_->trigger("save");
        auto* dialog = fixture_->dialog<QFileDialog>("saveDialog");
        QVERIFY(dialog != nullptr);
        emit dialog->fileSelected(fixture_->file("kept.ashlar"));
        dialog->close();
        fixture_->start({person("Cleo"), person("Dario")});
        QMenu* recent = fixture_->window->findChild<QMenu*>(QStringLiteral("recent"));
        emit recent->aboutToShow();
        QVERIFY2(recent->actions().first()->text().contains(QStringLiteral("kept.ashlar")),
                 qPrintable(recent->actions().first()->text()));
        recent->actions().first()->trigger();
        QCOMPARE(fixture_->session().names().first(), QStringLiteral("Ana"));
    }

    // ---- pictures and text --------------------------------------------------------------------------------------

    void exportWaitsForAGame() {
        for (const char* action : {"exportPicture", "copyText", "copyPicture"}) {
            QVERIFY(!fixture_->action(action).isEnabled());
        }
    }

    void pictureIsSavedAsPngAndAsSvg() {
        fixture_->start({person("Ana"), person("Ben")});
        for (const char* name : {"p.png", "p.svg"}) {
            fixture_->window->activateWindow();
            QVERIFY(waitForActive(fixture_->window.get()));
            fixture_->key(Qt::Key_E, Qt::ControlModifier);
            auto* dialog = fixture_->dialog<QFileDialog>("pictureDialog");
            QVERIFY(dialog != nullptr);
            emit dialog->fileSelected(fixture_->file(name));
            dialog->close();
            QTRY_VERIFY(fixture_->dialog<QFileDialog>("pictureDialog") == nullptr);
            QVERIFY(fixture_->window->statusBar()->currentMessage().contains(QLatin1String(name)));
        }
        const QImage image(fixture_->file("p.png"));
        QVERIFY(image.width() > 1500);
        QVERIFY(QSvgRenderer(fixture_->file("p.svg")).isValid());
    }

    void pictureThatCannotBeSavedIsComplainedOf() {
        fixture_->start({person("Ana"), person("Ben")});
        fixture_->trigger("exportPicture");
        auto* dialog = fixture_->dialog<QFileDialog>("pictureDialog");
        emit dialog->fileSelected(fixture_->file("no/such/folder.png"));
        dialog->close();
        QVERIFY(fixture_->dialog<QMessageBox>("fileError") != nullptr);
        fixture_->press("fileError", QMessageBox::Ok);
    }

    void svgIsTheSamePictureWithoutBitmaps() {
        for (const Theme* theme : {&lightTheme(), &darkTheme()}) {
            const QByteArray svg = positionSvg(sampleView(), *theme);
            QVERIFY(!svg.contains("<image"));
            const QImage image = positionImage(sampleView(), *theme);
            const double apart = difference(image, painted(svg, image.size()));
            QVERIFY2(apart < 2.5, qPrintable(QString::number(apart)));
        }
    }

    void positionIsTheSameForEverybody() {
        const State state = situations::position({{0, {"r5"}}}, {"r7", "g5"});
        QVERIFY(positionImage(view(state, 0), lightTheme()) == positionImage(view(state, 1), lightTheme()));
    }

    void textTellsThePyramidAndWhatTheSeatMayKnow() {
        const QStringList names = {QStringLiteral("Ana"), QStringLiteral("Ben")};
        const QString expected = QStringLiteral("Ashlar, Flaming Pyramids\n"
                                                "Ana is to place a tile.\n"
                                                "\n"
                                                "          [   y1   ]\n"
                                                "     [   g5   ][ coal-y ]\n"
                                                "[  r20   ][   g3   ][torch-b ]\n"
                                                "==============================\n"
                                                "\n"
                                                "Ana: hand r5 millstone; pile 19\n"
                                                "Ben: hand 5 unknown; pile 13\n");
        QCOMPARE(positionText(sampleView(), names, true), expected);
    }

    void textOfAPuristTellsNoOtherHand() {
        const QStringList names = {QStringLiteral("Ana"), QStringLiteral("Ben")};
        Session session(*dealtSession({person("Ana"), person("Ben")}));
        while (!session.isOver() && view(session.state(), 0).knownHand(1).empty()) {
            const Options choices = options(session.state());
            session.apply(choices[choices.size() - 1]); // sooner or later a tile that was seen is drawn
        }
        const SeatView seen = view(session.state(), 0);
        QVERIFY(!seen.knownHand(1).empty());
        const QString unknown = QStringLiteral("Ben: hand %1 unknown;").arg(seen.handSize(1));
        QVERIFY(!positionText(seen, names, true).contains(unknown));
        QVERIFY(positionText(seen, names, false).contains(unknown));
    }

    void copyPutsTextAndPictureOnTheClipboard() {
        fixture_->start({person("Ana"), person("Ben")});
        fixture_->key(Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("Ana")));
        fixture_->key(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!QApplication::clipboard()->image().isNull());
    }

    void textDoesNotTellAHandBehindTheCurtain() {
        fixture_->start({person("Ana"), person("Ben")});
        QCOMPARE(fixture_->phase(), Controller::Phase::Curtain);
        fixture_->trigger("copyText");
        const QString text = QApplication::clipboard()->text();
        QVERIFY2(text.contains(QStringLiteral("Ana: hand 5 unknown")), qPrintable(text));
    }

    // ---- window -------------------------------------------------------------------------------------------------

    void fullScreenIsLeftWithEscape() {
        fixture_->key(Qt::Key_F11);
        QTRY_VERIFY(fixture_->window->isFullScreen());
        QVERIFY(fixture_->action("fullScreen").isChecked());
        fixture_->key(Qt::Key_Escape);
        QTRY_VERIFY(!fixture_->window->isFullScreen());
        QVERIFY(!fixture_->action("fullScreen").isChecked());
    }

    void hiddenMenuBarComesBackByItsKey() {
        fixture_->key(Qt::Key_M, Qt::ControlModifier);
        QVERIFY(!fixture_->window->menuBar()->isVisible());
        fixture_->key(Qt::Key_N, Qt::ControlModifier); // other keys work, too
        QVERIFY(fixture_->dialog("newGameDialog") != nullptr);
        QTest::keyClick(fixture_->dialog("newGameDialog"), Qt::Key_Escape);
        QTRY_VERIFY(fixture_->dialog("newGameDialog") == nullptr);
        QVERIFY(waitForActive(fixture_->window.get()));
        fixture_->key(Qt::Key_M, Qt::ControlModifier);
        QVERIFY(fixture_->window->menuBar()->isVisible());
    }

    void rightClickOnTheTableOffersWhatFits() {
        fixture_->start({person("Ana"), bot("Flint")});
        const QPoint at(300, 200);
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, fixture_->stage().viewport()->mapToGlobal(at));
        QApplication::sendEvent(fixture_->stage().viewport(), &event);
        auto* menu = fixture_->window->findChild<QMenu*>(QStringLiteral("contextMenu"));
        QTRY_VERIFY(menu->isVisible());
        QVERIFY(menu->actions().contains(&fixture_->action("copyText")));
        menu->close();
    }

    void windowIsAsItWasLeft() {
        fixture_->window->resize(1000, 700);
        fixture_->trigger("panels");
        QTRY_COMPARE(fixture_->window->size(), QSize(1000, 700));
        fixture_->window->close();
        const MainWindow again;
        const QSize room = again.screen()->availableSize();
        QCOMPARE(again.width(), std::min(1000, room.width()));
        QCOMPARE(again.height(), 700);
        QVERIFY(!again.findChild<QAction*>(QStringLiteral("panels"))->isChecked());
    }

    /// As after a change of the text size, or of the screen.
    void windowNeverExceedsTheScreen() {
        fixture_->window->resize(6000, 5000);
        QTRY_COMPARE(fixture_->window->size(), QSize(6000, 5000));
        fixture_->window->close();
        const MainWindow again;
        const QSize room = again.screen()->availableSize();
        QVERIFY(again.width() <= room.width() && again.height() < room.height());
    }

private:
    std::unique_ptr<WindowFixture> fixture_;
};

int main(int argc, char** argv) {
    setApplicationNames();
    const Application application(argc, argv);
    TestMenus test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_menus.moc"
