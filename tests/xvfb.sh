#!/usr/bin/env bash
# Runs the command under its own X server with a window manager: without one, windows never become active.
set -euo pipefail

if [ "${1:-}" != --inside ]; then
    exec xvfb-run -a -s "-screen 0 1920x1080x24 -nolisten tcp" "$0" --inside "$@"
fi
shift

ready=$(mktemp -u)
openbox --sm-disable --startup "touch $ready" &
manager=$!
trap 'kill $manager 2>/dev/null || true; rm -f "$ready"' EXIT
for _ in $(seq 100); do
    [ -e "$ready" ] && break
    sleep 0.1
done
[ -e "$ready" ] || { echo "xvfb.sh: the window manager did not start." >&2; exit 1; }

"$@"
