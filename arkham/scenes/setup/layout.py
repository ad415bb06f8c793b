"""Lay out the set-up: everything at once, or one page at a time where letters are large.

All lengths are units of a 1920 x 1080 window; surplus width goes to the folders, surplus height
to the panels.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from arkham.scenes.draw.theme import Scale

PAGES = ("cases", "terms", "help", "code")
_PAGED_FROM = 1.15  # text size above which not everything fits at once
_EDGE = 64.0
_RIGHT = 650.0  # from the window's edge to the panel of the terms
_TERMS = 586.0
_FOOT = 48.0
_INSET = 28.0
WORDS = 18.0  # font size of what an option does


@dataclass(frozen=True, slots=True)
class SetupLayout:
    """The rectangles of one window; a panel that does not show now is None."""

    scale: Scale
    window: tuple[int, int]
    paged: bool
    dossiers: tuple[pygame.Rect, ...]
    terms: pygame.Rect | None
    difficulty: pygame.Rect
    help: pygame.Rect | None
    code: pygame.Rect | None
    open: pygame.Rect
    back: pygame.Rect
    tabs: tuple[pygame.Rect, ...]

    @property
    def blurb(self) -> pygame.Rect | None:
        """Return where the chosen case is told of, if its folder has room for the picture only."""
        return self.difficulty if self.dossiers and self.scale.big else None

    def inner(self, panel: pygame.Rect) -> pygame.Rect:
        """Return a panel without its margin and its heading; a page has its tab for a heading."""
        u = self.scale.u
        head = u(24) if self.paged else u(48)
        side, foot = u(_INSET), u(16)
        return pygame.Rect(
            round(panel.left + side),
            round(panel.top + head),
            round(panel.width - 2 * side),
            round(panel.height - head - foot),
        )

    def option_rows(self, count: int) -> list[pygame.Rect]:
        """Return the places of the options chosen by words: a column, on a page two."""
        if self.terms is None:
            return []
        u, room = self.scale.u, self.inner(self.terms)
        if not self.paged:
            room.height = self.difficulty.top - room.top
        columns = 2 if self.paged and count > 2 else 1
        lines = -(-count // columns)
        gap = u(48)
        width = (room.width - gap * (columns - 1)) / columns
        step = min(room.height / max(1, lines), u(160) * max(1.0, self.scale.t))
        return [
            pygame.Rect(
                round(room.left + i // lines * (width + gap)),
                round(room.top + i % lines * step),
                round(width),
                round(step - u(8)),
            )
            for i in range(count)
        ]

    @property
    def option_foot(self) -> float:
        """Return the height of the words below an option's values: two lines."""
        return self.scale.font(WORDS) * 3.0

    def cards(self, count: int) -> list[pygame.Rect]:
        """Return the places of the helpers' cards, side by side."""
        if self.help is None:
            return []
        u, room = self.scale.u, self.inner(self.help)
        gap = u(18)
        width = min((room.width - gap * (count - 1)) / max(1, count), u(420))
        height = room.height - self.option_foot - u(8)
        return [
            pygame.Rect(round(room.left + i * (width + gap)), room.top, round(width), round(height))
            for i in range(count)
        ]

    def helper_words(self) -> pygame.Rect:
        """Return the place of what the chosen helper does."""
        assert self.help is not None
        room = self.inner(self.help)
        top = round(room.bottom - self.option_foot)
        return pygame.Rect(room.left, top, room.width, room.bottom - top)

    def code_parts(self, *rows: int) -> tuple[pygame.Rect, list[list[pygame.Rect]], pygame.Rect]:
        """Return the code's field, rows of so many buttons below it and the place of a message."""
        assert self.code is not None
        u, f, room = self.scale.u, self.scale.font, self.inner(self.code)
        field = pygame.Rect(room.left, room.top, room.width, round(max(u(60), f(44))))
        gap, height = u(10), round(max(u(52), f(38)))
        top = field.bottom + round(u(14))
        placed = []
        for buttons in rows:
            width = (room.width - gap * (buttons - 1)) / max(1, buttons)
            lefts = [room.left + i * (width + gap) for i in range(buttons)]
            placed.append([pygame.Rect(round(x), top, round(width), height) for x in lefts])
            top += height + round(u(10)) if buttons else 0
        below = top + round(u(4))
        message = pygame.Rect(room.left, below, room.width, room.bottom - below)
        return field, placed, message


