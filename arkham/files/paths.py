"""Find data/ and art/ wherever the game runs from, and the folders of this player.

What ships is found from a checkout, from an installed wheel and from a bundle alike. What the
player makes lies where the system keeps such things: games, settings and the log apart.
ARKHAM_DATA puts all three into one folder.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

APP = "arkham-noir"
NOWHERE = Path(os.devnull, APP)
"""No folder at all: nothing is ever found in it, and writing to it fails as on a bad disk."""

_PACKAGE = Path(__file__).resolve().parents[1]


def _roots() -> list[Path]:
    bundle = getattr(sys, "_MEIPASS", None)
    roots = [Path(bundle)] if bundle else []
    # A wheel carries the folders inside the package; a checkout has them beside it.
    return [*roots, _PACKAGE / "_assets", _PACKAGE.parent]


def asset(*parts: str) -> Path:
    """Return where a shipped file or folder lies; the last candidate if it is nowhere."""
    candidates = [root.joinpath(*parts) for root in _roots()]
    return next((path for path in candidates if path.exists()), candidates[-1])


def data_folder() -> Path:
    """Return the folder of this player's games and reports."""
    return _own("", "user_data_dir")


def config_folder() -> Path:
    """Return the folder of this player's settings."""
    return _own("", "user_config_dir")


def log_folder() -> Path:
    return _own("log", "user_log_dir")


def _own(name: str, of_system: str) -> Path:
    override = os.environ.get("ARKHAM_DATA")
    if override:
        return Path(override).absolute() / name
    import platformdirs  # here, because the rules find what ships without it

    folder = Path(getattr(platformdirs, of_system)(APP, appauthor=False))
    # Without a home `~` stays `~`, and the game must not write beside wherever it was started.
    return folder if folder.is_absolute() else NOWHERE
