#include "ashlar/record/json_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>

namespace ashlar::record {

using namespace flaming;

JsonText::JsonText(const TileSet& tiles) {
    for (int t = 0; t < tileCount; ++t) {
        codes_[static_cast<std::size_t>(t)] = '"' + tiles.code(tileAt(t)) + '"';
    }
}

JsonText& JsonText::number(long long value) {
    std::array<char, 24> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
    return raw({digits.data(), static_cast<std::size_t>(end - digits.data())});
}

JsonText& JsonText::string(std::string_view value) {
    const bool plain =
        std::all_of(value.begin(), value.end(), [](char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; });
    if (plain) {
        text_ += '"';
        text_ += value;
        text_ += '"';
        return *this;
    }
    using Json = nlohmann::json;
    return raw(Json(value).dump(-1, ' ', false, Json::error_handler_t::replace));
}

JsonText& JsonText::cell(Cell at) {
    return raw("[").number(at.row).raw(",").number(at.column).raw("]");
}

JsonText& JsonText::choice(const Choice& choice) {
    if (const auto* placement = choice.as<Placement>()) {
        return raw(R"({"place":)").tile(placement->tile).raw(R"(,"at":)").cell(placement->at).raw("}");
    }
    if (const auto* fall = choice.as<Fall>()) {
        return raw(*fall == Fall::Left ? R"({"fall":"left"})" : R"({"fall":"right"})");
    }
    constexpr std::array<std::string_view, 4> faces = {"fire-stays", "fire-leaves", "explosion", "smoke"};
    return raw(R"({"die":")").raw(faces[static_cast<std::size_t>(*choice.as<DieFace>())]).raw(R"("})");
}

JsonText& JsonText::choices(const Options& options) {
    return list(options, [this](const Choice& each) { choice(each); });
}

template <class Items>
JsonText& JsonText::placed(const Items& pyramid) {
    char separator = '{';
    for (const PlacedTile& each : pyramid) {
        text_ += separator;
        separator = ',';
        tile(each.tile).raw(":").cell(each.at);
    }
    return raw(separator == '{' ? "{}" : "}");
}
template JsonText& JsonText::placed(const PlacedTiles&);
template JsonText& JsonText::placed(const std::vector<PlacedTile>&);

JsonText& JsonText::gameOptions(const GameOptions& options, std::string_view unknown) {
    raw(R"({"curse":)").boolean(options.curse).raw(R"(,"fire-die":)").boolean(options.fireDie);
    raw(R"(,"turn-limit":)").number(options.turnLimit).raw(R"(,"tiles":)").string(options.tiles->name());
    return raw(unknown.empty() ? "" : ",").raw(unknown).raw("}");
}

JsonText& JsonText::seats(unsigned seats) {
    std::vector<int> list;
    for (int seat = 0; seat < maxSeats; ++seat) {
        if ((seats >> static_cast<unsigned>(seat) & 1U) != 0) {
            list.push_back(seat);
        }
    }
    return this->list(list, [this](int seat) { number(seat); });
}

std::string_view nameOf(PromptKind kind) noexcept {
    return kind == PromptKind::Place ? "place" : kind == PromptKind::Fall ? "fall" : "die";
}

} // namespace ashlar::record
