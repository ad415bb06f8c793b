"""What came to the door, what lies under the hill, of Called Forth by Thunder."""

from __future__ import annotations

import math

from art.kit.block import Page
from art.kit.cut_bodies import beast_child, claws, head_shape, man_standing
from art.kit.cut_hands import hand
from art.kit.cut_heads import Build, Expression
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_profiles import Profile
from art.kit.cut_strokes import along, away, cast, joined, less, limb, mirrored, strokes
from art.kit.cut_things import flame, revolver
from art.kit.cut_weather import light_tree, rain, strike
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("maritje-decker")
def maritje_decker(page: Page) -> Woodcut:
    """Nobody on that side of the ridge has a boy that age."""
    c = Woodcut(page)
    night = [(322, -10), (590, -10), (590, 390), (322, 390)]
    paper(c, night)
    rain(c, -0.3, 130, seed=3, length=(50, 120), width=5, tone=0, keep=1 - c.mask(night))
    for x in (310, 580):
        ink(c, [(x, -10), (x + 16, -10), (x + 16, 400), (x, 400)], halo=-4)
    sill = [(300, 386), (610, 386), (610, 450), (300, 450)]
    ink(c, sill)
    c.shine(colour(c, curve((250, 450), (300, 412), (420, 392), (540, 396), (600, 420), (600, 450),
        tension=0.6)))
    boy = moved(beast_child(), 462, 404, 216)
    ink(c, cast(boy, 404, -0.6, 0.3), keep=1 - c.mask(sill))
    ink(c, boy, halo=-6)
    for x, y in ((452, 226), (474, 230)):
        colour(c, circle(x, y, 4.5, 3))
    woman = Profile(c, 116, 170, 106, tilt=8, expression=Expression(-0.1, 0.02, 0.06, 0, 0.03),
        build=Build(age=1.0, fat=0.6))
    woman.collar(drop=2.8)
    woman.draw()
    woman.hat("shawl")
    _lantern(c, 290, 276)
    sleeve = limb([(150, 330), (200, 296), (238, 262)], [84, 66, 46])
    ink(c, sleeve, halo=-4)
    hand(c, "fist", 240, 262, 56, turn=78, towards=(1, 0.6))
    _bag(c)
    return c


def _lantern(c: Woodcut, x: float, y: float) -> None:
    """A barn lantern that is held out."""
    c.lay(blade([(x - 22, y + 4), (x, y - 34), (x + 22, y + 4)], [5, 6, 5]), tone=1.15, solid=True,
        halo=4)
    glass = [(x - 26, y + 8), (x + 26, y + 8), (x + 32, y + 84), (x - 32, y + 84)]
    c.shine(paper(c, glass, halo=6))
    flame(c, x, y + 82, 58)
    ink(c, [(x - 34, y), (x + 34, y), (x + 28, y + 12), (x - 28, y + 12)], [(x - 38, y + 82),
        (x + 38, y + 82), (x + 38, y + 98), (x - 38, y + 98)], halo=-3)


def _bag(c: Woodcut) -> None:
    """The bag she takes to every birth."""
    bag = curve((18, 450), (24, 366), (60, 348), (150, 348), (186, 366), (192, 450), tension=0.35)
    c.lay(bag, tone=1.15, solid=True, halo=7)
    strokes(c, bag, along(86), cell=16, length=50, width=5, tone=0, seed=3,
        weight=lambda x, y: (110 - x) / 90)
    ink(c, [(20, 372), (190, 372), (190, 382), (20, 382)])
    c.lay(less(circle(105, 346, 40, 26), circle(105, 348, 30, 18)), tone=1.15, solid=True, halo=4)


