// What the search thinks of a position: for hints, and for the analysis of a game.
#pragma once

#include "ashlar/ai/bot.h"
#include "ashlar/ai/search_game.h"

#include <memory>
#include <vector>

namespace ashlar::ai {

class SearchBot;

/// What is to be expected of a choice.
struct Appraisal {
    flaming::Choice choice;
    float chance = 0;              ///< of the seat that chooses to win, from 0 to 1; a shared win counts by its share
    std::uint32_t simulations = 0; ///< the more, the surer the chance is; 0: the chance says nothing
    bool certain = false;          ///< the chance is proven: nothing is hidden and all that may follow was looked at
};

/// What is to be expected of a position.
struct Advice {
    std::vector<Appraisal> choices; ///< best first: every choice of the view
    Values chances{};               ///< of each seat to win, if the best is chosen; they add up to 1
};

/// Advises the seat that must choose. It knows what that seat may know, and nothing else.
class Adviser {
public:
    /// The same seed and views give the same advice on every platform, if the budget is in simulations.
    explicit Adviser(std::uint64_t seed);
    Adviser(const Adviser&) = delete;
    Adviser& operator=(const Adviser&) = delete;
    Adviser(Adviser&&) = delete;
    Adviser& operator=(Adviser&&) = delete;
    ~Adviser();

    /// Searches as the expert does, until the budget is used up or, within a few milliseconds, `stop` is requested:
    /// then the advice is what was found until then.
    /// @pre !view.choices().empty()
    Advice advise(const flaming::SeatView& view, const Budget& budget, std::stop_token stop);

private:
    std::unique_ptr<SearchBot> search_;
};

} // namespace ashlar::ai
