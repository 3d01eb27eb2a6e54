// Flaming Pyramids as the search sees it.
#pragma once

#include "ashlar/ai/search_game.h"
#include "ashlar/flaming/view.h"
#include "learned.h"
#include "playout_policies.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>

namespace ashlar::ai {

using flaming::any;
using flaming::clearLowest;
using flaming::count;
using flaming::lowest;
using flaming::nth;

/// A position in numbers: what a seat still has to get rid of is counted in tiles.
struct Evaluation {
    float slope = 0.13F;     ///< logit of winning by a tile less, far from the turn limit
    float closeSlope = 1.5F; ///< what a round less to the turn limit adds to it: closeSlope / rounds
    float mostSlope = 0.6F;
    float coal = -1; ///< what holding one costs beyond the tile that it is
    float torch = 3.5F;
    float millstone = 3;
    float heaviest = 1.5F; ///< the same for the heaviest regular tiles
    float few = 0.5F;      ///< what each tile less than a full hand costs, as it leaves less to choose from
    float quiet = 0.4F;    ///< what each quiet placement saves who is to place, up to mostQuiet
    float mostQuiet = 6;
    float risky = 0.6F;     ///< the weight of a placement with mayhem, a quiet one having 1
    float riskyFall = 0.3F; ///< the same for a fall, where the other one is quiet
};

/// How far a learned policy is trusted.
struct Trust {
    float exploration = 0.16F; ///< instead of that in SearchSettings, which the evaluation made by hand has at most
    float sharpness = 0.25F;   ///< 1: each choice weighs as much as the search that it was learned from tried it
    float leastWeight = 0.3F;  ///< of a placement that it thinks nothing of
    float fallSharpness = 1;   ///< as sharpness, of falls
    float leastFallWeight = 0.1F;
    int turns = 0; ///< of a playout that make the most promising placement; else any quiet one is made
};

/// How far what was learned for so many seats is trusted. Among four or more a search sees little more than a round,
/// and what the seats may expect lies closer together: what was learned has to say where to look, more than curiosity.
/// So it has to with variants, as there is more that may follow; and what two players do with variants was learned from
/// searches long enough to play on by it below the tree.
constexpr Trust trustIn(int seats, bool variants) noexcept {
    Trust trust;
    if (seats >= 4) {
        trust.exploration = 0.2F / static_cast<float>(seats);
        trust.sharpness = 0.7F;
        trust.leastWeight = 0.1F;
    } else if (variants) {
        trust.exploration = 0.1F;
    }
    if (seats == 2 && variants) {
        trust.sharpness = 0.5F;
        trust.leastWeight = 0.2F;
        trust.fallSharpness = 0.5F;
        trust.turns = 2;
    }
    return trust;
}

/// What a bot remembers of the tiles that everybody has seen go under a pile.
enum class Memory : std::uint8_t { Perfect, None };

class FlamingSampler;

class FlamingSearch {
public:
    using State = flaming::State;
    using Choice = flaming::Choice;
    using Sampler = FlamingSampler;

    /// @param learned evaluates and weighs choices instead, as far as it is trusted; null for none; must outlive this
    explicit FlamingSearch(const Evaluation& evaluation, const Learned* learned = nullptr,
                           const Trust& trust = {}) noexcept
        : evaluation_{evaluation}, trust_{trust}, learned_{learned} {}

