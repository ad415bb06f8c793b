"""A list of log lines as long as they are: wrapped, searched, one of them chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame

from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.shapes import notched
from arkham.scenes.draw.text import Style, draw, line_step, wrap
from arkham.scenes.draw.theme import Scale, Theme
from arkham.scenes.widgets.button import Answer, Chosen, Look, Role, Widget, draw_focus_ring
from arkham.scenes.widgets.lists import draw_scrollbar
from arkham.words.gamelog import Entry, Topic

_SIZE, _LEADING = 20, 1.34


@dataclass(slots=True, kw_only=True)
class LogList(Widget):
    """Lines of any length; arrows choose a whole entry, the wheel scrolls by lines."""

    entries: Sequence[Entry] = ()
    chosen: int = 0
    role: Role = Role.LIST
    _rows: list[tuple[str, int]] = field(default_factory=list)  # wrapped line, its entry
    _firsts: list[int] = field(default_factory=list)  # first row of every entry
    _step: int = 24
    _top: int = 0

    @property
    def value(self) -> str:
        return self.entries[self.chosen].text if self.entries else ""

    @property
    def state(self) -> str:
        return f"{self.chosen + 1} of {len(self.entries)}" if self.entries else ""

    @property
    def shown(self) -> int:
        """Return how many rows fit."""
        return max(1, self.rect.height // max(1, self._step))

    def fill(self, entries: Sequence[Entry], chosen: int, scale: Scale, theme: Theme) -> None:
        """Take other entries, or the same at another size, and show the chosen one."""
        self.entries, self.chosen = entries, max(0, min(chosen, len(entries) - 1))
        self._step = line_step(Style(Face.BODY, scale.font(_SIZE), theme.paper), _LEADING)
        self._rows, self._firsts = [], []
        for number, entry in enumerate(entries):
            if entry.heading and self._rows:
                self._rows.append(("", number))
            self._firsts.append(len(self._rows))
            width = self.rect.width - scale.u(30) - _indent(entry, scale)
            rows = wrap(entry.text, _style(entry, scale, theme), width)
            self._rows += [(row, number) for row in rows]
        self._reveal()

    def _span(self, number: int) -> tuple[int, int]:
        """Return the rows of an entry."""
        last = self._firsts[number + 1] if number + 1 < len(self._firsts) else len(self._rows)
        while last > self._firsts[number] + 1 and not self._rows[last - 1][0]:
            last -= 1
        return self._firsts[number], last

    def _reveal(self) -> None:
        if not self.entries:
            self._top = 0
            return
        first, last = self._span(self.chosen)
        self._top = max(0, last - self.shown, min(self._top, first))

    def move(self, step: int) -> None:
        """Choose another entry."""
        if self.entries:
            self.chosen = max(0, min(len(self.entries) - 1, self.chosen + step))
            self._reveal()

    def scroll(self, step: int) -> bool:
        top = max(0, min(len(self._rows) - self.shown, self._top + step))
        moved, self._top = top != self._top, top
        return moved

    def press(self, pos: tuple[int, int] | None = None) -> Answer | None:
        if not self.entries:
            return None
        if pos is not None:
            row = self._top + (pos[1] - self.rect.top) // self._step
            if not 0 <= row < len(self._rows):
                return None
            self.chosen = self._rows[row][1]
            return None
        return Chosen(self.id, str(self.chosen))

    def row_of(self, number: int) -> pygame.Rect:
        """Return where an entry is shown; parts of it may be scrolled out of sight."""
        first, last = self._span(number)
        top = self.rect.top + (first - self._top) * self._step
        return pygame.Rect(self.rect.left, top, self.rect.width, (last - first) * self._step)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        theme, scale = look.theme, look.scale
        if self.entries:
            around = self.row_of(self.chosen).clip(self.rect)
            around.width -= scale.px(16)
            if around.height:
                surface.blit(notched(around.size, scale.u(6), theme.panel_hover), around)
                if look.focused:
                    draw_focus_ring(surface, around.inflate(-scale.px(8), -scale.px(8)), look)
        for i, (words, number) in enumerate(self._rows[self._top : self._top + self.shown]):
            entry = self.entries[number]
            left = self.rect.left + _indent(entry, scale)
            middle = self.rect.top + i * self._step + self._step / 2
            draw(surface, words, (left, middle), _style(entry, scale, theme), valign="m")
        draw_scrollbar(surface, self.rect, self.shown, len(self._rows), self._top, theme, scale)


def _indent(entry: Entry, scale: Scale) -> float:
    """Return how far a line is moved in: what was decided stands out, what came of it follows."""
    return scale.u(12 if entry.heading or entry.topic is Topic.MOVES else 36)


def _style(entry: Entry, scale: Scale, theme: Theme) -> Style:
    if entry.heading:
        return Style(Face.TITLE, scale.font(23), theme.lamp)
    if entry.topic is Topic.MOVES:
        return Style(Face.BODY_BOLD, scale.font(_SIZE), theme.paper)
    return Style(Face.BODY, scale.font(_SIZE), theme.muted)
