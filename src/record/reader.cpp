#include "ashlar/record/reader.h"

#include <cerrno>
#include <cstring>

namespace ashlar::record {
namespace {

bool isBlank(int c) noexcept {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/// Whether a text leaves a bracket open, as the first line of JSON on many lines does.
bool leavesOpen(std::string_view text) noexcept {
    int depth = 0;
    bool inString = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (inString) {
            i += c == '\\' ? 1 : 0;
            inString = c != '"';
        } else {
            inString = c == '"';
            depth += c == '{' || c == '[' ? 1 : 0;
            depth -= c == '}' || c == ']' ? 1 : 0;
        }
    }
    return depth > 0 && !inString;
}

} // namespace

Reader::Reader(const std::filesystem::path& path) : file_{std::fopen(path.c_str(), "rb")} {
    constexpr std::size_t bufferSize = 1U << 16U;
    buffer_.resize(bufferSize);
    if (file_ == nullptr) {
        throw Error(std::string{"cannot be opened: "} + std::strerror(errno));
    }
}

/// The next byte, or EOF.
int Reader::peek() {
    if (finished_) {
        return EOF;
    }
    if (from_ == to_) {
        from_ = 0;
        to_ = std::fread(buffer_.data(), 1, buffer_.size(), file_.get());
        if (to_ == 0) {
            if (std::ferror(file_.get()) != 0) {
                std::clearerr(file_.get());
                throw Error(std::string{"cannot be read: "} + std::strerror(errno));
            }
            return EOF;
        }
    }
    return static_cast<unsigned char>(buffer_[from_]);
}

void Reader::skipBlanks() {
    while (isBlank(peek())) {
        ++from_;
    }
}

/// Adds the rest of the line, or less if that is too much, and passes over it; false if it was too much.
bool Reader::readLine(std::string& text) {
    bool fits = true;
    while (peek() != EOF) {
        const char* const begin = buffer_.data() + from_;
        const auto* const newline = static_cast<const char*>(std::memchr(begin, '\n', to_ - from_));
        const bool ends = newline != nullptr;
        const std::size_t size = ends ? static_cast<std::size_t>(newline - begin) : to_ - from_;
        fits = fits && text.size() + size <= maxRecordSize;
        if (fits) {
            text.append(begin, size);
        }
        from_ += size + (ends ? 1 : 0);
        if (ends) {
            break;
        }
    }
    return fits;
}

std::optional<std::string> Reader::next() {
    skipBlanks();
    if (peek() == EOF) {
        atEnd_ = true;
        if (count_ == 0) {
            throw Error("the file is empty");
        }
        return std::nullopt;
    }
    ++count_;
    std::string text;
    bool fits = readLine(text);
    if (count_ == 1 && fits && leavesOpen(text)) {
        while (fits && peek() != EOF) {
            text += '\n';
            fits = readLine(text);
        }
        finished_ = true;
    }
    skipBlanks();
    atEnd_ = peek() == EOF;
    if (!fits) {
        throw Error("larger than " + std::to_string(maxRecordSize >> 20U) + " MB");
    }
    return text;
}

Record load(const std::filesystem::path& path) {
    Reader reader{path};
    return parse(*reader.next());
}

} // namespace ashlar::record
