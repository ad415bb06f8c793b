"""Move the focus between widgets: Tab, arrows, pointer; Enter and Space use what has it.

Hovering gives focus too, so mouse and keyboard always agree on what is meant. Disabled widgets
take focus, because that is how their reason is read; using one returns Refused.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from arkham.scenes.draw.brush import Brush
from arkham.scenes.widgets.button import Answer, Look, Widget
from arkham.scenes.widgets.lists import ListBox
from arkham.settings import keys

_ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
_STEPS = {"next": 1, "previous": -1}
_USE = ("confirm", "skip")  # Enter, and Space as everywhere on a desktop
_ASIDE = 2.5  # how much worse a widget beside the way is than one straight ahead


class FocusGroup:
    """The widgets of one screen and which of them has the focus."""

    def __init__(self, widgets: Sequence[Widget] = (), focus: str = "") -> None:
        self.widgets: list[Widget] = []
        self._focus = ""
        self._pressed = ""
        self._pointer: tuple[int, int] | None = None  # where it was seen last
        self.by_keyboard = False
        self.replace(widgets, focus)

    def replace(self, widgets: Sequence[Widget], focus: str = "") -> None:
        """Take new widgets, as after a resize, and keep the focus where it can be kept."""
        self.widgets = list(widgets)
        ids = [widget.id for widget in self.widgets]
        wanted = focus or self._focus
        self._focus = wanted if wanted in ids else ids[0] if ids else ""
        if self._pressed not in ids:
            self._pressed = ""
        if self._pointer is not None and (pointed := self.at(self._pointer)):
            pointed.point(self._pointer)

    @property
    def focused(self) -> Widget | None:
        return self.find(self._focus)

    def find(self, widget_id: str) -> Widget | None:
        return next((w for w in self.widgets if w.id == widget_id), None)

    def focus(self, widget_id: str, *, by_keyboard: bool = True) -> None:
        if self.find(widget_id) is not None:
            self._focus, self.by_keyboard = widget_id, by_keyboard

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """Return the widget under a point; later ones lie on top."""
        return next((w for w in reversed(self.widgets) if w.rect.collidepoint(pos)), None)

    def handle(self, event: pygame.event.Event) -> Answer | None:
        """Take an event; return what the player chose or was refused, if anything."""
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.MOUSEMOTION:
            return self._motion(event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._down(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._up(event.pos)
        if event.type == pygame.MOUSEWHEEL:
            widget = self.at(pygame.mouse.get_pos()) or self.focused
            if widget:
                widget.scroll(-event.y)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._pressed = ""
        return None

    def draw(self, brush: Brush) -> None:
        """Draw all widgets, the focused one last so that its ring lies on top."""
        for widget in sorted(self.widgets, key=lambda w: w.id == self._focus):
            has = widget.id == self._focus
            look = Look(
                focused=has and self.by_keyboard,
                hovered=has and not self.by_keyboard,
                pressed=widget.id == self._pressed,
                keys_lead=self.by_keyboard,
            )
            widget.draw(brush.on_paper() if widget.on_paper else brush, look)

    def describe(self) -> str:
        """Return what speech says about the focus."""
        return self.focused.describe() if self.focused else ""

    def _motion(self, event: pygame.event.Event) -> Answer | None:
        self._pointer = event.pos
        held = self.find(self._pressed)
        if held is not None:
            return held.drag(event.pos)
        widget = self.at(event.pos)
        if widget is not None:
            self._focus, self.by_keyboard = widget.id, False
            widget.point(event.pos)
        return None

    def _down(self, pos: tuple[int, int]) -> Answer | None:
        widget = self.at(pos)
        if widget is None:
            return None
        self._focus, self._pressed, self.by_keyboard = widget.id, widget.id, False
        return widget.drag(pos)

    def _up(self, pos: tuple[int, int]) -> Answer | None:
        held, self._pressed = self.find(self._pressed), ""
        if held is None or not held.rect.collidepoint(pos):
            return None
        return held.press(pos)

    def _key(self, event: pygame.event.Event) -> Answer | None:
        widget = self.focused
        if widget is None:
            return None
        action = keys.action_of(event)
        if action in _STEPS:
            self._step(_STEPS[action])
            return None
        if action in _USE:
            self.by_keyboard = True
            return widget.press()
        if isinstance(widget, ListBox) and self._list_key(widget, action):
            return None
        if action in _ARROWS:
            return self._arrow(widget, *_ARROWS[action])
        return None

    def _list_key(self, widget: ListBox, action: str) -> bool:
        steps = {
            "up": -1,
            "down": 1,
            "page-up": -widget.shown,
            "page-down": widget.shown,
            "first": -len(widget.choices),
            "last": len(widget.choices),
        }
        step = steps.get(action, 0)
        self.by_keyboard = self.by_keyboard or bool(step)
        return bool(step) and widget.move(step)

    def _step(self, step: int) -> None:
        ids = [widget.id for widget in self.widgets]
        self._focus = ids[(ids.index(self._focus) + step) % len(ids)]
        self.by_keyboard = True

    def _arrow(self, widget: Widget, dx: int, dy: int) -> Answer | None:
        self.by_keyboard = True
        if dx:
            answer = widget.turn(dx)
            if answer is not None:
                return answer
        target = self._neighbour(widget, dx, dy)
        if target is not None:
            self._focus = target.id
        return None

    def _neighbour(self, widget: Widget, dx: int, dy: int) -> Widget | None:
        """Return the nearest widget in a direction; what lies straight ahead comes first."""
        here = widget.rect

        def cost(other: Widget) -> float | None:
            there = other.rect
            ahead = (there.centerx - here.centerx) * dx + (there.centery - here.centery) * dy
            aside = abs((there.centerx - here.centerx) * dy) + abs(
                (there.centery - here.centery) * dx
            )
            beyond = (
                there.left >= here.right - 2
                if dx > 0
                else there.right <= here.left + 2
                if dx < 0
                else there.top >= here.bottom - 2
                if dy > 0
                else there.bottom <= here.top + 2
            )
            return ahead + _ASIDE * aside if beyond and ahead > 0 else None

        costs = [
            (c, i)
            for i, w in enumerate(self.widgets)
            if w is not widget and (c := cost(w)) is not None
        ]
        return self.widgets[min(costs)[1]] if costs else None
