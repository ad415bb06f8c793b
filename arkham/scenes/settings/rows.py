"""Lay out one page of the settings: its rows, how many fit, and what scrolls."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from arkham.files.texts import texts
from arkham.scenes.draw.theme import Scale
from arkham.scenes.settings.controls import KeyRow
from arkham.scenes.widgets.button import Widget
from arkham.scenes.widgets.choices import OptionRow, Slider
from arkham.scenes.widgets.lists import Choice
from arkham.settings import keys
from arkham.settings.keys import groups
from arkham.settings.settings import CHOICES, LEVELS, TABS, Settings

NAME_SHARE = 0.34  # of a row, for the name of a setting, where letters are not large
KEY = "key."  # before the action in the id of its row
OUT_OF_SIGHT = -100_000


@dataclass(slots=True)
class RowRoom:
    """The rows of a page in their room: whole lines only, the rest waits above or below."""

    room: pygame.Rect
    scale: Scale
    rows: list[Widget]
    cells: list[tuple[int, int]]  # the column and the line of every row
    first: int = 0  # the line on top

    @classmethod
    def of(cls, tab: str, settings: Settings, room: pygame.Rect, scale: Scale) -> RowRoom:
        """Return the rows of a page from its top."""
        rows = _key_rows() if tab == "keys" else _setting_rows(tab, settings, scale)
        if tab == "keys" and not scale.big:
            cells = [
                (i, line) for i, each in enumerate(groups().values()) for line in range(len(each))
            ]
        else:
            cells = [(0, line) for line in range(len(rows))]
        return cls(room, scale, rows, cells)

    @property
    def columns(self) -> int:
        return self.cells[-1][0] + 1

    @property
    def is_keys(self) -> bool:
        return isinstance(self.rows[0], KeyRow)

    @property
    def step(self) -> int:
        """Return the height of a line with the gap below it."""
        u, font = self.scale.u, self.scale.font
        if self.is_keys:
            return round(max(min(u(48), self.room.height / self.lines), u(44), font(36)))
        if self.scale.big:
            return round(font(32) + max(u(48), font(34)) + u(18))
        return round(max(u(74), min(u(104), self.room.height / len(self.rows))))

    @property
    def lines(self) -> int:
        return max(line for _, line in self.cells) + 1

    @property
    def shown(self) -> int:
        """Return how many lines fit."""
        return max(1, min(self.lines, self.room.height // self.step))

    def scroll_to(self, first: int) -> None:
        """Bring a line to the top, as far as there are lines."""
        self.first = max(0, min(self.lines - self.shown, first))
        self.place()

    def keep_in_sight(self, row_id: str) -> None:
        """Scroll no further than it takes to show a row."""
        for row, (_, line) in zip(self.rows, self.cells, strict=True):
            if row.id == row_id:
                self.scroll_to(max(line - self.shown + 1, min(self.first, line)))

    def place(self) -> None:
        """Give every row its rectangle; those out of sight get one out of reach."""
        u = self.scale.u
        gap = round(u(40)) if self.columns > 1 else 0
        bar = round(u(26)) if self.lines > self.shown else 0
        width = (self.room.width - bar - gap * (self.columns - 1)) // self.columns
        height = self.step - (0 if self.is_keys else round(u(18)))
        if not self.is_keys and not self.scale.big:
            height = round(u(58))
        for row, (column, line) in zip(self.rows, self.cells, strict=True):
            visible = self.first <= line < self.first + self.shown
            top = self.room.top + (line - self.first) * self.step if visible else OUT_OF_SIGHT
            row.rect = pygame.Rect(self.room.left + column * (width + gap), top, width, height)

    def bar(self) -> tuple[pygame.Rect, pygame.Rect] | None:
        """Return the groove and the grip of the scroll bar, None if everything is in sight."""
        if self.lines <= self.shown:
            return None
        width = self.scale.px(8)
        groove = pygame.Rect(self.room.right - width, self.room.top, width, self.shown * self.step)
        height = round(groove.height * self.shown / self.lines)
        top = groove.top + (groove.height - height) * self.first // (self.lines - self.shown)
        return groove, pygame.Rect(groove.left, top, width, height)


def _setting_rows(tab: str, settings: Settings, scale: Scale) -> list[Widget]:
    words = texts()["settings"]
    beside = 0.0 if scale.big else NAME_SHARE
    rows: list[Widget] = []
    for name in TABS[tab]:
        value = getattr(settings, name)
        if name in LEVELS:
            rows.append(Slider(id=name, name=words[name], at=value, unit=" %", beside=beside))
            continue
        choices = [Choice(str(each), words[f"{name}_{each}".lower()]) for each in CHOICES[name]]
        rows.append(
            OptionRow(id=name, name=words[name], choices=choices, chosen=str(value), beside=beside)
        )
    return rows


def _key_rows() -> list[Widget]:
    words, changed = texts()["keys"], keys.current().changed
    return [
        KeyRow(
            id=KEY + action,
            name=words[action],
            keys=keys.labels(action),
            changed=action in changed,
        )
        for action in keys.defaults()
    ]
