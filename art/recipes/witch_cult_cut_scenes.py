"""Threats and evidence of The Witch Cult Murders, cut flat."""

from __future__ import annotations

import numpy as np

from art.kit.block import Page
from art.kit.cut_heads import Build, Head
from art.kit.noise import smoothstep
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")


def fist(c: Woodcut, x: float, y: float, s: float) -> None:
    """A fist from the side; its knuckles strike at (x, y), the arm comes from the right."""

    def at(*points: Point) -> list[Point]:
        return [(x + px * s, y + py * s) for px, py in points]

    lit = (-0.5, -1)
    c.lit(blade(at((1.2, 0.5), (2.2, 0.9), (3.4, 1.5)), [0.8 * s, 1.0 * s, 1.3 * s]),
        towards=(-0.3, -1), reach=0.3 * s, hard=1.1, halo=6)
    c.lay(at((1.12, 0.02), (1.5, 0.2), (1.22, 1.0), (0.86, 0.86)), tone=1.15, halo=5)
    c.lit(curve(*at((0.1, -0.42), (0.5, -0.56), (0.94, -0.36), (1.26, 0.1), (1.1, 0.84),
        (0.7, 0.98), (0.3, 0.9),
        (0.1, 0.4)), tension=0.7), towards=lit, reach=0.9 * s, hard=1.6, halo=6)
    for k, (fy, long) in enumerate(((-0.36, 0.44), (-0.06, 0.5), (0.24, 0.48), (0.52, 0.4))):
        knuckle = curve(*at((0.46, fy - 0.13), (0.12, fy - 0.17), (-0.06, fy - 0.06),
            (-0.06, fy + 0.1), (0.12, fy + 0.16), (long, fy + 0.14)), tension=0.8)
        c.lit(knuckle, towards=lit, reach=0.28 * s, hard=1.7, halo=5)
        c.gouge(at((0.3 + (k % 2) * 0.03, fy - 0.11), (0.34, fy), (0.3, fy + 0.1)), 4, tone=0)
    c.lit(blade(at((0.86, 0.6), (0.56, 0.42), (0.4, 0.1), (0.42, -0.14)),
        [0.3 * s, 0.34 * s, 0.3 * s, 0.16 * s]), towards=lit, reach=0.26 * s, hard=1.6, halo=5)


@art("face-in-the-pane")
def face_in_the_pane(page: Page) -> Woodcut:
    """The glass has learned it by heart."""
    c = Woodcut(page)
    for i in range(14):
        y = 12 + i * 32
        c.gouge([(-10, y), (60, y + 4), (128, y)], 6, ends=(1, 0.3))
        c.gouge([(610, y), (540, y + 4), (474, y)], 4, ends=(1, 0.3))
    c.lay([(120, -10), (480, -10), (480, 450), (120, 450)], tone=1.15, halo=6)
    c.lay([(140, -10), (460, -10), (460, 450), (140, 450)], tone=0)
    red = c.lay([(150, -10), (450, -10), (450, 450), (150, 450)], tone=1.15, accent=1.0, solid=True)
    before = c.block.tone.copy()
    h = Head(c, 300, 236, 186, expression="afraid", tilt=3, build=Build(gaunt=1.4, age=0.8))
    c.lay(h.shape((0, -1.1), (0.5, -1.0), (0.8, -0.5), (0.8, 0.2), (0.6, 0.9), (0, 1.1),
        (-0.6, 0.9), (-0.8, 0.2), (-0.8, -0.5), (-0.5, -1.0)), tone=0)
    h.draw()
    h.hair("long")
    c.block.tone = np.where(red > 0.5, c.block.tone, before)
    c.block.accent = np.maximum(c.block.accent, red)  # it is in the glass, not behind it
    for bar in ([(286, -10), (298, -10), (298, 450), (286, 450)], [(140, 116), (460, 116),
        (460, 128), (140, 128)]):
        c.lay(bar, tone=1.15, halo=4)
    return c


