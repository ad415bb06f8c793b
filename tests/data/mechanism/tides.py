"""Tides: a mechanism made for a test; whatever it adds to the game stands in this file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from arkham.rules.areas import BOX, declare_area
from arkham.rules.cards import Card, declare_attribute, declare_kind
from arkham.rules.choices import Refusal, Step, declare_prompt, declare_reason
from arkham.rules.effects import offer
from arkham.rules.events import Log, declare_arrival
from arkham.rules.mechanisms.base import Mechanism, Panel, PanelKind, Requirement
from arkham.rules.moves import lay, lose, move, rehide, shuffle
from arkham.rules.registry import step
from arkham.rules.state import GameState, Line, declare_loss

if TYPE_CHECKING:
    pass

TIDE: Final = declare_kind("tide", ground="slate", pattern="rain")
TIDES: Final = declare_area("tides", kind=TIDE, is_hidden=True)
WET: Final = declare_attribute("wet", "tides")
EBB: Final = declare_prompt("ebb")
FLOOD: Final = declare_reason("flood")
DROWNED: Final = declare_loss("drowned", "tides")
TURNS: Final = declare_arrival("tide")


class Tides(Mechanism):
    panels: ClassVar[tuple[Panel, ...]] = (Panel(PanelKind.STACK, TIDES, "tides", "kind.tide"),)

    def set_up(self, state: GameState, log: Log) -> None:
        lay(state, log, TIDES, [c.index for c in state.rules.cards if c.kind == TIDE])
        shuffle(state, log, TIDES)

    def requirements(self, card: Card) -> dict[str, Requirement]:
        return {"flood": _is_ebb} if card.has(WET) else {}

    def after_play(self, state: GameState, card: int, anchor: int) -> Sequence[Step]:
        return (offer(card, EBB, (turn_tide(),), TIDES, False),)

    def rehide(self, state: GameState) -> None:
        rehide(state, TIDES)


def _is_ebb(state: GameState, card: int, line: Line) -> Refusal | None:
    high = len(state.areas[TIDES])
    return None if high < 2 else Refusal(FLOOD, 1, high)


@step
def turn_tide(state: GameState, log: Log) -> None:
    move(state, log, state.areas[TIDES][-1], TIDES, BOX, TURNS)
    if not state.areas[TIDES]:
        lose(state, log, DROWNED)
