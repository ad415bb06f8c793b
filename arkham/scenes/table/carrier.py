"""Carry a card over the table: pick it up, aim, and put it down or back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from arkham.rules.choices import Option
from arkham.scenes.stack import Transition
from arkham.scenes.table import gestures
from arkham.scenes.table.cues import Carried
from arkham.scenes.table.paint.carry import held_beside
from arkham.scenes.table.spots import place_zones
from arkham.scenes.table.targets import Place, Target, refused_lines
from arkham.scenes.table.ticket import ticket_of
from arkham.scenes.widgets.hover_timer import HoverTimer
from arkham.words import wording

if TYPE_CHECKING:
    from arkham.scenes.table.scene import TableScene

TICKET_AFTER_S = 0.15


class Carrier:
    """The card in the player's hand, by drag, by click or by key."""

    def __init__(
        self, table: TableScene, one_of: Callable[[list[Option]], Transition | None]
    ) -> None:
        self.table = table
        self._one_of = one_of
        self._goal: Target | None = None
        self._hover_timer = HoverTimer()

    @property
    def due(self) -> float | None:
        """Return in how many seconds the ticket of the goal is wanted."""
        return self._hover_timer.left

    def reset(self) -> None:
        """Aim at nothing."""
        self._goal = None
        self._hover_timer.off()

    def pick_up(self, card: int, pos: tuple[int, int], *, dragged: bool) -> None:
        """Take a card into the player's hand and light up where it can go."""
        state, cues = self.table.session.state, self.table.cues
        if state.choice is None:
            return
        cues.carried = Carried(card, pos, dragged)
        cues.inspected = card
        cues.lit = gestures.lit_lines(state.choice, card)
        cues.places = gestures.lit_places(state.choice, card)
        cues.refused = gestures.refusals_of(state, card)
        self.table.touch()

    def put_back(self) -> None:
        """Lay the carried card back where it came from; nothing has happened."""
        self.table.reset_cues()

    def move(self, pos: tuple[int, int]) -> None:
        """Follow the pointer."""
        carried = self.table.cues.carried
        if carried is not None:
            carried.pos = pos
            self._aim(self._target_at(pos))

    def walk(self, rect: pygame.Rect) -> None:
        """Follow the focus: the card is held beside what it would be put on."""
        carried = self.table.cues.carried
        if carried is not None:
            carried.pos = held_beside(self.table.layout, rect)
            self._aim(self._target_at(rect.center))

    def _target_at(self, pos: tuple[int, int]) -> Target | None:
        """Return what lies under the pointer as a target for a carried card."""
        row = self.table.layout.row_at(pos)
        if row is not None and row < len(self.table.view.lines):
            return Target(Place.LINE, self.table.view.lines[row][0])
        for place, rect in place_zones(self.table.layout).items():
            if rect.collidepoint(pos):
                return Target(place)
        return None

    def _aim(self, goal: Target | None) -> None:
        """Light what lies under the card; its ticket follows if the card stays."""
        if goal == self._goal:
            return
        self._goal, cues = goal, self.table.cues
        cues.ticket = None
        cues.pointed = goal.ref if goal and goal.place is Place.LINE else 0
        cues.aimed = cues.pointed if cues.pointed in cues.lit else 0
        cues.aimed_place = goal.place.value if goal and goal.place.value in cues.places else ""
        if self._options():
            self._hover_timer.on(goal, TICKET_AFTER_S)
        else:
            self._hover_timer.off()

    def _options(self) -> list[Option]:
        carried, goal = self.table.cues.carried, self._goal
        if carried is None or goal is None:
            return []
        return gestures.options_at(self.table.session.state, carried.card, goal)

    def pass_time(self, dt: float) -> None:
        """Show what putting the card down here would do once it has stayed long enough."""
        if self._hover_timer.is_due(dt) and (options := self._options()):
            odds = self.table.preferences.odds
            self.table.cues.ticket = ticket_of(self.table.session.state, options[0], odds)

    def drop(self, pos: tuple[int, int]) -> Transition | None:
        """Put the carried card down: a command, or a reason why not."""
        table, goal = self.table, self._target_at(pos)
        assert table.cues.carried is not None
        card = table.cues.carried.card
        state = table.session.state
        options = gestures.options_at(state, card, goal) if goal is not None else []
        if options:
            table.let_go()
            return self._one_of(options)
        refused = refused_lines(state, card).get(goal.ref, ()) if goal is not None else ()
        pick = gestures.picks(state.choice).get(card)
        self.put_back()
        if refused:
            table.say(wording.reason_line(refused[0]), wording.reason_clause(refused[0]))
        elif goal is not None and pick is not None and goal.place is Place.HAND:
            table.do(pick)
        return None
