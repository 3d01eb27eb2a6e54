#include "app/statistics/statistics_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
#include <QSaveFile>
#include <QStandardPaths>

#include <algorithm>
#include <optional>

namespace ashlar::app {

namespace {

constexpr int version = 1;
constexpr int lockTimeout = 1000; // milliseconds
constexpr QLatin1String lockSuffix(".lock");
constexpr int mostSeats = 6;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Statistics)
};

QJsonObject toJson(const PlayedGame& game) {
    QJsonArray seats;
    for (const PlayedSeat& seat : game.seats) {
        QJsonObject object{{QStringLiteral("name"), seat.name},
                           {QStringLiteral("place"), seat.place},
                           {QStringLiteral("left"), seat.left}};
        if (seat.bot) {
            object.insert(QStringLiteral("bot"), seat.level);
        }
        seats.append(object);
    }
    return {{QStringLiteral("id"), game.id},
            {QStringLiteral("at"), game.at.toString(Qt::ISODate)},
            {QStringLiteral("seats"), seats},
            {QStringLiteral("curse"), game.curse},
            {QStringLiteral("fireDie"), game.fireDie},
            {QStringLiteral("tiles"), game.tiles},
            {QStringLiteral("turns"), game.turns},
            {QStringLiteral("finished"), game.finished},
            {QStringLiteral("takenBack"), game.takenBack}};
}

/// None if it is not a game.
std::optional<PlayedGame> fromJson(const QJsonObject& object) {
    PlayedGame game;
    game.id = object.value(QStringLiteral("id")).toString();
    game.at = QDateTime::fromString(object.value(QStringLiteral("at")).toString(), Qt::ISODate);
    const QJsonArray seats = object.value(QStringLiteral("seats")).toArray();
    for (const QJsonValue& value : seats) {
        const QJsonObject seat = value.toObject();
        const QJsonValue bot = seat.value(QStringLiteral("bot"));
        game.seats.push_back({seat.value(QStringLiteral("name")).toString(), bot.isString(), bot.toString(),
                              seat.value(QStringLiteral("place")).toInt(),
                              seat.value(QStringLiteral("left")).toInt(-1)});
        if (game.seats.back().place < 1 || game.seats.back().place > mostSeats || game.seats.back().left < 0) {
            return std::nullopt;
        }
    }
    game.curse = object.value(QStringLiteral("curse")).toBool();
    game.fireDie = object.value(QStringLiteral("fireDie")).toBool();
    game.tiles = object.value(QStringLiteral("tiles")).toString();
    game.turns = object.value(QStringLiteral("turns")).toInt();
    game.finished = object.value(QStringLiteral("finished")).toBool();
    game.takenBack = object.value(QStringLiteral("takenBack")).toBool();
    const bool sound = !game.id.isEmpty() && game.at.isValid() && game.seats.size() >= 2 &&
                       game.seats.size() <= static_cast<std::size_t>(mostSeats);
    return sound ? std::optional(game) : std::nullopt;
}

/// None if the text is not that of statistics, in every part.
std::optional<std::vector<PlayedGame>> parse(const QByteArray& text) {
    const QJsonObject whole = QJsonDocument::fromJson(text).object();
    if (whole.value(QStringLiteral("format")).toString() != QLatin1String("ashlar-statistics") ||
        whole.value(QStringLiteral("version")).toInt() != version) {
        return std::nullopt;
    }
    std::vector<PlayedGame> games;
    const QJsonArray array = whole.value(QStringLiteral("games")).toArray();
    for (const QJsonValue& value : array) {
        const std::optional<PlayedGame> game = fromJson(value.toObject());
        if (!game) {
            return std::nullopt;
        }
        games.push_back(*game);
    }
    return games;
}

/// Renames the file to a free name beside it, which is returned; empty if that failed.
QString setAside(const QString& path) {
    for (int number = 1; number < 1000; ++number) {
        const QString other = QStringLiteral("%1.unreadable-%2").arg(path).arg(number);
        if (!QFile::exists(other)) {
            return QFile::rename(path, other) ? other : QString();
        }
    }
    return {};
}

QString cannotBeSaved(const QString& reason) {
    return Words::tr("The statistics cannot be saved: %1.").arg(reason);
}

