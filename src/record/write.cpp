// From a record to JSON.
#include "ashlar/record/json_text.h"
#include "ashlar/record/record.h"

namespace ashlar::record {
namespace {

/// Closes an object after its unknown keys.
void close(JsonText& text, const UnknownKeys& unknown) {
    text.raw(unknown.empty() ? "" : ",").raw(unknown).raw("}");
}

void write(JsonText& text, const Player& player) {
    text.raw(R"({"name":)").string(player.name);
    text.raw(player.kind == Player::Kind::Bot ? R"(,"kind":"bot")" : R"(,"kind":"human")");
    if (!player.level.empty()) {
        text.raw(R"(,"level":)").string(player.level);
    }
    close(text, player.unknown);
}

void write(JsonText& text, const std::vector<std::vector<flaming::Tile>>& lists) {
    text.list(lists, [&text](const auto& tiles) { text.tiles(tiles); });
}

void write(JsonText& text, const Deal& deal) {
    text.raw(R"("deal":{"piles":)");
    write(text, deal.piles);
    text.raw(R"(,"base":)").tiles(deal.base).raw(R"(,"removed":)").tiles(deal.removed);
    close(text, deal.unknown);
}

void write(JsonText& text, const Start& start) {
    text.raw(R"("start":{"pyramid":)").pyramid(start.pyramid).raw(R"(,"hands":)");
    write(text, start.hands);
    text.raw(R"(,"piles":)");
    write(text, start.piles);
    text.raw(R"(,"removed":)").tiles(start.removed).raw(R"(,"active":)").number(start.active).raw(R"(,"turns":)");
    text.list(start.turns, [&text](int turns) { text.number(turns); });
    close(text, start.unknown);
}

void writeMatch(JsonText& text, const Record& record) {
    text.raw(R"("match":{"to":)").number(record.match->to).raw(R"(,"won":)");
    const auto* const won = record.match->won.data();
    text.list(std::vector<int>(won, won + record.seats()), [&text](int rounds) { text.number(rounds); });
    close(text, record.unknownMatch);
}

void writeChoices(JsonText& text, const Record& record) {
    std::size_t ply = 0;
    auto next = record.unknownOfChoices.begin();
    text.list(record.choices, [&](const flaming::Choice& choice) {
        text.choice(choice);
        if (next != record.unknownOfChoices.end() && next->first == ply) {
            text.reopen();
            close(text, next->second);
            ++next;
        }
        ++ply;
    });
}

} // namespace

std::string toJson(const Record& record) {
    JsonText text{*record.options.tiles};
    text.raw(R"({"format":"ashlar-record","version":)").number(formatVersion).raw(R"(,"game":"flaming-pyramids")");
    text.raw(R"(,"options":)").gameOptions(record.options, record.unknownOptions).raw(R"(,"players":)");
    text.list(record.players, [&text](const Player& player) { write(text, player); });
    text.raw(R"(,"first":)").number(record.first).raw(",");
    std::visit([&text](const auto& beginning) { write(text, beginning); }, record.beginning);
    if (record.match) {
        text.raw(",");
        writeMatch(text, record);
    }
    text.raw(R"(,"choices":)");
    writeChoices(text, record);
    close(text, record.unknown);
    return text.text();
}

} // namespace ashlar::record