def setup_layout(window: tuple[int, int], text_scale: float, cases: int, page: str) -> SetupLayout:
    """Lay the set-up out for a window, a text size and the page that shows."""
    scale = Scale.of(window, text_scale)
    if text_scale > _PAGED_FROM:
        return _one_page(window, scale, cases, page)
    return _all_at_once(window, scale, cases)


def _rect(scale: Scale, x: float, y: float, w: float, h: float) -> pygame.Rect:
    u = scale.u
    return pygame.Rect(round(u(x)), round(u(y)), round(u(w)), round(u(h)))


def _side_by_side(
    scale: Scale, box: Sequence[float], count: int, gap: float
) -> tuple[pygame.Rect, ...]:
    left, top, room, height = box
    width = (room - gap * (count - 1)) / count
    return tuple(_rect(scale, left + i * (width + gap), top, width, height) for i in range(count))


def _all_at_once(window: tuple[int, int], scale: Scale, cases: int) -> SetupLayout:
    width, height = window[0] / scale.s, window[1] / scale.s
    lower, t = 316.0, scale.t
    open_height = 140.0
    region = width - _EDGE - _RIGHT - 26
    helpers = region * 0.61
    top = height - _FOOT - lower
    terms_height = height - 130 - _FOOT - open_height - 14
    terms = _rect(scale, width - _RIGHT, 130, _TERMS, terms_height)
    meter = 34 + 76 * t
    return SetupLayout(
        scale=scale,
        window=window,
        paged=False,
        dossiers=_side_by_side(scale, (_EDGE, 140, region, top - 140 - 30), cases, 26),
        terms=terms,
        difficulty=_rect(
            scale,
            width - _RIGHT + _INSET,
            130 + terms_height - 16 - meter,
            _TERMS - 2 * _INSET,
            meter,
        ),
        help=_rect(scale, _EDGE, top, helpers, lower),
        code=_rect(scale, _EDGE + helpers + 26, top, region - helpers - 26, lower),
        open=_rect(scale, width - _RIGHT, height - _FOOT - open_height, _TERMS, open_height),
        back=_rect(scale, width - _EDGE - 150, 44, 150, 52),
        tabs=(),
    )


def _one_page(window: tuple[int, int], scale: Scale, cases: int, page: str) -> SetupLayout:
    width, height = window[0] / scale.s, window[1] / scale.s
    t = scale.t
    room = width - 2 * _EDGE
    tab_height = max(56.0, 40 * t)
    top = 124 + tab_height + 18
    foot_height = 30 + 58 * t
    bottom = height - 40 - foot_height - 20
    panel = _rect(scale, _EDGE, top, room, bottom - top)
    open_width = max(_TERMS, room * 0.4)
    back_width = 100 + 60 * t
    return SetupLayout(
        scale=scale,
        window=window,
        paged=True,
        dossiers=_side_by_side(scale, (_EDGE, top + 6, room, bottom - top - 24), cases, 32)
        if page == "cases"
        else (),
        terms=panel if page == "terms" else None,
        difficulty=_rect(
            scale, _EDGE, height - 40 - foot_height, room - open_width - 40, foot_height
        ),
        help=panel if page == "help" else None,
        code=panel if page == "code" else None,
        open=_rect(
            scale, width - _EDGE - open_width, height - 40 - foot_height, open_width, foot_height
        ),
        back=_rect(scale, width - _EDGE - back_width, 36, back_width, max(52.0, 34 * t)),
        tabs=_side_by_side(scale, (_EDGE, 124, room, tab_height), len(PAGES), 14),
    )