@art("the-burrow")
def the_burrow(page: Page) -> Woodcut:
    """On his belly in the clay, a flashlight between his teeth."""
    c = Woodcut(page)
    roof = curve((-20, -20), (620, -20), (620, 108), (520, 96), (400, 76), (280, 56), (140, 40),
        (-20, 30), tension=0.6)
    floor = curve((-20, 420), (160, 404), (330, 384), (460, 352), (620, 330), (620, 470),
        (-20, 470),
        tension=0.6)
    for clay, seed in ((roof, 3), (floor, 4)):
        paper(c, clay)
        strokes(c, clay, lambda x, y: math.radians(14 if y < 220 else -10), cell=17, length=54,
            width=7, tone=0, seed=seed)
    x, y = 300, 236
    beam = [(x, y - 12), (620, 70), (620, 380), (x, y + 14)]
    c.shine(colour(c, beam, keep=c.mask(roof, floor)))
    waits = joined(curve((640, 110), (580, 120), (548, 160), (556, 220), (580, 260), (570, 330),
        (640, 350), tension=0.7), limb([(590, 170), (536, 168), (506, 212), (468, 236)],
        [66, 48, 36, 32]), claws(470, 236, 84, 156, 4, 24))
    ink(c, waits)
    for px, py in ((572, 168), (592, 160)):
        paper(c, curve((px - 8, py + 2), (px, py - 4), (px + 8, py), (px, py + 5), tension=0.8))
    man = Profile(c, 166, 198, 104, tilt=-4, expression=Expression(-0.12, -0.02, 0.09, 0, 0.04, 0.1,
        True), build=Build(gaunt=0.5))
    man.collar(drop=2.6)
    man.draw()
    man.hair("short")
    torch = [(222, y - 10), (274, y - 12), (284, y - 22), (304, y - 22), (304, y + 24),
        (284, y + 24), (274, y + 14), (222, y + 12)]
    c.lay(torch, tone=0, halo=-4)
    c.gouge([(230, y - 4), (252, y - 5), (274, y - 5)], 5, ends=(1, 1))
    c.shine(paper(c, circle(304, y + 1, 7, 22), halo=3))
    hand(c, "open", 262, 414, 62, turn=70, towards=(1, -0.8), cuff=True)
    return mirrored(c)


@art("fulgurite")
def fulgurite(page: Page) -> Woodcut:
    """Lightning, struck into sand and dug up as glass."""
    c = Woodcut(page)
    dune = curve((-20, 330), (120, 312), (280, 322), (440, 300), (620, 314), (620, 470), (-20, 470),
        tension=0.5)
    c.lay(dune, tone=1.15, solid=True)
    strokes(c, dune, along(-3), cell=24, length=60, width=4, tone=0, seed=4,
        weight=lambda x, y: 0.7)
    strike(c, light_tree((86, -10), (120, 318), 15, 3, twigs=6, depth=1), halo=5)
    hand(c, "gripping", 300, 448, 118, towards=(-1, -0.5), layer="under", cuff=True)
    root = [c.rough(blade(points, widths), 1.6, f"root{i}", 9)
        for i, (points, widths) in enumerate(GLASS)]
    c.shine(colour(c, joined(*root), halo=8))
    for points, widths in GLASS:  # light inside the glass
        shifted = [(x - w * 0.16, y) for (x, y), w in zip(points, widths, strict=True)]
        c.gouge(shifted, max(4, widths[0] * 0.2), ends=(0.5, 0))
    hand(c, "gripping", 300, 448, 118, towards=(-1, -0.5), layer="over")
    return c


GLASS: tuple[tuple[list[Point], list[float]], ...] = (  # the root and its branches
    ([(326, 470), (346, 330), (318, 250), (350, 170), (330, 90), (346, 20)],
        [54, 50, 44, 34, 22, 5]),
    ([(344, 300), (412, 250), (430, 190), (500, 140)], [36, 30, 22, 5]),
    ([(322, 246), (256, 190), (248, 130), (196, 84)], [34, 26, 18, 5]),
    ([(346, 172), (402, 118), (412, 50)], [26, 18, 5]),
    ([(430, 196), (438, 120), (476, 78)], [18, 13, 4]),
    ([(252, 152), (290, 100), (282, 50)], [17, 12, 4]),
    ([(410, 250), (480, 238), (540, 262)], [20, 14, 4]),
    ([(258, 196), (206, 196), (164, 166)], [18, 12, 4]),
)


