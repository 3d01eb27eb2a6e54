// The analysis of a game as values and in words, without a window.
#include "analysis_fixture.h"
#include "app/analysis/analysis_words.h"
#include "app/analysis/game_analysis.h"
#include "app/application.h"

using namespace ashlar::app;
using namespace ashlar::flaming;

class TestGameAnalysis : public QObject {
    Q_OBJECT

private slots:
    void wordsSayAtWhichEnd() {
        // The base grows to the left or to the right.
        for (const bool left : {true, false}) {
            auto session = sessionFrom({person("Ana Maria Wolkenstein"), person("Ben")},
                                       {{0, {"r7", "b10"}}, {0, {"b5"}}}, {"r5", "g3"});
            session->apply(place("r5", 0, left ? -1 : 2));
            session->setOpened();
            GameAnalysis analysis;
            QVERIFY(mayBeAnalysed(*session));
            analysis.analyse(*session, Depth::Quick);
            const AnalysisWords words(session->names(), session->tiles());
            const QString said = inWords(words.choice(analysis.played(0), analysis.before(0)));
            QCOMPARE(said, QStringLiteral("Ana puts red 5 on the ground, at the %1 end")
                               .arg(left ? QStringLiteral("left") : QStringLiteral("right")));
            QVERIFY(QTest::qWaitFor([&] { return analysis.isComplete(); }, 20000));
            QVERIFY(!analysis.isRunning() || QTest::qWaitFor([&] { return !analysis.isRunning(); }));
            QCOMPARE(analysis.judged(), std::size_t{1});
            QVERIFY(words.position(analysis, 0).join(QLatin1Char(' ')).contains(QStringLiteral(" %")));
            QCOMPARE(words.position(analysis, 1).first(), QStringLiteral("So the game stands now."));
        }
    }

    void whatIsBetterHasReasons() {
        auto session = dealtSession({bot("Ana"), bot("Flint")}, 3, {}, 1, true);
        playOn(*session, "random", 60);
        GameAnalysis analysis;
        analysis.analyse(*session, Depth::Quick);
        QVERIFY(QTest::qWaitFor([&] { return analysis.isComplete() && !analysis.isRunning(); }, 60000));
        const AnalysisWords words(session->names(), session->tiles());
        int reasons = 0;
        for (std::size_t ply = 0; ply < session->ply(); ++ply) {
            const auto lines = words.reasons(analysis, ply);
            QVERIFY(lines.empty() || analysis.better(ply));
            for (const RichLine& line : lines) {
                ++reasons;
                QVERIFY(words.position(analysis, ply).contains(inWords(line) + QLatin1Char('.')));
            }
        }
        QVERIFY(reasons > 10); // who plays at random errs
    }

    void branchesShareWhatIsBeforeThem() {
        auto session = dealtSession({bot("Ana"), bot("Flint")}, 3, {}, 1, true);
        playOn(*session, "random", 6);
        GameAnalysis analysis;
        analysis.analyse(*session, Depth::Quick);
        QVERIFY(QTest::qWaitFor([&] { return analysis.isComplete() && !analysis.isRunning(); }, 20000));
        const auto before = analysis.analysis().choices[3].verdict;
        session->goTo(session->line()[4]);
        const auto choices = options(session->state());
        const Choice taken = *session->timeline().choice(session->timeline().children(session->line()[4]).front());
        session->apply(choices[0] == taken ? choices[1] : choices[0]);
        analysis.analyse(*session, Depth::Quick);
        QCOMPARE(analysis.judged(), std::size_t{4});
        QVERIFY(analysis.analysis().choices[3].verdict == before);
        analysis.analyse(*session, Depth::Normal);
        QCOMPARE(analysis.judged(), std::size_t{0}); // another depth has verdicts of its own
        analysis.cancel();
        QVERIFY(!analysis.isRunning());
    }
};

int main(int argc, char** argv) {
    setApplicationNames();
    const Application application(argc, argv);
    TestGameAnalysis test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_game_analysis.moc"
