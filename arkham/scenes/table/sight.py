"""What the still table shows at one moment: the painters take the values of their parts from it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from arkham.rules.state import GameState
from arkham.scenes.table.cues import Cues
from arkham.scenes.table.hud import Hud
from arkham.scenes.table.layout.cells import Cells, cells
from arkham.scenes.table.layout.placements import Placement
from arkham.scenes.table.layout.table import TableLayout
from arkham.scenes.table.view import TableView

if TYPE_CHECKING:
    from arkham.scenes.table.motion.stage import Stage


@dataclass(frozen=True, slots=True)
class Sight:
    """One moment of a table, but for what moves over it."""

    layout: TableLayout
    view: TableView  # where every card belongs
    landed: TableView  # the same as far as cards have come there
    hud: Hud
    cues: Cues
    state: GameState
    cards: tuple[tuple[int, Placement], ...]  # those that lie still, in drawing order
    tied: tuple[int, ...]  # pieces of each line's string
    clock: float  # fractions while they move
    mirror: float
    fan_open: float  # 0 to 1, how far a pile is laid out
    unseen: bool  # what is unseen is shown by a light of its own
    busy: bool  # events are still shown, so nothing can be answered yet

    @classmethod
    def of(cls, stage: Stage, hud: Hud, cues: Cues, state: GameState) -> Sight:
        """Look at a stage."""
        held = cues.carried.card if cues.carried else 0
        return cls(
            stage.layout,
            stage.view,
            stage.landed,
            hud,
            cues,
            state,
            tuple(
                (card, replace(place, lift=cues.lifts[card]) if card in cues.lifts else place)
                for card, place in stage.at_rest()
                if card != held
            ),
            tuple(stage.threads.of(line[0]).tied for line in stage.view.lines),
            stage.clock.value,
            stage.mirror.value,
            stage.fan.value,
            bool(stage.light_source),
            stage.director.busy,
        )

    @property
    def cells(self) -> Cells:
        """Return the piece of the window that each part of the furniture fills."""
        return cells(self.layout, self.layout.window)