    int seats(const State& state) const noexcept { return state.seats; }
    int chooser(const State& state) const noexcept {
        switch (state.phase) {
        case flaming::PromptKind::Place:
            return state.active;
        case flaming::PromptKind::Fall:
            return state.decider;
        case flaming::PromptKind::Die:
            return chance;
        case flaming::PromptKind::Over:
            break;
        }
        return gameOver;
    }
    std::uint64_t held(const State& state) const noexcept {
        return state.phase == flaming::PromptKind::Place ? state.hands[static_cast<std::size_t>(state.active)].bits()
                                                         : 1;
    }
    int places(const State& state) const noexcept {
        if (state.phase == flaming::PromptKind::Place) [[likely]] {
            return flaming::withBoard(state, [](const auto& board) { return count(board.openSpots()); });
        }
        return state.phase == flaming::PromptKind::Fall ? 2 : 4;
    }
    Code roll(const State& /*state*/, Random& random) const noexcept {
        return {0, static_cast<std::uint8_t>(flaming::faceOfSide(random.below(6)))};
    }
    /// How promising each choice looks at first sight: the best has the weight 1.
    class Survey {
    public:
        Survey() noexcept {} // NOLINT: the weights are written before they are read
        Survey(flaming::TileMask held, int places) noexcept : held_{held.bits()}, places_{places} {} // NOLINT: as said
        float weight(Code code) const noexcept { return held_ == 0 ? 1 : weights_[indexOf(code)]; }
        void set(Code code, float weight) noexcept { weights_[indexOf(code)] = weight; }
        std::span<float> weights() noexcept {
            return std::span{weights_}.first(static_cast<std::size_t>(std::popcount(held_) * places_));
        }

    private:
        std::size_t indexOf(Code code) const noexcept {
            const auto before = (std::uint64_t{1} << code.what) - 1;
            return static_cast<std::size_t>(std::popcount(held_ & before) * places_ + code.where);
        }

