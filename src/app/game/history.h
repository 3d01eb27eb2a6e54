// What the table and the menus are told of the history of a game: where one looks, and which branches there are.
#pragma once

#include <QMetaType>
#include <QString>

#include <cstddef>

namespace ashlar::app {

/// Where one stands in the history of the game.
struct HistoryState {
    bool lookingBack = false; ///< an earlier position is shown, or what happened is shown again
    std::size_t ply = 0;      ///< choices made up to the position that is shown
    std::size_t plies = 0;    ///< choices that can be looked at
    bool canPlayOn = false;   ///< a new branch may begin here
    QString caption; ///< what led to the position, in words: "Flint: red 7 on yellow 5 + red 5: stands (7 ≤ 10)."

    friend bool operator==(const HistoryState&, const HistoryState&) = default;
};

/// A way that the game has gone; what was played otherwise is kept as branches.
struct Branch {
    std::size_t end = 0;  ///< names it for Controller::switchTo
    QString caption;      ///< "From move 12: Ana puts red 5 on blue 5 and yellow 3"
    bool current = false; ///< the one that is played

    friend bool operator==(const Branch&, const Branch&) = default;
};

} // namespace ashlar::app

Q_DECLARE_METATYPE(ashlar::app::HistoryState)
