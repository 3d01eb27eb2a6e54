#include "app/settings.h"

#include "app/game/levels.h"
#include "ashlar/record/tile_sets.h"

#include <QCoreApplication>
#include <QSettings>

#include <algorithm>
#include <array>

namespace ashlar::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Names)
};

template <class Enum>
struct Word {
    Enum value;
    const char* word;
};

constexpr std::array themes = {Word<ThemeChoice>{ThemeChoice::System, "system"},
                               Word<ThemeChoice>{ThemeChoice::Light, "light"},
                               Word<ThemeChoice>{ThemeChoice::Dark, "dark"}};
constexpr std::array speeds = {Word<Speed>{Speed::Off, "off"}, Word<Speed>{Speed::Fast, "fast"},
                               Word<Speed>{Speed::Normal, "normal"}, Word<Speed>{Speed::Slow, "slow"}};

constexpr std::array handOrders = {Word<HandOrder>{HandOrder::AsDrawn, "as-drawn"},
                                   Word<HandOrder>{HandOrder::ByColour, "by-colour"},
                                   Word<HandOrder>{HandOrder::ByWeight, "by-weight"}};

template <class Words>
QString wordOf(const Words& words, decltype(words[0].value) value) {
    const auto found = std::ranges::find(words, value, [](const auto& entry) { return entry.value; });
    return QLatin1String(found->word);
}

template <class Words, class Enum>
Enum valueOf(const Words& words, const QString& word, Enum otherwise) {
    const auto found = std::ranges::find(words, word, [](const auto& entry) { return QLatin1String(entry.word); });
    return found == words.end() ? otherwise : found->value;
}

constexpr int leastTextScale = 75;
constexpr int mostTextScale = 300;
constexpr int mostKnownNames = 24;

namespace key {
constexpr QLatin1String language("view/language");
constexpr QLatin1String theme("view/theme");
constexpr QLatin1String highContrast("view/highContrast");
constexpr QLatin1String textScale("view/textScale");
constexpr QLatin1String speed("view/speed");
constexpr QLatin1String handOrder("view/handOrder");
constexpr QLatin1String previews("view/previews");
constexpr QLatin1String hints("view/hints");
constexpr QLatin1String memoryAid("turn/memoryAid");
constexpr QLatin1String curtain("turn/curtain");
constexpr QLatin1String thinkingTime("turn/thinkingTime");
constexpr QLatin1String handsOnByItself("turn/handsOnByItself");
constexpr QLatin1String sound("sound/on");
constexpr QLatin1String volume("sound/volume");
constexpr QLatin1String knownNames("newGame/knownNames");
constexpr QLatin1String recentFiles("files/recent");
constexpr QLatin1String geometry("window/geometry");
constexpr QLatin1String windowState("window/state");
} // namespace key

} // namespace

Settings loadSettings() {
    const QSettings stored;
    const auto flag = [&](QLatin1String name, bool otherwise) { return stored.value(name, otherwise).toBool(); };
    Settings settings;
    settings.language = stored.value(key::language).toString();
    settings.theme = valueOf(themes, stored.value(key::theme).toString(), settings.theme);
    settings.highContrast = flag(key::highContrast, settings.highContrast);
    const int textScale = stored.value(key::textScale).toInt();
    settings.textScale = textScale <= 0 ? 0 : std::clamp(textScale, leastTextScale, mostTextScale);
    settings.speed = valueOf(speeds, stored.value(key::speed).toString(), settings.speed);
    settings.handsOnByItself = flag(key::handsOnByItself, settings.handsOnByItself);
    settings.previews = flag(key::previews, settings.previews);
    settings.hints = flag(key::hints, settings.hints);
    settings.memoryAid = flag(key::memoryAid, settings.memoryAid);
    settings.thinkingTime =
        std::clamp(stored.value(key::thinkingTime, settings.thinkingTime).toInt(), leastThinkingTime, mostThinkingTime);
    settings.curtain = flag(key::curtain, settings.curtain);
    settings.handOrder = valueOf(handOrders, stored.value(key::handOrder).toString(), settings.handOrder);
    settings.sound = flag(key::sound, settings.sound);
    settings.volume = std::clamp(stored.value(key::volume, settings.volume).toInt(), 0, 100);
    settings.recentFiles = stored.value(key::recentFiles).toStringList();
    settings.geometry = stored.value(key::geometry).toByteArray();
    settings.windowState = stored.value(key::windowState).toByteArray();
    return settings;
}

void saveSettings(const Settings& settings) {
    QSettings stored;
    stored.setValue(key::language, settings.language);
    stored.setValue(key::theme, wordOf(themes, settings.theme));
    stored.setValue(key::highContrast, settings.highContrast);
    stored.setValue(key::textScale, settings.textScale);
    stored.setValue(key::speed, wordOf(speeds, settings.speed));
    stored.setValue(key::handsOnByItself, settings.handsOnByItself);
    stored.setValue(key::previews, settings.previews);
    stored.setValue(key::hints, settings.hints);
    stored.setValue(key::memoryAid, settings.memoryAid);
    stored.setValue(key::curtain, settings.curtain);
    stored.setValue(key::thinkingTime, settings.thinkingTime);
    stored.setValue(key::handOrder, wordOf(handOrders, settings.handOrder));
    stored.setValue(key::sound, settings.sound);
    stored.setValue(key::volume, settings.volume);
}

