// The trace of a record: what the rules make of it, choice by choice.
#pragma once

#include "ashlar/record/record.h"

#include <functional>
#include <string_view>

namespace ashlar::record {

/// Replays a record and calls line(json), without a line break, before every choice and once after the last.
/// `game` is the number of the record in its file. @pre the record passes `check`
void trace(const Record& record, long long game, const std::function<void(std::string_view)>& line);

} // namespace ashlar::record
