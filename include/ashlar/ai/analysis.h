// What a whole game looked like to those who played it: the chances before every choice, what each choice cost, and
// where the game turned.
#pragma once

#include "ashlar/ai/advice.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace ashlar::ai {

/// A game as far as it was played. @pre each choice is an option of the state that it is made in
struct GameLine {
    flaming::State start;
    std::vector<flaming::Choice> choices;
};

/// How good a choice was, by what it lost in chance of winning.
enum class Quality : std::uint8_t {
    Forced,     ///< there was no other
    Best,       ///< the best that was found, or as good to within half a point
    Good,       ///< less than 3 points lost, no more than such a search may err by
    Inaccurate, ///< less than 10 points lost
    Mistake,    ///< less than 20 points lost
    Blunder,    ///< 20 points lost or more
};

/// The least losses of those qualities.
inline constexpr float bestMargin = 0.005F;
inline constexpr float inaccuracy = 0.03F;
inline constexpr float mistake = 0.10F;
inline constexpr float blunder = 0.20F;
/// A die that moves a chance by as much turns the game.
inline constexpr float greatLuck = 0.15F;

Quality qualityOf(float loss) noexcept;

/// A choice as whoever made it could judge it when it was made: nothing that this seat did not know then has a part in
/// it, and nothing that happened later.
struct Verdict {
    Values chances{};       ///< of each seat before the choice, if the best is chosen; they add up to 1
    flaming::Choice played; ///< what was chosen
    float chance = 0;       ///< of who chose to win after it
    Appraisal best;         ///< what would have been best; `played` itself if its quality is Best or Forced
    float loss = 0;         ///< best.chance - chance, at least 0
    Quality quality = Quality::Best;
    std::uint32_t simulations = 0; ///< of what was played: the more, the surer its chance is
    bool certain = false;          ///< the chance of what was played is proven

    friend bool operator==(const Verdict& a, const Verdict& b) noexcept;
};

/// The verdict on one choice. The same seed, view and number of simulations give the same one on every platform.
/// None if it was stopped. @pre view.choices().contains(played)
std::optional<Verdict> judge(const flaming::SeatView& view, const flaming::Choice& played, const Budget& budget,
                             std::uint64_t seed, std::stop_token stop);

/// Where a game turned: by a choice or a roll that made a difference of its own, as people would name it, and where the
/// winner took the lead. Small losses that add up are in the summaries.
enum class Turn : std::uint8_t {
    None,
    Mistake,  ///< at least 10 points were lost by a choice: a Mistake or a Blunder
    Luck,     ///< the die moved the chance of who called it by at least 15 points
    LeadTaken ///< after it, the only winner had the best chance (Analysis::curve) to the end; before, somebody else.
              ///< At most once a game. If that came by a Mistake or by Luck, these tell more and stand instead.
};

/// A choice in its game.
struct AnalysedChoice {
    std::size_t ply = 0; ///< its number in GameLine::choices
    int seat = 0;        ///< who chose; the active seat for the die
    flaming::PromptKind kind = flaming::PromptKind::Place;
    flaming::Choice choice;
    std::optional<Verdict> verdict; ///< none for the die, which chooses nothing, and before it is known
    /// What the chance of `seat` gained from then to its next choice, or the end, without anybody's mistake: by the
    /// die, by tiles drawn, and by what it saw of the others' hands. What the others lost by their choices meanwhile is
    /// taken off. Luck is no mistake. If this seat called the die, the luck is the die's and the choice that called it
    /// has none. 0 while something of it is unknown.
    float luck = 0;
    Turn turn = Turn::None;
};

/// What a seat made of its choices.
struct SeatSummary {
    int choices = 0;      ///< of its own that had an alternative
    float meanLoss = 0;   ///< over these
    int inaccuracies = 0; ///< those of that quality, and so on
    int mistakes = 0;
    int blunders = 0;
    float luck = 0; ///< the sum of its luck over the game
};

/// A game analysed, or as much of it as is known.
struct Analysis {
    std::vector<AnalysedChoice> choices; ///< all of the game, in order
    std::optional<Values> result;        ///< what each seat got, if the game is over; a shared win is shared
    std::vector<SeatSummary> seats;

    /// The chances of each seat before every choice and after the last, as the table as a whole saw them: each seat's
    /// own verdicts, in a straight line from one to the next, and the mean of these lines. So it is no sawtooth, though
    /// everybody knows something else. Empty while nothing is known; level after the last that is.
    std::vector<Values> curve;

    /// How many choices wait for their verdict.
    std::size_t missing() const noexcept;
};

/// Puts verdicts together: luck, turns and summaries of what is known.
/// @param verdicts one for each choice, none where it is unknown or the die's @pre as many as the game has choices
Analysis putTogether(const GameLine& game, const std::vector<std::optional<Verdict>>& verdicts);

/// How to analyse.
struct AnalysisSettings {
    Budget budget;          ///< for each choice; its `threads` all search the same one
    std::uint64_t seed = 1; ///< with a number of simulations the same seed gives the same analysis, whatever `jobs` is
    int jobs = 1;           ///< choices judged at the same time, at least 1
};

/// Called with each verdict as it is found, one call at a time, but from any thread and with several jobs not quite in
/// order. It must not throw.
using VerdictSink = std::function<void(std::size_t ply, const Verdict& verdict)>;

/// Judges the choices of a game from its beginning to its end, except those whose numbers `skip` says true for. Returns
/// when all is judged, or soon after `stop` is requested. Throws std::system_error if no thread can be started.
void analyse(const GameLine& game, const AnalysisSettings& settings, std::stop_token stop, const VerdictSink& sink,
             const std::function<bool(std::size_t ply)>& skip = {});

} // namespace ashlar::ai
