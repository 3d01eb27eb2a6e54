// Saved games at the window: what is opened again is the same game, and nothing is lost by mistake.
#include "app/application.h"
#include "ashlar/record/reader.h"
#include "window_fixture.h"

#include <QDragEnterEvent>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QMimeData>
#include <QScopeGuard>
#include <QStatusBar>
#include <QThread>

using namespace ashlar::app;
using namespace ashlar::flaming;
using Phase = Controller::Phase;

namespace {

const std::vector<Player> personAndBot = {person("Ana"), bot("Flint")};

/// JSON with single quotes.
QByteArray json(const char* text) {
    return QByteArray(text).replace('\'', '"');
}

/// Thinks until it is told to stop.
class Thinker : public ashlar::ai::Bot {
    Choice choose(const SeatView& view, const ashlar::ai::Budget& /*budget*/, std::stop_token stop) override {
        while (!stop.stop_requested()) {
            QThread::msleep(1);
        }
        return view.choices()[0];
    }
};

} // namespace

class TestGameFiles : public QObject {
    Q_OBJECT

private slots:
    void savedGameIsOpenedAgain_data() {
        QTest::addColumn<bool>("atFall");
        QTest::newRow("between turns") << false;
        QTest::newRow("between a placement and its fall") << true;
    }

    void savedGameIsOpenedAgain() {
        QFETCH(const bool, atFall);
        const WindowFixture fixture;
        if (atFall) {
            fixture.window->openFile(
                fixture.fileWith("start.ashlar", QByteArray::fromStdString(ashlar::record::toJson(
                                                     recordFrom(personAndBot, {{0, {"r5", "b5"}}}, {"g4", "g1"})))));
            fixture.controller().choose(place("g4", 1, 0));
            QTRY_COMPARE(fixture.phase(), Phase::Asking);
            QCOMPARE(fixture.session().prompt().kind, PromptKind::Fall);
        } else {
            fixture.start(personAndBot, {true, true, 50});
            for (int turn = 0; turn < 4; ++turn) {
                QTRY_COMPARE(fixture.phase(), Phase::Asking);
                fixture.choose();
            }
            QTRY_COMPARE(fixture.phase(), Phase::Asking);
        }
        save(fixture, "game.ashlar");
        const ashlar::record::Record saved = fixture.session().toRecord();
        QCOMPARE(fixture.window->windowTitle(), QStringLiteral("game.ashlar[*] – Ashlar"));
        QVERIFY(!fixture.window->isWindowModified());

        fixture.start({bot("Ember"), bot("Flint")});
        fixture.window->openFile(fixture.file("game.ashlar"));
        if (auto* question = fixture.dialog<QMessageBox>("saveQuestion")) {
            question->button(QMessageBox::Discard)->click();
        }
        QTRY_COMPARE(fixture.phase(), Phase::Asking);
        ashlar::record::Record opened = fixture.session().toRecord();
        opened.unknown = saved.unknown; // whether it was opened
        QVERIFY(opened == saved);
        QVERIFY(fixture.session().isOpen());
        QVERIFY(ashlar::record::load(fixture.file("game.ashlar").toStdString()) == saved);
        fixture.choose(); // and it goes on
        QTRY_VERIFY(fixture.session().ply() > saved.choices.size());
    }

