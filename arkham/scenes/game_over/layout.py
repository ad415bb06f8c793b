"""Lay out the end of a game: the picture with its verdict, the casebook, figures and buttons."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from arkham.scenes.draw.text import Style, line_step
from arkham.scenes.draw.theme import Scale

LEADING = 1.4
_EMBLEMS = 200  # units at the foot of a page for the stamp and the big picture
_ACROSS = 5  # answers that have room in one row
_EDGE = 44


@dataclass(frozen=True, slots=True)
class GameOverLayout:
    """The rectangles of one window."""

    scale: Scale
    window: tuple[int, int]
    page: pygame.Rect
    figures: pygame.Rect
    code: pygame.Rect
    mark: pygame.Rect
    answers: tuple[pygame.Rect, ...]

    def text(self, *, emblems: bool) -> pygame.Rect:
        """Return the part of the page that is written on."""
        u, page = self.scale.u, self.page
        top = page.top + max(u(100), u(40) + self.scale.font(36))
        foot = u(_EMBLEMS) if emblems else u(34)
        return pygame.Rect(
            round(page.left + u(78)),
            round(top),
            round(page.width - u(78) - u(46)),
            round(page.bottom - foot - top),
        )

    def lines(self, style: Style, *, emblems: bool) -> int:
        """Return how many lines a page takes."""
        return max(3, self.text(emblems=emblems).height // line_step(style, LEADING))

    def turners(self) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        """Return the way back, the number of the page, and the way on, in its upper corner."""
        u, f, page = self.scale.u, self.scale.font, self.page
        side = round(max(u(48), f(26)))
        middle = page.top + round(u(24)) + side // 2
        on = pygame.Rect(0, 0, side, side)
        on.midright = (page.right - round(u(40)), middle)
        number = pygame.Rect(0, 0, round(f(18) * 6.6), side)
        number.midright = (on.left - round(u(10)), middle)
        back = on.copy()
        back.midright = (number.left - round(u(10)), middle)
        return back, number, on


def game_over_layout(window: tuple[int, int], text_scale: float, answers: int) -> GameOverLayout:
    """Lay the end out for a window and a text size."""
    scale = Scale.of(window, text_scale)
    u, f = scale.u, scale.font
    width = min(window[0] * (0.5 if scale.big else 0.46), u(1100))
    left, top = round(window[0] - width - u(_EDGE)), round(u(40))
    row, gap = max(u(60), f(38)), u(12)
    columns = 2 if scale.big else answers if answers <= _ACROSS else 3
    rows = -(-answers // columns)
    figures = u(70) + f(19) * (2.6 if scale.big else 1.3)
    below = figures + rows * (row + gap) + row + gap + u(28)
    page = pygame.Rect(left, top, round(width), round(window[1] - top - below))
    code_top = page.bottom + figures
    code = pygame.Rect(left, round(code_top), round(width * 0.56), round(row))
    mark = pygame.Rect(code.right, code.top, page.right - code.right, code.height)
    step = (width - gap * (columns - 1)) / columns + gap
    first = code.bottom + gap
    return GameOverLayout(
        scale=scale,
        window=window,
        page=page,
        figures=pygame.Rect(left, page.bottom, page.width, round(figures)),
        code=code,
        mark=mark,
        answers=tuple(
            pygame.Rect(
                round(left + i % columns * step),
                round(first + i // columns * (row + gap)),
                round(step - gap),
                round(row),
            )
            for i in range(answers)
        ),
    )
