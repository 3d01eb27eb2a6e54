#include "shell.h"

#include "samples.h"

#include <cstdlib>
#include <sstream>
#include <sys/wait.h>

namespace ashlar::cli {

Output shell(const std::string& arguments) {
    const record::TemporaryFolder folder;
    const std::string out = (folder / "out").string();
    const std::string err = (folder / "err").string();
    const int status = std::system(("'" ASHLAR_CLI "' " + arguments + " >'" + out + "' 2>'" + err + "'").c_str());
    const int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return {code, record::contentsOf(out), record::contentsOf(err)};
}

std::vector<std::string> linesOf(const std::string& text) {
    std::istringstream stream{text};
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);) {
        lines.push_back(line);
    }
    return lines;
}

} // namespace ashlar::cli
