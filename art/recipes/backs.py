"""Pictures of the backs of the decks; each has a shape of its own, not only a colour."""

from __future__ import annotations

import math
from collections.abc import Sequence

import cv2
import numpy as np
import skia
from PIL.Image import Image

from art.kit.block import SOLID, Block, Page, path_through
from art.kit.engrave import engraving
from art.kit.icons import mask
from art.registry import Recipes

art = Recipes("backs", accent="red")

SIZE = (300, 420)
CENTRE = (150, 210)
PAPER = 1.4  # a tone that is bare paper beyond doubt
Outline = Sequence[tuple[float, float]]


def _border(block: Block) -> None:
    """Leave a margin of ink, a ruled line of paper and one of the accent."""
    margin = skia.Path()
    margin.addRect(skia.Rect.MakeLTRB(0, 0, 300, 420))
    margin.addRoundRect(skia.Rect.MakeLTRB(14, 14, 286, 406), 10, 10)
    margin.setFillType(skia.PathFillType.kEvenOdd)
    block.over(block.path(margin), tone=0, accent=0, kind=SOLID)
    for inset, accent in ((8, 0.0), (14, 1.0)):
        rule = skia.Path()
        box = skia.Rect.MakeLTRB(inset, inset, 300 - inset, 420 - inset)
        rule.addRoundRect(box, 10, 10)
        block.over(block.path(rule, stroke=2.4), tone=PAPER, accent=accent, kind=SOLID)


def _plate(block: Block, shape: skia.Path, *, tone: float = 0, accent: float = 0) -> None:
    """Lay a plate of ink, paper or accent with a ring round it."""
    block.over(block.path(shape, stroke=16), tone=0, accent=0, kind=SOLID)
    block.over(block.path(shape), tone=tone, accent=accent, kind=SOLID)
    ring = 0 if tone and not accent else PAPER
    block.over(block.path(shape, stroke=3.4), tone=ring, accent=0, kind=SOLID)


def _icon(block: Block, name: str, size: float, *, y: float = 210, tone: float = PAPER) -> None:
    """Print an icon of the table on the plate."""
    pixels = round(size * block.scale)
    glyph = np.asarray(mask(name, pixels))[..., 3].astype(np.float32) / 255
    left, top = round(150 * block.scale - pixels / 2), round(y * block.scale - pixels / 2)
    shift = np.array([[1, 0, left], [0, 1, top]], np.float32)
    ink = cv2.warpAffine(glyph, shift, (block.px_width, block.px_height))
    block.over(ink, tone=tone, accent=0, kind=SOLID)


def _solid(block: Block, outline: Outline, *, tone: float = PAPER, accent: float = 0.0) -> None:
    """Lay one flat shape of paper, accent or ink."""
    block.over(block.path(path_through(*outline)), tone=tone, accent=accent, kind=SOLID)


def _around(angle: float, away: float) -> tuple[float, float]:
    return CENTRE[0] + math.cos(angle) * away, CENTRE[1] + math.sin(angle) * away


def _diamond(half: float) -> Outline:
    x, y = CENTRE
    return [(x, y - half), (x + half, y), (x, y + half), (x - half, y)]


def _finished(block: Block) -> Image:
    _border(block)
    return engraving(block, block.page.accent, vignette=0)


def _circle(radius: float) -> skia.Path:
    shape = skia.Path()
    shape.addCircle(*CENTRE, radius)
    return shape


def _clue(page: Page) -> Image:
    """A circle with rays."""
    block = Block(page)
    for k in range(36):
        a, half = math.tau * k / 36, math.tau / 36 * (0.3 if k % 2 else 0.2)
        near, far = (94, 250) if k % 2 else (112, 330)
        _solid(block, [_around(a, near), _around(a - half, far), _around(a + half, far)])
    _plate(block, _circle(70), tone=PAPER, accent=1.0)
    # paper on amber is too weak to read
    _icon(block, "evidence", 88, tone=0 if page.accent == "amber" else PAPER)
    return _finished(block)


def _victim(page: Page) -> Image:
    """A shield over slanting lines."""
    block = Block(page)
    for k in range(-18, 22):
        y = 210 + k * 24
        _solid(block, [(-10, y + 108), (310, y - 108), (310, y - 98), (-10, y + 122)], accent=1.0)
    shield: Outline = [(80, 135), (220, 135), (222, 225), (150, 308), (78, 225)]
    _plate(block, path_through(*shield))
    _icon(block, "victim", 92, y=206)
    return _finished(block)


@art("clue-red", size=SIZE, scale=2.0)
def clue_red(page: Page) -> Image:
    return _clue(page)


@art("clue-amber", size=SIZE, scale=2.0, accent="amber")
def clue_amber(page: Page) -> Image:
    return _clue(page)


@art("clue-violet", size=SIZE, scale=2.0, accent="violet")
def clue_violet(page: Page) -> Image:
    return _clue(page)


@art("victim-red", size=SIZE, scale=2.0)
def victim_red(page: Page) -> Image:
    return _victim(page)


@art("victim-amber", size=SIZE, scale=2.0, accent="amber")
def victim_amber(page: Page) -> Image:
    return _victim(page)


@art("storm-amber", size=SIZE, scale=2.0, accent="amber")
def storm(page: Page) -> Image:
    """A circle in the rain."""
    block = Block(page)
    for k in range(90):
        x, y, long = (k * 97) % 320 - 10, (k * k * 37 + k * 61) % 440 - 10, 22 + (k * 13) % 24
        accent = 1.0 if k % 3 == 0 else 0.0
        _solid(block, [(x, y), (x + 4, y + 1), (x - long * 0.28, y + long)], accent=accent)
    _plate(block, _circle(70))
    _icon(block, "storm-card", 96)
    return _finished(block)


@art("menace-violet", size=SIZE, scale=2.0, accent="violet")
def menace(page: Page) -> Image:
    """A diamond in diamonds."""
    block = Block(page)
    for k in range(8, 0, -1):
        _solid(block, _diamond(98 + k * 26), accent=1.0)
        _solid(block, _diamond(98 + k * 26 - 9 - k), tone=0)
    _plate(block, path_through(*_diamond(98)))
    _icon(block, "menace", 96)
    return _finished(block)


@art("case-violet", size=SIZE, scale=2.0, accent="violet")
def case(page: Page) -> Image:
    """A folder with its tab and a label."""
    block = Block(page)
    for k in range(22):
        y = 16 + k * 19
        _solid(block, [(10, y), (290, y + 2), (290, y + 6), (10, y + 3)], accent=1.0)
    folder: Outline = [(34, 110), (122, 110), (140, 134), (266, 134), (266, 330), (34, 330)]
    _plate(block, path_through(*folder), tone=PAPER)
    _icon(block, "objective", 92, y=232, tone=0)
    return _finished(block)
