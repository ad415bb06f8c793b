"""What has happened: facts in the past tense, complete in themselves.

Applied in order to an empty table they rebuild every area and line (a test proves it), so the
picture never has to ask the game, which by then has moved on. Cards are catalogue indices.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias


class Spot(NamedTuple):
    """A place on the table: an area, or the line of `anchor` where area is areas.LINE."""

    area: int
    place: int
    anchor: int = 0


@dataclass(frozen=True, slots=True)
class AreaLaid:
    """At set-up these cards were laid out in an area."""

    area: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan:
    turn: int


@dataclass(frozen=True, slots=True)
class OptionChosen:
    """The player's command, as notation."""

    notation: str
    verb: str
    card: int
    onto: int


@dataclass(frozen=True, slots=True)
class CardMoved:
    card: int
    source: Spot
    target: Spot
    cause: str


@dataclass(frozen=True, slots=True)
class CardsSwept:
    """A whole area went on top of another one, in this order."""

    cards: tuple[int, ...]
    source: int
    target: int
    cause: str


@dataclass(frozen=True, slots=True)
class CardFlipped:
    """A card was turned over where it lies: one index took the place of the other."""

    before: int
    after: int
    spot: Spot


@dataclass(frozen=True, slots=True)
class StackShuffled:
    """A stack has a new order. The order is for the record; the table must not show it."""

    area: int
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LeadsSlid:
    before: tuple[int, ...]
    after: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LineOpened:
    """A card began a new line, below the others."""

    anchor: int
    source: Spot
    cause: str


@dataclass(frozen=True, slots=True)
class LineClosed:
    """A line was closed; its cards are where `scored`, `filed` and `boxed` say, in that order."""

    anchor: int
    cards: tuple[int, ...]
    types: int
    scored: tuple[int, ...]
    filed: tuple[int, ...]
    boxed: tuple[int, ...]
    cause: str


@dataclass(frozen=True, slots=True)
class StrainFelt:
    """A card went to a line that already held seven or more."""

    card: int
    anchor: int
    before: int


@dataclass(frozen=True, slots=True)
class CheckMade:
    """A Stability check drew a card; `fate` is the area where it goes."""

    card: int
    fate: int
    source: int


@dataclass(frozen=True, slots=True)
class EffectBegan:
    card: int
    effect: str
    must: bool
    position: int


@dataclass(frozen=True, slots=True)
class EffectMissed:
    """An effect did nothing: `declined`, `moot` (nothing to do it with) or `prevented`."""

    card: int
    effect: str
    why: str


@dataclass(frozen=True, slots=True)
class TimeStruck:
    count: int
    limit: int


@dataclass(frozen=True, slots=True)
class StackRanDry:
    """A card had to be drawn and there was none."""

    cause: str


@dataclass(frozen=True, slots=True)
class MarkSet:
    name: str
    value: int


@dataclass(frozen=True, slots=True)
class MarkCleared:
    name: str
    value: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    won: bool
    reason: str


ARRIVALS: Final[dict[str, bool]] = {}
"""Causes of moves that change the game, so that the card is shown first; True lights the sky."""


def declare_arrival(cause: str, *, lights_sky: bool = False) -> str:
    """Declare the cause with which a card comes into play, and return it."""
    ARRIVALS[cause] = lights_sky
    return cause


Event: TypeAlias = (
    AreaLaid
    | TurnBegan
    | OptionChosen
    | CardMoved
    | CardsSwept
    | CardFlipped
    | StackShuffled
    | LeadsSlid
    | LineOpened
    | LineClosed
    | StrainFelt
    | CheckMade
    | EffectBegan
    | EffectMissed
    | TimeStruck
    | StackRanDry
    | MarkSet
    | MarkCleared
    | GameEnded
)

Log: TypeAlias = "list[Event] | None"
"""Where events are written; None when nobody listens (bots), which is much faster."""