        std::array<float, (flaming::handSize + 3) * flaming::Options::maxSpots> weights_; // NOLINT: as said
        std::uint64_t held_ = 0;
        int places_ = 0;
    };
    Survey survey(const State& state) const noexcept {
        switch (state.phase) {
        case flaming::PromptKind::Place:
            return learned_ != nullptr ? learnedSurvey(state) : plainSurvey(state);
        case flaming::PromptKind::Fall:
            return learned_ != nullptr ? learnedFallSurvey(state) : plainFallSurvey(state);
        default:
            return {};
        }
    }
    void play(State& state, Code code) const noexcept {
        flaming::Silence silence;
        flaming::changeBoard(state, [&](auto& board) {
            switch (state.phase) {
            case flaming::PromptKind::Place:
                flaming::mayhem::place(state, board, flaming::tileAt(code.what), nth(board.openSpots(), code.where),
                                       silence);
                break;
            case flaming::PromptKind::Fall:
                flaming::mayhem::fall(state, board, static_cast<flaming::Fall>(code.where), silence);
                break;
            default:
                flaming::mayhem::roll(state, board, static_cast<flaming::DieFace>(code.where), silence);
            }
        });
    }
    void finish(State& state, Random& random, int turns) const noexcept {
        constexpr int enough = 2; // what was learned can tell sooner
        int promising = learned_ != nullptr ? std::min(turns, trust_.turns) : 0;
        const int quiet = promising > 0 ? 0 : learned_ != nullptr ? std::min(turns, enough) : turns;
        for (;; --promising) {
            playout::playOutBy<playout::GreedyPolicy>(state, random, quiet);
            if (promising == 0 || state.phase == flaming::PromptKind::Over) {
                return;
            }
            play(state, mostPromising(state));
        }
    }
    int moment(const State& state) const noexcept {
        int turns = 0;
        for (const int seat : state.turns) {
            turns += seat;
        }
        return turns;
    }
    bool same(const State& a, const State& b) const noexcept {
        if (a.phase != b.phase || a.active != b.active || a.decider != b.decider || a.turns != b.turns ||
            a.turnLimit != b.turnLimit || a.seats != b.seats || a.hands != b.hands || a.curse != b.curse ||
            a.fireDie != b.fireDie || a.tiles != b.tiles || !(flaming::prompt(a) == flaming::prompt(b))) {
            return false;
        }
        for (int seat = 0; seat < a.seats; ++seat) {
            if (a.piles.size(seat) != b.piles.size(seat)) {
                return false;
            }
            if (a.piles.size(seat) > 0) {
                bool equal = true;
                flaming::Tile tile = a.piles.top(seat);
                b.piles.forEach(seat, [&](flaming::Tile other) {
                    equal = equal && tile == other;
                    tile = a.piles.under(tile);
                });
                if (!equal) {
                    return false;
                }
            }
        }
        const flaming::PlacedTiles one = flaming::pyramid(a);
        const flaming::PlacedTiles two = flaming::pyramid(b);
        return std::equal(one.begin(), one.end(), two.begin(), two.end());
    }
    Values evaluate(const State& state) const noexcept {
        Values values{};
        if (state.phase == flaming::PromptKind::Over) {
            const unsigned won = flaming::winners(state);
            const float share = 1.0F / static_cast<float>(std::popcount(won));
            for (unsigned seat = 0; seat < static_cast<unsigned>(state.seats); ++seat) {
                values[seat] = (won >> seat & 1U) != 0 ? share : 0;
            }
            return values;
        }
        if (learned_ != nullptr) {
            const auto scores = learned_->network.scores(state);
            const float most = *std::max_element(scores.begin(), scores.begin() + state.seats);
            return shares(state.seats, [&](std::size_t seat) { return most - scores[seat]; });
        }
        std::array<float, flaming::maxSeats> burdens{};
        float least = 1000;
        const auto seats = static_cast<std::size_t>(state.seats);
        for (std::size_t seat = 0; seat < seats; ++seat) {
            burdens[seat] = burden(state, static_cast<int>(seat));
            least = std::min(least, burdens[seat]);
        }
        const float steepness = slope(state);
        return shares(state.seats, [&](std::size_t seat) { return steepness * (burdens[seat] - least); });
    }
    float slope(const State& state) const noexcept {
        if (state.turnLimit == 0) {
            return evaluation_.slope;
        }
        const auto rounds = static_cast<float>(features::roundsLeft(state));
        return std::min(evaluation_.slope + evaluation_.closeSlope / rounds, evaluation_.mostSlope);
    }
    float burden(const State& state, int seat) const noexcept {
        using flaming::TileMask;
        const TileMask hand = state.hands[static_cast<std::size_t>(seat)];
        const auto number = [hand](TileMask kind) { return static_cast<float>((hand & kind).size()); };
        const flaming::TileSet& tiles = *state.tiles;
        float sum = static_cast<float>(hand.size() + state.piles.size(seat));
        sum += evaluation_.coal * number(tiles.of(flaming::Material::Coal));
        sum += evaluation_.torch * number(tiles.of(flaming::Material::Torch));
        sum += evaluation_.millstone * number(flaming::Tile::Millstone);
        sum += evaluation_.heaviest * number(tiles.sameWeight(flaming::regularTile(flaming::Colour::Red, 9)));
        sum += evaluation_.few * static_cast<float>(flaming::handSize - hand.size());
        if (seat == state.active && state.phase == flaming::PromptKind::Place) {
            const float quiet = flaming::withBoard(state, [&](const auto& board) {
                const playout::QuietSpots open{tiles, board, hand};
                int placements = 0;
                for (int k = 0; k < open.count; ++k) {
                    placements += open.quiet(k).size();
                }
                return static_cast<float>(placements);
            });
            sum -= evaluation_.quiet * std::min(quiet, evaluation_.mostQuiet);
        }
        return sum;
    }
    /// exp(-x) by multiplication: the same bits on every machine. @pre 0 <= x
    static float exponential(float x) noexcept {
        float y = 1 - std::min(x, 40.0F) / 64;
        for (int i = 0; i < 6; ++i) {
            y *= y;
        }
        return y;
    }
    Choice choice(const State& state, Code code) const noexcept {
        if (state.phase == flaming::PromptKind::Fall) {
            return static_cast<flaming::Fall>(code.where);
        }
        if (state.phase == flaming::PromptKind::Die) {
            return static_cast<flaming::DieFace>(code.where);
        }
        return flaming::withBoard(state, [&](const auto& board) -> Choice {
            return flaming::Placement{flaming::tileAt(code.what), board.cellOf(nth(board.openSpots(), code.where))};
        });
    }

private:
    /// Shares one win out: a seat behind the best by a logit has 1/e of its share.
    template <class Behind>
    static Values shares(int seats, const Behind& behind) noexcept {
        Values values{};
        float sum = 0;
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
            values[seat] = exponential(behind(seat));
            sum += values[seat];
        }
        for (float& value : values) {
            value /= sum;
        }
        return values;
    }
    Survey plainSurvey(const State& state) const noexcept {
        const flaming::TileMask hand = state.hands[static_cast<std::size_t>(state.active)];
        return flaming::withBoard(state, [&](const auto& board) {
            const playout::QuietSpots open{*state.tiles, board, hand};
            Survey survey{hand, open.count};
            for (const flaming::Tile tile : hand) {
                for (int where = 0; where < open.count; ++where) {
                    const Code code{static_cast<std::uint8_t>(tile), static_cast<std::uint8_t>(where)};
                    survey.set(code, open.quiet(where).contains(tile) ? 1 : evaluation_.risky);
                }
            }
            return survey;
        });
    }
    /// What the learned policy would place, and where: quietly, if anything can be.
    Code mostPromising(const State& state) const noexcept {
        const policy::Outlook quiet{state, policy::Regard::Quiet};
        return quiet.quiet > 0 ? mostPromising(*state.tiles, quiet, flaming::TileMask{})
                               : mostPromising(*state.tiles, policy::Outlook{state}, flaming::TileMask::all());
    }
    /// @param loud placed on a spot even if it is not quiet
    Code mostPromising(const flaming::TileSet& tiles, const policy::Outlook& outlook,
                       flaming::TileMask loud) const noexcept {
        Code best;
        float most = -1e9F;
        for (int where = 0; where < outlook.spots; ++where) {
            const flaming::TileMask wanted =
                outlook.held & (loud | flaming::TileMask{outlook.open[static_cast<std::size_t>(where)].quiet});
            for (const flaming::Tile tile : wanted) {
                const float logit = learned_->policy.logit(tiles, outlook, tile, where);
                if (logit > most) {
                    most = logit;
                    best = {static_cast<std::uint8_t>(tile), static_cast<std::uint8_t>(where)};
                }
            }
        }
        return best;
    }
    Survey learnedSurvey(const State& state) const noexcept {
        const policy::Outlook outlook{state};
        Survey survey{outlook.held, outlook.spots};
        for (const flaming::Tile tile : outlook.held) {
            for (int where = 0; where < outlook.spots; ++where) {
                const Code code{static_cast<std::uint8_t>(tile), static_cast<std::uint8_t>(where)};
                survey.set(code, learned_->policy.logit(*state.tiles, outlook, tile, where));
            }
        }
        soften(survey, trust_.sharpness, trust_.leastWeight);
        return survey;
    }
    /// Turns logits into weights.
    static void soften(Survey& survey, float sharpness, float least) noexcept {
        const auto weights = survey.weights();
        const float most = *std::max_element(weights.begin(), weights.end());
        for (float& weight : weights) {
            weight = std::max(least, exponential(sharpness * (most - weight)));
        }
    }
    static Survey fallSurvey() noexcept { return {flaming::TileMask{1}, 2}; }
    Survey plainFallSurvey(const State& state) const noexcept {
        const auto quiet =
            flaming::withBoard(state, [&](const auto& board) { return playout::quietFalls(state, board); });
        Survey survey = fallSurvey();
        for (const std::uint8_t side : {std::uint8_t{0}, std::uint8_t{1}}) {
            survey.set({0, side}, quiet[side] || quiet[0] == quiet[1] ? 1 : evaluation_.riskyFall);
        }
        return survey;
    }
    Survey learnedFallSurvey(const State& state) const noexcept {
        const policy::FallOutlook outlook{state};
        Survey survey = fallSurvey();
        for (const std::uint8_t side : {std::uint8_t{0}, std::uint8_t{1}}) {
            survey.set({0, side}, learned_->policy.logit(*state.tiles, outlook, side));
        }
        soften(survey, trust_.fallSharpness, trust_.leastFallWeight);
        return survey;
    }