@art("last-of-the-martenses")
def last_of_the_martenses(page: Page) -> Woodcut:
    """I shot it, and it looked up at me like a relation: one blue eye, one brown."""
    c = Woodcut(page)
    paper(c, PAGE)
    strokes(c, PAGE, along(-76), cell=26, length=44, width=5, tone=0, seed=3,
        weight=lambda x, y: (y - 250) / 200)
    shoulders = c.rough(curve((-20, 470), (-20, 300), (40, 250), (130, 250), (300, 300), (400, 350),
        (470, 470), tension=0.6), 5, "shoulders", 14)
    mane = c.rough(circle(214, 196, 176, 184), 9, "mane", 15)
    blood = curve((250, 470), (300, 390), (400, 372), (500, 400), (610, 396), (620, 470),
        tension=0.7)
    ink(c, shoulders)
    colour(c, blood, halo=5)
    ink(c, mane, halo=5)
    strokes(c, mane, lambda x, y: math.atan2(y - 196, x - 214) + 0.4, cell=15, length=52, width=6,
        seed=12, weight=lambda x, y: 1.1 - abs(math.hypot(x - 214, y - 196) - 160) / 46)
    _beast_face(c)
    revolver(c, 520, 250, 1.2, -14)
    hand(c, "gripping", 640, 360, 92, turn=-50, towards=(-1, -0.6))
    for k in range(2):
        c.gouge([(392 + k * 14, 262 - k * 30), (430 + k * 10, 200), (404 + k * 26, 130),
            (446 + k * 20, 40)], 12 - k * 4, tone=0)
    return c


def _beast_face(c: Woodcut) -> None:
    """Brow, muzzle and fangs of an ape; the eyes are those of the portraits."""
    for x, side, accent in ((158, -1, 0.0), (272, 1, 1.0)):
        eye = curve((x - side * 30, 170), (x - side * 4, 164), (x + side * 32, 186), (x, 190),
            tension=0.8)
        white = paper(c, eye)
        c.lay(circle(x - side * 4, 176, 14), tone=1.15 if accent else 0.0, accent=accent,
            solid=True, keep=1 - white)
        ink(c, circle(x - side * 4, 177, 5.5))
        for k in range(3):  # the brow is drawn up between the eyes
            c.gouge([(x - side * (38 - k * 4), 140 - k * 16), (x + side * 4, 144 - k * 14),
                (x + side * 46, 168 - k * 12)], 11 - k * 3)
        c.gouge([(x - side * 22, 198), (x + side * 4, 206), (x + side * 34, 200)], 6)
        c.gouge([(x - side * 34, 186), (x - side * 42, 220), (x - side * 26, 242)], 8)
        c.gouge([(x + side * 46, 220), (x + side * 34, 270), (x, 312)], 10)
        c.gouge([(x + side * 26, 226), (x + side * 16, 262), (x - side * 8, 290)], 6)
    for x in (202, 230):
        c.gouge([(x - 9, 254), (x, 246), (x + 9, 254)], 8)
    c.gouge([(150, 310), (180, 288), (216, 284), (252, 288), (284, 310)], 7, ends=(0.4, 0.4))
    for x, y in ((176, 292), (256, 292)):
        paper(c, blade([(x - 2, y), (x, y + 18), (x + 2, y + 36)], [15, 11, 0]), halo=3)
    for x in (202, 230):
        paper(c, blade([(x, 288), (x, 298), (x, 308)], [12, 9, 0]))
    c.gouge([(184, 336), (216, 346), (250, 336)], 8)


