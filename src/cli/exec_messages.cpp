// What a bot is told, as JSON: what its seat may know.
#include "ashlar/record/json_text.h"
#include "exec_player.h"

namespace ashlar::cli {

using namespace flaming;
using record::JsonText;

namespace {

void writeHand(JsonText& json, const SeatView& view, int seat) {
    const TileMask known = view.knownHand(seat);
    std::vector<std::optional<Tile>> hand(known.begin(), known.end());
    hand.resize(static_cast<std::size_t>(view.handSize(seat)));
    json.list(hand, [&json](std::optional<Tile> tile) { tile ? json.tile(*tile) : json.raw("null"); });
}

void writePile(JsonText& json, const SeatView& view, int seat) {
    json.list(view.pile(seat), [&json](std::optional<Tile> tile) { tile ? json.tile(*tile) : json.raw("null"); });
}

} // namespace

std::string startMessage(const GameStart& start, int seat, std::chrono::milliseconds budget) {
    JsonText json{*start.options.tiles};
    json.raw(R"({"type":"start","game":)").number(start.game).raw(R"(,"you":)").number(seat);
    json.raw(R"(,"players":)").number(start.seats).raw(R"(,"options":)").gameOptions(start.options);
    return json.raw(R"(,"budget-ms":)").number(budget.count()).raw("}").text();
}

std::string chooseMessage(const SeatView& view) {
    const Prompt asked = view.prompt();
    JsonText json{view.tiles()};
    json.raw(R"({"type":"choose","prompt":")").raw(record::nameOf(asked.kind));
    json.raw(R"(","options":)").choices(view.choices());
    if (asked.kind == PromptKind::Fall) {
        json.raw(R"(,"tile":)").tile(asked.tile).raw(R"(,"from":)").cell(asked.from);
    }
    json.raw(R"(,"pyramid":)").pyramid(view.pyramid()).raw(R"(,"removed":)").tiles(view.removed());
    json.raw(R"(,"active":)").number(view.active()).raw(R"(,"player":)").number(asked.player);
    for (int seat = 0; seat < view.seats(); ++seat) {
        json.raw(seat == 0 ? R"(,"turns":[)" : ",").number(view.turns(seat));
    }
    for (int seat = 0; seat < view.seats(); ++seat) {
        writeHand(json.raw(seat == 0 ? R"(],"hands":[)" : ","), view, seat);
    }
    for (int seat = 0; seat < view.seats(); ++seat) {
        writePile(json.raw(seat == 0 ? R"(],"piles":[)" : ","), view, seat);
    }
    return json.raw("]}").text();
}

std::string chosenMessage(int player, const Choice& choice, const TileSet& tiles) {
    JsonText json{tiles};
    json.raw(R"({"type":"chosen","player":)").number(player).raw(R"(,"choice":)").choice(choice);
    return json.raw("}").text();
}

std::string endMessage(unsigned winners) {
    JsonText json{TileSet::standard()};
    return json.raw(R"({"type":"end","winners":)").seats(winners).raw("}").text();
}

} // namespace ashlar::cli
