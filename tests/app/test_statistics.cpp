// The end of a game: its story, its standings, and the statistics.
#include "app/application.h"
#include "app/dialogs/statistics_dialog.h"
#include "app/game/levels.h"
#include "app/statistics/score_keeper.h"
#include "app/statistics/story.h"
#include "window_fixture.h"

#include <QAccessible>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QLockFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QToolButton>

using namespace ashlar::app;
using namespace ashlar::flaming;

namespace {

Tile t(std::string_view code) {
    return situations::tile(code);
}

PlayedGame game(const QString& id, const std::vector<PlayedSeat>& seats) {
    PlayedGame result;
    result.id = id;
    result.at = QDateTime(QDate(2024, 5, 6), QTime(7, 8));
    result.seats = seats;
    result.turns = 9;
    result.finished = true;
    return result;
}

PlayedSeat ana(int place, int left) {
    return {QStringLiteral("Ana"), false, {}, place, left};
}
PlayedSeat ben(int place, int left) {
    return {QStringLiteral("Ben \"B\", jun."), false, {}, place, left};
}
PlayedSeat flint(int place, int left) {
    return {QStringLiteral("Flint"), true, QStringLiteral("greedy"), place, left};
}

/// What is in the file of the window, now that all is written.
std::vector<PlayedGame> counted(const WindowFixture& fixture) {
    return fixture.window->findChild<ScoreKeeper*>()->file().load();
}

void finish(Session& session) {
    while (!session.isOver()) {
        const Options choices = options(session.state());
        session.apply(choices[static_cast<int>(session.random().below(static_cast<std::uint32_t>(choices.size())))]);
    }
}

} // namespace

