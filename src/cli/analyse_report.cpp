#include "analyse_report.h"

#include "ashlar/record/json_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <system_error>

namespace ashlar::cli {
namespace {

using flaming::PromptKind;

constexpr std::array<std::string_view, 6> qualities{"forced", "best", "good", "inaccurate", "mistake", "blunder"};
constexpr std::array<std::string_view, 4> turns{"none", "mistake", "luck", "lead-taken"};

std::string_view nameOf(ai::Quality quality) noexcept {
    return qualities[static_cast<std::size_t>(quality)];
}

std::string fixed(float value, int digits) {
    std::array<char, 32> text{};
    const auto [end, error] =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed, digits);
    const std::string result(text.data(), error == std::errc{} ? end : text.data());
    return result.find_first_of("123456789") == std::string::npos && result.front() == '-' ? result.substr(1) : result;
}

/// "+12" or "-7", in points of a hundred.
std::string points(float change) {
    const auto whole = std::lround(100 * change);
    return std::string{whole > 0 ? "+" : ""} + std::to_string(whole);
}

// ---- columns --------------------------------------------------------------------------------------------------------

bool beginsCharacter(char byte) noexcept {
    return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80;
}

std::size_t width(const std::string& text) noexcept {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), beginsCharacter));
}

std::string padded(const std::string& text, std::size_t to, bool right = false) {
    const std::string blanks(to - std::min(to, width(text)), ' ');
    return right ? blanks + text : text + blanks;
}

/// A name as it may stand in a table: on one line, and not too long.
std::string shown(const std::string& name, std::size_t longest) {
    std::string result;
    std::size_t count = 0;
    for (const char byte : name) {
        count += beginsCharacter(byte) ? 1 : 0;
        if (count > longest) {
            break;
        }
        const auto code = static_cast<unsigned char>(byte);
        result += code < 0x20 || code == 0x7F ? '?' : byte;
    }
    return result;
}

using Row = std::vector<std::string>;

/// Rows of the same length as lines, with as much room as each column needs; the columns named align to the right.
std::vector<std::string> lined(const std::vector<Row>& rows, const std::vector<bool>& right) {
    std::vector<std::size_t> widths(right.size());
    for (const Row& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            widths[i] = std::max(widths[i], width(row[i]));
        }
    }
    std::vector<std::string> lines;
    for (const Row& row : rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            line.append(i == 0 ? "" : "  ").append(padded(row[i], widths[i], right[i]));
        }
        line.erase(line.find_last_not_of(' ') + 1);
        lines.push_back(line);
    }
    return lines;
}

// ---- words ----------------------------------------------------------------------------------------------------------

std::string cellText(flaming::Cell at) {
    return '[' + std::to_string(at.row) + ',' + std::to_string(at.column) + ']';
}

std::string choiceText(const flaming::Choice& choice, const flaming::Prompt& asked, const flaming::TileSet& tiles) {
    if (const auto* placement = choice.as<flaming::Placement>()) {
        return std::string{tiles.code(placement->tile)} + " " + cellText(placement->at);
    }
    if (const auto* fall = choice.as<flaming::Fall>()) {
        return std::string{tiles.code(asked.tile)} + (*fall == flaming::Fall::Left ? " falls left" : " falls right");
    }
    constexpr std::array<std::string_view, 4> faces{"fire stays", "fire leaves", "explosion", "smoke"};
    return "die: " + std::string{faces[static_cast<std::size_t>(*choice.as<flaming::DieFace>())]};
}

std::string remarkOf(const ai::AnalysedChoice& choice) {
    constexpr float worthTelling = 0.05F;
    std::string remark;
    const auto add = [&remark](const std::string& words) { remark.append(remark.empty() ? "" : ", ").append(words); };
    if (choice.verdict && choice.verdict->quality > ai::Quality::Good) {
        add(std::string{nameOf(choice.verdict->quality)});
    }
    if (choice.turn == ai::Turn::LeadTaken) {
        add("the lead changes for good");
    }
    if (std::abs(choice.luck) >= worthTelling) {
        add("luck " + points(choice.luck));
    }
    return remark;
}

std::string headingOf(const ai::Analysis& analysis, const std::vector<std::string>& names, long long game) {
    std::string players;
    std::string won;
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
        players.append(seat == 0 ? "" : ", ").append(names[seat]);
        if (analysis.result && (*analysis.result)[seat] > 0) {
            won.append(won.empty() ? "" : ", ").append(names[seat]);
        }
    }
    return "game " + std::to_string(game) + ": " + players + (won.empty() ? "; unfinished" : "; winners: " + won);
}

std::string summaryOf(const ai::SeatSummary& seat, const std::string& name) {
    const auto many = [](int count, const std::string& one, const std::string& more) {
        return std::to_string(count) + " " + (count == 1 ? one : more);
    };
    return name + ": " + many(seat.choices, "choice", "choices") + ", mean loss " + fixed(100 * seat.meanLoss, 1) +
           " points, " + many(seat.inaccuracies, "inaccuracy", "inaccuracies") + ", " +
           many(seat.mistakes, "mistake", "mistakes") + ", " + many(seat.blunders, "blunder", "blunders") + ", luck " +
           points(seat.luck) + " points";
}

} // namespace

