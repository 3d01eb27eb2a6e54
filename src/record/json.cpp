#include "json.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace ashlar::record {
namespace {

/// Builds the document as the parser of the library reports it, and stops at what we refuse.
class Builder {
public:
    explicit Builder(std::string_view text) : text_{text} {}

    bool null() { return leaf(nullptr); }
    bool boolean(bool value) { return leaf(value); }
    bool number_integer(Json::number_integer_t value) { return leaf(value); }                         // NOLINT: the
    bool number_unsigned(Json::number_unsigned_t value) { return leaf(value); }                       // NOLINT: library
    bool number_float(Json::number_float_t value, const std::string& /*raw*/) { return leaf(value); } // NOLINT: fixes
    bool string(std::string& value) { return leaf(std::move(value)); }                                // NOLINT: these
    bool binary(Json::binary_t& /*value*/) { return false; }                                          // NOLINT: names
    bool start_object(std::size_t /*size*/) { return open(Json::object()); }                          // NOLINT
    bool start_array(std::size_t /*size*/) { return open(Json::array()); }                            // NOLINT
    bool end_object() {                                                                               // NOLINT
        checkKeys(open_.back()->get_ref<const Json::object_t&>());
        open_.pop_back();
        return true;
    }
    bool end_array() { return open_.pop_back(), true; } // NOLINT
    bool key(std::string& name) { return key_ = std::move(name), true; }

    bool parse_error(std::size_t position, const std::string& /*token*/, const Json::exception& error) { // NOLINT
        const std::string_view all = error.what();
        std::string_view reason = "a number is too large";
        if (const auto dash = all.find(" - "); dash != std::string_view::npos) {
            reason = all.substr(dash + 3);
            reason = reason.substr(0, reason.find(';'));
        }
        throw Error("broken JSON at " + placeOf(position) + ": " + std::string{reason});
    }

    Json take() { return std::move(root_); }

private:
    Json* add(Json&& value) {
        if (open_.empty()) {
            root_ = std::move(value);
            return &root_;
        }
        Json& parent = *open_.back();
        if (parent.is_array()) {
            auto& items = parent.get_ref<Json::array_t&>();
            return &items.emplace_back(std::move(value));
        }
        // Straight into the vector below: the map's own emplace looks for the key first, one by one.
        auto& members = parent.get_ref<Json::object_t&>();
        members.emplace_back(std::move(key_), std::move(value));
        return &members.back().second;
    }
    bool leaf(Json&& value) { return add(std::move(value)), true; }
    bool open(Json&& value) {
        if (open_.size() == static_cast<std::size_t>(maxNesting)) {
            throw Error("nested more than " + std::to_string(maxNesting) + " levels deep");
        }
        open_.push_back(add(std::move(value)));
        return true;
    }

    static void checkKeys(const Json::object_t& members) {
        std::vector<std::string_view> keys;
        keys.reserve(members.size());
        for (const auto& member : members) {
            keys.emplace_back(member.first);
        }
        std::sort(keys.begin(), keys.end());
        if (const auto twice = std::adjacent_find(keys.begin(), keys.end()); twice != keys.end()) {
            throw Error("the key " + quote(*twice) + " is twice in one object");
        }
    }

    std::string placeOf(std::size_t position) const {
        const std::string_view before = text_.substr(0, position == 0 ? 0 : position - 1);
        const auto line = std::count(before.begin(), before.end(), '\n') + 1;
        const std::size_t lineStart = before.rfind('\n') + 1; // npos + 1 is 0
        const std::string column = "column " + std::to_string(before.size() - lineStart + 1);
        return line == 1 ? column : "line " + std::to_string(line) + ", " + column;
    }

    std::string_view text_;
    Json root_;
    std::vector<Json*> open_;
    std::string key_;
};

} // namespace

Json parseJson(std::string_view text) {
    if (text.size() > maxRecordSize) {
        throw Error("larger than " + std::to_string(maxRecordSize >> 20U) + " MB");
    }
    if (constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF"; text.substr(0, 3) == byteOrderMark) {
        text.remove_prefix(byteOrderMark.size());
    }
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) {
        throw Error("empty");
    }
    Builder builder{text};
    Json::sax_parse(text, &builder);
    return builder.take();
}

std::string quote(std::string_view text) {
    constexpr std::size_t longest = 40;
    std::size_t end = text.size();
    if (end > longest) {
        end = longest;
        while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) {
            --end; // not within a character
        }
    }
    std::string result = Json(text.substr(0, end)).dump(-1, ' ', false, Json::error_handler_t::replace);
    if (end < text.size()) {
        result.insert(result.size() - 1, "…");
    }
    return result;
}

