// Case files: what the rule text says should happen, as plain text. The words are explained in cases/README.md.
#pragma once

#include "lockstep.h"
#include "notation.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace ashlar::flaming::testing {

struct CaseLine {
    int number = 0; ///< in the file, from 1
    std::string word;
    std::string rest;
};

struct Case {
    std::string title;
    std::vector<CaseLine> lines;
};

/// @throws NotationError if the file cannot be read or has no case
std::vector<Case> readCases(const std::filesystem::path& file);

/// Plays a case with the rules library and the reference at once; says what is not as the case says, with the line;
/// nothing if all is.
std::string playCase(const Case& which);

} // namespace ashlar::flaming::testing
