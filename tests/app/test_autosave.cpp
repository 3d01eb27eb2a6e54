// The game is there at the next start: whatever it was doing, whatever the disk does.
#include "app/application.h"
#include "app/game/autosave.h"
#include "ashlar/record/reader.h"
#include "fake_table.h"
#include "window_fixture.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QSignalSpy>

using namespace ashlar::app;
using namespace ashlar::flaming;
using Phase = Controller::Phase;
namespace record = ashlar::record;
using namespace std::chrono_literals;

namespace {

const std::vector<Player> players = {person("Ana"), bot("Flint"), person("Ben")};

QByteArray contentsOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& text) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

QStringList filesIn(const QString& folder, const QString& pattern) {
    return QDir(folder).entryList({pattern}, QDir::Files);
}

/// A folder in which a game was kept by a run that is over.
struct Folder {
    void keep(const Session& session, const QString& file = {}) const {
        Autosave autosave(path());
        autosave.save(session, file);
    }
    Autosave::Restored restore() const { return Autosave(path()).restore(); }
    QString path() const { return folder.path(); }
    QString file() const { return folder.filePath(QStringLiteral("autosave.ashlar")); }

    QTemporaryDir folder;
};

} // namespace

class TestAutosave : public QObject {
    Q_OBJECT

private slots:
    void nothingIsRestoredAtTheFirstStart() {
        const Folder folder;
        const Autosave::Restored restored = folder.restore();
        QVERIFY(!restored.session);
        QVERIFY(restored.note.isEmpty());
    }

