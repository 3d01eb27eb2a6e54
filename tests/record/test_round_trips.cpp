// What is read is what is written.
#include "ashlar/flaming/view.h"
#include "samples.h"

#include <catch2/catch.hpp>

using namespace ashlar;
using namespace ashlar::record;
using Unordered = nlohmann::json; // compares without regard to the order of keys

TEST_CASE("games of all kinds go out and in again") {
    for (int seats = 2; seats <= 6; ++seats) {
        for (unsigned variant = 0; variant < 4; ++variant) {
            for (const int turnLimit : {0, 3, 100}) {
                const flaming::GameOptions options{(variant & 1U) != 0, (variant & 2U) != 0, turnLimit};
                const Record record = randomGame(static_cast<std::uint64_t>(seats) * 100 + variant, seats, options);
                const std::string text = toJson(record);
                const Record again = parse(text);
                CHECK(again == record);
                CHECK(toJson(again) == text);
            }
        }
    }
}

TEST_CASE("a game may stop after every choice") {
    const Record whole = randomGame(77, 4, {true, true, 20});
    Record record = whole;
    bool stoppedBeforeFall = false;
    for (std::size_t count = 0; count <= whole.choices.size(); ++count) {
        record.choices.assign(whole.choices.begin(), whole.choices.begin() + static_cast<std::ptrdiff_t>(count));
        CHECK(parse(toJson(record)) == record);
        stoppedBeforeFall |= count < whole.choices.size() && whole.choices[count].as<flaming::Fall>() != nullptr;
    }
    CHECK(stoppedBeforeFall);
}

TEST_CASE("known keys come in the order of the format") {
    Json json = smallRecord();
    json["match"] = Json::parse(R"({"to":3,"won":[1,0]})");
    const std::string text = toJson(parse(json.dump()));
    Json expected = json; // the match comes before the choices
    expected.erase("choices");
    expected["choices"] = json["choices"];
    CHECK(text == expected.dump());
    Json start = smallStart();
    const Json written = Json::parse(toJson(parse(start.dump())));
    CHECK(written["start"].dump() == start["start"].dump());
}

TEST_CASE("unknown keys are kept at every level") {
    Json json = smallRecord();
    json["match"] = Json::parse(R"({"to":2,"won":[1,0],"place":"Kraków"})");
    json["note"] = Json::parse(R"({"deep":[1,2.5,null,true,{"x":"\n"}]})");
    json["options"]["house-rule"] = "none";
    json["players"][1]["rating"] = 1500;
    json["deal"]["dealer"] = "Ana";
    json["choices"][1]["comment"] = "!?";
    json["choices"][2]["clock"] = Json::parse("[1,2]");
    const Record record = parse(json.dump());
    CHECK(Unordered::parse(toJson(record)) == Unordered(json));
    CHECK(parse(toJson(record)) == record);
    CHECK(record.players[1].unknown == R"("rating":1500)");
    CHECK(record.unknownOfChoices.at(1) == R"("comment":"!?")");
    Json start = smallStart();
    start["start"]["source"] = "lesson 3";
    Json expected = start;
    expected["options"] = smallRecord()["options"];
    expected["first"] = 0;
    CHECK(Unordered::parse(toJson(parse(start.dump()))) == Unordered(expected));
}

TEST_CASE("names keep every character") {
    Record record = randomGame(1, 2);
    record.players[0].name = "Zoë \"Ω\" \\ 🔥\n\t";
    record.players[1].name = std::string("\0\x7F", 2);
    CHECK(parse(toJson(record)) == record);
    record.players[0].name = std::string(1, '\xFF'); // cannot be written as it is: it becomes the replacement character
    CHECK(parse(toJson(record)).players[0].name == "\uFFFD");
}

TEST_CASE("games go on from positions") {
    Random random{9};
    int positions = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const int seats = 2 + static_cast<int>(seed % 5);
        const flaming::GameOptions options{seed % 2 == 0, seed % 3 == 0, 30};
        const Record whole = randomGame(seed, seats, options, 10 + random.below(60));
        flaming::State state = beginning(whole);
        for (const flaming::Choice& choice : whole.choices) {
            flaming::apply(state, choice);
        }
        if (flaming::prompt(state).kind != flaming::PromptKind::Place) {
            continue;
        }
        Record record{options, whole.players, 0, toStart(state), std::nullopt, {}, {}, {}, {}, {}};
        const flaming::State again = beginning(record);
        CHECK(flaming::pyramid(again).size() == flaming::pyramid(state).size());
        playOn(record, random);
        CHECK(parse(toJson(record)) == record);
        ++positions;
    }
    CHECK(positions > 20);
}

TEST_CASE("a deal and its record agree") {
    Random random{4};
    for (int seats = 2; seats <= 6; ++seats) {
        for (int n = 0; n < 20; ++n) {
            const flaming::Deal dealt = flaming::shuffledDeal(random);
            Record record = randomGame(1, seats, {}, 0);
            record.beginning = toDeal(dealt, seats);
            check(record);
            const flaming::State expected = flaming::deal(record.options, seats, record.first, dealt);
            for (int seat = 0; seat < seats; ++seat) {
                CHECK(flaming::view(beginning(record), seat) == flaming::view(expected, seat));
            }
        }
    }
}
