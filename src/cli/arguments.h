// The words after a command.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <map>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace ashlar::cli {

/// Wrong usage, said in one sentence.
class UsageError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// Reads a whole number written in digits. Throws UsageError, naming what it is for, if it is not from low to high.
std::uint64_t readNumber(std::string_view what, std::string_view text, std::uint64_t low, std::uint64_t high);

/// Options and operands of a command. Every function throws UsageError.
class Arguments {
public:
    /// @param flags options alone, like "--curse"; @param valued options with a value after them, like "--seed"
    Arguments(std::span<const std::string_view> words, std::initializer_list<std::string_view> flags,
              std::initializer_list<std::string_view> valued);

    bool has(std::string_view option) const { return options_.contains(option); }
    std::optional<std::string_view> value(std::string_view option) const;
    std::uint64_t number(std::string_view option, std::uint64_t otherwise, std::uint64_t low, std::uint64_t high) const;
    const std::vector<std::string_view>& operands() const noexcept { return operands_; }

private:
    std::map<std::string_view, std::string_view> options_;
    std::vector<std::string_view> operands_;
};

} // namespace ashlar::cli
