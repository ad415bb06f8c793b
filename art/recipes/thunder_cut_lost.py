"""Those who were lost on the mountain and those who looked for them, of Called Forth by Thunder."""

from __future__ import annotations

from art.kit.block import Page
from art.kit.cut_bodies import man_standing
from art.kit.cut_hands import hand
from art.kit.cut_heads import Build, Expression
from art.kit.cut_light import colour, fringe, ink, paper
from art.kit.cut_profiles import Profile
from art.kit.cut_strokes import along, around, joined, less, limb, strokes
from art.kit.cut_things import flame
from art.kit.woodcut import Woodcut, blade, circle, curve, moved
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


@art("iron-door")
def iron_door(page: Page) -> Woodcut:
    """The bolts are on this side; so are the bulges."""
    c = Woodcut(page)
    door = [(196, -10), (610, -10), (610, 420), (196, 420)]
    c.lay(door, tone=1.15, solid=True)
    strokes(c, door, along(92), cell=22, length=70, width=7, tone=0, seed=5,
        weight=lambda x, y: (x - 330) / 300 + (200 - y) / 300)
    for x in (206, 592):
        ink(c, [(x - 4, -10), (x + 4, -10), (x + 4, 420), (x - 4, 420)])
        for y in range(20, 420, 66):
            for side in (-15, 15):
                ink(c, circle(x + side, y, 6.5))
                paper(c, circle(x + side - 2, y - 2, 2.6))
    _bulge(c)
    for y in (36, 384):
        bar = [(140, y - 15), (566, y - 15), (566, y + 15), (140, y + 15)]
        c.lay(moved(bar, 8, 12), tone=0)
        c.lit(bar, towards=(-0.2, -1), reach=18, hard=1.5, halo=5, angle=90)
        for x in (232, 540):
            ink(c, [(x - 16, y - 26), (x + 16, y - 26), (x + 16, y + 26),
                (x - 16, y + 26)], halo=-4)
    ink(c, [(-10, 416), (610, 416), (610, 450), (-10, 450)])
    ink(c, [(-10, -10), (140, -10), (140, 450), (-10, 450)])
    man = moved(man_standing(), 108, 434, 286)
    c.shine(colour(c, circle(196, 336, 58)))
    ink(c, man, halo=-4)
    c.lit(man, towards=(1, 0.1), reach=20, hard=1.3)
    lamp = [(178, 312), (214, 312), (218, 366), (174, 366)]
    c.shine(paper(c, lamp, halo=6))
    flame(c, 196, 362, 40)
    ink(c, [(170, 364), (222, 364), (222, 374), (170, 374)], [(176, 304), (216, 304), (212, 314),
        (180, 314)])
    return c


def _bulge(c: Woodcut) -> None:
    """Iron pressed out from behind by a face: the lamp below shows brow, snout and gape."""
    face = curve((408, 74), (344, 92), (318, 160), (324, 230), (352, 300), (402, 346), (456, 326),
        (492, 256), (500, 176), (474, 98), tension=0.8)
    c.lay(face, tone=1.15, solid=True)
    ink(c, less(moved(face, 26, -14), face))
    swell = curve((408, 50), (322, 70), (286, 150), (292, 246), (330, 330), (404, 376), (474, 346),
        (520, 256), (524, 160), (490, 74), tension=0.8)
    strokes(c, less(swell, face), around(410, 212), cell=13, length=50, width=5, tone=0, seed=8)
    fringe(c, [(490, 84), (520, 160), (516, 240), (480, 318)], (60, -20), gap=13, width=13, seed=4)
    strokes(c, face, around(410, 210), cell=15, length=44, width=6, tone=0, seed=6,
        weight=lambda x, y: (x - 440) / 60)
    ink(c, curve((340, 168), (362, 150), (394, 164), (398, 186), (366, 192),
        (346, 188), tension=0.7),
        curve((428, 166), (462, 140), (488, 156), (482, 186), (446, 196), (430, 188), tension=0.7))
    ink(c, curve((412, 172), (420, 200), (440, 232), (420, 244), (398, 238), (412, 226),
        tension=0.6))
    mouth = curve((366, 268), (388, 254), (420, 258), (450, 248), (462, 272), (446, 314),
        (410, 330),
        (380, 312), tension=0.7)
    ink(c, mouth)
    for x, y, low in ((382, 258, 290), (402, 256, 282), (424, 258, 292), (444, 252, 280)):
        paper(c, blade([(x, y), (x + 1, (y + low) / 2), (x - 2, low)], [13, 10, 0]))
    for k in range(3):
        c.gouge([(392 + k * 22, 326 - k * 3), (398 + k * 20, 312), (404 + k * 18, 300)], 9)
    for points in ([(352, 130), (384, 132), (404, 148)], [(430, 146), (452, 126), (486, 122)],
            [(350, 214), (362, 240), (360, 262)]):
        c.gouge(points, 6, tone=0)
