"""The words of the game hold to one name for one thing, as the rulebook has it.

technique      what a clue is followed by, on its edges; an icon is anything printed
Time icon      the hourglass; Stability icon: the broken head. Marks are what a player sets
Time area      and Stability area, with a capital: the place and what it counts
case           what a line of clues belongs to; with a capital and a number, the whole game
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from arkham.files.texts import shipped

TOLD = ("texts", "lessons", "tips", "icons", "how_to_play", "rulebook", "advice")
WANDERING = {
    "left icon, right icon": r"\b([Ll]eft|[Rr]ight) icons?\b",
    "investigative icon": r"[Ii]nvestigative",
    "Time mark, Stability mark": r"\b([Tt]ime|[Ss]tability) marks?\b",
    "time area, stability area": r"\b(time|stability) area\b",
    "penalty area": r"[Pp]enalty area",
    "an hour": r"\b[Hh]ours?\b",
    "a shock": r"\b[Ss]hocks?\b",
    "the file of a case": r"\b\w+'s file\b|\bcase files?\b(?! cannot be played)",
    "to prove a puzzle": r"\b[Pp]roves?\b",
}


def sentences(data: Any, at: str = "") -> Iterator[tuple[str, str]]:
    """Yield every text of a file and where it stands."""
    if isinstance(data, str):
        yield at, data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield from sentences(value, f"{at}/{key}")
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield from sentences(value, f"{at}/{number}")


@pytest.mark.parametrize("name", TOLD)
def test_every_text_uses_the_word_that_was_chosen(name: str) -> None:
    found = [
        (thing, at, text)
        for at, text in sentences(shipped("data", f"{name}.yaml"))
        for thing, pattern in WANDERING.items()
        if re.search(pattern, re.sub(r"{[^}]*}", "", text))
    ]
    assert not found