    void brokenFilesAreRefused_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("not a record") << QByteArray("hello");
        QTest::newRow("cut off") << json("{'format':'ashlar-record','version':1,'game':'flaming-pyr");
        QTest::newRow("a newer version") << json("{'format':'ashlar-record','version':99}");
        QTest::newRow("another game") << json("{'format':'ashlar-record','version':1,'game':'chess'}");
        QTest::newRow("deep") << QByteArray(100000, '[');
    }

    void brokenFilesAreRefused() {
        QFETCH(const QByteArray, text);
        const WindowFixture fixture;
        fixture.start(personAndBot);
        QTRY_COMPARE(fixture.phase(), Phase::Asking);
        const ashlar::record::Record before = fixture.session().toRecord();
        fixture.window->openFile(fixture.fileWith("broken.ashlar", text));
        auto* box = fixture.dialog<QMessageBox>("fileError");
        QVERIFY(box != nullptr);
        QVERIFY2(box->text().startsWith(QStringLiteral("“broken.ashlar” cannot be opened: ")), qPrintable(box->text()));
        QVERIFY(box->text().size() < 300);
        fixture.press("fileError", QMessageBox::Ok);
        QVERIFY(fixture.session().toRecord() == before);
        QCOMPARE(fixture.phase(), Phase::Asking);
    }

    void illegalChoiceIsNamed() {
        const WindowFixture fixture;
        ashlar::record::Record record = recordFrom(personAndBot, {{0, {"r5", "b5"}}}, {"g4", "g1"});
        record.choices = {place("g4", 5, 5)};
        fixture.window->openFile(
            fixture.fileWith("illegal.ashlar", QByteArray::fromStdString(ashlar::record::toJson(record))));
        auto* box = fixture.dialog<QMessageBox>("fileError");
        QVERIFY(box != nullptr);
        QVERIFY2(box->text().contains(QStringLiteral("choice")), qPrintable(box->text()));
        QVERIFY(fixture.controller().session() == nullptr);
    }

    void missingFileIsSaid() {
        const WindowFixture fixture;
        fixture.window->openFile(fixture.file("nowhere.ashlar"));
        QVERIFY(fixture.dialog<QMessageBox>("fileError") != nullptr);
    }

    void unknownLevelIsReplacedWithANote() {
        const WindowFixture fixture;
        const auto record = recordFrom({person("Ana"), bot("Flint", "oracle")}, {{0, {"r5"}}}, {"g4", "g1"});
        fixture.window->openFile(
            fixture.fileWith("oracle.ashlar", QByteArray::fromStdString(ashlar::record::toJson(record))));
        QVERIFY(fixture.window->statusBar()->currentMessage().contains(QStringLiteral("oracle")));
        fixture.choose();
        QTRY_VERIFY(fixture.session().ply() >= 2); // the bot plays
    }

    /// Where nothing keeps it by itself (test_autosave).
    void unfinishedGameIsNotLost() {
        const QByteArray data = qgetenv("XDG_DATA_HOME");
        const auto restore = qScopeGuard([data] { qputenv("XDG_DATA_HOME", data); });
        qputenv("XDG_DATA_HOME", "/dev/null");
        const WindowFixture fixture;
        fixture.start(personAndBot);
        QTRY_COMPARE(fixture.phase(), Phase::Asking);
        fixture.window->close(); // nothing has happened yet
        QVERIFY(!fixture.window->isVisible());
        fixture.window->show();

        fixture.choose();
        QTRY_COMPARE(fixture.phase(), Phase::Asking);
        QVERIFY(fixture.window->isWindowModified());
        fixture.window->close();
        QVERIFY(fixture.window->isVisible());
        fixture.press("saveQuestion", QMessageBox::Cancel);
        QVERIFY(fixture.window->isVisible());
        QTRY_VERIFY(fixture.dialog<QMessageBox>("saveQuestion") == nullptr);

        const ashlar::record::Record before = fixture.session().toRecord();
        fixture.trigger("newGame");
        fixture.click("start");
        QTRY_VERIFY(fixture.dialog<QMessageBox>("saveQuestion") != nullptr);
        fixture.press("saveQuestion", QMessageBox::Save);
        QTRY_VERIFY(fixture.dialog<QFileDialog>("saveDialog") != nullptr);
        choose(fixture, fixture.file("kept.ashlar"));
        QTRY_VERIFY(fixture.session().players() != std::vector<Player>(personAndBot) || fixture.session().ply() == 0);
        QVERIFY(ashlar::record::load(fixture.file("kept.ashlar").toStdString()) == before);

        if (fixture.session().ply() == 0 && fixture.phase() == Phase::Asking) {
            fixture.choose();
        }
        QTRY_VERIFY(fixture.window->isWindowModified());
        fixture.window->close();
        fixture.press("saveQuestion", QMessageBox::Discard);
        QTRY_VERIFY(!fixture.window->isVisible());
    }

    void gameThatCannotBeSavedIsKept() {
        const WindowFixture fixture;
        fixture.start(personAndBot);
        QTRY_COMPARE(fixture.phase(), Phase::Asking);
        fixture.choose();
        fixture.trigger("save");
        choose(fixture, QStringLiteral("/nowhere/at/all/game.ashlar"));
        QTRY_VERIFY(fixture.dialog<QMessageBox>("fileError") != nullptr);
        QVERIFY(fixture.window->isWindowModified());
    }

    void droppedFileIsOpened() {
        const WindowFixture fixture;
        const QString path =
            fixture.fileWith("dropped.ashlar", QByteArray::fromStdString(ashlar::record::toJson(
                                                   recordFrom(personAndBot, {{0, {"r5", "b5"}}}, {"g4", "g1"}))));
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(fixture.window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(fixture.window.get(), &drop);
        QTRY_COMPARE(fixture.phase(), Phase::Asking);
        QVERIFY(fixture.window->windowTitle().startsWith(QStringLiteral("dropped.ashlar")));
    }

    void quitWhileABotThinks() {
        QElapsedTimer timer;
        {
            WindowFixture fixture;
            fixture.controller().setBotFactory(
                [](const QString& /*level*/, std::uint64_t /*seed*/) { return std::make_unique<Thinker>(); });
            fixture.start({bot("Flint"), person("Ana")});
            QCOMPARE(fixture.phase(), Phase::Thinking);
            QTest::qWait(50);
            QVERIFY(fixture.window->isVisible());
            timer.start();
            fixture.window->close();
            QVERIFY(!fixture.window->isVisible());
        }
        QVERIFY(timer.elapsed() < 1000);
    }

private:
    /// Types a path into the file dialog that is open.
    static void choose(const WindowFixture& fixture, const QString& path) {
        auto* dialog = fixture.dialog<QFileDialog>("saveDialog");
        QVERIFY(dialog != nullptr);
        emit dialog->fileSelected(path);
        dialog->close();
    }

    static void save(const WindowFixture& fixture, const char* name) {
        fixture.trigger("saveAs");
        QTRY_VERIFY(fixture.dialog<QFileDialog>("saveDialog") != nullptr);
        choose(fixture, fixture.file(name));
        QTRY_VERIFY(QFile::exists(fixture.file(name)));
    }
};

int main(int argc, char** argv) {
    ashlar::app::setApplicationNames();
    const Application application(argc, argv);
    TestGameFiles test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_game_files.moc"
