// The history of a game at the window: by keys, by the menus, and by a click on what happened.
#include "app/application.h"
#include "app/panels/log_model.h"
#include "window_fixture.h"

#include <QListView>

using namespace ashlar::app;
using namespace ashlar::flaming;
using Phase = Controller::Phase;

namespace {

/// A person and two bots, some turns into a game where everything may be taken back.
struct Played : WindowFixture {
    explicit Played(int turns = 3) {
        SetUp setUp;
        setUp.players = {person("Ana"), bot("Flint"), bot("Cairn", "greedy")};
        setUp.first = 0;
        setUp.practice = true;
        window->startGame(setUp);
        for (int i = 0; i < turns; ++i) {
            [[maybe_unused]] const bool asked = waitForChoice();
            choose();
        }
        [[maybe_unused]] const bool asked = waitForChoice();
    }

    bool waitForChoice() const {
        return QTest::qWaitFor([this] { return phase() == Phase::Asking && stage().spots().count() > 0; }, 20000);
    }
    QListView& log() const { return *window->findChild<QListView*>(QStringLiteral("log")); }
    int marked() const {
        for (int row = 0; row < log().model()->rowCount(); ++row) {
            if (log().model()->index(row, 0).data(LogModel::LookedAtRole).toBool()) {
                return row;
            }
        }
        return -1;
    }
    void clickEntry(int row) const {
        const QModelIndex entry = log().model()->index(row, 0);
        log().scrollTo(entry);
        QTest::mouseClick(log().viewport(), Qt::LeftButton, {}, log().visualRect(entry).center());
    }
};

} // namespace

class TestHistoryWindow : public QObject {
    Q_OBJECT

private slots:
    void clickOnAnEntryShowsThatMoment() {
        const Played fixture;
        QCOMPARE(fixture.phase(), Phase::Asking);
        const std::size_t ply = fixture.session().ply();
        QCOMPARE(fixture.log().model()->rowCount(), static_cast<int>(ply));
        fixture.clickEntry(1);
        QCOMPARE(fixture.phase(), Phase::LookingBack);
        QCOMPARE(fixture.controller().history().ply, std::size_t{2});
        QCOMPARE(fixture.marked(), 1);
        QCOMPARE(fixture.stage().spots().count(), 0); // nothing is asked meanwhile
        QVERIFY(fixture.action("backToGame").isEnabled());
        fixture.trigger("backToGame");
        QVERIFY(fixture.waitForChoice());
        QCOMPARE(fixture.session().ply(), ply);
        QCOMPARE(fixture.marked(), -1);
    }

    void historyByKeys() {
        const Played fixture;
        const std::size_t ply = fixture.session().ply();
        fixture.key(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(fixture.controller().history().ply, ply - 1);
        fixture.key(Qt::Key_Home, Qt::AltModifier);
        QCOMPARE(fixture.controller().history().ply, std::size_t{0});
        fixture.key(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(fixture.controller().history().ply, std::size_t{1});
        fixture.key(Qt::Key_End, Qt::AltModifier);
        QCOMPARE(fixture.controller().history().ply, ply);
        fixture.key(Qt::Key_Escape);
        QVERIFY(fixture.waitForChoice());
        QVERIFY(!fixture.controller().isLookingBack());
    }

    void replayByKeyReturnsToTheQuestion() {
        const Played fixture;
        const SeatView asked = view(fixture.session().state(), 0);
        fixture.trigger("replay");
        QCOMPARE(fixture.phase(), Phase::LookingBack);
        QVERIFY(fixture.waitForChoice());
        QVERIFY(view(fixture.session().state(), 0) == asked);
        fixture.choose(); // and it goes on
        QVERIFY(fixture.waitForChoice());
    }

    void undoAgainstBotsAndAnotherWay() {
        const Played fixture;
        const std::vector<Choice> old = fixture.session().timeline().choices();
        const int rows = fixture.log().model()->rowCount();
        fixture.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(fixture.waitForChoice());
        QVERIFY(fixture.session().ply() < old.size());
        QVERIFY(fixture.log().model()->rowCount() < rows);
        fixture.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(fixture.session().timeline().choices() == old);
        QVERIFY(fixture.waitForChoice());
        QCOMPARE(fixture.log().model()->rowCount(), rows);

        fixture.key(Qt::Key_Home, Qt::AltModifier);
        fixture.key(Qt::Key_Right, Qt::AltModifier);
        fixture.controller().lookAt(0);
        fixture.trigger("playOn");
        QVERIFY(fixture.waitForChoice());
        const Options options = ashlar::flaming::options(fixture.session().state());
        for (const Choice& choice : options) {
            if (choice != old.front()) {
                fixture.controller().choose(choice);
                break;
            }
        }
        QVERIFY(fixture.waitForChoice());
        const std::vector<Branch> branches = fixture.controller().branches();
        QCOMPARE(branches.size(), std::size_t{2});
        QVERIFY(fixture.action("undo").isEnabled());
        fixture.controller().switchTo(branches[0].end);
        QVERIFY(fixture.session().timeline().choices() == old);
    }
};

int main(int argc, char** argv) {
    ashlar::app::setApplicationNames();
    const Application application(argc, argv);
    TestHistoryWindow test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_history_window.moc"
