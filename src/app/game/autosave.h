// Keeps the game that is played on the disk, so that it is there at the next start, whatever happens to this one.
#pragma once

#include "app/game/latest_worker.h"
#include "app/game/session.h"
#include "ashlar/record/files.h"

#include <QObject>
#include <QString>

#include <atomic>
#include <memory>
#include <mutex>
#include <string>

namespace ashlar::app {

/// A file in a folder of the application; a second instance of the program uses a file of its own. It is replaced as a
/// whole or not at all, on a thread of its own, and outlasts a power cut. As that can take the disk its time, a second
/// file has the latest choice at once: it outlasts the program, and is there only until the first one is as new.
class Autosave : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Autosave)

public:
    /// What is found at the start.
    struct Restored {
        std::unique_ptr<Session> session; ///< null if there is none
        QString note;                     ///< what the player should know, a sentence; empty for nothing
    };

    explicit Autosave(const QString& folder = defaultFolder(), QObject* parent = nullptr);
    /// Waits until all is written.
    ~Autosave() override;

    static QString defaultFolder();
    /// The file of this instance, and the one that may be newer.
    QString path() const { return path_; }
    QString newerPath() const;

    /// Reads the game back. A file that cannot be read, or not all of it, is set aside under another name, never
    /// deleted.
    Restored restore();
    /// Keeps a game from now on. @param file where the player has saved it; empty: nowhere
    void save(const Session& session, const QString& file);
    /// Waits until all is written.
    void flush();
    /// Whether the game that was saved last is on the disk.
    bool isKept() const;

    /// Keeps a game for good, as a file of its own in the folder "games". Returns its path; empty if that failed.
    QString keepForGood(const Session& session) const;

signals:
    /// The game can not be kept: a sentence, once until it can be again. The game goes on.
    void failed(const QString& sentence);

private:
    struct Text {
        std::string text;
        int number = 0;
    };

    void takeSlot(const QString& folder);
    std::unique_ptr<Session> read(const QString& path, QString& note);
    QString setAside(const QString& path, bool copy);
    void writeNewer(const record::Record& record);
    void write(const Text& text);
    void tell(const QString& fault);

    QString folder_;
    QString path_;
    std::unique_ptr<record::FileLock> lock_;
    std::atomic<bool> blocked_ = false; ///< a file is in the way that must not be overwritten
    std::atomic<bool> kept_ = false;
    std::atomic<bool> told_ = false; ///< that the game cannot be kept
    std::mutex names_;               ///< held while the newer file comes and goes
    int number_ = 0;                 ///< of the text in the newer file; guarded by names_
    LatestWorker<Text> writer_;
    LatestWorker<record::Record> newerWriter_; ///< gives its text to writer_: ends first
};

} // namespace ashlar::app
