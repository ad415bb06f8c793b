"""Write down what the program does and what goes wrong, in a small file without anything personal.

Import this late: the library behind it takes as long to load as the menu's first frame.
"""

from __future__ import annotations

import logging
import logging.handlers
import os
import platform
import re
import sys
import traceback
from functools import lru_cache
from pathlib import Path

from arkham import __version__
from arkham.files.paths import config_folder, data_folder, log_folder
from arkham.files.untrusted import SaveError, read_bytes

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


NAME = "arkham.log"
TAIL_LINES = 200
_MOST_BYTES = 200_000
_LONGEST_LINE = 400
_OLDER = 2  # files kept beside the current one

log = logging.getLogger("arkham")
_handler: logging.Handler | None = None


class _Scrubbing(logging.Formatter):
    """Formats without the folders and the name of the player."""

    def format(self, record: logging.LogRecord) -> str:
        return scrubbed(super().format(record))


class _Quiet(logging.handlers.RotatingFileHandler):
    """Goes on without a word when the disk is full: the log is never worth a second trouble."""

    def handleError(self, record: logging.LogRecord) -> None:
        pass


def start() -> None:
    """Open the log, once; where it cannot be written there is none."""
    global _handler
    if _handler is not None:
        return
    folder = log_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / NAME
        if os.path.lexists(path) and not path.is_file():
            path.rename(path.with_suffix(".unusable"))  # to open a pipe could take for ever
        _handler = _Quiet(path, maxBytes=_MOST_BYTES, backupCount=_OLDER, encoding="utf-8")
    except OSError:
        _handler = logging.NullHandler()
    _handler.setFormatter(_Scrubbing("%(asctime)s %(levelname)s %(message)s"))
    log.addHandler(_handler)
    log.setLevel(logging.INFO)
    log.propagate = False
    log.info("started: %s", ", ".join(f"{k} {v}" for k, v in versions().items()))


def stop() -> None:
    """Close the log; `start` opens it again."""
    global _handler
    if _handler is not None:
        log.removeHandler(_handler)
        _handler.close()
        _handler = None


def is_written() -> bool:
    """Say whether there is a file behind the log."""
    return isinstance(_handler, logging.FileHandler)


def traceback_text(error: BaseException) -> str:
    """Return an exception with its traceback, as it may be shown to others."""
    return scrubbed("".join(traceback.format_exception(error))).strip()


def tail() -> list[str]:
    """Return the last lines of the log."""
    try:
        data = read_bytes(log_folder() / NAME, 2 * _MOST_BYTES)
    except (OSError, SaveError):
        return []
    lines = scrubbed(data.decode("utf-8", "replace")).splitlines()[-TAIL_LINES:]
    return [line[:_LONGEST_LINE] for line in lines]


def versions() -> dict[str, str]:
    """Return what runs here, for whoever looks for the mistake."""
    from arkham.rules import RULES_VERSION

    found = {
        "game": __version__,
        "rules": str(RULES_VERSION),
        "python": platform.python_version(),
        "system": platform.platform(),
    }
    if pygame := sys.modules.get("pygame"):
        found["pygame"] = pygame.version.ver
        found["sdl"] = ".".join(map(str, pygame.get_sdl_version()))
        found["video"] = pygame.display.get_driver() if pygame.display.get_init() else "none"
    return found
