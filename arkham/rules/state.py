"""The whole of a game in progress, flat: ints, tuples of ints, and lists of those."""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import StrEnum
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from arkham.rules import rng
from arkham.rules.areas import AREA_NAMES, LEADS
from arkham.rules.choices import Choice, Step

if TYPE_CHECKING:
    from arkham.rules.ruleset import Ruleset


class Loss(StrEnum):
    """Why a game is lost; a mechanism declares its own reasons with `declare_loss`."""

    STABILITY = "stability"


LOSSES: Final[dict[str, str]] = dict.fromkeys(Loss, "")
"""Every reason for losing, with the mechanism that brings it; "" for the core."""


def declare_loss(name: str, mechanism: str) -> str:
    if name in LOSSES:
        raise ValueError(f"there are two losses {name!r}")
    LOSSES[name] = mechanism
    return name


@dataclass(frozen=True, slots=True)
class Won:
    """The case is solved."""


@dataclass(frozen=True, slots=True)
class Lost:
    reason: str  # of LOSSES


Outcome: TypeAlias = Won | Lost

Line: TypeAlias = tuple[int, ...]
"""An open case: the card it began with, then the cards played to it."""

Mark: TypeAlias = tuple[str, int]
"""Something the table remembers beside the cards, such as ("waived", card)."""


class GameState:
    """One game. Only the engine changes it, and only between two questions."""

    __slots__ = (
        "agenda",
        "areas",
        "choice",
        "lines",
        "marks",
        "result",
        "rng",
        "rules",
        "serial",
        "turn",
        "unsettled",
    )

    def __init__(
        self,
        rules: Ruleset,
        chance: int,
        serial: int,
        turn: int,
        agenda: list[Step],
        choice: Choice | None,
        result: Outcome | None,
        areas: list[tuple[int, ...]],
        lines: list[Line],
        marks: tuple[Mark, ...],
    ) -> None:
        self.rules = rules
        self.rng = chance
        self.serial = serial  # number of questions asked so far
        self.turn = turn
        self.agenda = agenda  # the next step is the last
        self.choice = choice
        self.result = result
        self.areas = areas
        self.lines = lines
        self.marks = marks
        self.unsettled = False  # whether cards lie so that something may be due at once

    def clone(self) -> GameState:
        """Return an independent copy; everything inside the lists is immutable and shared."""
        return GameState(
            self.rules,
            self.rng,
            self.serial,
            self.turn,
            self.agenda[:],
            self.choice,
            self.result,
            self.areas[:],
            self.lines[:],
            self.marks,
        )

    def line_of(self, anchor: int) -> Line | None:
        """Return the open line that began with this card, or None if it is not open."""
        for line in self.lines:
            if line[0] == anchor:
                return line
        return None

    def first_lead(self) -> int:
        """Return the leftmost card of the leads row, 0 if the row is empty."""
        for card in self.areas[LEADS]:
            if card:
                return card
        return 0

    def to_json(self) -> dict[str, Any]:
        """Return everything but the ruleset as plain data, cards by id, the question left out."""
        ids = [card.id for card in self.rules.cards]
        return {
            "rng": self.rng,
            "serial": self.serial,
            "turn": self.turn,
            "agenda": [list(step) for step in self.agenda],
            "result": _result_word(self.result),
            "areas": {
                name: [ids[c] if c else "" for c in area]
                for name, area in zip(AREA_NAMES, self.areas, strict=True)
                if area
            },
            "lines": [[ids[c] for c in line] for line in self.lines],
            "marks": [list(mark) for mark in self.marks],
        }

    def digest(self) -> str:
        """Return a short fingerprint of the complete state, equal on every system."""
        return digest_of(self.to_json())


def empty_table(rules: Ruleset, seed: int) -> GameState:
    """Return a table on which nothing lies yet."""
    areas: list[tuple[int, ...]] = [()] * len(AREA_NAMES)
    return GameState(rules, rng.seeded(seed), 0, 0, [], None, None, areas, [], ())


def digest_of(data: dict[str, Any]) -> str:
    """Return the fingerprint of a state that was written with `to_json`."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=8).hexdigest()


def _result_word(result: Outcome | None) -> str:
    if result is None:
        return ""
    return "won" if isinstance(result, Won) else f"lost {result.reason}"


def state_from_json(rules: Ruleset, data: dict[str, Any]) -> GameState:
    """Rebuild a state from `to_json`; ValueError if the data does not fit the ruleset.

    The question is not part of the data: `engine.resume` asks it anew.
    """
    index = {card.id: card.index for card in rules.cards[1:]} | {"": 0}
    try:
        state = empty_table(rules, 0)
        state.rng = int(data["rng"])
        state.serial = int(data["serial"])
        state.turn = int(data["turn"])
        state.agenda = [_frozen(step) for step in data["agenda"]]
        for name, cards in data["areas"].items():
            state.areas[AREA_NAMES.index(name)] = tuple(index[c] for c in cards)
        state.lines = [tuple(index[c] for c in line) for line in data["lines"]]
        state.marks = tuple((str(name), int(value)) for name, value in data["marks"])
        word = data["result"]
        if word == "won":
            state.result = Won()
        elif word:
            reason = word.removeprefix("lost ")
            if reason not in LOSSES:
                raise ValueError(f"no game is lost by {reason!r}")
            state.result = Lost(reason)
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"the saved table does not fit this case: {error!r}") from error
    return state


def _frozen(value: Any) -> Any:
    """Turn JSON lists back into the tuples that steps are made of."""
    return tuple(_frozen(v) for v in value) if isinstance(value, list) else value
