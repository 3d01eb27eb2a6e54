#include "notation.h"

#include <algorithm>
#include <sstream>

namespace ashlar::flaming::testing {
namespace {

int numberOf(const std::string& text) {
    std::size_t used = 0;
    int number = 0;
    try {
        number = std::stoi(text, &used);
    } catch (const std::exception&) {
        used = 0;
    }
    if (used == 0 || used != text.size()) {
        throw NotationError(text + " is not a number");
    }
    return number;
}

} // namespace

std::vector<std::string> wordsOf(std::string_view text) {
    std::istringstream stream{std::string{text}};
    std::vector<std::string> words;
    for (std::string word; stream >> word;) {
        words.push_back(word);
    }
    return words;
}

std::vector<Tile> tilesOf(std::string_view text, const TileSet& tiles) {
    std::vector<Tile> result;
    for (const std::string& word : wordsOf(text)) {
        if (word == "-") {
            continue;
        }
        const auto tile = tiles.tile(word);
        if (!tile) {
            throw NotationError(word + " is not a tile");
        }
        result.push_back(*tile);
    }
    return result;
}

Cell cellOf(std::string_view text) {
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos) {
        throw NotationError(std::string{text} + " is not a cell");
    }
    return cell(numberOf(std::string{text.substr(0, comma)}), numberOf(std::string{text.substr(comma + 1)}));
}

std::vector<PlacedTile> pyramidOf(std::string_view text, const TileSet& tiles) {
    std::vector<PlacedTile> result;
    int first = 0;
    int row = 0;
    int column = 0;
    for (const std::string& word : wordsOf(text)) {
        if (word.front() == '@') {
            column = first = numberOf(word.substr(1));
        } else if (word == "/") {
            ++row;
            column = first;
        } else if (word == "_") {
            ++column;
        } else if (word != "-") {
            result.push_back({tilesOf(word, tiles).front(), cell(row, column++)});
        }
    }
    return result;
}

std::string textOf(PromptKind kind) {
    constexpr std::array<const char*, 4> names = {"place", "fall", "die", "over"};
    return names.at(static_cast<std::size_t>(kind));
}

std::string textOf(Cell at) {
    return std::to_string(at.row) + "," + std::to_string(at.column);
}

std::string textOf(const Choice& choice, const TileSet& tiles) {
    constexpr std::array<const char*, 4> faces = {"fire-stays", "fire-leaves", "explosion", "smoke"};
    if (const auto* placement = choice.as<Placement>()) {
        return std::string{"place "} += tiles.code(placement->tile) + " at " + textOf(placement->at);
    }
    if (const auto* where = choice.as<Fall>()) {
        return *where == Fall::Left ? "fall left" : "fall right";
    }
    return std::string{"die "} += faces.at(static_cast<std::size_t>(*choice.as<DieFace>()));
}

std::string textOf(const reference::Pyramid& pyramid, const TileSet& tiles) {
    if (pyramid.empty()) {
        return "-";
    }
    int first = INT16_MAX;
    for (const auto& [at, tile] : pyramid) {
        first = std::min<int>(first, at.column);
    }
    std::string text;
    if (first != 0) {
        text.append("@").append(std::to_string(first)).append(" ");
    }
    for (int row = 0; row <= pyramid.begin()->first.row; ++row) {
        text += row == 0 ? "" : " /";
        int column = first;
        for (const auto& [at, tile] : pyramid) {
            if (at.row != row) {
                continue;
            }
            for (; column < at.column; ++column) {
                text += " _";
            }
            text.append(" ").append(tiles.code(tile));
            ++column;
        }
    }
    return text;
}

std::string textOf(const reference::Table& table, const TileSet& tiles) {
    std::ostringstream out;
    out << (table.rules->curse ? "curse " : "") << (table.rules->fireDie ? "fire-die " : "") << "limit "
        << table.rules->turnLimit << "\npyramid " << textOf(table.pyramid, tiles) << "\nremoved "
        << textOfTiles(table.removed, tiles) << "\nactive " << table.active << ", receiver " << table.receiver
        << ", asked " << textOf(table.asked) << "\n";
    for (std::size_t seat = 0; seat < table.hands.size(); ++seat) {
        out << "hand " << seat << " " << textOfTiles(table.hands[seat], tiles) << "\npile " << seat << " "
            << textOfTiles(table.piles[seat], tiles) << "\nturns " << table.turns[seat] << "\n";
    }
    return out.str();
}

Position positionOf(const Sketch& sketch) {
    Position position;
    position.pyramid = sketch.pyramid;
    position.active = sketch.active;
    position.turns = sketch.turns;
    const auto seats = static_cast<std::size_t>(sketch.seats);
    position.turns.resize(seats, sketch.turns.empty() ? 1 : 0);
    position.hands.resize(seats);
    position.piles.resize(seats);
    for (const Tile tile : sketch.removed) {
        position.removed |= tile;
    }
    TileMask left = TileMask::all() - position.removed;
    for (const PlacedTile& placed : sketch.pyramid) {
        left -= placed.tile;
    }
    for (const auto& [seat, hand] : sketch.hands) {
        for (const Tile tile : hand) {
            position.hands.at(static_cast<std::size_t>(seat)) |= tile;
            left -= tile;
        }
    }
    for (const auto& [seat, pile] : sketch.piles) {
        position.piles.at(static_cast<std::size_t>(seat)) = pile;
        for (const Tile tile : pile) {
            left -= tile;
        }
    }
    std::vector<std::size_t> open; // the piles that share what is left
    for (std::size_t seat = 0; seat < seats; ++seat) {
        if (sketch.hands.count(static_cast<int>(seat)) == 0) {
            position.hands[seat] = left.first();
            left -= left.first();
        }
        if (sketch.piles.count(static_cast<int>(seat)) == 0) {
            open.push_back(seat);
        }
    }
    std::size_t next = 0;
    for (const Tile tile : left) {
        if (open.empty()) {
            position.removed |= tile;
        } else {
            position.piles[open[next++ % open.size()]].push_back(tile);
        }
    }
    return position;
}

} // namespace ashlar::flaming::testing
