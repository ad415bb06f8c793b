"""One large shape each, of The Witch Cult Murders."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import SOLID, Page
from art.kit.cut_light import colour, ink, paper, strokes
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("spiked-figurine")
def spiked_figurine(page: Page) -> Woodcut:
    """Barrel body, starfish head, snapped off a balustrade: its foot is broken."""
    c = Woodcut(page)
    colour(c, PAGE)
    table = paper(c, [(-10, 366), (610, 366), (610, 450), (-10, 450)])
    strokes(c, table, 0, gap=20, length=90, width=6, tone=0, seed=3,
        weight=np.clip((c.Y - 380) / 70, 0, 0.9))
    x0 = 290
    ink(c, [(x0 - 60, 392), (x0 + 70, 388), (620, 440), (620, 470), (250, 470)])   # its shadow
    barrel = curve((x0 - 54, 168), (x0 - 88, 230), (x0 - 92, 290), (x0 - 60, 372), (x0 + 60, 372),
        (x0 + 92, 290), (x0 + 88, 230), (x0 + 54, 168), tension=0.6)
    foot = [(x0 - 72, 362), (x0 + 72, 362), (x0 + 78, 396), (x0 + 50, 386), (x0 + 30, 408),
        (x0 + 2, 390), (x0 - 24, 412), (x0 - 44, 390), (x0 - 76, 402)]
    thorns = []
    for side in (-1, 1):
        for y, far in ((196, 72), (240, 90), (284, 92), (328, 76)):
            thorns.append(blade([(x0 + side * far * 0.7, y + 8), (x0 + side * (far + 24), y - 6),
                (x0 + side * (far + 58), y - 40)], [26, 17, 0]))
    points = []
    for k in range(10):
        a = math.radians(-90 + 36 * k)
        r = 118 if k % 2 == 0 else 46
        a += 0.16 if k % 2 == 0 else 0.0                        # the arms bend one way
        points.append((x0 + r * math.cos(a) * 1.16, 122 + r * math.sin(a)))
    ink(c, barrel, foot, *thorns)
    body = c.mask(barrel)
    for i in range(-2, 3):                                      # ridges
        wide = 74 * math.sin(i * 0.62)
        c.gouge([(x0 + wide * 0.55 - 6, 190), (x0 + wide - 10, 268), (x0 + wide * 0.62 - 6, 362)],
            20 - 5 * (i + 2) * 0.8, within=body, ends=(0.3, 0.3))
    for i in (-1, 0, 1):
        for k in range(3):
            x, y = x0 + 74 * math.sin((i + 0.5) * 0.62) * 1.0 - 4, 226 + k * 48 + 12 * (i % 2)
            paper(c, [(x - 9, y + 8), (x + 9, y + 8), (x + 2, y - 22)], halo=4)
    paper(c, curve(*points, tension=0.55), halo=9)
    for k in range(5):                                          # suckers, and an eye in the middle
        x, y = points[2 * k]
        for u, size in ((0.42, 8), (0.6, 7), (0.78, 5)):
            ink(c, circle(x0 + (x - x0) * u, 122 + (y - 122) * u, size))
    ink(c, circle(x0, 122, 25))
    c.shine(colour(c, circle(x0, 122, 17)))
    ink(c, circle(x0, 122, 7))
    return c


@art("coroners-table")
def coroners_table(page: Page) -> Woodcut:
    """It went in at the ribs, and came out well fed: it left over the dead man's foot."""
    c = Woodcut(page)
    ink(c, PAGE)
    sheet = curve((70, 330), (110, 190), (160, 96), (230, 56), (300, 66), (372, 54), (440, 100),
        (492, 200), (534, 330), tension=0.5)
    cloth = colour(c, sheet)
    strokes(c, cloth, lambda x, y: math.degrees(math.atan2(y - 20, x - 300)), gap=24, length=120,
        width=12, tone=0, seed=5, weight=np.clip(np.abs(c.X - 300) / 190 - 0.1, 0, 0.9))
    ink(c, [(-10, 372), (610, 372), (610, 450), (-10, 450)])
    paper(c, [(30, 384), (570, 384), (590, 404), (10, 404)])
    for x, side in ((206, -1), (394, 1)):                       # bare soles
        sole = curve((x - 46, 372), (x - 52, 320), (x - 44 - side * 8, 270), (x - 62, 200),
            (x - 54, 156), (x, 138), (x + 54, 156), (x + 62, 200), (x + 44 - side * 8, 270),
            (x + 52, 320), (x + 46, 372), (x, 388), tension=0.7)
        toes = []
        for dx, y, r in ((-44, 112, 27), (-6, 100, 18), (24, 108, 16), (46, 122, 14),
            (64, 142, 12)):
            toes.append(circle(x + side * dx, y, r, r * 1.15))
        skin = paper(c, sole, *toes, halo=8)
        strokes(c, skin, lambda px, py: 60, gap=11, length=40, width=5, tone=0, seed=7,
            weight=np.clip((c.X - x - 20) / 40, 0, 0.9))
        for toe in toes:
            c.block.over(c.mask(toe, stroke=5), tone=0.0, accent=0.0, kind=SOLID)
        c.gouge([(x - 40, 214), (x, 228), (x + 40, 212)], 6, tone=0)
        c.gouge([(x - 30, 318), (x, 308), (x + 32, 318)], 6, tone=0)
    for x, y, turn in ((196, 178, -14), (224, 238, 12), (192, 292, -10), (222, 346, 14),
        (196, 424, -8)):
        _small_hand(c, x, y, 21, turn + 180)
    return c