std::vector<std::string> tableOf(const ai::Analysis& analysis, const record::Record& record, long long game) {
    constexpr std::size_t longestName = 24;
    constexpr std::size_t longestHeading = 6;
    const flaming::TileSet& tiles = *record.options.tiles;
    std::vector<std::string> names;
    std::vector<bool> right{false, true, false, false};
    Row heading{"", "ply", "who", "choice"};
    for (const record::Player& player : record.players) {
        names.push_back(shown(player.name, longestName));
        heading.push_back(shown(player.name, longestHeading));
        right.push_back(true);
    }
    for (const char* column : {"loss", "better", "chance", "remark"}) {
        heading.emplace_back(column);
        right.push_back(*column != 'b' && *column != 'r');
    }
    std::vector<Row> rows{heading};
    flaming::State state = record::beginning(record);
    for (const ai::AnalysedChoice& choice : analysis.choices) {
        const flaming::Prompt asked = prompt(state);
        Row row{choice.turn == ai::Turn::None ? "" : "*", std::to_string(choice.ply),
                names[static_cast<std::size_t>(choice.seat)], choiceText(choice.choice, asked, tiles)};
        for (std::size_t seat = 0; seat < names.size(); ++seat) {
            row.push_back(choice.verdict ? fixed(100 * choice.verdict->chances[seat], 0) : "");
        }
        if (choice.verdict && choice.verdict->quality > ai::Quality::Best) {
            const ai::Verdict& verdict = *choice.verdict;
            row.push_back(fixed(100 * verdict.loss, 1));
            row.push_back(choiceText(verdict.best.choice, asked, tiles));
            row.push_back(fixed(100 * verdict.best.chance, 0));
        } else {
            row.insert(row.end(), 3, "");
        }
        row.push_back(remarkOf(choice));
        rows.push_back(row);
        apply(state, choice.choice);
    }
    std::vector<std::string> lines{headingOf(analysis, names, game)};
    const std::vector<std::string> table = lined(rows, right);
    lines.insert(lines.end(), table.begin(), table.end());
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
        lines.push_back(summaryOf(analysis.seats[seat], names[seat]));
    }
    return lines;
}

std::string jsonOf(const ai::Analysis& analysis, const record::Record& record, long long game,
                   const ai::AnalysisSettings& settings) {
    constexpr int digits = 4;
    record::JsonText json(*record.options.tiles);
    const auto share = [&json](float value) { json.raw(fixed(value, digits)); };
    const auto shares = [&](const ai::Values& values) {
        json.list(std::vector<float>(values.begin(), values.begin() + record.seats()), share);
    };
    json.raw(R"({"game":)").number(game).raw(R"(,"players":)");
    json.list(record.players, [&json](const record::Player& player) { json.string(player.name); });
    if (settings.budget.simulations != 0) {
        json.raw(R"(,"simulations":)").number(static_cast<long long>(settings.budget.simulations));
    } else {
        json.raw(R"(,"budget-ms":)").number(settings.budget.time.count());
    }
    // As text: a number of 64 bits is more than most readers of JSON keep.
    json.raw(R"(,"seed":)").string(std::to_string(settings.seed)).raw(R"(,"choices":)");
    json.list(analysis.choices, [&](const ai::AnalysedChoice& choice) {
        json.raw(R"({"ply":)").number(static_cast<long long>(choice.ply));
        json.raw(R"(,"player":)").number(choice.seat);
        json.raw(R"(,"prompt":")").raw(record::nameOf(choice.kind)).raw(R"(","choice":)").choice(choice.choice);
        if (choice.verdict) {
            const ai::Verdict& verdict = *choice.verdict;
            json.raw(R"(,"chances":)");
            shares(verdict.chances);
            json.raw(R"(,"chance":)").raw(fixed(verdict.chance, digits)).raw(R"(,"best":{"choice":)");
            json.choice(verdict.best.choice).raw(R"(,"chance":)").raw(fixed(verdict.best.chance, digits));
            json.raw(R"(},"loss":)").raw(fixed(verdict.loss, digits));
            json.raw(R"(,"quality":")").raw(nameOf(verdict.quality));
            json.raw(R"(","simulations":)").number(verdict.simulations);
            json.raw(R"(,"certain":)").boolean(verdict.certain);
        }
        json.raw(R"(,"luck":)")
            .raw(fixed(choice.luck, digits))
            .raw(R"(,"turn":")")
            .raw(turns[static_cast<std::size_t>(choice.turn)])
            .raw("\"}");
    });
    json.raw(R"(,"curve":)");
    json.list(analysis.curve, shares);
    json.raw(R"(,"result":)");
    analysis.result ? shares(*analysis.result) : void(json.raw("null"));
    json.raw(R"(,"seats":)");
    json.list(analysis.seats, [&](const ai::SeatSummary& seat) {
        json.raw(R"({"choices":)").number(seat.choices).raw(R"(,"mean-loss":)").raw(fixed(seat.meanLoss, digits));
        json.raw(R"(,"inaccuracies":)").number(seat.inaccuracies).raw(R"(,"mistakes":)").number(seat.mistakes);
        json.raw(R"(,"blunders":)").number(seat.blunders).raw(R"(,"luck":)").raw(fixed(seat.luck, digits)).raw("}");
    });
    json.raw("}");
    return json.text();
}

} // namespace ashlar::cli