    Evaluation evaluation_;
    Trust trust_;
    const Learned* learned_;
};

/// Deals the tiles that a view does not know, each way equally likely.
class FlamingSampler {
public:
    explicit FlamingSampler(const flaming::SeatView& view, Memory memory = Memory::Perfect) {
        Random any; // what it deals depends on nothing but the view
        base_ = flaming::sample(view, any);
        flaming::TileMask hidden = view.unknown();
        int wherever = 0; // hands and places in piles that a hidden tile may be in
        for (int seat = 0; seat < view.seats(); ++seat) {
            const auto s = static_cast<std::size_t>(seat);
            flaming::TileMask known = view.knownHand(seat);
            onPile_[s] = view.pileSize(seat);
            if (memory == Memory::None && seat != view.seat()) {
                hidden |= known;
                known = {};
            }
            for (const auto& tile : view.pile(seat)) {
                if (tile && memory == Memory::None) {
                    hidden |= *tile;
                }
                onPile_[s] -= tile && memory == Memory::Perfect ? 1 : 0;
            }
            inHand_[s] = view.handSize(seat) - known.size();
            known_[s] = known;
            wherever += onPile_[s] + (inHand_[s] > 0 ? 1 : 0);
            hands_ += inHand_[s];
        }
        for (const flaming::Tile tile : hidden) {
            hidden_[static_cast<std::size_t>(count_++)] = tile;
        }
        certain_ = wherever <= 1;
        number();
        if (!certain_) {
            strip();
        }
    }

