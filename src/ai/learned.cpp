#include "learned.h"

#include "learned_files.h"

#include <algorithm>
#include <charconv>
#include <vector>

namespace ashlar::ai {
namespace {

/// The first line: the kind of file, and what it must agree with.
std::string heading() {
    return "ashlar-learned features " + std::to_string(features::count) + " units " + std::to_string(Network::units) +
           " policy " + std::to_string(policy::count);
}

/// Reads numbers that spaces or line ends part.
class Numbers {
public:
    explicit Numbers(std::string_view text) : text_{text} {}
    std::optional<std::int16_t> next() {
        text_.remove_prefix(std::min(text_.find_first_not_of(" \n"), text_.size()));
        std::int16_t number = 0;
        const auto [end, error] = std::from_chars(text_.data(), text_.data() + text_.size(), number);
        if (error != std::errc{}) {
            return std::nullopt;
        }
        text_.remove_prefix(static_cast<std::size_t>(end - text_.data()));
        return number;
    }
    bool atEnd() const { return text_.find_first_not_of(" \n") == std::string_view::npos; }

private:
    std::string_view text_;
};

bool readRow(Numbers& numbers, Network::Row& row) {
    for (int unit = 0; unit < Network::units; ++unit) {
        const auto next = numbers.next();
        if (!next) {
            return false;
        }
        row[unit] = *next;
    }
    return true;
}

void writeRow(std::string& text, const Network::Row& row) {
    for (int unit = 0; unit < Network::units; ++unit) {
        text += std::to_string(row[unit]) + (unit + 1 == Network::units ? "\n" : " ");
    }
}

} // namespace

std::string writeLearned(const Learned& learned, std::string_view origin) {
    std::string text = heading() + "\n# " + std::string{origin} + "\n";
    for (const Network::Row& row : learned.network.weights) {
        writeRow(text, row);
    }
    writeRow(text, learned.network.outputs);
    for (const std::int16_t weight : learned.policy.weights) {
        text += std::to_string(weight) + "\n";
    }
    return text;
}

std::optional<Learned> readLearned(std::string_view text) {
    const std::string expected = heading() + "\n# ";
    const std::size_t begin = text.find('\n', expected.size());
    if (!text.starts_with(expected) || begin == std::string_view::npos) {
        return std::nullopt;
    }
    Numbers numbers{text.substr(begin)};
    Learned learned;
    const auto readWeight = [&numbers](std::int16_t& weight) {
        const auto next = numbers.next();
        weight = next.value_or(0);
        return next.has_value();
    };
    auto& [network, policy] = learned;
    const bool complete =
        std::all_of(network.weights.begin(), network.weights.end(), [&](auto& row) { return readRow(numbers, row); }) &&
        readRow(numbers, network.outputs) && std::all_of(policy.weights.begin(), policy.weights.end(), readWeight);
    return complete && numbers.atEnd() ? std::optional{learned} : std::nullopt;
}

const Learned* learnedFor(int seats, bool variants) {
    static const auto all = [] {
        std::vector<std::optional<Learned>> read(learnedFiles.size());
        std::transform(learnedFiles.begin(), learnedFiles.end(), read.begin(),
                       [](const LearnedFile& one) { return readLearned(one.text); });
        return read;
    }();
    const Learned* found = nullptr;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const LearnedFile& one = learnedFiles[i];
        if (all[i] && one.seats == seats && (found == nullptr || one.variants == variants)) {
            found = &*all[i];
        }
    }
    return found;
}

} // namespace ashlar::ai
