#include "app/analysis/analysis_words.h"

#include "app/game/reason_text.h"

#include <QSet>

#include <algorithm>
#include <array>
#include <cmath>

namespace ashlar::app {

using namespace flaming;

namespace {

constexpr float worthTelling = 0.05F; // of luck

int points(float chance) {
    return static_cast<int>(std::lround(100 * chance));
}

QString signedPoints(float change) {
    const int whole = points(change);
    return whole < 0 ? QStringLiteral("−%1").arg(-whole) : QStringLiteral("+%1").arg(whole);
}

/// First names for long ones, if these still tell the players apart: there is little room beside the table.
QStringList shortened(QStringList names) {
    constexpr int enough = 12;
    QStringList result = names;
    for (QString& name : result) {
        name = name.size() > enough ? name.section(QLatin1Char(' '), 0, 0) : name;
    }
    return QSet<QString>(result.begin(), result.end()).size() == result.size() ? result : names;
}

RichLine joined(RichLine line, const QString& text) {
    line.push_back({text, false, std::nullopt});
    return line;
}

} // namespace

AnalysisWords::AnalysisWords(QStringList names, const TileSet& tiles)
    : names_(shortened(std::move(names))), narrator_(names_, tiles) {}

QString AnalysisWords::percent(float chance, bool certain) {
    // What is not proven is never said to be certain.
    return tr("%1 %", "percent").arg(certain ? points(chance) : std::clamp(points(chance), 1, 99));
}

RichLine AnalysisWords::choice(const Move& move, const State& before) const {
    const RichLine line = narrator_.choice(move);
    const auto* placement = move.choice.as<Placement>();
    if (placement == nullptr || placement->at.row > 0) {
        return line;
    }
    int least = placement->at.column;
    int most = placement->at.column;
    for (const PlacedTile& placed : pyramid(before)) {
        if (placed.at.row == 0) {
            least = std::min<int>(least, placed.at.column);
            most = std::max<int>(most, placed.at.column);
        }
    }
    if (least == most) {
        return line; // the first tile
    }
    return joined(line, placement->at.column == least  ? tr(", at the left end")
                        : placement->at.column == most ? tr(", at the right end")
                                                       : tr(", into the gap"));
}

QString AnalysisWords::chances(const ai::Values& chances, bool certain) const {
    QStringList words;
    for (int seat = 0; seat < names_.size(); ++seat) {
        words +=
            tr("%1 %2", "name, chance").arg(names_[seat], percent(chances[static_cast<std::size_t>(seat)], certain));
    }
    return words.join(QStringLiteral(", "));
}

RichLine AnalysisWords::withLuck(const QString& sentence, const ai::AnalysedChoice& choice) const {
    const QString text =
        std::abs(choice.luck) < worthTelling
            ? sentence
            : tr("%1 Luck then: %2 points.", "sentence, signed number").arg(sentence, signedPoints(choice.luck));
    return {{text, false, std::nullopt}};
}

RichLine AnalysisWords::judgement(const GameAnalysis& game, std::size_t ply) const {
    const ai::AnalysedChoice& choice = game.analysis().choices[ply];
    if (choice.kind == PromptKind::Die) {
        return std::abs(choice.luck) < worthTelling
                   ? RichLine{{tr("It changes little."), false, std::nullopt}}
                   : RichLine{{tr("Luck: %1 points for %2.", "signed number, player")
                                   .arg(signedPoints(choice.luck), names_.value(choice.seat)),
                               false, std::nullopt}};
    }
    if (!choice.verdict) {
        return {{game.isRunning() ? tr("Not judged yet.") : tr("Not judged."), false, std::nullopt}};
    }
    const ai::Verdict& verdict = *choice.verdict;
    const QString chance = percent(verdict.chance, verdict.certain);
    const int lost = points(verdict.loss);
    switch (verdict.quality) {
    case ai::Quality::Forced:
        return withLuck(tr("There was no other choice: %1.", "chance").arg(chance), choice);
    case ai::Quality::Best:
        return withLuck(tr("The best choice: %1.", "chance").arg(chance), choice);
    case ai::Quality::Good:
        return withLuck(tr("A good choice: %1.", "chance").arg(chance), choice);
    case ai::Quality::Inaccurate:
        return withLuck(tr("Not the best: %1, %n point(s) less.", "chance", lost).arg(chance), choice);
    case ai::Quality::Mistake:
        return withLuck(tr("A mistake: %1, %n point(s) less.", "chance", lost).arg(chance), choice);
    case ai::Quality::Blunder:
        break;
    }
    return withLuck(tr("A blunder: %1, %n point(s) less.", "chance", lost).arg(chance), choice);
}

RichLine AnalysisWords::better(const GameAnalysis& game, std::size_t ply) const {
    const std::optional<Move> better = game.better(ply);
    if (!better) {
        return {};
    }
    RichLine line{{tr("Better: ", "before what would have been better"), true, std::nullopt}};
    const RichLine what = choice(*better, game.before(ply));
    line.insert(line.end(), what.begin(), what.end());
    const ai::Appraisal& best = game.analysis().choices[ply].verdict->best;
    return joined(line, tr(", %1", "chance").arg(percent(best.chance, best.certain)));
}

std::vector<RichLine> AnalysisWords::reasons(const GameAnalysis& game, std::size_t ply) const {
    std::vector<RichLine> lines;
    if (const std::optional<Move> better = game.better(ply)) {
        const SeatView view = flaming::view(game.before(ply), better->player);
        const ReasonText text(view, names_, false);
        const std::array choices{better->choice, game.played(ply).choice};
        const std::vector<std::vector<ai::Reason>> reasons = ai::reasonsFor(view, choices);
        for (const ai::Reason& reason : reasons.front()) {
            const auto* takes = std::get_if<ai::reason::Takes>(&reason);
            if (takes == nullptr || takes->seat != better->player ||
                takes->fewest) { // else it is better in spite of it
                lines.push_back(text.reason(reason));
            }
        }
    }
    return lines;
}

QString AnalysisWords::turn(const GameAnalysis& game, std::size_t ply) const {
    const ai::Analysis& analysis = game.analysis();
    const ai::AnalysedChoice& choice = analysis.choices[ply];
    switch (choice.turn) {
    case ai::Turn::None:
        break;
    case ai::Turn::Mistake:
        return choice.verdict->quality == ai::Quality::Blunder
                   ? tr("Blunder, %n point(s)", nullptr, points(choice.verdict->loss))
                   : tr("Mistake, %n point(s)", nullptr, points(choice.verdict->loss));
    case ai::Turn::Luck:
        return tr("Luck of the die, %1 points", "signed number").arg(signedPoints(choice.luck));
    case ai::Turn::LeadTaken: {
        const ai::Values& result = *analysis.result;
        const auto winner = std::max_element(result.begin(), result.end()) - result.begin();
        return tr("From here on %1 leads").arg(names_.value(static_cast<int>(winner)));
    }
    }
    return {};
}

QStringList AnalysisWords::position(const GameAnalysis& game, std::size_t ply) const {
    const ai::Analysis& analysis = game.analysis();
    const bool atEnd = ply >= analysis.choices.size();
    QStringList words;
    if (!atEnd && analysis.choices[ply].turn != ai::Turn::None) {
        words += tr("Turning point. %1.", "why").arg(turn(game, ply));
    }
    words += !atEnd ? tr("Move %1: %2.", "number, what was chosen")
                          .arg(ply + 1)
                          .arg(inWords(choice(game.played(ply), game.before(ply))))
             : analysis.result ? tr("The end of the game.")
                               : tr("So the game stands now.");
    if (ply < analysis.curve.size()) {
        words += chances(analysis.curve[ply], atEnd && analysis.result) + QLatin1Char('.');
    }
    if (!atEnd) {
        words += inWords(judgement(game, ply));
        const RichLine instead = better(game, ply);
        if (!instead.empty()) {
            words += inWords(instead) + QLatin1Char('.');
        }
        for (const RichLine& reason : reasons(game, ply)) {
            words += inWords(reason) + QLatin1Char('.');
        }
    }
    return words;
}

} // namespace ashlar::app
