"""Lists of lines: to choose from, or to read on paper (`RowList`, for sheets and piles)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.icons import icon_info, icon_table
from arkham.scenes.draw.shapes import notched, rounded
from arkham.scenes.draw.text import Style, block_height, draw_block, measure
from arkham.scenes.draw.theme import NOTCH_BUTTON
from arkham.scenes.widgets.button import (
    Answer,
    Chosen,
    Look,
    Refused,
    Role,
    Widget,
    draw_focus_ring,
)


class Choice(NamedTuple):
    """One value of an option row or one line of a list."""

    id: str
    title: str
    note: str = ""
    reason: str = ""  # why it cannot be chosen; empty = it can
    words: str = ""  # what it means, told while it is chosen


@dataclass(slots=True, kw_only=True)
class ListBox(Widget):
    """Lines to choose from, scrolled by wheel and arrows; the chosen line stays in sight."""

    choices: Sequence[Choice] = ()
    chosen: str = ""
    row_height: int = 48
    top: int = 0  # first line shown
    role: Role = Role.LIST

    @property
    def value(self) -> str:
        choice = next((c for c in self.choices if c.id == self.chosen), None)
        return f"{choice.title} {choice.note}".strip() if choice else "empty"

    @property
    def state(self) -> str:
        return f"{self.place + 1} of {len(self.choices)}" if self.choices else ""

    @property
    def place(self) -> int:
        """Return the number of the chosen line, from 0."""
        ids = [choice.id for choice in self.choices]
        return ids.index(self.chosen) if self.chosen in ids else 0

    @property
    def shown(self) -> int:
        """Return how many lines fit."""
        return max(1, self.rect.height // max(1, self.row_height))

    def press(self, pos: tuple[int, int] | None = None) -> Answer | None:
        if self.reason:
            return Refused(self.id, self.reason)
        if not self.choices:
            return None
        if pos is not None:
            line = self.top + (pos[1] - self.rect.top) // max(1, self.row_height)
            if not 0 <= line < len(self.choices):
                return None
            self.chosen = self.choices[line].id
        choice = self.choices[self.place]
        return Refused(self.id, choice.reason) if choice.reason else Chosen(self.id, choice.id)

    def move(self, step: int) -> bool:
        """Choose another line without using it; return whether there was one."""
        if not self.choices:
            return False
        place = max(0, min(len(self.choices) - 1, self.place + step))
        if place == self.place and self.chosen:
            return False
        self.chosen = self.choices[place].id
        self.reveal()
        return True

    def reveal(self) -> None:
        """Scroll as little as brings the chosen line into sight, as after a resize."""
        self.top = max(0, self.place - self.shown + 1, min(self.top, self.place))

    def scroll(self, step: int) -> bool:
        top = max(0, min(len(self.choices) - self.shown, self.top + step))
        moved = top != self.top and len(self.choices) > self.shown
        self.top = top if moved else self.top
        return moved

    def row(self, line: int) -> pygame.Rect:
        """Return where a line is shown."""
        y = self.rect.top + (line - self.top) * self.row_height
        return pygame.Rect(self.rect.left, y, self.rect.width, self.row_height)

    def draw(self, brush: Brush, look: Look) -> None:
        bar_width = brush.px(6) if len(self.choices) > self.shown else 0
        for line in range(self.top, min(len(self.choices), self.top + self.shown)):
            self._draw_row(brush, line, look, bar_width)
        draw_scrollbar(brush, self.rect, self.shown, len(self.choices), self.top)

    def _draw_row(self, brush: Brush, line: int, look: Look, bar: int) -> None:
        theme, scale = brush.theme, brush.scale
        choice, rect = self.choices[line], self.row(line)
        rect = pygame.Rect(rect.left, rect.top, rect.width - bar - scale.px(6), rect.height - 2)
        chosen = choice.id == self.chosen
        if chosen:
            fill = notched(rect.size, scale.u(NOTCH_BUTTON - 2), theme.panel_hover)
            brush.blit(fill, rect)
            if look.focused:
                draw_focus_ring(brush, rect.inflate(-scale.px(10), -scale.px(10)))
        ink = theme.dim if choice.reason else theme.paper
        left = rect.left + scale.u(14)
        note = choice.reason or choice.note
        second = brush.body(18, theme.dim if choice.reason else theme.muted)
        right = rect.right - scale.u(14)
        if note:
            drawn = brush.write(
                note, (right, rect.centery), second, rect.width * 0.5, anchor="r", valign="m"
            )
            right = drawn.left - scale.u(12)
        first = brush.style(Face.BODY_BOLD if chosen else Face.BODY, 20, ink)
        brush.write(choice.title, (left, rect.centery), first, right - left, valign="m")


def draw_scrollbar(brush: Brush, beside: pygame.Rect, shown: int, total: int, first: int) -> None:
    """Draw a grip at the right edge of what shows so many of all lines, from the first on."""
    if total <= shown:
        return
    width = brush.px(6)
    height = max(brush.px(24), round(beside.height * shown / total))
    top = beside.top + round((beside.height - height) * first / (total - shown))
    grip = pygame.Rect(beside.right - width, top, width, height)
    brush.blit(rounded(grip.size, width / 2, brush.theme.edge), grip)


_LEADING = 1.22
_SIZE = 19


@dataclass(frozen=True, slots=True)
class Row:
    """One row; its tone is plain, warning, fatal or heading."""

    text: str
    value: str = ""  # stands at the right end
    icon: str = ""
    tone: str = "plain"


class RowList:
    """Some rows, shown from `top` on as far as there is room."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self.rows = rows
        self.top = 0

    def height(self, brush: Brush, width: float) -> float:
        """Return how high all rows together are."""
        return sum(self._height(brush, row, width) for row in self.rows)

    def scroll(self, brush: Brush, area: pygame.Rect, by: int) -> None:
        """Move on by rows, no further than the last row needs."""
        used, last = 0.0, len(self.rows)
        for row in reversed(self.rows):
            used += self._height(brush, row, area.width)
            if used > area.height + 1:
                break
            last -= 1
        self.top = max(0, min(last, self.top + by))

    def draw(self, brush: Brush, area: pygame.Rect) -> None:
        """Draw the rows that have room."""
        y = float(area.top)
        for row in self.rows[self.top :]:
            height = self._height(brush, row, area.width)
            if y + height > area.bottom + 1:
                break
            self._draw(brush, row, pygame.Rect(area.left, round(y), area.width, round(height)))
            y += height

    def _height(self, brush: Brush, row: Row, width: float) -> float:
        style, room = self._style(brush, row), self._room(brush, row, width)
        words = block_height(row.text, style, room, _LEADING)
        return max(words, _mark(brush)) + brush.u(12 if row.tone == "heading" else 6)

    def _room(self, brush: Brush, row: Row, width: float) -> float:
        """Return how wide the words of a row may be beside its icon and value."""
        value = measure(row.value, self._style(brush, row)) + brush.u(14) if row.value else 0
        return width - value - (_mark(brush) + brush.u(10) if row.icon else 0)

    def _style(self, brush: Brush, row: Row) -> Style:
        theme = brush.theme
        if row.tone == "heading":
            return brush.label(18, theme.on_paper, 1)
        if row.tone == "plain":
            return brush.body(_SIZE, theme.ink)
        return brush.bold(_SIZE, theme.accent.on_paper)

    def _draw(self, brush: Brush, row: Row, rect: pygame.Rect) -> None:
        style, left = self._style(brush, row), float(rect.left)
        side = _mark(brush)
        if row.icon in icon_table():
            centre = (rect.left + side / 2, rect.top + side / 2)
            if row.tone in ("warning", "fatal"):
                brush.seal(icon_info(row.icon), centre, side)
            else:
                units = side / brush.scale.s * 0.94
                brush.icon(icon_info(row.icon), centre, units, brush.theme.ink)
        if row.icon:
            left += side + brush.u(10)
        if row.value:
            brush.write(row.value, rect.topright, style, anchor="r")
        width = self._room(brush, row, rect.width)
        words = pygame.Rect(round(left), rect.top, round(width), rect.height)
        if row.tone == "heading":
            words.top += brush.px(8)  # nearer to what it heads
        draw_block(brush.surface, row.text, words, style, leading=_LEADING)


def _mark(brush: Brush) -> int:
    return round(brush.f(_SIZE) * 1.4)
