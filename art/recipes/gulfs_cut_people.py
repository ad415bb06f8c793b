"""People of Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

from art.kit.block import Page
from art.kit.cut_hands import hand
from art.kit.cut_heads import Build
from art.kit.cut_profiles import Profile
from art.kit.woodcut import Woodcut, blade, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("the-blind-organ-tuner")
def the_blind_organ_tuner(page: Page) -> Woodcut:
    """He hears the fork out to the end."""
    c = Woodcut(page)
    for i, top in enumerate((150, 96, 46, 10, 40, 90)):
        x = 326 + i * 48
        c.lay([(x, top), (x + 36, top), (x + 36, 450), (x, 450)], tone=c.ramp((x, 0), (x + 36, 0),
            1.15, -0.2), accent=float(i % 2), phase=c.lines(90))
        c.lay(curve((x + 6, 330), (x + 18, 306), (x + 30, 330), (x + 18, 346)), tone=0, halo=3)
    h = Profile(c, 204, 192, 124, tilt=-10, expression="calm",
        build=Build(age=1.2, nose=0.8, gaunt=0.8))
    h.collar(drop=2.4)
    h.draw()
    h.hair("receding")
    h.beard("full")
    lens = h.shape((0.36, -0.14), (0.6, -0.18), (0.66, -0.04), (0.56, 0.06), (0.4, 0.04))
    c.lay(lens, tone=0, halo=4)
    h.stroke((0.36, -0.08), (0.16, -0.1), (0.0, -0.06), width=0.05)
    h.stroke((0.46, -0.1), (0.54, -0.08), (0.58, -0.02), width=0.05, tone=1)
    c.lit(blade([(300, 480), (352, 400), (362, 316)], [90, 70, 44]), towards=(1, -0.4),
        reach=22, hard=1.1, halo=7)
    hand(c, "holding", 362, 330, 52, turn=14, flip=True, towards=(1, -0.4), layer="under")
    fork = [(384, 250), (392, 250), (392, 190), (404, 176), (404, 84), (413, 84), (413, 182),
        (398, 198), (376, 198), (362, 182), (362, 84), (371, 84), (371, 176), (384, 190)]
    c.lay(fork, tone=1.15, accent=1.0, halo=6, solid=True)
    hand(c, "holding", 362, 330, 52, turn=14, flip=True, towards=(1, -0.4), layer="over")
    for k in (1, 2):
        for side in (-1, 1):
            c.gouge([(388 + side * (28 + k * 12), 84 - k * 2), (388 + side * (34 + k * 14), 120),
                (388 + side * (28 + k * 12), 158)], 4, accent=1.0)
    return c
