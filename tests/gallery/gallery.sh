#!/usr/bin/env bash
# Makes pictures of every dialog and state of the window in all themes, at four sizes, for two and for six players, and
# FOLDER/index.html to look at them side by side.
# usage: tests/gallery/gallery.sh FOLDER [STATE…]      (needs a build with tests; BUILD names its folder, build/release)
set -euo pipefail

top=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../.." && pwd)
[ $# -ge 1 ] || { sed -n '2,4s/^# //p' "${BASH_SOURCE[0]}" >&2; exit 2; }
folder=$(realpath -m "$1")
shift
gallery=${BUILD:-$top/build/release}/tests/gallery/gallery
[ -x "$gallery" ] || { echo "gallery.sh: there is no $gallery; build it first: ./run test" >&2; exit 1; }

themes=(light dark light-contrast dark-contrast)
sizes=(900x600 1280x800 1920x1080 3840x2160)
players=(two six)

mkdir -p "$folder"
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
export QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8 DBUS_SESSION_BUS_ADDRESS=disabled: \
    XDG_CONFIG_HOME=$home/config XDG_DATA_HOME=$home/data XDG_CACHE_HOME=$home/cache XDG_RUNTIME_DIR=$home
for theme in "${themes[@]}"; do
    for size in "${sizes[@]}"; do
        for count in "${players[@]}"; do
            echo "gallery.sh: $theme, $size, $count players" >&2
            rm -rf "$home/data" # games and statistics of the run before
            "$gallery" "$folder" "$theme" "$size" "$count" "$@" >"$home/states" 2>"$home/errors" ||
                { cat "$home/errors" >&2; exit 1; }
            grep '^gallery:' "$home/errors" | sort -u >&2 || true
        done
    done
done

{
    cat <<'HTML'
<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Ashlar: gallery</title><style>
body { font: 14px sans-serif; margin: 24px; background: #888; }
section { display: flex; flex-wrap: wrap; gap: 12px; margin-bottom: 32px; }
figure { margin: 0; background: #eee; padding: 6px; border-radius: 6px; }
img { display: block; width: 440px; }
figcaption { padding-top: 4px; }
</style></head><body><h1>Ashlar: gallery</h1>
HTML
    while IFS=$'\t' read -r state what; do
        printf '<h2 id="%s">%s: %s</h2><section>\n' "$state" "$state" "$what"
        for size in "${sizes[@]}"; do
            for count in "${players[@]}"; do
                for theme in "${themes[@]}"; do
                    picture=$state-$theme-$size-$count.png
                    [ -e "$folder/$picture" ] || continue
                    printf '<figure><a href="%s"><img loading="lazy" alt="" src="%s"></a>' "$picture" "$picture"
                    printf '<figcaption>%s, %s, %s players</figcaption></figure>\n' "$theme" "$size" "$count"
                done
            done
        done
        echo '</section>'
    done <"$home/states"
    echo '</body></html>'
} >"$folder/index.html"
echo "gallery.sh: $(find "$folder" -name '*.png' | wc -l) pictures, see $folder/index.html" >&2
