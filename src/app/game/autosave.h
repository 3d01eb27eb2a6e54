// Keeps the game that is played on the disk, so that it is there at the next start, whatever happens to this one.
#pragma once

#include "app/game/session.h"

#include <QLockFile>
#include <QObject>
#include <QString>

#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

namespace ashlar::app {

/// One file in a folder of the application; a second instance of the program uses a file of its own. Files are written
/// on a thread of their own, each as a whole or not at all; if games come faster than they can be written, the latest
/// counts.
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
    /// The file of this instance.
    QString path() const { return path_; }

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
    void takeSlot(const QString& folder);
    QString setAside(bool copy);
    void work();

    QString folder_;
    QString path_;
    std::unique_ptr<QLockFile> lock_;

    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::optional<record::Record> next_; ///< guarded by mutex_, as all below
    bool writing_ = false;
    bool kept_ = false;
    bool told_ = false;    ///< that it cannot be kept
    bool blocked_ = false; ///< a file that could not be set aside is in the way
    bool ending_ = false;
    std::thread thread_; ///< the last member: it uses the others
};

} // namespace ashlar::app
