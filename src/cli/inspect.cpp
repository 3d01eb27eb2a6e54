// trace and check: what is in files of records.
#include "arguments.h"
#include "ashlar/record/trace.h"
#include "commands.h"
#include "each_record.h"
#include "output.h"

namespace ashlar::cli {
int trace(Words words) {
    const Arguments arguments{words, {}, {}};
    if (arguments.operands().size() != 1) {
        throw UsageError("trace needs one FILE.");
    }
    const bool right = forEachRecord(arguments.operands().front(), [](const record::Record& record, long long game) {
        record::trace(record, game, print);
    });
    flushOutput();
    return right ? Done : Fault;
}

int check(Words words) {
    const Arguments arguments{words, {}, {}};
    if (arguments.operands().empty()) {
        throw UsageError("check needs at least one FILE.");
    }
    bool right = true;
    for (const std::string_view path : arguments.operands()) {
        right = forEachRecord(path, [](const record::Record& /*record*/, long long /*game*/) {}) && right;
    }
    return right ? Done : Fault;
}

} // namespace ashlar::cli
