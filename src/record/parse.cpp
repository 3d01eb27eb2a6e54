// From JSON to a record: the types and the tile codes. What they mean together is checked in check.cpp.
#include "ashlar/record/json_text.h"
#include "ashlar/record/record.h"
#include "ashlar/record/tile_sets.h"
#include "json.h"

namespace ashlar::record {
namespace {

using flaming::Tile;
using flaming::TileSet;

void checkFormat(const Field& root) {
    if (root.at("format").text() != "ashlar-record") {
        root.at("format").refuse(R"(must be "ashlar-record")");
    }
    const Field version = root.at("version");
    if (version.integer(1, INT64_MAX) > formatVersion) {
        version.refuse("version " + std::to_string(version.integer(1, INT64_MAX)) +
                       " is newer than this program can read, which is version " + std::to_string(formatVersion));
    }
    if (root.at("game").text() != "flaming-pyramids") {
        root.at("game").refuse(R"(must be "flaming-pyramids")");
    }
}

const TileSet& namedTileSet(const Field& field) {
    const std::string& name = field.text();
    try {
        return tileSet(name);
    } catch (const Error& error) {
        field.refuse(error.what());
    }
}

void readOptions(const Field& field, Record& record) {
    if (const auto curse = field.find("curse")) {
        record.options.curse = curse->boolean();
    }
    if (const auto fireDie = field.find("fire-die")) {
        record.options.fireDie = fireDie->boolean();
    }
    if (const auto turnLimit = field.find("turn-limit")) {
        record.options.turnLimit = turnLimit->number(0, flaming::maxTurnLimit);
    }
    if (const auto tiles = field.find("tiles")) {
        record.options.tiles = &namedTileSet(*tiles);
    }
    record.unknownOptions = field.unknownKeys({"curse", "fire-die", "turn-limit", "tiles"});
}

Player readPlayer(const Field& field) {
    Player player;
    if (const auto name = field.find("name")) {
        player.name = name->text();
    }
    if (const auto kind = field.find("kind")) {
        if (kind->text() != "human" && kind->text() != "bot") {
            kind->refuse(R"(must be "human" or "bot")");
        }
        player.kind = kind->text() == "bot" ? Player::Kind::Bot : Player::Kind::Human;
    }
    if (const auto level = field.find("level")) {
        player.level = level->text();
    }
    player.unknown = field.unknownKeys({"name", "kind", "level"});
    return player;
}

template <class Read>
auto readList(const Field& field, Read&& read) {
    std::vector<decltype(read(field))> items;
    const std::size_t size = field.size();
    items.reserve(size);
    for (std::size_t i = 0; i < size; ++i) {
        items.push_back(read(field[i]));
    }
    return items;
}

class TileReader {
public:
    explicit TileReader(const TileSet& tiles) : tiles_{tiles} {}

    std::vector<Tile> list(const Field& field) const {
        return readList(field, [this](const Field& item) { return readTile(item, tiles_); });
    }
    std::vector<Tile> list(const std::optional<Field>& field) const {
        return field ? list(*field) : std::vector<Tile>{};
    }
    std::vector<std::vector<Tile>> lists(const Field& field) const {
        return readList(field, [this](const Field& item) { return list(item); });
    }
    std::vector<flaming::PlacedTile> pyramid(const Field& field) const {
        std::vector<flaming::PlacedTile> placed;
        field.forEachMember([&](const Field& at, std::string_view code) {
            const auto tile = tiles_.tile(code);
            if (!tile) {
                field.refuse("there is no tile " + quote(code) + " in the tile set " + quote(tiles_.name()));
            }
            placed.push_back({*tile, readCell(at)});
        });
        return placed;
    }

private:
    const TileSet& tiles_;
};

Deal readDeal(const Field& field, const TileReader& read) {
    return {read.lists(field.at("piles")), read.list(field.find("base")), read.list(field.find("removed")),
            field.unknownKeys({"piles", "base", "removed"})};
}

Start readStart(const Field& field, const TileReader& read) {
    return {read.pyramid(field.at("pyramid")),
            read.lists(field.at("hands")),
            read.lists(field.at("piles")),
            read.list(field.find("removed")),
            field.at("active").number(0, flaming::maxSeats - 1),
            readList(field.at("turns"), [](const Field& item) { return item.number(0, flaming::maxTurnLimit); }),
            field.unknownKeys({"pyramid", "hands", "piles", "removed", "active", "turns"})};
}

void readMatch(const Field& field, Record& record) {
    flaming::Match match;
    match.to = field.at("to").number(1, flaming::maxRoundsToWin);
    const Field won = field.at("won");
    if (won.size() != record.players.size()) {
        won.refuse("there are " + std::to_string(won.size()) + " numbers for " + std::to_string(record.players.size()) +
                   " players");
    }
    for (std::size_t seat = 0; seat < won.size(); ++seat) {
        match.won.at(seat) = won[seat].number(0, match.to - 1);
    }
    record.match = match;
    record.unknownMatch = field.unknownKeys({"to", "won"});
}

void readChoices(const Field& field, Record& record) {
    const std::size_t count = field.size();
    record.choices.reserve(count);
    for (std::size_t ply = 0; ply < count; ++ply) {
        const Field choice{field.json()[ply], "choice", ply};
        record.choices.push_back(readChoice(choice, *record.options.tiles));
        const bool plain = choice.json().size() == (record.choices.back().as<flaming::Placement>() != nullptr ? 2 : 1);
        if (!plain) {
            record.unknownOfChoices[ply] = choice.unknownKeys({"place", "at", "fall", "die"});
        }
    }
}

} // namespace

Record parse(std::string_view json) {
    const Json document = parseJson(json);
    const Field root{document};
    Record record;
    record.unknown = root.unknownKeys(
        {"format", "version", "game", "options", "players", "first", "deal", "start", "match", "choices"});
    checkFormat(root);
    if (const auto options = root.find("options")) {
        readOptions(*options, record);
    }
    const Field players = root.at("players");
    if (players.size() < flaming::minSeats || players.size() > flaming::maxSeats) {
        players.refuse("there must be 2 to 6, not " + std::to_string(players.size()));
    }
    record.players = readList(players, readPlayer);
    if (const auto first = root.find("first")) {
        record.first = first->number(0, record.seats() - 1);
    }
    const auto deal = root.find("deal");
    const auto start = root.find("start");
    if (deal.has_value() == start.has_value()) {
        root.refuse(deal ? R"("deal" and "start" exclude each other)" : R"("deal" or "start" is missing)");
    }
    const TileReader read{*record.options.tiles};
    if (deal) {
        record.beginning = readDeal(*deal, read);
    } else {
        record.beginning = readStart(*start, read);
    }
    if (const auto match = root.find("match")) {
        readMatch(*match, record);
    }
    readChoices(root.at("choices"), record);
    check(record);
    return record;
}

flaming::Choice parseChoice(std::string_view json, const TileSet& tiles) {
    const Json document = parseJson(json);
    return readChoice(Field{document}, tiles);
}

} // namespace ashlar::record
