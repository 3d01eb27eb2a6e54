// Runs ashlar-cli as a person at a terminal does.
#pragma once

#include <string>
#include <vector>

namespace ashlar::cli {

struct Output {
    int exitCode = 0; ///< as a shell has it: 128 + the signal if one ended it
    std::string out;
    std::string err;
};

/// Runs `ashlar-cli ARGUMENTS`, the arguments being shell words.
Output shell(const std::string& arguments);

std::vector<std::string> linesOf(const std::string& text);

} // namespace ashlar::cli
