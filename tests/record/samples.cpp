#include "samples.h"

#include <cstdlib>
#include <fstream>
#include <sstream>

namespace ashlar::record {

using namespace flaming;

void playOn(Record& record, Random& random, std::size_t most) {
    State state = beginning(record);
    for (const Choice& choice : record.choices) {
        apply(state, choice);
    }
    for (Options open = options(state); !open.empty() && record.choices.size() < most; open = options(state)) {
        const Choice choice = open[random.below(static_cast<std::uint32_t>(open.size()))];
        record.choices.push_back(choice);
        apply(state, choice);
    }
}

Record randomGame(std::uint64_t seed, int seats, const GameOptions& options, std::size_t most) {
    Random random{seed};
    Record record;
    record.options = options;
    for (int seat = 0; seat < seats; ++seat) {
        record.players.push_back({"Player " + std::to_string(seat), Player::Kind::Bot, "random", {}});
    }
    record.first = static_cast<int>(random.below(static_cast<std::uint32_t>(seats)));
    record.beginning = toDeal(shuffledDeal(random), seats);
    playOn(record, random, most);
    return record;
}

Json smallRecord() {
    Json piles = {Json::array(), Json::array()};
    for (int t = 0; t < 44; ++t) {
        piles[static_cast<std::size_t>(t / 22)].push_back(TileSet::standard().code(tileAt(t)));
    }
    return {
        {"format", "ashlar-record"},
        {"version", 1},
        {"game", "flaming-pyramids"},
        {"options", {{"curse", false}, {"fire-die", false}, {"turn-limit", 100}, {"tiles", "standard"}}},
        {"players", {{{"name", "Ana"}, {"kind", "human"}}, {{"name", "Ember"}, {"kind", "bot"}, {"level", "expert"}}}},
        {"first", 0},
        {"deal", {{"piles", piles}, {"base", {"millstone"}}, {"removed", Json::array()}}},
        {"choices",
         {{{"place", "r5"}, {"at", {0, 1}}}, {{"place", "g3"}, {"at", {1, 0}}}, {{"place", "r1"}, {"at", {0, -1}}}}}};
}

Json smallStart() {
    Json piles = {Json::array(), Json::array()};
    for (int t = 3; t < 43; ++t) {
        piles[static_cast<std::size_t>(t % 2)].push_back(TileSet::standard().code(tileAt(t)));
    }
    return {{"format", "ashlar-record"},
            {"version", 1},
            {"game", "flaming-pyramids"},
            {"players", {{{"name", "Ana"}, {"kind", "human"}}, {{"name", "Ben"}, {"kind", "human"}}}},
            {"start",
             {{"pyramid", {{"r3", {0, 0}}, {"millstone", {0, 1}}}},
              {"hands", {{"r1"}, {"r2"}}},
              {"piles", piles},
              {"removed", {"torch-b"}},
              {"active", 1},
              {"turns", {3, 3}}}},
            {"choices", Json::array()}};
}

std::string refusal(std::string_view json) {
    try {
        parse(json);
    } catch (const Error& error) {
        return error.what();
    }
    return {};
}

std::string refusalOf(const Json& json) {
    return refusal(json.dump());
}

TemporaryFolder::TemporaryFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "ashlar-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) {
        throw std::runtime_error("no temporary folder");
    }
    path_ = name;
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

std::filesystem::path write(const std::filesystem::path& path, std::string_view text) {
    std::ofstream{path, std::ios::binary} << text;
    return path;
}

std::string contentsOf(const std::filesystem::path& path) {
    std::ostringstream text;
    text << std::ifstream{path, std::ios::binary}.rdbuf();
    return text.str();
}

} // namespace ashlar::record
