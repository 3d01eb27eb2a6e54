#include "app/game/levels.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace ashlar::app {

namespace {

struct Level {
    const char* word;
    const char* name;
    const char* sentence;
};

constexpr std::array levels = {
    Level{"beginner", QT_TRANSLATE_NOOP("Levels", "Beginner"),
          QT_TRANSLATE_NOOP("Levels", "Matches colours and numbers; forgets that weights add up and that tiles burn.")},
    Level{"easy", QT_TRANSLATE_NOOP("Levels", "Easy"),
          QT_TRANSLATE_NOOP("Levels", "Sees what its turn will cost, and thinks no further.")},
    Level{"medium", QT_TRANSLATE_NOOP("Levels", "Medium"),
          QT_TRANSLATE_NOOP("Levels", "Thinks a little ahead and counts tiles, but forgets which went where.")},
    Level{
        "hard", QT_TRANSLATE_NOOP("Levels", "Hard"),
        QT_TRANSLATE_NOOP("Levels", "Thinks ahead and knows which tiles are a burden, but forgets which went where.")},
    Level{"expert", QT_TRANSLATE_NOOP("Levels", "Expert"),
          QT_TRANSLATE_NOOP("Levels", "Remembers every tile and thinks as far ahead as its time allows.")},
};

/// Bots to measure others by: not offered, but games may hold them.
constexpr std::array yardsticks = {
    Level{"random", QT_TRANSLATE_NOOP("Levels", "Random"),
          QT_TRANSLATE_NOOP("Levels", "Places any tile anywhere: good for a first game.")},
    Level{"greedy", QT_TRANSLATE_NOOP("Levels", "Careful"),
          QT_TRANSLATE_NOOP("Levels", "Avoids mayhem for itself and leaves it to the next player.")},
};

QString translated(const char* text) {
    return QCoreApplication::translate("Levels", text);
}

const Level* find(const QString& word) {
    const auto isMeant = [&word](const Level& level) { return word == QLatin1String(level.word); };
    if (const auto* known = std::find_if(levels.begin(), levels.end(), isMeant); known != levels.end()) {
        return known;
    }
    const auto* known = std::find_if(yardsticks.begin(), yardsticks.end(), isMeant);
    return known != yardsticks.end() ? known : nullptr;
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
    for (const Level& level : levels) {
        words += QLatin1String(level.word);
    }
    return words;
}

QString defaultLevel() {
    return QStringLiteral("medium");
}

QStringList replaceUnknownLevels(Session& session) {
    QStringList notes;
    for (int seat = 0; seat < session.seats(); ++seat) {
        const Player& player = session.player(seat);
        if (player.bot && find(player.level) == nullptr) {
            notes += QCoreApplication::translate("Levels", "The level “%1” is not known here: %2 plays as “%3”.")
                         .arg(player.level, player.name, levelName(defaultLevel()));
            session.setLevel(seat, defaultLevel());
        }
    }
    return notes;
}

} // namespace ashlar::app
