#include "learned.h"

#include "learned_files.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <limits>
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

/// Features that lie together, and how many of them a position may have at once.
struct AtOnce {
    features::Block block;
    int most;
};

/// Spots: no more than columns of the base, and half as many again where tiles rest on the end of a row alone.
constexpr int mostOpen = flaming::tileCount * 3 / 2;
constexpr std::array<AtOnce, 18> blocks{{
    {features::hand, flaming::handSize},
    {features::pile, features::topTiles},
    {features::left, 1},
    {features::lead, 1},
    {features::quiet, 1},
    {features::rival, 1},
    {features::usable, 1},
    {features::choice, mostOpen},
    {features::tolerance, mostOpen},
    {features::support, 2 * mostOpen},
    {features::spots, 1},
    {features::base, 1},
    {features::built, 1},
    {features::variants, 1},
    {features::pairs, 1},
    {features::curses, 1},
    {features::matches, 1},
    {features::fireHand, flaming::handSize},
}};

constexpr bool areAllFeatures() {
    int next = 0;
    for (const AtOnce& one : blocks) {
        if (one.block.first != next) {
            return false;
        }
        next = one.block.end();
    }
    return next == features::count;
}
static_assert(areAllFeatures());

} // namespace

std::int64_t largestSum(const Network& network, int unit) noexcept {
    std::int64_t sum = 0;
    for (const AtOnce& one : blocks) {
        int largest = 0;
        for (int feature = one.block.first; feature < one.block.end(); ++feature) {
            largest = std::max(largest, std::abs(int{network.weights[static_cast<std::size_t>(feature)][unit]}));
        }
        sum += std::int64_t{one.most} * largest;
    }
    return sum;
}

std::int16_t whole(float weight, float one) noexcept {
    constexpr float most = std::numeric_limits<std::int16_t>::max();
    return static_cast<std::int16_t>(std::lround(std::clamp(weight * one, -most, most)));
}

Network inWholeNumbers(std::span<const RealRow> weights, const RealRow& outputs) {
    Network result;
    for (std::size_t unit = 0; unit < outputs.size(); ++unit) {
        const int index = static_cast<int>(unit);
        constexpr float shrinking = 0.9F;
        float scale = 1 / shrinking;
        do {
            scale *= shrinking;
            for (std::size_t feature = 0; feature < weights.size(); ++feature) {
                result.weights[feature][index] = whole(weights[feature][unit], scale * Network::one);
            }
        } while (largestSum(result, index) > Network::largest);
        result.outputs[index] = whole(outputs[unit], Network::one / scale);
    }
    return result;
}

bool hasRoom(const Network& network) noexcept {
    std::int64_t total = 0;
    for (int unit = 0; unit < Network::units; ++unit) {
        const std::int64_t sum = largestSum(network, unit);
        if (sum > Network::largest) {
            return false;
        }
        total += sum * std::abs(int{network.outputs[unit]});
    }
    return total <= std::numeric_limits<std::int32_t>::max();
}

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
    return complete && numbers.atEnd() && hasRoom(network) ? std::optional{learned} : std::nullopt;
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
        if (all[i] && one.seats == seats && one.variants == variants) {
            found = &*all[i];
        }
    }
    return found;
}

} // namespace ashlar::ai
