"""Relics, victims and visitors of The Witch Cult Murders, cut flat."""

from __future__ import annotations

from art.kit.block import Page
from art.kit.cut_hands import hand
from art.kit.cut_heads import Build, Head
from art.kit.woodcut import Point, Woodcut, blade, circle, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")


def _box(left: float, top: float, right: float, bottom: float) -> list[Point]:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


@art("frank-elwood")
def frank_elwood(page: Page) -> Woodcut:
    """A candle, a student, and on the wall the shadow of a rat with hands."""
    c = Woodcut(page)
    c.lay([(290, 0), (560, 0), (520, 440), (330, 440)], tone=1.15, accent=1.0, solid=True)
    rat = curve((600, 450), (470, 430), (430, 380), (410, 300), (388, 258), (346, 240), (326, 216),
        (348, 196), (386, 176), (400, 150), (396, 112), (420, 92), (446, 112), (456, 140),
        (500, 160), (548, 200), (590, 260), (640, 300), tension=0.8)
    c.lay(rat, tone=0)
    c.lay(circle(410, 186, 9), tone=1.15)
    for k in range(3):
        c.gouge([(342, 216 + k * 6), (306, 212 + k * 18), (272, 222 + k * 28)], 4, tone=0)
    for k in range(4):
        c.lay([(340 + k * 13, 236 + k * 3), (350 + k * 13, 238 + k * 3), (342 + k * 13,
            256 + k * 3)], tone=1.15, accent=1.0, solid=True)
    for k in range(4):  # its hand
        c.lay(blade([(420, 320), (380 - k * 4, 322 + k * 12), (350 - k * 2, 306 + k * 22)], (22,
            11, 3)), tone=0)
    h = Head(c, 196, 196, 104, expression="afraid", build=Build(gaunt=0.4))
    c.lay(circle(200, 196, 88, 118), tone=0, halo=6)
    h.collar(drop=2.4)
    h.draw()
    h.hair("short")
    c.lay(_box(318, 330, 350, 450), tone=1.15, halo=7)
    c.shine(c.lay(curve((334, 326), (322, 304), (334, 266), (346, 304)), tone=1.15, solid=True,
        halo=6))
    hand(c, "gripping", 296, 436, 54, turn=8, towards=(1, -0.3), cuff=True)
    return c
