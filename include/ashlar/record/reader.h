// Files of records: one record, or JSON Lines with one record a line.
#pragma once

#include "ashlar/record/record.h"

#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ashlar::record {

/// Reads the records of a file one after another and never holds more than one of them.
/// A first line that leaves a bracket open begins a file of one record on many lines.
class Reader {
public:
    /// Throws Error if the file cannot be opened.
    explicit Reader(const std::filesystem::path& path);

    /// The text of the next record, or none at the end. Throws Error if it is larger than maxRecordSize (the next call
    /// then goes on with the next line), if the file is empty, or cannot be read.
    std::optional<std::string> next();
    /// How many records have been read: the last one has the number count() - 1.
    long long count() const noexcept { return count_; }
    /// Whether the file holds the last one alone.
    bool alone() const noexcept { return count_ == 1 && atEnd_; }

private:
    struct Close {
        void operator()(std::FILE* file) const noexcept { std::fclose(file); } // NOLINT: opened by us, only read
    };

    int peek();
    void skipBlanks();
    bool readLine(std::string& text);

    std::unique_ptr<std::FILE, Close> file_;
    std::vector<char> buffer_;
    std::size_t from_ = 0;
    std::size_t to_ = 0;
    long long count_ = 0;
    bool finished_ = false; ///< nothing more is to be read
    bool atEnd_ = false;
};

/// The record of a file that holds one; of JSON Lines the first. Throws Error.
Record load(const std::filesystem::path& path);

} // namespace ashlar::record
