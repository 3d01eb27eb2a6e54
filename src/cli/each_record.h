// The records of a file, one after another.
#pragma once

#include "ashlar/record/reader.h"
#include "output.h"

#include <string>
#include <string_view>

namespace ashlar::cli {

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

} // namespace ashlar::cli
