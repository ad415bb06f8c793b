"""Remember the deals whose draw order was looked at: whoever knows it plays them as practice.

The list lies beside the games in a small file. One that cannot be read counts as none, and where
nothing can be written it lasts as long as the game runs.
"""

from __future__ import annotations

import json
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from arkham.files.atomic import write_atomically
from arkham.files.untrusted import SaveError, parse, read_bounded, words
from arkham.rules.cards import CaseDef
from arkham.rules.ruleset import chosen_options

_NAME = "opened.json"


class OpenedDeals:
    """The deals of which one player has seen the order."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / _NAME
        self._deals: dict[str, None] | None = None  # in the order in which they were opened

    def add(self, case: CaseDef, options: dict[str, str], seed: int) -> None:
        """Note a deal, here and in the file."""
        self._known()[_fingerprint(case, options, seed)] = None
        with suppress(OSError):
            write_atomically(self._path, json.dumps({"deals": list(self._known())}) + "\n")

    def has(self, case: CaseDef, options: dict[str, str], seed: int) -> bool:
        return _fingerprint(case, options, seed) in self._known()

    def _known(self) -> dict[str, None]:
        if self._deals is None:
            try:
                found = words(parse(read_bounded(self._path)).get("deals", []), "the deals")
            except (OSError, SaveError):
                found = []
            self._deals = dict.fromkeys(found)
        return self._deals


def _fingerprint(case: CaseDef, options: dict[str, str], seed: int) -> str:
    told = [case.id, seed, sorted(chosen_options(case, options).items())]
    return sha256(json.dumps(told).encode()).hexdigest()[:16]
