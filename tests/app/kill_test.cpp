// kill_test <ashlar> <kill_robot> <ashlar-cli> [kills]: starts the program again and again, kills it (SIGKILL) at
// random moments, and compares what it kept with the choices that it told: at most the last one may be missing, and the
// next start must go on from there.
#include "app/application.h"
#include "app/game/autosave.h"
#include "app/settings.h"
#include "ashlar/record/files.h"
#include "ashlar/record/json_text.h"
#include "ashlar/record/reader.h"
#include "sessions.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QThread>

#include <cstdio>
#include <deque>
#include <optional>
#include <random>

using namespace ashlar::app;
namespace record = ashlar::record;
namespace flaming = ashlar::flaming;

namespace {

constexpr int longestRun = 2500; // milliseconds
constexpr int startTime = 20000;

[[noreturn]] void fail(const QString& why) {
    std::fprintf(stderr, "kill_test: %s\n", qUtf8Printable(why));
    std::_Exit(1);
}

/// The choices of a game, each as JSON.
using Choices = QStringList;

/// What the program said of its game, line by line.
class Journal {
public:
    void read(const QByteArray& log) {
        for (const QByteArray& line : log.split('\n')) {
            const QList<QByteArray> words = line.trimmed().split(' ');
            if (words.size() == 3 && words[0] == "ashlar.game:" && words[1] == "at") {
                states_.push_back(states_.back().mid(0, words[2].toInt()));
                restarts_.push_back(words[2].toInt());
            } else if (words.size() == 4 && words[0] == "ashlar.game:" && words[1] == "choice") {
                if (states_.back().size() + 1 != words[2].toInt()) {
                    fail(QStringLiteral("it says choice %1 after %2").arg(words[2].toInt()).arg(states_.back().size()));
                }
                states_.push_back(states_.back() + QStringList(QString::fromUtf8(words[3])));
            }
        }
    }
    /// How many steps before the last one a state was, not counting those that chance made; none if it never was.
    std::optional<int> age(const Choices& choices) const {
        int age = 0;
        for (auto state = states_.rbegin(); state != states_.rend(); ++state) {
            if (*state == choices) {
                return age;
            }
            age += !state->isEmpty() && state->last().startsWith(QStringLiteral("{\"die\"")) ? 0 : 1;
        }
        return std::nullopt;
    }
    std::size_t steps() const { return states_.size() - 1; }
    /// From now on the game is where it was kept.
    void restart(const Choices& choices) {
        states_ = {choices};
        restarts_.clear();
    }
    /// The first "at", if there is one.
    std::optional<int> start() const { return restarts_.empty() ? std::nullopt : std::optional(restarts_.front()); }

private:
    std::deque<Choices> states_{{}};
    std::deque<int> restarts_;
};

Choices choicesOf(const record::Record& record) {
    Choices choices;
    for (const flaming::Choice& choice : record.choices) {
        choices += QString::fromStdString(record::JsonText(*record.options.tiles).choice(choice).text());
    }
    return choices;
}

struct Test {
    QString ashlar;
    QString robot;
    QString cli;
    QString home;
    std::mt19937_64 random{20260131};
    int killed = 0;
    int missing = 0;      ///< kills after which the last choice was missing
    std::size_t made = 0; ///< choices in all

    int below(int n) { return std::uniform_int_distribution<int>(0, n - 1)(random); }

    /// Bots alone, for the program itself.
    QString newGame() {
        const auto session = dealtSession({bot("Ember", "random"), bot("Flint", "greedy"), bot("Cairn", "random")},
                                          random(), {below(2) == 0, below(2) == 0, 100});
        const QString path = home + QStringLiteral("/game.ashlar");
        record::saveAtomically(path.toStdString(), record::toJson(session->toRecord()));
        return path;
    }

    QByteArray runAndKill(const QString& program, const QStringList& arguments) {
        QProcess process;
        process.setProgram(program);
        process.setArguments(arguments);
        process.setStandardOutputFile(QProcess::nullDevice());
        process.start();
        if (!process.waitForStarted(startTime)) {
            fail(QStringLiteral("%1 does not start").arg(program));
        }
        QThread::msleep(static_cast<unsigned long>(below(longestRun)));
        if (process.state() != QProcess::Running) {
            fail(QStringLiteral("it ended by itself: ") + QString::fromUtf8(process.readAllStandardError()));
        }
        process.kill();
        process.waitForFinished(startTime);
        ++killed;
        return process.readAllStandardError();
    }

