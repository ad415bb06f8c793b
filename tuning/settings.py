"""The cases and modes that bots are fitted to and deals are graded for."""

from __future__ import annotations

SETTINGS: tuple[tuple[int, dict[str, str]], ...] = (
    (1, {}),
    (2, {}),
    (3, {"mode": "hardboiled"}),
    (3, {"mode": "classic"}),
)
