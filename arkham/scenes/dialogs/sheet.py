"""A sheet of paper beside what it explains: a few rows of words and numbers over the table.

It explains and never asks: odds, hints, how a counter came about. The table stays in sight, and
any click beside it, or the keys for back, confirm and skip, put it away. Some sheets lead further:
a button at their foot, and its key.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from arkham.files.texts import texts
from arkham.scenes.draw.brush import Brush, place_beside
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.shapes import Edge, cast_shadow, notched
from arkham.scenes.draw.theme import Theme
from arkham.scenes.stack import Pop, Scene, Transition
from arkham.scenes.widgets.button import Button, Look
from arkham.scenes.widgets.lists import Row, RowList
from arkham.settings import keys

_WIDTH = 640  # units
_PAD = 26
_CLOSING = ("back", "confirm", "skip")
READ_AFTER_S = 0.5
"""A second press of the key that laid a sheet down leads no further before it can be read."""
_SCROLLING = {"down": 1, "up": -1, "right": 8, "left": -8, "next": 1, "previous": -1}


@dataclass(frozen=True, slots=True)
class Explanation:
    """What a sheet says, and the clause of the rules it rests on."""

    title: str
    rows: tuple[Row, ...]
    clause: str = ""


@dataclass(frozen=True, slots=True)
class Further:
    """Where a sheet leads to: a button with what it costs, the action of its key, what it does."""

    name: str
    note: str
    action: str
    open: Callable[[], Transition | None]
    grave: bool = False  # the note is a warning


class SheetScene(Scene):
    """An explanation on paper, as large as it needs, beside an anchor."""

    covers = False

    def __init__(
        self,
        explanation: Explanation,
        anchor: pygame.Rect,
        theme: Theme,
        on_rule: Callable[[str], Transition | None] = lambda clause: None,
        *,
        further: Further | None = None,
    ) -> None:
        self.explanation, self.theme = explanation, theme
        self.further = further
        self._points_further = False
        self._unread_s = READ_AFTER_S if further is not None else 0.0
        self.rows = RowList(explanation.rows)
        self._anchor = anchor
        self._on_rule = on_rule
        self.panel = pygame.Rect(0, 0, 0, 0)

    def on_resize(self, size: tuple[int, int]) -> None:
        super().on_resize(size)
        u = self.scale.u
        width = min(u(_WIDTH) * (1 + 0.35 * (self.scale.t - 1)), size[0] - u(40))
        rows = self.rows.height(self._measuring(), width - 2 * u(_PAD))
        height = min(self._head() + rows + self._button() + self._foot(), size[1] - u(40))
        room = pygame.Rect((0, 0), size)
        self.panel = place_beside((round(width), round(height)), self._anchor, room, round(u(14)))
        self._scroll(0)

    def _measuring(self) -> Brush:
        return self.brush(pygame.Surface((1, 1)))

    def _head(self) -> float:
        return self.scale.u(20) + self.scale.font(28) * 1.5

    def _foot(self) -> float:
        return self.scale.u(18) + self.scale.font(18) * 1.5

    def _button(self) -> float:
        """Return how high the way further is, with the room above it."""
        return max(self.scale.u(62), self.scale.font(56)) + self.scale.u(12) if self.further else 0

    def _area(self) -> pygame.Rect:
        """Return where the rows stand."""
        pad = round(self.scale.u(_PAD))
        head, foot = round(self._head()), round(self._foot() + self._button())
        inner = self.panel.inflate(-2 * pad, 0)
        return pygame.Rect(
            inner.left, inner.top + head, inner.width, max(0, inner.height - head - foot)
        )

    def _scroll(self, by: int) -> None:
        self.rows.scroll(self._measuring(), self._area(), by)

    def handle(self, event: pygame.event.Event) -> Transition | None:
        if event.type == pygame.MOUSEWHEEL:
            self._scroll(-event.y)
        elif event.type == pygame.MOUSEMOTION:
            self._points_further = self.further_rect().collidepoint(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3):
            if self.further is not None and self.further_rect().collidepoint(event.pos):
                return self.further.open()
            if self._link().collidepoint(event.pos):
                return self._open_rule()
            return None if self.panel.collidepoint(event.pos) else Pop()
        elif event.type == pygame.KEYDOWN:
            action = keys.action_of(event)
            if self.further is not None and action == self.further.action:
                return None if self._unread_s > 0 else self.further.open()
            if action in _CLOSING:
                return Pop()
            if action == "rules":
                return self._open_rule()
            self._scroll(_SCROLLING.get(action, 0))
        return None

    def update(self, dt: float) -> bool:
        self._unread_s = max(0.0, self._unread_s - dt)
        return False

    def wake_after(self) -> float | None:
        return self._unread_s or None

    def _open_rule(self) -> Transition | None:
        clause = self.explanation.clause
        return self._on_rule(clause) if clause else None

    def _link(self) -> pygame.Rect:
        """Return the foot of the sheet, which opens the rule."""
        foot = round(self._foot())
        return pygame.Rect(self.panel.left, self.panel.bottom - foot, self.panel.width, foot)

    def further_rect(self) -> pygame.Rect:
        """Return where the button lies that leads further; empty without one."""
        area, height = self._area(), round(self._button())
        gap = round(self.scale.u(12))
        return pygame.Rect(area.left, area.bottom + gap, area.width, max(0, height - gap))

    def draw(self, surface: pygame.Surface) -> None:
        brush, theme, u = self.brush(surface), self.theme, self.scale.u
        cast_shadow(surface, self.panel, blur=u(24), alpha=210, drop=u(10), radius=u(8))
        edge = Edge(theme.ink, max(1.0, u(1.2)), u(5))
        brush.blit(notched(self.panel.size, u(12), theme.paper_bright, edge), self.panel)
        area = self._area()
        title = brush.style(Face.TITLE, 27, theme.ink)
        brush.write(self.explanation.title, (area.left, self.panel.top + u(16)), title, area.width)
        self.rows.draw(brush, area)
        if self.further is not None:
            self._draw_further(brush, self.further)
        self._draw_foot(brush, area)

    def _draw_further(self, brush: Brush, further: Further) -> None:
        button = Button(
            id="further",
            name=further.name,
            note=further.note,
            grave=further.grave,
            key=keys.label(further.action),
            rect=self.further_rect(),
        )
        button.draw(brush, Look(hovered=self._points_further))

    def _draw_foot(self, brush: Brush, area: pygame.Rect) -> None:
        words, clause = texts()["sheet"], self.explanation.clause
        style = brush.style(Face.BODY_ITALIC, 18, self.theme.on_paper)
        said = words["close"].format(back=keys.label("back"))
        if clause:
            said = words["rule"].format(key=keys.label("rules")) + said
        where = (area.left, self.panel.bottom - self.scale.u(14))
        brush.write(said, where, style, area.width, valign="b")