    void play(const QString& program, const QString& folder, int kills) {
        const QString durable = folder + QStringLiteral("/autosave.ashlar");
        const QString newer = folder + QStringLiteral("/autosave.newer.ashlar"); // there while the disk takes its time
        QFile::remove(durable);
        QFile::remove(newer);
        Journal journal;
        bool kept = false;
        for (int i = 0; i < kills; ++i) {
            const QByteArray log =
                runAndKill(program, kept || program == robot ? QStringList() : QStringList(newGame()));
            journal.read(log);
            if (kept && journal.start() && *journal.start() != expected_) {
                fail(QStringLiteral("kept %1 choices, went on with %2").arg(expected_).arg(*journal.start()));
            }
            made += journal.steps();
            const QString file = QFileInfo::exists(newer) ? newer : durable;
            if (!QFileInfo::exists(file)) {
                if (kept || journal.steps() > 2) {
                    fail(QStringLiteral("there is no game after %1 steps").arg(journal.steps()));
                }
                journal.restart({});
                continue;
            }
            kept = true;
            check(file, folder);
            const record::Record record = record::load(file.toStdString());
            const Choices choices = choicesOf(record);
            const std::optional<int> age = journal.age(choices);
            if (!age || *age > 1) {
                fail(QStringLiteral("%1 choices are kept, of the last step missing: %2\n%3")
                         .arg(choices.size())
                         .arg(age ? QString::number(*age) : QStringLiteral("it is another game"),
                              QString::fromUtf8(log.right(2000))));
            }
            missing += *age;
            expected_ = static_cast<int>(choices.size());
            journal.restart(choices);
            if (program != robot && prompt(Session(record, 1).state()).kind == flaming::PromptKind::Over) {
                QFile::remove(durable);
                QFile::remove(newer);
                kept = false;
            }
        }
    }

    void check(const QString& file, const QString& folder) const {
        if (QProcess::execute(cli, {QStringLiteral("check"), file}) != 0) {
            fail(QStringLiteral("ashlar-cli refuses what was kept"));
        }
        const QStringList others =
            QDir(folder).entryList({QStringLiteral("unreadable*"), QStringLiteral("autosave-*.ashlar")}, QDir::Files);
        const QStringList half = QDir(folder).entryList({QStringLiteral(".autosave.*")}, QDir::Files | QDir::Hidden);
        if (!others.isEmpty() || half.size() > 2) {
            fail(QStringLiteral("these should not be there: ") + (others + half).join(QStringLiteral(", ")));
        }
    }

    int expected_ = 0;
};

} // namespace

int main(int argc, char** argv) {
    const QTemporaryDir home;
    for (const char* folder : {"CONFIG", "DATA", "CACHE"}) {
        const QByteArray path = home.path().toUtf8() + '/' + folder;
        qputenv((QByteArray("XDG_") + folder + "_HOME").constData(), path);
    }
    qputenv("QT_LOGGING_RULES", "ashlar.game.debug=true");
    qputenv("QT_FORCE_STDERR_LOGGING", "1");
    qputenv("DBUS_SESSION_BUS_ADDRESS", "disabled:");
    setApplicationNames();
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() < 4) {
        fail(QStringLiteral("usage: kill_test <ashlar> <kill_robot> <ashlar-cli> [kills]"));
    }
    Settings settings;
    settings.speed = Speed::Off;
    saveSettings(settings);
    Test test;
    test.ashlar = arguments[1];
    test.robot = arguments[2];
    test.cli = arguments[3];
    test.home = home.path();
    const int kills = arguments.size() > 4 ? arguments[4].toInt() : 20;
    const QString data = Autosave::defaultFolder();
    test.play(test.ashlar, data, kills / 2);
    test.play(test.robot, data, kills - kills / 2);
    std::printf("%d kills, %zu steps; after %d of them the last step was missing, never more\n", test.killed, test.made,
                test.missing);
    return 0;
}
