"""Set sentences with icons among their words."""

from __future__ import annotations

import pygame

from arkham.scenes.draw.icons import draw_icon
from arkham.scenes.draw.text import Style, draw, line_height, measure
from arkham.scenes.rulebook.book import pieces

LEADING = 1.4
_ICON_SIZE = 1.25  # of the letters
_CLOSING_MARKS = ".,:;)"  # after an icon they stand without a space
Line = tuple[str, ...]


def _width(piece: str, style: Style) -> int:
    return round(style.px * _ICON_SIZE) if piece.startswith("[") else measure(piece, style)


def wrapped(text: str, style: Style, width: int, letters: int = 1000) -> tuple[Line, ...]:
    """Break words and icons into lines of a width, and of so many letters at most."""
    space = measure(" ", style)
    lines: list[list[str]] = [[]]
    reach = count = 0
    for piece in pieces(text):
        wide, long = _width(piece, style), 2 if piece.startswith("[") else len(piece)
        if lines[-1] and (reach + wide > width or count + long > letters):
            lines.append([])
            reach = count = 0
        lines[-1].append(piece)
        reach += wide + space
        count += long + 1
    return tuple(tuple(line) for line in lines)


def text_height(lines: tuple[Line, ...], style: Style) -> int:
    """Return the height of lines set below each other."""
    return round(style.px * LEADING) * len(lines)


def draw_text(
    surface: pygame.Surface, lines: tuple[Line, ...], pos: tuple[int, int], style: Style
) -> None:
    """Draw lines below each other."""
    for number, line in enumerate(lines):
        top = pos[1] + number * round(style.px * LEADING)
        draw_pieces(surface, line, (pos[0], top), style)


def draw_pieces(surface: pygame.Surface, line: Line, pos: tuple[int, int], style: Style) -> None:
    """Draw the words and icons of one line."""
    x, space = float(pos[0]), measure(" ", style)
    for piece in line:
        wide = _width(piece, style)
        if piece[0] in _CLOSING_MARKS:
            x -= space
        if piece.startswith("["):
            centre = (x + wide / 2, pos[1] + line_height(style) / 2)
            draw_icon(surface, piece[1:-1], centre, wide, style.colour)
        else:
            draw(surface, piece, (x, pos[1]), style)
        x += wide + space
