"""The names on the list, and some who knew them, in The Witch Cult Murders."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_hands import hand
from art.kit.cut_heads import Build, Expression, Head, locks
from art.kit.cut_light import MAN, WALKER, colour, ink, paper, scrawl, strokes, toward
from art.kit.cut_profiles import Profile
from art.kit.cut_strokes import cast
from art.kit.cut_things import flame, revolver
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")


@art("walter-gilman")
def walter_gilman(page: Page) -> Woodcut:
    """He has fallen asleep over his sums. His shadow has got up."""
    c = Woodcut(page)
    wall = paper(c, [(-10, -10), (470, -10), (520, 330), (-10, 330)])
    strokes(c, wall, -66, gap=15, length=90, width=12, tone=0, seed=3,
            weight=np.clip(1 - (c.X + c.Y * 0.3) / 170, 0, 1))
    slant = ink(c, [(470, -10), (610, -10), (610, 340), (520, 330)])
    strokes(c, slant, 70, gap=16, length=70, width=6, seed=6,
        weight=np.clip(1.2 - (c.X - 470) / 110, 0, 0.8))
    for line in ([(470, -10), (496, 160), (520, 330)], [(380, -10), (470, 110), (512, 270)],
                 [(300, -10), (440, 180), (516, 306)]):
        c.gouge(line, 6, tone=0, ends=(0.8, 0.8))
    ink(c, moved([p for p in WALKER if p[1] < -0.2], 318, 396, 370, 3),
        curve((256, 290), (380, 300), (372, 340), (300, 356), (200, 350), (150, 320), (220, 316),
              tension=0.6))
    risen = Head(c, 308, 72, 36)
    locks(risen, 176, 364, 0.9, 1.6, 12, 5, wide=0.3)
    ink(c, circle(308, 70, 32, 36))
    ink(c, blade([(360, 210), (414, 224), (470, 190)], [40, 32, 18]))
    for k in range(4):
        ink(c, blade([(464, 194), (486 + k * 3, 182 + k * 7), (506, 174 + k * 12)], [12, 9, 0]))
    desk = colour(c, [(-10, 336), (610, 326), (610, 450), (-10, 450)])
    strokes(c, desk, 1, gap=18, length=120, width=9, tone=0, seed=5,
            weight=np.clip((c.Y - 350) / 90, 0, 0.9))
    sheet = paper(c, moved([(-90, -40), (96, -48), (110, 44), (-84, 50)], 420, 400, 1, -6), halo=6)
    for a, b in (((350, 420), (420, 364)), ((420, 364), (490, 416)), ((350, 420), (490, 416)),
                 ((384, 392), (470, 400)), ((420, 364), (430, 430))):
        c.gouge([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b], 5, tone=0, within=sheet, ends=(0.8,
            0.8))
    _sleeper_on_arms(c)
    return c


def _sleeper_on_arms(c: Woodcut) -> None:
    back = curve((-30, 460), (-20, 350), (30, 300), (96, 296), (140, 330), (200, 350), (290, 366),
                 (330, 392), (320, 420), (220, 430), (120, 440), tension=0.6)
    c.lit(back, towards=(0.7, -0.9), reach=26, hard=1.2, halo=8)
    h = Head(c, 196, 330, 66, tilt=-62, expression=Expression(0.0, 0.04, 0.006, 0, 0.05, 0.04),
             build=Build(gaunt=1.0))
    ink(c, h.shape((0, -1.1), (0.7, -0.8), (0.76, 0.2), (0.4, 1.05), (-0.5, 1.0), (-0.76, 0.0)),
        halo=7)
    h.draw()
    h.hair("wild")
    sleeve = blade([(60, 430), (170, 414), (262, 398)], [76, 66, 50])
    c.lit(sleeve, towards=(0.4, -1), reach=22, hard=1.2, halo=7)
    hand(c, "open", 262, 398, 40, turn=84, towards=(0.4, -1))


@art("daniel-upton")
def daniel_upton(page: Page) -> Woodcut:
    """Under the lamp, the gun between him and us, and a plan of what he did."""
    c = Woodcut(page)
    cone = paper(c, [(372, 44), (488, 44), (640, 330), (-30, 330)])
    strokes(c, cone, toward(430, -20), gap=15, length=90, width=11, tone=0, seed=4,
            weight=np.clip(np.abs(c.X - 430 + c.Y * 0.36) / (60 + c.Y * 0.62) - 0.35, 0, 1))
    h = Head(c, 264, 176, 110, tilt=-5, expression="grieving", build=Build(jaw=0.6, age=0.9,
        gaunt=0.6))
    ink(c, h.shape((-0.5, 0.8), (-1.5, 1.2), (-2.2, 1.7), (-2.4, 3.0), (2.4, 3.0), (2.2, 1.7),
        (1.5, 1.2),
                   (0.5, 0.8)), h.shape((0, -1.14), (0.6, -1.0), (0.78, -0.3), (0.74, 0.4), (0.3,
                       1.06),
                   (-0.4, 1.0), (-0.74, 0.3), (-0.78, -0.4)), halo=5)
    h.collar(drop=2.6)
    h.draw()
    h.hair("short")
    h.beard("moustache")
    ink(c, [(424, -10), (440, -10), (438, 16), (428, 16)])
    c.shine(colour(c, curve((336, 62), (364, 30), (398, 12), (466, 12), (496, 30), (524, 62), (430,
        50),
                            tension=0.4), halo=6))
    table = colour(c, [(-10, 330), (610, 322), (610, 450), (-10, 450)])
    strokes(c, table, 2, gap=15, length=80, width=9, tone=0, seed=6,
        weight=np.clip((c.Y - 330) / 90, 0.1, 0.9))
    plan = paper(c, [(84, 350), (520, 338), (580, 460), (20, 460)], halo=6)
    for a, b in (((140, 372), (300, 368)), ((140, 372), (120, 440)), ((300, 368), (306, 440)),
                 ((120, 440), (306, 440)), ((200, 370), (196, 410)), ((330, 366), (470, 362)),
                 ((470, 362), (500, 430))):
        c.gouge([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b], 5, tone=0, within=plan, ends=(0.9,
            0.9))
    colour(c, c.rough(curve((196, 420), (228, 404), (262, 416), (256, 440), (212, 442)), 3,
        step=12))
    ink(c, moved(curve((-150, 20), (0, 24), (130, 70), (70, 92), (-120, 40)), 340, 384, 0.9, -8))
    revolver(c, 340, 376, 1.1, -8)
    sleeve = blade([(56, 290), (84, 340), (122, 372)], [100, 86, 58])
    c.lit(sleeve, towards=(1, -0.6), reach=20, hard=1.2, halo=8)
    hand(c, "open", 120, 370, 52, turn=108, towards=(0.5, -1))
    return c


@art("landlord-dombrowski")
def landlord_dombrowski(page: Page) -> Woodcut:
    """He has the key to the loft. He stays at the foot of the stairs."""
    c = Woodcut(page)
    door = [(396, 20), (486, 8), (492, 166), (400, 172)]
    colour(c, [(384, 6), (500, -8), (506, 172), (386, 178)])
    ink(c, door)
    colour(c, circle(412, 104, 5, 7))
    c.shine(colour(c, [(386, 168), (508, 162), (520, 178), (376, 184)]))
    for k in range(8):
        t = k / 7
        left, right = 372 - 190 * t * t - 40 * t, 524 + 110 * t * t
        y = 182 + 250 * (t * 0.55 + t * t * 0.5)
        high = 6 + 20 * t
        tread = [(left, y), (right, y - 4), (right + 14, y + high), (left - 22, y + high)]
        mask = (colour if k < 4 else paper)(c, tread)
        strokes(c, mask, 0, gap=12, length=60, width=8, tone=0, seed=k,
            weight=np.clip((c.X - 420) / 160, 0, 1))
    c.gouge([(372, 178), (300, 240), (190, 330)], 7, ends=(0.5, 0.9))
    for k in range(5):  # balusters
        x, y = 352 - k * 42, 196 + k * 36
        c.gouge([(x, y - 56 - k * 8), (x, y - 20), (x, y + 8)], 5 + k, ends=(0.9, 0.9))
    c.gouge([(372, 120), (290, 176), (170, 262)], 8, ends=(0.6, 1))
    h = Profile(c, 186, 176, 100, tilt=-10, expression="afraid", build=Build(fat=1.4, jaw=0.8,
        nose=0.6, age=0.8))
    coat = curve((-30, 470), (-20, 350), (40, 300), (120, 276), (220, 290), (290, 350), (320, 470),
        tension=0.6)
    c.lit(coat, towards=(1, -0.6), reach=30, hard=1.2, halo=9)
    ink(c, h.shape(*h.outline()), halo=8)
    h.draw()
    h.hair("short")
    h.beard("moustache")
    h.hat("bowler")
    _ring_of_keys(c, 352, 344)
    return c


def _ring_of_keys(c: Woodcut, x: float, y: float) -> None:
    """Forty of them, one shiny, hanging from a fist."""
    arm = blade([(200, 470), (270, 410), (326, 352)], [110, 84, 56])
    c.lit(arm, towards=(0.6, -1), reach=22, hard=1.2, halo=8)
    ring = c.mask(circle(x + 14, y + 10, 44)) - c.mask(circle(x + 14, y + 10, 34))
    ink(c, circle(x + 14, y + 10, 50))
    c.block.over(np.clip(ring, 0, 1), tone=1.15, kind=2)
    for k, turn in enumerate((38, 22, -34, -20, 8, -6)):
        a = math.radians(90 - turn * 1.3)
        kx, ky = x + 14 + math.cos(a) * 40, y + 10 + math.sin(a) * 40
        red = k == 5
        key = [circle(0, 10, 12, 13), [(-4, 20), (4, 20), (4, 78), (-4, 78)],
               [(3, 54), (16, 54), (16, 62), (8, 64), (8, 68), (16, 70), (16, 78), (3, 78)]]
        shapes = [moved(part, kx, ky, 1.3 if red else 0.95, turn) for part in key]
        (colour if red else paper)(c, *shapes, halo=6)
        ink(c, moved(circle(0, 9, 5, 6), kx, ky, 1.3 if red else 0.95, turn))
    hand(c, "fist", 330, 350, 52, turn=40, towards=(0.6, -1))


@art("joe-mazurewicz")
def joe_mazurewicz(page: Page) -> Woodcut:
    """The candle makes his little cross as tall as the wall; something waits at its edge."""
    c = Woodcut(page)
    wall = paper(c, [(230, -10), (610, -10), (610, 372), (230, 372)])
    strokes(c, wall, 82, gap=16, length=100, width=12, tone=0, seed=6,
            weight=np.clip((c.X - 530) / 90, 0, 1) + np.clip((300 - c.X) / 70, 0, 1))
    cross = [(400, -20), (452, -20), (448, 84), (540, 96), (538, 140), (446, 132), (440, 372),
        (384, 372),
             (394, 128), (316, 118), (320, 76), (398, 80)]
    colour(c, cross)
    ink(c, [(-10, 368), (610, 360), (610, 450), (-10, 450)])
    c.gouge([(190, 372), (400, 364), (608, 362)], 6)
    hole = curve((486, 364), (490, 330), (516, 314), (546, 326), (556, 362), tension=0.5)
    ink(c, hole)
    c.shine(colour(c, [(508, 342), (516, 339), (515, 345)], [(530, 341), (538, 344), (531, 347)]))
    paper(c, blade([(506, 362), (498, 372), (484, 376)], [8, 7, 0]), blade([(516, 364), (512, 376),
        (502, 384)],
          [8, 7, 0]), halo=3)
    h = Profile(c, 168, 150, 104, tilt=16, expression="grieving", build=Build(gaunt=0.9, nose=0.7,
        age=1.0))
    coat = curve((-40, 470), (-30, 300), (30, 230), (100, 220), (170, 270), (220, 340), (250, 470),
        tension=0.6)
    c.lit(coat, towards=(1, -0.4), reach=30, hard=1.2, halo=9)
    ink(c, h.shape(*h.outline()), halo=8)
    h.draw()
    h.hair("receding")
    h.beard("moustache")
    arm = blade([(150, 460), (230, 400), (282, 320)], [110, 84, 56])
    c.lit(arm, towards=(1, -0.3), reach=24, hard=1.2, halo=8)
    hand(c, "fist", 282, 318, 62, turn=-6, flip=True, towards=(1, -0.5))
    for k in range(6):
        paper(c, circle(318 + 6 * math.sin(k), 268 + k * 13, 6), halo=4)
    paper(c, [(310, 344), (326, 344), (326, 358), (344, 358), (344, 372), (326, 372), (326, 412),
        (310, 412),
              (310, 372), (292, 372), (292, 358), (310, 358)], halo=6)
    paper(c, [(236, 430), (252, 430), (254, 460), (234, 460)], halo=5)
    flame(c, 244, 430, 46)
    return c


@art("salem-deposition")
def salem_deposition(page: Page) -> Woodcut:
    """The court has fainted. The prisoner waits for the clerk to go on."""
    c = Woodcut(page)
    colour(c, [(-10, -10), (352, -10), (352, 176), (-10, 196)])
    for x in (60, 150, 240):
        c.gouge([(x, -10), (x + 8, 70), (x - 4, 180)], 12, tone=0, ends=(0.8, 0.3))
    for x, lean in ((52, -16), (166, 15), (286, -12)):
        _fainted_judge(c, x, 212, lean)
    bench = paper(c, [(-10, 214), (372, 196), (372, 222), (-10, 244)], halo=5)
    strokes(c, bench, -3, gap=10, length=70, width=5, tone=0, seed=3)
    front = ink(c, [(-10, 244), (372, 222), (372, 320), (-10, 340)])
    strokes(c, front, 90, gap=22, length=60, width=5, seed=7, weight=np.full_like(c.X, 0.5))
    paper(c, [(400, -10), (560, -10), (610, 60), (610, 330), (380, 330)])
    _prisoner(c, 470, 338)
    for k in range(5):  # the dock
        x = 384 + k * 56
        ink(c, [(x, 254), (x + 13, 254), (x + 13, 344), (x, 344)])
    ink(c, [(370, 244), (620, 236), (620, 258), (370, 266)])
    ink(c, [(-10, 336), (610, 318), (610, 450), (-10, 450)])
    page_shape = [(96, 352), (470, 334), (540, 460), (30, 460)]
    paper(c, page_shape, halo=6)
    for row, spans in enumerate((((0.0, 0.9),), ((0.0, 0.2), (0.7, 1.0)), ((0.5, 0.86),), ((0.0,
        0.3),))):
        y = 372 + row * 25
        x0, x1 = 122 - row * 14, 450 + row * 16
        for a, b in spans:
            scrawl(c, (x0 + (x1 - x0) * a, y - (x1 - x0) * a * 0.05), (x0 + (x1 - x0) * b,
                y - (x1 - x0) * b
                * 0.05), 8, seed=row * 3 + 1, width=4.5)
    quill = blade([(226, 446), (262, 396), (310, 360), (380, 300), (440, 282)], [4, 8, 14, 40, 0])
    c.lit(quill, towards=(-0.4, -1), reach=22, hard=1.4, halo=8)
    colour(c, c.rough(circle(220, 440, 20, 10), 2, step=8))
    hand(c, "holding", 352, 440, 66, turn=-46, towards=(-0.3, -1))
    return c


def _fainted_judge(c: Woodcut, x: float, y: float, lean: float) -> None:
    """A tall hat sliding off a face that has gone over sideways."""
    body = curve((-58, 14), (-52, -34), (-20, -58), (24, -56), (54, -30), (60, 14), tension=0.6)
    ink(c, moved(body, x, y), halo=-3)
    paper(c, moved([(-18, -58), (20, -58), (30, -22), (2, -12), (-26, -22)], x, y), halo=4)
    face = Head(c, x + lean * 1.6, y - 88, 36, tilt=lean * 3,
                expression=Expression(-0.1, 0.08, 0.006, 0, 0.1, 0.2))
    ink(c, face.shape((0, -1.1), (0.7, -0.8), (0.76, 0.2), (0.4, 1.05), (-0.5, 1.0), (-0.76, 0.0)))
    face.draw()
    face.hair("long")
    ink(c, face.shape((-1.2, -0.7), (-0.66, -0.8), (-0.5, -2.0), (0.5, -2.0), (0.66, -0.8), (1.2,
        -0.7),
                      (1.1, -0.5), (-1.1, -0.5), sharp=True), halo=-3)


def _prisoner(c: Woodcut, x: float, y: float) -> None:
    """Upright, irons on, and the only one who smiles."""
    gown = curve((-70, 10), (-56, -80), (-44, -150), (-28, -190), (-30, -214), (-34, -250), (-10,
        -276),
                 (22, -272), (38, -244), (34, -210), (28, -190), (50, -150), (62, -80), (76, 10),
                     tension=0.4)
    mask = ink(c, moved(gown, x, y))
    strokes(c, mask, 92, gap=15, length=60, width=6, seed=5, weight=np.clip((c.X - x) / 60, 0, 0.8))
    h = Profile(c, x - 10, y - 234, 32, flip=True, expression="sly", build=Build(nose=2.6, jaw=2.2,
        age=1.4,
        gaunt=1.0))
    h.draw()
    h.hat("shawl")
    for k in range(5):
        paper(c, moved(circle(0, 0, 10, 6), x - 36 + k * 16, y - 104 + 10 * math.sin(k * 0.8), 1,
            60 * (k % 2)),
              halo=4)


@art("edward-pickman-derby")
def edward_pickman_derby(page: Page) -> Woodcut:
    """She stands behind him. She is already looking out."""
    c = Woodcut(page)
    ground = colour(c, [(-10, -10), (610, -10), (610, 450), (-10, 450)])
    strokes(c, ground, 76, gap=18, length=120, width=14, tone=0, seed=3,
            weight=np.clip(np.abs(c.X - 330) / 220 - 0.35, 0, 1))
    hair = curve((130, 470), (150, 300), (140, 160), (180, 60), (260, 0), (340, -10), (420, 20),
        (470, 90),
                 (480, 200), (470, 320), (510, 470), tension=0.6)
    mass = ink(c, hair)
    strokes(c, mass, lambda x, y: 96 - (x - 310) * 0.14, gap=15, length=100, width=7, seed=8,
            weight=np.clip(np.abs(c.X - 310) / 120 - 0.5, 0, 0.9))
    h = Head(c, 306, 222, 132, tilt=4, expression="afraid", build=Build(gaunt=0.4, fat=0.3))
    ink(c, h.shape((0, -1.1), (0.7, -0.8), (0.8, 0.2), (0.5, 1.0), (-0.5, 1.0), (-0.8, 0.2), (-0.7,
        -0.8)))
    h.collar(drop=2.4)
    h.draw()
    h.hair("short")
    for pose, x, y, turn, flip in (("open", 130, 330, 62, False), ("open", 476, 396, -58, True)):
        sleeve = blade([(x - 120 if not flip else x + 120, y + 110),
            (x - 40 if not flip else x + 40, y + 40),
                        (x, y)], [100, 70, 44])
        c.lit(sleeve, towards=(0.6, -1), reach=18, hard=1.2, halo=8)
        hand(c, pose, x, y, 76, turn=turn, flip=flip, towards=(0.6, -1), lean=0.8, claw=0.3)
    return c


@art("joel-manton")
def joel_manton(page: Page) -> Woodcut:
    """He did not believe in it. It has signed his back."""
    c = Woodcut(page)
    wall = paper(c, [(-10, -10), (286, -10), (286, 450), (-10, 450)])
    for k in range(5):  # the rails of a hospital bed
        x = 6 + k * 52
        ink(c, [(x, 96), (x + 12, 96), (x + 12, 460), (x, 460)])
    ink(c, [(-10, 84), (290, 84), (290, 102), (-10, 102)])
    strokes(c, wall, 84, gap=17, length=90, width=9, tone=0, seed=5,
            weight=np.clip(1 - c.Y / 110, 0, 0.8))
    back = curve((96, 470), (110, 380), (90, 300), (60, 250), (70, 200), (130, 170), (210, 150),
        (252, 130),
                 (310, 130), (350, 152), (430, 172), (484, 206), (490, 260), (458, 310), (440,
                     380), (450, 470),
                 tension=0.6)
    skin = c.lit(back, towards=(1, -0.3), reach=300, hard=2.0, halo=8)
    strokes(c, skin, lambda x, y: 70 + (x - 280) * 0.1, gap=15, length=70, width=12, tone=0, seed=4,
            weight=np.clip((210 - c.X) / 150, 0, 0.9))
    for line, wide in (([(282, 150), (276, 260), (282, 400)], 10), ([(150, 220), (206, 250), (214,
        320)], 12),
                       ([(416, 214), (366, 246), (352, 316)], 12), ([(110, 300), (150, 330), (160,
                           400)], 9),
                       ([(444, 300), (410, 340), (404, 410)], 8), ([(216, 330), (240, 350), (262,
                           356)], 6),
                       ([(350, 330), (330, 350), (306, 358)], 6)):
        c.gouge(line, wide, tone=0)
    ink(c, curve((236, 150), (244, 100), (330, 100), (336, 150), tension=0.4))
    head = c.lit(curve((222, 80), (230, 20), (284, -8), (340, 18), (352, 74), (338, 120), (290,
        142), (240, 124),
                       tension=0.7), towards=(1, -0.3), reach=30, hard=1.3, halo=7)
    strokes(c, head, lambda x, y: 60 + (x - 286) * 0.5, gap=13, length=44, width=6, seed=7,
            weight=np.clip((c.X - 270) / 70, 0, 0.9))
    c.lit(circle(352, 82, 12, 22), towards=(1, -0.3), reach=14, hard=1.7, halo=5)
    for side in (-1, 1):  # the cloven print
        lobe = curve((5, 74), (6, 0), (12, -60), (24, -84), (46, -52), (58, 6), (52, 52), (28, 78),
            tension=0.5)
        colour(c, moved(lobe, 288, 252, 1.0, 4, side < 0), halo=5)
        colour(c, moved(curve((14, 96), (30, 92), (40, 110), (26, 126)), 288, 252, 1.0, 4,
            side < 0), halo=4)
    for x, y, long in ((250, 336, 50), (318, 340, 84), (336, 330, 40)):
        colour(c, blade([(x, y), (x + 2, y + long / 2), (x, y + long)], [10, 7, 0]))
    gown = curve((40, 470), (96, 410), (180, 404), (280, 420), (390, 402), (470, 412), (520, 470),
        tension=0.5)
    folds = c.lit(gown, towards=(0.6, -1), reach=20, hard=1.2, halo=8)
    strokes(c, folds, lambda x, y: 60 + (x - 100) * 0.14, gap=18, length=50, width=7, seed=9,
            weight=np.clip((c.X - 240) / 200, 0, 0.9))
    sleeve = blade([(660, 260), (600, 230), (548, 206)], [120, 100, 74])
    paper(c, sleeve, halo=8)
    hand(c, "open", 552, 206, 58, turn=-74, towards=(0.4, -1))
    return c


@art("drifting-polyhedron")
def drifting_polyhedron(page: Page) -> Woodcut:
    """It floats ahead of the dreamer, and every face of it holds him."""
    c = Woodcut(page)
    gulf = ink(c, [(-10, -10), (610, -10), (610, 450), (-10, 450)])
    strokes(c, gulf, lambda x, y: 30 + 50 * math.sin(x / 130) * math.cos(y / 90), gap=22,
        length=70, width=4,
            seed=9, weight=np.clip(np.hypot(c.X - 360, c.Y - 170) / 300 - 0.45, 0, 0.6))
    path = paper(c, [(-10, 450), (60, 450), (300, 352), (470, 330), (462, 322), (280, 338), (-10,
        400)])
    strokes(c, path, -24, gap=12, length=40, width=6, tone=0, seed=4, weight=np.clip(1 - c.X / 260,
        0, 1))
    _facets(c)
    man = moved(MAN, 150, 402, 118, 3)
    ink(c, cast(man, 402, -0.7, 0.24), keep=1 - path)
    paper(c, man, halo=6)
    strokes(c, c.mask(man), 92, gap=9, length=36, width=6, tone=0, seed=2,
            weight=np.clip(1 - (c.X - 130) / 26, 0, 1))
    return c


def _facets(c: Woodcut) -> None:
    """A solid of too many sides; each is cut another way, and in some somebody stands."""
    rim: list[Point] = [(212, 150), (250, 62), (348, 8), (456, 24), (530, 110), (536, 214), (470,
        292),
                        (360, 316), (262, 272)]
    inner: list[Point] = [(300, 124), (392, 84), (470, 150), (448, 232), (346, 236)]
    faces = [
        ([rim[0], rim[1], inner[0]], "red"), ([rim[1], rim[2], inner[1], inner[0]], "paper"),
        ([rim[2], rim[3], inner[1]], "ink"), ([rim[3], rim[4], inner[2], inner[1]], "red"),
        ([rim[4], rim[5], inner[2]], "paper"), ([rim[5], rim[6], inner[3], inner[2]], "ink"),
        ([rim[6], rim[7], inner[3]], "red"), ([rim[7], rim[8], inner[4], inner[3]], "paper"),
        ([rim[8], rim[0], inner[0], inner[4]], "ink"), (inner, "paper"),
    ]
    ink(c, rim, halo=10)
    for k, (face, kind) in enumerate(faces):
        cx, cy = sum(p[0] for p in face) / len(face), sum(p[1] for p in face) / len(face)
        shape = [(cx + (x - cx) * 0.95, cy + (y - cy) * 0.95) for x, y in face]
        mask = {"red": colour, "paper": paper, "ink": ink}[kind](c, shape)
        if kind == "ink":
            strokes(c, mask, k * 37, gap=11, length=50, width=8, seed=k, accent=1.0)
            c.block.over(c.mask(shape, stroke=3), tone=1.1, kind=2)
        elif kind == "red":
            strokes(c, mask, k * 41 + 20, gap=14, length=60, width=7, tone=0, seed=k,
                    weight=np.full_like(c.X, 0.8))
    for x, y, size, turn in ((386, 226, 118, 0), (336, 288, 44, 160), (512, 204, 60, 96), (318, 96,
        60, -34)):
        ink(c, moved(MAN, x, y, size, turn))
