"""Show icons: one table of what they mean, and masks inked in any colour at exact pixel size.

An icon id is "section.name", for example "effect.check" or "attribute.minimum"; the sections
and names are those of docs/case-files.md. `icon_info` gives the words, `icon` the picture. The
small signs of controls (undo, check, cross, gear and their kin) are glyphs, drawn on a grid of 24.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

import pygame

from arkham.files.paths import asset
from arkham.files.texts import shipped
from arkham.scenes.draw.canvas import Canvas, Point, bezier, inset, notched_points, rounded_points
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.surfaces import Colour, SurfaceCache, ready, tint
from arkham.scenes.draw.text import Style, fit_px, render, tell_of_icon

if TYPE_CHECKING:  # a menu shows icons too, and must not wait for the rules to load
    from arkham.rules.cards import Card, Effect

_icons = SurfaceCache(megabytes=3)
# Averaging a mask down greys its thin strokes; this much is added back (of 255).
_CRISP_LOSS, _CRISP_GAIN = 10, 32


class IconInfo(NamedTuple):
    """What an icon is called, what it does, and where the rules say so."""

    id: str
    name: str
    rule: str
    clause: str
    mask: str
    corner: str = ""  # id of a second icon that stands small in the corner


@lru_cache(maxsize=1)
def icon_table() -> dict[str, IconInfo]:
    """Return every icon of the game by id, as data/icons.yaml tells it."""
    sections = shipped("data", "icons.yaml")
    table = {}
    for section, entries in sections.items():
        for name, entry in entries.items():
            key = f"{section}.{name}"
            table[key] = IconInfo(
                id=key,
                name=entry["name"],
                rule=entry["rule"],
                clause=entry["clause"],
                mask=entry.get("mask", name),
                corner=entry.get("corner", ""),
            )
    return table


def icon_info(icon_id: str, number: int | str = 0) -> IconInfo:
    """Return the words of an icon with its printed number filled in."""
    info = icon_table()[icon_id]
    if "{n}" not in info.name + info.rule + info.mask:
        return info
    shown = signed(number) if icon_id.endswith("-limit") else str(number)
    return IconInfo(
        info.id,
        info.name.replace("{n}", shown),
        info.rule.replace("{n}", shown),
        info.clause,
        info.mask.replace("{n}", shown),
        info.corner,
    )


def signed(number: int | str) -> str:
    """Write a change as +1 or −1, with a real minus."""
    value = int(number)
    return f"+{value}" if value >= 0 else f"−{-value}"


def effect_info(effect: Effect) -> IconInfo:
    """Return the words of an effect or of a case icon."""
    return icon_info(f"effect.{effect.name}", effect.number)


def attribute_infos(card: Card) -> list[IconInfo]:
    """Return the words of all attributes of a card: as printed, then minimum and letter."""
    infos = [icon_info(f"attribute.{attribute}") for attribute in card.attributes]
    if card.minimum:
        infos.append(icon_info("attribute.minimum", card.minimum))
    if card.letter:
        infos.append(icon_info("attribute.letter", card.letter))
    return infos


@cache
def _mask(name: str) -> pygame.Surface | None:
    path = asset("art", "images", "icons", f"{name}.png")
    return ready(pygame.image.load(path)) if path.exists() else None


def icon(icon_id: str, px: float, colour: Colour, number: int | str = 0) -> pygame.Surface:
    """Return an icon inked in a colour as a square of exactly that many pixels."""
    return icon_image(icon_info(icon_id, number), px, colour)


def icon_image(info: IconInfo, px: float, colour: Colour) -> pygame.Surface:
    """Return the picture of an icon whose words are already at hand."""
    side = max(4, round(px))
    return _icons.get((info.mask, side, colour), lambda: _inked(info, side, colour))


def _inked(info: IconInfo, side: int, colour: Colour) -> pygame.Surface:
    mask = _mask(info.mask)
    if mask is None:
        return _lettered(info.name, side, colour)
    small = pygame.transform.smoothscale(mask, (side, side))
    small.fill((0, 0, 0, _CRISP_LOSS), special_flags=pygame.BLEND_RGBA_SUB)
    extra = small.copy()
    extra.fill((0, 0, 0, _CRISP_GAIN), special_flags=pygame.BLEND_RGBA_MULT)
    small.blit(extra, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return tint(small, colour)


def _lettered(name: str, side: int, colour: Colour) -> pygame.Surface:
    """Stand in for a missing mask: a ring with the first letters of the name."""
    canvas = Canvas((side, side), colour)
    width = max(1.0, side * 0.06)
    canvas.rounded((0, 0, side, side), side * 0.3, colour)
    canvas.rounded(inset((0, 0, side, side), width), side * 0.3 - width, colour, 0)
    surface = canvas.finish()
    letters = name[:2] if side >= 20 else name[:1]
    style = Style(Face.LABEL, round(side * 0.56), colour)
    image = render(letters, style.at(fit_px(letters, style, side * 0.8, 6)))
    surface.blit(image, image.get_rect(center=(side // 2, side // 2)))
    return surface


def draw_icon(
    surface: pygame.Surface,
    icon_id: str,
    centre: tuple[float, float],
    px: float,
    colour: Colour,
    number: int | str = 0,
) -> None:
    image = icon(icon_id, px, colour, number)
    rect = image.get_rect(center=(round(centre[0]), round(centre[1])))
    tell_of_icon(surface, icon_id, rect, colour)
    surface.blit(image, rect)


_glyphs = SurfaceCache(megabytes=4)
_WIDTH = 2.2


class _Pen:
    """A canvas seen through a 24-unit grid."""

    def __init__(self, px: int, colour: Colour) -> None:
        self.canvas = Canvas((px, px), colour)
        self._k = px / 24
        self._colour = colour

    def _at(self, point: Point) -> Point:
        return point[0] * self._k, point[1] * self._k

    def line(self, *points: Point, width: float = _WIDTH, closed: bool = False) -> None:
        large = [self._at(p) for p in points]
        self.canvas.stroke(large, self._colour, width * self._k, closed=closed)

    def dashed(self, points: list[Point], dash: float) -> None:
        k = self._k
        large = [self._at(p) for p in points]
        self.canvas.dashes(large, self._colour, _WIDTH * k, dash * k, dash * k)

    def dot(self, centre: Point, radius: float) -> None:
        self.canvas.circle(self._at(centre), radius * self._k, self._colour)

    def ring(self, centre: Point, radius: float, width: float = _WIDTH) -> None:
        outer = (radius + width / 2) * self._k
        self.canvas.ring(self._at(centre), outer, width * self._k, self._colour)


def _turn_back(pen: _Pen, mirrored: bool) -> None:
    def x(value: float) -> float:
        return 24 - value if mirrored else value

    curve = bezier((x(14), 9), (x(22), 9), (x(22), 19), (x(14), 19))
    pen.line((x(5), 9), (x(14), 9), *curve, (x(9), 19))
    pen.line((x(9), 4), (x(4), 9), (x(9), 14))


def _log(pen: _Pen) -> None:
    for y in (6, 12, 18):
        pen.dot((5, y), 1.6)
        pen.line((9.5, y), (20, y))


def _plan(pen: _Pen) -> None:
    pen.line(*rounded_points((3, 6, 9, 13), 1.5), closed=True)
    pen.dashed(rounded_points((12, 4, 9, 13), 1.5), 2.6)


def _board(pen: _Pen) -> None:
    """Draw a table of rows and columns, one cell of it filled."""
    pen.line(*rounded_points((3, 4, 18, 16), 1.5), closed=True)
    pen.line((3, 10), (21, 10))
    pen.line((10, 4), (10, 20))
    pen.dot((15.5, 15), 2.2)


def _hint(pen: _Pen) -> None:
    pen.ring((12, 10), 6)
    pen.line((9.5, 18.5), (14.5, 18.5))
    pen.line((10.5, 21.5), (13.5, 21.5))
    pen.line((12, 10), (12, 15), width=1.8)


def _chart(pen: _Pen) -> None:
    """Draw a curve that falls, between two axes."""
    pen.line((3, 3), (3, 21), (21, 21))
    pen.line((6, 7), (11, 10), (15, 9), (20, 17))


def _gear(pen: _Pen) -> None:
    for tooth in range(8):
        a = tooth * math.pi / 4
        inner, outer = 6.5, 9.6
        pen.line(
            (12 + inner * math.cos(a), 12 + inner * math.sin(a)),
            (12 + outer * math.cos(a), 12 + outer * math.sin(a)),
            width=3,
        )
    pen.ring((12, 12), 6)
    pen.ring((12, 12), 2, 1.8)


def _check(pen: _Pen) -> None:
    pen.line((4, 13), (10, 19), (20, 6), width=3.3)


def _cross(pen: _Pen) -> None:
    pen.line((6, 6), (18, 18), width=3)
    pen.line((18, 6), (6, 18), width=3)


def _warn(pen: _Pen) -> None:
    pen.line((12, 3), (22, 20), (2, 20), closed=True)
    pen.line((12, 9), (12, 14))
    pen.dot((12, 17), 1.3)


def _arrow(pen: _Pen) -> None:
    pen.line((4, 12), (19, 12))
    pen.line((14, 7), (20, 12), (14, 17))


def _skip(pen: _Pen) -> None:
    for x in (5, 12):
        pen.line((x, 5), (x + 8, 12), (x, 19))


def _chevron(pen: _Pen, points: tuple[Point, Point, Point]) -> None:
    pen.line(*points, width=3)


def _minus(pen: _Pen) -> None:
    pen.line((5, 12), (19, 12), width=3)


def _plus(pen: _Pen) -> None:
    _minus(pen)
    pen.line((12, 5), (12, 19), width=3)


def _book(pen: _Pen) -> None:
    for side in (-1, 1):
        pen.line((12, 7), (12 + side * 9, 5), (12 + side * 9, 18), (12, 20))
    pen.line((12, 7), (12, 20))


def _window(pen: _Pen) -> None:
    pen.line(*notched_points((3, 5, 18, 14), 2), closed=True)
    pen.line((3, 9.5), (21, 9.5))


def _play(pen: _Pen) -> None:
    pen.line((7, 4), (19, 12), (7, 20), closed=True)


def _pause(pen: _Pen) -> None:
    for x in (8, 16):
        pen.line((x, 5), (x, 19), width=3.4)


def _fork(pen: _Pen) -> None:
    """Draw a line that another one leaves."""
    pen.line((4, 17), (20, 17))
    pen.line((7, 17), *bezier((9, 17), (13, 17), (11, 7), (16, 7)), (20, 7))
    pen.dot((4, 17), 2.4)


_DRAWN: dict[str, Callable[[_Pen], None]] = {
    "undo": lambda pen: _turn_back(pen, False),
    "redo": lambda pen: _turn_back(pen, True),
    "log": _log,
    "plan": _plan,
    "board": _board,
    "hint": _hint,
    "chart": _chart,
    "gear": _gear,
    "check": _check,
    "cross": _cross,
    "warn": _warn,
    "arrow": _arrow,
    "skip": _skip,
    "left": lambda pen: _chevron(pen, ((15, 4), (7, 12), (15, 20))),
    "right": lambda pen: _chevron(pen, ((9, 4), (17, 12), (9, 20))),
    "up": lambda pen: _chevron(pen, ((4, 15), (12, 7), (20, 15))),
    "down": lambda pen: _chevron(pen, ((4, 9), (12, 17), (20, 9))),
    "minus": _minus,
    "plus": _plus,
    "book": _book,
    "window": _window,
    "play": _play,
    "pause": _pause,
    "fork": _fork,
}


def glyph(name: str, px: float, colour: Colour) -> pygame.Surface:
    """Return a sign as a square surface of exactly that many pixels."""
    side = max(4, round(px))

    def make() -> pygame.Surface:
        pen = _Pen(side, colour)
        _DRAWN[name](pen)
        return pen.canvas.finish()

    return _glyphs.get((name, side, colour), make)


def draw_glyph(
    surface: pygame.Surface, name: str, centre: tuple[float, float], px: float, colour: Colour
) -> None:
    """Draw a sign around its centre."""
    image = glyph(name, px, colour)
    surface.blit(image, image.get_rect(center=(round(centre[0]), round(centre[1]))))
