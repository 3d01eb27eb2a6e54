#include "app/statistics/played_game.h"

#include "app/game/session.h"
#include "ashlar/record/files.h"

#include <QCryptographicHash>

#include <algorithm>

namespace ashlar::app {

QString gameId(const Session& session) {
    const record::Record record = session.toRecord();
    record::Record deal;
    deal.options = record.options;
    deal.players = record.players;
    deal.match = record.match;
    deal.first = record.first;
    deal.beginning = record.beginning;
    const QByteArray text = QByteArray::fromStdString(record::toJson(deal));
    return QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex().left(24));
}

PlayedGame playedGame(const Session& session, const QString& id, const QDateTime& at) {
    PlayedGame game;
    game.id = id;
    game.at = at;
    const QStringList names = session.names();
    const auto places = flaming::standings(session.state());
    for (int seat = 0; seat < session.seats(); ++seat) {
        const Player& player = session.player(seat);
        game.seats.push_back({names.value(seat), player.bot, player.level, places[static_cast<std::size_t>(seat)],
                              flaming::tilesLeft(session.state(), seat)});
    }
    const flaming::GameOptions options = flaming::optionsOf(session.state());
    game.curse = options.curse;
    game.fireDie = options.fireDie;
    game.tiles = QString::fromStdString(std::string(session.tiles().name()));
    game.turns = static_cast<int>(std::ranges::count_if(
        session.moves(), [](const Move& move) { return move.choice.as<flaming::Placement>() != nullptr; }));
    game.finished = session.isOver();
    game.takenBack = session.isPractice() && session.timeline().size() > session.line().size();
    return game;
}

} // namespace ashlar::app
