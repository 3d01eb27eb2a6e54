// Sessions in and out of records: branches, practice, held turns, rounds.
#include "app/application.h"
#include "app/game/levels.h"
#include "sessions.h"

#include <QTest>

using namespace ashlar::app;
using namespace ashlar::flaming;
namespace record = ashlar::record;

namespace {

const std::vector<Player> players = {person("Ana"), bot("Flint"), person("Ben")};

/// Goes on at random, sometimes back: a game with branches.
std::unique_ptr<Session> wandered(std::uint64_t seed, int steps) {
    ashlar::Random random(seed);
    auto session = dealtSession(players, seed, {seed % 2 == 0, seed % 3 == 0, 20}, 2, seed % 5 == 0);
    for (int i = 0; i < steps; ++i) {
        const Options options = ashlar::flaming::options(session->state());
        if (options.empty() || random.below(6) == 0) {
            session->goTo(random.below(static_cast<std::uint32_t>(session->timeline().size())));
        } else {
            session->apply(options[random.below(static_cast<std::uint32_t>(options.size()))]);
        }
    }
    return session;
}

void compare(const Session& a, const Session& b) {
    QVERIFY(a.timeline().tree() == b.timeline().tree());
    QVERIFY(a.players() == b.players());
    QCOMPARE(a.ply(), b.ply());
    for (int seat = SeatView::nobody; seat < a.seats(); ++seat) {
        QVERIFY(view(a.state(), seat) == view(b.state(), seat));
        QVERIFY(view(a.shownState(), seat) == view(b.shownState(), seat));
    }
    for (std::size_t i = 0; i < a.ply(); ++i) {
        QCOMPARE(a.moves()[i].events.size(), b.moves()[i].events.size());
    }
    QCOMPARE(a.isPractice(), b.isPractice());
    QCOMPARE(a.isOpen(), b.isOpen());
    QCOMPARE(a.isHeld(), b.isHeld());
    QCOMPARE(a.undoFloor(), b.undoFloor());
    QCOMPARE(a.round(), b.round());
    QVERIFY(a.match() == b.match());
}

Session again(const Session& session) {
    return {record::parse(record::toJson(session.toRecord())), 1};
}

} // namespace

class TestSession : public QObject {
    Q_OBJECT

private slots:
    void theYardstickThatCheatsIsNoOpponent() {
        QVERIFY(!allLevels().contains(QStringLiteral("all-knowing")));
        const auto session = dealtSession({person("Ana"), bot("Flint", "all-knowing")});
        QCOMPARE(replaceUnknownLevels(*session).size(), 1);
        QCOMPARE(session->player(1).level, defaultLevel());
    }

    void everythingComesBack() {
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            const auto session = wandered(seed, 80);
            session->setUndoFloor(session->ply() / 2);
            const Session read = again(*session);
            QVERIFY(read.complaint().isEmpty());
            compare(read, *session);
        }
    }

    void heldTurnHidesWhatItDrew() {
        const auto session = dealtSession(players);
        session->apply(options(session->state())[0]);
        QCOMPARE(session->shownState().hands[0].size(), 5);
        session->setHeld(true);
        QCOMPARE(session->shownState().hands[0].size(), 4);
        compare(again(*session), *session);
    }

    void nobodyHoldsABotsTurn() {
        const auto session = dealtSession({bot("Flint"), person("Ana")});
        session->apply(options(session->state())[0]);
        session->setHeld(true);
        QVERIFY(!again(*session).isHeld());
    }

    void coloursAreThoseOfTheSeatsUnlessChosen() {
        SetUp setUp;
        setUp.players = players;
        setUp.players[1].colour = 5;
        const Session session(setUp, 1);
        QCOMPARE(session.colour(0), 0);
        QCOMPARE(session.colour(1), 5);
        QCOMPARE(again(session).colour(1), 5);
        QCOMPARE(again(session).colour(2), 2);
    }

    void nextRoundKeepsWhatWasChosen() {
        SetUp setUp;
        setUp.players = players;
        setUp.players[2].colour = 4;
        setUp.practice = true;
        setUp.roundsToWin = 3;
        setUp.options.turnLimit = 1;
        Session session(setUp, 1);
        while (!session.isOver()) {
            session.apply(options(session.state())[0]);
        }
        const Session next = session.nextRound();
        QVERIFY(next.isPractice());
        QCOMPARE(next.colour(2), 4);
        QCOMPARE(next.round(), 2);
        QCOMPARE(again(next).round(), 2); // also after a tie, which counts for nobody
        QCOMPARE(next.ply(), std::size_t{0});
    }

    void recordWithoutExtrasIsAsBefore() {
        record::Record plain = wandered(3, 30)->toRecord();
        plain.unknown = R"("note":"x")";
        const Session session(plain, 1);
        QVERIFY(session.complaint().isEmpty());
        QCOMPARE(session.undoFloor(), session.ply());
        QVERIFY(!session.isHeld());
        QVERIFY(!session.isPractice());
        QCOMPARE(session.timeline().size(), session.ply() + 1);
        QVERIFY(session.timeline().choices() == plain.choices);
        QVERIFY(session.toRecord().unknown.find(R"("note":"x")") != std::string::npos);
    }

    void badExtrasDoNoHarm_data() {
        QTest::addColumn<QString>("extras");
        QTest::newRow("no object") << "7";
        QTest::newRow("a wrong type") << R"({"practice":"yes"})";
        QTest::newRow("too many colours") << R"({"colours":[1,2,3,4,5,6,7]})";
        QTest::newRow("branches of another game")
            << R"({"tree":[{"from":0,"choices":[{"fall":"left"}]}],"current":1,"end":1})";
        QTest::newRow("branches that do not lead here") << R"({"tree":[],"current":0,"end":0})";
    }
    void badExtrasDoNoHarm() {
        QFETCH(const QString, extras);
        record::Record record = wandered(4, 20)->toRecord();
        record.unknown = "\"ashlar\":" + extras.toStdString();
        const Session session(record, 1);
        QVERIFY(!session.complaint().isEmpty());
        QVERIFY(session.timeline().choices() == record.choices);
        QCOMPARE(session.undoFloor(), session.ply());
        compare(again(session), session);
    }

    void practiceIsForOnePerson() {
        QVERIFY(practiceByDefault({person("Ana"), bot("Flint")}));
        QVERIFY(!practiceByDefault({person("Ana"), person("Ben")}));
        QVERIFY(!practiceByDefault({bot("Ember"), bot("Flint")}));
    }
};

int main(int argc, char** argv) {
    ashlar::app::setApplicationNames();
    const Application application(argc, argv);
    TestSession test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_session.moc"
