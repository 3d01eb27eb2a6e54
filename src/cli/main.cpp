#include "commands.h"

#include <vector>

int main(int count, char** words) {
    const std::vector<std::string_view> arguments(words + (count > 0 ? 1 : 0), words + count);
    return ashlar::cli::run(arguments);
}
