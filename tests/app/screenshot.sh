#!/usr/bin/env bash
# Makes the picture of the README: a saved game, opened under Xvfb, with a tile chosen.
# usage: tests/app/screenshot.sh [PICTURE]    (needs ./run build, and xvfb openbox xdotool imagemagick)
set -euo pipefail
top=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../.." && pwd)
picture=$(realpath -m "${1:-$top/resources/screenshot.png}")
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
export HOME=$home XDG_CONFIG_HOME=$home XDG_RUNTIME_DIR=$home
cp "$top/tests/app/screenshot.ashlar" "$home/pyramid.ashlar"
xvfb-run -a -s "-screen 0 1400x900x24" bash -c '
    openbox & sleep 0.5
    "$0" "$1" & sleep 3
    window=$(xdotool search --onlyvisible --class ashlar | tail -n 1)
    xdotool windowsize --sync "$window" 1280 800; sleep 0.5
    xdotool key Return; sleep 1; xdotool key 3; sleep 1
    import -window "$window" -define png:compression-level=9 "$2"
    kill %2' "$top/build/release/src/app/ashlar" "$home/pyramid.ashlar" "$picture"
