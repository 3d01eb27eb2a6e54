// The commands of ashlar-cli.
#pragma once

#include <span>
#include <string_view>

namespace ashlar::cli {

/// What a command returns to the shell.
enum ExitCode : int { Done = 0, Fault = 1, WrongUsage = 2 };

using Words = std::span<const std::string_view>;

/// Each takes the words after its name; they throw UsageError, and record::Error where nothing can go on.
int play(Words words);
int match(Words words);
int trace(Words words);
int check(Words words);
int analyse(Words words);
int bench(Words words);
int train(Words words);

/// Runs ashlar-cli with the words after the program's name; says on stderr what is wrong.
int run(Words words);

} // namespace ashlar::cli