class TestStatistics : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QFile::remove(StatisticsFile::defaultPath());
        file_ = std::make_unique<StatisticsFile>(folder_.filePath(QStringLiteral("sub/statistics.json")));
        QFile::remove(file_->path());
    }

    // ---- story --------------------------------------------------------------------------------------------------

    void storyOfNothingIsEmpty() { QVERIFY(storyOf({}) == Story{}); }

    void storyNamesTheLargestOfEachKind() {
        using namespace event;
        const std::vector<Event> calm = {Placed{0, t("r1"), {}, Tile::None, Tile::None}, TurnBegan{1}};
        const std::vector<Event> collapse = {Placed{1, t("r60"), {}, Tile::None, Tile::None},
                                             Collapse{t("r60"), {}, t("r1"), t("g1"), Fit::TooHeavy, 1},
                                             Taken{t("r1"), {}, 1}, Taken{t("g1"), {}, 1}};
        const std::vector<Event> fall = {Fell{t("r60"), {}, {}, 1},
                                         Collapse{t("r60"), {}, t("b1"), Tile::None, Fit::TooHeavy, 1},
                                         Taken{t("b1"), {}, 1}, TurnBegan{2}};
        const std::vector<Event> fire = {Placed{2, t("coal-y"), {}, Tile::None, Tile::None},
                                         Fire{{}, {}},
                                         Taken{t("y1"), {}, 2},
                                         Taken{t("y2"), {}, 2},
                                         Explosion{{}, {}},
                                         Taken{t("y3"), {}, 2},
                                         Removed{t("coal-y"), {}},
                                         TurnBegan{0}};
        const std::vector<Event> curse = {Placed{0, t("b2"), {}, Tile::None, Tile::None},
                                          Curse{t("b2"), t("g2"), t("r2"), 2},
                                          Taken{t("b2"), {}, 2},
                                          Taken{t("g2"), {}, 2},
                                          Taken{t("r2"), {}, 2},
                                          TurnBegan{1}};
        const std::vector<StoryMove> moves = {{0, calm}, {0, calm}, {1, collapse}, {1, fall}, {2, fire}, {0, curse}};
        const Story story = storyOf(moves);
        QVERIFY((story.collapse == Moment{3, 1, t("r60"), 4}));
        QVERIFY((story.fire == Moment{2, 2, t("coal-y"), 5}));
        QVERIFY((story.explosion == Moment{2, 2, t("coal-y"), 5}));
        QCOMPARE(story.turns, 5);
        QCOMPARE(story.calm, 2);
        QVERIFY((story.gift == Story::Gift{0, 2, 3}));
        QVERIFY((story.own == Story::Gift{1, 1, 3}));
    }

    void firstOfEqualsIsNamed() {
        using namespace event;
        const std::vector<Event> one = {Placed{0, t("r5"), {}, Tile::None, Tile::None}, Fire{{}, {}},
                                        Taken{t("y1"), {}, 0}};
        const std::vector<Event> other = {Placed{1, t("b5"), {}, Tile::None, Tile::None}, Fire{{}, {}},
                                          Taken{t("y2"), {}, 1}};
        const std::vector<StoryMove> moves = {{0, one}, {1, other}};
        QCOMPARE(storyOf(moves).fire->seat, 0);
    }

    /// What a real game took is the sum of what its turns took.
    void storyAgreesWithRealGames() {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            GameOptions options;
            options.curse = options.fireDie = seed % 2 == 0;
            const auto session = dealtSession({person("A"), person("B"), person("C")}, seed, options);
            finish(*session);
            std::vector<StoryMove> moves;
            int most = 0;
            for (const Move& move : session->moves()) {
                moves.push_back({move.active, move.events});
                int taken = 0;
                for (const Event& event : move.events) {
                    taken += std::holds_alternative<event::Taken>(event) ? 1 : 0;
                }
                most = std::max(most, taken);
            }
            const Story story = storyOf(moves);
            QVERIFY(story.turns > 0 && story.calm <= story.turns);
            QVERIFY(!story.own || story.own->tiles >= 1);
            QVERIFY(most == 0 || story.own || story.gift);
            QVERIFY(!story.gift || options.curse); // only the curse gives to others
        }
    }

    // ---- file ---------------------------------------------------------------------------------------------------

    void gamesAreKeptAndReadAgain() {
        const PlayedGame first = game(QStringLiteral("a"), {ana(1, 0), flint(2, 7)});
        PlayedGame second = game(QStringLiteral("b"), {ben(1, 0), ana(2, 3), flint(2, 3)});
        second.curse = second.fireDie = second.takenBack = true;
        second.tiles = QStringLiteral("even");
        QCOMPARE(file_->add({first}), QString());
        QCOMPARE(file_->add({second}), QString());
        QVERIFY((file_->load() == std::vector{first, second}));
    }

    void gameCountsOnceAndAnEndReplacesAnAbandonment() {
        PlayedGame abandoned = game(QStringLiteral("a"), {ana(1, 4), ben(2, 7)});
        abandoned.finished = false;
        file_->add({abandoned});
        const PlayedGame ended = game(QStringLiteral("a"), {ana(2, 1), ben(1, 0)});
        file_->add({ended});
        QVERIFY((file_->load() == std::vector{ended}));
        file_->add({abandoned});
        file_->add({game(QStringLiteral("a"), {ana(1, 0), ben(2, 9)})});
        QVERIFY((file_->load() == std::vector{ended}));
    }

    void unreadableFileIsSetAside_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("no JSON") << QByteArray("{ not");
        QTest::newRow("another format") << QByteArray(R"({"format":"x","version":1,"games":[]})");
        QTest::newRow("a later version") << QByteArray(R"({"format":"ashlar-statistics","version":2,"games":[]})");
        QTest::newRow("a game that is none")
            << QByteArray(R"({"format":"ashlar-statistics","version":1,"games":[{"id":"a"}]})");
        QTest::newRow("a seat that is none") << QByteArray(
            R"({"format":"ashlar-statistics","version":1,"games":[{"id":"a","at":"2024-05-06T07:08:00","seats":[{"name":"A","place":1,"left":0},{"name":"B","place":77,"left":1}]}]})");
    }

    void unreadableFileIsSetAside() {
        QFETCH(const QByteArray, text);
        QDir().mkpath(QFileInfo(file_->path()).absolutePath());
        QFile out(file_->path());
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(text);
        out.close();
        const QString note = file_->add({game(QStringLiteral("a"), {ana(1, 0), ben(2, 7)})});
        QVERIFY(note.contains(QStringLiteral(".unreadable-")));
        QCOMPARE(file_->load().size(), std::size_t{1});
        QDir folder = QFileInfo(file_->path()).dir();
        const QStringList aside = folder.entryList({QStringLiteral("*.unreadable-*")});
        QCOMPARE(aside.size(), 1);
        QFile kept(folder.filePath(aside.first()));
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), text);
        kept.remove();
    }

    void fileThatCannotBeWrittenIsComplainedOf() {
        const StatisticsFile nowhere(QStringLiteral("/proc/no/such/statistics.json"));
        const QString note = nowhere.add({game(QStringLiteral("a"), {ana(1, 0), ben(2, 7)})});
        QVERIFY2(note.contains(QStringLiteral("cannot be saved")), qPrintable(note));
        QVERIFY2(!note.contains(QStringLiteral("another run")), qPrintable(note));
    }

    void fileThatAnotherRunHoldsIsSaidSo() {
        const auto other = heldByAnotherRun();
        QVERIFY(other->isLocked());
        QVERIFY(
            file_->add({game(QStringLiteral("a"), {ana(1, 0), ben(2, 7)})}).contains(QStringLiteral("another run")));
        QVERIFY(file_->load().empty());
    }

    void tableHasALineForEachPlayer() {
        const QByteArray csv = toCsv({game(QStringLiteral("a"), {ben(1, 0), flint(2, 7)})});
        const QList<QByteArray> lines = csv.split('\n');
        QCOMPARE(lines.size(), 4);
        QVERIFY(lines.at(0).startsWith("date,game,players"));
        QCOMPARE(
            lines.at(1),
            QByteArray("2024-05-06T07:08:00,\"a\",2,0,0,\"standard\",9,1,0,\"Ben \"\"B\"\", jun.\",person,\"\",1,0\r"));
        QVERIFY(lines.at(2).contains(",bot,\"greedy\",2,7"));
    }

    // ---- scores -------------------------------------------------------------------------------------------------

    void scoresAreThoseOfPeopleAndLevels() {
        PlayedGame takenBack = game(QStringLiteral("4"), {ana(1, 0), flint(2, 1)});
        takenBack.takenBack = true;
        PlayedGame abandoned = game(QStringLiteral("5"), {ana(1, 0), flint(2, 1)});
        abandoned.finished = false;
        const std::vector games = {game(QStringLiteral("1"), {ana(1, 0), flint(2, 4)}),
                                   game(QStringLiteral("2"), {ana(1, 0), ben(1, 0), flint(3, 8)}),
                                   game(QStringLiteral("3"), {ana(2, 6), ben(1, 0)}), takenBack, abandoned};
        const auto all = scores(games, {}, allLevels());
        QCOMPARE(all.size(), std::size_t{3});
        QCOMPARE(all[0].who.name, QStringLiteral("Ana"));
        QCOMPARE(all[0].games(), 3);
        QCOMPARE(all[0].wins(), 2);
        QCOMPARE(all[0].longestRun(), 2);
        QCOMPARE(all[0].meanLeft(), 2.0);
        QVERIFY(qFuzzyCompare(all[0].chance(), (0.5 + 1.0 / 3 + 0.5) / 3));
        QVERIFY(all[2].who.isBot());
        QCOMPARE(all[2].wins(), 0);
        const auto met = againstLevels(games, {}, all[0].who, allLevels());
        QCOMPARE(met.size(), std::size_t{1});
        QCOMPARE(met[0].games(), 2);
        QCOMPARE(met[0].wins(), 2);
        QCOMPARE(apart(games, {}).abandoned, 1);
        QCOMPARE(apart(games, {}).takenBack, 1);
        GameFilter three;
        three.players = 3;
        QCOMPARE(scores(games, three, allLevels())[0].games(), 1);
        GameFilter cursed;
        cursed.curse = true;
        QVERIFY(scores(games, cursed, allLevels()).empty());
    }

    // ---- at the window ------------------------------------------------------------------------------------------

    void roundThatEndsIsCountedOnce() {
        WindowFixture fixture;
        playToTheEnd(fixture);
        const auto games = counted(fixture);
        QCOMPARE(games.size(), std::size_t{1});
        QVERIFY(games[0].counts());
        QCOMPARE(games[0].seats[0].name, QStringLiteral("Ana"));
        QVERIFY(games[0].seats[1].bot);
        fixture.click("look"); // and come back to the end again
        QTRY_COMPARE(fixture.phase(), Controller::Phase::LookingBack);
        fixture.trigger("backToGame");
        QTRY_COMPARE(fixture.phase(), Controller::Phase::Over);
        fixture.trigger("standings");
        QVERIFY(fixture.dialog("standingsDialog") != nullptr);
        QCOMPARE(counted(fixture).size(), std::size_t{1});
    }

    void practiceWithMovesTakenBackIsCountedApart() {
        WindowFixture fixture;
        SetUp setUp;
        setUp.players = {person("Ana"), bot("Flint")};
        setUp.first = 0;
        setUp.practice = true;
        setUp.options.turnLimit = 6;
        fixture.window->startGame(setUp);
        QTRY_COMPARE(fixture.phase(), Controller::Phase::Asking);
        fixture.choose();
        QTRY_COMPARE(fixture.phase(), Controller::Phase::Asking);
        fixture.trigger("undo");
        QTRY_COMPARE(fixture.phase(), Controller::Phase::Asking);
        const Options choices = options(fixture.session().state());
        fixture.controller().choose(choices[choices.size() - 1]);
        goOn(fixture);
        const auto games = counted(fixture);
        QCOMPARE(games.size(), std::size_t{1});
        QVERIFY(games[0].takenBack && !games[0].counts());
    }

    void gameThatIsLeftIsAbandoned() {
        WindowFixture fixture;
        fixture.start({person("Ana"), bot("Flint")});
        fixture.start({person("Ana"), bot("Flint")}); // nothing was played
        QVERIFY(counted(fixture).empty());
        for (int turn = 0; turn < 3; ++turn) {
            QTRY_COMPARE(fixture.phase(), Controller::Phase::Asking);
            fixture.choose();
        }
        QTRY_COMPARE(fixture.phase(), Controller::Phase::Asking);
        fixture.start({person("Ana"), bot("Flint")});
        const auto games = counted(fixture);
        QCOMPARE(games.size(), std::size_t{1});
        QVERIFY(!games[0].finished);
    }

    /// The disk, or another run that holds the statistics, may take its time: the table does not wait.
    void tableDoesNotWaitForTheFile() {
        WindowFixture fixture;
        ScoreKeeper keeper(fixture.controller(), *file_);
        const QSignalSpy notes(&keeper, &ScoreKeeper::noted);
        const auto other = heldByAnotherRun();
        QVERIFY(other->isLocked());
        connect(&fixture.controller(), &Controller::roundEnded, &fixture.controller(), [&other] { other->unlock(); });
        playToTheEnd(fixture);
        QVERIFY(!other->isLocked());
        QCOMPARE(keeper.file().load().size(), std::size_t{1});
        QCoreApplication::sendPostedEvents(&keeper);
        QVERIFY(notes.isEmpty());
    }

    void gameCountedLastIsWrittenAtTheEnd() {
        WindowFixture fixture;
        auto keeper = std::make_unique<ScoreKeeper>(fixture.controller(), *file_);
        connect(&fixture.controller(), &Controller::roundEnded, &fixture.controller(), [&keeper] { keeper.reset(); });
        playToTheEnd(fixture);
        QVERIFY(keeper == nullptr);
        QCOMPARE(file_->load().size(), std::size_t{1});
    }

    void noteThatNobodyCanBeToldIsLogged() {
        WindowFixture fixture;
        auto keeper = std::make_unique<ScoreKeeper>(fixture.controller(),
                                                    StatisticsFile(QStringLiteral("/proc/no/such/statistics.json")));
        connect(&fixture.controller(), &Controller::roundEnded, &fixture.controller(), [&keeper] { keeper.reset(); });
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("cannot be saved")));
        playToTheEnd(fixture);
        QVERIFY(keeper == nullptr);
    }

    void gameThatCouldNotBeWrittenIsTriedWithTheNext() {
        WindowFixture fixture;
        ScoreKeeper keeper(fixture.controller(), *file_);
        const QSignalSpy notes(&keeper, &ScoreKeeper::noted);
        const auto other = heldByAnotherRun();
        QVERIFY(other->isLocked());
        playToTheEnd(fixture, 5);
        QTRY_COMPARE(notes.count(), 1);
        playToTheEnd(fixture, 6);
        QTRY_COMPARE(notes.count(), 2); // for the second game; none again for the first
        other->unlock();
        playToTheEnd(fixture, 7);
        QCOMPARE(keeper.file().load().size(), std::size_t{3});
        QCoreApplication::sendPostedEvents(&keeper);
        QCOMPARE(notes.count(), 2);
    }

    void standingsTellTheStoryAndLeadBack() {
        WindowFixture fixture;
        playToTheEnd(fixture);
        auto* dialog = fixture.dialog("standingsDialog");
        QVERIFY(dialog->findChild<QWidget*>(QStringLiteral("story")) != nullptr);
        QList<QToolButton*> looks;
        for (QToolButton* button : dialog->findChildren<QToolButton*>()) {
            if (button->objectName().startsWith(QStringLiteral("look"))) {
                QVERIFY(!button->accessibleName().isEmpty());
                looks += button;
            }
        }
        QVERIFY(!looks.isEmpty());
        QTest::mouseClick(looks.first(), Qt::LeftButton);
        QTRY_COMPARE(fixture.phase(), Controller::Phase::LookingBack);
        QVERIFY(fixture.controller().history().ply > 0);
    }

    void playAgainKeepsPlayersAndRules() {
        WindowFixture fixture;
        playToTheEnd(fixture);
        const auto players = fixture.session().players();
        fixture.key(Qt::Key_Return); // what most people do next
        QTRY_VERIFY(fixture.dialog("standingsDialog") == nullptr);
        QVERIFY(fixture.session().players() == players);
        QVERIFY(!fixture.session().isOver());
        QVERIFY(optionsOf(fixture.session().state()).curse);
    }

    // ---- dialog -------------------------------------------------------------------------------------------------

    void dialogShowsWhatIsKept() {
        addSome();
        StatisticsDialog dialog(*file_, lightTheme());
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
        auto* list = dialog.findChild<QListWidget*>(QStringLiteral("players"));
        QCOMPARE(list->count(), 3);
        QCOMPARE(list->currentRow(), 0);
        QCOMPARE(dialog.findChild<QLabel*>(QStringLiteral("playerName"))->text(), QStringLiteral("Ana"));
        QTest::keyClick(list, Qt::Key_Down);
        QVERIFY(dialog.findChild<QLabel*>(QStringLiteral("playerName"))->text().startsWith(QStringLiteral("Ben")));
        auto* count = dialog.findChild<QComboBox*>(QStringLiteral("playerCount"));
        count->setCurrentIndex(count->findData(3));
        QCOMPARE(list->count(), 3);
        count->setCurrentIndex(count->findData(6));
        QVERIFY(dialog.findChild<QLabel*>(QStringLiteral("empty"))->isVisible());
        count->setFocus();
        QTest::keyClick(count, Qt::Key_Home);
        QVERIFY(list->isVisible());
        QCOMPARE(dialog.focusWidget(), count); // one walks through the filter by keys
        for (const Plot* plot : dialog.findChildren<Plot*>()) {
            QVERIFY(!plot->accessibleName().isEmpty());
        }
    }

    void dialogExportsAndForgets() {
        addSome();
        StatisticsDialog dialog(*file_, lightTheme());
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
        QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("export")), Qt::LeftButton);
        auto* save = dialog.findChild<QFileDialog*>(QStringLiteral("csvDialog"));
        QVERIFY(save != nullptr);
        const QString path = folder_.filePath(QStringLiteral("out.csv"));
        emit save->fileSelected(path);
        save->close();
        QVERIFY(QFileInfo(path).size() > 100);

        auto* reset = dialog.findChild<QPushButton*>(QStringLiteral("reset"));
        for (const auto button : {QMessageBox::Cancel, QMessageBox::Reset}) {
            QTest::mouseClick(reset, Qt::LeftButton);
            QMessageBox* question = nullptr;
            for (QMessageBox* box : dialog.findChildren<QMessageBox*>(QStringLiteral("resetQuestion"))) {
                question = box->isVisible() ? box : question;
            }
            QVERIFY(question != nullptr);
            question->button(button)->click();
            QCOMPARE(file_->load().empty(), button == QMessageBox::Reset);
        }
        QVERIFY(!reset->isEnabled());
    }

