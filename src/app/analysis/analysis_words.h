// What an analysis says, in words.
#pragma once

#include "app/analysis/game_analysis.h"
#include "app/game/narrator.h"

#include <QCoreApplication>

namespace ashlar::app {

class AnalysisWords {
    Q_DECLARE_TR_FUNCTIONS(AnalysisWords)

public:
    AnalysisWords(QStringList names, const flaming::TileSet& tiles);

    const QStringList& names() const { return names_; }

    /// "Ana puts {r5} on {y2} and {g7}"; at the ends of the base it says at which.
    RichLine choice(const Move& move, const flaming::State& before) const;
    /// How good a choice was: "A mistake: 18 %, 13 points less than with the best"; what the die did.
    RichLine judgement(const GameAnalysis& game, std::size_t ply) const;
    /// "Better: Ana puts {g4} on {y2} and {g7}, 31 %"; empty if nothing is known to be better.
    RichLine better(const GameAnalysis& game, std::size_t ply) const;
    /// What tells the better choice from the one that was made, the most telling first; by what its player could know.
    std::vector<RichLine> reasons(const GameAnalysis& game, std::size_t ply) const;
    /// Why the game turned there, in a few words: "Mistake, 13 points"; empty if it did not.
    QString turn(const GameAnalysis& game, std::size_t ply) const;
    /// "Ana 54 %, Ben 46 %"
    QString chances(const ai::Values& chances, bool certain) const;
    /// Everything about the position after so many choices, a sentence each.
    QStringList position(const GameAnalysis& game, std::size_t ply) const;

    /// "54 %"
    static QString percent(float chance, bool certain);

private:
    RichLine withLuck(const QString& sentence, const ai::AnalysedChoice& choice) const;

    QStringList names_;
    Narrator narrator_;
};

} // namespace ashlar::app