QByteArray quoted(const QString& text) {
    return '"' + QString(text).replace(QLatin1Char('"'), QLatin1String("\"\"")).toUtf8() + '"';
}

} // namespace

QString StatisticsFile::defaultPath() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/statistics.json");
}

std::vector<PlayedGame> StatisticsFile::load(QString* note) const {
    QFile file(path_);
    if (!file.exists()) {
        return {};
    }
    if (file.open(QIODevice::ReadOnly)) {
        if (const auto games = parse(file.readAll())) {
            return *games;
        }
        file.close();
    }
    const QString aside = setAside(path_);
    if (note != nullptr) {
        *note = aside.isEmpty()
                    ? Words::tr("The statistics cannot be read: %1.").arg(QDir::toNativeSeparators(path_))
                    : Words::tr("The statistics cannot be read and begin anew; the old ones are kept as %1.")
                          .arg(QDir::toNativeSeparators(aside));
    }
    return {};
}

QString StatisticsFile::add(const std::vector<PlayedGame>& added) const {
    QDir().mkpath(QFileInfo(path_).absolutePath());
    QLockFile lock(path_ + lockSuffix); // another run may be writing
    if (!lock.tryLock(lockTimeout)) {
        return lock.error() == QLockFile::LockFailedError
                   ? Words::tr("The game is not counted: another run of Ashlar holds the statistics.")
                   : cannotBeSaved(QDir::toNativeSeparators(path_));
    }
    QString note;
    std::vector<PlayedGame> games = load(&note);
    bool changed = false;
    for (const PlayedGame& game : added) {
        const auto known = std::ranges::find(games, game.id, &PlayedGame::id);
        if (known != games.end() && known->finished) {
            continue; // it was counted when it ended first
        }
        if (known != games.end()) {
            games.erase(known);
        }
        games.push_back(game);
        changed = true;
    }
    const QString error = changed ? write(games) : QString();
    return error.isEmpty() ? note : error;
}

QString StatisticsFile::clear() const {
    if (!QFile::exists(path_)) {
        return {};
    }
    QLockFile lock(path_ + lockSuffix);
    if (!lock.tryLock(lockTimeout)) {
        return lock.error() == QLockFile::LockFailedError
                   ? Words::tr("Nothing is forgotten: another run of Ashlar holds the statistics.")
                   : cannotBeSaved(QDir::toNativeSeparators(path_));
    }
    return write({});
}

QString StatisticsFile::write(const std::vector<PlayedGame>& games) const {
    QJsonArray array;
    for (const PlayedGame& game : games) {
        array.append(toJson(game));
    }
    const QByteArray text = QJsonDocument(QJsonObject{{QStringLiteral("format"), QStringLiteral("ashlar-statistics")},
                                                      {QStringLiteral("version"), version},
                                                      {QStringLiteral("games"), array}})
                                .toJson(QJsonDocument::Compact);
    QSaveFile file(path_);
    const bool written = file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit();
    return written ? QString() : cannotBeSaved(file.errorString());
}

QByteArray toCsv(const std::vector<PlayedGame>& games) {
    QByteArray text =
        "date,game,players,curse,fire die,tile set,turns,finished,taken back,name,kind,level,place,tiles left\r\n";
    for (const PlayedGame& game : games) {
        const QByteArray common = game.at.toString(Qt::ISODate).toUtf8() + ',' + quoted(game.id) + ',' +
                                  QByteArray::number(static_cast<int>(game.seats.size())) + ',' +
                                  QByteArray::number(static_cast<int>(game.curse)) + ',' +
                                  QByteArray::number(static_cast<int>(game.fireDie)) + ',' + quoted(game.tiles) + ',' +
                                  QByteArray::number(game.turns) + ',' +
                                  QByteArray::number(static_cast<int>(game.finished)) + ',' +
                                  QByteArray::number(static_cast<int>(game.takenBack)) + ',';
        for (const PlayedSeat& seat : game.seats) {
            text += common + quoted(seat.name) + (seat.bot ? ",bot," : ",person,") + quoted(seat.level) + ',' +
                    QByteArray::number(seat.place) + ',' + QByteArray::number(seat.left) + "\r\n";
        }
    }
    return text;
}

} // namespace ashlar::app