@art("wrong-reflection")
def wrong_reflection(page: Page) -> Woodcut:
    """She brushes her hair; he strokes his beard."""
    c = Woodcut(page)
    frame = circle(344, 196, 166, 196)
    c.lay(frame, tone=1.15, halo=6)
    glass = c.lay(circle(344, 196, 148, 178), tone=1.15, accent=1.0, solid=True)
    c.block.over(c.mask(circle(344, 196, 157, 187), stroke=5), tone=0)
    h = Head(c, 368, 176, 104, expression="sly", tilt=-4, build=Build(gaunt=1.2, nose=1.2, age=1.4))
    c.block.over(glass * c.mask(h.shape((-0.5, 1.0), (-1.3, 1.5), (-1.5, 2.4), (1.5, 2.4),
        (1.3, 1.5), (0.5, 1.0))), tone=0, accent=0)
    h.draw(bald=True)
    h.hair("receding")
    h.beard("full")
    bob = curve((176, 150), (232, 164), (256, 220), (262, 300), (254, 344), (210, 352), (150, 350),
        (110, 336), (104, 260), (120, 190), tension=0.7)
    c.lit(curve((86, 350), (130, 336), (230, 336), (292, 370), (330, 470), (20, 470), tension=0.6),
        towards=(1, -0.6), reach=24, hard=1.1, halo=7)
    c.lit(bob, towards=(1, -0.6), reach=34, hard=1.1, halo=7, angle=82)
    for i in range(5):
        c.gouge([(150 + i * 16, 190), (140 + i * 22, 260), (134 + i * 24, 336)], 5)
    return c


@art("meadow-hill-coven")
def meadow_hill_coven(page: Page) -> Woodcut:
    """Nine robes round the fire; I know the shoes."""
    c = Woodcut(page)
    glow = np.hypot((c.X - 300) * 0.8, c.Y - 300)
    c.block.over(np.ones_like(c.X),
        tone=1.0 * smoothstep(330, 120, glow + (c.noise(60, "g", 3) - 0.5) * 90),
        accent=1.0, phase=c.rings(300, 300), gap=1.3)
    for x, y, s in ((208, 250, 0.6), (392, 250, 0.6), (300, 238, 0.56), (126, 290, 0.8),
        (474, 290, 0.8)):
        _robe(c, x, y, s, lit=True)
    for k, (x, top, w) in enumerate(((262, 300, 26), (300, 236, 40), (340, 290, 28))):
        c.shine(c.lay(blade([(x, 400), (x + 12, 350), (x - 12 + k * 8, (top + 350) / 2),
            (x + 4, top)], [w, w * 1.3, w * 0.8, 0]), tone=1.15, halo=4, solid=True))
    c.lay(blade([(230, 408), (300, 398), (372, 412)], [14, 18, 14]), blade([(240, 394), (300, 408),
        (366, 392)], [12, 16, 12]), tone=0, halo=-3)
    for x, y, s in ((64, 360, 1.25), (536, 360, 1.25), (196, 410, 1.35), (412, 412, 1.35)):
        _robe(c, x, y, s, lit=False)
    return c


def _robe(c: Woodcut, x: float, y: float, s: float, *, lit: bool) -> None:
    hood = curve((0, -130), (22, -112), (34, -84), (40, -40), (56, 20), (62, 90), (-62, 90),
        (-56, 20), (-40, -40), (-34, -84), (-22, -112), tension=0.5)
    shape = moved(hood, x, y, s)
    side = -1.0 if x > 300 else 1.0
    c.lay(shape, tone=0, halo=-3 if lit else 0)
    c.lit(shape, towards=(side, 0.4) if lit else (side, -0.6),
        reach=(12 if lit else 16) * s, hard=1.2)
    if lit:
        for side in (-1, 1):
            c.shine(c.lay(moved(circle(side * 8, -88, 4, 3), x, y, s), tone=1.15, solid=True))
