"""The words of the game hold to one name for one thing, as the rulebook has it.

technique      what a clue is followed by, on its edges; an icon is anything printed
hourglass      the icon for Time; Stability icon: the broken head. Marks are what a player sets
Time area      and Stability area, with a capital: the place and what it counts
case           what a line of clues belongs to; in the third game they have numbers of their own
Investigation  with a number: one of the three games
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from arkham.files.texts import shipped

TOLD = ("texts", "menu", "lessons", "tips", "icons", "how_to_play", "rulebook", "advice")
WANDERING = {
    "left icon, right icon": r"\b([Ll]eft|[Rr]ight) icons?\b",
    "investigative icon": r"[Ii]nvestigative",
    "Time icon": r"\b[Tt]ime icons?\b",
    "Time mark, Stability mark": r"\b([Tt]ime|[Ss]tability) marks?\b",
    "time area, stability area": r"\b(time|stability) area\b",
    "penalty area": r"[Pp]enalty area",
    "an hour": r"\b[Hh]ours?\b",
    "a shock": r"\b[Ss]hocks?\b",
    "the file of a case": r"\b\w+'s file\b|\bcase files?\b(?! cannot be played)",
    "to prove a puzzle": r"\b[Pp]roves?\b",
    "a whole game as a Case": r"\b(a|the|this|choose) Case\b|\bCases [0-9]|\bCase [0-9][:,]",
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


def test_no_game_is_called_by_the_word_for_its_lines() -> None:
    """In the third game `Case 3` is a line: the game itself has to be called something else."""
    texts = shipped("data", "texts.yaml")
    numbered = [at for at, text in sentences(texts) if re.search(r"\bCase {number}", text)]
    assert numbered == ["/table/case"]
