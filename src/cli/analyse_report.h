// What the analysis of a game says.
#pragma once

#include "ashlar/ai/analysis.h"
#include "ashlar/record/record.h"

#include <string>
#include <vector>

namespace ashlar::cli {

/// A table with a line for each choice, and a line for each seat. @pre the analysis is that of the record
std::vector<std::string> tableOf(const ai::Analysis& analysis, const record::Record& record, long long game);

/// The same as one JSON object, see CONTRIBUTING.md.
std::string jsonOf(const ai::Analysis& analysis, const record::Record& record, long long game,
                   const ai::AnalysisSettings& settings);

} // namespace ashlar::cli
