#include "ashlar/record/trace.h"

#include "ashlar/record/json_text.h"

namespace ashlar::record {
namespace {

using namespace flaming;

class Tracer {
public:
    Tracer(const Record& record, long long game)
        : state_{beginning(record)}, game_{game}, json_{*record.options.tiles} {
        removed_ = std::visit([](const auto& from) { return from.removed; }, record.beginning);
    }

    std::string_view line(const Choice* choice) {
        const Prompt asked = prompt(state_);
        json_.clear();
        json_.raw(R"({"ply":)").number(ply_);
        if (choice != nullptr) {
            json_.raw(R"(,"player":)").number(asked.player);
            json_.raw(R"(,"prompt":")").raw(nameOf(asked.kind)).raw(R"(","options":)").choices(options(state_));
            json_.raw(R"(,"choice":)").choice(*choice);
            if (asked.kind == PromptKind::Fall) {
                json_.raw(R"(,"tile":)").tile(asked.tile).raw(R"(,"from":)").cell(asked.from);
            }
        } else {
            json_.raw(R"(,"player":null,"prompt":null,"options":[])");
        }
        writeTable();
        if (choice == nullptr) {
            json_.raw(R"(,"winners":)").seats(winners(state_));
        }
        return json_.raw("}").text();
    }

    void apply(const Choice& choice) {
        ++ply_;
        flaming::apply(state_, choice, [this](const auto& happened) {
            if constexpr (std::is_same_v<std::decay_t<decltype(happened)>, event::Removed>) {
                removed_.push_back(happened.tile);
            }
        });
    }

private:
    void writeTable() {
        json_.raw(R"(,"pyramid":)").pyramid(pyramid(state_));
        for (int seat = 0; seat < state_.seats; ++seat) {
            json_.raw(seat == 0 ? R"(,"hands":[)" : ",").tiles(state_.hands[static_cast<std::size_t>(seat)]);
        }
        for (int seat = 0; seat < state_.seats; ++seat) {
            pile_.clear();
            state_.piles.forEach(seat, [this](Tile tile) { pile_.push_back(tile); });
            json_.raw(seat == 0 ? R"(],"piles":[)" : ",").tiles(pile_);
        }
        json_.raw(R"(],"removed":)").tiles(removed_);
        json_.raw(R"(,"active":)").number(state_.active).raw(R"(,"game":)").number(game_);
    }

    State state_;
    long long game_;
    long long ply_ = 0;
    std::vector<Tile> removed_;
    std::vector<Tile> pile_;
    JsonText json_;
};

} // namespace

void trace(const Record& record, long long game, const std::function<void(std::string_view)>& line) {
    Tracer tracer{record, game};
    for (const Choice& choice : record.choices) {
        line(tracer.line(&choice));
        tracer.apply(choice);
    }
    line(tracer.line(nullptr));
}

} // namespace ashlar::record
