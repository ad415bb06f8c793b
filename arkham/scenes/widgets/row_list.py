"""Rows of words and numbers on paper: laid out, scrolled and drawn, for sheets and piles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.icons import icon_info, icon_table
from arkham.scenes.draw.text import Style, block_height, draw_block, measure

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
