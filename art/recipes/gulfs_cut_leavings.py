"""What was left behind: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

import math

from art.kit.block import Page
from art.kit.cut_grips import fingers
from art.kit.cut_gulfs import box
from art.kit.cut_half_faces import HalfFace
from art.kit.cut_heads import Build
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_profiles import Profile
from art.kit.cut_strokes import (
    along,
    away,
    joined,
    limb,
    mirrored,
    quad,
    rounded_way,
    strokes,
)
from art.kit.cut_weather import light_tree, strike
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("blakes-last-canvas")
def blakes_last_canvas(page: Page) -> Woodcut:
    """He painted the tower with the window open, and it has not stayed in the picture."""
    c = Woodcut(page)
    wall = paper(c, box(0, 0, 600, 346))
    strokes(c, wall, along(84), cell=17, length=60, width=6, tone=0, seed=4,
        weight=lambda x, y: max(0.0, math.hypot(x - 250, y - 180) / 260 - 0.55))
    ink(c, box(0, 340, 600, 350))
    floor = paper(c, box(0, 350, 600, 440))
    strokes(c, floor, away(280, 200), cell=15, length=70, width=7, tone=0, seed=5,
        weight=lambda x, y: 0.3 + abs(x - 270) / 330)
    for way in ([(214, 330), (180, 390), (150, 450)], [(322, 330), (362, 390), (396, 450)], [(268,
        20), (268, 200), (268, 440)]):
        ink(c, blade(way, (20, 20, 20)), halo=-4)
    at = quad((150, 62), (384, 40), (392, 318), (144, 322))
    ink(c, [at(-0.01, 0.0), at(1.06, -0.01), at(1.07, 1.04), at(0, 1.04)])
    paper(c, [at(0, 0), at(1, 0), at(1, 1), at(0, 1)])
    colour(c, [at(0.04, 0.04), at(0.96, 0.04), at(0.96, 0.96), at(0.04, 0.96)])
    ink(c, [at(0.04, 0.96), at(0.04, 0.72), at(0.14, 0.66), at(0.22, 0.74), at(0.3, 0.74), at(0.3,
        0.44), at(0.27, 0.43), at(0.41, 0.12),
        at(0.55, 0.43), at(0.52, 0.44), at(0.52, 0.78), at(0.66, 0.78), at(0.66, 0.68), at(0.76,
            0.6), at(0.86, 0.7), at(0.96, 0.7), at(0.96,
        0.96)])
    for u, v in ((0.12, 0.8), (0.72, 0.78), (0.82, 0.84)):
        paper(c, [at(u, v), at(u + 0.05, v), at(u + 0.05, v + 0.06), at(u, v + 0.06)])
    sx, sy = at(0.41, 0.4)
    plume = curve((sx - 10, sy + 16), (sx - 4, sy - 16), (sx + 30, sy - 40), (300, 96), (330, 40),
        (392, 6), (470, -20), (620, -20), (620, 230),
        (590, 262), (572, 220), (540, 256), (520, 300), (496, 244), (470, 216), (448, 236), (436,
            280), (410, 226), (404, 180), (372, 190),
        (340, 166), (300, 172), (268, sy + 20), tension=0.65)
    smoke = ink(c, plume)
    strokes(c, smoke, lambda x, y: math.radians(-34) + 0.7 * math.sin(x / 60 + y / 44), cell=26,
        length=96, width=7, seed=7,
        weight=lambda x, y: max(0.0, 0.7 - abs(y - 60 - (x - 300) * 0.1) / 100))
    c.lay(circle(sx, sy, 11, 15), tone=1.25, solid=True)
    palette = curve((60, 404), (90, 376), (160, 370), (212, 392), (206, 424), (150, 440), (124,
        424), (96, 440), (62, 430), tension=0.7)
    ink(c, palette, halo=-6)
    for px, py, wide in ((100, 394, 13), (136, 386, 12), (172, 394, 14)):
        paper(c, circle(px, py, wide, wide * 0.6))
    colour(c, circle(184, 412, 15, 8))
    for k in range(3):
        ink(c, blade([(84 + k * 10, 410), (64 + k * 4, 360), (40 - k * 2, 310 + k * 8)], (7, 6,
            8)), halo=-3)
    return c


@art("the-maid-who-gave-notice")
def the_maid_who_gave_notice(page: Page) -> Woodcut:
    """Six stayed on, and stand at their windows. She is the one who still has a shadow."""
    c = Woodcut(page)
    sky = paper(c, box(0, 0, 600, 330))
    strokes(c, sky, along(-14), cell=18, length=90, width=7, tone=0, seed=4,
        weight=lambda x, y: max(0.0, 0.85 - y / 300))
    ground = paper(c, box(0, 320, 600, 440))
    strokes(c, ground, away(420, 250), cell=15, length=80, width=7, tone=0, seed=5,
        weight=lambda x, y: 0.25 + abs(x - 260) / 420)
    house = [(248, 330), (248, 60), (226, 64), (300, -30), (640, -30), (640, 330)]
    ink(c, house, halo=4)
    front = c.mask([(248, 330), (248, 50), (640, 20), (640, 330)])
    for k in range(13):                                                   # the boards of the wall
        c.gouge([(250, 70 + k * 21), (272 + k % 3 * 14, 69 + k * 21), (300 + k % 4 * 22,
            67 + k * 21)], 5, within=front, ends=(1, 0))
    for row in range(2):
        for k in range(3):
            x, y = 280 + k * 98, 30 + row * 136
            paper(c, box(x - 7, y - 7, x + 79, y + 113))
            c.shine(c.lay(box(x, y, x + 72, y + 106), tone=1.2, accent=1.0, solid=True))
            _servant(c, x + 36, y + 106, row * 3 + k)
    # She, near us, with her box.
    ink(c, [(150, 408), (206, 408), (60, 450), (-40, 450)])
    ink(c, joined(limb([(160, 366), (128, 394), (104, 420)], (26, 19, 15)), limb([(196, 366),
        (214, 396), (222, 418)], (26, 19, 15)),
        [(78, 424), (112, 410), (116, 430)], [(196, 428), (212, 412), (232, 426)]), halo=-5)
    ink(c, curve((152, 176), (186, 164), (220, 178), (224, 226), (214, 262), (234, 320), (252,
        376), (180, 388), (120, 376), (142, 310),
        (156, 256), (148, 214), tension=0.4), halo=-6)
    apron = curve((156, 186), (176, 184), (178, 250), (174, 310), (178, 370), (128, 364), (148,
        306), (160, 252), tension=0.35)
    strokes(c, paper(c, apron), along(98), cell=11, length=44, width=5, tone=0, seed=6,
        weight=lambda x, y: max(0.0, (y - 280) / 110))
    paper(c, blade([(214, 250), (246, 262), (268, 296)], (8, 20, 5)), blade([(214, 254), (238,
        284), (246, 322)], (8, 18, 4)))
    ink(c, limb([(176, 192), (140, 232), (112, 276)], (34, 27, 20)), halo=-5)
    paper(c, circle(108, 284, 12), halo=3)
    ink(c, [(66, 298), (154, 292), (160, 356), (70, 364)], halo=-5)
    c.gouge([(72, 318), (156, 312)], 5, ends=(1, 1))
    who = Profile(c, 186, 122, 54, expression="afraid", build=Build(nose=-0.5, jaw=-0.4))
    ink(c, circle(180, 122, 50, 58), halo=-5)
    who.draw()
    who.hair("bun")
    paper(c, curve((142, 92), (150, 56), (188, 44), (226, 58), (230, 82), (206, 72), (188, 82),
        (168, 78), tension=0.7), halo=4)
    paper(c, [(170, 178), (206, 180), (200, 196), (176, 194)], halo=3)
    return c


def _servant(c: Woodcut, x: float, y: float, kind: int) -> None:
    """Whoever was in service here, as they look now."""
    ink(c, curve((x - 31, y), (x - 28, y - 34), (x - 10, y - 46), (x + 10, y - 46), (x + 28,
        y - 34), (x + 31, y), tension=0.5),
        circle(x, y - 62, 15, 19))
    if kind == 0:                                                         # the butler
        ink(c, box(x - 14, y - 98, x + 14, y - 74), box(x - 22, y - 78, x + 22, y - 71))
    elif kind in (1, 5):                                                  # the cook, a maid
        ink(c, circle(x, y - 84, 22, 14))
    elif kind in (2, 4):
        ink(c, circle(x + 13, y - 78, 10))
    else:
        ink(c, curve((x - 18, y - 68), (x - 12, y - 86), (x + 12, y - 86), (x + 26, y - 66),
            tension=0.5))


@art("the-voice-on-the-line")
def the_voice_on_the_line(page: Page) -> Woodcut:
    """The cord hangs cut, and still it has him by the ear."""
    c = Woodcut(page)
    face = HalfFace(c, 216, 200, 1.34)
    ink(c, curve((40, 470), (80, 410), (170, 390), (300, 390), (380, 430), (400, 470)))
    face.draw(gaze=0.9, lid=1.35, brow=-0.6, mouth=-0.4)
    hair = curve((84, 130), (90, 40), (160, -10), (270, -16), (350, 30), (366, 130), (330, 92),
        (250, 78), (160, 84), (110, 110),
        tension=0.6)
    ink(c, hair)
    strokes(c, c.mask(hair), lambda x, y: math.atan2(y - 220, x - 220) + 0.5, cell=13, length=60,
        width=6, seed=3,
        weight=lambda x, y: max(0.1, 1 - (x - 90) / 200))
    bell = curve((452, 66), (470, 110), (490, 170), (532, 236), (528, 262), (506, 270), (470,
        246), (420, 208), (346, 186), (330, 120),
        (380, 50), tension=0.5)
    ink(c, bell, halo=-6)
    for k in range(5):  # the light along the receiver
        c.gouge([(458 - k * 18, 176 + k * 7), (486 - k * 9, 212 + k * 5), (512 - k * 3,
            246 + k * 3)], 6 - k * 0.6)
    cord = rounded_way([(518, 262), (540, 310), (500, 346), (528, 390), (470, 404), (430, 384)], 8)
    ink(c, blade(cord, [17.0] * len(cord)))
    paper(c, blade(cord, [10.0] * len(cord)))
    for end in ((396, 356), (388, 380), (398, 402)):                      # where it was cut
        paper(c, blade([(432, 384), (412, (384 + end[1]) / 2 + 3), end], (7, 6, 2)))
    ink(c, moved(circle(0, 0, 84, 82), 396, 118))
    paper(c, moved(circle(0, 0, 76, 74), 396, 118))
    ink(c, moved(circle(0, 0, 64, 62), 396, 118))
    upper = curve((340, 118), (360, 92), (384, 80), (396, 88), (410, 80), (434, 94), (452, 118),
        (424, 110), (396, 112), (366, 110),
        tension=0.7)
    lower = curve((340, 120), (366, 132), (396, 136), (426, 132), (452, 120), (436, 146), (396,
        162), (358, 146), tension=0.7)
    for lip in (upper, lower):
        c.shine(c.lay(lip, tone=1.2, accent=1.0, solid=True))
    for k in range(6):
        paper(c, box(362 + k * 12, 111, 372 + k * 12, 123))
    for side, tone in ((-1, 0.0), (1, 1.15)):                             # his moustache
        for k in range(7):
            c.gouge([(216 + side * (4 + k * 6), 308 + k * 1.5), (216 + side * (12 + k * 7),
                318 + k * 2),
                (216 + side * (22 + k * 8), 332 + k * 3)], 9, tone=tone)
    return mirrored(c)


@art("the-stars-go-missing")
def the_stars_go_missing(page: Page) -> Woodcut:
    """He goes over the roofs with a snuffer, and behind him it is only dark."""
    c = Woodcut(page)
    colour(c, box(0, 0, 600, 440))
    ink(c, curve((-20, -20), (244, -20), (206, 60), (216, 140), (200, 220), (190, 300), (120,
        380), (120, 460), (-20, 460), tension=0.7))
    for x, y, tall in ((96, 60, 70), (60, 170, 60), (110, 250, 54)):      # where there were stars
        way = rounded_way([(x, y + tall), (x - 12, y + tall * 0.7), (x + 10, y + tall * 0.4),
            (x - 6, y)], 6)
        paper(c, blade(way, [5.5 - 3 * i / (len(way) - 1) for i in range(len(way))]))
        c.lay(_star(x, y + tall + 10, 11), tone=0.0, solid=True, halo=-3)
    for x, y, r in ((352, 40, 15), (540, 40, 22), (566, 150, 14), (500, 190, 19), (420, 262, 13),
        (548, 268, 17), (476, 320, 11),
                    (384, 150, 9), (318, 250, 10)):
        c.shine(c.lay(_star(x, y, r), tone=1.25, solid=True))
    legs = joined(limb([(236, 292), (318, 342), (312, 446)], (66, 42, 30)), limb([(206, 292),
        (168, 372), (108, 446)], (66, 42, 30)))
    ink(c, legs)
    tails = curve((188, 268), (286, 262), (282, 322), (240, 352), (200, 400), (150, 430), (166,
        360), (150, 330), tension=0.5)
    ink(c, tails)
    coat = curve((196, 178), (232, 168), (286, 182), (302, 220), (290, 280), (268, 306), (196,
        300), (176, 240), (178, 204), tension=0.6)
    ink(c, coat)
    for k in range(6):                                                    # starlight on his coat
        c.gouge([(294 - k * 3, 206 + k * 14), (280 - k * 4, 212 + k * 15), (258 - k * 3,
            214 + k * 16)], 7, ends=(1, 0))
    for k in range(5):
        c.gouge([(272 - k * 10, 306 + k * 12), (252 - k * 12, 330 + k * 14), (222 - k * 14,
            358 + k * 14)], 6)
    for k in range(5):
        c.gouge([(326, 352 + k * 17), (318, 356 + k * 17), (304, 356 + k * 17)], 6, ends=(1, 0))
    who = Profile(c, 238, 112, 58, expression="sly", build=Build(gaunt=1.2, nose=1.2, age=1.0))
    ink(c, circle(226, 112, 48, 58), curve((190, 150), (280, 160), (270, 200), (196, 200)))
    who.draw()
    who.hair("short")
    paper(c, [(246, 172), (292, 156), (300, 176), (262, 196)], halo=3)
    ink(c, moved(joined([(-46, -84), (44, -90), (40, 2), (-44, 4)], curve((-82, 4), (0, -8), (84,
        -4), (88, 8), (0, 16), (-80, 16),
        tension=0.4)), 240, 72, 1, -6))
    c.gouge([(170, 92), (240, 82), (326, 68)], 5)
    c.gouge([(268, -10), (272, 24), (274, 54)], 7)
    colour(c, moved(box(-44, -18, 41, -4), 240, 72, 1, -6))
    pole = limb([(306, 330), (452, 30)], (11, 11))
    ink(c, pole, halo=-4)
    bell = curve((446, 6), (462, 10), (494, 92), (500, 104), (398, 92), (404, 82), tension=0.2)
    ink(c, bell, halo=-6)
    c.gouge([(462, 22), (474, 58), (486, 92)], 8)
    c.shine(c.lay(blade([(428, 100), (424, 122), (418, 150)], (12, 8, 0)), blade([(450, 102),
        (450, 134), (449, 172)], (14, 9, 0)),
        blade([(472, 104), (480, 124), (490, 150)], (12, 8, 0)), tone=1.25, solid=True))
    ink(c, limb([(278, 200), (348, 258), (374, 196)], (46, 36, 24)), halo=-3)
    c.gouge([(300, 206), (346, 240), (362, 206)], 7)
    for k in range(4):
        paper(c, limb([(362 - k * 4, 176 + k * 10), (384 - k * 4, 186 + k * 10)], (12, 11)), halo=3)
    roofs = [(-10, 450), (-10, 404), (40, 404), (70, 384), (100, 404), (160, 404), (160, 388),
        (176, 388), (176, 410), (238, 410), (262, 392),
        (286, 410), (352, 410), (352, 396), (400, 396), (400, 378), (412, 378), (412, 396), (440,
            396), (452, 352), (464, 396), (520, 396),
        (546, 376), (572, 396), (610, 396), (610, 450)]
    ink(c, roofs)
    for x in (20, 66, 120, 196, 258, 372, 424, 486, 540):
        paper(c, box(x, 416, x + 11, 430))
    return c


def _star(x: float, y: float, r: float) -> list[Point]:
    """A star of four long rays."""
    return [(x + math.cos(math.radians(k * 45)) * r * (1 if k % 2 == 0 else 0.28),
        y + math.sin(math.radians(k * 45)) * r * (1.25 if k % 2 ==
        0 else 0.28)) for k in range(8)]


@art("who-sat-at-the-window")
def who_sat_at_the_window(page: Page) -> Woodcut:
    """The coroner has drawn a sheet over him; the hand would not come off the chair."""
    c = Woodcut(page)
    c.shine(c.lay(box(40, -10, 560, 250), tone=1.2, accent=1.0, solid=True))
    strike(c, light_tree((450, -20), (500, 240), 20, 5, twigs=7), halo=5)
    strike(c, light_tree((110, -20), (76, 200), 13, 8, twigs=5), halo=4)
    ink(c, box(24, -10, 44, 262), box(556, -10, 580, 262), box(0, 246, 600, 264), box(292, -10,
        306, 250), box(40, 96, 560, 108))
    floor = paper(c, box(0, 348, 600, 440))
    strokes(c, floor, away(300, 160), cell=15, length=80, width=7, tone=0, seed=4,
        weight=lambda x, y: 0.3 + abs(x - 300) / 330)
    ink(c, box(0, 262, 600, 350))
    chair = joined(curve((150, 60), (210, 8), (390, 8), (450, 60), (462, 230), (500, 236), (508,
        420), (92, 420), (100, 236), (138, 230),
        tension=0.35))
    ink(c, chair, halo=-6)
    for side in (-1, 1):
        c.gouge([(300 + side * 150, 70), (300 + side * 156, 150), (300 + side * 160, 222)], 7)
        ink(c, curve(*((300 + side * px, py) for px, py in ((124, 262), (140, 232), (190, 228),
            (216, 250), (210, 290), (140, 300))),
            tension=0.7), halo=-5)
    sheet = curve((300, 34), (336, 42), (356, 76), (356, 112), (346, 136), (384, 158), (416, 196),
        (424, 262), (420, 300), (436, 350),
        (446, 436), (392, 424), (340, 442), (292, 428), (240, 442), (190, 424), (154, 438), (168,
            350), (180, 300), (176, 262), (186, 196),
        (216, 158), (254, 136), (244, 112), (244, 76), (264, 42), tension=0.6)
    cloth = paper(c, sheet, halo=7)
    for way, wide in (([(258, 56), (248, 90), (258, 126)], 7), ([(344, 64), (350, 100), (340,
        130)], 14), ([(262, 140), (240, 172), (204,
            200)], 9), ([(340, 140), (366, 176), (406, 208)], 14), ([(184, 292), (240, 280), (286,
                298)], 9), ([(316, 298), (366, 280), (418,
            288)], 13)):
        c.gouge(way, wide, tone=0, within=cloth)
    chest, lap = c.mask(box(150, 146, 450, 274)) * cloth, c.mask(box(140, 306, 460, 440)) * cloth
    strokes(c, chest, away(296, 20), cell=19, length=74, width=7, tone=0, seed=7, weight=lambda x,
        y: 0.16 + max(0.0, (x - 290) / 130))
    strokes(c, lap, lambda x, y: math.radians(90 + (300 - x) * 0.09), cell=19, length=84, width=8,
        tone=0, seed=9,
        weight=lambda x, y: 0.24 + max(0.0, (x - 300) / 140))
    # What the sheet clings to: two hollows and a mouth that nobody could shut.
    ink(c, curve((268, 84), (280, 74), (292, 82), (290, 96), (276, 98)), curve((308, 82), (320,
        74), (334, 84), (326, 98), (310, 96)),
        curve((300, 110), (312, 120), (313, 140), (300, 150), (288, 140), (289, 120)))
    for side in (-1, 1):
        c.gouge([(300 + side * 18, 126), (300 + side * 28, 120), (300 + side * 42, 108)], 4, tone=0)
        c.gouge([(300 + side * 16, 142), (300 + side * 26, 146), (300 + side * 40, 140)], 4, tone=0)
        c.gouge([(300 + side * 8, 66), (300 + side * 14, 54), (300 + side * 12, 42)], 4, tone=0)
    fingers(c, [
        ([(158, 258), (128, 252), (112, 276), (116, 304)], (26, 22, 19, 13)),
        ([(172, 262), (146, 254), (132, 282), (136, 314)], (26, 22, 19, 13)),
        ([(186, 266), (164, 258), (152, 286), (156, 316)], (26, 22, 19, 13)),
        ([(198, 270), (182, 264), (172, 288), (175, 312)], (24, 21, 18, 12)),
    ], 0, 0, 1, halo=4, shade=0.2)
    return c
