"""See which game a save holds without playing it again, for the menu's first frame."""

from __future__ import annotations

from typing import NamedTuple

from arkham.files.untrusted import SaveError, mapping, number, parse, value, word

GAME = "arkham-noir"
FORMAT = 1


class SaveSummary(NamedTuple):
    """What the menu says of a game that can be gone on with."""

    number: int  # of the case
    title: str
    turn: int


def summary_of(text: str) -> SaveSummary:
    """Return what a save says of itself; SaveError if only playing it again can tell."""
    data = parse(text)
    if data.get("game") != GAME or data.get("format") != FORMAT:
        raise SaveError("The save was made by another version of the game.")
    summary = mapping(value(data, "summary"), "the summary")
    if value(summary, "over") is not False:
        raise SaveError("The game of this save is over.")
    return SaveSummary(
        number(value(summary, "number"), "the number of the case", 1, 1_000_000),
        word(value(summary, "title"), "the title"),
        number(value(summary, "turn"), "the turn", 0, 1_000_000),
    )
