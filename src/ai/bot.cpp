#include "ashlar/ai/bot.h"

#include "ashlar/random.h"
#include "greedy.h"
#include "levels.h"

#include <array>
#include <optional>
#include <string>
#include <utility>

namespace ashlar::ai {
namespace {

using flaming::Choice;
using flaming::SeatView;

constexpr std::array<std::string_view, 7> levels = {"random", "beginner", "easy", "greedy", "medium", "hard", "expert"};

/// Any of the choices, each equally likely.
class RandomBot final : public Bot {
public:
    explicit RandomBot(std::uint64_t seed) : random_{seed} {}

    Choice choose(const SeatView& view, const Budget& /*budget*/, std::stop_token /*stop*/) override {
        const auto choices = view.choices();
        return choices[random_.below(static_cast<std::uint32_t>(choices.size()))];
    }

private:
    Random random_;
};

/// Avoids mayhem; if it must, takes what costs it least, as far as it sees.
class GreedyBot final : public Bot {
public:
    GreedyBot(std::uint64_t seed, const GreedyStyle& style) : style_{style}, random_{seed} {}

    Choice choose(const SeatView& view, const Budget& /*budget*/, std::stop_token /*stop*/) override {
        return greedyChoice(view, random_, style_);
    }

private:
    GreedyStyle style_;
    Random random_;
};

/// Searches in the style of its level for the table that it finds.
class LevelBot final : public Bot {
public:
    LevelBot(std::string_view level, std::uint64_t seed) : level_{level}, seed_{seed} {}

    Choice choose(const SeatView& view, const Budget& budget, std::stop_token stop) override {
        if (!search_ || view.seats() != seats_) {
            seats_ = view.seats();
            search_.emplace(*styleOf(level_, seats_), seed_);
        }
        return search_->choose(view, budget, std::move(stop));
    }

private:
    std::string level_;
    std::uint64_t seed_;
    int seats_ = 0;
    std::optional<SearchBot> search_;
};

} // namespace

std::span<const std::string_view> botLevels() noexcept {
    return levels;
}

std::unique_ptr<Bot> makeBot(std::string_view level, std::uint64_t seed) {
    if (level == "random") {
        return std::make_unique<RandomBot>(seed);
    }
    if (const auto style = greedyStyleOf(level)) {
        return std::make_unique<GreedyBot>(seed, *style);
    }
    if (styleOf(level)) {
        return std::make_unique<LevelBot>(level, seed);
    }
    return nullptr;
}

} // namespace ashlar::ai
