// Files that change as a whole or not at all.
#pragma once

#include "ashlar/record/error.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace ashlar::record {

/// What a file that was written outlasts.
enum class Outlasts {
    PowerCut, ///< it is on the disk
    Process,  ///< the system has it; the disk will have it soon
};

/// A file being written beside the one it will replace. Unless `commit` succeeds the old file stays as it was.
/// What is not a regular file, like a terminal or a pipe, is written directly.
class AtomicFile {
public:
    /// Throws Error if it cannot be written there.
    explicit AtomicFile(const std::filesystem::path& path);
    AtomicFile(const AtomicFile&) = delete;
    AtomicFile& operator=(const AtomicFile&) = delete;
    AtomicFile(AtomicFile&&) = delete;
    AtomicFile& operator=(AtomicFile&&) = delete;
    ~AtomicFile();

    /// Throws Error, for example if the disk is full.
    void write(std::string_view text);
    /// Brings all to the disk and into place. Throws Error. Call it once.
    void commit(Outlasts what = Outlasts::PowerCut);

private:
    [[noreturn]] void fail() const;
    void flush();

    std::filesystem::path path_;
    std::string temporary_; ///< empty if the file is written directly, or is in place
    std::string pending_;
    int descriptor_ = -1;
};

/// Replaces a file by this text. Throws Error.
void saveAtomically(const std::filesystem::path& path, std::string_view text, Outlasts what = Outlasts::PowerCut);

/// A lock among processes, on a file that stays. It ends with the object or, however that ends, with the process.
class FileLock {
public:
    enum class State { Held, Taken, Failed }; ///< ours, another one's, or the file cannot be made

    explicit FileLock(const std::filesystem::path& path) noexcept;
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;
    FileLock(FileLock&&) = delete;
    FileLock& operator=(FileLock&&) = delete;
    ~FileLock();

    State state() const noexcept { return state_; }

private:
    int descriptor_ = -1;
    State state_ = State::Failed;
};

} // namespace ashlar::record
