"""What happens on the road and under the hill, of Called Forth by Thunder."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_bodies import (
    beast_gaunt,
    beast_standing,
    claws,
    dead_tree,
    head_shape,
    man_running,
    man_standing,
    mansion,
)
from art.kit.cut_heads import Build, Head
from art.kit.cut_strokes import along, around, away, cast, joined, less, limb, quad, strokes
from art.kit.cut_things import flame
from art.kit.cut_weather import billow, rain
from art.kit.woodcut import Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")


@art("called-forth-by-thunder")
def called_forth_by_thunder(page: Page) -> Woodcut:
    """Every peal is a dinner bell: the white field opens a hundred mouths."""
    c = Woodcut(page)
    c.shine(c.lay([(-10, -10), (610, -10), (610, 450), (-10, 450)], tone=1.2, solid=True))
    billow(c, [(60, -20, 120), (220, -50, 120), (400, -50, 120), (560, -10, 120), (20, 80, 56),
        (590, 84, 52)], (0.05, 1), rim=0.18)
    hill = curve((-20, 190), (140, 168), (260, 130), (330, 112), (400, 128), (500, 160), (620, 176),
        (620, 470), (-20, 470), tension=0.5)
    c.shine(c.lay(curve((-20, 130), (300, 96), (620, 120), (620, 240), (-20, 240), tension=0.5),
        tone=1.15, accent=1.0, solid=True))
    c.lay(hill, tone=1.15, solid=True)
    c.lay(moved(mansion(), 330, 124, 82), tone=0)
    for k, (x, y, s) in enumerate(((206, 186, 62), (446, 180, 56), (90, 226, 84), (318, 230, 88),
            (546, 224, 86), (196, 312, 140), (440, 326, 150), (40, 420, 190), (310, 452, 200),
            (580, 440, 190))):
        c.lay(circle(x, y, s * 0.5, s * 0.13), tone=0)
        strokes(c, less(circle(x, y, s * 0.72, s * 0.24), circle(x, y, s * 0.5, s * 0.13)),
            away(x, y), cell=max(9, s * 0.1), length=s * 0.2, width=3 + s * 0.02, tone=0, seed=k)
        lean = k in (1, 3, 6, 9)
        body = moved(beast_gaunt() if lean else beast_standing(), x, y + s * 0.44,
            s * (1.5 if lean else 1.3), turn=(-10, 8, 12, -6)[k % 4],
            flip=k % 2 == 0)
        upper = less(body, [(x - 2 * s, y), (x + 2 * s, y), (x + 2 * s, y + 2 * s),
            (x - 2 * s, y + 2 * s)])
        c.lay(cast(upper, y, 0.5 * (x - 320) / 300, 0.36), tone=0)
        c.lay(upper, tone=0, halo=-4 if k > 4 else -2)
    return c


@art("cave-in")
def cave_in(page: Page) -> Woodcut:
    """Fifty tons of hill sat down on my only exit."""
    c = Woodcut(page)
    c.shine(c.lay(curve((60, 470), (100, 330), (190, 240), (310, 206), (430, 240), (500, 330),
        (540, 470), tension=0.6), tone=1.15, accent=1.0, solid=True))
    # each boulder, and the face of it that his lamp reaches
    boulders: list[tuple[Shape, Shape]] = [
        ([(60, -20), (540, -20), (500, 96), (376, 186), (214, 172), (100, 84)], [(100, 84),
            (236, 104), (392, 106), (500, 96), (376, 186), (214, 172)]),
        ([(-20, 60), (90, 50), (120, 120), (60, 176), (-20, 170)], [(40, 128), (120, 120),
            (60, 176), (-20, 170), (-20, 150)]),
        ([(620, 50), (520, 60), (486, 120), (540, 186), (620, 180)], [(566, 132), (486, 120),
            (540, 186), (620, 180), (620, 160)]),
        ([(-20, 176), (70, 170), (156, 226), (140, 306), (50, 340), (-20, 330)], [(76, 264),
            (156, 226), (140, 306), (50, 340), (20, 310)]),
        ([(620, 186), (530, 176), (446, 230), (462, 312), (550, 344), (620, 336)], [(526, 270),
            (446, 230), (462, 312), (550, 344), (580, 316)]),
        ([(-20, 350), (50, 344), (112, 392), (96, 470), (-20, 470)], [(52, 400), (112, 392),
            (96, 470), (30, 470)]),
        ([(620, 350), (552, 346), (494, 396), (508, 470), (620, 470)], [(550, 404), (494, 396),
            (508, 470), (574, 470)]),
        ([(150, 196), (192, 182), (224, 210), (206, 248), (164, 244)], [(172, 222), (224, 210),
            (206, 248), (164, 244)]),
        ([(392, 214), (426, 186), (456, 204), (448, 240), (408, 250)], [(420, 222), (456, 216),
            (448, 240), (408, 250), (396, 232)]),
        ([(262, 204), (288, 196), (304, 218), (284, 238), (260, 230)], [(272, 222), (304, 218),
            (284, 238), (260, 230)]),
        ([(340, 210), (358, 200), (372, 214), (360, 232), (342, 228)], [(350, 220), (372, 214),
            (360, 232), (342, 228)])]
    for k, (stone, face) in enumerate(boulders):
        c.lay(c.rough(stone, 1.2, f"stone{k}", 12), tone=0, halo=-3 if k else 0)
        c.lay(c.rough(face, 1.0, f"face{k}", 12), tone=1.18, solid=True)
        strokes(c, face, along(70 if k else 12), cell=15, length=44, width=5, tone=0, seed=k,
            weight=lambda x, y, k=k: 0.5 if k else 0.8 - (y - 90) / 110)
        strokes(c, less(stone, face), away(310, 380), cell=22, length=36, width=4.5, seed=k + 20,
            weight=lambda x, y: 0.9 - math.hypot(x - 310, y - 300) / 330)
    for a, b in (((170, 470), (196, 330)), ((452, 470), (434, 340))):     # props
        c.lay(blade([a, ((a[0] + b[0]) / 2 + 3, (a[1] + b[1]) / 2), b], [24, 23, 22]), tone=0)
    # the beam breaks
    c.lay([(180, 308), (300, 286), (332, 322), (312, 304), (310, 332), (290, 308), (184, 332)],
        tone=0)
    c.lay([(452, 320), (352, 286), (336, 312), (356, 306), (350, 334), (372, 316), (446, 342)],
        tone=0)
    c.lay(moved(man_running(), 312, 444, 132), tone=0)
    c.lay(curve((40, 470), (180, 438), (330, 446), (450, 436), (560, 470), tension=0.5), tone=0)
    return c


@art("man-at-the-window")
def man_at_the_window(page: Page) -> Woodcut:
    """Carter talked to his back for an hour; the shadow on the floor has half a head."""
    c = Woodcut(page)
    boards = [(-10, -10), (610, -10), (610, 330), (-10, 330)]
    for k in range(13):
        x = -4 + k * 50
        c.lay([(x, -10), (x + 44, -10), (x + 44, 326), (x, 326)], tone=1.15, solid=True)
    strokes(c, boards, along(90), cell=20, length=80, width=6, tone=0, seed=3, weight=lambda x, y:
        abs(x - 310) / 210)
    glass = [(176, -10), (438, -10), (438, 196), (176, 196)]
    c.shine(c.lay(glass, tone=1.2, solid=True, halo=14))
    rain(c, -0.35, 80, seed=4, tone=0, width=4, keep=1 - c.mask(glass))
    c.lay([(160, 196), (454, 196), (460, 212), (154, 212)], tone=1.15, solid=True, halo=6)
    torso = curve((252, 210), (238, 130), (244, 84), (280, 62), (330, 60), (366, 80), (376, 130),
        (364, 212), (370, 250), (246, 250), tension=0.5)
    legs = joined([(248, 240), (304, 240), (298, 344), (252, 344)], [(312, 240), (370, 240),
        (366, 344), (318, 344)], [(240, 336), (298, 336), (298, 352), (236, 352)], [(318, 336),
        (372, 336), (378, 352), (318, 352)])
    stump = c.rough(curve((286, 70), (284, 34), (292, 12), (302, 34), (312, 22), (322, 44),
        (328, 70), tension=0.4), 1.5, "gnawed", 6)
    arms = [limb([(256, 96), (214, 150), (196, 194)], [42, 34, 26]), limb([(356, 92), (404, 146),
        (416, 194)], [42, 34, 26])]
    man = joined(torso, legs, stump, *arms)
    c.lay(man, tone=0, halo=-5)
    for x0, s in ((270, 1), (346, -1)):     # his braces
        c.lay(blade([(x0, 76), (x0 + s * 24, 140), (x0 + s * 36, 178)], [9, 8, 7]),
            tone=1.15, accent=1.0, solid=True)
    c.lay(blade([(308, 174), (308, 200), (308, 240)], [9, 8, 8]), tone=1.15, accent=1.0, solid=True)
    c.lay([(-10, 326), (610, 326), (610, 450), (-10, 450)], tone=0)
    floor = quad((150, 346), (462, 346), (640, 460), (-30, 460))
    lit = c.lay([floor(0, 0), floor(1, 0), floor(1, 1), floor(0, 1)], tone=1.15, accent=1.0,
        solid=True)
    c.lay(legs, tone=0)
    whole = joined(torso, legs, less(circle(306, 14, 40, 44), circle(344, -4, 26),
        circle(316, -34, 20), circle(346, 26, 15)), *arms)
    c.lay(cast(whole, 348, 0.0, 0.25), tone=0, keep=1 - lit)
    arm = limb([(650, 250), (540, 190), (440, 128), (392, 104)], [110, 84, 56, 42])
    c.lay(arm, tone=0, halo=-6)
    c.lay([(430, 96), (462, 112), (440, 152), (410, 136)], tone=1.15, solid=True, halo=4)
    for k in range(4):
        x, y = 404 - k * 5, 86 + k * 15
        c.lit(limb([(x + 20, y + 10), (x - 14, y - 4 + k * 2), (x - 34, y + 8 + k * 2)],
            [18, 17, 11]), towards=(-0.5, -1), reach=14, hard=2.0, halo=3)
    return c


@art("torches-on-the-road")
def torches_on_the_road(page: Page) -> Woodcut:
    """Two dozen neighbours who wanted whoever woke it up: their shadows arrive first."""
    c = Woodcut(page)
    for x, y, tall, seed, lean in ((70, 230, 250, 4, 0.3), (20, 240, 200, 8, -0.2),
            (540, 230, 270, 11, -0.3), (600, 240, 220, 2, 0.2)):
        tree = moved(dead_tree(seed, lean), x, y, tall)
        c.lay(tree, tone=0)
        c.lit(tree, towards=(300 - x, 0), reach=5, hard=1.4)
    road = quad((190, 208), (430, 208), (680, 470), (-90, 470))
    c.lay([(-10, 210), (610, 210), (610, 470), (-10, 470)], tone=0)
    lit = c.lay([road(0, 0), road(1, 0), road(1, 1), road(0, 1)], tone=1.15, accent=1.0, solid=True)
    random = np.random.default_rng(3)
    people = [(214, 214, 116), (386, 212, 112), (160, 212, 96), (446, 210, 98), (262, 222, 140),
        (346, 224, 150)]
    for k, (x, y, s) in enumerate(people):
        body = moved(man_standing(hat=k % 3 != 1), x, y, s, flip=k % 2 == 1)
        side = 1 if k % 2 else -1
        arm = limb([(x + side * s * 0.14, y - s * 0.74), (x + side * s * 0.26, y - s * 0.86),
            (x + side * s * 0.24, y - s * 1.06)], [s * 0.09, s * 0.07, s * 0.05])
        pole = blade([(x + side * s * 0.22, y - s * 0.8), (x + side * s * 0.25, y - s * 1.1),
            (x + side * s * 0.27, y - s * 1.3)], [s * 0.05] * 3)
        whole = joined(body, arm, pole)
        c.lay(cast(whole, y - 2, (x - 304) / 110, 1.1), tone=0, keep=1 - lit)
        c.lay(whole, tone=0, halo=-4)
        flame(c, x + side * s * 0.27, y - s * 1.24, s * 0.5, random.uniform(-0.2, 0.2))
    hat = joined(head_shape(304, 398, 36), curve((210, 470), (226, 452), (262, 438), (304, 432),
        (346, 438), (382, 452), (398, 470), tension=0.5))
    c.lay(hat, tone=0, halo=-6)
    return c


@art("two-empty-pillows")
def two_empty_pillows(page: Page) -> Woodcut:
    """They slept three to a bed for safety. Carter had the middle."""
    c = Woodcut(page)
    strokes(c, [(-10, -10), (610, -10), (610, 450), (-10, 450)], along(62),
        cell=36, length=140, width=4, seed=4, weight=lambda x, y: 0.5)
    bed = quad((108, -40), (560, 30), (500, 560), (20, 470))
    c.lay([bed(0, 0), bed(1, 0), bed(1, 1), bed(0, 1)], tone=1.15, solid=True, halo=10)
    for u in (0.16, 0.5, 0.84):
        pillow = curve(bed(u - 0.15, 0.09), bed(u, 0.07), bed(u + 0.15, 0.09), bed(u + 0.16, 0.22),
            bed(u + 0.15, 0.34), bed(u, 0.36), bed(u - 0.15, 0.34), bed(u - 0.16, 0.22),
            tension=0.6)
        c.lay(pillow, tone=1.15, solid=True, halo=6)
        if u != 0.5:     # the dent is still there
            x, y = bed(u, 0.22)
            dent = circle(x, y, 34, 40)
            c.lay(less(dent, moved(dent, 9, 12)), tone=0)
            strokes(c, pillow, around(x, y), cell=15, length=34, width=4.5, tone=0, seed=int(x),
                weight=lambda px, py, x=x, y=y: 1.2 - abs(math.hypot(px - x, py - y) - 44) / 24)
    hx, hy = bed(0.5, 0.23)
    carter = Head(c, hx + 2, hy - 2, 58, tilt=9, expression="afraid", build=Build(gaunt=0.6))
    carter.draw()
    carter.hair("short")
    quilt = [bed(0, 0.47), bed(0.3, 0.45), bed(0.5, 0.4), bed(0.7, 0.46), bed(1, 0.47), bed(1, 1.1),
        bed(0, 1.1)]
    cover = c.lay(quilt, tone=1.15, accent=1.0, solid=True, halo=7)
    for i in range(7):
        for j in range(6):
            if (i + j) % 2 == 0:
                u, v = i / 7, 0.48 + j * 0.1
                c.lay([bed(u, v), bed(u + 1 / 7, v), bed(u + 1 / 7, v + 0.1), bed(u, v + 0.1)],
                    tone=1.15, solid=True, keep=1 - cover)
    c.lay([bed(0, 0.42), bed(0.3, 0.4), bed(0.5, 0.355), bed(0.7, 0.41), bed(1, 0.42), bed(1, 0.49),
        bed(0.7, 0.48), bed(0.5, 0.43), bed(0.3, 0.47), bed(0, 0.49)], tone=1.15, solid=True,
        halo=4)
    for k in (-1, 1):
        for j in range(4):
            x, y = bed(0.5 + k * 0.045 + k * j * 0.018, 0.375 + j * 0.006)
            c.lit(limb([(x, y - 6), (x, y + 12)], [9, 8]), towards=(0.4, -1),
                reach=8, hard=2, halo=2)
    shade = limb([(660, 470), (540, 380), (430, 340), (350, 300)], [150, 110, 70, 56])
    c.lay(joined(shade, claws(358, 308, 130, 226, fan=26), limb([(370, 320), (318, 330),
        (280, 316)], [30, 22, 0])), tone=0)
    return c


@art("third-aklo-ritual")
def third_aklo_ritual(page: Page) -> Woodcut:
    """I rehearse at the shaving mirror, and the mirror answers."""
    c = Woodcut(page)
    strokes(c, [(-10, -10), (610, -10), (610, 450), (-10, 450)], along(88),
        cell=30, length=80, width=4, seed=3, weight=lambda x, y: 0.4)
    mirror = quad((262, 12), (500, 34), (488, 352), (250, 330))
    outer = [mirror(-0.07, -0.06), mirror(1.07, -0.06), mirror(1.07, 1.06), mirror(-0.07, 1.06)]
    c.lay(outer, tone=1.15, solid=True, halo=8)
    glass = [mirror(0, 0), mirror(1, 0), mirror(1, 1), mirror(0, 1)]
    inside = c.lay(glass, tone=1.15, accent=1.0, solid=True, halo=5)
    shoulders = curve((250, 360), (266, 300), (320, 268), (420, 268), (470, 300), (490, 360),
        tension=0.5)
    c.lay(shoulders, tone=0, keep=1 - inside)
    face = curve((312, 180), (316, 110), (344, 74), (386, 70), (420, 96), (432, 160), (428, 230),
        (410, 290), (374, 316), (338, 296), (318, 240), tension=0.7)
    c.lay(face, tone=0, keep=1 - inside)
    for plane in ([(340, 104), (380, 96), (376, 138), (352, 146), (328, 142)], [(322, 170),
            (346, 176), (344, 204), (326, 206)], [(360, 146), (374, 146), (378, 186), (352, 190)],
                  [(396, 172), (420, 164), (420, 204), (402, 210)]):
        c.lay(c.rough(plane, 1, f"plane{plane[0][0]}", 8), tone=1.15, solid=True)
    # no human mouth was consulted
    mouth = curve((336, 226), (352, 206), (374, 202), (398, 208), (412, 228), (408, 274),
        (380, 306), (350, 294), (336, 260), tension=0.7)
    c.lay(mouth, tone=1.15, solid=True, keep=1 - inside)
    inner = curve((344, 232), (358, 216), (376, 212), (394, 218), (404, 234), (400, 268),
        (378, 294), (354, 284), (344, 258), tension=0.7)
    c.lay(inner, tone=0)
    for k in range(7):
        a = math.radians(-170 + k * 52)
        x, y = 374 + math.cos(a) * 30, 252 + math.sin(a) * 40
        c.lay([(x - 6 * math.sin(a), y + 6 * math.cos(a)), (x + 6 * math.sin(a),
            y - 6 * math.cos(a)), (x - math.cos(a) * 20, y - math.sin(a) * 24)],
            tone=1.15, solid=True)
    for x, y in ((340, 160), (404, 156)):
        c.shine(c.lay(blade([(x - 9, y + 1), (x, y - 1), (x + 9, y)], [0, 5, 0]),
            tone=1.2, solid=True))
    # it sweats
    for u, v, n in ((0.06, 0.1, 80), (0.2, 0.02, 50), (0.84, 0.05, 90), (0.94, 0.3, 70),
            (0.1, 0.56, 60), (0.72, 0.02, 40)):
        x, y = mirror(u, v)
        c.lay(blade([(x, y), (x, y + n * 0.6), (x, y + n)], [2, 5, 10]),
            tone=1.18, solid=True, halo=2)
    man = joined(head_shape(150, 190, 74, hat=False), curve((-30, 470), (0, 360), (60, 312),
        (150, 290), (236, 312), (290, 380), (306, 470), tension=0.5), circle(212, 200, 12, 24))
    c.lay(man, tone=0, halo=8)
    c.lit(man, towards=(1, -0.1), reach=9, hard=1.5)
    for k in range(5):
        c.gouge([(196 + k * 3, 116 + k * 10), (208 + k * 2, 140 + k * 8), (210, 168 + k * 6)], 5)
    sheet = quad((300, 356), (452, 372), (470, 470), (282, 470))
    c.lay([sheet(0, 0.02), sheet(0.2, 0), sheet(0.4, 0.05), sheet(0.7, 0), sheet(1, 0.04),
        sheet(1, 1), sheet(0, 1)], tone=1.15, solid=True, halo=7)
    for row in range(3):
        for k in range(6):
            x, y = sheet(0.14 + k * 0.15, 0.22 + row * 0.28)
            c.lay(moved([blade([(-0.5, -0.6), (0.5, -0.3), (0.1, 0.2), (0.5, 0.7)],
                [0.1, 0.34, 0.3, 0.08]), blade([(0.4, -0.7), (-0.5, -0.2), (0.4, 0.2), (-0.3, 0.7)],
                [0.1, 0.3, 0.3, 0.1])][(k + row) % 2], x, y, 12), tone=0)
    for k in range(3):
        c.lit(limb([(290 + k * 3, 396 + k * 18), (316, 390 + k * 19), (330, 396 + k * 19)],
            [18, 17, 11]), towards=(0.6, -1), reach=12, hard=1.9, halo=3)
    return c
