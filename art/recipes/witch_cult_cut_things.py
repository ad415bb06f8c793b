"""More monsters, places and evidence of The Witch Cult Murders, cut flat."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_hands import hand
from art.kit.cut_heads import Build, Head
from art.kit.woodcut import Point, Woodcut, beside, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")


@art("shoggoth")
def shoggoth(page: Page) -> Woodcut:
    """It has eyes the way soup has bubbles, and one of them winked."""
    c = Woodcut(page)
    c.lay([(-10, -10), (610, -10), (610, 450), (-10, 450)], tone=1.15)
    for k in range(9):
        a0 = math.radians(180 + k * 20)
        for r0, r1 in ((250, 310), (316, 380)):
            pts = [(300 + math.cos(a0 + d) * r, 330 + math.sin(a0 + d) * r) for r,
                d in ((r0, 0.02), (r1, 0.02), (r1, 0.33), (r0, 0.33))]
            c.block.over(c.mask(pts, stroke=5), tone=0)
    mass = curve((60, 460), (40, 330), (80, 230), (66, 170), (120, 110), (190, 96), (230, 50),
        (310, 40), (370, 76), (440, 80), (486, 140), (540, 180), (530, 260), (566, 330),
        (560, 460), tension=0.9)
    m = c.lay(mass, tone=0, halo=8)
    eyes = ((296, 150, 44, 0), (190, 180, 30, 0), (400, 160, 32, 0), (140, 260, 22, 0),
        (246, 252, 26, 0), (346, 250, 34, 1), (452, 246, 26, 0), (500, 320, 18, 0),
        (110, 340, 16, 0), (200, 330, 18, 0), (420, 330, 20, 0),
            (232, 92, 16, 0), (350, 92, 15, 0), (468, 170, 13, 0), (128, 196, 12, 0),
                (290, 316, 13, 0))
    for x, y, r, wink in eyes:
        c.lay(circle(x, y, r * 1.22), tone=1.15, keep=1 - m)
        c.lay(circle(x, y, r * 1.1), tone=0)
        if wink:
            c.gouge([(x - r, y - 4), (x, y + r * 0.5), (x + r, y - 4)], 10)
            for d in (-0.5, 0.0, 0.5):
                c.gouge([(x + d * r, y + r * 0.3), (x + d * r * 1.2, y + r * 0.7),
                    (x + d * r * 1.4, y + r * 0.9)], 5)
            continue
        c.shine(c.lay(circle(x, y, r), tone=1.15, solid=True))
        dx, dy = (300 - x) * 0.06, (430 - y) * 0.05
        c.shine(c.lay(circle(x + dx, y + dy, r * 0.56), tone=1.15, accent=1.0, solid=True))
        c.lay(circle(x + dx, y + dy, r * 0.24), tone=0)
    for x, low in ((150, 430), (230, 446), (378, 440), (462, 430)):
        c.gouge([(x, 372), (x + 3, 400), (x, low)], 9, within=m)
    c.lay([(-10, 420), (610, 420), (610, 450), (-10, 450)], tone=1.15, halo=5)
    x = 306
    man = curve((x - 15, 436), (x - 17, 400), (x - 19, 380), (x - 9, 366), (x + 9, 366),
        (x + 19, 380), (x + 17, 400), (x + 15, 436), (x + 3, 436), (x, 412), (x - 3, 436),
        tension=0.5)
    c.lay(man, circle(x, 358, 9), [(x - 17, 356), (x - 9, 350), (x - 7, 340), (x + 8, 340),
        (x + 9, 350), (x + 17, 356), (x + 15, 359), (x - 15, 359)], tone=0, halo=-5)
    return c


@art("drifting-polyhedron")
def drifting_polyhedron(page: Page) -> Woodcut:
    """It floated ahead of me, patient as a taxicab."""
    c = Woodcut(page)
    for k in range(15):  # a floor that has no end
        x = 300 + (k - 7) * 150
        c.gouge([(300 + (k - 7) * 9, 262), ((300 + x) / 2, 340), (x, 460)], 6, ends=(0.2, 1))
    for k in range(6):
        y = 268 + k * k * 6.4 + k * 5
        c.gouge([(-10, y), (300, y), (610, y)], 2.4 + k, ends=(1, 1))
    random = np.random.default_rng(3)
    for _ in range(26):
        c.lay(circle(random.uniform(10, 590), random.uniform(6, 240), random.choice([1.8, 2.6])),
            tone=1.15, solid=True)
    v: list[Point] = [(300, 14), (386, 60), (404, 156), (330, 222), (226, 206), (182, 128),
        (222, 46)]
    c.lay(v, tone=0, halo=10)
    inner: list[Point] = [(330, 84), (352, 150), (280, 170), (248, 108)]
    facets = [([v[0], v[1], inner[0]], 1.15, 0.0), ([v[1], v[2], inner[1], inner[0]], 1.15, 1.0),
        ([v[2], v[3], inner[1]], 0.0, 0.0), ([v[3], v[4], inner[2], inner[1]], 1.15, 1.0), ([v[4],
        v[5], inner[3], inner[2]], 0.0, 0.0),
              ([v[5], v[6], inner[3]], 1.15, 1.0), ([v[6], v[0], inner[0], inner[3]], 1.15, 0.0),
                  (inner, 1.15, 1.0)]
    for shape, tone, accent in facets:
        c.lay(shape, tone=tone, accent=accent, solid=True)
        c.block.over(c.mask(shape, stroke=5), tone=0 if tone else 1.15, accent=0)
    x, y = 300, 372
    gown = curve((x - 9, y - 40), (x + 9, y - 40), (x + 18, y - 20), (x + 24, y + 34),
        (x - 24, y + 34), (x - 18, y - 20), tension=0.4)
    c.lay(gown, circle(x, y - 50, 11), tone=1.15, halo=6)
    c.lay([(x - 22, y + 36), (x + 22, y + 36), (x + 60, y + 90), (x - 60, y + 90)], tone=0)
    return c


@art("runaway-packard")
def runaway_packard(page: Page) -> Woodcut:
    """The owner could not drive, and last night he drove beautifully."""
    c = Woodcut(page)
    for k in range(12):
        a = math.radians(188 + k * 15)
        c.gouge([(300 + math.cos(a) * 210, 240 + math.sin(a) * 170),
            (300 + math.cos(a) * 300, 240 + math.sin(a) * 240),
            (300 + math.cos(a) * 420, 240 + math.sin(a) * 330)], 5)

    roof = curve((190, 150), (206, 58), (250, 36), (350, 36), (394, 58), (410, 150), tension=0.4)
    c.lit(roof, towards=(0, -1), reach=14, hard=1.4, halo=5)
    glass = c.lay([(212, 142), (224, 72), (376, 72), (388, 142)], tone=1.15, accent=1.0, solid=True)
    driver = curve((270, 146), (276, 120), (290, 110), (286, 92), (300, 80), (316, 92), (312, 110),
        (326, 120), (332, 146), tension=0.6)
    c.block.over(c.mask(driver, [(274, 92), (288, 88), (292, 74), (310, 74), (314, 88), (328, 92),
        (328, 97), (274, 97)]) * glass, tone=0, accent=0)
    hood = curve((226, 330), (222, 180), (250, 146), (350, 146), (378, 180), (374, 330),
        tension=0.3)
    c.lit(hood, towards=(0, -1), reach=20, hard=1.2, halo=6)
    grill = c.lay(curve((248, 330), (246, 200), (272, 172), (328, 172), (354, 200), (352, 330),
        tension=0.3), tone=1.15, halo=5)
    for k in range(9):
        x = 254 + k * 11.5
        c.lay([(x - 3, 184), (x + 3, 184), (x + 3, 324), (x - 3, 324)], tone=0, keep=1 - grill)
    for side in (-1, 1):
        fender = curve(*beside(300, side, (80, 330), (96, 250), (150, 226), (206, 250), (230, 330),
            (214, 340), (170, 300), (120, 320)), tension=0.7)
        c.lit(fender, towards=(0, -1), reach=18, hard=1.3, halo=6)
        c.lit(curve(*beside(300, side, (140, 320), (200, 310), (216, 360), (206, 430), (150, 430),
            (136, 370)), tension=0.5), towards=(side * 0.8, -0.4), reach=14, hard=1.1, halo=5)
        c.lay(circle(300 + side * 116, 236, 56), tone=0)
        c.shine(c.lay(circle(300 + side * 116, 236, 49), tone=1.15, solid=True))
        c.block.over(c.mask(circle(300 + side * 116, 236, 36), stroke=4), tone=0)
    c.lit([(120, 344), (480, 344), (486, 366), (114, 366)], towards=(0, -1),
        reach=12, hard=1.6, halo=6)
    return c


@art("book-of-azathoth")
def book_of_azathoth(page: Page) -> Woodcut:
    """At the foot of the page somebody had saved me a line."""
    c = Woodcut(page)
    leaf = [(110, -20), (470, -20), (500, 470), (90, 470)]
    m = c.lay(leaf, tone=1.15)
    c.lay([(470, -20), (620, -20), (620, 470), (500, 470)], tone=0)
    random = np.random.default_rng(13)
    for row in range(6):
        y = 34 + row * 46
        for x0 in (140, 304):
            x = x0
            while x < x0 + 120:
                w = random.uniform(16, 34)
                pts = [(x + w * t,
                    y + math.sin(t * 6.2 + random.uniform(0, 3)) * 9) for t in np.linspace(0, 1, 6)]
                c.gouge(pts, 7, accent=1.0, within=m, ends=(0.9, 0.4))
                x += w + 4
            c.gouge([(x0 - 4, y + 17), (x0 + 60, y + 18), (x0 + 132, y + 17)],
                3, tone=0, ends=(1, 1))
    c.gouge([(136, 372), (210, 374), (290, 372)], 6, tone=0, ends=(1, 1))
    c.lit(blade([(620, 150), (540, 210), (470, 250)], [110, 80, 50]), towards=(-0.2, -1),
        reach=22, hard=1.1, halo=8)
    hand(c, "holding", 476, 246, 62, turn=-84, towards=(-0.3, -1),
        layer="under", lean=0.7, claw=0.3)
    quill = blade([(196, 358), (300, 282), (370, 220), (440, 120), (470, 40)], [3, 8, 26, 40, 0])
    q = c.lay(quill, tone=0, halo=-4)
    c.gouge([(236, 330), (350, 240), (452, 80)], 4, within=q, ends=(1, 0.4))
    for k in range(6):
        c.gouge([(372 + k * 13, 206 - k * 20), (384 + k * 13, 204 - k * 20),
            (394 + k * 12, 196 - k * 20)], 4, within=q)
    hand(c, "holding", 476, 246, 62, turn=-84, towards=(-0.3, -1), layer="over", lean=0.7, claw=0.3)
    c.lay(circle(190, 366, 8, 6), tone=1.15, accent=1.0, halo=2, solid=True)
    return c


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


@art("shunned-island")
def shunned_island(page: Page) -> Woodcut:
    """The ferryman waits off a shore of stones that stand like an audience."""
    c = Woodcut(page)
    c.lay([(-10, -10), (610, -10), (610, 250), (-10, 250)], tone=1.15)
    c.shine(c.lay(circle(306, 240, 150), tone=1.15, accent=1.0, solid=True))
    for x, top, w, lean in ((60, 150, 44, -4), (134, 104, 46, 3), (206, 132, 40, -3),
        (402, 122, 42, -2), (474, 96, 48, 4), (546, 146, 44, -3)):
        stone = curve((-w / 2, 252 - top), (-w / 2 - 3, 50), (-w * 0.34, 10), (0, 0), (w * 0.36,
            14),
            (w / 2 + 2, 56), (w / 2, 252 - top), tension=0.5)
        c.lay(moved(stone, x, top, 1, lean), tone=0, halo=-5)
    c.lay([(-10, 236), (300, 226), (610, 236), (610, 450), (-10, 450)], tone=0)
    for k in range(6):  # the current
        y = 270 + k * 32
        for x, long in ((-20 + k * 22, 150), (420 - k * 16, 210)):
            c.gouge([(x, y), (x + long / 2, y + 7), (x + long, y)], 7)
    boat = curve((120, 330), (180, 352), (300, 360), (420, 352), (484, 322), (462, 386), (410, 414),
        (200, 414), (150, 388), tension=0.5)
    c.lay(boat, tone=1.15, halo=9)
    for y in (374, 394):
        c.gouge([(164, y), (300, y + 6), (446, y - 4)], 5, tone=0, ends=(0.6, 0.6))
    man = curve((238, 362), (240, 296), (258, 250), (286, 224), (280, 196), (296, 168), (326, 172),
        (340, 200), (330, 226), (352, 256), (362, 300), (362, 362), tension=0.6)
    c.lay(man, tone=0, halo=-8)
    c.lay(curve((244, 196), (280, 184), (288, 152), (326, 150), (338, 182), (372, 192), (310, 206)),
        tone=0, halo=-6)
    c.gouge([(270, 280), (262, 320), (262, 356)], 7)
    c.gouge([(330, 270), (340, 316), (342, 356)], 7)
    c.lay(blade([(404, 120), (386, 260), (364, 436)], (12, 12, 12)), tone=1.15, halo=6)
    c.lay(blade([(330, 262), (366, 276), (388, 250)], (30, 24, 16)), tone=0, halo=-5)
    return c
