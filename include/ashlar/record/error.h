// How the record layer says that something from outside is wrong.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

namespace ashlar::record {

/// What is wrong with a file, a record or a message, in one line for a person: the place, a colon, the reason.
class Error : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// A text from outside as it may stand in a message: in quotes, on one line, cut where it is long.
std::string quote(std::string_view text);

} // namespace ashlar::record