    /// Whole games, kept after every change: what is read back asks the same person the same.
    void everyMomentComesBack_data() {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 6; ++seed) {
            QTest::addRow("%d", seed) << seed;
        }
    }

    void everyMomentComesBack() {
        QFETCH(const int, seed);
        const Folder folder;
        ashlar::Random random(static_cast<std::uint64_t>(seed));
        Controller controller;
        FakeTable table(controller);
        controller.setPace({0ms, std::nullopt});
        int compared = 0;
        const auto compare = [&] {
            const Session& played = *controller.session();
            folder.keep(played, QStringLiteral("/home/ana/a game.ashlar"));
            Autosave::Restored restored = folder.restore();
            QVERIFY(restored.session);
            QVERIFY(restored.note.isEmpty());
            QCOMPARE(restored.session->file(), QStringLiteral("/home/ana/a game.ashlar"));
            QVERIFY(restored.session->timeline().tree() == played.timeline().tree());
            Controller again;
            FakeTable tableAgain(again);
            again.setPace({1h, std::nullopt}); // bots keep what they think
            again.start(std::move(restored.session));
            if (again.phase() == Phase::Curtain) {
                QCOMPARE(again.shownSeat(), SeatView::nobody); // no hand before
                again.liftCurtain(tableAgain.curtain->seat);
            }
            if (controller.phase() == Phase::Asking || controller.phase() == Phase::HandOver) {
                QCOMPARE(again.phase(), controller.phase());
                QCOMPARE(again.shownSeat(), controller.shownSeat());
                QVERIFY(tableAgain.view == view(played.shownState(), controller.shownSeat()));
                QCOMPARE(again.canUndo(), controller.canUndo());
                QCOMPARE(again.canRedo(), controller.canRedo());
            } else if (controller.phase() == Phase::Over) {
                QCOMPARE(again.phase(), Phase::Over);
            }
            QCOMPARE(tableAgain.secrets, 0);
            ++compared;
        };
        controller.start(
            dealtSession(players, static_cast<std::uint64_t>(seed), {true, seed % 2 == 0, 5}, 2, seed % 3 == 0));
        for (int i = 0; controller.phase() != Phase::Over && i < 2000; ++i) {
            compare();
            switch (controller.phase()) {
            case Phase::Curtain:
                controller.liftCurtain(table.curtain->seat);
                break;
            case Phase::Asking: {
                const Options options = table.question->choices();
                controller.choose(options[random.below(static_cast<std::uint32_t>(options.size()))]);
                break;
            }
            case Phase::HandOver:
                if (random.below(4) == 0) {
                    controller.undo();
                } else {
                    controller.handOver();
                }
                break;
            default:
                QTest::qWait(1);
            }
        }
        compare();
        QCOMPARE(controller.phase(), Phase::Over);
        QVERIFY(compared > 30);
    }

    void theLatestGameCounts() {
        const Folder folder;
        const auto session = dealtSession(players);
        {
            Autosave autosave(folder.path());
            while (session->ply() < 300 && !session->isOver()) {
                session->apply(options(session->state())[0]);
                autosave.save(*session, {});
            }
            autosave.flush();
            QVERIFY(autosave.isKept());
            QVERIFY(record::load(folder.file().toStdString()).choices == session->timeline().choices());
            session->goTo(3);
            autosave.save(*session, {});
        } // quit
        QVERIFY(record::load(folder.file().toStdString()).choices == session->timeline().choices());
        QVERIFY(filesIn(folder.path(), QStringLiteral(".*.ashlar.*")).isEmpty()); // nothing half written
    }

    /// Cut off or changed anywhere: a game that is sound, or a file set aside as it was, and a sentence.
    void brokenFilesAreSetAside() {
        const auto session = dealtSession(players, 3, {true, true, 8});
        for (int i = 0; i < 12; ++i) {
            session->apply(options(session->state())[0]);
        }
        const Folder good;
        good.keep(*session);
        const QByteArray text = contentsOf(good.file());
        QVERIFY(text.size() > 500);
        ashlar::Random random(7);
        int broken = 0;
        for (int i = 0; i < 300; ++i) {
            const Folder folder;
            QByteArray changed = text;
            const auto at = static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(text.size())));
            switch (random.below(4)) {
            case 0:
                changed.truncate(at);
                break;
            case 1:
                changed[at] = static_cast<char>(random.below(256));
                break;
            case 2:
                changed.remove(at, 1 + random.below(40));
                break;
            default:
                changed.insert(at, changed.mid(random.below(static_cast<std::uint32_t>(text.size())), 30));
            }
            write(folder.file(), changed);
            const Autosave::Restored restored = folder.restore();
            const QStringList aside = filesIn(folder.path(), QStringLiteral("unreadable *.ashlar"));
            if (restored.session) {
                record::check(restored.session->toRecord());
                QCOMPARE(aside.size(), restored.note.isEmpty() ? 0 : 1);
            } else {
                ++broken;
                QVERIFY(!restored.note.isEmpty());
                QVERIFY(!restored.note.contains(QLatin1Char('\n')));
                QCOMPARE(aside.size(), 1);
                QVERIFY(!QFileInfo::exists(folder.file()));
            }
            if (!aside.isEmpty()) {
                QCOMPARE(contentsOf(QDir(folder.path()).filePath(aside.first())), changed);
            }
        }
        QVERIFY(broken > 150);
    }

    /// The program was killed while the disk took its time, or the power was cut before the disk had the newer file.
    void newerFileCountsIfItIsSound() {
        const Folder folder;
        const auto session = dealtSession(players);
        folder.keep(*session);
        QVERIFY(filesIn(folder.path(), QStringLiteral("*newer*")).isEmpty()); // both were as new
        session->apply(options(session->state())[0]);
        const QString newer = Autosave(folder.path()).newerPath();
        const QByteArray text = QByteArray::fromStdString(record::toJson(session->toRecord()));
        write(newer, text);
        Autosave::Restored restored = folder.restore();
        QCOMPARE(restored.session->ply(), std::size_t{1});
        QVERIFY(restored.note.isEmpty());
        write(newer, text.left(100));
        restored = folder.restore();
        QCOMPARE(restored.session->ply(), std::size_t{0});
        QVERIFY(!restored.note.isEmpty());
        QCOMPARE(filesIn(folder.path(), QStringLiteral("unreadable*")).size(), 1);
        QVERIFY(!QFileInfo::exists(newer));
        folder.keep(*session);
        QCOMPARE(folder.restore().session->ply(), std::size_t{1});
    }

    void newerFormatIsSetAside() {
        const Folder folder;
        folder.keep(*dealtSession(players));
        const QByteArray newer = contentsOf(folder.file()).replace("\"version\":1", "\"version\":2");
        for (int i = 1; i <= 3; ++i) { // none takes the place of another
            write(folder.file(), newer);
            const Autosave::Restored restored = folder.restore();
            QVERIFY(!restored.session);
            QVERIFY(restored.note.contains(QStringLiteral("newer")));
            QCOMPARE(filesIn(folder.path(), QStringLiteral("unreadable *.ashlar")).size(), i);
        }
    }

    void badBranchesCostOnlyThemselves() {
        const Folder folder;
        const auto session = dealtSession(players);
        session->apply(options(session->state())[0]);
        folder.keep(*session);
        const QByteArray bad = contentsOf(folder.file()).replace("\"practice\":false", "\"practice\":\"maybe\"");
        write(folder.file(), bad);
        const Autosave::Restored restored = folder.restore();
        QVERIFY(restored.session);
        QCOMPARE(restored.session->ply(), std::size_t{1});
        QVERIFY(!restored.note.isEmpty());
        const QStringList aside = filesIn(folder.path(), QStringLiteral("unreadable *.ashlar"));
        QCOMPARE(aside.size(), 1);
        QCOMPARE(contentsOf(QDir(folder.path()).filePath(aside.first())), bad);
    }

    void instancesKeepTheirOwnGames() {
        const Folder folder;
        const auto first = dealtSession(players, 1);
        const auto second = dealtSession(players, 2);
        {
            Autosave one(folder.path());
            Autosave two(folder.path());
            QVERIFY(one.path() != two.path());
            one.save(*first, {});
            two.save(*second, {});
            one.flush();
            two.flush();
            QVERIFY(!Autosave(folder.path()).restore().session); // a third one
        }
        Autosave one(folder.path());
        Autosave two(folder.path());
        QVERIFY(one.restore().session->toRecord().beginning == first->toRecord().beginning);
        QVERIFY(two.restore().session->toRecord().beginning == second->toRecord().beginning);
    }

    void gameOfACrashedSecondInstanceIsFound() {
        const Folder folder;
        folder.keep(*dealtSession(players, 2));
        QVERIFY(QFile::rename(folder.file(), folder.folder.filePath(QStringLiteral("autosave-2.ashlar"))));
        Autosave one(folder.path());
        QVERIFY(one.restore().session);
    }

    void fullDiskIsToldOnce() {
        const Folder folder;
        QVERIFY(QFile::link(QStringLiteral("/dev/full"), folder.file()));
        Autosave autosave(folder.path());
        QSignalSpy failed(&autosave, &Autosave::failed);
        const auto session = dealtSession(players);
        for (int i = 0; i < 5; ++i) {
            session->apply(options(session->state())[0]);
            autosave.save(*session, {});
            autosave.flush();
            QVERIFY(!autosave.isKept());
        }
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(!failed.front().front().toString().isEmpty());
        QVERIFY(QFile::remove(folder.file())); // there is room again
        autosave.save(*session, {});
        autosave.flush();
        QVERIFY(autosave.isKept());
        QTest::qWait(10);
        QCOMPARE(failed.size(), 1);
    }

    void folderThatCannotBeIsToldAndTheGameGoesOn() {
        const QTemporaryDir folder;
        write(folder.filePath(QStringLiteral("file")), "no folder");
        Autosave autosave(folder.filePath(QStringLiteral("file/ashlar")));
        QSignalSpy failed(&autosave, &Autosave::failed);
        QVERIFY(!autosave.restore().session);
        autosave.save(*dealtSession(players), {});
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(autosave.keepForGood(*dealtSession(players)).isEmpty());
    }

    void savingDoesNotHoldUpTheTable() {
        const Folder folder;
        const auto session = dealtSession(players, 1, {false, false, 0});
        while (session->ply() < 1000 && !session->isOver()) {
            session->apply(options(session->state())[0]);
        }
        Autosave autosave(folder.path());
        qint64 longest = 0;
        for (int i = 0; i < 50; ++i) {
            QElapsedTimer timer;
            timer.start();
            autosave.save(*session, {});
            longest = std::max(longest, timer.nsecsElapsed());
        }
        qInfo("longest of 50 saves of %zu choices: %.3f ms", session->ply(), static_cast<double>(longest) / 1e6);
        QVERIFY(longest < 16000000);
    }

    // ---- at the window ------------------------------------------------------------------------------------------

    void windowGoesOnWhereItWas() {
        QFile::remove(Autosave(Autosave::defaultFolder()).path());
        record::Record before;
        std::optional<SeatView> asked;
        {
            const WindowFixture fixture;
            QVERIFY(!fixture.window->restoreGame());
            fixture.start({person("Ana"), bot("Flint")});
            for (int i = 0; i < 3; ++i) {
                QTRY_COMPARE(fixture.phase(), Phase::Asking);
                fixture.choose();
            }
            QTRY_COMPARE(fixture.phase(), Phase::Asking);
            asked = view(fixture.session().state(), 0);
            before = fixture.session().toRecord();
            fixture.window->close(); // asks nothing
            QVERIFY(!fixture.window->isVisible());
        }
        const WindowFixture fixture;
        QVERIFY(fixture.window->restoreGame());
        QCOMPARE(fixture.phase(), Phase::Asking);
        QVERIFY(view(fixture.session().state(), 0) == asked);
        QVERIFY(fixture.session().toRecord() == before);
        QVERIFY(fixture.window->isWindowModified());
    }

    void restartLosesNoGame() {
        const WindowFixture fixture;
        fixture.start({person("Ana"), bot("Flint")});
        const QString path = fixture.window->findChild<Autosave*>()->path();
        const auto restart = [&] {
            fixture.trigger("settings");
            auto* language = fixture.window->findChild<QComboBox*>(QStringLiteral("language"));
            language->setCurrentIndex(language->findData(QStringLiteral("en")) == language->currentIndex()
                                          ? 0
                                          : language->findData(QStringLiteral("en")));
            fixture.click("restart");
            QTest::qWait(10);
        };
        const QSignalSpy wanted(fixture.window.get(), &MainWindow::restartWanted);
        fixture.window->findChild<Autosave*>()->flush();
        QFile::remove(path);
        QVERIFY(QDir().mkpath(path + QStringLiteral("/in the way")));
        QTRY_COMPARE(fixture.phase(), Phase::Asking);
        fixture.choose();
        QTRY_COMPARE(fixture.phase(), Phase::Asking);
        const record::Record before = fixture.session().toRecord();
        restart();
        QCOMPARE(wanted.count(), 0);
        QVERIFY(fixture.window->isVisible());
        QVERIFY(fixture.session().toRecord() == before);
        auto* box = fixture.dialog<QMessageBox>("fileError");
        QVERIFY(box != nullptr && box->text().contains(QStringLiteral("restart")));
        box->close();
        QCOMPARE(loadSettings().language, QStringLiteral("en"));
        // As soon as it is saved elsewhere, the restart goes through.
        fixture.trigger("saveAs");
        QTRY_VERIFY(fixture.dialog<QFileDialog>("saveDialog") != nullptr);
        auto* save = fixture.dialog<QFileDialog>("saveDialog");
        emit save->fileSelected(fixture.file("elsewhere.ashlar"));
        save->close();
        QTRY_VERIFY(QFile::exists(fixture.file("elsewhere.ashlar")));
        restart();
        QTRY_COMPARE(wanted.count(), 1);
        // And as soon as the game is kept again.
        fixture.choose();
        QTRY_COMPARE(fixture.phase(), Phase::Asking);
        restart();
        QTest::qWait(10);
        QCOMPARE(wanted.count(), 1);
        fixture.dialog<QMessageBox>("fileError")->close();
        QVERIFY(QDir(path).removeRecursively());
        fixture.choose();
        QTRY_COMPARE(fixture.phase(), Phase::Asking);
        restart();
        QTRY_COMPARE(wanted.count(), 2);
    }

    void gameThatMakesRoomIsAmongTheRecentOnes() {
        const WindowFixture fixture;
        fixture.start({person("Ana"), bot("Flint")});
        QTRY_COMPARE(fixture.phase(), Phase::Asking);
        fixture.choose();
        QTRY_COMPARE(fixture.phase(), Phase::Asking);
        const record::Record before = fixture.session().toRecord();
        fixture.trigger("newGame");
        fixture.click("start");
        QTRY_COMPARE(fixture.session().ply(), std::size_t{0});
        QVERIFY(fixture.dialog<QMessageBox>("saveQuestion") == nullptr);
        const QStringList recent = loadSettings().recentFiles;
        QVERIFY(!recent.isEmpty());
        QVERIFY(record::load(recent.first().toStdString()) == before);
    }
};

int main(int argc, char** argv) {
    ashlar::app::setApplicationNames();
    const Application application(argc, argv);
    TestAutosave test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_autosave.moc"
