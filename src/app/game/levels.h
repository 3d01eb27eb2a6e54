// The levels of bots, in words for people.
#pragma once

#include "app/game/session.h"

#include <QString>
#include <QStringList>

namespace ashlar::app {

/// "Careful"; a level without a name of its own is shown as it is written.
QString levelName(const QString& level);
/// How it plays, in a sentence; empty if nothing is known.
QString levelSentence(const QString& level);

/// The words of the levels offered, weakest first.
QStringList allLevels();
/// What a new game offers first.
QString defaultLevel();

/// Gives every bot whose level this version does not know a level that it knows, and says so, a sentence each.
QStringList replaceUnknownLevels(Session& session);

} // namespace ashlar::app
