"""Victims: the open cases of Cases 1 and 2, and the price of time (S2, L1, X4, X5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from arkham.rules import rng
from arkham.rules.areas import DISCARD, DRAW, STABILITY, TIME, UNSEEN, declare_area
from arkham.rules.cards import declare_kind
from arkham.rules.choices import Question, Step, declare_prompt
from arkham.rules.effects import asked, take_options
from arkham.rules.events import Log
from arkham.rules.mechanisms.base import Mechanism, Panel, PanelKind
from arkham.rules.moves import lay, lose, move, open_line, shuffle, sweep
from arkham.rules.registry import question, step
from arkham.rules.state import GameState, declare_loss

VICTIM: Final = declare_kind(
    "victim", heads_line=True, is_portrait=True, ground="accent", pattern="stripes", sign="shield"
)
VICTIMS: Final = declare_area("victims", kind=VICTIM, is_hidden=True)
BONUS: Final = declare_prompt("bonus")
NO_VICTIM_LEFT: Final = declare_loss("victims", "victims")
OPEN_AT_START: Final = 2
TYPES_FOR_BONUS: Final = 6


class Victims(Mechanism):
    panels: ClassVar[tuple[Panel, ...]] = (
        Panel(PanelKind.TROUBLE, VICTIMS, "victims", "kind.victim"),
    )
    defaults: ClassVar[Mapping[str, int | str]] = {"victims": 5}
    reopens: bool = True

    def set_up(self, state: GameState, log: Log) -> None:
        """Shuffle, remove some unseen, open two cases (S2)."""
        rules = state.rules
        lay(state, log, VICTIMS, [c.index for c in rules.cards if c.kind == VICTIM])
        shuffle(state, log, VICTIMS)
        while len(state.areas[VICTIMS]) > rules.number("victims"):
            move(state, log, state.areas[VICTIMS][-1], VICTIMS, UNSEEN, "set-up")
        for _ in range(OPEN_AT_START):
            open_line(state, log, state.areas[VICTIMS][-1], VICTIMS, "set-up")

    def trouble(self, cause: str) -> Sequence[Step]:
        return (new_victim(cause),)

    def after_close(self, state: GameState, anchor: int, types: int) -> Sequence[Step]:
        bonus = (take_bonus(anchor),) if types >= TYPES_FOR_BONUS else ()
        return (*bonus, reopen_if_none())

    def rehide(self, state: GameState) -> None:
        """Mix the stack with what was removed unseen: the player knows neither."""
        stack = state.areas[VICTIMS]
        state.rng, pool = rng.shuffled(state.rng, sorted(stack + state.areas[UNSEEN]))
        state.areas[VICTIMS], state.areas[UNSEEN] = pool[: len(stack)], pool[len(stack) :]

    def next_cards(self, state: GameState, area: int) -> Sequence[int]:
        if area != VICTIMS or not state.areas[VICTIMS]:
            return ()
        return state.areas[VICTIMS] + state.areas[UNSEEN]


@step
def new_victim(state: GameState, log: Log, cause: str) -> None:
    """Draw a Victim as a new open case; lost at once if there is none (G3)."""
    _draw_victim(state, log, cause)


def _draw_victim(state: GameState, log: Log, cause: str) -> None:
    if not state.areas[VICTIMS]:
        lose(state, log, NO_VICTIM_LEFT)
        return
    open_line(state, log, state.areas[VICTIMS][-1], VICTIMS, cause)


@question
def take_bonus(state: GameState, source: int) -> Question | None:
    """Offer a card of the stability penalty area for a line with all six types (X4)."""
    takes = take_options(len(state.rules.cards), STABILITY)
    options = [takes[c] for c in state.areas[STABILITY]]
    return asked(BONUS, options, source, must=False, area=STABILITY)


@step
def reopen_if_none(state: GameState, log: Log) -> None:
    """With no open case left, shuffle discard and time areas in and draw a Victim (X5)."""
    if state.lines:
        return
    sweep(state, log, DISCARD, DRAW, "no open case")
    sweep(state, log, TIME, DRAW, "no open case")
    shuffle(state, log, DRAW)
    _draw_victim(state, log, "no open case")
