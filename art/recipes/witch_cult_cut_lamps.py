"""Monsters and threats of The Witch Cult Murders, cut by the light that finds them."""

from __future__ import annotations

import numpy as np

from art.kit.block import Page
from art.kit.cut_hands import hand
from art.kit.cut_light import MAN, colour, ink, paper, strokes, toward
from art.kit.woodcut import Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")


@art("runaway-packard")
def runaway_packard(page: Page) -> Woodcut:
    """From the back seat: gloved hands that know the road, and an old man in the mirror."""
    c = Woodcut(page)
    glass = [(60, 60), (150, 24), (560, 24), (610, 60), (610, 268), (30, 268)]
    view = colour(c, glass)
    horizon, gone = 150, (360, 140)
    road = paper(c, [(338, 150), (384, 150), (680, 270), (60, 270)], keep=1 - view)
    beam = c.mask(glass)
    strokes(c, beam, toward(*gone), gap=15, length=70, width=7, seed=3,
            weight=np.clip((np.hypot(c.X - gone[0], c.Y - gone[1]) - 30) / 200, 0, 0.9)
            * (horizon + 30 > c.Y))
    ink(c, blade([(362, 160), (356, 200), (330, 270)], [3, 9, 20]), keep=1 - road)
    for x, top, wide in ((110, 30, 34), (196, 40, 22), (262, 70, 14), (306, 100, 8), (420, 90, 9),
            (470, 64, 15), (546, 30, 26)):  # trees that fly past
        base = 150 + abs(x - 360) * 0.32
        lean = (x - 360) * 0.16
        c.lit(blade([(x, base), (x + lean, top), (x + lean * 1.4, -10)], [wide, wide * 0.7,
            wide * 0.6]), towards=(1 if x < 360 else -1, 0.3), reach=wide * 0.3, hard=1.0,
                keep=1 - view)
    victim = moved(MAN, 424, 256, 104, 6)
    arms = [blade([(420, 180), (402, 174), (392, 146)], [13, 11, 8]),
            blade([(442, 182), (460, 176), (472, 150)], [13, 11, 8])]
    ink(c, victim, *arms, halo=-3)
    ink(c, [(-10, -10), (610, -10), (610, 26), (560, 26), (150, 26), (58, 62), (28, 270), (-10,
        270)])
    ink(c, [(-10, 262), (610, 262), (610, 450), (-10, 450)])
    c.gouge([(28, 266), (320, 258), (606, 266)], 6)
    c.gouge([(62, 58), (46, 160), (32, 264)], 6)
    _mirror(c)
    _wheel(c)
    return c


def _mirror(c: Woodcut) -> None:
    """The driver's eyes, which are not the owner's."""
    ink(c, [(222, -10), (232, -10), (232, 36), (222, 36)])
    frame = curve((110, 44), (130, 30), (320, 26), (346, 40), (344, 106), (324, 120), (132, 122),
                  (112, 106), tension=0.3)
    paper(c, frame, halo=8)
    inside = curve((122, 50), (136, 40), (318, 36), (336, 48), (334, 100), (320, 110), (138, 112),
                   (122, 102), tension=0.3)
    glass = colour(c, inside)
    keep = 1 - glass
    ink(c, curve((150, 36), (300, 32), (310, 70), (300, 120), (160, 120), (146, 76)), keep=keep)
    paper(c, [(176, 60), (222, 70), (228, 86), (222, 112), (180, 112), (168, 84)], keep=keep)
    paper(c, [(244, 70), (284, 58), (292, 76), (282, 112), (244, 112), (236, 88)], keep=keep)
    ink(c, curve((164, 66), (190, 56), (222, 72), (214, 92), (188, 92)), keep=keep)
    ink(c, curve((240, 74), (272, 56), (296, 62), (280, 90), (252, 92)), keep=keep)
    for x, tilt in ((196, 8), (262, -8)):
        eye = moved(curve((-17, 1), (-4, -6), (14, -1), (2, 6)), x, 80, 1, tilt)
        paper(c, eye, keep=keep)
        ink(c, circle(x + 1, 80, 5), keep=keep)
    for k in range(6):  # brows
        c.gouge([(170 + k * 8, 60 + k), (178 + k * 8, 50), (184 + k * 8, 44)], 4, within=glass)
        c.gouge([(290 - k * 8, 58 + k), (282 - k * 8, 50), (278 - k * 8, 42)], 4, within=glass)


def _wheel(c: Woodcut) -> None:
    """A rim that bleeds off the page, and two gloves on it."""
    for radius, tone in ((196, 1.15), (184, 0.0)):
        c.lay(circle(236, 470, radius, radius * 0.86), tone=tone, solid=True, halo=5 if tone else 0)
    ring = c.mask(circle(236, 470, 184, 158)) - c.mask(circle(236, 470, 166, 141))
    c.block.over(np.clip(ring, 0, 1), tone=0.0, accent=0, kind=2)
    paper(c, circle(236, 470, 166, 141))
    ink(c, circle(236, 470, 160, 136))
    for x in (140, 332):
        ink(c, blade([(236, 470), (x, 360)], [18, 14]))
        c.gouge([(236, 460), ((236 + x) / 2, 410), (x, 352)], 6, ends=(0.5, 0.5))
    for x, y, turn, flip in ((96, 392, 48, False), (380, 388, -50, True)):
        sleeve = blade([(x + (90 if flip else -90), 490), (x + (44 if flip else -44), 440), (x, y)],
                       [120, 96, 60])
        c.lit(sleeve, towards=(0.2, -1), reach=20, hard=1.2, halo=6)
        hand(c, "gripping", x, y, 66, turn=turn, flip=flip, towards=(0.3, -1))
