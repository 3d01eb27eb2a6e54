// JSON from outside: read within limits, and asked for its fields with messages that name the place.
#pragma once

#include "ashlar/record/error.h"
#include "ashlar/record/record.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace ashlar::record {

using Json = nlohmann::ordered_json;

inline constexpr int maxNesting = 64;

/// Reads JSON of at most maxRecordSize bytes and maxNesting levels in which no key is twice in an object. Throws Error.
Json parseJson(std::string_view text);

/// A value and where it is. Every function throws Error if the value is not as it must be.
class Field {
public:
    explicit Field(const Json& root) : json_{root} {}
    /// A list item at the top of a place, as "choice 12".
    Field(const Json& json, std::string_view name, std::size_t index) : json_{json}, name_{name}, index_{index} {}

    [[noreturn]] void refuse(const std::string& reason) const;
    /// "options.turn-limit", "deal.piles[1][3]" or "choice 12: at[0]"; empty for the root
    std::string place() const;
    const Json& json() const noexcept { return json_; }

    std::int64_t integer(std::int64_t low, std::int64_t high) const;
    int number(int low, int high) const { return static_cast<int>(integer(low, high)); }
    bool boolean() const;
    const std::string& text() const;
    /// The number of items of a list.
    std::size_t size() const;
    /// @pre i < size()
    Field operator[](std::size_t i) const { return Field{json_[i], this, {}, i}; }

    /// A member of an object, or none.
    std::optional<Field> find(std::string_view key) const;
    /// A member that must be there.
    Field at(std::string_view key) const;
    /// The members of an object: calls f(field, key) for each.
    template <class F>
    void forEachMember(F&& f) const {
        for (const auto& [key, value] : object()) {
            f(Field{value, this, key, none}, std::string_view{key});
        }
    }
    /// The members other than the known ones, as text.
    UnknownKeys unknownKeys(std::initializer_list<std::string_view> known) const;

private:
    static constexpr std::size_t none = SIZE_MAX;

    Field(const Json& json, const Field* parent, std::string_view name, std::size_t index)
        : json_{json}, parent_{parent}, name_{name}, index_{index} {}
    const Json::object_t& object() const;

    const Json& json_;
    const Field* parent_ = nullptr; ///< lives longer
    std::string_view name_;
    std::size_t index_ = none;
};

/// A tile of this set. Throws Error.
flaming::Tile readTile(const Field& field, const flaming::TileSet& tiles);
/// [row, column] Throws Error.
flaming::Cell readCell(const Field& field);
/// Throws Error.
flaming::Choice readChoice(const Field& field, const flaming::TileSet& tiles);

} // namespace ashlar::record
