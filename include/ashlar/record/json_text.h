// The pieces of JSON that records, traces and the messages to bots share.
#pragma once

#include "ashlar/flaming/game.h"
#include "ashlar/record/error.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace ashlar::record {

/// Appends JSON to a string, with the tile codes of one tile set. By hand, as traces are written by the gigabyte.
class JsonText {
public:
    explicit JsonText(const flaming::TileSet& tiles);

    JsonText& raw(std::string_view json) { return text_.append(json), *this; }
    JsonText& number(long long value);
    JsonText& boolean(bool value) { return raw(value ? "true" : "false"); }
    JsonText& string(std::string_view value);
    JsonText& tile(flaming::Tile tile) { return raw(codes_[static_cast<std::size_t>(tile)]); }
    JsonText& cell(flaming::Cell at);
    /// {"place":"r5","at":[0,1]}, {"fall":"left"} or {"die":"smoke"}
    JsonText& choice(const flaming::Choice& choice);
    JsonText& choices(const flaming::Options& options);
    /// {"r5":[0,1],…}
    JsonText& pyramid(const flaming::PlacedTiles& pyramid) { return placed(pyramid); }
    JsonText& pyramid(const std::vector<flaming::PlacedTile>& pyramid) { return placed(pyramid); }
    /// {"curse":false,"fire-die":false,"turn-limit":100,"tiles":"standard"}, `unknown` being further members
    JsonText& gameOptions(const flaming::GameOptions& options, std::string_view unknown = {});
    /// [0,2] for the seats of the set bits
    JsonText& seats(unsigned seats);

    /// The items in brackets, each written by write(item).
    template <class Items, class Write>
    JsonText& list(const Items& items, Write&& write) {
        char separator = '[';
        for (const auto& item : items) {
            text_ += separator;
            separator = ',';
            write(item);
        }
        return raw(separator == '[' ? "[]" : "]");
    }
    /// ["r5","b1"]
    template <class Tiles>
    JsonText& tiles(const Tiles& items) {
        return list(items, [this](flaming::Tile t) { tile(t); });
    }

    /// Takes back the closing bracket just written, so that more can be added.
    void reopen() noexcept { text_.pop_back(); }
    const std::string& text() const noexcept { return text_; }
    void clear() noexcept { text_.clear(); }

private:
    template <class Items>
    JsonText& placed(const Items& pyramid);

    std::array<std::string, flaming::tileCount> codes_; ///< with quotes
    std::string text_;
};

/// "place", "fall" or "die". @pre kind is not Over
std::string_view nameOf(flaming::PromptKind kind) noexcept;

/// Reads one choice, as a bot answers it. Throws Error.
flaming::Choice parseChoice(std::string_view json, const flaming::TileSet& tiles);

} // namespace ashlar::record
