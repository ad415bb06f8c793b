"""Hand out card faces at exact pixel size, in three levels of detail, within a memory budget.

`CardFaces` is the one door to printed cards: it knows the case (for its pictures) and the theme,
composes a face the first time it is asked for, and keeps what was used last. Returned surfaces
are shared; copy one before drawing on it. The two simplest sides of a card, the tile it shows in a
line and its back, are composed here; `standard` and `portrait` compose the others.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Iterator
from enum import StrEnum
from functools import partial
from threading import Thread
from typing import NamedTuple

import pygame

from arkham.rules.cards import KINDS, Card, KindInfo
from arkham.scenes.cards.artwork import decode_ahead, decode_beside, picture
from arkham.scenes.cards.parts import ASPECT, drop_frames, drop_parts, flag, medallion, pennant, tab
from arkham.scenes.cards.portrait import frame_of_portrait, portrait_face, portrait_room
from arkham.scenes.cards.standard import (
    SHADED,
    draw_centred,
    flags_of,
    frame_of_standard,
    icon_of,
    standard_face,
    standard_room,
)
from arkham.scenes.draw.canvas import Canvas, Point, inset
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.icons import draw_icon
from arkham.scenes.draw.surfaces import Colour, SurfaceCache, blank
from arkham.scenes.draw.text import Style, draw, fits
from arkham.scenes.draw.theme import ACCENTS, Theme, mix

_LOOK_AGAIN_S = 0.001  # whether a picture has been decoded meanwhile


class Detail(StrEnum):
    """How much a face shows: L words and flavour, M all icons, S what a line needs."""

    LARGE = "L"
    MEDIUM = "M"
    SMALL = "S"


def face_size(width: float) -> tuple[int, int]:
    """Return the size of a full face at a width: five by seven."""
    return round(width), round(round(width) * ASPECT)


def _face_key(card: Card, width: int, covered: bool) -> Hashable:
    return ("face", card.id, card.index, width, covered)


def _tile_key(
    card: Card, size: tuple[int, int], s: float, open_end: bool, covered: bool
) -> Hashable:
    return ("tile", card.id, card.index, size, round(s, 4), open_end, covered)


class CardFaces:
    """The printed cards of one case in one theme."""

    def __init__(self, folder: str, theme: Theme, *, megabytes: float = 7) -> None:
        self.folder = folder
        self.theme = theme
        self.cache = SurfaceCache(megabytes * 0.92)
        self._backs = SurfaceCache(megabytes * 0.08)  # few, and any may be turned over next
        self.large = SurfaceCache(megabytes * 0.8)  # what the inspector shows
        self._last: dict[tuple[int, bool], Hashable] = {}  # by card, and whether it is a tile

    def face(
        self,
        card: Card,
        width: int,
        detail: Detail = Detail.MEDIUM,
        *,
        covered: bool = False,
    ) -> pygame.Surface:
        """Return a card's face at a width; the height follows (`face_size`).

        The inspector asks for `Detail.LARGE`, everything else on the table for MEDIUM. A covered
        card shows only what lies at its left edge: the rest would be cut.
        """
        large = detail is Detail.LARGE
        compose = portrait_face if KINDS[card.kind].is_portrait else standard_face
        key = _face_key(card, width, covered)
        if not large:
            self._last[card.index, False] = key
        return self._shelf(detail).get(
            key,
            lambda: compose(self.folder, card, width, self.theme, large=large, covered=covered),
        )

    def _shelf(self, detail: Detail) -> SurfaceCache:
        return self.large if detail is Detail.LARGE else self.cache

    def tile(
        self,
        card: Card,
        size: tuple[int, int],
        s: float,
        *,
        open_end: bool = False,
        covered: bool = False,
    ) -> pygame.Surface:
        """Return a card's small face for a line; only the last card of a line has an open end."""
        key = _tile_key(card, size, s, open_end, covered)
        self._last[card.index, True] = key
        shows = {"open_end": open_end, "covered": covered}
        return self.cache.get(
            key, lambda: tile_face(self.folder, card, size, s, self.theme, **shows)
        )

    def back(self, kind: str, width: int, mark: str = "") -> pygame.Surface:
        """Return the back of a deck; `mark` is I or II where there are two."""
        return self._backs.get(
            (kind, width, mark), lambda: card_back(kind, width, self.theme, mark)
        )

    def has(
        self, card: Card, width: int, detail: Detail = Detail.MEDIUM, *, covered: bool = False
    ) -> bool:
        """Say whether a face is printed."""
        return _face_key(card, width, covered) in self._shelf(detail)

    def has_tile(
        self,
        card: Card,
        size: tuple[int, int],
        s: float,
        *,
        open_end: bool,
        covered: bool = False,
    ) -> bool:
        """Say whether a small face is printed."""
        return _tile_key(card, size, s, open_end, covered) in self.cache

    def has_back(self, kind: str, width: int, mark: str = "") -> bool:
        return (kind, width, mark) in self._backs

    def last_face(self, card: Card) -> pygame.Surface | None:
        """Return the full face of a card that was asked for last, if it is still held."""
        return self._last_of(card, tile=False)

    def last_tile(self, card: Card) -> pygame.Surface | None:
        """Return the small face of a card that was asked for last, if it is still held."""
        return self._last_of(card, tile=True)

    def _last_of(self, card: Card, *, tile: bool) -> pygame.Surface | None:
        key = self._last.get((card.index, tile))
        return self.cache.peek(key) if key is not None and key in self.cache else None

    def decode(self, card: Card, width: int, detail: Detail = Detail.MEDIUM) -> Thread | None:
        """Decode the picture of a face beside the game, if it has to be printed yet."""
        if self.has(card, width, detail):
            return None
        room_of = portrait_room if KINDS[card.kind].is_portrait else standard_room
        size = room_of(card, width, large=detail is Detail.LARGE)
        return decode_beside(self.folder, card.id, size)

    def print_face(self, card: Card, width: int, detail: Detail = Detail.MEDIUM) -> Iterator[None]:
        """Print a face in steps, none of them long."""
        decoding = self.decode(card, width, detail)
        while decoding is not None and decoding.is_alive():
            decoding.join(_LOOK_AGAIN_S)
            yield
        if not self.has(card, width, detail):
            frame_of = frame_of_portrait if KINDS[card.kind].is_portrait else frame_of_standard
            frame_of(card, width, self.theme, large=detail is Detail.LARGE)
            yield
            self.face(card, width, detail)
            yield

    def decode_ahead(self, cards: Iterable[Card]) -> None:
        """Decode the pictures of these cards beside the game."""
        decode_ahead(self.folder, [card.id for card in cards])

    def forget(self) -> None:
        """Free all printed cards."""
        self.cache.clear()
        self._backs.clear()
        self.large.clear()

    def restyle(self, theme: Theme) -> None:
        """Print everything anew in another theme."""
        self.theme = theme
        self.forget()
        drop_frames()
        drop_parts()


