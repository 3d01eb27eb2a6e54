// Events in plain words, with their numbers: for the log, the recap, the status line and the screen reader.
#pragma once

#include "app/game/session.h"
#include "app/look/rich_line.h"
#include "ashlar/flaming/event.h"

#include <QCoreApplication>
#include <QStringList>

#include <span>
#include <vector>

namespace ashlar::app {

/// A sentence in words alone, its tiles named: for screen readers and plain text.
QString inWords(const RichLine& line);

/// Tells what happened. Tiles stand in the sentences as glyphs.
class Narrator {
    Q_DECLARE_TR_FUNCTIONS(Narrator)

public:
    /// @param names of the seats in turn order; @param tiles must outlive the narrator
    explicit Narrator(QStringList names, const flaming::TileSet& tiles = flaming::TileSet::standard());

    /// The events of one or more choices in a turn of seat `active`, a sentence each; what a collapse, an explosion, a
    /// fire or a curse takes is part of its sentence. A drawn tile is named only if everybody saw it go under the pile.
    std::vector<RichLine> sentences(std::span<const flaming::Event> events, int active) const;
    /// The mayhem alone: as above, without what is drawn and whose turn it is.
    std::vector<RichLine> story(std::span<const flaming::Event> events, int active) const;

    /// What somebody chose, or the die showed: "Ana puts {g5} on {r5} and {b5}".
    RichLine choice(const Move& move) const;

    /// A whole turn in one line: the placement, and how many tiles the mayhem cost whom.
    RichLine recap(std::span<const flaming::Event> events) const;
    /// How many tiles a turn cost whom, a line for each, if it took two steps of mayhem or more.
    std::vector<RichLine> totals(std::span<const flaming::Event> events) const;

    /// Reads a translated sentence with codes ("{g5}") between braces.
    RichLine line(const QString& sentence) const;
    /// A name made safe for such a sentence.
    QString name(int seat) const;
    /// A tile as it stands in such a sentence.
    QString code(flaming::Tile tile) const;

private:
    struct Aftermath; // what is taken and removed right after an event

    QString codes(flaming::TileMask mask) const;
    QString listed(const QStringList& items) const;
    int weights(flaming::Tile left, flaming::Tile right) const;

    QString taken(const Aftermath& after) const;
    QString removed(const Aftermath& after) const;
    QString total(int tiles, int seat) const;

    QString placed(const flaming::event::Placed& event) const;
    QString freeAir(const flaming::event::FreeAir& event) const;
    QString collapse(const flaming::event::Collapse& event, const Aftermath& after) const;
    QString fell(const flaming::event::Fell& event, int active) const;
    QString explosion(const flaming::event::Explosion& event, const Aftermath& after) const;
    QString fire(const flaming::event::Fire& event, const Aftermath& after) const;
    QString dieCalled(const flaming::event::DieCalled& event) const;
    QString dieRolled(const flaming::event::DieRolled& event) const;
    QString curse(const flaming::event::Curse& event) const;
    QString drew(const flaming::event::Drew& event) const;
    QString ended(const flaming::event::GameEnded& event, int active) const;

    QStringList names_;
    const flaming::TileSet* tiles_;
};

} // namespace ashlar::app
