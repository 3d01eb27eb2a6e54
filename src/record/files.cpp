#include "ashlar/record/files.h"

#include <atomic>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <string>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace ashlar::record {
namespace {

namespace fs = std::filesystem;

/// Creates a file beside `path`, under a name that nobody has. Returns its descriptor, or -1 and says why in errno.
int createBeside(const fs::path& path, mode_t mode, std::string& name) {
    static std::atomic<unsigned> number{0};
    int descriptor = -1;
    do {
        std::string hidden{"."};
        hidden += path.filename().string() + '.' + std::to_string(getpid()) + '-' + std::to_string(++number);
        name = (path.parent_path() / hidden).string();
        descriptor = open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
    } while (descriptor < 0 && errno == EEXIST);
    return descriptor;
}

} // namespace

AtomicFile::AtomicFile(const fs::path& path) : path_{path} {
    std::error_code none;
    if (const fs::path target = fs::canonical(path, none); !none) {
        path_ = target; // a link stays a link to the new file
    }
    struct stat existing {};
    const bool exists = stat(path_.c_str(), &existing) == 0;
    if (exists && !S_ISREG(existing.st_mode)) {
        descriptor_ = open(path_.c_str(), O_WRONLY | O_CLOEXEC);
    } else {
        // A new file has the rights of any new file; another keeps its own, and is nobody's until it has them.
        descriptor_ = createBeside(path_, exists ? 0600 : 0666, temporary_);
        if (descriptor_ < 0) {
            temporary_.clear();
        } else if (exists) {
            fchmod(descriptor_, existing.st_mode & 07777U);
        }
    }
    if (descriptor_ < 0) {
        fail();
    }
}

AtomicFile::~AtomicFile() {
    if (descriptor_ >= 0) {
        close(descriptor_);
    }
    if (!temporary_.empty()) {
        unlink(temporary_.c_str());
    }
}

void AtomicFile::fail() const {
    throw Error(path_.string() + " cannot be written: " + std::strerror(errno));
}

void AtomicFile::flush() {
    std::string_view left = pending_;
    while (!left.empty()) {
        const ssize_t written = ::write(descriptor_, left.data(), left.size());
        if (written < 0 && errno != EINTR) {
            fail();
        }
        left.remove_prefix(written < 0 ? 0 : static_cast<std::size_t>(written));
    }
    pending_.clear();
}

void AtomicFile::write(std::string_view text) {
    constexpr std::size_t enough = 1U << 16U;
    pending_ += text;
    if (pending_.size() >= enough) {
        flush();
    }
}

void AtomicFile::commit(Outlasts what) {
    flush();
    const bool direct = temporary_.empty();
    const bool sync = !direct && what == Outlasts::PowerCut;
    const bool onDisk = !sync || fsync(descriptor_) == 0;
    const int descriptor = std::exchange(descriptor_, -1);
    if (!onDisk) {
        const int reason = errno;
        close(descriptor);
        errno = reason;
        fail();
    }
    if (close(descriptor) != 0 || (!direct && rename(temporary_.c_str(), path_.c_str()) != 0)) {
        fail();
    }
    temporary_.clear();
    if (sync) { // the new name, too, shall outlast a power cut; a file system that cannot do that is no fault
        const fs::path folder = path_.has_parent_path() ? path_.parent_path() : fs::path{"."};
        if (const int entry = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC); entry >= 0) {
            fsync(entry);
            close(entry);
        }
    }
}

void saveAtomically(const fs::path& path, std::string_view text, Outlasts what) {
    AtomicFile file{path};
    file.write(text);
    file.commit(what);
}

FileLock::FileLock(const fs::path& path) noexcept
    : descriptor_{open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666)} {
    if (descriptor_ >= 0) {
        state_ = flock(descriptor_, LOCK_EX | LOCK_NB) == 0 ? State::Held
                 : errno == EWOULDBLOCK                     ? State::Taken
                                                            : State::Failed;
    }
}

FileLock::~FileLock() {
    if (descriptor_ >= 0) {
        close(descriptor_);
    }
}

} // namespace ashlar::record