def _small_hand(c: Woodcut, x: float, y: float, size: float, turn: float) -> None:
    """The print of a rat's palm, which is a child's."""
    palm = curve((-0.5, 0.5), (-0.6, -0.2), (0, -0.5), (0.6, -0.2), (0.5, 0.5))
    fingers = [blade([(dx * 0.5, -0.3), (dx * 0.8, -0.9), (dx, -1.5 + abs(dx) * 0.4)],
        [0.4, 0.4, 0.2]) for dx in (-0.9, -0.3, 0.3, 0.9)]
    thumb = blade([(-0.4, 0.3), (-1.0, 0.0), (-1.3, -0.4)], [0.4, 0.4, 0.2])
    colour(c, *(moved(shape, x, y, size, turn) for shape in (palm, *fingers, thumb)))


@art("empty-cradle")
def empty_cradle(page: Page) -> Woodcut:
    """Still rocking; what was in it went where its blanket goes, by a hole fit for a rat."""
    c = Woodcut(page)
    wall = paper(c, PAGE)
    strokes(c, wall, 90, gap=22, length=120, width=9, tone=0, seed=3,
        weight=np.clip(np.abs(c.X - 330) / 200 - 0.5 - (c.Y - 100) / 900, 0, 1) * (c.Y < 262))
    ink(c, [(-10, 262), (610, 262), (610, 271), (-10, 271)])    # the skirting
    floor = ink(c, [(-10, 340), (610, 340), (610, 450), (-10, 450)])
    strokes(c, floor, 0, gap=26, length=130, width=5, seed=8,
        weight=np.clip((c.Y - 350) / 90, 0, 0.7))

    def at(*points: Point) -> list[Point]:
        s, k = math.sin(-0.2), math.cos(-0.2)
        return [(236 + x * k - y * s, 246 + x * s + y * k) for x, y in points]

    hood = curve(*at((-150, -10), (-168, -120), (-140, -190), (-70, -206), (-20, -190), (-36, -110),
        (-24, -10)), tension=0.5)
    box = at((-156, -30), (150, -30), (166, -44), (132, 96), (-118, 96))
    runner = curve(*at((-170, 70), (-120, 112), (0, 134), (120, 112), (172, 66), (186, 76),
        (130, 136), (0, 160), (-130, 136), (-184, 84)), tension=0.6)
    ink(c, hood, box, runner, halo=-6)
    for k in range(8):                                          # slats
        u = -116 + k * 34
        c.gouge(at((u, -10), (u * 0.94, 30), (u * 0.86, 80)), 10, ends=(0.7, 0.7))
    c.gouge(at((-150, -24), (0, -22), (148, -30)), 6, ends=(0.7, 0.7))
    c.gouge(at((-150, -60), (-148, -130), (-120, -178), (-60, -194)), 8)
    c.gouge(at((-126, 118), (0, 143), (128, 116)), 6)
    hole = curve((440, 342), (442, 304), (466, 276), (500, 276), (524, 304), (526, 342),
        tension=0.5)
    ink(c, hole)
    blanket = curve((300, 196), (336, 172), (376, 170), (392, 200), (388, 260), (396, 320),
        (416, 350), (444, 346), (470, 324), (506, 318), (500, 346), (462, 398), (400, 412),
        (350, 384), (336, 320), (330, 250), tension=0.6)
    cloth = colour(c, blanket, halo=6)
    for way in ([(356, 190), (358, 270), (368, 340), (410, 386)], [(376, 210), (374, 290),
        (392, 350), (430, 374)]):
        c.gouge(way, 6, tone=0, within=cloth)
    return c