@art("martense-mansion")
def martense_mansion(page: Page) -> Woodcut:
    """It has been getting away with things since 1670, and it has seen who comes up the path."""
    c = Woodcut(page)
    colour(c, [(-10, 120), (610, 120), (610, 450), (-10, 450)])
    ink(c, curve((-20, -20), (620, -20), (620, 160), (500, 190), (380, 150), (260, 190), (120, 146),
        (-20, 190), tension=0.8))
    strike(c, light_tree((96, -10), (60, 350), 17, 4, twigs=7, depth=1), halo=6)
    ink(c, curve((-20, 350), (120, 340), (260, 360), (620, 390), (620, 470), (-20, 470),
        tension=0.5))
    gable: list[Point] = [(212, 232), (268, 112), (404, 34), (540, 96), (626, 214), (604, 226),
        (612, 430), (236, 430), (240, 226)]
    chimneys = [[(300, -10), (346, -10), (350, 90), (296, 100)], [(496, 10), (532, 8), (536, 110),
        (498, 100)]]
    ink(c, gable, *chimneys, halo=-6)
    wall = c.mask([(240, 236), (604, 222), (612, 430), (236, 430)])
    strokes(c, wall, along(-2), cell=17, length=90, width=4.6, seed=5,
        weight=lambda x, y: (430 - x) / 190)
    roof = c.mask([(232, 222), (274, 120), (404, 46), (404, 214)])
    strokes(c, roof, along(-64), cell=17, length=44, width=4.6, seed=6,
        weight=lambda x, y: (420 - x) / 200)
    for x, y, lean in ((322, 148, 10), (462, 140, -10)):  # two windows look down
        pane = [(x - 34, y - lean), (x + 34, y + lean), (x + 30, y + 66), (x - 30, y + 66)]
        ink(c, pane, halo=8)
        c.shine(colour(c, pane))
        ink(c, [(x - 3, y - 6), (x + 3, y - 6), (x + 3, y + 66), (x - 3, y + 66)],
            [(x - 34, y + 32), (x + 34, y + 32), (x + 34, y + 37), (x - 34, y + 37)])
    door = [(352, 292), (440, 290), (448, 430), (344, 430)]
    c.lay(door, tone=0, halo=-6)
    c.shine(colour(c, [(396, 296), (436, 294), (442, 430), (396, 430)]))
    ink(c, [(200, 404), (620, 408), (620, 450), (200, 450)])
    c.shine(colour(c, [(396, 405), (442, 406), (290, 450), (60, 450), (130, 420)]))
    man = moved(man_standing(), 170, 430, 92)
    ink(c, man, halo=-3)
    ink(c, cast(man, 428, -1.6, 0.2))
    return c


@art("jan-martenses-grave")
def jan_martenses_grave(page: Page) -> Woodcut:
    """He brought a spade; others had been at it from underneath."""
    c = Woodcut(page)
    hole = c.rough([(150, -20), (470, -20), (446, 236), (186, 246)], 3, "grave", 12)
    sides = curve((150, -20), (120, 120), (150, 290), (310, 310), (480, 284), (510, 120),
        (470, -20),
        tension=0.4)
    strokes(c, sides, away(314, 90), cell=17, length=46, width=6, seed=3)
    c.shine(colour(c, hole, halo=9))
    stone = curve((206, 240), (206, 96), (222, 66), (254, 56), (286, 66), (300, 96), (300, 240),
        tension=0.4)
    ink(c, stone, halo=-4)
    c.gouge([(252, 86), (253, 120), (252, 160)], 9, ends=(0.8, 0.8))
    c.gouge([(230, 108), (252, 107), (276, 108)], 9, ends=(0.8, 0.8))
    man = joined(curve((322, 250), (318, 130), (336, 88), (372, 76), (410, 88), (428, 136),
        (426, 250), tension=0.5), head_shape(372, 50, 26),
        limb([(334, 110), (304, 150), (318, 184)], [36, 28, 20]),
        limb([(412, 110), (436, 140), (424, 176)], [34, 26, 18]))
    ink(c, man, halo=-3)
    c.shine(paper(c, [(410, 178), (440, 176), (444, 222), (406, 224)], halo=5))
    spade = joined(blade([(330, 120), (312, 190), (296, 268)], [9, 9, 9]),
        moved([(-22, -14), (22, -14), (20, 30), (0, 50), (-20, 30)], 292, 274, 1, 14))
    paper(c, spade, halo=5)
    for x, y, size, turn, flip in ((130, 420, 78, 20, False), (456, 424, 84, -18, True)):
        c.lit(limb([(x + (30 if flip else -30), 520), (x, y)], [74, 46]), towards=(0, -1), reach=20,
            halo=4)
        hand(c, "open", x, y - 6, size, turn=turn, flip=flip, towards=(0, -1), lean=0.74, claw=0.6)
    for x, y in ((284, 408), (312, 404)):
        colour(c, curve((x - 9, y + 2), (x, y - 5), (x + 9, y), (x, y + 5), tension=0.8))
    return c


