"""Darkness: what active Menaces add to the Clues that bear it (C3-18)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from arkham.rules.cards import Effect, declare_attribute
from arkham.rules.mechanisms.base import Mechanism
from arkham.rules.mechanisms.case_icons import MENACES
from arkham.rules.state import GameState

if TYPE_CHECKING:
    from arkham.rules.ruleset import Ruleset

DARKNESS: Final = declare_attribute("darkness", "darkness")
TIME_ICON: Final = "darkness-time"
EFFECT: Final = "darkness-gains-"  # followed by the name of the effect gained


class Darkness(Mechanism):
    def prepare(self, rules: Ruleset) -> None:
        cards = rules.cards
        self.is_dark = [c.has(DARKNESS) for c in cards]
        self.gives_time = [any(e.name == TIME_ICON for e in c.ongoing) for c in cards]
        self.gives = [
            tuple(
                (c.index, Effect(e.name.removeprefix(EFFECT), e.must))
                for e in c.ongoing
                if e.name.startswith(EFFECT)
            )
            for c in cards
        ]

    def gains_time(self, areas: Sequence[Sequence[int]], card: int) -> bool:
        return self.is_dark[card] and any(self.gives_time[m] for m in areas[MENACES])

    def gained_effects(self, state: GameState, card: int) -> tuple[tuple[int, Effect], ...]:
        if not self.is_dark[card]:
            return ()
        return tuple(gain for m in state.areas[MENACES] for gain in self.gives[m])