private:
    /// The lock of another run that uses the statistics.
    std::unique_ptr<QLockFile> heldByAnotherRun() const {
        QDir().mkpath(QFileInfo(file_->path()).absolutePath());
        auto lock = std::make_unique<QLockFile>(file_->path() + QStringLiteral(".lock"));
        lock->lock();
        return lock;
    }

    void addSome() const {
        file_->add({game(QStringLiteral("1"), {ana(1, 0), flint(2, 4)})});
        file_->add({game(QStringLiteral("2"), {ana(2, 5), ben(1, 0), flint(3, 8)})});
        file_->add({game(QStringLiteral("3"), {ana(1, 0), flint(2, 8)})});
    }

    /// Bots and a hasty person play a round.
    static void playToTheEnd(const WindowFixture& fixture, std::uint64_t seed = 5) {
        GameOptions options;
        options.curse = true;
        options.turnLimit = 12;
        fixture.controller().start(dealtSession({person("Ana"), bot("Flint")}, seed, options));
        goOn(fixture);
    }

    static void goOn(const WindowFixture& fixture) {
        while (fixture.phase() != Controller::Phase::Over) {
            if (fixture.phase() == Controller::Phase::Asking) {
                const Options choices = options(fixture.session().state());
                fixture.controller().choose(choices[choices.size() / 2]);
            }
            QTest::qWait(1);
        }
        QTRY_VERIFY(fixture.dialog("standingsDialog") != nullptr);
        QVERIFY(waitForActive(fixture.dialog("standingsDialog")));
    }

    QTemporaryDir folder_;
    std::unique_ptr<StatisticsFile> file_;
};

int main(int argc, char** argv) {
    setApplicationNames();
    const Application application(argc, argv);
    TestStatistics test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_statistics.moc"
