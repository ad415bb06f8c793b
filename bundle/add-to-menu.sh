#!/bin/sh
# Put the game into the applications menu of this user; run it again after moving the folder.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
menu="${XDG_DATA_HOME:-$HOME/.local/share}/applications"
mkdir -p "$menu"
sed -e "s|^Exec=.*|Exec=\"$here/arkham-noir\"|" -e "s|^Icon=.*|Icon=$here/arkham-noir.png|" \
  "$here/arkham-noir.desktop" > "$menu/arkham-noir.desktop"
echo "Arkham Noir is in the menu now: $menu/arkham-noir.desktop"