_frames = SurfaceCache(megabytes=4)
_TILE_BORDER = 3
_TILE_TITLE_FROM = 128  # units of width from which a tile prints its title


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
    strip = round(24 * s) if w >= _TILE_TITLE_FROM * s and not covered else 0
    border = max(2, round(_TILE_BORDER * s))
    inner = border + (max(1, round(2 * s)) if heads_line else 0)
    surface = blank(size, theme.ink)
    room = (w - 2 * inner, h - 2 * inner - strip)
    zoom = 1.25 if heads_line else 1.0
    art = picture(folder, card.id, room, theme, icon_id=icon_of(card), zoom=zoom)
    surface.blit(art, (inner, inner))
    if covered:
        surface.fill(SHADED, special_flags=pygame.BLEND_RGB_MULT)
    surface.blit(_tile_frame(size, strip, border, s, theme, card.kind), (0, 0))
    if strip:
        _tile_title(surface, card.title, (w / 2, h - border - strip / 2), w - 14 * s, s, theme)
    mark = _corner_mark(surface, card, h, s, theme)
    _tile_flags(surface, card, mark, h - strip, s, theme)
    if open_end:
        _tile_tabs(surface, card, h - strip, s, theme)
    return surface


def _tile_title(
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


def _tile_flags(
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


def _tile_tabs(surface: pygame.Surface, card: Card, height: int, s: float, theme: Theme) -> None:
    count = len(card.right)
    if not count:
        return
    size = _within((height - 8 * s) / 2.6, 26 * s, 34 * s)
    size = min(size, (height - 2 * s) / count - 1)
    for i, technique in enumerate(card.right):
        image = tab(technique, size, "r", theme)
        y = height / 2 + (i - (count - 1) / 2) * (size + 2 * s)
        surface.blit(image, image.get_rect(midright=(surface.get_width(), round(y))))


def _tile_frame(
    size: tuple[int, int], strip: int, border: int, s: float, theme: Theme, kind: str
) -> pygame.Surface:
    return _frames.get(
        (size, strip, border, kind, theme, round(s, 3)),
        partial(_drawn_tile_frame, size, strip, border, s, theme, kind),
    )


def _drawn_tile_frame(
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


_BACK_WIDTH = 150  # the backs are drawn on a grid of 150 x 210


class _BackLook(NamedTuple):
    base: Colour
    ring: Colour
    line: Colour
    icon: str
    ink: Colour


def _back_look(kind: KindInfo, theme: Theme) -> _BackLook:
    paper, ink, accent = theme.paper, theme.ink, theme.accent
    violet = ACCENTS["violet"].light
    icon = f"kind.{kind.name}"
    match kind.ground:
        case "accent":
            return _BackLook(accent.fill, accent.on, mix(accent.fill, ink, 0.4), icon, paper)
        case "slate":
            return _BackLook(theme.slate, paper, mix(theme.slate, paper, 0.32), icon, paper)
        case "plum":
            return _BackLook(theme.plum, violet, mix(theme.plum, violet, 0.4), icon, paper)
        case "paper":
            share = 0.5 if kind.pattern == "lines" else 0.3
            return _BackLook(theme.paper_shade, ink, mix(theme.paper_shade, ink, share), icon, ink)
    return _BackLook(ink, accent.fill, mix(ink, paper, 0.6), "kind.clue", paper)


def card_back(kind_name: str, width: int, theme: Theme, mark: str = "") -> pygame.Surface:
    """Return the back of a deck at a width; `mark` is printed on it, as I or II."""
    kind = KINDS[kind_name]
    height = round(width * ASPECT)
    k = width / _BACK_WIDTH
    look = _back_look(kind, theme)
    rim = mix(theme.ink, theme.paper, 0.42)
    surface = blank((width, height), rim)
    board = Canvas((width, height), rim)
    box = (0.0, 0.0, float(width), float(height))
    board.rounded(box, 8 * k, rim)
    board.rounded(inset(box, max(1.0, 1.2 * k)), 7 * k, theme.ink)
    board.rounded(inset(box, 3 * k), 6 * k, look.base)
    surface.blit(board.finish(), (0, 0))
    surface.blit(_back_pattern(kind.pattern, width, height, k, look), (round(8 * k), round(8 * k)))
    front = Canvas((width, height), look.ring)
    line = max(1.0, 1.8 * k)
    front.rounded(inset(box, 8 * k), 4 * k, look.ring)
    front.rounded(inset(box, 8 * k + line), max(0.0, 4 * k - line), look.ring, 0)
    centre = (width / 2, height * (0.4 if kind.sign == "none" else 0.5))
    _EMBLEMS[kind.sign](front, centre, 36 * k, k, look, theme)
    surface.blit(front.finish(), (0, 0))
    lift = 2 * k if kind.sign == "shield" else 0.0
    draw_icon(surface, look.icon, (centre[0], centre[1] - lift), 46 * k, look.ink)
    if mark:
        style = Style(Face.NUMBER, max(6, round(24 * k)), look.ink)
        draw(surface, mark, (width / 2, height * 0.86), style, anchor="c", valign="m")
    return surface


def _back_pattern(
    pattern: str, width: int, height: int, k: float, look: _BackLook
) -> pygame.Surface:
    w, h = width - 2 * round(8 * k), height - 2 * round(8 * k)
    canvas = Canvas((w, h), look.line)
    centre = (w / 2, h / 2)
    if pattern == "stripes":
        for i in range(-14, 30):
            canvas.stroke([(i * 9 * k, 0), (i * 9 * k + h * 0.5, h)], look.line, max(0.8, 1.6 * k))
    elif pattern == "rain":
        for i in range(26):
            canvas.stroke([(i * 9 * k, 0), (i * 9 * k - 40 * k, h)], look.line, max(0.7, 1.3 * k))
    elif pattern == "rings":
        for i in range(8, 0, -1):
            canvas.ring(centre, (i * 15 + 20) * k, max(0.8, 1.4 * k), look.line)
    elif pattern == "lines":
        for i in range(4):
            y = h * 0.66 + i * 13 * k
            canvas.stroke([(14 * k, y), (w - 14 * k, y)], look.line, max(0.8, 1.4 * k))
    else:
        for i in range(48):
            angle = i * math.pi / 24
            ray = [
                (centre[0] + r * math.cos(angle + s), centre[1] + r * math.sin(angle + s))
                for r, s in ((30 * k, 0.0), (200 * k, -0.016), (200 * k, 0.016))
            ]
            canvas.polygon(ray, look.line)
    return canvas.finish()


_Emblem = Callable[[Canvas, Point, float, float, _BackLook, Theme], None]


def _round_emblem(
    canvas: Canvas, centre: Point, r: float, k: float, look: _BackLook, theme: Theme
) -> None:
    canvas.circle(centre, r, theme.ink)
    canvas.ring(centre, r - 2 * k, max(1.0, 1.8 * k), look.ring)


def _shield(
    canvas: Canvas, centre: Point, r: float, k: float, look: _BackLook, theme: Theme
) -> None:
    x, y = centre

    def points(by: float) -> list[Point]:
        left, right, top = x - r + by, x + r - by, y - r + by
        return [
            (left, top),
            (right, top),
            (right, y + r * 0.5 - by * 0.4),
            (x, y + r * 1.2 - by * 1.3),
            (left, y + r * 0.5 - by * 0.4),
        ]

    canvas.polygon(points(0), theme.ink)
    canvas.stroke(points(4 * k), theme.paper, max(1.0, 1.8 * k), closed=True)


def _diamond(
    canvas: Canvas, centre: Point, r: float, k: float, look: _BackLook, theme: Theme
) -> None:
    x, y = centre

    def points(reach: float) -> list[Point]:
        return [(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)]

    canvas.polygon(points(r * 1.3), theme.ink)
    canvas.stroke(points(r * 1.18), look.ring, max(1.0, 1.8 * k), closed=True)


def _bare(canvas: Canvas, centre: Point, r: float, k: float, look: _BackLook, theme: Theme) -> None:
    """Leave the folder without an emblem; its lines are enough."""


def _paper_disc(
    canvas: Canvas, centre: Point, r: float, k: float, look: _BackLook, theme: Theme
) -> None:
    canvas.circle(centre, r, look.ring)
    canvas.circle(centre, r - max(1.0, 1.8 * k), look.base)


_EMBLEMS: dict[str, _Emblem] = {
    "circle": _round_emblem,
    "shield": _shield,
    "diamond": _diamond,
    "none": _bare,
    "disc": _paper_disc,
}