@art("black-paw")
def black_paw(page: Page) -> Woodcut:
    """It came round the door at about the height of a hat and felt for the latch."""
    c = Woodcut(page)
    door = [(-10, -10), (430, -10), (446, 450), (-10, 450)]
    paper(c, door)
    for x in (60, 196, 330):  # planks
        ink(c, blade([(x, -10), (x + 3, 140), (x - 1, 300), (x + 4, 450)], [5, 7, 5, 7]))
    strokes(c, door, along(90), cell=22, length=76, width=4, tone=0, seed=5,
        weight=lambda x, y: (y - 330) / 130)
    ink(c, [(430, -10), (446, -10), (462, 450), (446, 450)])
    plate = curve((96, 170), (148, 164), (152, 330), (92, 330), tension=0.3)
    colour(c, plate, halo=6)
    bar = [(80, 244), (262, 236), (270, 250), (262, 262), (80, 264)]
    ink(c, moved(bar, 8, 14))
    colour(c, bar, halo=6)
    for y in (186, 314):
        ink(c, circle(122, y, 7))
    wrist = limb([(640, 20), (560, 96), (476, 150)], [190, 168, 140])
    fingers = [limb(points, [54, 52, 40, 26]) for points in PAW]
    whole = joined(wrist, circle(462, 164, 86, 84), *fingers)
    ink(c, c.rough(whole, 3.2, "fur", 9))
    for i, finger in enumerate(reversed(fingers)):
        ink(c, c.rough(finger, 1.8, f"finger{i}", 9), halo=-5)
    ink(c, circle(474, 164, 78, 84))
    dark = c.mask([(440, -10), (610, -10), (610, 450), (458, 450)])
    strokes(c, c.mask(whole) * dark, along(128), cell=19, length=46, width=5, seed=7,
        weight=lambda x, y: 0.75)
    for points in PAW:
        (ax, ay), (bx, by) = points[-2], points[-1]
        length = math.hypot(bx - ax, by - ay)
        ux, uy = (bx - ax) / length, (by - ay) / length
        tip = (bx + ux * 44, by + uy * 44 + 10)
        claw = blade([(bx - ux * 6, by - uy * 6), (bx + ux * 22, by + uy * 20), tip], [24, 19, 0])
        paper(c, claw, halo=6)
        x, y = points[1]
        c.gouge([(x + 30, y - 14), (x + 6, y - 17), (x - 22, y - 6)], 7)
    return c


PAW: tuple[list[Point], ...] = (  # its fingers, the topmost first
    [(450, 108), (372, 74), (302, 104), (262, 160)],
    [(440, 150), (350, 138), (288, 178), (262, 222)],
    [(440, 196), (362, 206), (318, 246), (304, 290)],
    [(452, 232), (396, 262), (370, 306), (366, 344)],
)
