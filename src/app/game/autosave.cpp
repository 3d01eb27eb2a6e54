#include "app/game/autosave.h"

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

QString newerOf(const QString& path) {
    const QFileInfo file(path);
    return file.dir().filePath(file.completeBaseName() + QStringLiteral(".newer.ashlar"));
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

Autosave::Autosave(const QString& folder, QObject* parent)
    : QObject(parent), folder_(folder), writer_([this](const Text& text) { write(text); }),
      newerWriter_([this](const record::Record& record) { writeNewer(record); }) {
    QDir().mkpath(folder);
    takeSlot(folder);
    if (lock_) {
        removeHalfWritten(path_);
        removeHalfWritten(newerPath());
    }
}

Autosave::~Autosave() = default; // the writers end first, and wait until all is written

QString Autosave::newerPath() const {
    return newerOf(path_);
}

QString Autosave::defaultFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

/// Takes a file that no other instance has: one with a game if there is one, so that no game is forgotten.
void Autosave::takeSlot(const QString& folder) {
    const QDir dir(folder);
    path_ = dir.filePath(slotName(1) + QStringLiteral(".ashlar"));
    std::unique_ptr<record::FileLock> spare;
    QString sparePath;
    for (int slot = 1; slot <= maxSlots; ++slot) {
        auto lock = std::make_unique<record::FileLock>(pathOf(dir.filePath(slotName(slot) + QStringLiteral(".lock"))));
        if (lock->state() == record::FileLock::State::Taken) {
            continue; // by another instance
        }
        if (lock->state() == record::FileLock::State::Failed) {
            return; // a folder that cannot be written: the first save will tell
        }
        const QString path = dir.filePath(slotName(slot) + QStringLiteral(".ashlar"));
        if (QFileInfo::exists(path) || QFileInfo::exists(newerOf(path))) {
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
    if (blocked_) {
        return restored;
    }
    for (const QString& path : {newerPath(), path_}) {
        if (!restored.session && QFileInfo::exists(path)) {
            restored.session = read(path, restored.note);
        }
    }
    return restored;
}

/// Null, and a note, if it cannot be read.
std::unique_ptr<Session> Autosave::read(const QString& path, QString& note) {
    std::unique_ptr<Session> session;
    try {
        session = std::make_unique<Session>(record::load(pathOf(path)), QRandomGenerator::global()->generate64());
    } catch (const std::exception& error) {
        const QString aside = setAside(path, false);
        const QString reason = QString::fromUtf8(error.what());
        note = aside.isEmpty() ? tr("The last game cannot be read: %1. Its file stays as “%2”.").arg(reason, path)
                               : tr("The last game cannot be read: %1. Its file is kept as “%2”.").arg(reason, aside);
        return nullptr;
    }
    if (!session->complaint().isEmpty()) {
        note = tr("Not all of the last game can be read: %1. A copy of its file is kept as “%2”.")
                   .arg(session->complaint(), setAside(path, true));
    }
    return session;
}

/// Returns the new path; empty if it stays in the way, which then must not be overwritten.
QString Autosave::setAside(const QString& path, bool copy) {
    const QString aside = freeName(QDir(folder_), QStringLiteral("unreadable"));
    if (copy ? QFile::copy(path, aside) : QFile::rename(path, aside)) {
        return aside;
    }
    blocked_ = true;
    return {};
}

void Autosave::save(const Session& session, const QString& file) {
    if (!blocked_) {
        kept_ = false;
        newerWriter_.give(session.toRecord(file));
    }
}

void Autosave::flush() {
    newerWriter_.flush();
    writer_.flush();
}

bool Autosave::isKept() const {
    return kept_ && newerWriter_.isIdle() && writer_.isIdle();
}

void Autosave::writeNewer(const record::Record& record) {
    Text text{record::toJson(record) + '\n', 0};
    try {
        const std::scoped_lock lock(names_);
        text.number = ++number_;
        record::saveAtomically(pathOf(newerPath()), text.text, record::Outlasts::Process);
    } catch (const std::exception&) { // NOLINT: whether the game is kept is what the other file is about
    }
    writer_.give(std::move(text));
}

void Autosave::write(const Text& text) {
    try {
        record::saveAtomically(pathOf(path_), text.text);
    } catch (const std::exception& error) {
        kept_ = false; // an older text may just have been kept
        tell(QString::fromUtf8(error.what()));
        return;
    }
    const std::scoped_lock lock(names_);
    if (number_ == text.number) {
        QFile::remove(newerPath());
        kept_ = true;
        told_ = false;
    }
}

/// Once until it works again. From any thread.
void Autosave::tell(const QString& fault) {
    if (!told_.exchange(true)) {
        QMetaObject::invokeMethod(
            this, [this, fault] { emit failed(tr("The game goes on, but it is not kept: %1.").arg(fault)); },
            Qt::QueuedConnection);
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
