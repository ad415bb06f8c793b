"""Pictures of Infinite Gulfs of Darkness: faces, stones and depths that can wait."""

from __future__ import annotations

import math

from art.kit.block import SOLID, Page
from art.kit.cut_gulfs import box, form
from art.kit.cut_light import ink, paper
from art.kit.woodcut import Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("the-harbour-diver")
def the_harbour_diver(page: Page) -> Woodcut:
    """In the glass of his helmet shines the lamp he left below, and what has picked it up."""
    c = Woodcut(page)
    ink(c, box(0, 0, 600, 440))
    light = (-0.6, -0.6, 0.5)
    hose = blade([(330, 60), (440, 20), (500, 60), (520, 160), (600, 220)], (34, 34, 34, 34, 34))
    ink(c, hose, halo=-5)
    form(c, hose, light=light, swell=17, angle=50)
    for k in range(7):
        x, y = 420 + k * 16, 26 + max(0, k - 3) * 14
        c.gouge([(x, y - 16), (x + 5, y), (x + 2, y + 18)], 5, tone=0)
    corselet = curve((20, 470), (40, 380), (110, 336), (250, 320), (400, 336), (480, 384),
        (510, 470), tension=0.5)
    ink(c, corselet, halo=-7)
    form(c, corselet, light=light, swell=60, hard=1.4, angle=12)
    for x, y in ((76, 404), (150, 372), (250, 360), (350, 370), (430, 402)):
        ink(c, circle(x, y, 13))
        paper(c, circle(x - 2, y - 2, 7))
    dome = curve((90, 330), (64, 240), (70, 140), (128, 52), (240, 12), (350, 48), (414, 140),
        (424, 240), (398, 330), (250, 352), tension=0.85)
    ink(c, dome, halo=-7)
    form(c, dome, light=light, swell=150, hard=1.45, angle=-30, bend=0.6)
    side = circle(396, 196, 26, 54)
    ink(c, side, halo=-6)
    for k in (-1, 0, 1):
        c.gouge([(376, 196 + k * 26), (396, 200 + k * 26), (418, 196 + k * 26)], 6)
    collar = curve((84, 322), (250, 346), (406, 322), (410, 346), (250, 374), (80, 346),
        tension=0.5)
    form(c, collar, light=light, swell=12, hard=1.8, halo=6, angle=0)
    _port(c, 222, 190, 112)
    for x, y, r in ((520, 300, 20), (556, 262, 12), (500, 360, 12), (560, 350, 8), (470, 322, 7)):
        paper(c, circle(x, y, r))
        ink(c, circle(x + 2, y + 2, r - 4))
    return c


def _port(c: Woodcut, x: float, y: float, r: float) -> None:
    """The front glass in its bolted ring, and what it mirrors."""
    ink(c, circle(x, y, r + 6))
    paper(c, circle(x, y, r))
    for k in range(8):
        a = math.radians(k * 45 + 22)
        ink(c, circle(x + math.cos(a) * (r - 13), y + math.sin(a) * (r - 13), 6))
    glass = circle(x, y, r - 26)
    ink(c, glass)
    inside = c.mask(circle(x, y, r - 31))
    floor = [(x - 100, y + 52), (x - 20, y + 44), (x + 40, y + 54), (x + 100, y + 42),
        (x + 100, y + 100), (x - 100, y + 100)]
    c.block.over(inside, tone=1.15, accent=1.0, kind=SOLID)
    c.shine(inside)
    arm = blade([(x + 110, y - 50), (x + 60, y - 30), (x + 30, y - 16)], (44, 34, 40))
    claws = [blade(points, (20, 18, 13, 2)) for points in (
        [(x + 34, y - 28), (x + 4, y - 54), (x - 28, y - 44), (x - 46, y - 4)],
        [(x + 24, y - 18), (x - 4, y - 26), (x - 24, y - 6), (x - 32, y + 24)],
        [(x + 26, y - 6), (x + 6, y + 2), (x - 8, y + 20), (x - 10, y + 42)],
        [(x + 40, y - 4), (x + 34, y + 16), (x + 22, y + 30), (x + 14, y + 48)])]
    c.block.over(c.mask(arm, *claws, floor) * inside, tone=0.0, accent=0.0, kind=SOLID)
    c.shine(paper(c, moved(box(-18, -12, 14, 13), x - 40, y + 44, 1, -16), halo=4))
    c.gouge([(x - 66, y - 20), (x - 56, y - 50), (x - 32, y - 70)], 8)
