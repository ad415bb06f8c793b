"""Find data/ and art/ from a checkout, from an installed wheel and from a bundle alike."""

from __future__ import annotations

import sys
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def _roots() -> list[Path]:
    bundle = getattr(sys, "_MEIPASS", None)
    roots = [Path(bundle)] if bundle else []
    # A wheel carries the folders inside the package; a checkout has them beside it.
    return [*roots, _PACKAGE / "_assets", _PACKAGE.parent]


def asset(*parts: str) -> Path:
    """Return where a shipped file or folder lies; the last candidate if it is nowhere."""
    candidates = [root.joinpath(*parts) for root in _roots()]
    return next((path for path in candidates if path.exists()), candidates[-1])
