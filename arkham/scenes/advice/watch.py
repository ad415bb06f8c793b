"""A bot plays on while the player watches: the move is shown, then made, until somebody takes over.

It knows what the player could know. What it is about to do is marked on the table long enough to
be read; the cards move at the player's own speed.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from arkham.files.texts import advice_texts
from arkham.rules.engine import option_for
from arkham.rules.state import GameState
from arkham.scenes.advice.hint import LOOK_EVERY_S, Inquiry
from arkham.scenes.advice.moves import ShownMove, ends_of, row_of
from arkham.scenes.advice.paint import PLAYS, draw_banner, draw_moves, draw_paper
from arkham.scenes.advice.papers import place_papers
from arkham.scenes.draw.brush import Brush
from arkham.scenes.table import targets
from arkham.scenes.table.overlay import TableOverlay, Taken
from arkham.scenes.table.scene import TableScene
from arkham.words import advising

READ_S = 1.5  # how long a move is shown before it is made, at normal speed
LEAST_READ_S = 0.35  # whatever the speed: nobody could take over otherwise
_TAKES_OVER = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN)


class WatchOverlay(TableOverlay):
    """One bot at one table."""

    leads = True

    def __init__(
        self,
        ask: Callable[[GameState], Inquiry],
        quick: Callable[[GameState], str],
        on_move: Callable[[], None] = lambda: None,
    ) -> None:
        self._ask = ask
        self._quick = quick  # a move without much thought, should no worker be had
        self._on_move = on_move
        self._inquiry: Inquiry | None = None
        self.notation = ""  # the move that is shown now
        self._reason = ""
        self._left_s = 0.0

    # Input

    def handle(self, event: pygame.event.Event, table: TableScene) -> Taken | None:
        if event.type not in _TAKES_OVER:
            return None
        table.finish_motion()
        self.end(table)
        table.say(advice_texts()["watch"]["taken"])
        return Taken()  # the press that takes over does nothing else

    def end(self, table: TableScene) -> None:
        """Leave the table; the game goes on by hand."""
        if self in table.overlays:
            table.overlays.remove(self)
        self._forget()

    def _forget(self) -> None:
        if self._inquiry is not None:
            self._inquiry.drop()
        self._inquiry, self.notation, self._reason = None, "", ""

    def changed(self, table: TableScene) -> None:
        self._forget()

    # Time

    def update(self, dt: float, table: TableScene) -> bool:
        state = table.session.state
        if state.choice is None:
            self.end(table)
            return True
        if table.director.busy or self._resolves_itself(table):
            return False
        if self.notation:
            self._left_s -= dt
            if self._left_s <= 0:
                self._move(table)
            return self._left_s <= 0
        if self._inquiry is None:
            self._inquiry = self._ask(state)
            return False
        self._inquiry.look()
        if self._inquiry.is_done and self._inquiry.advice:
            best = self._inquiry.advice[0]
            told = advising.reason_line(state.rules, best.why, best.numbers, best.risk)
            self._show(table, best.notation, told)
        elif self._inquiry.is_done or self._inquiry.is_silent:
            self._show(table, self._quick(state), "")
        return bool(self.notation)

    def _resolves_itself(self, table: TableScene) -> bool:
        """Say whether the table is about to do the only thing there is to do."""
        forced = targets.forced(table.session.choice)
        return table.preferences.auto_resolve and forced is not None

    def _show(self, table: TableScene, notation: str, reason: str) -> None:
        self.notation, self._reason = notation, reason
        speed = table.preferences.speed
        self._left_s = max(LEAST_READ_S, READ_S / speed if speed > 0 else 0.0)

    def _move(self, table: TableScene) -> None:
        move, self.notation = self.notation, ""
        self._on_move()
        table.do(option_for(table.session.state, move))

    def wake_after(self) -> float | None:
        if self.notation:
            return max(0.0, self._left_s)
        return LOOK_EVERY_S

    # Picture

    def moves(self, table: TableScene) -> tuple[ShownMove, ...]:
        """Return the move that is about to be made."""
        state = table.session.state
        if not self.notation or state.choice is None:
            return ()
        option = option_for(state, self.notation)
        title = advising.move_line(state, option)
        ends = ends_of(table, state.choice, option)
        return (ShownMove(PLAYS, ends, title, self._reason, row_of(table, option)),)

    def draw(self, brush: Brush, table: TableScene) -> None:
        layout = table.layout
        moves = () if table.director.busy else self.moves(table)
        draw_moves(brush, layout, moves)
        rail = layout.inspector.panel.inflate(-brush.px(16), -brush.px(16))
        for paper in place_papers(brush, layout, moves, rail):
            draw_paper(brush, paper)
        draw_banner(brush, layout.prompt.rect, advice_texts()["watch"]["banner"])