    /// A state with all that everybody sees; what is hidden may be missing.
    const flaming::State& base() const noexcept { return base_; }
    bool certain() const noexcept { return certain_; }

    void deal(flaming::State& state, Random& random) noexcept {
        state = base_;
        if (certain_) {
            return;
        }
        for (int i = 0; i < dealt_; ++i) {
            const int j = i + static_cast<int>(random.below(static_cast<std::uint32_t>(count_ - i)));
            std::swap(hidden_[static_cast<std::size_t>(i)], hidden_[static_cast<std::size_t>(j)]);
        }
        const flaming::Tile* next = hidden_.data();
        for (int seat = 0; seat < state.seats; ++seat) {
            const auto s = static_cast<std::size_t>(seat);
            flaming::TileMask hand = known_[s];
            for (int i = 0; i < inHand_[s]; ++i) {
                hand |= *next++;
            }
            state.hands[s] = hand;
            if (onPile_[s] > 0) {
                cover(state, seat);
            }
        }
    }

private:
    /// Only what may come to light within a simulation is shuffled: the hands and the tops of the piles.
    static constexpr int layersDealt = 8;

    /// Numbers the hidden tiles: those in hands, then the piles layer by layer, so that those dealt come first.
    void number() noexcept {
        int next = dealt_ = hands_;
        for (int layer = 0; next < count_; ++layer) {
            for (std::size_t seat = 0; seat < flaming::maxSeats; ++seat) {
                if (layer < onPile_[seat]) {
                    inPile_[seat][static_cast<std::size_t>(layer)] = static_cast<std::uint8_t>(next++);
                }
            }
            dealt_ = layer < layersDealt ? next : dealt_;
        }
    }

    /// Takes the hidden tiles off the piles, where they lie on top, as what everybody has seen only ever goes under
    /// one.
    void strip() noexcept {
        for (int seat = 0; seat < base_.seats; ++seat) {
            for (int i = 0; i < onPile_[static_cast<std::size_t>(seat)]; ++i) {
                base_.piles.draw(seat);
            }
        }
    }

    /// Puts hidden tiles on top of the known ones of a pile.
    void cover(flaming::State& state, int seat) noexcept {
        const auto s = static_cast<std::size_t>(seat);
        const int known = state.piles.size(seat);
        for (int i = 0; i < onPile_[s]; ++i) {
            state.piles.putUnder(seat, hidden_[inPile_[s][static_cast<std::size_t>(i)]]);
        }
        for (int i = 0; i < known; ++i) {
            state.piles.putUnder(seat, state.piles.draw(seat));
        }
    }

    flaming::State base_;
    std::array<flaming::Tile, flaming::tileCount> hidden_{};
    std::array<flaming::TileMask, flaming::maxSeats> known_{};
    std::array<int, flaming::maxSeats> inHand_{};
    std::array<int, flaming::maxSeats> onPile_{};
    std::array<std::array<std::uint8_t, flaming::tileCount>, flaming::maxSeats> inPile_{};
    int count_ = 0;
    int hands_ = 0; ///< hidden tiles in hands
    int dealt_ = 0;
    bool certain_ = false;
};

static_assert(SearchGame<FlamingSearch>);

} // namespace ashlar::ai
