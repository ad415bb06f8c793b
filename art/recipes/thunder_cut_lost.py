"""Those who were lost on the mountain, of Called Forth by Thunder."""

from __future__ import annotations

from art.kit.block import Page
from art.kit.cut_hands import hand
from art.kit.cut_heads import Build, Expression
from art.kit.cut_light import colour, fringe, ink, paper
from art.kit.cut_profiles import Profile
from art.kit.cut_strokes import joined, limb
from art.kit.woodcut import Woodcut, blade, circle, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")


@art("hannah-ten-broeck")
def hannah_ten_broeck(page: Page) -> Woodcut:
    """Her last basket throws a shadow on the wall that is no basket's."""
    c = Woodcut(page)
    wall = [(250, -10), (610, -10), (610, 380), (250, 380)]
    colour(c, wall)
    fringe(c, [(250, -10), (250, 380)], (90, 0), gap=11, width=12, seed=4)
    shadow = joined(limb([(640, 400), (600, 300), (556, 218)], [150, 120, 96]),
        circle(540, 196, 56, 60),
        *[limb([(540 + dx, 190), (kx, ky), (tx, ty)], [34, 27, 17]) for dx, kx, ky, tx, ty in (
            (-36, 446, 170, 392, 214), (-30, 440, 104, 372, 120), (-10, 470, 54, 408, 40),
            (16, 530, 40, 490, -14))],
        *[blade([(ax, ay), (bx, by), (tx, ty)], [17, 12, 0]) for ax, ay, bx, by, tx, ty in (
            (392, 214, 372, 236, 372, 262), (372, 120, 344, 132, 332, 160),
            (408, 40, 378, 46, 356, 72), (490, -14, 460, -10, 440, 10))])
    ink(c, shadow)
    ink(c, [(-10, 376), (610, 376), (610, 450), (-10, 450)])
    paper(c, [(230, 376), (610, 376), (610, 385), (230, 385)])
    old = Profile(c, 138, 150, 104, tilt=10, expression=Expression(-0.04, 0.06, 0.03, 0, 0.03),
        build=Build(age=1.6, nose=0.8, gaunt=0.4))
    old.collar(drop=3.2)
    old.draw()
    old.hair("bun")
    _half_basket(c, 352, 376)
    hand(c, "holding", 214, 396, 70, turn=44, towards=(1, -0.5), cuff=True)
    return c


def _half_basket(c: Woodcut, x: float, y: float) -> None:
    """Half a basket: woven below, the bare splints above, some of them bitten off."""
    ends = ((-86, -176), (-60, -150), (-34, -190), (-6, -128), (20, -110), (46, -128), (72, -180))
    for k, (dx, dy) in enumerate(ends):
        root = (x - 52 + k * 18, y - 70)
        c.lay(blade([root, ((root[0] + x + dx) / 2, y + dy * 0.7), (x + dx, y + dy)], [13, 13, 11]),
            tone=1.15, solid=True, halo=5)
    body = curve((x - 74, y - 84), (x + 76, y - 84), (x + 62, y - 2), (x - 58, y - 2), tension=0.2)
    ink(c, body, halo=6)
    for row in range(4):
        for k in range(7):
            left = x - 70 + row * 3 + k * 21 - (row % 2) * 9
            paper(c, curve((left, y - 76 + row * 20), (left + 16, y - 78 + row * 20), (left + 16,
                y - 64 + row * 20), (left, y - 62 + row * 20), tension=0.4), keep=1 - c.mask(body))
