"""Take out of a text what says who or where the player is, before it is written to be read."""

from __future__ import annotations

import os
import re
import sys
from functools import cache
from pathlib import Path

_NOBODY = {"", "root", "user", "home", "arkham", "python"}  # names that say nothing of a person
_SHORTEST = 3  # a folder like / would take half the text along


def scrubbed(text: str) -> str:
    """Return a text without the folders and the name of this player."""
    for pattern, instead in _patterns():
        text = pattern.sub(instead, text)
    return text


@cache
def _patterns() -> list[tuple[re.Pattern[str], str]]:
    """Return what to look for and what to write in its place, the longest folders first."""
    home = os.path.expanduser("~")
    folders = {
        str(Path(__file__).resolve().parents[2]): "<game>",
        sys.prefix: "<python>",
        sys.base_prefix: "<python>",
        home: "~",
        os.path.realpath(home): "~",
    }
    found = []
    for folder in sorted(folders, key=len, reverse=True):
        if len(folder) >= _SHORTEST:
            # As the system writes it, as Python prints it, and with the other slashes.
            ways = {folder, folder.replace("\\", "\\\\"), folder.replace("\\", "/")}
            either = "|".join(re.escape(way) for way in sorted(ways, key=len, reverse=True))
            found.append((re.compile(either, re.IGNORECASE), folders[folder]))
    names = {os.environ.get(key, "") for key in ("USER", "LOGNAME", "USERNAME")}
    names.add(os.path.basename(home))
    for name in sorted(names):
        if name.lower() not in _NOBODY and name != "~":
            word = re.compile(rf"(?<!\w){re.escape(name)}(?!\w)", re.IGNORECASE)
            found.append((word, "<user>"))
    return found
