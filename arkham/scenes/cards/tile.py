"""Compose the small face a card shows in a line: picture, type, attributes, open end.

Effects are spent once a card lies in a line, so they are not printed; a tile is drawn for its
size and never scaled down from a larger face. The left strip carries all that must stay visible
when the next card lies over it.
"""

from __future__ import annotations

from functools import partial

import pygame

from arkham.rules.cards import KINDS, Card
from arkham.scenes.cards.artwork import picture
from arkham.scenes.cards.parts import flag, medallion, pennant, tab
from arkham.scenes.cards.standard import draw_centred, flags_of, icon_of
from arkham.scenes.draw.canvas import Canvas
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.surfaces import SurfaceCache, blank
from arkham.scenes.draw.text import Style, draw, fits
from arkham.scenes.draw.theme import Theme, mix

_frames = SurfaceCache(megabytes=4)
_BORDER = 3
_TITLE_FROM = 128  # units of width from which a tile prints its title


def _within(value: float, least: float, most: float) -> float:
    return max(least, min(most, value))


def tile_face(
    folder: str,
    card: Card,
    size: tuple[int, int],
    s: float,
    theme: Theme,
    *,
    open_end: bool,
    covered: bool = False,
) -> pygame.Surface:
    """Return the small face of a card; `s` is the scale of the window, `open_end` adds the tabs.

    A covered one has no title, which would be cut.
    """
    w, h = size
    heads_line = KINDS[card.kind].is_portrait
    strip = round(24 * s) if w >= _TITLE_FROM * s and not covered else 0
    border = max(2, round(_BORDER * s))
    inner = border + (max(1, round(2 * s)) if heads_line else 0)
    surface = blank(size, theme.ink)
    room = (w - 2 * inner, h - 2 * inner - strip)
    zoom = 1.25 if heads_line else 1.0
    art = picture(folder, card.id, room, theme, icon_id=icon_of(card), zoom=zoom)
    surface.blit(art, (inner, inner))
    surface.blit(_frame(size, strip, border, s, theme, card.kind), (0, 0))
    if strip:
        _title(surface, card.title, (w / 2, h - border - strip / 2), w - 14 * s, s, theme)
    mark = _corner_mark(surface, card, h, s, theme)
    _flags(surface, card, mark, h - strip, s, theme)
    if open_end:
        _tabs(surface, card, h - strip, s, theme)
    return surface


def _title(
    surface: pygame.Surface,
    words: str,
    middle: tuple[float, float],
    width: float,
    s: float,
    theme: Theme,
) -> None:
    """Print the title in one line as large as it fits, and in two where it would have to be cut."""
    style = Style(Face.LABEL, max(6, round(17 * s)), theme.ink)
    least = max(6, round(10 * s))
    if fits(words, style.at(least), width):
        draw(surface, words, middle, style, anchor="c", valign="m", width=width, least=least)
    else:
        draw_centred(surface, words, middle, style.at(least), width, two_lines=1.0)


def _corner_mark(surface: pygame.Surface, card: Card, height: int, s: float, theme: Theme) -> float:
    """Print the type in the corner and return how far down it reaches."""
    size = _within(height * 0.36, 28 * s, 40 * s)
    if KINDS[card.kind].is_portrait:
        image = pennant(icon_of(card), size, theme)
        surface.blit(image, (0, 0))
        return float(image.get_height())
    surface.blit(medallion(icon_of(card), size, theme, KINDS[card.kind].sign), (1, 1))
    return size + 1


def _flags(
    surface: pygame.Surface, card: Card, top: float, bottom: int, s: float, theme: Theme
) -> None:
    flags = flags_of(card)
    if not flags:
        return
    height = _within(bottom * 0.25, 22 * s, 28 * s)
    room = bottom - top - 3 * s
    if len(flags) * (height + 1) > room:
        height = max(19.5 * s, room / len(flags) - 1)
    rows = max(1, int(room // (height + 1)))
    reach = 1
    for i, (icon_id, number, letter) in enumerate(flags):
        image = flag(icon_id, height, theme, number, letter)
        column, row = divmod(i, rows)
        where = image.get_rect(topleft=(1 if column == 0 else reach, 0))
        where.top = round(top + 2 * s + row * (height + 1))
        surface.blit(image, where)
        if column == 0:
            reach = max(reach, where.right + 1)


def _tabs(surface: pygame.Surface, card: Card, height: int, s: float, theme: Theme) -> None:
    count = len(card.right)
    if not count:
        return
    size = _within((height - 8 * s) / 2.6, 26 * s, 34 * s)
    size = min(size, (height - 2 * s) / count - 1)
    for i, technique in enumerate(card.right):
        image = tab(technique, size, "r", theme)
        y = height / 2 + (i - (count - 1) / 2) * (size + 2 * s)
        surface.blit(image, image.get_rect(midright=(surface.get_width(), round(y))))


def _frame(
    size: tuple[int, int], strip: int, border: int, s: float, theme: Theme, kind: str
) -> pygame.Surface:
    return _frames.get(
        (size, strip, border, kind, theme, round(s, 3)),
        partial(_drawn_frame, size, strip, border, s, theme, kind),
    )


def _drawn_frame(
    size: tuple[int, int], strip: int, border: int, s: float, theme: Theme, kind: str
) -> pygame.Surface:
    w, h = size
    board = {"slate": theme.slate, "plum": theme.plum}.get(KINDS[kind].ground, theme.ink)
    paper_rim = KINDS[kind].is_portrait
    rim = theme.paper if paper_rim else mix(board, theme.paper, 0.36)
    line = max(1.0, 1.3 * s) if not paper_rim else max(1.5, 2.2 * s)
    radius = 7 * s
    canvas = Canvas(size, rim)
    canvas.rounded((0, 0, w, h), radius, rim)
    canvas.rounded((line, line, w - 2 * line, h - 2 * line), radius - line, board)
    hole = border + (max(1, round(2 * s)) if paper_rim else 0)
    canvas.rounded((hole, hole, w - 2 * hole, h - 2 * hole - strip), 4 * s, board, 0)
    if strip:
        canvas.rounded((border, h - border - strip, w - 2 * border, strip), 3 * s, theme.paper)
    return canvas.finish()
