"""What a mechanism can add to the core. A case file lists its mechanisms by name.

A mechanism overrides the hooks it needs; the ruleset calls only those that are overridden, in
the order of the case file. Hooks that return steps have them run in the order given.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, ClassVar, NamedTuple, TypeAlias

from arkham.rules.cards import Card, Effect
from arkham.rules.choices import Choice, Option, Refusal, Step
from arkham.rules.events import Log
from arkham.rules.state import GameState, Line

if TYPE_CHECKING:
    from arkham.rules.ruleset import Ruleset

Requirement: TypeAlias = Callable[[GameState, int, Line], "Refusal | None"]
"""Says why a card may not be played to a line, or None."""


class PanelKind(StrEnum):
    """How the table shows the cards of an area that only some cases have."""

    TROUBLE = "trouble"  # the stack of what time costs
    STACK = "stack"  # a further stack or card, under the closed cases
    STRIP = "strip"  # cards in force, in a strip under the leads
    GOALS = "goals"  # what must be proved instead of the big picture
    HELPER = "helper"  # one card beside the hand, its sides as buttons
    BAG = "bag"  # several such cards beside the hand


class Panel(NamedTuple):
    """A place on the table, with the key of its words and the id of its icon."""

    kind: PanelKind
    area: int
    label: str
    icon: str


class Mechanism:
    """One optional part of the rules; the hooks do nothing unless overridden."""

    panels: ClassVar[tuple[Panel, ...]] = ()
    """Where the table shows its cards."""

    defaults: ClassVar[Mapping[str, int | str]] = {}
    """Parameters it reads, with what holds where a case file says nothing."""

    key_checks: tuple[str, ...] = ()
    """Names of its requirements that a key meets, and so whatever serves as one."""

    reopens: bool = False
    """Whether closing the last open case brings trouble at once."""

    watched: tuple[int, ...] = ()
    """Areas whose change can make its standing order due or change the hand limit.

    LINE stands for the open cases.
    """

    unused: tuple[str, ...] = ()
    """Hooks that the cards of this ruleset give nothing to do, as `prepare` has found."""

    def prepare(self, rules: Ruleset) -> None:
        """Look up what the mechanism needs of the catalogue, once per ruleset."""

    def set_up(self, state: GameState, log: Log) -> None:
        """Lay out the mechanism's own cards before the Clues are dealt."""

    def requirements(self, card: Card) -> dict[str, Requirement]:
        """Name the checks this card must pass to be played; a name replaces an earlier one."""
        return {}

    def free_keys(self, state: GameState, line: Line) -> int:
        """Count the keys of a line that no lock needs; the first mechanism that does decides."""
        return 0

    def goals(self, rules: Ruleset) -> Sequence[int]:
        """Return the cards that must be met to win, where they take the place of types."""
        return ()

    def standing_order(self, state: GameState) -> Step | None:
        """Return a step that is due at once because of how things lie, or None.

        Asked after every step that changed the hand or a watched area; what it returns
        must change its own condition.
        """
        return None

    def prevents(self, state: GameState, log: Log, card: int, anchor: int) -> bool:
        """Say whether the effect strip of a card just played is skipped."""
        return False

    def after_play(self, state: GameState, card: int, anchor: int) -> Sequence[Step]:
        """Return what a play triggers once its effects are resolved."""
        return ()

    def line_counts(self, state: GameState, line: Line) -> Sequence[tuple[str, int, int]]:
        """Return what a line gathers towards something: icon, how many, how many it takes."""
        return ()

    def is_foregone(self, state: GameState, choice: Choice) -> bool:
        """Say whether what a question offers comes anyway, however it is answered."""
        return False

    def after_close(self, state: GameState, anchor: int, types: int) -> Sequence[Step]:
        """Return what follows the closing of a line that showed so many types."""
        return ()

    def free_actions(self, state: GameState) -> list[Option]:
        return []

    def lead_options(self, state: GameState, card: int) -> list[Option]:
        """Return further ways to play the First lead as the turn's action."""
        return []

    def hand_limit_change(self, state: GameState) -> int:
        """Return what is added to the hand limit at this moment."""
        return 0

    def time_limit_change(self, state: GameState) -> int:
        """Return what is added to the time limit at this moment."""
        return 0

    def gains_time(self, areas: Sequence[Sequence[int]], card: int) -> bool:
        """Say whether a card has a Time icon, while the areas are so, that is not printed on it."""
        return False

    def light_source(self, areas: Sequence[Sequence[int]], lines: Sequence[Sequence[int]]) -> int:
        """Return a card in play by whose light unseen things are seen, 0 if none is."""
        return 0

    def gained_effects(self, state: GameState, card: int) -> tuple[tuple[int, Effect], ...]:
        """Return effects a card has besides the printed ones, each with the card that gives it."""
        return ()

    def trouble(self, cause: str) -> Sequence[Step]:
        """Return what time and a dry draw stack bring; the first mechanism that says it decides."""
        return ()

    def victory(self, state: GameState, log: Log) -> bool | None:
        """Decide the victory check; None leaves it to the core."""
        return None

    def rehide(self, state: GameState) -> None:
        """Reshuffle the mechanism's hidden cards among the places they could lie in."""

    def next_cards(self, state: GameState, area: int) -> Sequence[int]:
        """Return what may lie on top of a hidden stack, each as likely, if not just its cards."""
        return ()