void saveRecentFiles(const QStringList& files) {
    QSettings().setValue(key::recentFiles, files);
}

void saveWindow(const QByteArray& geometry, const QByteArray& state) {
    QSettings stored;
    stored.setValue(key::geometry, geometry);
    stored.setValue(key::windowState, state);
}

QString defaultName(int seat, bool bot) {
    const QStringList people = {Words::tr("Ana"),   Words::tr("Ben"),  Words::tr("Cleo"),
                                Words::tr("Dario"), Words::tr("Edda"), Words::tr("Finn")};
    const QStringList bots = {Words::tr("Ember"), Words::tr("Flint"), Words::tr("Cairn"),
                              Words::tr("Slate"), Words::tr("Adobe"), Words::tr("Tuff")};
    return (bot ? bots : people).value(seat);
}

SetUp defaultSetUp() {
    SetUp setUp;
    for (int seat = 0; seat < 3; ++seat) {
        const bool bot = seat > 0;
        setUp.players.push_back({defaultName(seat, bot), bot, bot ? defaultLevel() : QString()});
    }
    setUp.practice = practiceByDefault(setUp.players);
    return setUp;
}

SetUp loadSetUp() {
    QSettings stored;
    stored.beginGroup(QStringLiteral("newGame"));
    SetUp setUp = defaultSetUp();
    const int seats = stored.beginReadArray(QStringLiteral("seats"));
    if (seats >= flaming::minSeats && seats <= flaming::maxSeats) {
        setUp.players.clear();
        for (int seat = 0; seat < seats; ++seat) {
            stored.setArrayIndex(seat);
            Player player;
            player.bot = stored.value(QStringLiteral("bot")).toBool();
            player.name = stored.value(QStringLiteral("name")).toString().trimmed().left(maxNameLength);
            player.level = stored.value(QStringLiteral("level")).toString();
            player.colour = std::clamp(stored.value(QStringLiteral("colour"), -1).toInt(), -1, flaming::maxSeats - 1);
            if (player.name.isEmpty()) {
                player.name = defaultName(seat, player.bot);
            }
            if (!player.bot) {
                player.level.clear();
            } else if (!allLevels().contains(player.level)) {
                player.level = defaultLevel();
            }
            setUp.players.push_back(player);
        }
    }
    stored.endArray();
    const auto number = [&](const QString& key, int otherwise, int least, int most) {
        return std::clamp(stored.value(key, otherwise).toInt(), least, most);
    };
    setUp.options.curse = stored.value(QStringLiteral("curse")).toBool();
    setUp.options.fireDie = stored.value(QStringLiteral("fireDie")).toBool();
    setUp.options.turnLimit = number(QStringLiteral("turnLimit"), flaming::defaultTurnLimit, 0, flaming::maxTurnLimit);
    setUp.practice = stored.value(QStringLiteral("practice"), practiceByDefault(setUp.players)).toBool();
    setUp.roundsToWin = number(QStringLiteral("rounds"), 1, 1, flaming::maxRoundsToWin);
    setUp.first =
        number(QStringLiteral("first"), SetUp::byLot, SetUp::byLot, static_cast<int>(setUp.players.size()) - 1);
    try {
        const QString tiles = stored.value(QStringLiteral("tiles"), QStringLiteral("standard")).toString();
        setUp.options.tiles = &record::tileSet(tiles.toStdString());
    } catch (const record::Error&) {
        setUp.options.tiles = &flaming::TileSet::standard(); // it was there when the game was played
    }
    return setUp;
}

void saveSetUp(const SetUp& setUp) {
    QSettings stored;
    stored.beginGroup(QStringLiteral("newGame"));
    stored.beginWriteArray(QStringLiteral("seats"), static_cast<int>(setUp.players.size()));
    for (std::size_t seat = 0; seat < setUp.players.size(); ++seat) {
        stored.setArrayIndex(static_cast<int>(seat));
        stored.setValue(QStringLiteral("bot"), setUp.players[seat].bot);
        stored.setValue(QStringLiteral("name"), setUp.players[seat].name);
        stored.setValue(QStringLiteral("level"), setUp.players[seat].level);
        stored.setValue(QStringLiteral("colour"), setUp.players[seat].colour);
    }
    stored.endArray();
    const std::string_view tiles = setUp.options.tiles->name();
    stored.setValue(QStringLiteral("curse"), setUp.options.curse);
    stored.setValue(QStringLiteral("fireDie"), setUp.options.fireDie);
    stored.setValue(QStringLiteral("turnLimit"), setUp.options.turnLimit);
    stored.setValue(QStringLiteral("practice"), setUp.practice);
    stored.setValue(QStringLiteral("rounds"), setUp.roundsToWin);
    stored.setValue(QStringLiteral("first"), setUp.first);
    stored.setValue(QStringLiteral("tiles"), QString::fromUtf8(tiles.data(), static_cast<qsizetype>(tiles.size())));
    stored.endGroup();
    QStringList known;
    for (const Player& player : setUp.players) {
        if (!player.bot) {
            known += player.name;
        }
    }
    known += loadKnownNames();
    known.removeDuplicates();
    stored.setValue(key::knownNames, QStringList(known.mid(0, mostKnownNames)));
}

QStringList loadKnownNames() {
    return QSettings().value(key::knownNames).toStringList();
}

} // namespace ashlar::app