void Field::refuse(const std::string& reason) const {
    const std::string where = place();
    throw Error(where.empty() ? reason : where + ": " + reason);
}

std::string Field::place() const {
    std::string result = parent_ == nullptr ? std::string{} : parent_->place();
    if (parent_ == nullptr) {
        return index_ == none ? result : std::string{name_} + " " + std::to_string(index_);
    }
    const bool belowTop = parent_->parent_ == nullptr;
    if (index_ != none) {
        return result + (belowTop && !result.empty() ? ": [" : "[") + std::to_string(index_) + "]";
    }
    if (belowTop) {
        result += result.empty() ? "" : ": ";
    } else {
        result += ".";
    }
    return result + (name_.size() < 40 ? std::string{name_} : quote(name_));
}

std::int64_t Field::integer(std::int64_t low, std::int64_t high) const {
    // What is larger than a signed number holds is out of any range; a float or a boolean is no integer.
    const bool fits =
        json_.is_number_integer() &&
        (!json_.is_number_unsigned() || json_.get<std::uint64_t>() <= static_cast<std::uint64_t>(INT64_MAX));
    const std::int64_t value = fits ? json_.get<std::int64_t>() : 0;
    if (!fits || value < low || value > high) {
        refuse(low == high ? "must be " + std::to_string(low)
                           : "must be a whole number from " + std::to_string(low) + " to " + std::to_string(high));
    }
    return value;
}

bool Field::boolean() const {
    if (!json_.is_boolean()) {
        refuse("must be true or false");
    }
    return json_.get<bool>();
}

const std::string& Field::text() const {
    if (!json_.is_string()) {
        refuse("must be a text");
    }
    return json_.get_ref<const std::string&>();
}

std::size_t Field::size() const {
    if (!json_.is_array()) {
        refuse("must be a list");
    }
    return json_.size();
}

const Json::object_t& Field::object() const {
    if (!json_.is_object()) {
        refuse("must be an object");
    }
    return json_.get_ref<const Json::object_t&>();
}

std::optional<Field> Field::find(std::string_view key) const {
    for (const auto& [name, value] : object()) {
        if (name == key) {
            return Field{value, this, name, none};
        }
    }
    return std::nullopt;
}

Field Field::at(std::string_view key) const {
    if (auto field = find(key)) {
        return *field;
    }
    refuse(quote(key) + " is missing");
}

UnknownKeys Field::unknownKeys(std::initializer_list<std::string_view> known) const {
    UnknownKeys result;
    for (const auto& [key, value] : object()) {
        if (std::find(known.begin(), known.end(), key) == known.end()) {
            result += result.empty() ? "" : ",";
            result += Json(key).dump() + ":" + value.dump();
        }
    }
    return result;
}

flaming::Tile readTile(const Field& field, const flaming::TileSet& tiles) {
    if (const auto tile = tiles.tile(field.text())) {
        return *tile;
    }
    field.refuse("there is no tile " + quote(field.text()) + " in the tile set " + quote(tiles.name()));
}

flaming::Cell readCell(const Field& field) {
    if (field.size() != 2) {
        field.refuse("must be a row and a column");
    }
    return flaming::cell(field[0].number(INT16_MIN, INT16_MAX), field[1].number(INT16_MIN, INT16_MAX));
}

flaming::Choice readChoice(const Field& field, const flaming::TileSet& tiles) {
    using namespace flaming;
    const auto place = field.find("place");
    const auto fall = field.find("fall");
    const auto die = field.find("die");
    if (place.has_value() + fall.has_value() + die.has_value() != 1) {
        field.refuse("must be one of place, fall and die");
    }
    if (place) {
        return Placement{readTile(*place, tiles), readCell(field.at("at"))};
    }
    const auto oneOf = [](const Field& word, std::initializer_list<std::string_view> words) {
        const auto* const found = std::find(words.begin(), words.end(), word.text());
        if (found == words.end()) {
            std::string known;
            for (const std::string_view each : words) {
                known += (known.empty() ? "" : ", ") + std::string{each};
            }
            word.refuse("must be one of " + known);
        }
        return found - words.begin();
    };
    if (fall) {
        return static_cast<Fall>(oneOf(*fall, {"left", "right"}));
    }
    return static_cast<DieFace>(oneOf(*die, {"fire-stays", "fire-leaves", "explosion", "smoke"}));
}

} // namespace ashlar::record
