// What the application keeps of a game besides the format of records: the member "ashlar", which others may ignore.
#pragma once

#include "ashlar/record/timeline.h"

#include <optional>
#include <string>
#include <vector>

namespace ashlar::record {

/// As JSON, every key optional:
///
///     "ashlar":{"practice":true,"opened":false,"held":false,"undo-from":12,"round":1,"colours":[0,4],"file":"/…",
///               "tree":[{"from":0,"choices":[…]},{"from":7,"choices":[…]}],"current":9,"end":14}
///
/// The `choices` of the record are those that lead to the current one of the tree.
struct Extras {
    bool practice = false;              ///< everything may be taken back
    bool opened = false;                ///< the game was opened from a file
    bool held = false;                  ///< the last turn is not handed on; what it drew is still hidden
    std::size_t undoFrom = 0;           ///< choices before this one are past taking back
    int round = 0;                      ///< of the match, from 1; 0: not said
    std::vector<int> colours;           ///< one a seat, 0 to 5, or -1 for that of the seat's number; empty: not said
    std::string file;                   ///< where the game is saved; empty: nowhere
    std::optional<Timeline::Tree> tree; ///< all branches; none: the choices of the record are all there are
    UnknownKeys unknown;

    friend bool operator==(const Extras&, const Extras&) = default;
};

/// Takes the member out of a record; none if it has none. Throws Error if it makes no sense: then, too, the record is
/// without it.
std::optional<Extras> takeExtras(Record& record);

/// Puts the member into a record, in the place of another.
void putExtras(Record& record, const Extras& extras);

} // namespace ashlar::record
