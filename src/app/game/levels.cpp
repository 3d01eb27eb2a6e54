#include "app/game/levels.h"

#include "ashlar/ai/bot.h"

#include <QCoreApplication>

#include <array>

namespace ashlar::app {

namespace {

struct Level {
    const char* word;
    const char* name;
    const char* sentence;
};

constexpr std::array levels = {
    Level{"random", QT_TRANSLATE_NOOP("Levels", "Random"),
          QT_TRANSLATE_NOOP("Levels", "Places any tile anywhere: good for a first game.")},
    Level{"greedy", QT_TRANSLATE_NOOP("Levels", "Careful"),
          QT_TRANSLATE_NOOP("Levels", "Avoids mayhem for itself and leaves it to the next player.")},
};

QString translated(const char* text) {
    return QCoreApplication::translate("Levels", text);
}

const Level* find(const QString& word) {
    for (const Level& level : levels) {
        if (word == QLatin1String(level.word)) {
            return &level;
        }
    }
    return nullptr;
}

} // namespace

QString levelName(const QString& level) {
    const Level* known = find(level);
    return known != nullptr ? translated(known->name) : level;
}

QString levelSentence(const QString& level) {
    const Level* known = find(level);
    return known != nullptr ? translated(known->sentence) : QString();
}

QStringList allLevels() {
    QStringList words;
    for (const std::string_view word : ai::botLevels()) {
        words += QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
    }
    return words;
}

QString defaultLevel() {
    return allLevels().constLast();
}

QStringList replaceUnknownLevels(Session& session) {
    QStringList notes;
    for (int seat = 0; seat < session.seats(); ++seat) {
        const Player& player = session.player(seat);
        if (player.bot && !allLevels().contains(player.level)) {
            notes += QCoreApplication::translate("Levels", "The level “%1” is not known here: %2 plays as “%3”.")
                         .arg(player.level, player.name, levelName(defaultLevel()));
            session.setLevel(seat, defaultLevel());
        }
    }
    return notes;
}

} // namespace ashlar::app
