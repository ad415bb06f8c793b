"""Take out of a text what says who or where the player is, before it is written to be read."""

from __future__ import annotations

import os
import re
import sys
from functools import lru_cache
from pathlib import Path

from arkham.files.paths import config_folder, data_folder, log_folder

_NOBODY = {"", "root", "user", "home", "arkham", "python"}  # names that say nothing of a person
_ROOT_PARTS = 2  # "/" and "mnt" say nothing of anybody
_SHORTEST = 3  # a folder like / would take half the text along


def scrubbed(text: str) -> str:
    """Return a text without the folders and the name of this player."""
    own = (data_folder(), config_folder(), log_folder())
    for pattern, instead in _patterns(tuple(map(str, own)), _working_folder()):
        text = pattern.sub(instead, text)
    return text


def _working_folder() -> str:
    try:
        return os.getcwd()
    except OSError:  # it has been deleted
        return ""


@lru_cache(maxsize=8)
def _patterns(own: tuple[str, ...], working: str) -> list[tuple[re.Pattern[str], str]]:
    """Return what to look for and what to write in its place, the longest folders first."""
    home = os.path.expanduser("~")
    folders = {str(Path(__file__).resolve().parents[2]): "<game>"}
    for folder in (sys.prefix, sys.base_prefix, *sys.path):
        folders.setdefault(folder, "<python>")
    for folder in (home, os.path.realpath(home)):
        folders[folder] = "~"
    # Of a folder elsewhere the ones around it may say as much: /mnt/somebody/games.
    for folder, instead in (*((each, "<data>") for each in own), (working, "<folder>")):
        for path in {Path(folder), Path(os.path.realpath(folder))} if folder else ():
            for around in (path, *path.parents):
                if len(around.parts) > _ROOT_PARTS:
                    folders.setdefault(str(around), instead if around == path else "<folder>")
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
