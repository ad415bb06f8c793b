"""Monsters and threats of The Witch Cult Murders, cut by the light that finds them."""

from __future__ import annotations

import numpy as np

from art.kit.block import Page
from art.kit.cut_hands import hand
from art.kit.cut_light import MAN, colour, fringe, ink, paper, strokes, toward
from art.kit.cut_strokes import cast
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


@art("thing-on-the-doorstep")
def thing_on_the_doorstep(page: Page) -> Woodcut:
    """The door stands open on the lit night; something short holds out a letter."""
    c = Woodcut(page)
    paper(c, [(196, 20), (396, 36), (396, 300), (196, 308)])
    strokes(c, c.mask([(196, 20), (396, 36), (396, 170), (196, 170)]), -62, gap=15, length=60,
        width=4,
            tone=0, seed=2, weight=np.clip(1 - (c.Y - 20) / 190, 0, 0.8))
    light = paper(c, [(196, 308), (396, 300), (566, 450), (40, 450)])
    boards = [(-30, 450), (70, 450), (160, 450), (260, 450), (360, 450), (470, 450), (590, 450)]
    for x, y in boards:
        c.gouge([(296 + (x - 296) * 0.34, 304), (296 + (x - 296) * 0.7, 380), (x, y)], 5, tone=0,
                within=light, ends=(0.2, 1))
    runner = colour(c, [(254, 306), (344, 303), (452, 450), (150, 450)])
    for x0, x1 in ((262, 176), (337, 428)):
        c.gouge([(x0, 306), ((x0 + x1) / 2, 378), (x1, 450)], 6, tone=0, within=runner, ends=(0.4,
            1))
    door = [(396, 30), (540, -10), (540, 452), (396, 302)]
    ink(c, door)
    c.gouge([(398, 34), (398, 160), (398, 300)], 7, ends=(0.8, 0.8))
    for y0, y1, y2, y3 in ((56, 40, 150, 156), (176, 178, 330, 282)):
        panel = [(418, y0), (510, y1), (510, y2 + (20 if y0 > 100 else 0)), (418, y3)]
        c.block.over(c.mask(panel, stroke=4), tone=1.1, kind=2)
    colour(c, circle(414, 168, 8, 10), halo=4)
    frame = [(180, 10), (196, 14), (196, 310), (180, 312)]
    ink(c, frame)
    c.gouge([(178, 8), (178, 160), (178, 312)], 5, ends=(0.7, 0.7))
    figure = curve((232, 322), (226, 250), (222, 196), (238, 166), (262, 154), (262, 142),
                   (226, 138), (224, 128), (258, 122), (262, 92), (292, 84), (318, 94), (326, 122),
                   (356, 126), (352, 138), (322, 142), (322, 154), (346, 168), (360, 198),
                   (362, 256), (352, 290), (368, 318), (340, 330), (320, 316), (298, 334),
                   (276, 318), (258, 334), tension=0.35)
    pool = curve((196, 330), (240, 312), (320, 310), (386, 324), (372, 352), (340, 348), (326, 372),
                 (306, 352), (262, 360), (240, 384), (226, 356), tension=0.7)
    shadow = cast(figure, 326, -0.26, 0.62)
    ink(c, shadow)
    fringe(c, [(210, 440), (260, 452), (330, 440)], (0, 30), gap=20, width=20, seed=2)
    colour(c, pool)
    ink(c, figure)
    for x, y, long in ((250, 322, 22), (282, 326, 34), (312, 322, 20), (338, 322, 30)):
        ink(c, blade([(x, y - 8), (x, y + long * 0.5), (x, y + long)], [14, 8, 10]))
    for fold in ([(292, 160), (288, 220), (294, 300)], [(256, 190), (250, 240), (256, 300)],
                 [(334, 194), (338, 240), (330, 296)]):
        c.gouge(fold, 5)
    ink(c, blade([(346, 196), (380, 216), (352, 240), (322, 246)], [34, 36, 30, 24]), halo=-4)
    paper(c, moved([(-38, -22), (38, -26), (40, 22), (-36, 26)], 286, 236, 1, -10), halo=5)
    ink(c, moved([(-36, -20), (0, 6), (38, -24), (0, 11)], 286, 236, 1, -10))
    for k in range(4):  # bare finger bones hold it
        bone = blade([(332, 238 + k * 6), (312, 236 + k * 7), (300, 240 + k * 7)], [9, 7, 5])
        paper(c, bone, halo=3)
    return c
