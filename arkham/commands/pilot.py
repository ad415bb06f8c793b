"""Play the game through its scenes as a person would: by clicks, by drags or by keys.

For the self-test and the tests: the pilot knows where things lie (from the layout) and what it
wants to do (an option), makes the input events a person would make, and checks that just that
command was given.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

import pygame

from arkham.rules.areas import BIG_PICTURE
from arkham.rules.choices import Option, Verb, notation
from arkham.rules.mechanisms.tools import BRIEFCASE
from arkham.scenes.stack import SceneStack
from arkham.scenes.table.chooser import ChooserScene
from arkham.scenes.table.closing import ClosingScene
from arkham.scenes.table.layout.table import ACTIONS, Spot
from arkham.scenes.table.paint.overlay import fan_layout
from arkham.scenes.table.scene import TableScene
from arkham.scenes.table.spots import card_at, focusable, place_zones
from arkham.scenes.table.targets import Place, fan_of, grip, target
from arkham.words import wording

_STEPS = 4  # mouse motions of one drag
_CARDS = ("lead", "hand", "card", "head")


class Way(StrEnum):
    CLICK = "click"
    DRAG = "drag"
    KEYS = "keys"


class PilotError(AssertionError):
    """What was wanted did not happen."""


class Pilot:
    """Two hands and a pair of eyes on a stack of scenes."""

    def __init__(self, stack: SceneStack, way: Way) -> None:
        self.stack = stack
        self.way = way

    @property
    def table(self) -> TableScene:
        if not isinstance(self.stack.top, TableScene):
            raise PilotError(f"the table should be on top, not {self.stack.top!r}")
        return self.stack.top

    def perform(self, option: Option) -> None:
        """Give one command of the waiting question by input events."""
        table = self.table
        wanted = notation(table.session.state, option)
        before = table.session.here
        if option.verb is Verb.SKIP and table.session.can_cancel():
            self._press(option)
            if table.session.here is not before.parent:
                raise PilotError(f"cancelling by {self.way} did not lay the tool back")
            return
        carried = grip(option)
        if carried and self._is_carried(option):
            self._carry(option, carried)
        else:
            self._press(option)
        if isinstance(self.stack.top, ChooserScene):
            self._choose_way(option)
        done = table.session.here
        if done is before or done.command != wanted:
            raise PilotError(f"wanted {wanted!r} by {self.way}, got {done.command!r}")
        self._settle()

    def gesture(self, option: Option) -> tuple[tuple[int, int], tuple[int, int]]:
        """Return where a hand presses and where it lets go to give a command."""
        card = grip(option)
        if card and self._is_carried(option):
            start = self._visible_point(self._card_rect(card))
            return start, self._goal_rect(option).center
        button = self.table.layout.rect_of(self._button(option)).center
        return button, button

    def close(self, option: Option, scored: Sequence[int]) -> None:
        """Close a case on its sheet, with just these puzzles ticked."""
        table = self.table
        before = table.session.here
        self._press(option)
        sheet = self.stack.top
        if not isinstance(sheet, ClosingScene):
            raise PilotError("closing a case did not show what it scores")
        # Out before in: five types must stay in the line at every moment.
        out = [card for card in sheet.scored if card not in scored]
        for card in [*out, *(card for card in scored if card not in sheet.scored)]:
            self._use_widget(sheet, str(card))
        self._use_widget(sheet, "close")
        if table.session.here is before or not {*scored} <= {
            *table.session.state.areas[BIG_PICTURE]
        }:
            raise PilotError(f"closing by {self.way} did not score what was ticked")
        self._settle()

    def _use_widget(self, sheet: ClosingScene, widget_id: str) -> None:
        widget = sheet.group.find(widget_id)
        if widget is None:
            raise PilotError(f"the sheet has no {widget_id}")
        if self.way is Way.KEYS:
            sheet.group.focus(widget_id)
            self.key(pygame.K_RETURN)
        else:
            self.click(widget.rect.center)

    def _is_carried(self, option: Option) -> bool:
        """Say whether this way carries a card; clicks and keys use a button where there is one."""
        if option.verb is Verb.UNPACK:
            return False
        return self.way is Way.DRAG or option.verb is not Verb.TAKE

    def _settle(self) -> None:
        """Let a few frames go by; the picture may lag, the game never waits for it."""
        self.stack.update(0.02)

    # Carrying

    def _carry(self, option: Option, card: int) -> None:
        start = self._card_rect(card)
        goal = self._goal_rect(option)
        if self.way is Way.DRAG:
            self._drag(self._visible_point(start), goal.center)
            return
        before = self.table.session.here
        self._use(start)
        if self.table.session.here is before and self.stack.top is self.table:
            self._use(goal)

    def _card_rect(self, card: int) -> pygame.Rect:
        """Return where a card can be touched: laid out in a fan, or on the table."""
        table = self.table
        while card in fan_of(table.session.state) and card not in table.cues.fan:
            before = table.cues.fan_from
            self.key(pygame.K_PAGEDOWN)
            if table.cues.fan_from == before:
                raise PilotError("the pages of a pile end before their last card")
        if card in table.cues.fan:
            rects = fan_layout(table.layout, table.cues).cards
            return rects[table.cues.fan.index(card)]
        for spot, rect in table.layout.spots:
            if spot.name in _CARDS and card_at(table.view, spot) == card:
                return rect
        raise PilotError(f"{table.session.rules.cards[card].id} is nowhere to be seen")

    def _goal_rect(self, option: Option) -> pygame.Rect:
        table = self.table
        choice = table.session.choice
        assert choice is not None
        goal = target(choice, option)
        if goal.place is Place.LINE:
            index = [line[0] for line in table.view.lines].index(goal.ref)
            return table.layout.lines.rows[index].slot.clip(table.layout.lines.rows[index].rect)
        return place_zones(table.layout)[goal.place]

    def _visible_point(self, rect: pygame.Rect) -> tuple[int, int]:
        """Return a point of a card that no neighbour covers: later cards lie further right."""
        return rect.left + min(6, rect.width // 2), rect.top + min(12, rect.height // 2)

    # Buttons

    def _press(self, option: Option) -> None:
        table = self.table
        self._use(table.layout.rect_of(self._button(option)))

    def _button(self, option: Option) -> Spot:
        table = self.table
        match option.verb:
            case Verb.TAKE:
                return Spot("action", ACTIONS.index("take"))
            case Verb.PASS:
                return Spot("action", ACTIONS.index("pass"))
            case Verb.CLOSE:
                return Spot("header", [line[0] for line in table.view.lines].index(option.onto))
            case Verb.USE if table.layout.bottom.helper:
                return Spot("side", option.side - 1)
            case Verb.USE:
                return Spot("bag", table.view.areas[BRIEFCASE].index(option.tool))
            case Verb.UNPACK:
                return Spot("bag", table.view.areas[BRIEFCASE].index(option.card))
            case Verb.DO:
                return Spot("do")
            case _:
                return Spot("skip")

    def _choose_way(self, option: Option) -> None:
        """Answer the rows that ask which of several ways is meant."""
        dialog = self.stack.top
        assert isinstance(dialog, ChooserScene)
        table = next(s for s in self.stack.visible if isinstance(s, TableScene))
        wanted = wording.option_line(table.session.rules, option)
        for widget in dialog.group.widgets:
            if widget.name == wanted:
                if self.way is Way.KEYS:
                    dialog.group.focus(widget.id)
                    self.key(pygame.K_RETURN)
                else:
                    self.click(widget.rect.center)
                return
        raise PilotError(f"the rows do not offer {wanted!r}")

    # Input

    def _use(self, rect: pygame.Rect) -> None:
        """Click a place, or walk there with the keys and press Enter."""
        if self.way is not Way.KEYS:
            point = self._visible_point(rect) if rect in self._fan() else rect.center
            self.click(point)
            return
        table = self.table
        for _ in range(200):
            spots = focusable(table.layout, table.view, table.cues, table.hud)
            here = dict(spots).get(table.cues.focused) if table.cues.focused else None
            if here == rect:
                self.key(pygame.K_RETURN)
                return
            self.key(pygame.K_TAB)
        raise PilotError("the keys do not reach it")

    def _fan(self) -> list[pygame.Rect]:
        table = self.table
        return list(fan_layout(table.layout, table.cues).cards) if table.cues.fan else []

    def click(self, pos: tuple[int, int]) -> None:
        self._mouse(pygame.MOUSEMOTION, pos)
        self._mouse(pygame.MOUSEBUTTONDOWN, pos)
        self._mouse(pygame.MOUSEBUTTONUP, pos)

    def _drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        self._mouse(pygame.MOUSEMOTION, start)
        self._mouse(pygame.MOUSEBUTTONDOWN, start)
        for i in range(1, _STEPS + 1):
            x = start[0] + (end[0] - start[0]) * i // _STEPS
            y = start[1] + (end[1] - start[1]) * i // _STEPS
            self._mouse(pygame.MOUSEMOTION, (x, y))
        self._mouse(pygame.MOUSEBUTTONUP, end)

    def _mouse(self, kind: int, pos: tuple[int, int]) -> None:
        values = {"pos": pos, "rel": (0, 0), "buttons": (0, 0, 0), "button": 1, "touch": False}
        self.stack.handle(pygame.event.Event(kind, values))

    def key(self, key: int, mod: int = 0) -> None:
        self.stack.handle(
            pygame.event.Event(pygame.KEYDOWN, {"key": key, "mod": mod, "unicode": ""})
        )
