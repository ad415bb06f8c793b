"""Compose the backs of the decks; shape and pattern tell them apart, not colour alone."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

import pygame

from arkham.rules.cards import KINDS, KindInfo
from arkham.scenes.cards.frame import ASPECT
from arkham.scenes.draw.canvas import Canvas, Point, inset
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.icons import draw_icon
from arkham.scenes.draw.surfaces import Colour, blank
from arkham.scenes.draw.text import Style, draw
from arkham.scenes.draw.theme import ACCENTS, Theme, mix

_WIDTH = 150  # the backs are drawn on a grid of 150 x 210


class _Look(NamedTuple):
    base: Colour
    ring: Colour
    line: Colour
    icon: str
    ink: Colour


def _look(kind: KindInfo, theme: Theme) -> _Look:
    paper, ink, accent = theme.paper, theme.ink, theme.accent
    violet = ACCENTS["violet"].light
    icon = f"kind.{kind.name}"
    match kind.ground:
        case "accent":
            return _Look(accent.fill, accent.on, mix(accent.fill, ink, 0.4), icon, paper)
        case "slate":
            return _Look(theme.slate, paper, mix(theme.slate, paper, 0.32), icon, paper)
        case "plum":
            return _Look(theme.plum, violet, mix(theme.plum, violet, 0.4), icon, paper)
        case "paper":
            share = 0.5 if kind.pattern == "lines" else 0.3
            return _Look(theme.paper_shade, ink, mix(theme.paper_shade, ink, share), icon, ink)
    return _Look(ink, accent.fill, mix(ink, paper, 0.6), "kind.clue", paper)


def card_back(kind_name: str, width: int, theme: Theme, mark: str = "") -> pygame.Surface:
    """Return the back of a deck at a width; `mark` is printed on it, as I or II."""
    kind = KINDS[kind_name]
    height = round(width * ASPECT)
    k = width / _WIDTH
    look = _look(kind, theme)
    rim = mix(theme.ink, theme.paper, 0.42)
    surface = blank((width, height), rim)
    board = Canvas((width, height), rim)
    box = (0.0, 0.0, float(width), float(height))
    board.rounded(box, 8 * k, rim)
    board.rounded(inset(box, max(1.0, 1.2 * k)), 7 * k, theme.ink)
    board.rounded(inset(box, 3 * k), 6 * k, look.base)
    surface.blit(board.finish(), (0, 0))
    surface.blit(_pattern(kind.pattern, width, height, k, look), (round(8 * k), round(8 * k)))
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


def _pattern(pattern: str, width: int, height: int, k: float, look: _Look) -> pygame.Surface:
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


_Emblem = Callable[[Canvas, Point, float, float, _Look, Theme], None]


def _round_emblem(
    canvas: Canvas, centre: Point, r: float, k: float, look: _Look, theme: Theme
) -> None:
    canvas.circle(centre, r, theme.ink)
    canvas.ring(centre, r - 2 * k, max(1.0, 1.8 * k), look.ring)


def _shield(canvas: Canvas, centre: Point, r: float, k: float, look: _Look, theme: Theme) -> None:
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


def _diamond(canvas: Canvas, centre: Point, r: float, k: float, look: _Look, theme: Theme) -> None:
    x, y = centre

    def points(reach: float) -> list[Point]:
        return [(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)]

    canvas.polygon(points(r * 1.3), theme.ink)
    canvas.stroke(points(r * 1.18), look.ring, max(1.0, 1.8 * k), closed=True)


def _bare(canvas: Canvas, centre: Point, r: float, k: float, look: _Look, theme: Theme) -> None:
    """Leave the folder without an emblem; its lines are enough."""


def _paper_disc(
    canvas: Canvas, centre: Point, r: float, k: float, look: _Look, theme: Theme
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
