#include "arguments.h"

#include "ashlar/record/error.h"

#include <algorithm>
#include <charconv>

namespace ashlar::cli {

std::uint64_t readNumber(std::string_view what, std::string_view text, std::uint64_t low, std::uint64_t high) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || number < low || number > high) {
        throw UsageError(std::string{what} + " must be a whole number from " + std::to_string(low) + " to " +
                         std::to_string(high) + ", not " + record::quote(text) + ".");
    }
    return number;
}

Arguments::Arguments(std::span<const std::string_view> words, std::initializer_list<std::string_view> flags,
                     std::initializer_list<std::string_view> valued) {
    const auto isOneOf = [](std::string_view word, std::initializer_list<std::string_view> list) {
        return std::find(list.begin(), list.end(), word) != list.end();
    };
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string_view word = words[i];
        if (word.size() < 2 || word.front() != '-') {
            operands_.push_back(word);
            continue;
        }
        const bool takesValue = isOneOf(word, valued);
        if (!takesValue && !isOneOf(word, flags)) {
            throw UsageError("unknown option " + record::quote(word) + ".");
        }
        if (has(word)) {
            throw UsageError(std::string{word} + " is given twice.");
        }
        if (takesValue && i + 1 == words.size()) {
            throw UsageError(std::string{word} + " needs a value.");
        }
        options_[word] = takesValue ? words[++i] : std::string_view{};
    }
}

std::optional<std::string_view> Arguments::value(std::string_view option) const {
    const auto found = options_.find(option);
    return found == options_.end() ? std::nullopt : std::optional{found->second};
}

std::uint64_t Arguments::number(std::string_view option, std::uint64_t otherwise, std::uint64_t low,
                                std::uint64_t high) const {
    const auto text = value(option);
    return text ? readNumber(option, *text, low, high) : otherwise;
}

} // namespace ashlar::cli
