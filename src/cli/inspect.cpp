// trace and check: what is in files of records.
#include "arguments.h"
#include "ashlar/record/reader.h"
#include "ashlar/record/trace.h"
#include "commands.h"
#include "output.h"

#include <string>

namespace ashlar::cli {
namespace {

/// Calls f(record, number) for each record of a file that is right, and says what is wrong with the others. True if
/// none is.
template <class F>
bool forEachRecord(std::string_view path, F&& f) {
    bool right = true;
    const auto blame = [&](const std::string& place, const record::Error& error) {
        right = false;
        complain(std::string{path} + ": " + place + error.what());
    };
    try {
        record::Reader reader{path};
        for (bool more = true; more;) {
            const long long before = reader.count();
            try {
                const auto text = reader.next();
                more = text.has_value();
                if (more) {
                    f(record::parse(*text), reader.count() - 1);
                }
            } catch (const record::Error& error) {
                more = reader.count() > before; // otherwise the file itself is at fault
                const bool named = more && !reader.alone();
                blame(named ? "record " + std::to_string(reader.count() - 1) + ": " : "", error);
            }
        }
    } catch (const record::Error& error) {
        blame("", error);
    }
    return right;
}

} // namespace

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
