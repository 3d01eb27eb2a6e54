#!/usr/bin/env bash
# The long run: 10,000 games and 1,000 start positions are played, recorded, counted, checked and traced.
# usage: tests/soak/soak.sh FOLDER    (the records and traces stay there)
set -euo pipefail
out=${1:?usage: tests/soak/soak.sh FOLDER}
top=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../.." && pwd)
build=$top/build/release
mkdir -p "$out"
(cd "$top" && cmake --preset release -DASHLAR_TESTS=ON && cmake --build --preset release --target ashlar_soak ashlar-cli) >&2
"$build/tests/soak/ashlar_soak" --games 10000 --starts 1000 --out "$out"
for records in games starts; do
    "$build/src/cli/ashlar-cli" check "$out/$records.jsonl"
    "$build/src/cli/ashlar-cli" trace "$out/$records.jsonl" >"$out/$records.trace"
    echo "$records: $(wc -l <"$out/$records.jsonl") records, $(wc -l <"$out/$records.trace") trace lines, no fault"
done
