#include "ashlar/record/extras.h"

#include "ashlar/record/json_text.h"
#include "json.h"

namespace ashlar::record {
namespace {

constexpr std::string_view member = "ashlar";
constexpr int maxRounds = 1000000;

Timeline::Tree readTree(const Field& field, const Record& record) {
    Timeline::Tree tree;
    const Field stretches = field.at("tree");
    const auto node = [](const Field& number) {
        return static_cast<Timeline::Node>(number.integer(0, Timeline::maxTreeSize));
    };
    for (std::size_t i = 0; i < stretches.size(); ++i) {
        const Field stretch = stretches[i];
        Timeline::Stretch& added = tree.stretches.emplace_back();
        added.from = node(stretch.at("from"));
        const Field choices = stretch.at("choices");
        for (std::size_t k = 0; k < choices.size(); ++k) {
            added.choices.push_back(readChoice(choices[k], *record.options.tiles));
        }
    }
    tree.current = node(field.at("current"));
    tree.end = node(field.at("end"));
    return tree;
}

Extras read(const Field& field, const Record& record) {
    Extras extras;
    const auto flag = [&field](std::string_view key) {
        const auto found = field.find(key);
        return found && found->boolean();
    };
    extras.practice = flag("practice");
    extras.opened = flag("opened");
    extras.held = flag("held");
    const auto last = static_cast<std::int64_t>(record.choices.size());
    const auto from = field.find("undo-from");
    extras.undoFrom = static_cast<std::size_t>(from ? from->integer(0, last) : last);
    if (const auto round = field.find("round")) {
        extras.round = round->number(1, maxRounds);
    }
    if (const auto colours = field.find("colours")) {
        if (colours->size() != record.players.size()) {
            colours->refuse("there must be one a player");
        }
        for (std::size_t seat = 0; seat < colours->size(); ++seat) {
            extras.colours.push_back((*colours)[seat].number(-1, flaming::maxSeats - 1));
        }
    }
    if (const auto file = field.find("file")) {
        extras.file = file->text();
    }
    if (field.find("tree")) {
        extras.tree = readTree(field, record);
    }
    extras.unknown = field.unknownKeys(
        {"practice", "opened", "held", "undo-from", "round", "colours", "file", "tree", "current", "end"});
    return extras;
}

void write(JsonText& text, const Timeline::Tree& tree) {
    text.raw(R"(,"tree":)").list(tree.stretches, [&text](const Timeline::Stretch& stretch) {
        text.raw(R"({"from":)").number(static_cast<long long>(stretch.from)).raw(R"(,"choices":)");
        text.list(stretch.choices, [&text](const flaming::Choice& choice) { text.choice(choice); });
        text.raw("}");
    });
    text.raw(R"(,"current":)").number(static_cast<long long>(tree.current));
    text.raw(R"(,"end":)").number(static_cast<long long>(tree.end));
}

} // namespace

std::optional<Extras> takeExtras(Record& record) {
    const Json document = parseJson("{" + record.unknown + "}");
    const Field root{document};
    const auto found = root.find(member);
    if (!found) {
        return std::nullopt;
    }
    record.unknown = root.unknownKeys({member});
    return read(*found, record);
}

void putExtras(Record& record, const Extras& extras) {
    const Json document = parseJson("{" + record.unknown + "}");
    const UnknownKeys others = Field{document}.unknownKeys({member});
    JsonText text{*record.options.tiles};
    text.raw(R"("ashlar":{"practice":)").boolean(extras.practice);
    text.raw(R"(,"opened":)").boolean(extras.opened);
    text.raw(R"(,"held":)").boolean(extras.held);
    text.raw(R"(,"undo-from":)").number(static_cast<long long>(extras.undoFrom));
    if (extras.round > 0) {
        text.raw(R"(,"round":)").number(extras.round);
    }
    if (!extras.colours.empty()) {
        text.raw(R"(,"colours":)").list(extras.colours, [&text](int colour) { text.number(colour); });
    }
    if (!extras.file.empty()) {
        text.raw(R"(,"file":)").string(extras.file);
    }
    if (extras.tree) {
        write(text, *extras.tree);
    }
    text.raw(extras.unknown.empty() ? "" : ",").raw(extras.unknown).raw("}");
    text.raw(others.empty() ? "" : ",").raw(others);
    record.unknown = text.text();
}

} // namespace ashlar::record
