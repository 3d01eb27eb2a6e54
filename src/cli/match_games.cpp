#include "match_games.h"

#include "arguments.h"
#include "ashlar/record/error.h"
#include "ashlar/record/files.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <utility>

namespace ashlar::cli {

using Json = nlohmann::ordered_json;
using record::Error;

std::vector<Seating> seatingsOf(const MatchSetUp& setUp) {
    const auto bots = static_cast<int>(setUp.bots.size());
    const int players = setUp.players;
    std::vector<Seating> seatings;
    if (bots < 2) {
        throw UsageError("--bots must name at least two for a match.");
    }
    if (players == 2) {
        for (int one = 0; one < bots; ++one) {
            for (int two = one + 1; two < bots; ++two) {
                seatings.push_back({one, two});
                seatings.push_back({two, one});
            }
        }
        return seatings;
    }
    if (bots != 2 && bots != players) {
        throw UsageError("--bots must name two, or as many as there are players, not " + std::to_string(bots) + ".");
    }
    for (int turn = 0; turn < players; ++turn) {
        Seating seating;
        for (int seat = 0; seat < players; ++seat) {
            seating.push_back(bots == 2 ? (seat == turn ? 0 : 1) : (seat + turn) % players);
        }
        seatings.push_back(seating);
    }
    return seatings;
}

namespace {

std::string lineOf(const MatchSetUp& setUp) {
    Json json;
    json["format"] = "ashlar-match";
    json["version"] = 1;
    json["bots"] = setUp.bots;
    json["players"] = setUp.players;
    json["options"]["curse"] = setUp.options.curse;
    json["options"]["fire-die"] = setUp.options.fireDie;
    json["options"]["turn-limit"] = setUp.options.turnLimit;
    json["seed"] = setUp.seed;
    json["budget-ms"] = setUp.budget;
    json["sims"] = setUp.simulations;
    json["threads"] = setUp.threads;
    return json.dump() + "\n";
}

std::string lineOf(const MatchGame& game) {
    Json json;
    json["deal"] = game.deal;
    json["seats"] = game.seating;
    json["points"] = game.points;
    json["turns"] = game.turns;
    json["at-limit"] = game.atLimit;
    json["forfeited"] = game.forfeited;
    return json.dump() + "\n";
}

MatchSetUp setUpOf(const Json& json) {
    if (json.at("format") != "ashlar-match" || json.at("version") != 1) {
        throw Error("is not a match of a known version");
    }
    MatchSetUp setUp;
    setUp.bots = json.at("bots").get<std::vector<std::string>>();
    setUp.players = json.at("players").get<int>();
    if (setUp.players < flaming::minSeats || setUp.players > flaming::maxSeats) {
        throw Error("players must be 2 to 6");
    }
    setUp.options.curse = json.at("options").at("curse").get<bool>();
    setUp.options.fireDie = json.at("options").at("fire-die").get<bool>();
    setUp.options.turnLimit = json.at("options").at("turn-limit").get<int>();
    setUp.seed = json.at("seed").get<std::uint64_t>();
    setUp.budget = json.at("budget-ms").get<std::uint64_t>();
    setUp.simulations = json.at("sims").get<std::uint64_t>();
    setUp.threads = json.at("threads").get<std::uint64_t>();
    return setUp;
}

MatchGame gameOf(const Json& json, const MatchSetUp& setUp) {
    MatchGame game;
    game.deal = json.at("deal").get<long long>();
    game.seating = json.at("seats").get<Seating>();
    game.points = json.at("points").get<std::vector<double>>();
    game.turns = json.at("turns").get<long long>();
    game.atLimit = json.at("at-limit").get<bool>();
    game.forfeited = json.at("forfeited").get<bool>();
    const auto players = static_cast<std::size_t>(setUp.players);
    if (game.deal < 0 || game.seating.size() != players || game.points.size() != players) {
        throw Error("is not a game of this match");
    }
    for (const int bot : game.seating) {
        if (bot < 0 || bot >= static_cast<int>(setUp.bots.size())) {
            throw Error("is not a game of this match");
        }
    }
    return game;
}

/// Adds a game unless it is there already.
class Collector {
public:
    explicit Collector(MatchResults& results) : results_{results} {}
    void add(MatchGame game) {
        if (known_.insert({game.deal, game.seating}).second) {
            results_.games.push_back(std::move(game));
        }
    }

private:
    MatchResults& results_;
    std::set<Pairing> known_;
};

void readInto(const std::filesystem::path& path, MatchResults& results, Collector& collector, bool first) {
    std::ifstream file{path};
    if (!file) {
        throw Error(path.string() + " cannot be read: " + std::strerror(errno));
    }
    std::string line;
    for (long long number = 1; std::getline(file, line); ++number) {
        if (file.eof()) {
            results.cutShort = true; // no line feed: the program ended while it wrote
            break;
        }
        try {
            const Json json = Json::parse(line);
            if (number > 1) {
                collector.add(gameOf(json, results.setUp));
                continue;
            }
            const MatchSetUp setUp = setUpOf(json);
            if (!first && !(setUp == results.setUp)) {
                throw Error("is of another match");
            }
            results.setUp = setUp;
        } catch (const std::exception& error) {
            throw Error(path.string() + ": line " + std::to_string(number) + ": " + error.what());
        }
    }
    if (results.setUp.bots.empty()) {
        throw Error(path.string() + " is empty");
    }
}

} // namespace

Schedule::Schedule(const MatchResults& played, long long firstDeal, long long deals)
    : seatings_{seatingsOf(played.setUp)} {
    const auto seatings = static_cast<long long>(seatings_.size());
    game_ = firstDeal * seatings;
    end_ = game_ + deals * seatings;
    left_ = static_cast<std::size_t>(deals * seatings);
    for (const MatchGame& game : played.games) {
        const bool among = game.deal >= firstDeal && game.deal < firstDeal + deals &&
                           std::find(seatings_.begin(), seatings_.end(), game.seating) != seatings_.end();
        if (among && played_.insert({game.deal, game.seating}).second) {
            --left_;
        }
    }
}

std::optional<Pairing> Schedule::next() {
    const auto seatings = static_cast<long long>(seatings_.size());
    while (game_ < end_) {
        Pairing pairing{game_ / seatings, seatings_[static_cast<std::size_t>(game_ % seatings)]};
        ++game_;
        if (!played_.contains(pairing)) {
            --left_;
            return pairing;
        }
    }
    return std::nullopt;
}

MatchResults readMatch(const std::filesystem::path& path) {
    return mergeMatches({path});
}

MatchResults mergeMatches(const std::vector<std::filesystem::path>& paths) {
    MatchResults results;
    Collector collector{results};
    for (std::size_t i = 0; i < paths.size(); ++i) {
        readInto(paths[i], results, collector, i == 0);
    }
    return results;
}

void writeMatch(const std::filesystem::path& path, const MatchResults& results) {
    std::string text = lineOf(results.setUp);
    for (const MatchGame& game : results.games) {
        text += lineOf(game);
    }
    record::saveAtomically(path, text);
}

MatchResults resumeMatch(const std::filesystem::path& path, const MatchSetUp& setUp) {
    MatchResults results;
    std::error_code missing;
    if (std::filesystem::exists(path, missing)) {
        results = readMatch(path);
        if (!(results.setUp == setUp)) {
            throw Error(path.string() + " is of another match: its bots, seed, variants or thinking time differ");
        }
    }
    if (results.setUp.bots.empty() || results.cutShort) {
        results.setUp = setUp;
        results.cutShort = false;
        writeMatch(path, results);
    }
    return results;
}

MatchFile::MatchFile(std::filesystem::path path) : path_{std::move(path)}, file_{std::fopen(path_.c_str(), "a")} {
    if (file_ == nullptr) {
        throw Error(path_.string() + " cannot be written: " + std::strerror(errno));
    }
}

void MatchFile::add(const MatchGame& game) {
    const std::string line = lineOf(game);
    if (std::fwrite(line.data(), 1, line.size(), file_.get()) != line.size() || std::fflush(file_.get()) != 0) {
        throw Error(path_.string() + " cannot be written: " + std::strerror(errno));
    }
}

} // namespace ashlar::cli
