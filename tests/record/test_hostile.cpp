// Input that is broken, or made to break us.
#include "samples.h"

#include <catch2/catch.hpp>

using namespace ashlar;
using namespace ashlar::record;

TEST_CASE("nothing at all") {
    CHECK(refusal("") == "empty");
    CHECK(refusal(" \n\t\r\n") == "empty");
    CHECK(refusal("\xEF\xBB\xBF") == "empty");
}

TEST_CASE("a record cut off at every byte") {
    const std::string text = smallRecord().dump();
    for (std::size_t size = 1; size < text.size(); ++size) {
        const std::string message = refusal(text.substr(0, size));
        CAPTURE(size, message);
        CHECK(message.substr(0, 22) == "broken JSON at column ");
        CHECK(message.find('\n') == std::string::npos);
    }
    CHECK(refusal(text).empty());
}

TEST_CASE("a record with every byte changed") {
    const std::string text = smallRecord().dump();
    for (std::size_t i = 0; i < text.size(); ++i) {
        for (const char c : {'\0', '"', '{', ']', ',', '9', '\\', '\x80', '\xFF'}) {
            std::string changed = text;
            changed[i] = c;
            CAPTURE(i, c);
            CHECK(refusal(changed).find('\n') == std::string::npos); // refused in one line, or still a record
        }
    }
}

TEST_CASE("broken JSON is said with its line and column") {
    CHECK(refusal("{\"a\":1,\n\"b\":}") == "broken JSON at line 2, column 5: unexpected '}'");
    CHECK(refusal("{} {}") == "broken JSON at column 4: unexpected '{'");
    CHECK(refusal("nul") == "broken JSON at column 4: invalid literal");
    CHECK(refusal("[1e999]") == "broken JSON at column 6: a number is too large");
    CHECK(refusal("// comment\n{}") == "broken JSON at column 1: invalid literal");
}

TEST_CASE("texts that are not UTF-8") {
    Json json = smallRecord();
    json["players"][0]["name"] = "NAME";
    const auto named = [&](const std::string& name) {
        std::string text = json.dump();
        return text.replace(text.find("NAME"), 4, name);
    };
    for (const std::string name : {"\xFF", "\xC3(", "\xED\xA0\x80", "\xF5\x80\x80\x80", "\xC0\x80", "\xE2\x82"}) {
        CHECK(refusal(named(name)).find("ill-formed UTF-8") != std::string::npos);
    }
    CHECK(refusal(named("\\ud800")).find("surrogate") != std::string::npos);
    CHECK(refusal(named("\n")).find("control character") != std::string::npos);
    for (const std::string name : {"Zoë", "Łukasz", "日本", "🔥", "a\\u0000b", "\\ud83d\\udd25"}) {
        CHECK(refusal(named(name)).empty());
    }
    CHECK(parse(named("\\ud83d\\udd25")).players[0].name == "🔥");
    CHECK(refusal("\xEF\xBB\xBF" + json.dump()).empty());
}

TEST_CASE("nesting") {
    const auto nested = [](std::size_t depth, const std::string& open, const std::string& close) {
        std::string text;
        for (std::size_t i = 0; i < depth; ++i) {
            text += open;
        }
        text += "1";
        for (std::size_t i = 0; i < depth; ++i) {
            text += close;
        }
        return text;
    };
    CHECK(refusal(nested(100'000, "[", "]")) == "nested more than 64 levels deep");
    CHECK(refusal(nested(100'000, "{\"a\":", "}")) == "nested more than 64 levels deep");
    CHECK(refusal(std::string(100'000, '[')) == "nested more than 64 levels deep");
    Json json = smallRecord();
    json["note"] = Json::parse(nested(63, "[", "]"));
    CHECK(refusalOf(json).empty());
    json["note"] = Json::parse(nested(64, "[", "]"));
    CHECK(refusalOf(json) == "nested more than 64 levels deep");
}

TEST_CASE("keys twice in an object") {
    CHECK(refusal(R"({"format":"ashlar-record","version":1,"version":1})") ==
          "the key \"version\" is twice in one object");
    CHECK(refusal(R"({"a":{"x":1,"y":2,"\u0078":3}})") == "the key \"x\" is twice in one object");
    CHECK(refusal(R"([{"\n":1,"\n":2}])") == R"(the key "\n" is twice in one object)");
    std::string many = "{";
    for (int i = 0; i < 300'000; ++i) {
        many += '"';
        many += std::to_string(i) + "\":0,";
    }
    CHECK(refusal(many + "\"7\":0}") == "the key \"7\" is twice in one object");
    CHECK(refusal(many + "\"x\":0}") == "\"format\" is missing");
}

TEST_CASE("too much of everything") {
    Json json = smallRecord();
    const std::string text = json.dump();
    const std::string padding(maxRecordSize - text.size(), ' ');
    CHECK(refusal(text + padding).empty());
    CHECK(refusal(text + padding + ' ') == "larger than 16 MB");
    json["format"] = std::string(10'000'000, 'x');
    CHECK(refusalOf(json) == "format: must be \"ashlar-record\"");
    json = smallRecord();
    json["choices"][0]["place"] = std::string(1'000'000, 'x');
    CHECK(refusalOf(json) ==
          "choice 0: place: there is no tile \"" + std::string(40, 'x') + "…\" in the tile set \"standard\"");
    json["choices"][0]["place"] = "a\n\x1b[31m";
    CHECK(refusalOf(json) == R"(choice 0: place: there is no tile "a\n\u001b[31m" in the tile set "standard")");
    json = smallRecord();
    json["choices"] = Json::array();
    for (int i = 0; i < 500'000; ++i) {
        json["choices"].push_back({{"fall", "left"}});
    }
    CHECK(refusalOf(json) == "choice 0: seat 0 must place a tile, but this is a fall");
}
