"""Who was asked, and where, of Called Forth by Thunder: near faces in one hard light."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_bodies import dead_tree, man_standing
from art.kit.cut_half_faces import HalfFace
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import along, around, joined, less, limb, quad, strokes
from art.kit.woodcut import Point, Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")


@art("trooper-on-the-road")
def trooper_on_the_road(page: Page) -> Woodcut:
    """Orders to let nobody by, and nobody told him about behind."""
    c = Woodcut(page)
    ink(c, [(-10, -10), (610, -10), (610, 450), (-10, 450)])
    colour(c, [(380, -10), (610, -10), (610, 300), (380, 300)])
    for x, y, tall in ((420, 330, 260), (500, 340, 340), (574, 330, 300), (618, 340, 380)):
        for k in range(8):
            w, top = 12 + k * 6, y - tall + k * tall / 10
            ink(c, [(x, top - 8), (x + w, top + tall / 5), (x, top + tall / 6), (x - w,
                top + tall / 5)])
        ink(c, [(x - 9, y - tall * 0.8), (x + 9, y - tall * 0.8), (x + 10, y), (x - 10, y)])
    coat = curve((240, 470), (262, 360), (300, 318), (360, 296), (430, 296), (500, 322), (548, 360),
        (580, 470), tension=0.6)
    ink(c, coat, halo=5)
    ink(c, [(354, 240), (440, 240), (446, 330), (350, 330)])
    face = HalfFace(c, 404, 190, 0.92)
    face.draw(gaze=-0.7, brow=0.1, lid=1.05)
    hat = joined(curve((292, 112), (296, 30), (340, -6), (392, 6), (440, -8), (490, 28), (498, 112),
        tension=0.5), curve((222, 120), (300, 98), (394, 92), (500, 98), (574, 116), (500, 136),
        (394, 146), (296, 138), tension=0.6))
    ink(c, hat, halo=5)
    paper(c, blade([(230, 122), (300, 136), (394, 143), (470, 140)], [0, 6, 7, 0]), blade([(304,
        104),
        (306, 44), (340, 6)], [0, 10, 0]), blade([(372, 4), (364, 40), (372, 80)], [0, 7, 0]))
    colour(c, curve((294, 92), (394, 82), (498, 92), (498, 108), (394, 100), (294, 108),
        tension=0.5))
    for points in ([(356, 322), (384, 352), (392, 420)], [(438, 320), (410, 352), (400, 420)]):
        c.gouge(points, 8)
    paper(c, blade([(300, 330), (276, 372), (262, 440)], [0, 10, 4]))
    for y in (372, 412):
        colour(c, circle(412, y, 8), halo=3)
    sleeve = limb([(300, 400), (252, 390), (214, 372)], [100, 112, 116])
    ink(c, sleeve, halo=-5)
    ink(c, [(110, 378), (252, 372), (270, 460), (92, 460)], halo=-6)
    paper(c, [(112, 384), (250, 378), (255, 402), (108, 410)])
    _palm(c, 184, 338, 1.0)
    return c


def _palm(c: Woodcut, x: float, y: float, s: float) -> None:
    """A great palm held against the eye, thumb to the right; light from the left."""

    def put(shape: Shape) -> Shape:
        return moved(shape, x, y, s)

    def at(px: float, py: float) -> Point:
        return x + s * px, y + s * py

    palm = curve((-62, 40), (-84, -40), (-92, -120), (-60, -150), (0, -158), (56, -148), (72, -110),
        (86, -60), (76, 0), (52, 44), tension=0.6)
    fingers = [([(-76, -128), (-98, -200), (-108, -252)], [42, 38, 26]),
        ([(-34, -146), (-44, -232), (-46, -296)], [46, 42, 28]),
        ([(14, -146), (16, -240), (16, -306)], [46, 42, 28]),
        ([(58, -130), (70, -212), (76, -266)], [44, 40, 27]),
        ([(62, -20), (112, -74), (132, -140)], [62, 48, 30])]
    for points, widths in fingers:
        shape = put(limb(points, widths))
        paper(c, shape, halo=7)
        ink(c, less(shape, moved(shape, -7 * s, -1)))
    paper(c, put(palm), halo=0)
    ink(c, put(less(palm, moved(palm, -12, -3))))
    for points, widths in fingers[:4]:                          # the creases of the joints
        (ax, ay), (bx, by), (cx, cy) = points
        for px, py, w in (((ax + bx) / 2, (ay + by) / 2 - 4, widths[1]), ((bx * 0.9 + cx * 0.1),
                by * 0.9 + cy * 0.1, widths[1])):
            c.gouge([at(px - w * 0.36, py + 2), at(px, py + 6), at(px + w * 0.3, py)],
                5 * s, tone=0)
        c.gouge([at(ax - 18, ay - 12), at(ax, ay - 6), at(ax + 18, ay - 14)], 6 * s,
            tone=0)
    for line in ([(84, -66), (30, -90), (-20, -60), (-22, 30)], [(-88, -84), (-30, -96), (30,
        -128)],
            [(-70, -30), (-20, -66), (60, -84)]):
        c.gouge([at(*p) for p in line], 7 * s, tone=0)
    ball = c.mask(put(curve((10, -70), (70, -64), (84, -20), (50, 36), (0, 30), tension=0.7)))
    strokes(c, ball, around(*at(110, -10)), cell=13 * s, length=30 * s, width=4 * s, tone=0,
        seed=2, weight=lambda px, py: float(np.clip((px - x - 20 * s) / (40 * s), 0, 0.9)))


@art("widow-behind-the-counter")
def widow_behind_the_counter(page: Page) -> Woodcut:
    """Eggs, coffee, and no questions till the plate was clean."""
    c = Woodcut(page)
    ink(c, [(-10, -10), (610, -10), (610, 450), (-10, 450)])
    colour(c, [(318, -10), (610, -10), (610, 320), (318, 320)])
    for y in (70, 170):                                         # the shelf of jars
        ink(c, [(318, y), (610, y - 8), (610, y + 4), (318, y + 12)])
        for k in range(5):
            x = 440 + k * 40
            ink(c, [(x, y - 52), (x + 28, y - 52), (x + 28, y), (x, y + 2)],
                [(x + 4, y - 60), (x + 24, y - 60), (x + 24, y - 50), (x + 4, y - 50)])
            paper(c, [(x + 5, y - 44), (x + 10, y - 44), (x + 10, y - 10), (x + 5, y - 10)])
    dress = curve((96, 400), (124, 330), (190, 298), (262, 276), (348, 276), (420, 296), (470, 330),
        (490, 400), tension=0.6)
    ink(c, dress, halo=5)
    ink(c, [(266, 200), (344, 200), (348, 290), (262, 290)])
    face = HalfFace(c, 306, 124, 0.86, tilt=4)
    hair = joined(curve((200, 116), (206, 30), (260, -14), (346, -14), (398, 34), (408, 120), (394,
        190),
        (370, 150), (340, 60), (250, 66), (226, 140), (212, 190), tension=0.6), circle(300, -12,
        60, 34))
    ink(c, hair, halo=5)
    face.draw(woman=True, gaze=0.1, lid=0.8, mouth=0.6, brow=-0.3)
    ink(c, curve((200, 130), (206, 40), (262, -8), (312, -4), (306, 30), (266, 52), (236, 84),
        (216, 150),
        tension=0.6), curve((304, -4), (356, 4), (400, 60), (404, 140), (386, 110), (362, 64),
        (306, 32),
        tension=0.6))
    for k in range(6):
        c.gouge([(304 - k * 8, 6 + k * 6), (256 - k * 6, 26 + k * 9), (214 + k * 3, 96 + k * 6)], 6)
    for points in ([(252, 290), (286, 300), (306, 334)], [(262, 284), (290, 296), (306, 326)]):
        paper(c, blade(points, [4, 11, 4]))
    paper(c, blade([(352, 286), (326, 300), (308, 334)], [4, 9, 4]))
    for k in range(4):
        c.gouge([(160 + k * 24, 322 - k * 9), (146 + k * 26, 344), (150 + k * 26, 380)], 7)
    counter = [(-10, 344), (610, 330), (610, 450), (-10, 450)]
    paper(c, counter)
    strokes(c, counter, along(-1), cell=26, length=110, width=5, tone=0, seed=8,
        weight=lambda x, y: 0.55)
    ink(c, circle(196, 412, 120, 30))
    paper(c, circle(192, 404, 116, 28), halo=4)
    ink(c, less(circle(192, 404, 92, 20), circle(192, 407, 90, 19)))
    for x, y, r in ((166, 398, 40), (222, 404, 38)):
        paper(c, c.rough(circle(x, y, r, 15), 1.2, f"egg{x}", 12), halo=4)
        colour(c, circle(x + 2, y - 4, 19, 9.5), halo=3)
        paper(c, circle(x - 4, y - 8, 5, 2.5))
    ink(c, circle(404, 424, 70, 14))
    cup = curve((356, 364), (360, 410), (384, 428), (416, 428), (438, 410), (444, 364), tension=0.5)
    paper(c, cup, halo=6)
    ink(c, less(cup, moved(cup, -16, -2)))
    paper(c, less(circle(450, 388, 24, 20), circle(450, 388, 14, 11)), halo=4)
    paper(c, circle(400, 364, 44, 12), halo=4)
    ink(c, circle(400, 365, 36, 8))
    pot = joined(curve((424, 200), (486, 214), (482, 300), (392, 280), tension=0.2),
        curve((400, 262), (360, 232), (356, 270), (374, 316), (388, 318), (384, 276), (404, 286),
            tension=0.4), [(430, 202), (478, 214), (476, 196), (456, 182), (436, 188)])
    paper(c, pot, halo=6)
    ink(c, less(pot, moved(pot, -17, -3)))
    ink(c, blade([(424, 208), (456, 216), (486, 224)], [4, 4, 4]), circle(458, 180, 9))
    colour(c, blade([(382, 316), (392, 338), (398, 364)], [9, 8, 9]), halo=4)
    ink(c, less(circle(500, 254, 40, 44), circle(498, 254, 24, 30)), halo=-4)
    arm = limb([(440, 400), (560, 372), (540, 282)], [60, 66, 42])
    ink(c, arm, halo=-4)
    paper(c, curve((508, 268), (556, 250), (566, 296), (520, 312), tension=0.5), halo=4)
    for k in range(4):
        c.lit(limb([(536, 226 + k * 17), (516, 220 + k * 18), (500, 228 + k * 18)], [21, 22, 16]),
            towards=(-1, -0.5), reach=26, hard=2.6, halo=4)
    for x in (360, 336):
        c.gouge([(x + 16, 350), (x, 326), (x + 14, 300), (x - 2, 272)], 6)
    return c


@art("martense-mansion")
def martense_mansion(page: Page) -> Woodcut:
    """Built to get away from the English, and getting away with things since."""
    c = Woodcut(page)
    paper(c, [(-10, -10), (610, -10), (610, 450), (-10, 450)])
    strokes(c, c.mask([(-10, -10), (610, -10), (610, 400), (-10, 400)]),
        lambda x, y: 0.35 + 0.5 * math.sin(x / 130 + y / 80), cell=24, length=120, width=11, tone=0,
        seed=5, weight=lambda x, y: float(np.clip(math.hypot((x - 360) * 0.8,
        (y - 200) * 0.8) / 200 - 0.7,
            0.0, 1)))
    hill = curve((-20, 366), (120, 388), (300, 392), (470, 386), (620, 352), (620, 470), (-20, 470),
        tension=0.5)
    ink(c, hill)
    front = [(150, 400), (138, 206), (108, 214), (152, 116), (286, 30), (408, 96), (452, 196),
        (420, 196),
        (422, 404)]
    upper, lower = [(286, 30), (508, 62), (566, 118), (408, 96)], [(408, 96), (566, 118), (606,
        214),
        (452, 196)]
    side = [(418, 190), (584, 206), (578, 384), (420, 404)]
    stacks = [[(338, 70), (334, -12), (326, -12), (326, -26), (402, -20), (400, -6), (392, -6),
        (394, 84)],
        [(484, 80), (482, 4), (476, 2), (476, -8), (528, -4), (528, 8), (522, 8), (526, 90)]]
    ink(c, *stacks, front, upper, lower, side)
    strokes(c, c.mask(upper), along(24), cell=15, length=44, width=4.5, seed=9, weight=lambda x,
        y: 0.7)
    strokes(c, c.mask(lower), along(66), cell=15, length=40, width=4.5, seed=10, weight=lambda x,
        y: 0.45)
    paper(c, blade([(408, 97), (430, 146), (450, 194)], [5, 6, 4]), blade([(288, 33), (350, 66),
        (408, 97)], [4, 6, 5]), blade([(420, 206), (421, 300), (421, 396)], [4, 6, 4]))
    strokes(c, c.mask([(142, 214), (290, 214), (290, 396), (150, 396)]), along(1), cell=16,
        length=70,
        width=5.5, seed=3, weight=lambda x, y: float(np.clip((216 - x) / 60, 0, 1)))
    for a, b, d, e in (((182, 156), (254, 178), (256, 250), (186, 248)), ((316, 174), (392, 148),
            (390, 246), (318, 248))):
        at = quad(a, b, d, e)
        ink(c, [at(-0.16, -0.12), at(1.16, -0.12), at(1.16, 1.12), at(-0.16, 1.12)])
        c.shine(colour(c, [at(0, 0), at(1, 0), at(1, 1), at(0, 1)]))
        ink(c, [at(0.45, 0), at(0.55, 0), at(0.55, 1), at(0.45, 1)], [at(0, 0.44), at(1, 0.44),
            at(1, 0.54), at(0, 0.54)])
    paper(c, blade([(170, 150), (220, 158), (262, 174)], [3, 6, 3]), blade([(308, 170), (350, 150),
        (400, 138)], [3, 6, 3]))
    for x, y in ((456, 246), (520, 250)):
        paper(c, less([(x, y), (x + 36, y + 2), (x + 36, y + 62), (x, y + 60)], [(x + 5, y + 6),
            (x + 31, y + 8), (x + 31, y + 56), (x + 5, y + 55)]))
        paper(c, blade([(x, y + 50), (x + 18, y + 34), (x + 38, y + 14)], [7, 8, 7]))
    door = [(252, 290), (328, 288), (330, 400), (250, 400)]
    c.shine(colour(c, door, halo=7))
    c.shine(colour(c, [(248, 400), (332, 400), (470, 460), (90, 460)]))
    for k in range(3):
        w = 8 + k * 22
        ink(c, [(248 - w, 406 + k * 16), (332 + w, 406 + k * 16), (332 + w, 411 + k * 16), (248 - w,
            411 + k * 16)])
    ink(c, moved(man_standing(), 288, 438, 130))
    ink(c, moved(dead_tree(11, -0.5), 92, 420, 330), moved(dead_tree(4, 0.4), 600, 400, 200))
    return c
