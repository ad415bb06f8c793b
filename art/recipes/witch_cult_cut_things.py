"""More monsters, places and evidence of The Witch Cult Murders, cut flat."""

from __future__ import annotations

import numpy as np

from art.kit.block import Page
from art.kit.cut_hands import hand
from art.kit.cut_heads import Build, Head
from art.kit.woodcut import Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")


@art("wedding-photograph")
def wedding_photograph(page: Page) -> Woodcut:
    """The groom looks terrified; the smile has been in some other family for years."""
    c = Woodcut(page)
    card = moved([(-220, -190), (220, -190), (220, 214), (-220, 214)], 300, 216, 1.0, 3)
    c.lay(card, tone=1.15, halo=6)
    view = c.lay(moved([(-198, -168), (198, -168), (198, 168), (-198, 168)], 300, 216, 1.0, 3),
        tone=0)
    tone, accent = c.block.tone.copy(), c.block.accent.copy()
    c.lay([(60, 0), (560, 0), (560, 460), (60, 460)], tone=1.15, accent=1.0, solid=True)
    groom = Head(c, 212, 190, 88, expression="afraid", tilt=-6, build=Build(gaunt=0.8))
    c.lay(groom.shape((0, -1.1), (0.6, -0.9), (0.8, -0.2), (0.7, 0.6), (0.2, 1.1), (-0.3, 1.08),
        (-0.74, 0.5), (-0.8, -0.2), (-0.6, -0.9)), tone=0)
    groom.collar(drop=3.0)
    groom.draw()
    groom.hair("short")
    bride = Head(c, 388, 196, 88, flip=True, expression="sly", tilt=5,
        build=Build(gaunt=0.6, nose=0.4), accent_eye=True)
    veil = bride.shape((0, -1.36), (0.7, -1.1), (1.0, -0.3), (1.2, 1.0), (1.6, 2.6), (-1.6, 2.6),
        (-1.2, 1.0), (-1.0, -0.3), (-0.7, -1.1))
    v = c.lay(veil, tone=1.15, halo=7)
    for d in (-1.1, -0.9, 0.9, 1.1):
        c.gouge([bride.at(d * 0.5, -1.1), bride.at(d * 0.9, 0.2), bride.at(d * 1.2, 2.2)],
            6, tone=0, within=v)
    c.lay(bride.shape((0, -1.1), (0.6, -0.9), (0.78, -0.2), (0.7, 0.6), (0.2, 1.1), (-0.3, 1.08),
        (-0.74, 0.5), (-0.78, -0.2), (-0.6, -0.9)), tone=0)
    bride.draw()
    bride.hair("short")
    c.lay(curve((330, 366), (360, 330), (408, 330), (440, 366), (420, 400), (350, 400)), tone=0)
    for x, y in ((352, 366), (382, 346), (412, 364), (366, 390), (402, 390), (384, 372)):
        c.lay(circle(x, y, 15), tone=1.15, accent=1.0, halo=3, solid=True)
        c.gouge([(x - 6, y), (x, y + 5), (x + 6, y - 2)], 4, tone=0)
    c.block.tone = np.where(view > 0.5, c.block.tone, tone)
    c.block.accent = np.where(view > 0.5, c.block.accent, accent)
    return c


@art("curved-knife")
def curved_knife(page: Page) -> Woodcut:
    """It fits the hand better than a handshake."""
    c = Woodcut(page)
    c.lay([(150, -10), (610, -10), (610, 450), (260, 450)], tone=c.ramp((600, 100), (240, 330),
        0.85, 0.1), phase=c.lines(-66), gap=1.3)
    edge = curve((252, 252), (300, 190), (344, 120), (430, 60), (520, 20), (470, 96), (426, 180),
        (350, 240), (292, 290), tension=0.7)
    c.lay(edge, tone=1.15, halo=8)
    c.lay(curve((292, 290), (350, 240), (426, 180), (470, 96), (520, 20), (448, 90), (396, 168),
        (330, 228), (276, 272), tension=0.7), tone=1.15, accent=1.0, solid=True)
    for x, y, r in ((420, 232, 10), (398, 280, 14), (404, 326, 8), (430, 300, 6)):
        c.lay(blade([(x, y - r * 1.6), (x + 1, y), (x, y + r)], [0, r * 1.5, r * 0.8]),
            tone=1.15, accent=1.0, halo=3, solid=True)
    c.lit(moved([(-52, -9), (52, -9), (58, 0), (52, 9), (-52, 9), (-58, 0)], 266, 278, 1.0, 44),
        towards=(-0.4, -1), reach=10, hard=1.6, halo=6)
    c.lit(blade([(270, 276), (220, 330), (190, 372)], [28, 30, 34]), towards=(-0.6, -0.8),
        reach=12, hard=1.4, halo=5)
    c.lit(blade([(40, 480), (110, 430), (176, 372)], [130, 100, 66]), towards=(-0.6, -1),
        reach=28, hard=1.1, halo=8)
    hand(c, "gripping", 176, 380, 78, turn=40, towards=(-0.6, -1), layer="over")
    return c
