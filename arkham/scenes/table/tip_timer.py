"""Show a tip where pointer or focus rests, and find the rule behind whatever is looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham.scenes.table.layout.table import Spot
from arkham.scenes.table.paint.tip import TipLayout, tip_gap, tip_layout
from arkham.scenes.table.tips import Seen, clauses_of, tip_of
from arkham.scenes.widgets.hover_timer import HoverTimer
from arkham.words import wording

if TYPE_CHECKING:
    from arkham.scenes.table.scene import TableScene

TIP_AFTER_S = 0.3


class Tips:
    """The tips of one table: they wait for a steady hand, stay while it is on them, Esc ends them.

    A tip never takes a click but on its link.
    """

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self._spot: Spot | None = None
        self._hover_timer = HoverTimer()

    @property
    def due(self) -> float | None:
        return self._hover_timer.left

    def reset(self) -> None:
        """Put the tip away and wait for nothing."""
        self._spot = None
        self._hover_timer.off()
        self.table.cues.tip = None

    def look(self, spot: Spot | None) -> None:
        """Turn to another spot; a reason why something cannot be done is told at once."""
        if spot == self._spot:
            return
        self.reset()
        self._spot = spot
        cues = self.table.cues
        if spot is None or cues.carried is not None or cues.fan and spot.name == "header":
            return
        self._hover_timer.on(spot, 0.0 if self._is_refused(spot) else TIP_AFTER_S)
        self.pass_time(0.0)

    def _is_refused(self, spot: Spot) -> bool:
        return spot.name == "action" and bool(self.table.hud.actions[spot.index].reason)

    def pass_time(self, dt: float) -> None:
        """Show the tip once the hand has rested long enough."""
        spot = self._spot
        if self._hover_timer.is_due(dt) and spot is not None and self._is_there(spot):
            self.table.cues.tip = tip_of(self._seen(), spot)
            self.table.cues.tip_at = spot

    def _is_there(self, spot: Spot) -> bool:
        return any(found == spot for found, _ in self.table.layout.spots)

    def _seen(self) -> Seen:
        table = self.table
        odds = table.preferences.odds
        return Seen(table.session.state, table.view, table.hud, table.layout, odds)

    def layout(self) -> TipLayout | None:
        """Return where the tip lies that is shown now."""
        table = self.table
        return tip_layout(table.cues, table.layout, table.size, table.theme)

    def holds(self, pos: tuple[int, int]) -> bool:
        """Say whether the pointer is on the tip, which then stays."""
        layout = self.layout()
        return layout is not None and layout.holds(pos, tip_gap(self.table.layout.scale))

    def link_at(self, pos: tuple[int, int]) -> str:
        """Return the clause whose link is under the pointer."""
        layout, tip = self.layout(), self.table.cues.tip
        hit = layout is not None and layout.link is not None and layout.link.collidepoint(pos)
        return tip.clause if hit and tip is not None else ""

    def clauses(self) -> tuple[str, ...]:
        """Return where the rules speak of what is said or looked at now, else of the question."""
        cues = self.table.cues
        if cues.toast and cues.toast_clause:
            return (cues.toast_clause,)
        if cues.tip is not None and cues.tip.clause:
            return (cues.tip.clause,)
        spot = cues.focused or cues.hovered
        found = clauses_of(self._seen(), spot) if spot is not None else ()
        choice = self.table.session.choice
        return found or ((wording.prompt_clause(choice),) if choice else ())
