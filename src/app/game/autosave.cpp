#include "app/game/autosave.h"

#include "ashlar/record/files.h"
#include "ashlar/record/reader.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QStandardPaths>

#include <exception>
#include <utility>

namespace ashlar::app {

namespace {

/// So many instances at once have a file of their own; further ones keep nothing.
constexpr int maxSlots = 9;

QString slotName(int slot) {
    return slot == 1 ? QStringLiteral("autosave") : QStringLiteral("autosave-%1").arg(slot);
}

/// "unreadable 2026-01-31 12.30.15.ashlar", with a number if there is one already.
QString freeName(const QDir& folder, const QString& name) {
    const QString time = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd HH.mm.ss"));
    QString path;
    for (int n = 1; n == 1 || QFileInfo::exists(path); ++n) {
        const QString number = n == 1 ? QString() : QStringLiteral(" (%1)").arg(n);
        path = folder.filePath(QStringLiteral("%1 %2%3.ashlar").arg(name, time, number));
    }
    return path;
}

/// What a program that was stopped in the middle of writing left beside its file (record::AtomicFile).
void removeHalfWritten(const QString& path) {
    const QFileInfo file(path);
    const QString pattern = QLatin1Char('.') + file.fileName() + QStringLiteral(".*");
    for (const QString& name : file.dir().entryList({pattern}, QDir::Files | QDir::Hidden)) {
        file.dir().remove(name);
    }
}

std::filesystem::path pathOf(const QString& path) {
    return QFile::encodeName(path).toStdString();
}

} // namespace

Autosave::Autosave(const QString& folder, QObject* parent) : QObject(parent), folder_(folder) {
    QDir().mkpath(folder);
    takeSlot(folder);
    if (lock_) {
        removeHalfWritten(path_);
    }
    thread_ = std::thread([this] { work(); });
}

Autosave::~Autosave() {
    {
        const std::scoped_lock lock(mutex_);
        ending_ = true;
    }
    changed_.notify_all();
    thread_.join();
}

QString Autosave::defaultFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

/// Takes a file that no other instance has: one with a game if there is one, so that no game is forgotten.
void Autosave::takeSlot(const QString& folder) {
    const QDir dir(folder);
    path_ = dir.filePath(slotName(1) + QStringLiteral(".ashlar"));
    std::unique_ptr<QLockFile> spare;
    QString sparePath;
    for (int slot = 1; slot <= maxSlots; ++slot) {
        auto lock = std::make_unique<QLockFile>(dir.filePath(slotName(slot) + QStringLiteral(".lock")));
        lock->setStaleLockTime(0); // only if its process is gone
        if (!lock->tryLock(0)) {
            if (lock->error() == QLockFile::LockFailedError) {
                continue; // another instance
            }
            return; // a folder that cannot be written: the first save will tell
        }
        const QString path = dir.filePath(slotName(slot) + QStringLiteral(".ashlar"));
        if (QFileInfo::exists(path)) {
            path_ = path;
            lock_ = std::move(lock);
            return;
        }
        if (!spare) {
            spare = std::move(lock);
            sparePath = path;
        }
    }
    blocked_ = spare == nullptr;
    if (spare) {
        path_ = sparePath;
        lock_ = std::move(spare);
    }
}

Autosave::Restored Autosave::restore() {
    Restored restored;
    if (blocked_ || !QFileInfo::exists(path_)) {
        return restored;
    }
    const auto seed = QRandomGenerator::global()->generate64();
    try {
        restored.session = std::make_unique<Session>(record::load(pathOf(path_)), seed);
    } catch (const std::exception& error) {
        const QString aside = setAside(false);
        const QString reason = QString::fromUtf8(error.what());
        restored.note = aside.isEmpty()
                            ? tr("The last game cannot be read: %1. Its file stays as “%2”.").arg(reason, path_)
                            : tr("The last game cannot be read: %1. Its file is kept as “%2”.").arg(reason, aside);
        return restored;
    }
    if (!restored.session->complaint().isEmpty()) {
        restored.note = tr("Not all of the last game can be read: %1. A copy of its file is kept as “%2”.")
                            .arg(restored.session->complaint(), setAside(true));
    }
    return restored;
}

/// Returns the new path; empty if it stays in the way, which then must not be overwritten.
QString Autosave::setAside(bool copy) {
    const QString aside = freeName(QDir(folder_), QStringLiteral("unreadable"));
    if (copy ? QFile::copy(path_, aside) : QFile::rename(path_, aside)) {
        return aside;
    }
    const std::scoped_lock lock(mutex_);
    blocked_ = true;
    return {};
}

void Autosave::save(const Session& session, const QString& file) {
    record::Record record = session.toRecord(file);
    {
        const std::scoped_lock lock(mutex_);
        if (blocked_) {
            return;
        }
        next_ = std::move(record);
    }
    changed_.notify_all();
}

void Autosave::flush() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return !next_ && !writing_; });
}

bool Autosave::isKept() const {
    const std::scoped_lock lock(mutex_);
    return kept_ && !next_ && !writing_;
}

void Autosave::work() {
    std::unique_lock lock(mutex_);
    while (true) {
        changed_.wait(lock, [this] { return next_ || ending_; });
        if (!next_) {
            return;
        }
        const record::Record record = *std::exchange(next_, std::nullopt);
        writing_ = true;
        lock.unlock();
        QString fault;
        try {
            record::saveAtomically(pathOf(path_), record::toJson(record) + '\n');
        } catch (const std::exception& error) {
            fault = QString::fromUtf8(error.what());
        }
        lock.lock();
        writing_ = false;
        kept_ = fault.isEmpty();
        if (!std::exchange(told_, !kept_) && !kept_) {
            QMetaObject::invokeMethod(
                this, [this, fault] { emit failed(tr("The game goes on, but it is not kept: %1.").arg(fault)); },
                Qt::QueuedConnection);
        }
        changed_.notify_all();
    }
}

QString Autosave::keepForGood(const Session& session) const {
    const QDir folder(QDir(folder_).filePath(QStringLiteral("games")));
    QDir().mkpath(folder.path());
    QString names = session.names().join(QStringLiteral(", "));
    for (QChar& character : names) { // what no file system minds
        if (!character.isLetterOrNumber() && character != QLatin1Char(',')) {
            character = QLatin1Char(' ');
        }
    }
    const QString path = freeName(folder, names.simplified().left(60));
    try {
        record::saveAtomically(pathOf(path), record::toJson(session.toRecord()) + '\n');
    } catch (const std::exception& error) {
        qWarning("A game cannot be kept: %s", error.what());
        return {};
    }
    return path;
}

} // namespace ashlar::app
