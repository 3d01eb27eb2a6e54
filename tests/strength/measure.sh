#!/usr/bin/env bash
# How strong the bots are: every figure of "How strong the bots are" in CONTRIBUTING.md.
# usage: tests/strength/measure.sh FOLDER [COMMAND]
#   COMMAND  another program that speaks the bot protocol, to measure the expert by; without it these runs are left out
#   ONLY     the names of the runs wanted, separated by blanks; patterns like 'yardstick-*' (all)
#   JOBS     games at the same time; more than there are cores would take thinking time from the bots (1)
#   DEALS    no more deals than this in each run (as many as it takes)
# Every run keeps its games in FOLDER and goes on with those that are missing, so it may be broken off at any time.
# FOLDER/summary.txt says what has been found so far, a line for each run. Bots that play otherwise need a new FOLDER.
set -euo pipefail
folder=${1:?usage: tests/strength/measure.sh FOLDER [COMMAND]}
yardstick=${2:+exec:$2}
top=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../.." && pwd)
cli=$top/build/release/src/cli/ashlar-cli
mkdir -p "$folder"
(cd "$top" && cmake --preset release && cmake --build --preset release --target ashlar-cli) >&2

names=()

# wanted NAME: whether ONLY names it
wanted() {
    local pattern
    [[ -z ${ONLY:-} ]] && return
    set -f # the patterns are for names, not for files
    for pattern in $ONLY; do
        # shellcheck disable=SC2053
        [[ $1 == $pattern ]] && set +f && return
    done
    set +f
    return 1
}

# run NAME DEALS ARGUMENTS…: a match
run() {
    local name=$1 deals=$2
    shift 2
    names+=("$name")
    wanted "$name" || return 0
    deals=$((${DEALS:-$deals} < deals ? DEALS : deals))
    echo "$name" >&2
    # A forfeited game is reported and not the end of the measuring.
    "$cli" match --deals "$deals" --jobs "${JOBS:-1}" --file "$folder/$name.jsonl" "$@" >/dev/null ||
        [[ $? == 1 && -s $folder/$name.jsonl ]]
    summarise
}

# One line a run, or one a pair and a rating where there are several bots.
summarise() {
    local name report
    for name in "${names[@]}"; do
        [[ -s $folder/$name.jsonl ]] || continue
        report=$("$cli" match "$folder/$name.jsonl") || true # forfeits are in the report
        report=${report//$'\n  '/; }
        (($(wc -l <<<"$report") > 4)) || report=${report//$'\n'/; }
        [[ -z $yardstick ]] || report=${report//"$yardstick"/yardstick}
        echo "$name: ${report//$'\n'/$'\n'$name: }"
    done >"$folder/summary.new"
    mv "$folder/summary.new" "$folder/summary.txt"
}

# The levels, with the bots that they are measured by. All but the expert search a fixed number of simulations.
run levels 500 --bots random,beginner,easy,greedy,medium,hard
for players in 3 4 6; do
    run "levels-$players-easy" 60 --players $players --bots easy,beginner
    run "levels-$players-medium" 60 --players $players --bots medium,easy
    run "levels-$players-hard" 60 --players $players --bots hard,medium
done
run levels-variants 200 --bots beginner,easy,medium,hard --curse --fire-die
run ladder 100 --bots beginner,easy,greedy,medium,hard,expert --budget-ms 20

# The expert against the other program.
if [[ -n $yardstick ]]; then
    run yardstick-2 200 --bots "expert,$yardstick" --budget-ms 20
    run yardstick-2-100ms 20 --bots "expert,$yardstick" --budget-ms 100
    run yardstick-variants 120 --bots "expert,$yardstick" --budget-ms 20 --curse --fire-die
    for players in 3 4 6; do
        run "yardstick-$players" 60 --players $players --bots "expert,$yardstick" --budget-ms 20
    done
fi

# What was learned, against the expert without it at equal time.
run control-2 100 --bots expert,untaught --budget-ms 20
run control-2-variants 50 --bots expert,untaught --budget-ms 20 --curse --fire-die
for players in 3 4 6; do
    run "control-$players" 30 --players $players --bots expert,untaught --budget-ms 20
done

# What the hidden tiles are worth, and how long games of experts are.
run all-knowing 100 --bots all-knowing,expert --budget-ms 20
run self-play 50 --bots expert,expert --budget-ms 20
summarise
